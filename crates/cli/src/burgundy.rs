//! The Castles of Burgundy on the command line.

mod alone;
mod boards;
mod set_up;

use crate::{
    cli::BoardCommand,
    fault::{Code, Fault},
    terminal::{Extra, Figures, Terminal},
};
use demesne_burgundy::{Burgundy, State};
use demesne_draw::{
    page::{self, Style},
    table::Table,
};
use demesne_game::{SetupLine, TextError, Viewer};
use demesne_games::Playable;

impl Terminal for Burgundy {
    fn own_boards(text: &str) -> Result<Vec<SetupLine>, TextError> {
        set_up::own_boards(text)
    }

    fn complete(lines: &mut Vec<SetupLine>, named: &[String]) -> Result<(), Fault> {
        set_up::complete(lines, named)
    }

    fn extra(&self, state: &State) -> Extra {
        alone::extra(self, state)
    }

    fn figures(&self, sums: &Extra, games: u64) -> Option<Figures> {
        alone::figures(self, sums, games)
    }

    fn picture(&self, state: &State, names: &[String]) -> Result<String, Fault> {
        let table = Table::new(self, state, Viewer::Everybody, names);
        let style = Style { edition: self.options().edition, ..Style::default() };
        Ok(page::table(&table, Self::KIND.title(), style))
    }

    fn board(command: &BoardCommand) -> Result<Code, Fault> {
        boards::run(command)
    }
}
