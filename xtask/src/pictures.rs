//! `cargo xtask pictures`: what the README shows.

use crate::{
    args::Args,
    tools::{Failure, cargo, run},
};

/// What the command does and takes.
pub const HELP: &str = "\
Make the pictures in docs/pictures anew, in this machine's Chromium: a table of each game that is drawn, and the review of a game. They
are of the same games every time; what is new in them is how the client looks now. What they show is a list in
crates/server/tests/client/pictures.rs.

Usage: cargo xtask pictures
";

/// Runs the command.
pub fn command(args: Args) -> Result<(), Failure> {
    args.finish()?;
    run(cargo(&[
        "test",
        "--package",
        "demesne-server",
        "--test",
        "client",
        "--",
        "--ignored",
        "--nocapture",
        "--exact",
        "pictures::pictures",
    ]))
}
