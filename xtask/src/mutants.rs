//! `cargo xtask mutants`: does a test notice when a rule is broken?

use crate::{
    args::Args,
    bent,
    tools::{Failure, cargo, fail, works},
};

/// What the command does and takes.
pub const HELP: &str = "\
Break the rules of a game in many small ways, one at a time, and run their tests: what no test notices is listed
in target/mutants.out/missed.txt.

Usage: cargo xtask mutants [--game NAME] [--shard K/N]
       cargo xtask mutants --oracle [--only TEXT] [--list]

Options:
  --game NAME   The game whose rules are broken [default: burgundy]
  --shard K/N   Do only the Kth of N parts, K from 0 to N-1
  --oracle      Instead, break the rules of Burgundy as xtask/mutants/burgundy.txt says, and play the games of its second
                implementation (crates/burgundy/tests/oracle.rs) beside each: what that does not notice is printed. Fails below
                95 of 100. A mutant that is not noticed in a few games is tried again with the usual number.
  --only TEXT   Only those of the list whose number, rules, file and words contain this
  --list        Print those that were noticed, too: after how long, and by which test

Needs cargo-mutants (\"cargo install cargo-mutants\") but for --oracle, which builds a copy in target/bent. Property tests play few
games here (DEMESNE_GAMES=20).
";

/// Runs the command.
pub fn command(mut args: Args) -> Result<(), Failure> {
    if args.switch("--oracle") {
        return bent::command(args);
    }
    let shard: Option<String> = args.value("--shard")?;
    let package = args.rules_crate()?;
    args.finish()?;
    if let Some(shard) = &shard
        && !is_shard(shard)
    {
        return Err(Failure::Usage(format!(
            "\"{shard}\" is no part; write 0/4 for the first of four parts."
        )));
    }
    if !works(cargo(&["mutants", "--version"])) {
        return fail("Mutation tests need cargo-mutants; install it with \"cargo install cargo-mutants\".");
    }
    // Round robin: every shard sees all files, so shards take about equally long.
    let (of, by) = (format!("--package={package}"), format!("--test-package={package}"));
    let mut words = vec![
        "mutants",
        &of,
        &by,
        "--output=target",
        "--sharding=round-robin",
        "--minimum-test-timeout=60",
        "--cap-lints=true",
        "--gitignore=true",
        "--colors=never",
        "--no-times",
        "--jobs=2",
        "--profile=mutants",
        // Pictures are looked at, not played by.
        "--exclude=crates/burgundy/src/duchy/picture.rs",
        // What debuggers show is no rule.
        "--exclude-re=impl std::fmt::Debug",
    ];
    let shard = shard.map(|shard| format!("--shard={shard}"));
    words.extend(shard.as_deref());
    words.extend(["--", "--lib", "--tests"]);
    let mut command = cargo(&words);
    command.env("DEMESNE_GAMES", "20").env("DEMESNE_BENDS", "300");
    match command.status().map(|status| status.code()) {
        Ok(Some(0)) => Ok(()),
        Ok(Some(2)) => fail("No test noticed the changes that target/mutants.out/missed.txt lists."),
        Ok(Some(3)) => {
            fail("Tests did not come to an end with the changes that target/mutants.out/timeout.txt lists.")
        }
        Ok(Some(4)) => {
            fail("The tests fail without any change, so nothing can be learned; run \"cargo xtask test\".")
        }
        Ok(code) => fail(format!("cargo-mutants broke off (exit code {code:?}).")),
        Err(error) => fail(format!("cargo-mutants could not be started: {error}.")),
    }
}

fn is_shard(text: &str) -> bool {
    match text.split_once('/').map(|(k, n)| (k.parse::<u32>(), n.parse::<u32>())) {
        Some((Ok(k), Ok(n))) => k < n,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_count_from_zero() {
        assert!(is_shard("0/4") && is_shard("3/4"));
        assert!(!is_shard("4/4") && !is_shard("1") && !is_shard("a/b"));
    }
}
