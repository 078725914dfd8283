//! Why something cannot be, in the reader's language.

mod expansions;
mod moves;
mod settings;
mod vines;

use super::{explain::building_name, names, open, options, words};
use crate::{
    Language,
    refusal::{sentence, told, without_rule},
};
use demesne_burgundy::{
    Building, Colour, Edition, Tile,
    open::{Cargo, Offer, Open, Planted, Takes},
    tile::parse_vine,
};
use demesne_game::{Illegal, TextError};

/// Why an action is refused.
pub fn refused(illegal: &Illegal, language: Language) -> String {
    // Longer sentences stand before those that are a part of them.
    let lists = [expansions::SAYINGS, moves::SAYINGS, vines::SAYINGS];
    let why = told(&lists, &illegal.why, language, |name, value, form| word(name, value, form, language));
    sentence(&why.unwrap_or_else(|| illegal.why.clone().into_owned()))
}

/// Why a setup is refused.
pub fn refused_setup(error: &TextError, language: Language) -> String {
    let why = without_rule(&error.why);
    let said =
        told(&[settings::SAYINGS], why, language, |name, value, form| word(name, value, form, language));
    sentence(&said.unwrap_or_else(|| why.to_owned()))
}

/// What was captured under a name, in the reader's language and the form that is wanted.
fn word(name: &str, value: &str, form: &str, language: Language) -> String {
    match (name, form) {
        (_, "workers") => counted(value, |n| words::WORKER.count(n, language)),
        (_, "points") => counted(value, |n| words::POINT.count(n, language)),
        (_, "silver") => words::silver(value, language),
        (_, "goods") => counted(value, |n| names::goods(n as u8, language).into()),
        ("tile", "the") => tile(value, language, true),
        ("tile", _) => tile(value, language, false),
        ("tiles", _) if value == "nothing" => language.pick("nothing", "nada", "nada").into(),
        ("tiles", _) => {
            value.split(", ").map(|name| tile(name, language, false)).collect::<Vec<_>>().join(", ")
        }
        ("open", _) => opened(value, language),
        ("what", _) => {
            Open::parse(value).map_or_else(|| value.into(), |open| open::words(open, language).into())
        }
        ("colour" | "is", _) => {
            Colour::parse(value).map_or_else(|| value.into(), |colour| words::colour(colour, language).into())
        }
        ("vine", _) => parse_vine(value)
            .map_or_else(|| value.into(), |vine| words::vine(usize::from(vine), language).into()),
        ("building", _) => building(value, language),
        ("buildings", _) => {
            value.split(", ").map(|name| building(name, language)).collect::<Vec<_>>().join(", ")
        }
        ("and", _) if value == "both dice are used" => language.pick(value, "ninguno", "nenhum").into(),
        ("and", _) => value.replace(" and ", language.pick(" and ", " y ", " e ")),
        ("or", _) => value.replace(" or ", language.pick(" or ", " o ", " ou ")),
        ("expansion", _) => spoken("expansions", value, language),
        ("adds", _) => adds(value, language),
        ("option", _) => options::name(value, language).unwrap_or(value).to_lowercase(),
        _ => value.into(),
    }
}

fn counted(value: &str, say: impl Fn(i32) -> String) -> String {
    value.parse().map_or_else(|_| value.to_owned(), say)
}

fn tile(name: &str, language: Language, with_the: bool) -> String {
    let edition = if name.starts_with("chicken") { Edition::First } else { Edition::Special };
    match Tile::parse(name) {
        Some(tile) if with_the => names::tile(tile, edition, language).with_the,
        Some(tile) => names::tile(tile, edition, language).bare,
        None => name.into(),
    }
}

fn building(name: &str, language: Language) -> String {
    Building::parse(name).map_or_else(|| name.into(), |kind| building_name(kind, language).into())
}

/// A value of an option as people call it.
fn spoken(option: &str, value: &str, language: Language) -> String {
    let words = options::words(option, language);
    words.into_iter().find(|(word, _)| *word == value).map_or(value, |(_, name)| name).into()
}

/// What an expansion adds, by the English words for it.
fn adds(value: &str, language: Language) -> String {
    let named = demesne_burgundy::Expansion::ALL.into_iter().find(|expansion| expansion.adds() == value);
    named.map_or_else(|| value.into(), |expansion| spoken("expansions", expansion.name(), language))
}

/// What is open, by the English words for it.
fn opened(value: &str, language: Language) -> String {
    const ALL: [Open; 28] = [
        Open::Extra,
        Open::CityHall,
        Open::Take(Takes::Building),
        Open::Take(Takes::MineMonasteryCastle),
        Open::Take(Takes::ShipLivestock),
        Open::Sell,
        Open::Ship,
        Open::Store(Tile::SHIP),
        Open::Grant,
        Open::White,
        Open::Crane,
        Open::Also,
        Open::Route(Cargo::new(0, 1)),
        Open::Bonuses(Planted::new(0, 1)),
        Open::Terrace,
        Open::TakeBlack,
        Open::TakeVine,
        Open::Levies(1),
        Open::Trim,
        Open::Size(1),
        Open::Phase,
        Open::Herd(1),
        Open::Effect(0),
        Open::Colour(Offer::Must),
        Open::Reset,
        Open::Gain(1),
        Open::ColourTile(Offer::Must),
        Open::Exchange,
    ];
    let found = ALL.into_iter().find(|open| open.description() == value);
    found.map_or_else(|| value.into(), |found| open::words(found, language).into())
}
