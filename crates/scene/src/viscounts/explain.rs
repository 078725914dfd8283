//! What things at the table are: the rule first, then how they stand now, then what can be done with them, or why nothing can.

use super::{
    Viscount, ahead,
    labels::{self, Word},
    ledger::{self, Plate, Source, With},
    named::Named,
    panels::phase,
    pictured, price, reasons, solo,
};
use crate::{Explanation, Look, Marks, Price, Stage as _, Way, names::with_names};
use demesne_game::{Game, Notation, Seat, Viewer};
use demesne_text::viscounts::{
    Foretold, effects, facts, moment, option_words,
    things::{self, Thing},
    words,
};
use demesne_viscounts::{Action, Card, CardSet, Payment, Segment, State, Viscounts};

/// How many actions are listed with a thing.
const LISTED: usize = 5;

/// What a thing is.
pub(super) fn explain(table: &Viscount<'_>, look: &Look<'_>, key: &str) -> Option<Explanation> {
    let named = Named::parse(key)?;
    let who = match look.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Everybody => look.own,
    };
    let view = table.game.view(table.state, look.viewer);
    let teller = Teller { table, look, view: &view, who };
    let mut explanation = teller.of(named)?;
    // Long to be read aloud with every viscount: only whoever asks is told.
    if let Named::Viscount(seat) | Named::Rival(seat) = named
        && view.player(seat).viscount.is_some()
    {
        explanation.now.extend(moment::score(table.game, &view, seat, look.language));
    }
    explanation.now.extend(teller.possible(named));
    explanation.picture = pictured::picture(&teller, named);
    // Texts name people by their seats.
    for line in &mut explanation.now {
        *line = with_names(line, look.names);
    }
    Some(explanation)
}

/// Who tells, of which moment, to whom.
pub(super) struct Teller<'a> {
    pub(super) table: &'a Viscount<'a>,
    pub(super) look: &'a Look<'a>,
    pub(super) view: &'a State,
    pub(super) who: Seat,
}

