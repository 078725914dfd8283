//! What the modules are made of: cargo runs us again when any of it changes.

use crate::{
    modules::MODULES,
    place::{CHOICE, Place},
};
use std::{collections::BTreeSet, fs};

/// What of a crate's folder does not end in a module; `page` is what `crates/pages` puts beside them.
const ASIDE: [&str; 5] = ["benches", "examples", "page", "tests", "README.md"];

/// Tells cargo about every file and folder.
pub fn watch(place: &Place) -> Result<(), String> {
    println!("cargo::rerun-if-env-changed={CHOICE}");
    for file in ["Cargo.toml", "Cargo.lock", ".cargo/config.toml"] {
        println!("cargo::rerun-if-changed={}", place.root.join(file).display());
    }
    let mut crates = BTreeSet::new();
    let mut next: Vec<String> = MODULES.iter().map(|module| module.krate.to_owned()).collect();
    while let Some(name) = next.pop() {
        if !crates.insert(name.clone()) {
            continue;
        }
        let folder = place.root.join("crates").join(&name);
        let manifest = folder.join("Cargo.toml");
        let text = fs::read_to_string(&manifest)
            .map_err(|why| format!("{} cannot be read: {why}.", manifest.display()))?;
        next.extend(known(&text));
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            if !ASIDE.iter().any(|aside| entry.file_name() == *aside) {
                println!("cargo::rerun-if-changed={}", entry.path().display());
            }
        }
    }
    Ok(())
}

/// The crates of the house that a crate depends on, by their folders; what its tests need does not count.
fn known(manifest: &str) -> Vec<String> {
    let mut counts = false;
    let mut found = Vec::new();
    for line in manifest.lines().map(str::trim) {
        if let Some(table) = line.strip_prefix('[') {
            counts = table.contains("dependencies") && !table.contains("dev-dependencies");
        } else if let Some(rest) = line.strip_prefix("demesne-").filter(|_| counts) {
            found.push(rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect());
        }
    }
    found
}
