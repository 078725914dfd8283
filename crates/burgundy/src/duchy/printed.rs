//! The duchies that come with the game.

use super::{Duchy, read_file};
use demesne_game::TextError;

/// The board files, by name. `build.rs` reads them when the crate is built, so they hold no errors.
pub const FILES: [(&str, &str); 2] = [
    ("duchies_2011.toml", include_str!("../../data/duchies_2011.toml")),
    ("duchies_se.toml", include_str!("../../data/duchies_se.toml")),
];

/// The duchies of an edition ("2011", "se"), in order. It reads the files, so it is for setting up, not for
/// play.
pub fn printed(edition: &str) -> Result<Vec<Duchy>, TextError> {
    let mut duchies = Vec::new();
    for (_, text) in FILES {
        let entries = read_file(text)?.into_iter().filter(|entry| entry.editions.contains(&edition));
        duchies.extend(entries.map(|entry| entry.duchy));
    }
    Ok(duchies)
}
