//! What a simulation adds up of solo games (X-SOLO).

use crate::terminal::{Extra, Figures};
use demesne_burgundy::{Burgundy, State};
use demesne_text::burgundy::{empty, round};
use serde_json::json;

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
