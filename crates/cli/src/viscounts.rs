//! Viscounts of the West Kingdom on the command line.

use crate::{
    cli::BoardCommand,
    fault::{Code, Fault},
    terminal::{Terminal, line, says},
};
use demesne_game::SetupLine;
use demesne_viscounts::Viscounts;

impl Terminal for Viscounts {
    /// As many players as seats are named.
    fn complete(lines: &mut Vec<SetupLine>, named: &[String]) -> Result<(), Fault> {
        // Against the solo opponent there are two seats, whether its own is named or not.
        if named.len() > 1 && !says(lines, "players") && !says(lines, "solo") {
            lines.push(line("players", named.len().to_string()));
        }
        Ok(())
    }

    fn board(_: &BoardCommand) -> Result<Code, Fault> {
        Err(Fault::input(
            "Viscounts of the West Kingdom has one board, whose segments chance puts together in every game: \
             there are no boards to list, draw, check or make; docs/rules/viscounts.md shows what is printed on it",
        ))
    }
}
