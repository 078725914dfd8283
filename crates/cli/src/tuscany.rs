//! The Castles of Tuscany on the command line.

mod boards;

use crate::{
    cli::BoardCommand,
    fault::{Code, Fault},
    terminal::Terminal,
};
use demesne_game::{SetupLine, TextError};
use demesne_tuscany::Tuscany;

impl Terminal for Tuscany {
    fn own_boards(text: &str) -> Result<Vec<SetupLine>, TextError> {
        boards::own_pieces(text)
    }

    fn board(command: &BoardCommand) -> Result<Code, Fault> {
        boards::run(command)
    }
}
