//! What things at the table are: the rule first, then how they stand now.

use super::{Burgundian, keys, named::Named, reasons};
use crate::{Explanation, Look, Way};
use demesne_burgundy::{Colour, Tile, duchy::POSTS};
use demesne_game::{Game, Seat, Viewer};
use demesne_text::burgundy::{
    moment,
    names::{self, goods_counts},
    things::{self, Thing},
};

/// How many actions are listed with a thing.
const LISTED: usize = 5;

/// What a thing is.
pub(super) fn explain(table: &Burgundian<'_>, look: &Look<'_>, key: &str) -> Option<Explanation> {
    let named = Named::parse(key)?;
    let who = match look.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Everybody => look.own,
    };
    let mut explanation = Teller { table, look, who }.of(named)?;
    explanation.now.extend(possible(table, look, who, named));
    Some(explanation)
}

/// What can be done with a thing now, or why nothing can.
fn possible(table: &Burgundian<'_>, look: &Look<'_>, who: Seat, named: Named) -> Vec<String> {
    let language = look.language;
    let key = named.key();
    let all = super::ways::ways(table, who, language);
    if all.is_empty() {
        return Vec::new();
    }
    let mut ways: Vec<&Way> = all.iter().filter(|way| way.keys.contains(&key)).collect();
    ways.dedup_by(|one, other| one.action == other.action);
    if let Named::Die(seat, place) = named {
        let unused = seat == who && table.state.dice[seat.index()][place] != 0;
        return if unused { vec![moment::uses(ways.len(), language)] } else { Vec::new() };
    }
    if ways.is_empty() {
        return reasons::why_not(table, look, who, named);
    }
    ways.sort_by_key(|way| (way.price, -way.points));
    let listed = ways.iter().take(LISTED);
    let mut lines: Vec<String> = listed
        .map(|way| moment::way(&way.says, way.price.workers, way.price.silver, way.points, language))
        .collect();
    if ways.len() > LISTED {
        lines.push(moment::more(ways.len() - LISTED, language));
    }
    if ways.iter().any(|way| reasons::fills_storage(table, who, &way.action)) {
        lines.push(moment::full(language).into());
    }
    lines
}

/// Who tells, of which moment, to whom.
struct Teller<'a> {
    table: &'a Burgundian<'a>,
    look: &'a Look<'a>,
    who: Seat,
}

