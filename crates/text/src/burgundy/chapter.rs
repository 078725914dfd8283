//! The parts of a game: phases and their rounds.

use crate::{Chapter, Language};
use demesne_burgundy::State;

/// The round that a moment belongs to; before phase A the set-up.
pub fn chapter(state: &State, language: Language) -> Chapter {
    if state.stage.before_phase_a() {
        let title = language.pick("Set-up", "Preparación", "Preparação").into();
        return Chapter { part: String::new(), title };
    }
    let (phase, round) = (char::from(b'A' + state.phase.min(4)), state.round + 1);
    let title = say!(
        language,
        "Phase {phase}, round {round}",
        "Fase {phase}, ronda {round}",
        "Fase {phase}, rodada {round}"
    );
    Chapter { part: phase.into(), title }
}
