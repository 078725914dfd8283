//! The browser client: it is built for the browser alone, and so are its lints and documents.

use crate::tools::{Failure, cargo, run, target_dir};
use std::{env, process::Command};

/// The target of the browser.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The crates and their profiles (those of `crates/pages/build`); the steps for the workspace leave them out.
pub const PACKAGES: [(&str, &str); 2] = [("demesne-web", "client"), ("demesne-thinker", "thinker")];

/// The words of cargo for the workspace without them.
pub const OTHERS: &[&str] = &["--workspace", "--exclude", PACKAGES[0].0, "--exclude", PACKAGES[1].0];

/// Their lints. Those of the crates that they know are looked at with the rest of the workspace.
pub fn lint() -> Result<(), Failure> {
    for package in PACKAGES {
        run(for_browser(package, "clippy", &["--lib", "--no-deps"], &["--", "-D", "warnings"]))?;
    }
    Ok(())
}

/// Their documents.
pub fn docs() -> Result<(), Failure> {
    for package in PACKAGES {
        let mut command = for_browser(package, "doc", &["--no-deps"], &[]);
        command.env("RUSTDOCFLAGS", "-Dwarnings");
        run(command)?;
    }
    Ok(())
}

/// Cargo for the client, in the target folder and with the profile of `crates/pages/build`: what both need is built once.
fn for_browser((package, profile): (&str, &str), verb: &str, words: &[&str], last: &[&str]) -> Command {
    let folder = target_dir().join("client").to_string_lossy().into_owned();
    let wanted = env::var("DEMESNE_CLIENT_PROFILE").unwrap_or_default();
    let profile = if wanted == "dev" { &wanted } else { profile };
    let first =
        [verb, "--package", package, "--target", TARGET, "--profile", profile, "--target-dir", &folder];
    cargo(&[&first, words, last].concat())
}
