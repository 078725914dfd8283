//! Checks the printed matter of `data/` when the crate is built, with the crate's own readers.

// What checking needs is a part of what these files offer.
#![allow(dead_code, unused_imports, reason = "the modules serve the crate; the check uses a part of them")]

#[path = "src/areas.rs"]
mod areas;
#[path = "src/assembly.rs"]
mod assembly;
#[path = "src/colour.rs"]
mod colour;
#[path = "src/harvest.rs"]
mod harvest;
#[path = "src/piece.rs"]
mod piece;
#[path = "src/printed.rs"]
mod printed;
#[path = "src/tile.rs"]
mod tile;

use colour::Colour;
use harvest::Harvest;
use tile::{Item, Tile};

fn main() {
    println!("cargo::rerun-if-changed=data");
    if let Err(error) = printed::Printed::load() {
        println!("cargo::error=data/{error}");
    }
    match piece::Pieces::printed() {
        Err(error) => println!("cargo::error=data/pieces.toml, {error}"),
        Ok(pieces) => {
            if let Err(error) = areas::check_areas(&pieces, &areas::neighbours()) {
                println!("cargo::error=data/pieces.toml, {error}");
            }
        }
    }
}