impl Teller<'_> {
    /// A thing without what can be done with it; seats have their signs.
    pub(super) fn of(&self, named: Named) -> Option<Explanation> {
        let (game, view, language) = (self.table.game, self.view, self.look.language);
        Some(match named {
            Named::Phase(number) => {
                let now = phase(view) == Some(number);
                self.thing(Thing::Phase(number), if now { moment::round(view, language) } else { vec![] })
            }
            Named::Round => self.thing(Thing::Round, moment::round(view, language)),
            Named::Poverty => self.thing(Thing::Poverty, moment::end_card(game, view, true, language)),
            Named::Prosperity => self.thing(Thing::Prosperity, moment::end_card(game, view, false, language)),
            Named::Space(space) => {
                self.thing(Thing::Space(space), moment::space(game, view, self.me(), space, language))
            }
            Named::Site(site) => {
                let there = site.place() < game.sites(site.segment()).count;
                there.then(|| self.thing(Thing::Site(site), moment::site(game, view, site, language)))?
            }
            Named::Link(site) => {
                game.linked_after(view, site)?;
                let (_, gain) = facts::link_after(game, view, site);
                self.thing(Thing::Link(site), vec![sentence(&effects::bundle(gain, language))])
            }
            Named::Folk(segment) => self.folk(segment),
            Named::Tile(segment) => {
                let now = vec![moment::manuscript_pile(view, segment, language)];
                match view.tiles[segment.index()] {
                    tile if tile.is_some() => self.thing(Thing::Manuscript(tile), now),
                    _ => self.thing(Thing::PrintedManuscript(segment), now),
                }
            }
            Named::Wedge(segment) => self.thing(Thing::Segment(segment), Vec::new()),
            Named::Castle(segment, tier) => {
                let now = moment::section(game, view, segment, tier, language);
                self.thing(Thing::Section(segment, tier), now)
            }
            Named::Worker(segment, tier, seat) => {
                self.seated(seat)?;
                let mut worker =
                    self.thing(Thing::Worker, moment::section(game, view, segment, tier, language));
                worker.rule = things::rule(game, Thing::Section(segment, tier), language);
                worker
            }
            Named::Keep => self.thing(Thing::ThirdTier, moment::third_tier(game, view, language)),
            Named::Leader => self.thing(Thing::Leader, vec![moment::leader(view, language)]),
            Named::Viscount(seat) => {
                self.seated(seat)?;
                let space = view.player(seat).viscount;
                let place = space.is_some().then(|| sentence(&words::space(space, language)));
                self.thing(Thing::Viscount, place.into_iter().collect())
            }
            Named::Bonus(ribbon) => {
                self.thing(Thing::BonusCard(ribbon), vec![moment::bonus_card(game, view, ribbon, language)])
            }
            Named::Rival(seat) => self.of(Named::Viscount(seat))?,
            Named::More => Explanation {
                title: labels::word(Word::More, language).into(),
                rule: vec![labels::word(Word::Rest, language).into()],
                ..Explanation::default()
            },
            Named::Pair(number) => self.pair(number)?,
            Named::Act(_)
            | Named::Exchanges(_)
            | Named::Workers(_)
            | Named::Choice(_)
            | Named::Plate(_)
            | Named::Missing(_)
            | Named::Pay(_)
            | Named::Dismissal => self.in_sum(named)?,
            _ => self.owned(named)?,
        })
    }

    /// What belongs to somebody.
    fn owned(&self, named: Named) -> Option<Explanation> {
        let (game, view, language) = (self.table.game, self.view, self.look.language);
        let solo = |seat: Seat| game.solo_seat() == Some(seat);
        let counted = |thing, seat: Seat, count: u16| {
            self.seated(seat).map(|()| self.thing(thing, vec![moment::count(count, language)]))
        };
        let player = |seat: Seat| self.seated(seat).map(|()| view.player(seat));
        Some(match named {
            Named::Slot(seat, slot) => match player(seat)?.slots[usize::from(slot) - 1] {
                card if card.is_some() => self.thing(Thing::Card(card), Vec::new()),
                _ => self.thing(Thing::Slot(slot), Vec::new()),
            },
            Named::Track(seat, space) => {
                self.seated(seat)?;
                // What a collision brings there, its rule says.
                let elsewhere = view.player(seat).virtue != space;
                self.thing(Thing::Track(space), self.markers(seat, elsewhere))
            }
            Named::Corruption(seat) | Named::Virtue(seat) => {
                self.seated(seat)?;
                let virtue = matches!(named, Named::Virtue(_));
                let thing = if virtue { Thing::Virtue } else { Thing::Corruption };
                self.thing(thing, self.markers(seat, true))
            }
            Named::Building(seat, building) => {
                self.seated(seat)?;
                let now = vec![moment::building(game, view, seat, building, language)];
                let thing =
                    if solo(seat) { Thing::SoloBuilding(building) } else { Thing::Building(building) };
                self.thing(thing, now)
            }
            Named::Hand(seat, card) => self.known(seat, card, |seat| {
                let player = view.player(seat);
                if view.knows(seat) { player.hand.or(player.deck).or(player.unseen) } else { CardSet::EMPTY }
            })?,
            Named::Discarded(seat, card) => self.known(seat, card, |seat| view.player(seat).discards)?,
            Named::Cards(seat) => {
                self.seated(seat)?;
                let hand = self.thing(Thing::Hand, moment::hand(game, view, seat, language));
                // Only whoever has it is told that it is "your hand".
                Explanation { title: labels::word(Word::Hand, language).into(), ..hand }
            }
            Named::Deck(seat) => {
                self.seated(seat)?;
                self.thing(Thing::Deck, moment::deck(game, view, seat, language))
            }
            Named::Discards(seat) if solo(seat) => {
                let discards = counted(Thing::SchemePile, seat, view.solo.discards.len().into())?;
                Explanation { title: things::title(game, Thing::Discards, language), ..discards }
            }
            Named::Discards(seat) => {
                self.seated(seat)?;
                self.thing(Thing::Discards, moment::discards(game, view, seat, language))
            }
            Named::Resource(seat, kind) => {
                counted(Thing::Resource(kind), seat, player(seat)?.resource(kind))?
            }
            Named::Silver(seat) => counted(Thing::Silver, seat, player(seat)?.silver)?,
            Named::Supply(seat) => {
                self.seated(seat)?;
                self.thing(Thing::Worker, vec![moment::supply(view, seat, language)])
            }
            Named::Debt(seat) => counted(Thing::UnpaidDebt, seat, player(seat)?.unpaid.into())?,
            Named::Paid(seat) => counted(Thing::PaidDebt, seat, player(seat)?.paid.into())?,
            Named::Deed(seat) => counted(Thing::AcquiredDeed, seat, player(seat)?.acquired.into())?,
            Named::Approved(seat) => counted(Thing::ApprovedDeed, seat, player(seat)?.approved.into())?,
            Named::Icon(seat, icon) => {
                self.seated(seat)?;
                let has = moment::icons(game, view, seat, language);
                let sources = moment::sources(game, view, seat, icon, language);
                self.thing(Thing::Icon(icon), [has].into_iter().chain(sources).collect())
            }
            Named::OwnTile(seat, tile) => {
                let has = player(seat)?.manuscripts.contains(tile);
                has.then(|| self.thing(Thing::Manuscript(tile), Vec::new()))?
            }
            Named::Scheme(seat, slot) if solo(seat) => match view.solo.slots[usize::from(slot) - 1] {
                scheme if scheme.is_some() => self.thing(Thing::Scheme(scheme), Vec::new()),
                _ => self.thing(Thing::SoloBoard, Vec::new()),
            },
            Named::SchemeOption(seat, nth) if solo(seat) => {
                let tried = solo::tried(self.table)?;
                let (option, stands) = tried.option(game, nth)?;
                let title = words::capital(&option_words(game, option, language));
                let now = stands.map(|stands| labels::tried(stands, language));
                Explanation { title, ..self.thing(Thing::Scheme(tried.scheme), now.into_iter().collect()) }
            }
            Named::Schemes(seat) if solo(seat) => {
                counted(Thing::SchemePile, seat, view.solo.pile_size().into())?
            }
            Named::Future(seat) if solo(seat) => {
                counted(Thing::FuturePile, seat, view.solo.future_size().into())?
            }
            Named::SoloBoard(seat) if solo(seat) => self.thing(Thing::SoloBoard, Vec::new()),
            _ => return None,
        })
    }

    /// What stands in the sum, or beside it to be chosen.
    fn in_sum(&self, named: Named) -> Option<Explanation> {
        let (game, view, language) = (self.table.game, self.view, self.look.language);
        let acting = view.turn;
        let icons = || vec![moment::icons(game, view, acting, language)];
        Some(match named {
            Named::Act(act) => self.thing(Thing::Act(act), icons()),
            Named::Exchanges(times) => self.thing(Thing::Exchanges(times), icons()),
            Named::Workers(number) => self.thing(Thing::Workers(number), icons()),
            Named::Choice(nth) => {
                let bundle = *choices(game, view).get(usize::from(nth) - 1)?;
                self.thing(Thing::Choice, vec![sentence(&effects::bundle(bundle, language))])
            }
            Named::Plate(_) if view.player(self.who).viscount.is_some() => {
                let plate = self.plate(named)?;
                let thing = match plate.source {
                    Source::Slot(_, card) | Source::Merchants(_, card) => Thing::Card(card),
                    Source::EmptySlot(slot) => Thing::Slot(slot),
                    Source::Building(building) => Thing::Building(building),
                    Source::Bonus(ribbon) => Thing::BonusCard(ribbon),
                    Source::Dismissed(card) if card.is_some() => Thing::Card(card),
                    Source::Dismissed(_) => Thing::PrintedTownsfolk(view.segment(acting)),
                };
                self.thing(thing, vec![sentence(&words::icons_of(plate.seal, plate.count, language))])
            }
            Named::Missing(_) => self.thing(Thing::Missing, self.fillings()),
            Named::Pay(currency) => {
                let thing = currency.resource().map_or(Thing::Silver, Thing::Resource);
                self.thing(thing, vec![moment::count(facts::purse(view, acting, currency), language)])
            }
            Named::Dismissal => {
                let (card, _) = facts::dismissable(game, view, acting);
                let name = match card.is_some() {
                    true => things::title(game, Thing::Card(card), language),
                    false => things::title(game, Thing::PrintedTownsfolk(view.segment(acting)), language),
                };
                let price = words::silver(facts::dismissal_cost(game, view, acting), language);
                self.thing(Thing::Dismissal, vec![format!("{name}: {price}.")])
            }
            _ => return None,
        })
    }

    /// A plate of the sum.
    pub(super) fn plate(&self, named: Named) -> Option<Plate> {
        let ledgers = ledger::ledgers(self.table, self.view, self.who, &Marks::default());
        let key = named.key();
        ledgers.into_iter().flat_map(|ledger| ledger.plates).find(|plate| plate.key == key)
    }

    /// Where the markers of a seat stand, and what their collision brings.
    fn markers(&self, seat: Seat, brings: bool) -> Vec<String> {
        let (game, view, language) = (self.table.game, self.view, self.look.language);
        let collision = moment::collision(game, view, seat, language).filter(|_| brings);
        [moment::markers(view, seat, language)].into_iter().chain(collision).collect()
    }

    /// What could fill an icon that is missing in the sum.
    fn fillings(&self) -> Vec<String> {
        let (game, view, language) = (self.table.game, self.view, self.look.language);
        if !view.player(self.who).viscount.is_some() {
            return Vec::new();
        }
        let ledgers = ledger::ledgers(self.table, view, self.who, &Marks::default());
        let Some(sum) = ledgers.iter().find(|sum| sum.missing > 0).or(ledgers.first()) else {
            return Vec::new();
        };
        // While it is paid, whatever pays may take the place of something else.
        let fillings = match sum.open {
            true => ledger::ledger(game, view, self.who, sum.goal, Some(Payment::NONE)).fillings,
            false => sum.fillings.clone(),
        };
        let icon = sum.act.icon();
        let lines: Vec<String> = fillings
            .into_iter()
            .filter(|filling| filling.icons > 0)
            .map(|filling| match filling.with {
                With::Spend { currency, cost, left, by } => {
                    moment::spending(game, currency, [cost, left, filling.icons], icon, by, language)
                }
                With::Dismissal { card, silver } => {
                    moment::dismissing(game, card, silver, filling.icons, icon, language)
                }
            })
            .collect();
        if lines.is_empty() { vec![moment::nothing_fills(language)] } else { lines }
    }

    fn folk(&self, segment: Segment) -> Explanation {
        let now = vec![moment::townsfolk_pile(self.view, segment, self.look.language)];
        match self.view.tops[segment.index()] {
            card if card.is_some() => self.thing(Thing::Card(card), now),
            _ => self.thing(Thing::PrintedTownsfolk(segment), now),
        }
    }

    /// A pair that is on offer: the player card, then its hero.
    fn pair(&self, number: u8) -> Option<Explanation> {
        let (game, language) = (self.table.game, self.look.language);
        let pair = self.view.pairs.iter().find(|pair| pair.number == number)?;
        let hero = things::title(game, Thing::Card(pair.hero), language);
        let mut card = self.thing(Thing::PlayerCard(number), Vec::new());
        card.title = format!("{}, {} {hero}", card.title, labels::word(Word::Hero, language));
        card.rule.extend(things::rule(game, Thing::Card(pair.hero), language));
        Some(card)
    }

    /// A card of a set that is known.
    fn known(&self, seat: Seat, card: Card, of: impl Fn(Seat) -> CardSet) -> Option<Explanation> {
        self.seated(seat)?;
        of(seat).contains(card).then(|| self.thing(Thing::Card(card), Vec::new()))
    }

    /// Whoever looks, where that is somebody at the table.
    pub(super) fn me(&self) -> Option<Seat> {
        matches!(self.look.viewer, Viewer::Seat(_)).then_some(self.who)
    }

    fn thing(&self, thing: Thing, now: Vec<String>) -> Explanation {
        let (game, language) = (self.table.game, self.look.language);
        Explanation {
            title: things::title(game, thing, language),
            rule: things::rule(game, thing, language),
            now,
            ..Explanation::default()
        }
    }

    fn seated(&self, seat: Seat) -> Option<()> {
        (seat.0 < self.table.game.options().seats()).then_some(())
    }

    /// What can be done with a thing now, or why nothing can.
    fn possible(&self, named: Named) -> Vec<String> {
        let language = self.look.language;
        if !matches!(self.look.viewer, Viewer::Seat(_)) {
            return Vec::new();
        }
        let key = named.key();
        let all = self.table.ways(self.who, language);
        let mut ways: Vec<&Way> = all.iter().filter(|way| way.keys.contains(&key)).collect();
        ways.dedup_by(|one, other| one.does_as(other));
        if ways.is_empty() {
            return reasons::why_not(self.table.game, self.view, self.who, named, language)
                .into_iter()
                .collect();
        }
        ways.sort_by_key(|way| -way.points);
        let line = |way: &&Way| {
            let told = moment::way(&way.says, &self.price(named, way));
            self.foretold(named, way).map_or(told.clone(), |then| format!("{told} {then}"))
        };
        let mut lines: Vec<String> = ways.iter().take(LISTED).map(line).collect();
        if ways.len() > LISTED {
            lines.push(moment::more(ways.len() - LISTED, language));
        }
        lines
    }

    /// What a way costs, as far as it does not say that itself: where there is one payment it does.
    fn price(&self, named: Named, way: &Way) -> String {
        let (game, view, language) = (self.table.game, self.view, self.look.language);
        if way.price == Price::FREE && price::is_bought(named) {
            return price::free(language).into();
        }
        let says = |price: Price| {
            price != Price::FREE && way.says.ends_with(&format!(" {}", price::words(price, language)))
        };
        let all = price::words(way.price, language);
        // V10.8: what the dismissal costs comes to what is said of the payment.
        let dismissal = if way.needs_first { facts::dismissal_cost(game, view, self.who) } else { 0 };
        let silver = way.price.silver.saturating_sub(dismissal);
        match dismissal > 0 && says(Price { silver, ..way.price }) {
            true => moment::in_all(&all, language),
            false if says(way.price) => String::new(),
            false => all,
        }
    }
}

