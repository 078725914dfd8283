//! What a step touched: what is marked as having happened last.

use super::{Burgundian, keys};
use crate::Key;
use demesne_burgundy::{
    Action, Burgundy, Event, State, Tile,
    action::Source,
    automa::{AutomaStep, Origin},
    open::Open,
    shield::members,
    state::UNKNOWN,
    tile::VINE_NAMES,
};
use demesne_game::{Actor, Game, Notation, Seat};
use demesne_games::moment;

/// The keys of what a step touched that was just played. What is no step of this game touched nothing.
pub(super) fn touched(table: &Burgundian<'_>, step: &str) -> Vec<Key> {
    let Ok(read) = table.game.parse_step(step) else { return Vec::new() };
    let mut keys = match read.by {
        Actor::Seat(seat) => by_seat(table.state, seat, read.action),
        Actor::Chance => by_chance(table, step, read.action),
    };
    let mut seen = Vec::new();
    keys.retain(|key| {
        !seen.contains(key) && {
            seen.push(key.clone());
            true
        }
    });
    keys
}

/// What a seat did. The state is the one after it: what was taken lies where it is now.
fn by_seat(state: &State, seat: Seat, action: Action) -> Vec<Key> {
    let home = keys::home(state, seat);
    match action {
        Action::Castle(pick) if pick.space != UNKNOWN => vec![keys::space(home, pick.space)],
        Action::Take { tile, depot, .. } | Action::BuyFrom { tile, depot } | Action::Hire { tile, depot } => {
            with_stored(vec![keys::depot(depot)], state, seat, tile)
        }
        Action::Place { space, .. } => vec![keys::space(home, space)],
        Action::Sell { goods, .. } => {
            let filled = state.routes[seat.index()].filled;
            let last = filled.checked_sub(1).map(|last| keys::route(seat, usize::from(last / 3)));
            [keys::goods(home, goods + 1), keys::silver(home)].into_iter().chain(last).collect()
        }
        Action::Workers { .. } | Action::Recruit => vec![keys::workers(home)],
        Action::Buy(tile) | Action::TakeBlack(tile) => with_stored(Vec::new(), state, seat, tile),
        Action::Ship { depots, kinds } => {
            let from = (0..6).filter(|depot| depots >> depot & 1 != 0).map(keys::depot);
            let goods = (1..=6).filter(|number| kinds >> (number - 1) & 1 != 0);
            from.chain(goods.map(|number| keys::goods(home, number))).chain([keys::marker(seat)]).collect()
        }
        Action::Put { space, from, .. } => {
            let depot = (from != Source::BLACK).then(|| keys::depot(from.0));
            depot.into_iter().chain([keys::space(home, space)]).collect()
        }
        Action::Crane(_) => spaces_of(state, seat, Tile::CRANE),
        Action::Ransom => with_stored(Vec::new(), state, seat, Tile::CASTLE),
        Action::Shield { shield, .. } => vec![keys::own_shield(home, shield)],
        Action::Copy(_) => vec![keys::own_shield(home, 6)],
        Action::Tribute { .. } => {
            let stay = members(state.estate(seat).shields).map(|shield| keys::own_shield(home, shield));
            stay.chain([keys::silver(home)]).collect()
        }
        Action::Also(goods) => vec![keys::goods(home, goods + 1), keys::marker(seat)],
        Action::RouteOrder(tiles) => {
            let count = tiles.iter().take_while(|&&tile| tile != 0).count();
            (0..count).map(|place| keys::route(seat, place)).collect()
        }
        Action::TakeVine { tile, place, .. } => {
            with_stored(vec![keys::vine_depot(place.into())], state, seat, tile)
        }
        Action::Plant { space, .. } | Action::PutVine { space, .. } => vec![keys::vine_space(home, space)],
        Action::VineBonus(vine) => {
            VINE_NAMES.get(usize::from(vine)).map(|name| keys::vine_bonus(name)).into_iter().collect()
        }
        Action::Next(Open::Effect(space)) => vec![keys::space(home, space)],
        Action::Exchange { goods, .. } => {
            let given = (1..).zip(goods).filter(|(_, count)| *count > 0);
            let given = given.map(|(number, _)| keys::goods(home, number)).collect();
            with_stored(given, state, seat, Tile::FACE_DOWN)
        }
        _ => Vec::new(),
    }
}

/// Some keys, and that of a tile that came into storage, if it lies there.
fn with_stored(mut keys: Vec<Key>, state: &State, seat: Seat, tile: Tile) -> Vec<Key> {
    // Of equal tiles the last one: the others lay there before.
    let place = state.estate(seat).storage.iter().enumerate().filter(|(_, stored)| *stored == tile).last();
    let own = state.private[seat.index()].tiles.iter().rposition(|stored| *stored == Some(tile));
    keys.extend(place.map(|(place, _)| keys::stored(keys::home(state, seat), place)));
    if place.is_none() {
        keys.extend(own.map(|place| keys::private(seat, place)));
    }
    keys
}

fn spaces_of(state: &State, seat: Seat, tile: Tile) -> Vec<Key> {
    let tiles = (0u8..).zip(state.duchy_tiles(seat)).filter(|(_, lying)| **lying == Some(tile));
    tiles.map(|(space, _)| keys::space(keys::home(state, seat), space)).collect()
}

