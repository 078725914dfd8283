//! WASM == native: the same games, played in both worlds, end the same.

use crate::{
    client::TARGET,
    tools::{Failure, cargo, run, target_dir},
};
use std::process::Command;

/// The manifest of the crate that plays; it is no part of the workspace, for its rules are not those of the house:
/// a function that WebAssembly exports needs an attribute that counts as unsafe.
const MANIFEST: &str = "xtask/wasm-law/Cargo.toml";

/// Builds the player for both worlds and has the native one compare.
pub fn check() -> Result<(), Failure> {
    run(player("build", &["--lib", "--target", TARGET]))?;
    let module = target_dir().join(TARGET).join("debug/wasm_law.wasm");
    run(player("run", &["--quiet", "--", &module.to_string_lossy()]))
}

/// Lints of the crate that plays, which the workspace does not cover.
pub fn lint() -> Result<(), Failure> {
    run(player("clippy", &["--all-targets", "--", "-D", "warnings"]))
}

/// Cargo for the crate that plays. It shares the workspace's target folder, and so what both need is built once. Its own lock file must name
/// whatever a game brings, or a test would change the tree.
fn player(verb: &str, words: &[&str]) -> Command {
    let folder = target_dir().to_string_lossy().into_owned();
    cargo(&[&[verb, "--locked", "--manifest-path", MANIFEST, "--target-dir", &folder], words].concat())
}
