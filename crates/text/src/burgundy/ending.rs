//! The last words of a game.

use super::alone::{empty, round};
use crate::Language;
use demesne_burgundy::{Burgundy, Edition, State};
use demesne_game::Game;

/// X-SOLO-24: alone there is no scoring; the duchy is covered or not.
pub fn verdict(game: &Burgundy, state: &State, language: Language) -> Option<String> {
    game.options().solo?;
    let outcome = game.outcome(state)?;
    let (empty, round) = (empty(game, state), round(state));
    Some(match outcome.winners.is_empty() {
        true => say!(
            language,
            "You lose: {empty} spaces of your duchy are empty after 25 rounds.\n",
            "Pierdes: tras 25 rondas quedan casillas vacías en tu ducado: {empty}.\n",
            "Você perdeu: depois de 25 rodadas restam espaços vazios no seu ducado: {empty}.\n"
        ),
        false => say!(
            language,
            "You win: your duchy is covered in round {round} of 25!\n",
            "¡Ganas: tu ducado está cubierto en la ronda {round} de 25!\n",
            "Você ganhou: o seu ducado está coberto na rodada {round} de 25!\n"
        ),
    })
}

/// What put a place before the next one, where points did not.
pub fn tie_break(edition: Edition, rule: &str, language: Language) -> &'static str {
    match (rule, edition) {
        ("B14.3", Edition::Special) => {
            language.pick("has fewer empty spaces", "tiene menos casillas vacías", "tem menos espaços vazios")
        }
        ("B14.3", Edition::First) => {
            language.pick("has more empty spaces", "tiene más casillas vacías", "tem mais espaços vazios")
        }
        ("X-TEAM-16", _) => language.pick(
            "has fewer empty spaces, or is further back in turn order",
            "tiene menos casillas vacías, o va más atrás en el orden de turno",
            "tem menos espaços vazios, ou está mais atrás na ordem de jogo",
        ),
        ("A14.7" | "A14.8", _) => language.pick(
            "comes first, since the Châteautoma wins ties",
            "queda por delante, ya que el Châteautoma gana los empates",
            "fica à frente, já que o AutoDuque ganha os empates",
        ),
        _ => language.pick(
            "is further back in turn order",
            "va más atrás en el orden de turno",
            "está mais atrás na ordem de jogo",
        ),
    }
}
