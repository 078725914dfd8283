//! Checks the printed matter of `data/` when the crate is built, with the crate's own readers.

// What checking needs is a part of what these files offer.
#![allow(dead_code, unused_imports, reason = "the modules serve the crate; the check uses a part of them")]

#[path = "src/ability.rs"]
mod ability;
#[path = "src/atom.rs"]
mod atom;
#[path = "src/building.rs"]
mod building;
#[path = "src/card.rs"]
mod card;
#[path = "src/icon.rs"]
mod icon;
#[path = "src/manuscript.rs"]
mod manuscript;
#[path = "src/printed/mod.rs"]
mod printed;
#[path = "src/scheme.rs"]
mod scheme;
#[path = "src/space.rs"]
mod space;

fn main() {
    println!("cargo::rerun-if-changed=data");
    if let Err(error) = printed::Printed::load() {
        println!("cargo::error=data/{error}");
    }
}
