//! The project's own commands: `cargo xtask test`, `cargo xtask rules` and the rarer ones.
//!
//! Exit codes: 0 all is well, 1 a check failed or a tool is missing, 2 the command line makes no sense.

mod args;
mod axe;
mod bench;
mod bent;
mod busy;
mod client;
mod dist;
mod figures;
mod fuzz;
mod house;
mod law;
mod mutants;
mod packages;
mod pictures;
mod processor;
mod rules;
mod rust;
mod soak;
mod suites;
mod tally;
mod test;
mod tools;

use args::Args;
use std::process::ExitCode;
use tools::Failure;

const HELP: &str = "\
The project's own commands.

Usage: cargo xtask <COMMAND>

Commands:
  test      Everything that must hold: tools, format, lints, docs, WebAssembly, tests, architecture, rule coverage
  rules     Which test covers which rule; fails on a rule that has none
  soak      Play a very large number of random games and check every law on the way
  fuzz      Feed random input to everything that parses
  busy      Run the tests of server and client again and again beside other work: none may fail by load
  mutants   Break the rules of Burgundy in small ways and see whether a test notices
  bench     Measure the speed of the simulator
  dist      Make the packages that people install, and try them out
  client-figures
            Measure the client in this machine's Chromium: bytes, time to play, time to draw, tasks while bots think
  pictures  Make the pictures of the README anew, in this machine's Chromium

Run \"cargo xtask <COMMAND> --help\" for what a command does and takes.
";

/// A command: its name, its help and what it does.
type Command = (&'static str, &'static str, fn(Args) -> Result<(), Failure>);

const COMMANDS: [Command; 10] = [
    ("test", test::HELP, test::command),
    ("rules", rules::HELP, rules::command),
    ("soak", soak::HELP, soak::command),
    ("fuzz", fuzz::HELP, fuzz::command),
    ("busy", busy::HELP, busy::command),
    ("mutants", mutants::HELP, mutants::command),
    ("bench", bench::HELP, bench::command),
    ("dist", dist::HELP, dist::command),
    ("client-figures", figures::HELP, figures::command),
    ("pictures", pictures::HELP, pictures::command),
];

fn main() -> ExitCode {
    match run(std::env::args().skip(1).collect()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Check(why)) => {
            eprintln!("{why}");
            ExitCode::from(1)
        }
        Err(Failure::Usage(why)) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}

fn run(mut words: Vec<String>) -> Result<(), Failure> {
    let Some(name) = (!words.is_empty()).then(|| words.remove(0)) else {
        return Err(Failure::Usage(HELP.trim_end().to_owned()));
    };
    if ["help", "--help", "-h"].contains(&name.as_str()) {
        print!("{HELP}");
        return Ok(());
    }
    let Some((_, help, command)) = COMMANDS.iter().find(|command| command.0 == name) else {
        return Err(Failure::Usage(format!(
            "There is no command \"{name}\"; \"cargo xtask --help\" lists those that there are."
        )));
    };
    if words.iter().any(|word| word == "--help" || word == "-h") {
        print!("{help}");
        return Ok(());
    }
    command(Args::new(&name, words))
}
