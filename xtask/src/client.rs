//! The browser client: it is built for the browser alone, and so are its lints and documents.

use crate::tools::{Failure, INCREMENTAL, cargo, run, target_dir};
use std::{path::PathBuf, process::Command};

/// The target of the browser.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// The crates; the steps for the workspace leave them out.
pub const PACKAGES: [&str; 2] = ["demesne-web", "demesne-thinker"];

/// What `crates/wasm/build` reads to build the client as it is shipped.
pub const SHIPPED: (&str, &str) = ("DEMESNE_CLIENT", "dist");

/// The words of cargo for the workspace without them.
pub const OTHERS: &[&str] = &["--workspace", "--exclude", PACKAGES[0], "--exclude", PACKAGES[1]];

/// Their lints. Those of the crates that they know are looked at with the rest of the workspace.
pub fn lint() -> Result<(), Failure> {
    run(for_browser(&PACKAGES, "clippy", &["--lib", "--no-deps"], &["--", "-D", "warnings"]))
}

/// Their documents.
pub fn docs() -> Result<(), Failure> {
    let mut command = for_browser(&PACKAGES, "doc", &["--no-deps"], &[]);
    command.env("RUSTDOCFLAGS", "-Dwarnings");
    run(command)
}

/// The profile and the target folder of `crates/wasm/build`: what several need for the browser is built once.
const PROFILE: &str = "client";

fn target() -> PathBuf {
    target_dir().join("client")
}

/// Where cargo puts what it builds for the browser.
pub fn folder() -> PathBuf {
    target().join(TARGET).join(PROFILE)
}

/// Cargo for packages in the browser: for all of them at once, so that it finds one choice of features for what they share.
pub fn for_browser(packages: &[&str], verb: &str, words: &[&str], last: &[&str]) -> Command {
    let target = target().to_string_lossy().into_owned();
    let packages: Vec<&str> = packages.iter().flat_map(|name| ["--package", name]).collect();
    let place = ["--target", TARGET, "--profile", PROFILE, "--target-dir", &target];
    let mut command = cargo(&[&[verb], packages.as_slice(), &place, words, last].concat());
    // As `crates/wasm/build` has it, which builds in the same folder: its profile says whether.
    command.env_remove(INCREMENTAL);
    command
}
