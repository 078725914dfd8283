//! What moves on the table: cards along the board, viscounts along the roads, workers in the castle, and whatever somebody gains, from where it
//! was gained.

use super::{Viscount, keys, labels, road};
use crate::{Key, MOST_STEPS, Motion};
use demesne_game::{Game, Notation, Seat};
use demesne_games::moment;
use demesne_text::Language;
use demesne_viscounts::{
    Card, Document, EndCard, Event, Segment, Space, State, Tier, Viscounts, ability::Currency, state::Stage,
};

/// Cards and tiles move so long.
const CARD: u16 = 320;
/// A viscount goes from one space to the next so long, but all in all not longer than a while.
const SPACE: u16 = 140;
const JOURNEY: u16 = 700;
/// A building goes to its site so long.
const BUILDING: u16 = 420;
/// One step of what happens in the castle, or with markers that meet.
const BEAT: u16 = 380;
/// A paper is turned, a link shines so long.
const BRIEF: u16 = 220;
/// Whatever comes later than this is not waited for.
const LATEST: u16 = 3_000;

/// What moves after the steps since so many were played.
pub(super) fn motions(table: &Viscount<'_>, since: usize) -> Vec<Motion> {
    let steps = table.running.steps();
    if since >= steps.len() || steps.len() - since > MOST_STEPS {
        return Vec::new();
    }
    let Some(mut state) = moment::<Viscounts>(table.running, since) else { return Vec::new() };
    let mut teller = Teller {
        game: table.game,
        now: table.state,
        clock: 0,
        source: None,
        tier: Tier::First,
        last: Last::Other,
        told: Vec::new(),
    };
    for step in &steps[since..] {
        let Ok(read) = table.game.parse_step(step) else { break };
        let (before, mut events) = (state, Vec::new());
        if table.game.play(&mut state, read, &mut events).is_err() {
            break;
        }
        // V2: in the set-up everything comes from the box.
        if before.stage == Stage::Turn {
            events.into_iter().for_each(|event| teller.tell(&before, event));
        }
    }
    teller.told.retain(|motion| motion.after <= LATEST);
    teller.told
}

/// V3.7, V18.1: the card that was revealed since so many steps were played, and how long the game still lasts.
pub(super) fn proclaims(table: &Viscount<'_>, since: usize, language: Language) -> Option<String> {
    let (before, now) = (moment::<Viscounts>(table.running, since)?, table.state);
    if before.stage != Stage::Turn {
        return None;
    }
    let revealed = [
        (EndCard::Poverty, before.poverty, now.poverty),
        (EndCard::Prosperity, before.prosperity, now.prosperity),
    ];
    let (card, ..) = revealed.into_iter().find(|&(_, had, has)| had > 0 && has == 0)?;
    let sentence = demesne_text::viscounts::revealed(card, language);
    Some(format!("{sentence}. {}.", labels::round(now.round.max(1), now.last_round, language)))
}

/// What happened just before in the castle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Inwards,
    Sideways,
    Other,
}

struct Teller<'t> {
    game: &'t Viscounts,
    /// The moment after all: what moves is on the page as it is then.
    now: &'t State,
    /// When what comes next begins.
    clock: u16,
    /// Where that happened which brings what comes next.
    source: Option<Key>,
    /// The tier of the group that moves.
    tier: Tier,
    last: Last,
    told: Vec<Motion>,
}

