//! The Castles of Burgundy in text.

mod alone;
mod automa_estate;
mod automa_tell;
mod belongings;
mod chapter;
mod chronicle;
pub mod coach;
mod deed;
mod door;
mod ending;
mod entries;
mod estate;
mod explain;
mod glossary;
mod help;
mod main_board;
pub mod moment;
mod monastery;
pub mod names;
mod open;
mod options;
mod prompt;
mod refusal;
mod rules;
mod screen;
mod stock;
mod supply;
pub mod tables;
mod tell;
pub mod things;
mod words;

pub use alone::{empty, round};
pub use automa_estate::automa;
pub use belongings::shield_word;
pub use explain::{bonus_what, tile_what};
pub use main_board::goods_list;
pub use words::{colour, points, silver, vine, workers};

use crate::{Automaton, Chapter, Entry, Language, Pen, Shown, Stock, Told};
use demesne_burgundy::{Action, Burgundy, Colour, Event, State, duchy::picture::paint};
use demesne_game::{Illegal, Seat, Step, TextError};

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

    fn automaton_title(language: Language) -> Option<&'static str> {
        Some(words::automa(language))
    }

    fn automaton_seat(&self) -> Option<Seat> {
        self.automa_seat()
    }

    fn aim(&self, language: Language) -> &'static str {
        help::aim(self, language)
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

    fn supply(&self, view: &State, language: Language) -> Vec<String> {
        supply::supply(self, view, language)
    }

    fn prompt(&self, view: &State, _: Seat, list: &[Action], language: Language) -> Vec<String> {
        prompt::prompt(self, view, list, language)
    }

    fn price(&self, view: &State, seat: Seat, action: Action, language: Language) -> String {
        prompt::price(self, view, seat, action, language)
    }

    fn gloss(&self, view: &State, seat: Seat, action: Action, language: Language) -> String {
        prompt::gloss(self, view, seat, action, language)
    }

    fn deed(&self, view: &State, seat: Seat, action: Action, language: Language) -> String {
        deed::deed(self, view, seat, action, language)
    }

    fn tell(&self, _: &State, step: Step<Action>, events: &[Event], _: &State, language: Language) -> String {
        tell::step(self, step, events, language)
    }

    fn chronicle(
        &self,
        before: &State,
        step: Step<Action>,
        events: &[Event],
        after: &State,
        language: Language,
    ) -> Told {
        chronicle::step(self, before, step, events, after, language)
    }

    fn what(&self, thing: &str, language: Language) -> String {
        explain::what(self, thing, language)
    }

    fn what_help(language: Language) -> &'static str {
        help::what(language)
    }

    fn signs(language: Language) -> String {
        help::signs(language).into()
    }

    fn help(&self, language: Language) -> String {
        help::help(self, language)
    }

    fn chapter(&self, state: &State, language: Language) -> Option<Chapter> {
        Some(chapter::chapter(state, language))
    }

    fn stock(&self, view: &State, language: Language) -> Vec<Stock> {
        stock::stock(self, view, language)
    }

    fn entries(&self, language: Language) -> Vec<Entry> {
        entries::entries(self, language)
    }

    fn verdict(&self, state: &State, language: Language) -> Option<String> {
        ending::verdict(self, state, language)
    }

    fn source_name(source: &str, language: Language) -> String {
        glossary::source_name(source, language)
    }

    fn option_what(key: &str, language: Language) -> Option<&'static str> {
        glossary::option_what(key, language)
    }

    fn option_name(key: &str, language: Language) -> Option<&'static str> {
        options::name(key, language)
    }

    fn option_words(key: &str, language: Language) -> Vec<(&'static str, &'static str)> {
        options::words(key, language)
    }

    fn option_form(key: &str, language: Language) -> Option<&'static str> {
        options::form(key, language)
    }

    fn action_words(language: Language) -> Vec<(&'static str, &'static str)> {
        glossary::action_words(language)
    }

    fn refused(illegal: &Illegal, language: Language) -> String {
        refusal::refused(illegal, language)
    }

    fn refused_setup(error: &TextError, language: Language) -> String {
        refusal::refused_setup(error, language)
    }

    fn tie_break(&self, rule: &str, language: Language) -> &'static str {
        ending::tie_break(self.options().edition, rule, language)
    }
}

/// Text in the colour of a tile or space; painted over if it is strong.
fn coloured(pen: Pen, text: &str, colour: Colour, strong: bool) -> String {
    pen.painted(text, &paint(colour, strong))
}
