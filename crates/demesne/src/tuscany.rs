//! The Castles of Tuscany in the terminal.

mod boards;
mod estate;
mod explain;
mod help;
mod look;
mod picture;
mod prompt;
mod screen;
mod supply;
mod table;
mod tell;
#[cfg(test)]
mod tests;

use crate::{
    cli::BoardCommand,
    draw::Pen,
    fault::{Code, Fault},
    terminal::{Terminal, Track},
};
use demesne_game::{Seat, SetupLine, Step, TextError};
use demesne_tuscany::{Action, Event, State, Tuscany};

impl Terminal for Tuscany {
    const SOURCES: &'static [&'static str] = &[
        "scoring",
        "harvest",
        "no-room",
        "cards",
        "stored-tiles",
        "stored-hexes",
        "marble",
        "workers",
        "areas",
        "crops",
        "colours",
        "storage",
        "green-harvest",
    ];

    const WHAT: &'static str = help::WHAT;

    fn own_boards(text: &str) -> Result<Vec<SetupLine>, TextError> {
        boards::own_pieces(text)
    }

    fn aim(&self) -> &'static str {
        help::AIM
    }

    fn screen(&self, view: &State, me: Seat, names: &[String], pen: Pen) -> Vec<String> {
        screen::screen(self, view, me, names, pen)
    }

    fn everything(&self, state: &State, names: &[String], pen: Pen) -> Vec<String> {
        screen::everything(self, state, names, pen)
    }

    fn one_seat(&self, view: &State, seat: Seat, names: &[String], pen: Pen) -> Vec<String> {
        screen::one_seat(self, view, seat, names, pen)
    }

    fn supply(&self, view: &State) -> Vec<String> {
        supply::supply(self, view)
    }

    fn prompt(&self, view: &State, seat: Seat, list: &[Action]) -> Vec<String> {
        prompt::prompt(self, view, seat, list)
    }

    fn gloss(&self, view: &State, seat: Seat, action: Action) -> String {
        prompt::gloss(self, view, seat, action)
    }

    fn heading(&self, _: &State, _: Seat, action: Action) -> String {
        prompt::heading(action)
    }

    fn proposed(&self, view: &State, seat: Seat, list: &[Action]) -> Option<usize> {
        prompt::proposed(self, view, seat, list)
    }

    fn few(&self, view: &State, seat: Seat, list: &[Action]) -> Option<Vec<usize>> {
        prompt::few(self, view, seat, list)
    }

    fn tell(&self, before: &State, step: Step<Action>, events: &[Event], after: &State) -> String {
        tell::step(self, before, step, events, after)
    }

    fn what(&self, thing: &str) -> String {
        explain::what(self, thing)
    }

    fn help(&self) -> String {
        help::help(self)
    }

    /// The green track: what it holds counts in every scoring.
    fn second_track(&self, state: &State) -> Option<Track> {
        let seats = Seat::first(self.options().players).map(|seat| self.green(state, seat)).collect();
        Some(Track { title: "green points, which count in each scoring", total: "green", seats })
    }

    fn tie_break(&self, rule: &str) -> &'static str {
        match rule {
            "T17.2" => "has more empty spaces",
            "T17.3" => "has more green points",
            _ => "has fewer green points, or as many and fewer cards",
        }
    }

    fn board(command: &BoardCommand) -> Result<Code, Fault> {
        boards::run(command)
    }
}
