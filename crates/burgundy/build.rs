//! Reads the board files when the crate is built, so that a slip in them stops the build and not a game.

#[path = "src/colour.rs"]
#[allow(dead_code)]
mod colour;
#[path = "src/duchy/mod.rs"]
#[allow(dead_code, unused_imports)]
mod duchy;

fn main() {
    println!("cargo::rerun-if-changed=data");
    for (name, text) in duchy::FILES {
        if let Err(error) = duchy::read_file(text) {
            println!("cargo::error=data/{name}, {error}");
        }
    }
}
