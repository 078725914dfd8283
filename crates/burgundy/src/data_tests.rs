//! The printed matter of `data/` is in order: every file is read with the crate's own readers.
//!
//! A build script did this once. It compiled a third of the crate a second time in every build, for every target and profile.

use crate::{automa::County, duchy, edition::Edition, printed::Printed, route, shield, vine};
use demesne_game::TextError;

/// Reading must succeed; whoever broke a file is told the file and the line. Some readers name the file themselves.
fn read<T>(file: Option<&str>, read: Result<T, TextError>) {
    if let Err(error) = read {
        let file = file.map(|name| format!("{name}, ")).unwrap_or_default();
        panic!("data/{file}{error}");
    }
}

#[test]
fn boards_are_in_order() {
    for file in duchy::FILES {
        read(Some(file.name), duchy::read_file(file.text));
    }
    for (file, text) in duchy::MAP_FILES {
        read(Some(file), duchy::read_maps(text));
    }
    read(Some("chateautoma_duchy.toml"), duchy::automa_duchies());
}

#[test]
fn tables_cards_and_tiles_are_in_order() {
    read(None, County::load(false));
    read(None, route::printed::printed_routes());
    read(None, shield::printed::printed_shields());
    for edition in [Edition::First, Edition::Special] {
        read(None, Printed::load(edition, 2));
        read(Some("tables.toml"), Printed::two_sided_of(edition, duchy::BoardSet::Base));
    }
    for players in 2..=4 {
        read(None, vine::board::VineBoard::load(players));
    }
}
