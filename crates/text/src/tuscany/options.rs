//! The options of a table for people: their names, what their values are called, how values are written.

use crate::Language;

/// The name of an option.
pub fn name(key: &str, language: Language) -> Option<&'static str> {
    let (english, spanish, portuguese) = match key {
        "players" => ("Players", "Jugadores", "Jogadores"),
        "first" => ("Start player", "Jugador inicial", "Primeiro jogador"),
        "draw_base" => ("Cards of a draw", "Cartas que se roban", "Cartas que se compram"),
        "final_cards_per_point" => ("Cards for a point", "Cartas por punto", "Cartas por ponto"),
        "tie_break" => ("Ties", "Empates", "Empates"),
        "fresh_hex" => ("New wooden hexes", "Hexágonos recién ganados", "Hexágonos recém-ganhos"),
        "same_colour_pairs" => ("Pairs of one colour", "Parejas de un color", "Pares de uma cor"),
        "round_limit" => ("Last round", "Última ronda", "Última rodada"),
        "piece NAME" => ("A piece of your own", "Una pieza propia", "Uma peça sua"),
        _ => return None,
    };
    Some(language.pick(english, spanish, portuguese))
}

/// A value, and what it is called in each language.
type Entry = (&'static str, [&'static str; 3]);

/// The values of an option that are words.
pub fn words(key: &str, language: Language) -> Vec<(&'static str, &'static str)> {
    let entries: &[Entry] = match key {
        "first" => &[
            ("random", ["drawn", "al azar", "sorteado"]),
            ("p1", ["seat 1", "sitio 1", "lugar 1"]),
            ("p2", ["seat 2", "sitio 2", "lugar 2"]),
            ("p3", ["seat 3", "sitio 3", "lugar 3"]),
            ("p4", ["seat 4", "sitio 4", "lugar 4"]),
        ],
        "tie_break" => &[
            (
                "spanish",
                [
                    "more green points (Spanish rules)",
                    "más puntos verdes (reglas en español)",
                    "mais pontos verdes (regras em espanhol)",
                ],
            ),
            (
                "english",
                [
                    "fewer green points (English rules)",
                    "menos puntos verdes (reglas en inglés)",
                    "menos pontos verdes (regras em inglês)",
                ],
            ),
        ],
        "fresh_hex" => &[
            (
                "later_turn",
                ["from the next turn on", "desde el turno siguiente", "a partir do turno seguinte"],
            ),
            ("same_turn", ["in the same turn", "en el mismo turno", "no mesmo turno"]),
        ],
        "same_colour_pairs" => &[("yes", ["yes", "sí", "sim"]), ("no", ["no", "no", "não"])],
        _ => &[],
    };
    entries.iter().map(|&(word, [en, es, pt])| (word, language.pick(en, es, pt))).collect()
}

/// How a value is written that is more than a word of a few.
pub fn form(key: &str, language: Language) -> Option<&'static str> {
    let text = language.pick(
        "ten colours in columns of 3, 4 and 3, with \" / \" between the columns",
        "diez colores en columnas de 3, 4 y 3, con \" / \" entre las columnas",
        "dez cores em colunas de 3, 4 e 3, com \" / \" entre as colunas",
    );
    (key == "piece NAME").then_some(text)
}
