//! When it is, and what is under way.

use super::places;
use crate::network::Inputs;
use demesne_burgundy::{Burgundy, Edition, State, open::Open, state::Stage};
use demesne_game::{Game, Seat};

/// What the time means to a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct When {
    /// How much of the game is still to come, from 1 down to 0.
    pub left: f32,
    /// The own dice that are still to be used in this round; 0 for none.
    pub dice: [u8; 2],
}

pub(super) fn tell(game: &Burgundy, state: &State, seat: Seat, out: &mut Inputs) -> When {
    let round = usize::from(state.phase) * 5 + usize::from(state.round);
    let left = left(state);
    out.one_of(places::PLAYERS, 4, usize::from(game.seats()) - 1);
    if game.options().edition == Edition::Special {
        out.set(places::SPECIAL);
    }
    out.one_of(places::ROUND, 25, round);
    out.add(places::LEFT, left);
    let dice = whose(game, state, seat, out);
    for die in dice.into_iter().filter(|&die| die > 0) {
        out.set(places::DICE + usize::from(die) - 1);
    }
    let unused = dice.iter().filter(|&&die| die > 0).count();
    out.one_of(places::UNUSED, 3, unused);
    When { left, dice }
}

/// How much of the game is still to come, from 1 down to 0.
pub(in crate::burgundy) fn left(state: &State) -> f32 {
    if state.stage == Stage::Over {
        return 0.0;
    }
    1.0 - (f32::from(state.phase) * 5.0 + f32::from(state.round)) / 25.0
}

/// Tells where the round stands, and gives the dice that the seat has still to use.
fn whose(game: &Burgundy, state: &State, seat: Seat, out: &mut Inputs) -> [u8; 2] {
    if !state.stage.in_round() {
        out.set(places::MOMENT + 3);
        return [0; 2];
    }
    let turn = usize::from(state.turn);
    let order = &state.order[..usize::from(game.seats())];
    let place = order.iter().position(|&other| other == seat).unwrap_or(0);
    out.one_of(places::WAITING, 4, order.len().saturating_sub(turn + 1));
    if place < turn {
        out.set(places::MOMENT + 2);
        return [0; 2];
    }
    out.set(places::MOMENT + usize::from(place == turn));
    if place == turn && state.stage == Stage::Turn {
        if state.bought {
            out.set(places::BOUGHT);
        }
        for open in state.open.iter() {
            out.set(places::OPEN + kind(open));
        }
    }
    state.dice[seat.index()]
}

/// The kinds of open effects, each with a number of its own.
const fn kind(open: Open) -> usize {
    match open {
        Open::Extra => 0,
        Open::CityHall => 1,
        Open::Take(takes) => 2 + takes as usize,
        Open::Sell => 5,
        Open::Ship => 6,
        Open::Store(_) => 7,
        Open::Grant => 8,
        Open::White => 9,
        Open::Crane => 10,
        Open::Also => 11,
        Open::Route(_) => 12,
        Open::Bonuses(_) => 13,
        Open::Terrace => 14,
        Open::TakeBlack => 15,
        Open::TakeVine => 16,
        Open::Levies(_) => 17,
        Open::Trim => 18,
        Open::Size(_) => 19,
        Open::Phase => 20,
        // The points of livestock are its effect.
        Open::Effect(_) | Open::Herd(_) => 21,
        Open::Colour(_) => 22,
        Open::Reset => 23,
        Open::Gain(_) => 24,
        Open::ColourTile(_) => 25,
        Open::Exchange => 26,
    }
}
