//! `cargo xtask fuzz`: random input for everything that parses.

use crate::{
    args::Args,
    tools::{Failure, cargo, fail, output, root, run, works},
};

/// What the command does and takes.
pub const HELP: &str = "\
Feed random input to everything that parses, one target after the other. What breaks a target is kept in fuzz/artifacts.

Usage: cargo xtask fuzz [--minutes M] [TARGET]...

Arguments:
  [TARGET]...   The targets to run [default: all that \"cargo fuzz list\" names]

Options:
  --minutes M   How long to run each target [default: 5]

Needs the nightly toolchain (\"rustup toolchain install nightly\") and cargo-fuzz (\"cargo install cargo-fuzz\").
";

/// Runs the command.
pub fn command(mut args: Args) -> Result<(), Failure> {
    let minutes: u64 = args.value("--minutes")?.unwrap_or(5);
    let mut targets = args.rest()?;
    if minutes == 0 {
        // libFuzzer takes 0 for "without end".
        return Err(Failure::Usage("Give each target at least one minute.".to_owned()));
    }
    if !root().join("fuzz/Cargo.toml").exists() {
        return fail("There is no folder fuzz/, so there is nothing to run.");
    }
    if !works(cargo(&["+nightly", "--version"])) {
        return fail(
            "Fuzzing needs the nightly toolchain; install it with \"rustup toolchain install nightly\".",
        );
    }
    if !works(cargo(&["+nightly", "fuzz", "--version"])) {
        return fail("Fuzzing needs cargo-fuzz; install it with \"cargo install cargo-fuzz\".");
    }
    let known: Vec<String> =
        output(cargo(&["+nightly", "fuzz", "list"]))?.lines().map(|line| line.trim().to_owned()).collect();
    if let Some(unknown) = targets.iter().find(|target| !known.contains(target)) {
        return Err(Failure::Usage(format!(
            "There is no fuzz target \"{unknown}\"; the targets are {}.",
            known.join(", ")
        )));
    }
    if targets.is_empty() {
        targets = known;
    }
    let time = format!("-max_total_time={}", minutes * 60);
    for target in &targets {
        println!("== {target}");
        // What is found is kept in the corpus; what real games look like stands in fuzz/seeds.
        let (corpus, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
        for folder in [&corpus, &seeds] {
            std::fs::create_dir_all(root().join(folder))
                .map_err(|e| Failure::Check(format!("The folder {folder} cannot be made: {e}.")))?;
        }
        run(cargo(&["+nightly", "fuzz", "run", target, &corpus, &seeds, "--", &time]))?;
    }
    println!("Nothing was found (targets: {}; minutes each: {minutes}).", targets.join(", "));
    Ok(())
}
