//! The Castles of Burgundy in text.

mod alone;
mod automa_estate;
mod belongings;
mod ending;
mod estate;
mod explain;
mod help;
mod main_board;
mod prompt;
mod screen;
mod supply;
mod tell;

pub use alone::{empty, round};
pub use automa_estate::automa;
pub use main_board::goods_list;

use crate::{Automaton, Language, Pen, Shown};
use demesne_burgundy::{Action, Burgundy, Colour, Event, State, duchy::picture::paint};
use demesne_game::{Seat, Step};

impl Shown for Burgundy {
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

    const AUTOMATON: Option<Automaton> = Some(Automaton {
        name: "chateautoma",
        title: "Châteautoma",
        brought_by: "--option chateautoma=experienced",
    });

    fn automaton_seat(&self) -> Option<Seat> {
        self.automa_seat()
    }

    fn aim(&self, _: Language) -> &'static str {
        help::aim(self)
    }

    fn screen(&self, view: &State, me: Seat, names: &[String], pen: Pen) -> Vec<String> {
        screen::screen(self, view, me, names, pen)
    }

    fn everything(&self, view: &State, names: &[String], pen: Pen) -> Vec<String> {
        screen::everything(self, view, names, pen)
    }

    fn one_seat(&self, view: &State, seat: Seat, names: &[String], pen: Pen) -> Vec<String> {
        screen::one_estate(self, view, seat, names, pen)
    }

    fn supply(&self, view: &State, _: Language) -> Vec<String> {
        supply::supply(self, view)
    }

    fn prompt(&self, view: &State, _: Seat, list: &[Action], _: Language) -> Vec<String> {
        prompt::prompt(self, view, list)
    }

    fn price(&self, view: &State, seat: Seat, action: Action, _: Language) -> String {
        prompt::price(self, view, seat, action)
    }

    fn gloss(&self, view: &State, seat: Seat, action: Action, _: Language) -> String {
        prompt::gloss(self, view, seat, action)
    }

    fn tell(&self, _: &State, step: Step<Action>, events: &[Event], _: &State, _: Language) -> String {
        tell::step(self, step, events)
    }

    fn what(&self, thing: &str, _: Language) -> String {
        explain::what(self, thing)
    }

    fn what_help(_: Language) -> &'static str {
        help::WHAT
    }

    fn help(&self, _: Language) -> String {
        help::help(self)
    }

    fn verdict(&self, state: &State, _: Language) -> Option<String> {
        ending::verdict(self, state)
    }

    fn tie_break(&self, rule: &str, _: Language) -> &'static str {
        ending::tie_break(self.options().edition, rule)
    }
}

/// Text in the colour of a tile or space; painted over if it is strong.
fn coloured(pen: Pen, text: &str, colour: Colour, strong: bool) -> String {
    pen.painted(text, &paint(colour, strong))
}
