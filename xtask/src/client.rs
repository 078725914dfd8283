//! The browser client: it is built for the browser alone, and so are its lints and documents.

use crate::tools::{Failure, cargo, run, target_dir};
use std::{env, process::Command};

/// The target of the browser.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The crate, which the steps for the workspace leave out.
pub const PACKAGE: &str = "demesne-web";

/// Its lints. Those of the crates that it knows are looked at with the rest of the workspace.
pub fn lint() -> Result<(), Failure> {
    run(for_browser("clippy", &["--lib", "--no-deps"], &["--", "-D", "warnings"]))
}

/// Its documents.
pub fn docs() -> Result<(), Failure> {
    let mut command = for_browser("doc", &["--no-deps"], &[]);
    command.env("RUSTDOCFLAGS", "-Dwarnings");
    run(command)
}

/// Cargo for the client, in the target folder and with the profile of `crates/pages/build`: what both need is built once.
fn for_browser(verb: &str, words: &[&str], last: &[&str]) -> Command {
    let folder = target_dir().join("client").to_string_lossy().into_owned();
    let profile = env::var("DEMESNE_CLIENT_PROFILE").unwrap_or_default();
    let profile = if profile.is_empty() { "client" } else { &profile };
    let first =
        [verb, "--package", PACKAGE, "--target", TARGET, "--profile", profile, "--target-dir", &folder];
    cargo(&[&first, words, last].concat())
}
