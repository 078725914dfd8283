//! What a simulation adds up of solo games (X-SOLO).

use crate::terminal::{Extra, Figures};
use demesne_burgundy::{Burgundy, State};
use demesne_game::Seat;
use serde_json::json;

/// How many spaces of the duchy of a game alone are empty.
pub fn empty(game: &Burgundy, state: &State) -> u32 {
    let spaces = game.duchy_of(state, Seat(0)).map_or(0, |duchy| u32::from(duchy.size));
    spaces.saturating_sub(state.estate(Seat(0)).covered.len())
}

/// The round, 1 to 25.
pub fn round(state: &State) -> u8 {
    5 * state.phase + state.round + 1
}

/// How one game ended: whether it was won, the spaces that stayed empty, the round of a win.
pub fn extra(game: &Burgundy, state: &State) -> Extra {
    if game.options().solo.is_none() {
        return Extra::default();
    }
    let empty = empty(game, state);
    let won = u64::from(empty == 0);
    [won, empty.into(), won * u64::from(round(state)), 0]
}

/// What solo games come to.
pub fn figures(game: &Burgundy, sums: &Extra, games: u64) -> Option<Figures> {
    game.options().solo?;
    let [won, empty, rounds, _] = *sums;
    let share = |sum: u64| sum as f64 / games as f64;
    let round = (won > 0).then(|| rounds as f64 / won as f64);
    Some(Figures {
        key: "solo",
        json: json!({
            "won_share": share(won),
            "mean_empty_spaces": share(empty),
            "mean_round_of_a_win": round,
        }),
        text: format!(
            "won: {:.2} %, empty spaces: {:.2}, round of a win: {}\n",
            100.0 * won as f64 / games as f64,
            share(empty),
            round.map_or("never".into(), |round| format!("{round:.1}"))
        ),
    })
}
