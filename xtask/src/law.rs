//! WASM == native: the same games, played in both worlds, end the same.

use crate::{
    client,
    tools::{Failure, cargo, program, run, target_dir},
};

/// The crate that plays.
const PACKAGE: &str = "wasm-law";

/// Builds the player for both worlds and has the native one compare.
pub fn check() -> Result<(), Failure> {
    run(client::for_browser(&[PACKAGE], "build", &["--lib"], &[]))?;
    // Of the whole workspace, so that cargo chooses the same features as for the tests: the games are built once for both.
    run(cargo(&[&["build"], client::OTHERS, &["--bin", PACKAGE]].concat()))?;
    let native = target_dir().join("debug").join(PACKAGE);
    let module = client::folder().join("wasm_law.wasm");
    run(program(&native.to_string_lossy(), &[&module.to_string_lossy()]))
}
