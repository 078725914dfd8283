//! Cargo builds the modules.

use crate::{
    place::{Place, Quality},
    target::TARGET,
};
use std::{env, path::PathBuf, process::Command};

/// What cargo tells build scripts, or is told for the build around us: it would disturb a build for another target.
const OUTER: [&str; 14] = [
    "DEBUG",
    "HOST",
    "NUM_JOBS",
    "OPT_LEVEL",
    "OUT_DIR",
    "PROFILE",
    "RUSTC",
    "RUSTC_LINKER",
    "RUSTC_WORKSPACE_WRAPPER",
    "RUSTC_WRAPPER",
    "RUSTDOC",
    "RUSTDOCFLAGS",
    "RUSTFLAGS",
    "TARGET",
];

/// What of cargo's own variables is about the machine and not about the build: where it keeps things, how it reaches the registry,
/// and with whom it shares the cores.
const KEPT: [&str; 8] = [
    "CARGO_ALIAS_",
    "CARGO_HOME",
    "CARGO_HTTP_",
    "CARGO_MAKEFLAGS",
    "CARGO_NET_",
    "CARGO_REGISTRIES_",
    "CARGO_REGISTRY_",
    "CARGO_TERM_",
];

/// The profile of all modules where they are built quickly.
const QUICK: &str = "client";

/// A module of the page.
pub struct Module {
    /// The folder of its crate in `crates`.
    pub krate: &'static str,
    /// The profile that it is shipped with.
    shipped: &'static str,
}

/// All modules: the page, which has to be small, and what thinks for bots, which has to be quick.
pub const MODULES: [Module; 2] =
    [Module { krate: "web", shipped: "client-dist" }, Module { krate: "thinker", shipped: "thinker-dist" }];

/// Builds all modules; gives where the compiler put each.
pub fn build(place: &Place) -> Result<Vec<(&'static Module, PathBuf)>, String> {
    match place.quality {
        // Together, so that cargo finds one choice of features for all of them: what several know is built once.
        Quality::Quick => run(&MODULES.each_ref(), QUICK, place),
        Quality::Dist => {
            let made = MODULES.iter().map(|module| run(&[module], module.shipped, place));
            Ok(made.collect::<Result<Vec<_>, _>>()?.concat())
        }
    }
}

/// Has cargo build some of them.
fn run(
    modules: &[&'static Module],
    profile: &str,
    place: &Place,
) -> Result<Vec<(&'static Module, PathBuf)>, String> {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    for (name, _) in env::vars_os() {
        if name.to_str().is_some_and(is_outer) {
            command.env_remove(&name);
        }
    }
    command.current_dir(&place.root).args(["build", "--quiet", "--locked", "--lib"]);
    for module in modules {
        command.args(["--package", &format!("demesne-{}", module.krate)]);
    }
    command.args(["--target", TARGET, "--profile", profile, "--target-dir"]).arg(&place.target);
    let output =
        command.output().map_err(|why| format!("Cargo could not be started for the client: {why}."))?;
    if !output.status.success() {
        let names: Vec<String> = modules.iter().map(|module| format!("crates/{}", module.krate)).collect();
        let told = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{}\n\nThe client ({}) could not be built.", told.trim_end(), names.join(", ")));
    }
    let folder = place.target.join(TARGET).join(profile);
    Ok(modules
        .iter()
        .map(|module| (*module, folder.join(format!("demesne_{}.wasm", module.krate))))
        .collect())
}

/// Whether a variable belongs to the build around us.
fn is_outer(name: &str) -> bool {
    let of_cargo = name.starts_with("CARGO_") && !KEPT.iter().any(|kept| name.starts_with(kept));
    of_cargo || OUTER.contains(&name)
}
