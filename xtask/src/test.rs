//! `cargo xtask test`: everything that must hold.

use crate::{
    args::Args,
    axe, client, house, law, packages, processor, rules, suites,
    tally::Tally,
    tools::{Failure, cargo, ensure_target, fail, program, run, works},
};
use std::time::{Duration, Instant};

/// What the command does and takes.
pub const HELP: &str = "\
Check everything that must hold before a change goes in; the first step that fails ends it.

Usage: cargo xtask test

Steps:
  tools          PostgreSQL, Chromium and its fonts, and npm are here; what is missing is installed from Debian's packages, as
                 root or through sudo without a password. axe-core is here; npm fetches it into target/tools where it is missing
  format         cargo fmt --all --check
  lints          cargo clippy --workspace --exclude demesne-web --exclude demesne-thinker --all-targets -- -D warnings
  docs           RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --exclude demesne-web --exclude demesne-thinker --no-deps
  client         lints and docs of demesne-web and demesne-thinker for wasm32-unknown-unknown (installed with rustup where it is missing)
  wasm law       the same games end the same in WebAssembly and natively
  tests          cargo test --workspace --exclude demesne-web --exclude demesne-thinker --no-fail-fast, with as many of its
                 programs at a time as there are cores
  architecture   sizes of files, what crates know and use, words that have no place here
  rules          cargo xtask rules

At the end stands a table of the steps with their times, and with the processor time that they took of all cores (on Linux); the last
line sums up the tests.
";

/// A step: its name and what it does.
type Step = (&'static str, fn(&mut Tally) -> Result<(), Failure>);

const STEPS: [Step; 9] = [
    // First, since nothing else tells as early that the tests cannot run.
    ("tools", |_| tools()),
    ("format", |_| format()),
    ("lints", |_| lints()),
    ("docs", |_| docs()),
    ("client", |_| client()),
    ("wasm law", |_| law::check()),
    ("tests", suites::run),
    ("architecture", |_| house::check()),
    ("rules", |_| rules::check(false)),
];

/// All crates but the one that is for the browser alone.
const WORKSPACE: &[&str] = client::OTHERS;

/// Runs the command.
pub fn command(args: Args) -> Result<(), Failure> {
    args.finish()?;
    let mut tally = Tally::default();
    let mut times = Vec::new();
    let done = STEPS.iter().try_for_each(|step| announced(step, &mut tally, &mut times));
    println!("\n{}", table(&times));
    if tally != Tally::default() {
        println!("{tally}");
    }
    done
}

/// What a step took.
struct Took {
    name: &'static str,
    time: Duration,
    /// Of all cores together, where the system says it: a step that took less than its time on every core has waited for something.
    processor: Option<Duration>,
}

type Times = Vec<Took>;

fn announced((name, step): &Step, tally: &mut Tally, times: &mut Times) -> Result<(), Failure> {
    println!("\n== {name}");
    let (start, before) = (Instant::now(), processor::of_children());
    let done = step(tally);
    let processor = processor::of_children().zip(before).map(|(after, before)| after.saturating_sub(before));
    times.push(Took { name, time: start.elapsed(), processor });
    match done {
        Err(Failure::Check(why)) => fail(format!("{why}\nThe step \"{name}\" failed.")),
        other => other,
    }
}

/// The steps with their times, and all of them together.
fn table(times: &[Took]) -> String {
    let all = Took {
        name: "everything",
        time: times.iter().map(|took| took.time).sum(),
        processor: times.iter().map(|took| took.processor).sum(),
    };
    let shown = |time: Duration| {
        let seconds = time.as_secs_f64().round() as u64;
        format!("{:>3} min {:>2} s", seconds / 60, seconds % 60)
    };
    let row = |took: &Took| {
        let processor =
            took.processor.map_or_else(String::new, |time| format!("  processor {}", shown(time)));
        format!("{:<14} {}{processor}\n", took.name, shown(took.time))
    };
    times.iter().chain([&all]).map(row).collect()
}

fn tools() -> Result<(), Failure> {
    packages::ensure(&packages::TESTS)?;
    axe::ensure()
}

fn format() -> Result<(), Failure> {
    ensure_component("rustfmt", &["fmt", "--version"])?;
    run(cargo(&["fmt", "--all", "--check"]))?;
    run(cargo(&["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]))
}

fn lints() -> Result<(), Failure> {
    ensure_component("clippy", &["clippy", "--version"])?;
    run(cargo(&[&["clippy"], WORKSPACE, &["--all-targets", "--", "-D", "warnings"]].concat()))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_listed_with_their_times() {
        let took = |name, milliseconds, processor: Option<u64>| Took {
            name,
            time: Duration::from_millis(milliseconds),
            processor: processor.map(Duration::from_secs),
        };
        let times = [took("format", 1600, Some(1)), took("tests", 754_000, Some(1300))];
        let wanted = "\
format           0 min  2 s  processor   0 min  1 s
tests           12 min 34 s  processor  21 min 40 s
everything      12 min 36 s  processor  21 min 41 s
";
        assert_eq!(table(&times), wanted);
        let unknown = table(&[took("format", 1600, None)]);
        assert!(unknown.starts_with("format           0 min  2 s\n"), "{unknown}");
    }
}
