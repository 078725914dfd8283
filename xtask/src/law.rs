//! WASM == native: the same games, played in both worlds, end the same.

use crate::{
    client::{self, TARGET},
    tools::{Failure, cargo, run},
};

/// The crate that plays.
const PACKAGE: &str = "wasm-law";

/// Builds the player for both worlds, each beside what is built there anyway (the client, the tests), and has the native one compare.
pub fn check() -> Result<(), Failure> {
    run(client::for_browser(PACKAGE, "build", &["--lib"], &[]))?;
    let module = client::folder().join("wasm_law.wasm");
    run(cargo(&["run", "--quiet", "--package", PACKAGE, "--", &module.to_string_lossy()]))
}
