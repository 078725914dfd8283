//! The options of a table for people: their names, and what their values are called.

use crate::Language;

/// The name of an option.
pub fn name(key: &str, language: Language) -> Option<&'static str> {
    let (english, spanish, portuguese) = match key {
        "players" => ("Players", "Jugadores", "Jogadores"),
        "first" => ("Start player", "Jugador inicial", "Primeiro jogador"),
        "solo" => ("Solo opponent", "Oponente en solitario", "Oponente solo"),
        "difficulty" => ("Difficulty", "Dificultad", "Dificuldade"),
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
        "solo" => &[
            ("none", ["none", "ninguno", "nenhum"]),
            ("cleric", ["the Cleric", "el Clérigo", "o Clérigo"]),
            ("builder", ["the Builder", "el Constructor", "o Construtor"]),
            ("noble", ["the Noble", "el Noble", "o Nobre"]),
            ("cards", ["the Card-focused", "el Centrado en cartas", "o Focado em cartas"]),
        ],
        _ => &[],
    };
    entries.iter().map(|&(word, [en, es, pt])| (word, language.pick(en, es, pt))).collect()
}

/// What a value brings: what the boards of the solo opponent are after (V22.15), and how much harder more future schemes make it (V21.9).
pub fn brings(key: &str, value: &str, language: Language) -> Option<&'static str> {
    let (english, spanish, portuguese) = match (key, value) {
        ("solo", "cleric") => (
            "Transcribes manuscripts where it can.",
            "Transcribe manuscritos siempre que puede.",
            "Transcreve manuscritos sempre que pode.",
        ),
        ("solo", "builder") => {
            ("Builds where it can.", "Construye siempre que puede.", "Constrói sempre que pode.")
        }
        ("solo", "noble") => (
            "Places workers in the castle where it can.",
            "Coloca trabajadores en el castillo siempre que puede.",
            "Coloca trabalhadores no castelo sempre que pode.",
        ),
        ("solo", "cards") => (
            "Flips debts and deeds where it can.",
            "Voltea deudas y escrituras siempre que puede.",
            "Vira dívidas e escrituras sempre que pode.",
        ),
        ("difficulty", "0") => {
            ("As printed: for a first game.", "Tal cual: para empezar.", "Como impresso: para começar.")
        }
        ("difficulty", "3") => {
            ("The hardest opponent.", "El oponente más difícil.", "O oponente mais difícil.")
        }
        _ => return None,
    };
    Some(language.pick(english, spanish, portuguese))
}
