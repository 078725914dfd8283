//! Viscounts of the West Kingdom on the command line.

use crate::{
    cli::BoardCommand,
    fault::{Code, Fault},
    terminal::{Terminal, line, says},
};
use demesne_draw::{
    defs::Theme,
    viscounts::{page, table::Table},
};
use demesne_game::{SetupLine, Viewer};
use demesne_games::Playable as _;
use demesne_viscounts::{State, Viscounts};

impl Terminal for Viscounts {
    /// As many players as seats are named.
    fn complete(lines: &mut Vec<SetupLine>, named: &[String]) -> Result<(), Fault> {
        // Against the solo opponent there are two seats, whether its own is named or not.
        if named.len() > 1 && !says(lines, "players") && !says(lines, "solo") {
            lines.push(line("players", named.len().to_string()));
        }
        Ok(())
    }

    fn picture(&self, state: &State, names: &[String]) -> Result<String, Fault> {
        let table = Table::new(self, state, Viewer::Everybody, names);
        let table = table.map_err(|why| Fault::check(format!("the portraits cannot be read: {why}")))?;
        Ok(page::table(&table, Self::KIND.title(), Theme::Reader))
    }

    fn board(_: &BoardCommand) -> Result<Code, Fault> {
        Err(Fault::input(
            "Viscounts of the West Kingdom has one board, whose segments chance puts together in every game: \
             there are no boards to list, draw, check or make; docs/rules/viscounts.md shows what is printed on it",
        ))
    }
}
