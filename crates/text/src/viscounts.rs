//! Viscounts of the West Kingdom in text.

mod chronicle;
pub mod coach;
mod deed;
pub mod effects;
mod entries;
mod estate;
mod explain;
pub mod facts;
mod glossary;
mod help;
mod look;
pub mod moment;
pub mod names;
mod note;
mod options;
mod question;
mod refusal;
mod rules;
mod screen;
pub mod signs;
mod solo_board;
mod stock;
mod supply;
mod table;
pub mod things;
pub mod words;

pub use chronicle::{Foretold, revealed};
pub use deed::{building_on, ending, follows, for_payment, order, townsfolk, with_ability};
pub use estate::{documents, manuscripts, purse, track};
pub use note::site_parts;
pub use options::brings;
pub use solo_board::{board_words, focus, obstacle, option_words, prefers, reveals, scheme_words};
pub use stock::listing;
pub use table::player_card;

use crate::{Automaton, Chapter, Entry, Language, Pen, Shown, Stock, Told};
use demesne_game::{Illegal, Seat, Step, TextError};
use demesne_viscounts::{Action, Event, State, Viscounts, state::Stage};

impl Shown for Viscounts {
    /// V20.1: hands.
    const SECRETS: bool = true;
    const SOURCES: &'static [&'static str] = &[
        "buildings",
        "workers",
        "sets",
        "manuscripts",
        "leader",
        "bonus-cards",
        "debts",
        "deeds",
        "poverty",
        "prosperity",
        "leftovers",
    ];

    const AUTOMATON: Option<Automaton> =
        Some(Automaton { name: "solo", title: "Solo opponent", brought_by: "--option solo=cleric" });

    fn automaton_title(language: Language) -> Option<&'static str> {
        Some(words::solo(language))
    }

    fn automaton_seat(&self) -> Option<Seat> {
        self.solo_seat()
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
        screen::one_seat(self, view, seat, names, pen)
    }

    fn supply(&self, view: &State, language: Language) -> Vec<String> {
        supply::supply(self, view, language)
    }

    fn prompt(&self, view: &State, seat: Seat, list: &[Action], language: Language) -> Vec<String> {
        question::prompt(self, view, seat, list, language)
    }

    fn question(&self, view: &State, seat: Seat, list: &[Action], language: Language) -> Vec<String> {
        question::question(self, view, seat, list, language)
    }

    fn price(&self, view: &State, seat: Seat, action: Action, language: Language) -> String {
        note::price(self, view, seat, action, language)
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

    fn heading(&self, view: &State, _: Seat, action: Action, language: Language) -> String {
        note::heading(view, action, language)
    }

    fn proposed(&self, _: &State, _: Seat, list: &[Action]) -> Option<usize> {
        note::proposed(list)
    }

    fn tell(
        &self,
        before: &State,
        step: Step<Action>,
        events: &[Event],
        after: &State,
        language: Language,
    ) -> String {
        chronicle::step(self, before, step, events, after, language).text
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
        let round = state.round;
        let title = say!(language, "Round {round}", "Ronda {round}", "Rodada {round}");
        Some(Chapter { part: String::new(), title })
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
            "V25.5" => language.pick(
                "comes first, since a tie is no win against the solo opponent",
                "queda por delante, ya que un empate no es ganar al oponente en solitario",
                "fica à frente, já que um empate não é ganhar do oponente solo",
            ),
            _ => language.pick(
                "has more silver and resources left",
                "tiene más plata y recursos sobrantes",
                "tem mais prata e recursos restantes",
            ),
        }
    }
}
