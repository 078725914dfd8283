//! The texts of the frame, from `locales/`: `words::start::play_now(lang())`. Arguments stand in the order of the alphabet.

#![allow(missing_docs)]

pub use crate::prefs::lang;
use demesne_games::Kind;
use demesne_text::Language;
#[allow(unused_imports, reason = "texts without arguments need it not")]
use std::fmt::Write;

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// What people call the opponent that a game brings itself, by the name of the game.
pub fn automaton(game: &str) -> String {
    Kind::parse(game).ok().and_then(|kind| demesne_scene::automaton(kind, lang())).unwrap_or_default().into()
}
