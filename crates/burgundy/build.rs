//! Checks the printed matter of `data/` when the crate is built, with the crate's own readers.

// What checking needs is a part of what these files offer.
#![allow(dead_code, unused_imports, reason = "the modules serve the crate; the check uses a part of them")]

#[path = "src/bonus/kind.rs"]
mod bonus;
#[path = "src/automa/cards.rs"]
mod cards;
#[path = "src/colour.rs"]
mod colour;
#[path = "src/duchy/mod.rs"]
mod duchy;
#[path = "src/edition.rs"]
mod edition;
#[path = "src/printed.rs"]
mod printed;
#[path = "src/route/printed.rs"]
mod printed_routes;
#[path = "src/shield/printed.rs"]
mod printed_shields;
#[path = "src/ring.rs"]
mod ring;
#[path = "src/tally.rs"]
mod tally;
#[path = "src/tile.rs"]
mod tile;
#[path = "src/vine/board.rs"]
mod vine_board;

use colour::Colour;
use edition::Edition;
use tile::Tile;

fn main() {
    println!("cargo::rerun-if-changed=data");
    for file in duchy::FILES {
        if let Err(error) = duchy::read_file(file.text) {
            println!("cargo::error=data/{}, {error}", file.name);
        }
    }
    for (file, text) in duchy::MAP_FILES {
        if let Err(error) = duchy::read_maps(text) {
            println!("cargo::error=data/{file}, {error}");
        }
    }
    if let Err(error) = duchy::automa_duchies() {
        println!("cargo::error=data/chateautoma_duchy.toml, {error}");
    }
    if let Err(error) = cards::County::load(false) {
        println!("cargo::error=data/{error}");
    }
    if let Err(error) = printed_routes::printed_routes() {
        println!("cargo::error=data/{error}");
    }
    if let Err(error) = printed_shields::printed_shields() {
        println!("cargo::error=data/{error}");
    }
    for edition in [Edition::First, Edition::Special] {
        if let Err(error) = printed::Printed::load(edition, 2) {
            println!("cargo::error=data/{error}");
        }
        if let Err(error) = printed::Printed::two_sided_of(edition, duchy::BoardSet::Base) {
            println!("cargo::error=data/tables.toml, {error}");
        }
    }
    for players in 2..=4 {
        if let Err(error) = vine_board::VineBoard::load(players) {
            println!("cargo::error=data/{error}");
        }
    }
}
