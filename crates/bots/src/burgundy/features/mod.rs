//! What the network of Burgundy is told about a position, through the eyes of one seat.
//!
//! Each file tells of one side of the game and names the places of its features in [`places`]. A new fact gets a new group at the end of
//! that list; the networks that are there say nothing of it until a course goes on from them (`docs/bots.md`).

mod extras;
mod gains;
mod land;
mod market;
mod means;
mod moment;
mod places;
mod rivals;

pub(super) use moment::left;
pub(super) use places::TOTAL;

use crate::network::Inputs;
use demesne_burgundy::{Burgundy, State};
use demesne_game::Seat;

/// Tells everything about a seat.
pub(super) fn tell(game: &Burgundy, state: &State, seat: Seat, out: &mut Inputs) {
    let when = moment::tell(game, state, seat, out);
    if game.automa_seat() == Some(seat) {
        market::depots(state, when, out);
        return extras::automa(game, state, seat, out);
    }
    means::tell(game, state, seat, when, out);
    if let Some(duchy) = game.duchy_of(state, seat) {
        let best = land::tell(state, seat, duchy, out);
        gains::tell(game, state, seat, (duchy, &best), when, out);
        rivals::tell(game, state, seat, duchy, out);
    }
    market::tell(game, state, seat, when, out);
    extras::tell(game, state, seat, when, out);
}
