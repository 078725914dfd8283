//! Words of Burgundy that many texts use.

use crate::{Language, language::Noun};
use demesne_burgundy::Colour;

/// Workers.
pub(crate) const WORKER: Noun =
    Noun::new(["worker", "workers"], ["trabajador", "trabajadores"], ["trabalhador", "trabalhadores"]);
/// Points.
pub(crate) const POINT: Noun = Noun::new(["point", "points"], ["punto", "puntos"], ["ponto", "pontos"]);

/// The type of a space or tile, in a sentence.
pub const fn colour(colour: Colour, language: Language) -> &'static str {
    match colour {
        Colour::Castle => language.pick("castle", "castillo", "castelo"),
        Colour::Mine => language.pick("mine", "mina", "mina"),
        Colour::Ship => language.pick("ship", "barco", "navio"),
        Colour::Monastery => language.pick("monastery", "monasterio", "monastério"),
        Colour::Building => language.pick("building", "edificio", "construção"),
        Colour::Livestock => language.pick("livestock", "ganado", "fazenda"),
    }
}

/// A type of vines, by its number.
pub fn vine(vine: usize, language: Language) -> &'static str {
    match vine {
        0 => language.pick("green", "verde", "verde"),
        1 => language.pick("blue", "azul", "azul"),
        2 => language.pick("red", "roja", "vermelha"),
        3 => language.pick("purple", "morada", "roxa"),
        4 => language.pick("yellow", "amarilla", "amarela"),
        5 => language.pick("white", "blanca", "branca"),
        _ => "?",
    }
}

/// The automated opponent.
pub const fn automa(language: Language) -> &'static str {
    language.pick("Châteautoma", "Châteautoma", "AutoDuque")
}

/// So much silver.
pub fn silver(count: impl std::fmt::Display, language: Language) -> String {
    say!(language, "{count} silver", "{count} de plata", "{count} de prata")
}

/// So many workers.
pub fn workers(count: impl Into<i32>, language: Language) -> String {
    WORKER.count(count, language)
}

/// So many points.
pub fn points(count: impl Into<i32>, language: Language) -> String {
    POINT.count(count, language)
}
