//! The ways to act: what each legal action touches, costs and brings.

use super::{Burgundian, keys};
use crate::{Key, Price, Way};
use demesne_burgundy::{
    Action, Event, State, Tile,
    action::{Source, With},
    tile::VINE_NAMES,
};
use demesne_game::{Game, Notation, Seat, Step, Viewer};
use demesne_text::{Language, Shown};

/// All legal actions of a seat. Where several things serve alike there is a way for each combination of them.
pub(super) fn ways(table: &Burgundian<'_>, seat: Seat, language: Language) -> Vec<Way> {
    let game = table.game;
    let view = game.view(table.state, Viewer::Seat(seat));
    let mut actions = Vec::new();
    game.legal_actions(&view, seat, &mut actions);
    let mut ways = Vec::with_capacity(actions.len());
    for action in actions {
        let (price, points) = outcome(table, &view, seat, action);
        let (text, says) = (game.action_text(action), game.deed(&view, seat, action, language));
        for keys in combinations(&touches(&view, seat, action)) {
            ways.push(Way {
                action: text.clone(),
                then: Vec::new(),
                keys,
                needs_first: false,
                price,
                points,
                says: says.clone(),
                brings: None,
            });
        }
    }
    ways
}

/// What an action costs, and the points that it brings before chance acts.
fn outcome(table: &Burgundian<'_>, view: &State, seat: Seat, action: Action) -> (Price, i32) {
    let (mut after, mut events) = (*view, Vec::new());
    if table.game.play(&mut after, Step::seat(seat, action), &mut events).is_err() {
        return (Price::FREE, 0);
    }
    let mut price = Price::FREE;
    let paid = |count: i16| u8::try_from(-count).unwrap_or(0);
    for event in events {
        match event {
            Event::Workers(who, count) if who == seat => {
                price.workers = price.workers.saturating_add(paid(count))
            }
            Event::Silver(who, count) if who == seat => {
                price.silver = price.silver.saturating_add(paid(count))
            }
            _ => {}
        }
    }
    (price, table.game.points(&after, seat) - table.game.points(view, seat))
}

/// What an action touches: in the order in which people touch it the things of which one is needed each.
pub(super) fn touches(state: &State, seat: Seat, action: Action) -> Vec<Vec<Key>> {
    let home = keys::home(state, seat);
    let mut slots = Vec::new();
    if let Some(with) = with(action) {
        slots.extend(served_by(state, seat, with));
    }
    match action {
        Action::Castle(pick) => slots.push(vec![keys::space(home, pick.space)]),
        Action::Take { tile, depot, .. } | Action::BuyFrom { tile, depot } | Action::Hire { tile, depot } => {
            slots.push(in_depot(state, tile, depot));
        }
        Action::Place { with, tile, space } => {
            let stored = match with.is_private() {
                true => in_private(state, seat, tile),
                false => in_storage(state, seat, tile),
            };
            slots.extend([stored, vec![keys::space(home, space)]]);
        }
        Action::Sell { goods, .. } => slots.push(vec![keys::goods(home, goods + 1)]),
        Action::Workers { .. } => slots.push(vec![keys::take_workers(seat)]),
        Action::Buy(tile) | Action::TakeBlack(tile) => slots.push(beside(state, tile)),
        Action::Ship { depots, .. } => {
            slots.extend(
                (0..6).filter(|depot| depots >> depot & 1 != 0).map(|depot| vec![keys::depot(depot)]),
            );
        }
        Action::Discard(tile) => slots.push(in_storage(state, seat, tile)),
        Action::DiscardPrivate(tile) => slots.push(in_private(state, seat, tile)),
        Action::Recruit => slots.push(vec![keys::silver(home)]),
        Action::Put { tile, from, space } => {
            let lies = match from {
                Source::BLACK => beside(state, tile),
                Source(depot) => in_depot(state, tile, depot),
            };
            slots.extend([lies, vec![keys::space(home, space)]]);
        }
        // Both dice go, whatever was touched: no die stands in front, or a second look at a die would spend both.
        Action::Shield { shield, replaces, .. } => {
            slots.push(vec![keys::shield(shield)]);
            if replaces != 0 {
                slots.push(vec![keys::own_shield(home, replaces)]);
            }
        }
        Action::TakeVine { place, .. } => slots.push(vec![keys::vine_depot(place.into())]),
        Action::Plant { tile, space, .. } => {
            slots.extend([in_storage(state, seat, tile), vec![keys::vine_space(home, space)]]);
        }
        Action::PutVine { tile, space, .. } => {
            slots.extend([beside(state, tile), vec![keys::vine_space(home, space)]]);
        }
        Action::VineBonus(vine) => {
            slots.extend(VINE_NAMES.get(usize::from(vine)).map(|name| vec![keys::vine_bonus(name)]));
        }
        Action::Exchange { tile, goods } => {
            let given = (1..).zip(goods).filter(|(_, count)| *count > 0);
            slots.extend(given.map(|(number, _)| vec![keys::goods(home, number)]));
            slots.push(beside(state, tile));
        }
        _ => {}
    }
    slots
}

/// What an action is done with, where it says so.
pub(super) fn with(action: Action) -> Option<With> {
    match action {
        Action::Take { with, .. }
        | Action::Place { with, .. }
        | Action::Sell { with, .. }
        | Action::Workers { with }
        | Action::TakeVine { with, .. }
        | Action::Plant { with, .. } => Some(with),
        _ => None,
    }
}

/// The dice that are what an action is done with; none for an effect.
fn served_by(state: &State, seat: Seat, with: With) -> Option<Vec<Key>> {
    if with.is_white() {
        return Some(vec![keys::white_die()]);
    }
    let value = with.own()?;
    Some(places(&state.dice[seat.index()], value).map(|place| keys::die(seat, place)).collect())
}

fn in_depot(state: &State, tile: Tile, depot: u8) -> Vec<Key> {
    let tiles = state.depots.get(usize::from(depot)).map_or(&[][..], |tiles| &tiles[..]);
    places(tiles, Some(tile)).map(|place| keys::depot_tile(depot, place)).collect()
}

fn in_storage(state: &State, seat: Seat, tile: Tile) -> Vec<Key> {
    let home = keys::home(state, seat);
    let stored = state.estate(seat).storage.iter().enumerate().filter(|(_, stored)| *stored == tile);
    stored.map(|(place, _)| keys::stored(home, place)).collect()
}

fn in_private(state: &State, seat: Seat, tile: Tile) -> Vec<Key> {
    places(&state.private[seat.index()].tiles, Some(tile)).map(|place| keys::private(seat, place)).collect()
}

/// In the black depot, on the inn space or in the vine shop.
fn beside(state: &State, tile: Tile) -> Vec<Key> {
    if tile == Tile::INN {
        return vec![keys::inn()];
    }
    match tile.is_double() {
        true => places(&state.vines.shop, Some(tile)).map(keys::vine_shop).collect(),
        false => places(&state.black, Some(tile)).map(keys::black_tile).collect(),
    }
}

/// The places where something lies.
fn places<T: PartialEq + Copy>(all: &[T], one: T) -> impl Iterator<Item = usize> {
    all.iter().enumerate().filter(move |(_, other)| **other == one).map(|(place, _)| place)
}

/// One of each slot, in every combination.
fn combinations(slots: &[Vec<Key>]) -> Vec<Vec<Key>> {
    let mut all = vec![Vec::new()];
    for slot in slots {
        all = all
            .iter()
            .flat_map(|keys| slot.iter().map(move |key| keys.iter().cloned().chain([key.clone()]).collect()))
            .collect();
    }
    all
}
