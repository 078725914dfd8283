//! The Castles of Tuscany in the terminal.

use crate::{
    cli::BoardCommand,
    draw::Pen,
    fault::{Code, Fault},
    terminal::Terminal,
};
use demesne_game::{Game, Notation, Seat, Step};
use demesne_tuscany::{Action, Event, State, Tuscany};

impl Terminal for Tuscany {
    const SOURCES: &'static [&'static str] =
        &["harvest", "no-room", "scoring", "cards", "stored-tiles", "stored-hexes", "marble", "workers"];

    const WHAT: &'static str = "";

    fn screen(&self, view: &State, _: Seat, names: &[String], pen: Pen) -> Vec<String> {
        self.everything(view, names, pen)
    }

    fn everything(&self, state: &State, _: &[String], _: Pen) -> Vec<String> {
        self.position_lines(state)
    }

    fn one_seat(&self, view: &State, _: Seat, names: &[String], pen: Pen) -> Vec<String> {
        self.everything(view, names, pen)
    }

    fn supply(&self, _: &State) -> Vec<String> {
        Vec::new()
    }

    fn prompt(&self, _: &State, _: Seat, _: &[Action]) -> Vec<String> {
        Vec::new()
    }

    fn tell(&self, _: &State, step: Step<Action>, _: &[Event], _: &State) -> String {
        self.step_text(step)
    }

    fn what(&self, _: &str) -> String {
        String::new()
    }

    fn help(&self) -> String {
        String::new()
    }

    fn tie_break(&self, rule: &str) -> &'static str {
        match rule {
            "T17.2" => "has more empty spaces",
            "T17.3" => "has more green points",
            _ => "has fewer green points, or fewer cards",
        }
    }

    fn board(_: &BoardCommand) -> Result<Code, Fault> {
        Err(Fault::input(format!("boards of {} cannot be shown yet", Self::NAME)))
    }
}
