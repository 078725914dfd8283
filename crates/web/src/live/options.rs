//! The options of a table, as people call them.

use demesne_game::Notation;
use demesne_games::{Kind, Playable, Visit};
use demesne_text::Language;
use std::collections::BTreeMap;

struct Spoken<'s> {
    setup: &'s BTreeMap<String, String>,
    language: Language,
}

impl Visit for Spoken<'_> {
    type Output = Vec<String>;

    fn visit<G: Playable>(self) -> Vec<String> {
        self.setup.iter().map(|(key, value)| line::<G>(key, value, self.language)).collect()
    }
}

fn line<G: Playable>(key: &str, value: &str, language: Language) -> String {
    let own = |option: &str| option.strip_suffix("NAME").is_some_and(|start| key.starts_with(start));
    let option = <G as Notation>::catalogue().iter().find(|option| option.key == key || own(option.key));
    let Some(option) = option else { return format!("{key} {value}") };
    let name = G::option_name(option.key, language).unwrap_or(option.key);
    if option.key != key {
        // The rows of a board of one's own are long and say nothing to the eye: its name does.
        return format!("{name}: {}", key.split_once(' ').map_or(key, |(_, own)| own));
    }
    let words = G::option_words(option.key, language);
    let spoken = |word: &str| {
        words
            .iter()
            .find(|(one, _)| *one == word)
            .map_or_else(|| word.to_owned(), |(_, what)| (*what).to_owned())
    };
    let between = if words.is_empty() { " " } else { ", " };
    format!("{name}: {}", value.split(' ').map(spoken).collect::<Vec<_>>().join(between))
}

/// The options of a table in words.
pub fn in_words(game: &str, setup: &BTreeMap<String, String>, language: Language) -> Vec<String> {
    Kind::parse(game).map(|kind| kind.visit(Spoken { setup, language })).unwrap_or_default()
}
