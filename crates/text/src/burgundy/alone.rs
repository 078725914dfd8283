//! How far a game alone has come (X-SOLO).

use demesne_burgundy::{Burgundy, State};
use demesne_game::Seat;

/// How many spaces of the duchy of a game alone are empty.
pub fn empty(game: &Burgundy, state: &State) -> u32 {
    let spaces = game.duchy_of(state, Seat(0)).map_or(0, |duchy| u32::from(duchy.size));
    spaces.saturating_sub(state.estate(Seat(0)).covered.len())
}

/// The round, 1 to 25.
pub fn round(state: &State) -> u8 {
    5 * state.phase + state.round + 1
}
