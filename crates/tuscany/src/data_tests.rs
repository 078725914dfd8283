//! The printed matter of `data/` is in order: every file is read with the crate's own readers.

use crate::{areas, piece::Pieces, printed::Printed};

#[test]
fn tables_are_in_order() {
    if let Err(error) = Printed::load() {
        panic!("data/{error}");
    }
}

#[test]
fn pieces_are_in_order() {
    let pieces = Pieces::printed().unwrap_or_else(|error| panic!("data/pieces.toml, {error}"));
    if let Err(error) = areas::check_areas(&pieces, &areas::neighbours()) {
        panic!("data/pieces.toml, {error}");
    }
}
