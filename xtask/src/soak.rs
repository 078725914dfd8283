//! `cargo xtask soak`: very many random games, every law checked.

use crate::{
    args::Args,
    tools::{Failure, cargo, run},
};

/// What the command does and takes.
pub const HELP: &str = "\
Play a very large number of random games, in every mode, and check every law on the way.

The laws of the ordinary tests are checked mode by mode, too, over more games than there (DEMESNE_GAMES=2400), and more positions
are bent (DEMESNE_BENDS=20000).

Usage: cargo xtask soak [--game NAME] [--games N]

Options:
  --game NAME   The game to play [default: burgundy]
  --games N     How many games to play [default: 1000000]
";

/// Games of each edition and player count, or of a game, where the laws are checked mode by mode. A run of the tests plays fewer.
const EACH: u32 = 2_400;

/// Positions that are bent, where a game's tests bend some.
const BENDS: u32 = 20_000;

/// Runs the command.
pub fn command(mut args: Args) -> Result<(), Failure> {
    let games: u64 = args.value("--games")?.unwrap_or(1_000_000);
    let package = args.rules_crate()?;
    args.finish()?;
    // The soak itself, and beside it the laws mode by mode.
    let words = [
        "test",
        "--release",
        "-p",
        &package,
        "--test",
        "all",
        "--",
        "--include-ignored",
        "--nocapture",
        "laws::",
        "bent_positions::",
    ];
    let mut command = cargo(&words);
    command.env("DEMESNE_SOAK_GAMES", games.to_string()).env("DEMESNE_GAMES", EACH.to_string());
    command.env("DEMESNE_BENDS", BENDS.to_string());
    run(command)
}
