//! What a page says of the game before it is opened. The client has this at hand from its first page on; everything else of the game is
//! loaded with it, so nothing here may lead there.

use crate::Language;

/// A way to play: its name, and a line on it. `free` is each for themselves; the others are called after their option.
pub fn mode(id: &str, language: Language) -> (&'static str, &'static str) {
    let [name, what] = match id {
        "team" => [
            language.pick("Two teams", "Dos equipos", "Dois times"),
            language.pick(
                "Four players; two partners share a large duchy.",
                "Cuatro jugadores; cada pareja comparte un ducado grande.",
                "Quatro jogadores; cada dupla divide um ducado grande.",
            ),
        ],
        "solo" => [
            language.pick("Alone", "En solitario", "Solo"),
            language.pick(
                "One player against the calendar: cover the duchy in 25 rounds.",
                "Una persona contra el calendario: cubre el ducado en 25 rondas.",
                "Uma pessoa contra o calendário: cubra o ducado em 25 rodadas.",
            ),
        ],
        "chateautoma" => [
            language.pick("Châteautoma", "Châteautoma", "AutoDuque"),
            language.pick(
                "A rival that plays itself, by cards, at the last seat.",
                "Un rival que juega solo, con cartas, en el último asiento.",
                "Um rival que joga sozinho, com cartas, no último lugar.",
            ),
        ],
        _ => [
            language.pick("Each for themselves", "Cada cual por su cuenta", "Cada um por si"),
            language.pick(
                "Two to four players, people or bots.",
                "De dos a cuatro jugadores, personas o bots.",
                "De dois a quatro jogadores, pessoas ou bots.",
            ),
        ],
    };
    (name, what)
}
