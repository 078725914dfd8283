//! The duchies that come with the game.

use super::{BoardSet, Duchy, MapEntry, Shape, read_file, read_maps};
use demesne_game::TextError;

/// A file with standard boards of one set.
#[derive(Clone, Copy, Debug)]
pub struct BoardFile {
    /// Its name in `data/`.
    pub name: &'static str,
    /// The set that all its boards belong to.
    pub set: BoardSet,
    /// What it holds.
    pub text: &'static str,
}

/// The files with standard boards, in the order of the boards' numbers. `data_tests.rs` reads all of them,
/// so they hold no errors.
pub const FILES: [BoardFile; 5] = [
    BoardFile {
        name: "duchies_2011.toml",
        set: BoardSet::Base,
        text: include_str!("../../data/duchies_2011.toml"),
    },
    BoardFile {
        name: "duchies_se.toml",
        set: BoardSet::Base,
        text: include_str!("../../data/duchies_se.toml"),
    },
    BoardFile {
        name: "duchies_11_18.toml",
        set: BoardSet::Connection,
        text: include_str!("../../data/duchies_11_18.toml"),
    },
    BoardFile {
        name: "duchies_19_22.toml",
        set: BoardSet::Championship,
        text: include_str!("../../data/duchies_19_22.toml"),
    },
    BoardFile {
        name: "duchies_23_30.toml",
        set: BoardSet::Border,
        text: include_str!("../../data/duchies_23_30.toml"),
    },
];

/// The files with boards of other shapes, by name; checked like [`FILES`].
pub const MAP_FILES: [(&str, &str); 2] = [
    ("team_boards.toml", include_str!("../../data/team_boards.toml")),
    ("solo_boards.toml", include_str!("../../data/solo_boards.toml")),
];

/// The standard duchies of an edition ("2011", "se"), in the order of their numbers. It reads the files, so it is for
/// setting up, not for play.
pub fn printed(edition: &str) -> Result<Vec<Duchy>, TextError> {
    let mut duchies = Vec::new();
    for file in FILES {
        let entries = read_file(file.text)?.into_iter().filter(|entry| entry.editions.contains(&edition));
        duchies.extend(entries.map(|entry| Duchy { set: Some(file.set), ..entry.duchy }));
    }
    Ok(duchies)
}

/// The duchies of a team (X-TEAM-5): the basic one, then the advanced one.
pub fn team_boards() -> Result<Vec<Duchy>, TextError> {
    of_shape(Shape::Team)
}

/// The duchies of the solo game (X-SOLO-1): 33, then 34.
pub fn solo_boards() -> Result<Vec<Duchy>, TextError> {
    of_shape(Shape::Solo)
}

fn of_shape(shape: Shape) -> Result<Vec<Duchy>, TextError> {
    let mut duchies = Vec::new();
    for (_, text) in MAP_FILES {
        let entries = read_maps(text)?.into_iter().filter(|entry| entry.shape == shape);
        duchies.extend(entries.map(|MapEntry { duchy, .. }| duchy));
    }
    Ok(duchies)
}
