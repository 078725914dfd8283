//! `cargo xtask soak`: very many random games, every law checked.

use crate::{
    args::Args,
    tools::{Failure, cargo, run},
};

/// What the command does and takes.
pub const HELP: &str = "\
Play a very large number of random games, in every mode, and check every law on the way.

Usage: cargo xtask soak [--game NAME] [--games N]

Options:
  --game NAME   The game to play [default: burgundy]
  --games N     How many games to play [default: 1000000]
";

/// Runs the command.
pub fn command(mut args: Args) -> Result<(), Failure> {
    let games: u64 = args.value("--games")?.unwrap_or(1_000_000);
    let package = args.rules_crate()?;
    args.finish()?;
    let words = [
        "test",
        "--release",
        "-p",
        &package,
        "--test",
        "all",
        "--",
        "--ignored",
        "--nocapture",
        "laws::soak",
    ];
    let mut command = cargo(&words);
    command.env("DEMESNE_SOAK_GAMES", games.to_string());
    run(command)
}
