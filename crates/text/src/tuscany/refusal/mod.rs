//! Why something cannot be, in the reader's language.

mod chance;
mod moves;
mod settings;

use super::{
    labels::{
        an_item, colour_name, colour_of_cards, colour_of_spaces, harvest_name, item_name, kinds_name,
        stored_item, the_item, the_space, token_name,
    },
    options,
    words::{CARD, WORKER},
};
use crate::{
    Language,
    refusal::{told, without_rule},
    told::sentence,
};
use demesne_game::{Illegal, TextError};
use demesne_tuscany::{Colour, Harvest, Item, Token};

/// Why an action is refused.
pub fn refused(illegal: &Illegal, language: Language) -> String {
    // Longer sentences stand before those that are a part of them.
    let lists = [moves::SAYINGS, chance::SAYINGS];
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
        (_, "workers") => counted(value, |n| WORKER.count(n, language)),
        (_, "cards") => counted(value, |n| CARD.count(n, language)),
        ("item", _) => Item::parse(value).map_or_else(|| value.into(), |item| named(item, form, language)),
        ("kind", _) => Colour::parse_kind(value)
            .map_or_else(|| value.into(), |colour| kinds_name(colour, language).into()),
        ("colour" | "goes" | "needed", _) => Colour::parse(value)
            .map_or_else(|| value.into(), |colour| coloured(colour, form, language).into()),
        ("token", _) => {
            Token::parse(value).map_or_else(|| value.into(), |token| token_name(token, language).into())
        }
        ("card", _) => {
            Harvest::parse(value).map_or_else(|| value.into(), |card| harvest_name(card, language).into())
        }
        ("space", _) => value.parse().map_or_else(|_| value.into(), |space| the_space(space, language)),
        ("what", _) => chance::what(value, language).into(),
        ("or", _) => value.replace(" or ", language.pick(" or ", " o ", " ou ")),
        ("option", _) => options::name(value, language).unwrap_or(value).to_lowercase(),
        _ => value.into(),
    }
}

fn counted(value: &str, say: impl Fn(i32) -> String) -> String {
    value.parse().map_or_else(|_| value.to_owned(), say)
}

fn named(item: Item, form: &str, language: Language) -> String {
    match form {
        "the" => the_item(item, language),
        "a" => an_item(item, language),
        "stored" => stored_item(item, language),
        _ => item_name(item, language).into(),
    }
}

fn coloured(colour: Colour, form: &str, language: Language) -> &'static str {
    match form {
        "many" => colour_of_cards(colour, 2, language),
        "space" => colour_of_spaces(colour, 1, language),
        _ => colour_name(colour, language),
    }
}
