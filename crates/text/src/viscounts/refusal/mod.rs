//! Why something cannot be, in the reader's language.

mod castle;
mod chance;
mod moves;
mod settings;

use super::{
    effects, names, options,
    words::{self, WORKER},
};
use crate::{
    Language,
    refusal::{told, without_rule},
    told::sentence,
};
use demesne_game::{Illegal, TextError};
use demesne_viscounts::{Act, Atom, Atoms, Building, BuildingKind, Card, Icon, Manuscript, Site};

/// Why an action is refused.
pub fn refused(illegal: &Illegal, language: Language) -> String {
    // Longer sentences stand before those that are a part of them.
    let lists = [moves::SAYINGS, castle::SAYINGS, chance::SAYINGS];
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
    let known = match (name, form) {
        (_, "workers") => value.parse().ok().map(|n: i32| WORKER.count(n, language)),
        (_, "silver") => value.parse().ok().map(|n: i32| words::silver(n, language)),
        (_, "cards") => value.parse().ok().map(|n: i32| words::CARD.count(n, language)),
        (_, "steps") => value.parse().ok().map(|n: i32| words::STEP.count(n, language)),
        (_, "icons") => value.parse().ok().map(|n: i32| words::ICON.count(n, language)),
        ("card" | "top", _) => Card::parse(value).map(|card| names::plain(card, language).to_owned()),
        ("tile", _) => Manuscript::parse(value)
            .map(|_| language.pick("this manuscript", "este manuscrito", "este manuscrito").to_owned()),
        ("building", _) => Building::parse(value).map(|building| words::building(building, language)),
        ("kind" | "other", _) => {
            BuildingKind::parse(value).map(|kind| words::kind(kind, language).to_owned())
        }
        ("act", _) => Act::parse(value).map(|act| words::act(act, language).to_owned()),
        ("icon", _) => Icon::parse(value).map(|icon| words::icon(icon, language).to_owned()),
        ("atom", _) => Atom::parse(value).map(|atom| effects::atom(atom, language)),
        ("bundle", _) => Atoms::parse(value).map(|atoms| effects::bundle(atoms, language)),
        ("site" | "end", _) => Site::parse(value).map(|site| site.name()),
        ("what", _) => Some(chance::what(value, language)),
        ("or", _) => Some(value.replace(" or ", language.pick(" or ", " o ", " ou "))),
        ("option", _) => options::name(value, language).map(str::to_lowercase),
        _ => None,
    };
    known.unwrap_or_else(|| value.to_owned())
}
