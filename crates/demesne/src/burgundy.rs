//! The Castles of Burgundy in the terminal.

mod alone;
mod automa_estate;
mod belongings;
mod boards;
mod ending;
mod estate;
mod explain;
mod help;
mod main_board;
mod prompt;
mod screen;
mod set_up;
mod supply;
mod tell;

pub use automa_estate::automa;
pub use main_board::goods_list;

use crate::{
    cli::BoardCommand,
    draw::Pen,
    fault::{Code, Fault},
    terminal::{Automaton, Extra, Figures, Terminal},
};
use demesne_burgundy::{Action, Burgundy, Colour, Event, State, duchy::picture::paint};
use demesne_game::{Seat, SetupLine, Step, TextError};

impl Terminal for Burgundy {
    const SOURCES: &'static [&'static str] = &[
        "covered-spaces",
        "cards",
        "regions",
        "phases",
        "livestock",
        "watchtowers",
        "boarding-houses",
        "goods-sold",
        "bonuses",
        "border-posts",
        "routes",
        "castles-bought",
        "vineyards",
        "shields",
        "unsold-goods",
        "silver",
        "workers",
        "reserve",
        "tiles-on-cards",
        "double-tiles",
        "monasteries",
        "monastery",
    ];

    const WHAT: &'static str = help::WHAT;

    const AUTOMATON: Option<Automaton> = Some(Automaton {
        name: "chateautoma",
        title: "Châteautoma",
        brought_by: "--option chateautoma=experienced",
    });

    fn automaton_seat(&self) -> Option<Seat> {
        self.automa_seat()
    }

    fn own_boards(text: &str) -> Result<Vec<SetupLine>, TextError> {
        set_up::own_boards(text)
    }

    fn complete(lines: &mut Vec<SetupLine>, named: &[String]) -> Result<(), Fault> {
        set_up::complete(lines, named)
    }

    fn aim(&self) -> &'static str {
        help::aim(self)
    }

    fn screen(&self, view: &State, me: Seat, names: &[String], pen: Pen) -> Vec<String> {
        screen::screen(self, view, me, names, pen)
    }

    fn everything(&self, state: &State, names: &[String], pen: Pen) -> Vec<String> {
        screen::everything(self, state, names, pen)
    }

    fn one_seat(&self, view: &State, seat: Seat, names: &[String], pen: Pen) -> Vec<String> {
        screen::one_estate(self, view, seat, names, pen)
    }

    fn supply(&self, view: &State) -> Vec<String> {
        supply::supply(self, view)
    }

    fn prompt(&self, view: &State, _: Seat, list: &[Action]) -> Vec<String> {
        prompt::prompt(self, view, list)
    }

    fn price(&self, view: &State, seat: Seat, action: Action) -> String {
        prompt::price(self, view, seat, action)
    }

    fn gloss(&self, view: &State, seat: Seat, action: Action) -> String {
        prompt::gloss(self, view, seat, action)
    }

    fn tell(&self, _: &State, step: Step<Action>, events: &[Event], _: &State) -> String {
        tell::step(self, step, events)
    }

    fn what(&self, thing: &str) -> String {
        explain::what(self, thing)
    }

    fn help(&self) -> String {
        help::help(self)
    }

    fn verdict(&self, state: &State) -> Option<String> {
        ending::verdict(self, state)
    }

    fn tie_break(&self, rule: &str) -> &'static str {
        ending::tie_break(self.options().edition, rule)
    }

    fn extra(&self, state: &State) -> Extra {
        alone::extra(self, state)
    }

    fn figures(&self, sums: &Extra, games: u64) -> Option<Figures> {
        alone::figures(self, sums, games)
    }

    fn board(command: &BoardCommand) -> Result<Code, Fault> {
        boards::run(command)
    }
}

/// Text in the colour of a tile or space; painted over if it is strong.
fn coloured(pen: Pen, text: &str, colour: Colour, strong: bool) -> String {
    pen.painted(text, &paint(colour, strong))
}
