//! What things are called where a sentence speaks of one of them: "a ship", "three sheep", "a pasture of 3".

use crate::{
    Language,
    burgundy::{
        names::{self, goods_count},
        words::{POINT, WORKER, silver},
    },
    draw::listed,
};
use demesne_burgundy::{Burgundy, Colour, Tile, tile::Face};

/// A tile with its indefinite article, where the language wants one; a monastery has its number, so there is only one.
pub fn a(game: &Burgundy, tile: Tile, language: Language) -> String {
    let name = names::tile(tile, game.options().edition, language);
    match tile.face() {
        Face::Livestock(_, animals) => {
            let number = match animals {
                2 => language.pick("two", "dos", "dois"),
                3 => language.pick("three", "tres", "três"),
                _ => language.pick("four", "cuatro", "quatro"),
            };
            // "duas vacas", but "dois porcos".
            let number = match (number, name.with_the.starts_with("as ")) {
                ("dois", true) => "duas",
                _ => number,
            };
            let species = name.bare.split_once(' ').map_or(name.bare.as_str(), |(_, species)| species);
            format!("{number} {species}")
        }
        Face::Monastery(_) => name.with_the,
        _ => format!("{} {}", article(&name, language), name.bare),
    }
}

fn article(name: &names::Name, language: Language) -> &'static str {
    let feminine = name.with_the.starts_with("la ") || name.with_the.starts_with("a ");
    match (language, feminine) {
        (Language::English, _) if name.bare.starts_with(['a', 'e', 'i', 'o', 'u']) => "an",
        (Language::English, _) => "a",
        (Language::Spanish, true) => "una",
        (Language::Spanish, false) => "un",
        (Language::Portuguese, true) => "uma",
        (Language::Portuguese, false) => "um",
    }
}

/// A region of a colour and size, with the word for complete that fits it.
pub const fn region(colour: Colour, language: Language) -> (&'static str, &'static str) {
    let (m, f) = (language.pick("complete", "completo", "completo"), "completa");
    let f = language.pick("complete", f, f);
    match colour {
        Colour::Castle => {
            (language.pick("A castle region", "Una zona de castillo", "Uma região de castelo"), f)
        }
        Colour::Mine => (language.pick("A mine region", "Una zona de minas", "Uma região de minas"), f),
        Colour::Ship => (language.pick("A river", "Un río", "Um rio"), m),
        Colour::Monastery => {
            (language.pick("A monastery region", "Una zona de monasterios", "Uma região de monastérios"), f)
        }
        Colour::Building => (language.pick("A city", "Una ciudad", "Uma cidade"), f),
        Colour::Livestock => (language.pick("A pasture", "Un pasto", "Um pasto"), m),
    }
}

/// Goods in a sentence: `2 wine and 1 grain`.
pub fn goods(counts: &[u8; 6], language: Language) -> String {
    let counts = (1..).zip(counts).filter(|(_, count)| **count > 0);
    let list: Vec<String> = counts.map(|(number, &count)| goods_count(count, number, language)).collect();
    listed(&list, language)
}

/// Numbers in a sentence: `3, 4 and 6`.
pub fn numbers(list: impl IntoIterator<Item = u8>, language: Language) -> String {
    let list: Vec<String> = list.into_iter().map(|number| number.to_string()).collect();
    listed(&list, language)
}

/// Silver and workers in a sentence: `1 silver and 2 workers`; empty for none.
pub fn means(coins: i32, workers: i32, language: Language) -> String {
    let coins = (coins != 0).then(|| silver(coins, language));
    let workers = (workers != 0).then(|| WORKER.count(workers, language));
    let both: Vec<String> = coins.into_iter().chain(workers).collect();
    if both.is_empty() { String::new() } else { listed(&both, language) }
}

/// So many points.
pub fn points(count: u16, language: Language) -> String {
    POINT.count(i32::from(count), language)
}

/// The letter of a phase.
pub fn letter(phase: u8) -> char {
    char::from(b'A' + phase)
}
