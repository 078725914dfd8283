//! The last words of a game.

use super::alone::{empty, round};
use demesne_burgundy::{Burgundy, Edition, State};
use demesne_game::Game;

/// X-SOLO-24: alone there is no scoring; the duchy is covered or not.
pub fn verdict(game: &Burgundy, state: &State) -> Option<String> {
    game.options().solo?;
    let outcome = game.outcome(state)?;
    Some(match outcome.winners.is_empty() {
        true => {
            format!("You lose: {} spaces of your duchy are empty after 25 rounds.\n", empty(game, state))
        }
        false => format!("You win: your duchy is covered in round {} of 25!\n", round(state)),
    })
}

/// What put a place before the next one, where points did not.
pub fn tie_break(edition: Edition, rule: &str) -> &'static str {
    match (rule, edition) {
        ("B14.3", Edition::Special) => "has fewer empty spaces",
        ("B14.3", Edition::First) => "has more empty spaces",
        ("X-TEAM-16", _) => "has fewer empty spaces, or is further back in turn order",
        ("A14.7" | "A14.8", _) => "comes first, since the Châteautoma wins ties",
        _ => "is further back in turn order",
    }
}