impl Teller<'_> {
    /// What would come of a way, where that is more than it says: it is played on what its seat knows.
    fn foretold(&self, named: Named, way: &Way) -> Option<String> {
        let game = self.table.game;
        let actions: Vec<Action> = std::iter::once(&way.action)
            .chain(&way.then)
            .filter_map(|text| game.parse_action(text).ok())
            .collect();
        let ahead = ahead::of_way(game, self.view, self.who, way);
        let foretold = Foretold {
            game,
            before: self.view,
            after: &ahead.state,
            seat: self.who,
            actions: &actions,
            events: &ahead.events,
            is_read: matches!(named, Named::Folk(_)),
        };
        foretold.sentence(self.look.language)
    }
}

/// What is to be chosen from, in the order of the legal actions.
pub(super) fn choices(game: &Viscounts, view: &State) -> Vec<demesne_viscounts::Atoms> {
    let mut legal = Vec::new();
    if let Some(seat) = game.to_act(view).first_seat() {
        game.legal_actions(view, seat, &mut legal);
    }
    let bundle = |action: Action| match action {
        Action::Choose(bundle) => Some(bundle),
        _ => None,
    };
    legal.into_iter().filter_map(bundle).collect()
}

/// A text as a sentence.
fn sentence(text: &str) -> String {
    format!("{}.", words::capital(text))
}
