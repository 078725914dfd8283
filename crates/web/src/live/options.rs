//! What is played at a table, as people call it.

use crate::{
    shelf,
    words::{self, lang},
};
use demesne_games::Kind;
use demesne_wire::TableLine;

/// What is played at a table, in a few words each.
pub fn in_words(line: &TableLine) -> Vec<String> {
    let players = i64::try_from(line.seats.len()).unwrap_or(0);
    let mut words = vec![words::setup::players(lang(), players)];
    if let Some(kind) = Kind::parse(&line.game).ok().filter(|kind| shelf::is_here(*kind)) {
        let setup: Vec<(String, String)> = line.setup.clone().into_iter().collect();
        words.extend(demesne_scene::summary(kind, &setup, lang()));
    }
    words
}
