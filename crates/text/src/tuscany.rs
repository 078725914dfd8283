//! The Castles of Tuscany in text.

mod choice;
mod chronicle;
pub mod coach;
mod deed;
mod effects;
mod entries;
mod estate;
mod explain;
mod glossary;
mod help;
pub mod labels;
mod look;
pub mod moment;
mod note;
mod options;
mod picture;
mod placed;
mod prompt;
mod question;
mod refusal;
mod rules;
mod screen;
pub mod signs;
mod stock;
mod supply;
mod table;
mod tell;
#[cfg(test)]
mod tests;
pub mod things;
mod words;

pub use choice::{areas, proposed_board, worth};
pub use deed::{board_words, free_on, payment_words, placing_on, taking_for};
pub use explain::with_castle;
pub use labels::space_name;
pub use look::coloured;
pub use picture::{LARGE, board, laid_out, piece};
pub use placed::Gains;

use crate::{Chapter, Entry, Language, Pen, Shown, Stock, Told, Track};
use demesne_game::{Illegal, Seat, Step, TextError};
use demesne_tuscany::{Action, Event, State, Tuscany, state::Stage};

impl Shown for Tuscany {
    /// T18.1: hands, and boards until they are turned up.
    const SECRETS: bool = true;
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

    fn aim(&self, language: Language) -> &'static str {
        help::aim(language)
    }

    fn screen(&self, view: &State, me: Seat, names: &[String], pen: Pen) -> Vec<String> {
        screen::screen(self, view, me, names, pen)
    }

    fn everything(&self, view: &State, names: &[String], pen: Pen) -> Vec<String> {
        screen::everything(self, view, names, pen)
    }

    fn one_seat(&self, view: &State, seat: Seat, names: &[String], pen: Pen) -> Vec<String> {
        screen::one_seat(self, view, seat, names, pen)
    }

    fn supply(&self, view: &State, language: Language) -> Vec<String> {
        supply::supply(self, view, language)
    }

    fn prompt(&self, view: &State, seat: Seat, list: &[Action], language: Language) -> Vec<String> {
        prompt::prompt(self, view, seat, list, language)
    }

    fn question(&self, view: &State, seat: Seat, list: &[Action], language: Language) -> Vec<String> {
        question::question(self, view, seat, list, language)
    }

    fn deed(&self, view: &State, seat: Seat, action: Action, language: Language) -> String {
        deed::deed(self, view, seat, action, language)
    }

    fn gloss(&self, view: &State, seat: Seat, action: Action, language: Language) -> String {
        note::gloss(self, view, seat, action, language)
    }

    fn aside(&self, view: &State, seat: Seat, action: Action, language: Language) -> String {
        note::aside(self, view, seat, action, language)
    }

    fn heading(&self, _: &State, _: Seat, action: Action, language: Language) -> String {
        prompt::heading(action, language)
    }

    fn proposed(&self, view: &State, seat: Seat, list: &[Action]) -> Option<usize> {
        choice::proposed(self, view, seat, list)
    }

    fn few(&self, view: &State, seat: Seat, list: &[Action]) -> Option<Vec<usize>> {
        choice::few(self, view, seat, list)
    }

    fn tell(
        &self,
        before: &State,
        step: Step<Action>,
        events: &[Event],
        after: &State,
        language: Language,
    ) -> String {
        tell::step(self, before, step, events, after, language)
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
        help::signs(language)
    }

    fn help(&self, language: Language) -> String {
        help::help(self, language)
    }

    fn chapter(&self, state: &State, language: Language) -> Option<Chapter> {
        if !matches!(state.stage, Stage::Turn | Stage::Over) {
            let title = language.pick("Set-up", "Preparación", "Preparação").into();
            return Some(Chapter { part: String::new(), title });
        }
        let (phase, round) = (usize::from(state.phase.min(2)), state.round);
        let part = ["1", "2", "3"][phase];
        let title = say!(
            language,
            "Phase {part}, round {round}",
            "Fase {part}, ronda {round}",
            "Fase {part}, rodada {round}"
        );
        Some(Chapter { part: part.into(), title })
    }

    /// The green track: what it holds counts in every scoring.
    fn second_track(&self, state: &State, language: Language) -> Option<Track> {
        let seats = Seat::first(self.options().players).map(|seat| self.green(state, seat)).collect();
        let title = language.pick(
            "green points, which count in each scoring",
            "puntos verdes, que cuentan en cada puntuación",
            "pontos verdes, que contam em cada pontuação",
        );
        Some(Track { title, total: language.pick("green", "verdes", "verdes"), seats })
    }

    fn stock(&self, view: &State, language: Language) -> Vec<Stock> {
        stock::stock(self, view, language)
    }

    fn entries(&self, language: Language) -> Vec<Entry> {
        entries::entries(self, language)
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
        match rule {
            "T17.2" => {
                language.pick("has more empty spaces", "tiene más casillas vacías", "tem mais espaços vazios")
            }
            "T17.3" => {
                language.pick("has more green points", "tiene más puntos verdes", "tem mais pontos verdes")
            }
            _ => language.pick(
                "has fewer green points, or as many and fewer cards",
                "tiene menos puntos verdes, o los mismos y menos cartas",
                "tem menos pontos verdes, ou os mesmos e menos cartas",
            ),
        }
    }
}