impl Teller<'_> {
    fn of(&self, named: Named) -> Option<Explanation> {
        let (state, language) = (self.table.state, self.look.language);
        Some(match named {
            Named::Die(seat, place) => {
                let value = *state.dice.get(seat.index())?.get(place)?;
                self.owned(seat, self.thing(Thing::Die, vec![moment::die(value, language)]))
            }
            Named::WhiteDie => {
                let shown = (state.white > 0).then(|| moment::die(state.white, language));
                self.thing(Thing::WhiteDie, shown.into_iter().collect())
            }
            Named::Stored(seat, place) => {
                self.seated(seat)?;
                let tile = state.estate(seat).storage.iter().nth(place);
                self.owned(seat, self.tile_or(tile, Thing::Storage, Vec::new()))
            }
            Named::Private(seat, place) => {
                self.seated(seat)?;
                let tile = *state.private.get(seat.index())?.tiles.get(place)?;
                self.owned(seat, self.tile_or(tile, Thing::OwnStorage, Vec::new()))
            }
            Named::Space(seat, space) => self.space(seat, space)?,
            Named::Depot(depot) => {
                let goods = goods_counts(&state.depot_goods[usize::from(depot)], language);
                self.thing(Thing::Depot(depot + 1), vec![moment::goods(&goods, language)])
            }
            Named::DepotTile(depot, place) => {
                let tile = *state.depots[usize::from(depot)].get(place)?;
                self.tile_or(tile, Thing::Depot(depot + 1), Vec::new())
            }
            Named::BlackTile(place) => {
                let mut text = self.tile_or(*state.black.get(place)?, Thing::BlackDepot, Vec::new());
                if state.black[place].is_some() {
                    text.rule.extend(things::rule(self.table.game, Thing::BlackDepot, language));
                }
                text
            }
            Named::Inn => self.thing(Thing::Inns, vec![moment::inns(state.inns, language)]),
            Named::Goods(seat, number) => {
                self.seated(seat)?;
                let count = state.estate(seat).goods[usize::from(number - 1)];
                self.owned(
                    seat,
                    self.thing(Thing::Goods(number), vec![moment::count(count.into(), language)]),
                )
            }
            Named::Sold(seat) => {
                self.seated(seat)?;
                let goods = goods_counts(&state.estate(seat).sold, language);
                self.owned(seat, self.thing(Thing::Sold, vec![moment::goods(&goods, language)]))
            }
            Named::TakeWorkers(seat) => {
                self.seated(seat)?;
                self.thing(Thing::TakeWorkers, Vec::new())
            }
            Named::Workers(seat) => {
                self.seated(seat)?;
                let count = moment::count(state.estate(seat).workers, language);
                self.owned(seat, self.thing(Thing::Workers, vec![count]))
            }
            Named::Silver(seat) => {
                self.seated(seat)?;
                let count = moment::count(state.estate(seat).silver, language);
                self.owned(seat, self.thing(Thing::Silver, vec![count]))
            }
            _ => return self.of_board(named),
        })
    }

    fn of_board(&self, named: Named) -> Option<Explanation> {
        let (game, state, language) = (self.table.game, self.table.state, self.look.language);
        Some(match named {
            Named::Shield(number) => {
                let depot = state.shields.depot_of(number);
                let now = depot.map(|depot| moment::shield_at(depot as u8 + 1, language));
                self.thing(Thing::Shield(number), now.into_iter().collect())
            }
            Named::OwnShield(seat, number) => {
                self.seated(seat)?;
                self.owned(seat, self.thing(Thing::Shield(number), Vec::new()))
            }
            Named::VineDepot(place) => {
                let numbers = game.vine_board().depot[place];
                let list: Vec<String> =
                    (1..=6u8).filter(|n| numbers >> (n - 1) & 1 != 0).map(|n| n.to_string()).collect();
                let thing = Thing::VineDepot(place as u8 + 1);
                let mut text = self.tile_or(state.vines.depot[place], thing, Vec::new());
                if !list.is_empty() {
                    text.now.insert(0, moment::numbers(&list.join(", "), language));
                }
                text
            }
            Named::VineShop(place) => {
                let mut text = self.tile_or(state.vines.shop[place], Thing::VineShop, Vec::new());
                if state.vines.shop[place].is_some() {
                    text.rule.extend(things::rule(game, Thing::VineShop, language));
                }
                text
            }
            Named::VineSpace(seat, space) => self.vine_space(seat, space)?,
            Named::VineBonus(vine) => {
                let own = state.estate(self.who).vineyard.bonus[usize::from(vine)];
                let left = state.vines.supply[usize::from(vine)];
                self.thing(Thing::VineBonus(vine), vec![moment::vine_bonus(left, own, language)])
            }
            Named::Route(seat, place) => self.route(seat, place)?,
            Named::Bonus(colour) => self.bonus(colour),
            Named::Marker(_) if game.options().solo.is_some() => {
                let now = moment::target(state.solo.marker, state.solo.target, language);
                self.thing(Thing::Target, vec![now])
            }
            Named::Marker(seat) => {
                self.seated(seat)?;
                let order = &state.track.order[..usize::from(game.seats())];
                let names: Vec<String> = order.iter().map(|&seat| self.name(seat)).collect();
                self.owned(seat, self.thing(Thing::Marker, vec![moment::order(&names, language)]))
            }
            Named::Phase(phase) => {
                let now = moment::phase_now((phase as i8 - state.phase as i8).signum(), language);
                self.thing(Thing::Phase(phase), vec![now.into()])
            }
            Named::Round(round) => {
                let goods = moment::round_goods(state.round_goods[usize::from(round)], language);
                self.thing(Thing::Round(round), vec![goods])
            }
            Named::Card(place) => {
                game.automa_seat()?;
                let number = state.automa.cards[place].card;
                match number {
                    0 => self.thing(Thing::Card, Vec::new()),
                    _ => Explanation {
                        title: things::title(Thing::Card, language) + &format!(" {number}"),
                        rule: things::card_rule(game, number, language),
                        ..Explanation::default()
                    },
                }
            }
            _ => return None,
        })
    }

    fn name(&self, seat: Seat) -> String {
        self.look.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// A seat of this table.
    fn seated(&self, seat: Seat) -> Option<()> {
        (seat.0 < self.table.game.seats()).then_some(())
    }

    fn thing(&self, thing: Thing, now: Vec<String>) -> Explanation {
        let (game, language) = (self.table.game, self.look.language);
        let (title, rule) = (things::title(thing, language), things::rule(game, thing, language));
        Explanation { title, rule, now, ..Explanation::default() }
    }

    fn tile(&self, tile: Tile, now: Vec<String>) -> Explanation {
        let (game, language) = (self.table.game, self.look.language);
        let rule = vec![things::tile_rule(game, tile, language)];
        Explanation { title: things::tile_title(game, tile, language), rule, now, ..Explanation::default() }
    }

    /// What lies there, or the place where nothing does.
    fn tile_or(&self, tile: Option<Tile>, place: Thing, now: Vec<String>) -> Explanation {
        match tile {
            Some(tile) => self.tile(tile, now),
            None => self.thing(place, now),
        }
    }

    /// With a word on whose it is, where it is not the reader's.
    fn owned(&self, seat: Seat, mut text: Explanation) -> Explanation {
        let state = self.table.state;
        if keys::home(state, seat) != keys::home(state, self.who) {
            text.now.insert(0, moment::belongs(&self.name(seat), self.look.language));
        }
        text
    }

    fn space(&self, seat: Seat, space: u8) -> Option<Explanation> {
        self.seated(seat)?;
        let (game, state, language) = (self.table.game, self.table.state, self.look.language);
        // While a side is not chosen nobody knows what is printed there.
        let Some(duchy) = game.duchy_of(state, seat) else {
            return (Some(seat) != game.automa_seat())
                .then(|| self.thing(Thing::Start(space + 1), Vec::new()));
        };
        if space >= duchy.size {
            return None;
        }
        let (region, number) = (duchy.region(space), duchy.number[usize::from(space)]);
        let covered = state.estate(seat).covered;
        let mut text = match state.tile(seat, space) {
            Some(tile) => self.tile(tile, vec![moment::on_space(space + 1, number, language)]),
            None => self.thing(Thing::Space(space + 1, region.colour, number), Vec::new()),
        };
        let done = (region.spaces & covered).len() as u8;
        text.now.push(moment::region(region.colour, region.size, done, language));
        if done < region.size {
            text.now.push(moment::worth(game.region_worth(state, seat, region), language));
        }
        if game.options().solo.is_none() && done < region.size {
            text.now.push(self.bonus_tiles(region.colour));
        }
        let at_post = usize::from(duchy.size) == demesne_burgundy::state::DUCHY
            && POSTS.iter().any(|post| post.contains(space));
        text.rule.extend(things::posts(game, language).filter(|_| at_post));
        Some(self.owned(seat, text))
    }

    fn bonus_tiles(&self, colour: Colour) -> String {
        let (game, state) = (self.table.game, self.table.state);
        let owner = |owner: u8| owner.checked_sub(1).map(|seat| self.name(Seat(seat)));
        let owners = state.bonus[colour.index()].map(owner);
        let printed = game.printed();
        let values = [printed.bonus_large, printed.bonus_small];
        moment::bonus(colour, values, [owners[0].as_deref(), owners[1].as_deref()], self.look.language)
    }

    fn bonus(&self, colour: Colour) -> Explanation {
        let (game, state) = (self.table.game, self.table.state);
        let mut now = Vec::new();
        if game.options().solo.is_none() {
            now.push(self.bonus_tiles(colour));
        }
        if let Some(duchy) = game.duchy_of(state, self.who) {
            let all = duchy.by_colour[colour.index()];
            let covered = (all & state.estate(self.who).covered).len();
            now.push(moment::colour_covered(covered, all.len(), self.look.language));
        }
        self.thing(Thing::Bonus(colour), now)
    }

    fn vine_space(&self, seat: Seat, space: u8) -> Option<Explanation> {
        self.seated(seat)?;
        let (board, language) = (self.table.game.vine_board(), self.look.language);
        let place = usize::from(space);
        let vineyard = &self.table.state.estate(seat).vineyard;
        let thing = Thing::VineSpace(space + 1);
        let text = match vineyard.vines(place) {
            Some(vines) => {
                let mut text = self.thing(thing, Vec::new());
                text.title = names::capital(&names::double(vines, language).bare);
                text
            }
            None => {
                let number = moment::numbers(&board.number[place].to_string(), language);
                self.thing(thing, vec![number, moment::bonuses(board.bonuses[place], language)])
            }
        };
        Some(self.owned(seat, text))
    }

    fn route(&self, seat: Seat, place: usize) -> Option<Explanation> {
        self.seated(seat)?;
        let (game, state, language) = (self.table.game, self.table.state, self.look.language);
        let first = 3 * place as u8;
        let spaces = (first..first + 3).filter_map(|space| {
            let printed = game.route_space(state, seat, space)?;
            let filled = space < state.routes[seat.index()].filled;
            Some(moment::route_space(printed.goods + 1, printed.bonus, filled, language))
        });
        Some(self.owned(seat, self.thing(Thing::Route, spaces.collect())))
    }
}
