//! `cargo xtask test`: everything that must hold.

use crate::{
    args::Args,
    client, house, law, packages, rules,
    tally::Tally,
    tools::{Failure, cargo, ensure_target, fail, program, root, run, typed, works},
};
use std::{
    io::{BufRead, BufReader},
    process::Stdio,
    time::Instant,
};

/// What the command does and takes.
pub const HELP: &str = "\
Check everything that must hold before a change goes in; the first step that fails ends it.

Usage: cargo xtask test

Steps:
  tools          PostgreSQL, Chromium and chromedriver are here; what is missing is installed from Debian's packages, as root or
                 through sudo without a password
  format         cargo fmt --all --check
  lints          cargo clippy --workspace --exclude demesne-web --exclude demesne-thinker --all-targets -- -D warnings
  docs           RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --exclude demesne-web --exclude demesne-thinker --no-deps
  client         lints and docs of demesne-web and demesne-thinker for wasm32-unknown-unknown (installed with rustup where it is missing)
  wasm law       the same games end the same in WebAssembly and natively
  tests          cargo test --workspace --exclude demesne-web --exclude demesne-thinker --no-fail-fast
  architecture   sizes of files, what crates know and use, words that have no place here
  rules          cargo xtask rules

The last line sums up the tests.
";

/// A step: its name and what it does.
type Step = (&'static str, fn(&mut Tally) -> Result<(), Failure>);

const STEPS: [Step; 9] = [
    // First, since nothing else tells as early that the tests cannot run.
    ("tools", |_| packages::ensure(&packages::TESTS)),
    ("format", |_| format()),
    ("lints", |_| lints()),
    ("docs", |_| docs()),
    ("client", |_| client()),
    ("wasm law", |_| law::check()),
    ("tests", tests),
    ("architecture", |_| house::check()),
    ("rules", |_| rules::check(false)),
];

/// All crates but the one that is for the browser alone.
const WORKSPACE: &[&str] = client::OTHERS;

/// Runs the command.
pub fn command(args: Args) -> Result<(), Failure> {
    args.finish()?;
    let mut tally = Tally::default();
    let start = Instant::now();
    let done = STEPS.iter().try_for_each(|step| announced(step, &mut tally));
    if tally != Tally::default() {
        println!("\nEverything took {:.1} s.\n{tally}", start.elapsed().as_secs_f64());
    }
    done
}

fn announced((name, step): &Step, tally: &mut Tally) -> Result<(), Failure> {
    println!("\n== {name}");
    let start = Instant::now();
    let done = step(tally);
    println!("== {name}: {:.1} s", start.elapsed().as_secs_f64());
    match done {
        Err(Failure::Check(why)) => fail(format!("{why}\nThe step \"{name}\" failed.")),
        other => other,
    }
}

fn format() -> Result<(), Failure> {
    ensure_component("rustfmt", &["fmt", "--version"])?;
    run(cargo(&["fmt", "--all", "--check"]))?;
    for outside in ["xtask/wasm-law/Cargo.toml", "fuzz/Cargo.toml"] {
        if root().join(outside).exists() {
            run(cargo(&["fmt", "--manifest-path", outside, "--check"]))?;
        }
    }
    Ok(())
}

fn lints() -> Result<(), Failure> {
    ensure_component("clippy", &["clippy", "--version"])?;
    run(cargo(&[&["clippy"], WORKSPACE, &["--all-targets", "--", "-D", "warnings"]].concat()))?;
    law::lint()
}

fn docs() -> Result<(), Failure> {
    let mut command = cargo(&[&["doc"], WORKSPACE, &["--no-deps"]].concat());
    command.env("RUSTDOCFLAGS", "-Dwarnings");
    run(command)
}

/// That it builds, and with it all that runs in the browser, is seen before: the binary embeds it.
fn client() -> Result<(), Failure> {
    ensure_target(client::TARGET)?;
    client::lint()?;
    client::docs()
}

/// Runs the tests with their output passed on, and counts them.
fn tests(tally: &mut Tally) -> Result<(), Failure> {
    let mut command = cargo(&[&["test"], WORKSPACE, &["--no-fail-fast"]].concat());
    let name = typed(&command);
    let spawned = command.stdout(Stdio::piped()).spawn();
    let mut child = spawned.or_else(|error| fail(format!("\"{name}\" could not be started: {error}.")))?;
    if let Some(stdout) = child.stdout.take() {
        for line in BufReader::new(stdout).split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line);
            println!("{line}");
            tally.read(&line);
        }
    }
    match child.wait() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) if tally.failed == 0 => fail(format!("\"{name}\" broke off ({status}).")),
        Ok(_) => fail(format!("{} tests failed.", tally.failed)),
        Err(error) => fail(format!("\"{name}\" was lost: {error}.")),
    }
}

/// Has rustup install a tool of the toolchain, where it is missing.
fn ensure_component(component: &str, probe: &[&str]) -> Result<(), Failure> {
    if works(cargo(probe)) || run(program("rustup", &["component", "add", component])).is_ok() {
        return Ok(());
    }
    fail(format!(
        "Rust's {component} is not installed and rustup could not install it; \
         try \"rustup component add {component}\" by hand."
    ))
}
