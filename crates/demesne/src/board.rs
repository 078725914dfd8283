//! `demesne board`: check, show and make boards. What a board is, each game says itself.

use crate::{
    cli::{BoardArgs, BoardCommand},
    fault::{Code, Fault},
    table,
    terminal::{self, Task, Terminal},
};

/// Carries out a command on boards.
pub fn run(args: &BoardArgs) -> Result<Code, Fault> {
    terminal::run(table::kind(args.game.as_deref())?, &args.command)
}

impl Task for &BoardCommand {
    type Output = Result<Code, Fault>;

    fn run<G: Terminal>(self) -> Result<Code, Fault> {
        G::board(self)
    }
}
