//! What the network of Tuscany is told about a position, through the eyes of one seat.

mod land;
mod means;
mod places;
mod rivals;
mod ways;
mod works;

pub(super) use places::TOTAL;

use super::by_hand;
use crate::network::Inputs;
use demesne_game::{Game, Seat};
use demesne_tuscany::{
    State, Tuscany,
    assembly::Assembly,
    state::{Choice, Stage},
    task::Task,
};

/// Tells everything about a seat.
pub(super) fn tell(game: &Tuscany, state: &State, seat: Seat, out: &mut Inputs) {
    if let Choice::Made(board) = state.choices[seat.index()] {
        // Whoever lays out a board must see where it leads, not only what it is made of.
        out.set(places::CHOSEN);
        return tell(game, &game.laid_out(state, seat, board), seat, out);
    }
    let left = by_hand::time_left(state);
    out.one_of(places::PLAYERS, 3, usize::from(game.seats()).saturating_sub(2));
    out.one_of(places::PHASE, 3, state.phase.into());
    out.add(places::LAST_ROUND, f32::from(u8::from(state.last_round)));
    out.add(places::LEFT, left);
    out.add(places::LEFT + 1, (4.0 * left).min(1.0));
    out.one_of(places::TURNED, 25, state.estate(seat).turned.into());
    let most = state.estates.iter().map(|estate| estate.turned).max().unwrap_or(0);
    out.one_of(places::MOST_TURNED, 25, most.into());
    turn(game, state, seat, out);
    means::tell(game, state, seat, left, out);
    let board = board_of(state, seat);
    if board != Assembly::UNKNOWN {
        land::tell(game, state, seat, board, out);
        works::tell(game, state, seat, board, left, out);
        ways::tell(game, state, seat, board, out);
    }
    rivals::tell(game, state, seat, out);
    let parts = by_hand::parts(game, state, seat);
    let by_hand = match parts {
        Some(parts) => by_hand::green(state, seat) + parts.iter().sum::<f32>(),
        None => by_hand::value(game, state, seat) - game.points(state, seat) as f32,
    };
    out.add(places::BY_HAND, by_hand / 40.0);
    for (place, part) in parts.into_iter().flatten().enumerate() {
        out.add(places::BY_HAND_PARTS + place, part / 20.0);
    }
}

/// The board of a seat, turned up or not.
fn board_of(state: &State, seat: Seat) -> Assembly {
    match state.choices[seat.index()] {
        Choice::Made(board) => board,
        _ => state.estate(seat).board,
    }
}

/// Whose turn it is, and what is under way in the own one.
fn turn(game: &Tuscany, state: &State, seat: Seat, out: &mut Inputs) {
    if state.stage != Stage::Turn {
        return;
    }
    let seats = usize::from(game.seats());
    let until = (seat.index() + seats - state.turn.index()) % seats;
    out.one_of(places::TURN, 3, until);
    if until > 0 {
        return;
    }
    out.set(places::BEAT + state.beat as usize);
    for task in state.tasks.iter() {
        let kind = match task {
            Task::Check => 0,
            Task::Refill => 1,
            Task::Neutral(_) => 2,
            Task::Cards(_) => 3,
            Task::Harvest(_) => 4,
            Task::Bonus(_) => 5,
            Task::GiveUp(_) => 6,
            Task::Exchanged => 7,
            Task::Space(_) => 8,
            Task::Payment(..) => 9,
            Task::Castle => 10,
            Task::FreeSpace(_) => 11,
            Task::Token => 12,
        };
        out.set(places::TASKS + kind);
        match task {
            Task::Cards(n) => out.add(places::PROMISED, f32::from(n) / 3.0),
            Task::Harvest(n) => out.add(places::PROMISED + 1, f32::from(n)),
            _ => {}
        }
    }
}