/// What chance brought, and what the Châteautoma did after it.
fn by_chance(table: &Burgundian<'_>, step: &str, action: Action) -> Vec<Key> {
    let state = table.state;
    let persons = Seat::first(table.game.options().persons());
    match action {
        Action::First(seat) => vec![keys::marker(seat)],
        Action::Gift { seat, goods } => {
            goods.iter().map(|kind| keys::goods(keys::home(state, seat), kind + 1)).collect()
        }
        Action::Reveal(picks) => persons
            .zip(picks)
            .filter(|(_, pick)| pick.space != UNKNOWN)
            .map(|(seat, pick)| keys::space(keys::home(state, seat), pick.space))
            .collect(),
        Action::Depot { depot, tiles } => {
            filled(&tiles).map(|place| keys::depot_tile(depot, place)).collect()
        }
        Action::Black(tiles) => filled(&tiles).map(keys::black_tile).collect(),
        Action::Goods(_) => (0..5).map(keys::round).collect(),
        Action::Roll { white, .. } => {
            let dice = persons.flat_map(|seat| [keys::die(seat, 0), keys::die(seat, 1)]);
            let laid = white.checked_sub(1).map(keys::depot);
            dice.chain([keys::white_die(), keys::round(state.round)]).chain(laid).collect()
        }
        Action::Shields { shields, .. } => {
            shields.iter().filter(|&&shield| shield != 0).map(|&shield| keys::shield(shield)).collect()
        }
        Action::Route { seat, tiles } => {
            let count = tiles.iter().take_while(|&&tile| tile != 0).count();
            (0..count).map(|place| keys::route(seat, place)).collect()
        }
        Action::VineGifts(gifts) => {
            let names = gifts.iter().filter_map(|&vine| VINE_NAMES.get(usize::from(vine)));
            names.map(|name| keys::vine_bonus(name)).collect()
        }
        Action::VineDepot(tiles) => filled(&tiles).map(keys::vine_depot).collect(),
        Action::VineShop(tiles) => filled(&tiles).map(keys::vine_shop).collect(),
        Action::Card { place, .. } => {
            let mut keys = vec![keys::card(place.into())];
            keys.extend(automaton(table, step));
            keys
        }
        Action::AutomaDie(_) => automaton(table, step),
        _ => Vec::new(),
    }
}

fn filled(tiles: &[Option<Tile>]) -> impl Iterator<Item = usize> {
    tiles.iter().enumerate().filter(|(_, tile)| tile.is_some()).map(|(place, _)| place)
}

/// What the Châteautoma did in a step, by what is told of it.
fn automaton(table: &Burgundian<'_>, step: &str) -> Vec<Key> {
    let Some(seat) = table.game.automa_seat() else { return Vec::new() };
    let Some(events) = told(table, step) else { return Vec::new() };
    let state = table.state;
    let on_card = |card: u8| (0..2).find(|&place| state.automa.cards[place].card == card).map(keys::card);
    let mut keys = Vec::new();
    for event in events {
        match event {
            Event::Automa(did) => match did {
                AutomaStep::Places { card, origin, .. } => {
                    keys.extend(on_card(card));
                    if let Origin::Depot { depot, .. } = origin {
                        keys.push(keys::depot(depot));
                    }
                }
                AutomaStep::Turn { card, .. } => keys.extend(on_card(card)),
                AutomaStep::Loads { depot, .. } | AutomaStep::Reserves { depot, .. } => {
                    keys.push(keys::depot(depot));
                }
                AutomaStep::Sells { goods, .. } => keys.push(keys::goods(seat, goods + 1)),
                AutomaStep::TakesDouble { slot, .. } => keys.push(keys::vine_depot(slot.into())),
                AutomaStep::TakesShield { depot, .. } => keys.push(keys::depot(depot)),
                AutomaStep::Deals { place, .. } => keys.push(keys::card(place.into())),
                AutomaStep::Claims(colour) => keys.push(keys::bonus(colour.name())),
                AutomaStep::BuysDouble { slot } => keys.push(keys::vine_shop(slot.into())),
                _ => {}
            },
            Event::Marker(seat) => keys.push(keys::marker(seat)),
            Event::Silver(who, _) if who == seat => keys.push(keys::silver(seat)),
            Event::Goods(who, kind, _) if who == seat => keys.push(keys::goods(seat, kind + 1)),
            _ => {}
        }
    }
    keys
}

/// What happened in the last step that was played, if it is this one: it is played anew on the moment before it.
fn told(table: &Burgundian<'_>, step: &str) -> Option<Vec<Event>> {
    let (game, steps) = (table.game, table.running.steps());
    if steps.last().is_none_or(|last| last != step) {
        return None;
    }
    let mut state = moment::<Burgundy>(table.running, steps.len() - 1)?;
    let mut events = Vec::new();
    game.play(&mut state, game.parse_step(step).ok()?, &mut events).ok()?;
    Some(events)
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_burgundy::{Options, action::With};

    #[test]
    fn what_was_taken_is_marked_where_it_lies_now() {
        let game = Burgundy::new(Options::default()).expect("the default table");
        let mut state = game.start();
        state.estate_mut(Seat(1)).storage.insert(Tile::SHIP);
        state.estate_mut(Seat(1)).storage.insert(Tile::MINE);
        let take = Action::Take { with: With::die(3), tile: Tile::SHIP, depot: 2 };
        assert_eq!(by_seat(&state, Seat(1), take), ["depot 3", "p2 stored 2"]);
        assert_eq!(by_seat(&state, Seat(1), Action::End), Vec::<Key>::new());
        let place = Action::Place { with: With::EFFECT, tile: Tile::MINE, space: 16 };
        assert_eq!(by_seat(&state, Seat(1), place), ["p2 space 17"]);
    }
}
