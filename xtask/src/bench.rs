//! `cargo xtask bench`: how fast the simulator is.

use crate::{
    args::Args,
    tools::{Failure, cargo, fail, output, program, read, run, target_dir, works},
};
use serde_json::Value;

/// What the command does and takes.
pub const HELP: &str = "\
Build the release binary and measure random games of two players: games and decisions in a second with one thread and with two,
Burgundy also with all expansions, and, where valgrind is installed, instructions a decision (the start of the program is not
counted); and how many positions a second bots look at.

Usage: cargo xtask bench [--games N]

Options:
  --games N   How many games a measurement of time plays [default: 100000]
";

/// Games of the short and of the long run under callgrind: their difference is free of the program's start.
const COUNTED: [u64; 2] = [50, 250];

/// The table with everything that goes together.
const ALL: &[&str] = &["--option", "expansions=all"];

/// Runs the command.
pub fn command(mut args: Args) -> Result<(), Failure> {
    let games: u64 = args.value("--games")?.unwrap_or(100_000);
    args.finish()?;
    run(cargo(&["build", "--release"]))?;
    println!("{:<34} {:>14} {:>16} {:>14}", "measurement", "games/s", "decisions/s", "decisions");
    for (name, game, options, threads) in [
        ("burgundy, 1 thread", "burgundy", &[][..], 1),
        ("burgundy, 2 threads", "burgundy", &[], 2),
        ("burgundy, all expansions, 1 thread", "burgundy", ALL, 1),
        ("tuscany, 1 thread", "tuscany", &[], 1),
        ("tuscany, 2 threads", "tuscany", &[], 2),
        ("viscounts, 1 thread", "viscounts", &[], 1),
        ("viscounts, 2 threads", "viscounts", &[], 2),
    ] {
        let found = sim(&[], game, options, games, threads)?;
        println!(
            "{name:<34} {:>14.0} {:>16.0} {:>14.0}",
            number(&found, "games_per_second")?,
            number(&found, "decisions_per_second")?,
            number(&found, "decisions")?
        );
    }
    run(cargo(&["run", "--release", "--package", "demesne-bots", "--example", "nodes"]))?;
    if !works(program("valgrind", &["--version"])) {
        println!("Instructions are not counted: valgrind is not installed (Debian package valgrind).");
        return Ok(());
    }
    for game in ["burgundy", "tuscany", "viscounts"] {
        let [short, long] = [counted(game, COUNTED[0])?, counted(game, COUNTED[1])?];
        let (instructions, decisions) = (long.0 - short.0, long.1 - short.1);
        println!("{:<34} {:>14.0}", format!("{game}: instructions a decision"), instructions / decisions);
        let games = (COUNTED[1] - COUNTED[0]) as f64;
        println!("{:<34} {:>14.0}", format!("{game}: instructions a game"), instructions / games);
    }
    Ok(())
}

/// Runs the simulator, after the words of a program that watches it.
fn sim(watcher: &[&str], game: &str, options: &[&str], games: u64, threads: u32) -> Result<Value, Failure> {
    let binary = target_dir().join("release/demesne").to_string_lossy().into_owned();
    let line = format!(
        "sim --game {game} --players 2 --bots random,random --games {games} --seed 1 --threads {threads} --json"
    );
    let program_line = watcher.iter().copied().chain([binary.as_str()]).chain(line.split(' '));
    let words: Vec<&str> = program_line.chain(options.iter().copied()).collect();
    let text = output(program(words[0], &words[1..]))?;
    match serde_json::from_str(&text) {
        Ok(value) => Ok(value),
        Err(error) => fail(format!("\"demesne sim --json\" wrote no JSON: {error}.")),
    }
}

/// Instructions and decisions of a run under callgrind.
fn counted(game: &str, games: u64) -> Result<(f64, f64), Failure> {
    let out = target_dir().join("callgrind.out");
    let to = format!("--callgrind-out-file={}", out.display());
    let found = sim(&["valgrind", "--quiet", "--tool=callgrind", &to], game, &[], games, 1)?;
    match instructions(&read(&out)?) {
        Some(count) => Ok((count, number(&found, "decisions")?)),
        None => fail(format!("{} has no line \"summary:\" or \"totals:\".", out.display())),
    }
}

/// The sum that callgrind wrote.
fn instructions(text: &str) -> Option<f64> {
    let sum = |key| text.lines().find_map(|line: &str| line.strip_prefix(key)?.trim().parse().ok());
    sum("summary:").or_else(|| sum("totals:"))
}

fn number(value: &Value, field: &str) -> Result<f64, Failure> {
    match value.get(field).and_then(Value::as_f64) {
        Some(number) => Ok(number),
        None => fail(format!("\"demesne sim --json\" wrote no number \"{field}\".")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn callgrind_is_read() {
        assert_eq!(instructions("events: Ir\nfn=(1)\n0 12\nsummary: 4711\n"), Some(4711.0));
        assert_eq!(instructions("events: Ir\n\ntotals: 12\n"), Some(12.0));
        assert_eq!(instructions("events: Ir\n"), None);
    }

    #[test]
    fn fields_are_read() {
        let value = serde_json::from_str(r#"{"games_per_second": 41.5, "decisions": 12}"#).unwrap();
        assert_eq!(number(&value, "games_per_second"), Ok(41.5));
        assert_eq!(number(&value, "decisions"), Ok(12.0));
        assert!(matches!(number(&value, "games"), Err(Failure::Check(why)) if why.contains("\"games\"")));
    }
}