impl Teller<'_> {
    fn tell(&mut self, before: &State, event: Event) {
        let last = std::mem::replace(&mut self.last, Last::Other);
        match event {
            Event::Dropped(seat, _) => {
                self.flight(vec![keys::slot(seat, 3), keys::discards(seat)], CARD);
                self.source = Some(keys::slot(seat, 3));
            }
            Event::Played(seat, card) => self.plays(before, seat, card),
            Event::Moved(seat, space, _) => self.goes(before, seat, space),
            Event::Dismissed(_, segment, _) => self.source = Some(keys::folk(segment)),
            Event::Ability(seat, card) => {
                let slot = self.now.player(seat).slots.iter().position(|&one| one == card);
                self.source = slot.map(|slot| keys::slot(seat, slot as u8 + 1));
            }
            Event::Hired(seat, card) => {
                let from = before.tops.iter().position(|&top| top == card);
                if let Some(folk) = from.map(|place| keys::folk(Segment(place as u8))) {
                    self.source = Some(folk.clone());
                    self.flight(vec![folk, keys::discards(seat)], CARD);
                }
            }
            Event::Discarded(seat, card) => {
                self.flight(vec![keys::cards(seat), keys::hand(seat, card), keys::discards(seat)], CARD);
            }
            Event::Shuffled(seat) => self.flight(vec![keys::discards(seat), keys::deck(seat)], CARD),
            Event::Built(seat, building, site) => {
                self.flight(vec![keys::building(seat, building), keys::site(site)], BUILDING);
                self.source = Some(keys::site(site));
                self.clock += BUILDING;
            }
            Event::Linked(one, other) => {
                let leads = self.game.linked_after(before, one) == Some(other);
                let link = keys::link(if leads { one } else { other });
                self.shine(link.clone(), BRIEF);
                self.source = Some(link);
                self.clock += BRIEF;
            }
            Event::Placed(seat, section, _) => {
                let there = keys::castle(section, Tier::First);
                self.worker(seat, section, Tier::First, vec![keys::supply(seat), there.clone()]);
                self.source = Some(there);
            }
            Event::Inwards(seat, section, tier) => self.inwards(last, seat, section, tier),
            Event::Sideways(seat, from, to) => {
                // Both go at once.
                if last != Last::Sideways {
                    self.clock += BEAT;
                }
                self.last = Last::Sideways;
                let path = vec![keys::castle(from, self.tier), keys::castle(to, self.tier)];
                self.worker(seat, to, self.tier, path);
            }
            Event::Removed(seat, section, tier) => {
                self.worker(seat, section, tier, vec![keys::castle(section, tier), keys::supply(seat)]);
            }
            Event::Leader(_) => self.flight(vec![keys::keep(), keys::leader()], CARD),
            Event::Took(seat, segment, tile) => {
                self.source = Some(keys::tile(segment));
                if tile.is_some() {
                    self.flight(vec![keys::tile(segment), keys::own_tile(seat, tile)], CARD);
                }
            }
            Event::Bonus(_, ribbon) => self.shine(keys::bonus(ribbon), CARD),
            Event::Silver(seat, 1..) => self.gain(keys::currency(seat, Currency::Silver)),
            Event::Resource(seat, resource, 1..) => self.gain(keys::resource(seat, resource)),
            Event::Debt(seat) => self.flight(vec![keys::poverty(), keys::debt(seat)], CARD),
            Event::Deed(seat) => self.flight(vec![keys::prosperity(), keys::deed(seat)], CARD),
            Event::Flipped(seat, Document::Debt) => {
                self.flight(vec![keys::debt(seat), keys::paid(seat)], BRIEF);
            }
            Event::Flipped(seat, Document::Deed) => {
                self.flight(vec![keys::deed(seat), keys::approved(seat)], BRIEF);
            }
            Event::Revealed(EndCard::Poverty) => self.shine(keys::poverty(), BEAT),
            Event::Revealed(EndCard::Prosperity) => self.shine(keys::prosperity(), BEAT),
            Event::Collision(seat, space) => {
                let there = keys::track(seat, space);
                self.shine(there.clone(), BEAT);
                self.source = Some(there);
                self.clock += BEAT;
            }
            Event::Reset(seat) => {
                let met = keys::track(seat, before.player(seat).virtue);
                for marker in [keys::corruption(seat), keys::virtue(seat)] {
                    self.flight(vec![met.clone(), marker], CARD);
                }
            }
            Event::Corruption(seat, ..) => self.shine(keys::corruption(seat), BRIEF),
            Event::Virtue(seat, ..) => self.shine(keys::virtue(seat), BRIEF),
            Event::Scheme(_) => {
                if let Some(seat) = self.game.solo_seat() {
                    self.flight(vec![keys::scheme(seat, 2), keys::scheme(seat, 3)], CARD);
                    self.flight(vec![keys::scheme(seat, 1), keys::scheme(seat, 2)], CARD);
                    self.flight(vec![keys::schemes(seat), keys::scheme(seat, 1)], CARD);
                    self.clock += CARD;
                }
            }
            Event::Future(_) => {
                if let Some(seat) = self.game.solo_seat() {
                    self.flight(vec![keys::future(seat), keys::schemes(seat)], CARD);
                }
            }
            Event::Silver(..)
            | Event::Resource(..)
            | Event::LastRound(_)
            | Event::Lost(..)
            | Event::Acts(..)
            | Event::Destroyed(..)
            | Event::Drew(..)
            | Event::Arranged(_)
            | Event::Top(..)
            | Event::Tile(..)
            | Event::RoundEnd(_) => {}
        }
    }

    /// V8.2: the cards of a board move on together, and the new one comes to their beginning.
    fn plays(&mut self, before: &State, seat: Seat, card: Card) {
        let slots = before.player(seat).slots;
        for slot in [2_u8, 1] {
            if slots[usize::from(slot) - 1].is_some() {
                self.flight(vec![keys::slot(seat, slot), keys::slot(seat, slot + 1)], CARD);
            }
        }
        self.flight(vec![keys::cards(seat), keys::hand(seat, card), keys::slot(seat, 1)], CARD);
    }

    /// V9: a viscount goes along the road, from space to space.
    fn goes(&mut self, before: &State, seat: Seat, to: Space) {
        self.source = Some(keys::space(to));
        let from = before.player(seat).viscount;
        if !from.is_some() {
            return self.shine(keys::viscount(seat), CARD);
        }
        let way = match self.game.solo_seat() == Some(seat) {
            true => road::outer_way(before, from, to),
            false => {
                let least = self.game.printed().card(before.played).silver;
                road::way(before, from, to, least.into()).unwrap_or_else(|| vec![from, to])
            }
        };
        // It ends where it stands: beside whoever else is there.
        let through = &way[..way.len() - 1];
        let mut path: Vec<Key> = through.iter().map(|&space| keys::space(space)).collect();
        path.push(keys::viscount(seat));
        self.flight(path, (SPACE * through.len() as u16).min(JOURNEY));
    }

    /// V13.6: three of a group are too many: one goes inwards, then one to each side.
    fn inwards(&mut self, last: Last, seat: Seat, section: Segment, tier: Tier) {
        let from = keys::castle(section, tier);
        if last != Last::Inwards {
            self.clock += BEAT;
            self.shine(from.clone(), BEAT);
        }
        self.clock += BEAT;
        (self.last, self.tier) = (Last::Inwards, tier);
        let to = match tier {
            Tier::First => keys::castle(section, Tier::Second),
            Tier::Second => keys::keep(),
        };
        self.source = Some(to.clone());
        self.worker(seat, section, Tier::Second, vec![from, to]);
    }

    /// A worker moves. It is drawn as that of the place where it comes to; if it went on from there, as any other of its owner.
    fn worker(&mut self, seat: Seat, section: Segment, tier: Tier, path: Vec<Key>) {
        let player = self.now.player(seat);
        let is_there = |section: Segment, tier: Tier| match tier {
            Tier::First => player.first[section.index()] > 0,
            Tier::Second => player.second[section.index()] > 0,
        };
        let everywhere = Segment::all().flat_map(|one| [(one, Tier::First), (one, Tier::Second)]);
        let drawn =
            std::iter::once((section, tier)).chain(everywhere).find(|&(one, tier)| is_there(one, tier));
        if let Some((section, tier)) = drawn {
            self.put(keys::worker(section, tier, seat), path, BEAT);
        }
    }

    /// What somebody gains comes from where it was gained.
    fn gain(&mut self, what: Key) {
        match self.source.clone() {
            Some(source) => self.flight(vec![source, what], BUILDING),
            None => self.shine(what, BRIEF),
        }
    }

    fn flight(&mut self, path: Vec<Key>, lasts: u16) {
        if let Some(thing) = path.last().cloned() {
            self.put(thing, path, lasts);
        }
    }

    fn shine(&mut self, thing: Key, lasts: u16) {
        self.put(thing.clone(), vec![thing], lasts);
    }

    fn put(&mut self, thing: Key, path: Vec<Key>, lasts: u16) {
        self.told.push(Motion { thing, path, after: self.clock, lasts });
    }
}
