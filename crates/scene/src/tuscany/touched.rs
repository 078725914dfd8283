//! What a step touched: what is marked as having happened last.

use super::{Tuscan, keys, ways::in_centre};
use crate::Key;
use demesne_game::{Actor, Notation, Seat};
use demesne_games::moment;
use demesne_tuscany::{Action, Item, State, Tile, Tuscany, state::Stage, task::Task};

/// The keys of what a step touched that was just played. What is no step of this game touched nothing.
pub(super) fn touched(table: &Tuscan<'_>, step: &str) -> Vec<Key> {
    let Ok(read) = table.game.parse_step(step) else { return Vec::new() };
    match read.by {
        Actor::Seat(seat) => by_seat(table, seat, read.action),
        Actor::Chance => by_chance(table.state, read.action),
    }
}

/// Harvest cards are turned up one by one (T11.1), a refresh of the centre is seen (T14.4), and scorings take their time (T16).
pub(super) fn dwells(table: &Tuscan<'_>, step: &str) -> u8 {
    const A_SCORING: u8 = 4;
    let Ok(read) = table.game.parse_step(step) else { return 0 };
    let before = || moment::<Tuscany>(table.running, table.running.length().checked_sub(1)?);
    match (read.by, read.action) {
        (Actor::Chance, Action::Harvest(_)) => 1,
        // The first of those that fill the gaps of a refresh; before the first turn nobody waits for anything.
        (Actor::Chance, Action::Neutral(_)) => {
            let turning = |state: State| matches!(state.tasks.top(), Some(Task::Neutral(count)) if count > 2);
            u8::from(before().is_some_and(|state| state.stage == Stage::Turn && turning(state)))
        }
        (Actor::Seat(_), Action::End) if before().is_some_and(|state| state.phase != table.state.phase) => {
            A_SCORING
        }
        _ => 0,
    }
}

/// What a seat did. The state is the one after it: what was taken lies where it is now.
fn by_seat(table: &Tuscan<'_>, seat: Seat, action: Action) -> Vec<Key> {
    let state = table.state;
    match action {
        Action::Token(token) => vec![keys::token(token), keys::own_token(seat, token)],
        Action::Draw => vec![keys::deck()],
        Action::Take(tile) | Action::Free(tile) => {
            let lies = in_centre(state, tile).pop();
            lies.into_iter().chain(stored(state, seat, Item::Tile(tile))).collect()
        }
        Action::GiveUp(_) => last_stored(state, seat).into_iter().collect(),
        Action::Place(item) => stored(state, seat, item).into_iter().collect(),
        // While it is being paid for, or once it lies there.
        Action::On(space) => vec![keys::space(seat, space)],
        Action::Pay(_) => paid_for(table).into_iter().map(|space| keys::space(seat, space)).collect(),
        Action::Marble => vec![keys::marble(seat)],
        _ => Vec::new(),
    }
}

/// The space that was paid for with the last step.
fn paid_for(table: &Tuscan<'_>) -> Option<u8> {
    let before = moment::<Tuscany>(table.running, table.running.length().checked_sub(1)?)?;
    match before.tasks.top() {
        Some(Task::Payment(_, space)) => Some(space),
        _ => None,
    }
}

/// Of equal items the last one: the others lay there before.
fn stored(state: &State, seat: Seat, item: Item) -> Option<Key> {
    let place = state.estate(seat).storage.iter().enumerate().filter(|(_, stored)| *stored == item).last();
    place.map(|(place, _)| keys::stored(seat, place))
}

fn last_stored(state: &State, seat: Seat) -> Option<Key> {
    usize::from(state.estate(seat).storage.len()).checked_sub(1).map(|place| keys::stored(seat, place))
}

/// What chance brought.
fn by_chance(state: &State, action: Action) -> Vec<Key> {
    let newest = |tile: Tile| in_centre(state, tile).pop().into_iter().collect();
    match action {
        Action::Neutral(tile) | Action::Own(tile) => newest(tile),
        Action::Harvest(_) => vec![keys::harvest()],
        Action::Cards { seat, .. } => vec![keys::cards(seat)],
        _ => Vec::new(),
    }
}
