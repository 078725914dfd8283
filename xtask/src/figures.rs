//! `cargo xtask client-figures`: how quick the client is.

use crate::{
    args::Args,
    client,
    tools::{Failure, cargo, run},
};

/// What the command does and takes.
pub const HELP: &str = "\
Build the client as it is shipped and measure it in this machine's Chromium: compressed bytes to the first playable board, time from
opening to playable, time from a click to what it draws, the longest task of the page while bots think, positions a second that a bot
looks at. Nothing passes or fails by it.

Usage: cargo xtask client-figures
";

/// Runs the command.
pub fn command(args: Args) -> Result<(), Failure> {
    args.finish()?;
    let mut measure = cargo(&[
        "test",
        "--package",
        "demesne-server",
        "--test",
        "client",
        "--",
        "--ignored",
        "--nocapture",
        "figures",
    ]);
    measure.env(client::SHIPPED.0, client::SHIPPED.1);
    run(measure)
}
