//! What a game shows and says besides its rules.

use crate::{Language, Pen};
use demesne_game::{Illegal, Notation, Seat, SeatScore, Step, TextError};

/// An automated opponent: it decides nothing, since chance acts for it, and has the last seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Automaton {
    /// Its name on the command line and in records.
    pub name: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// The words on the command line that bring it to the table.
    pub brought_by: &'static str,
}

/// Points on a track beside the one that decides, by source.
#[derive(Clone, PartialEq, Debug)]
pub struct Track {
    /// What it is, above its table.
    pub title: &'static str,
    /// The name of its sum.
    pub total: &'static str,
    /// One entry a seat.
    pub seats: Vec<SeatScore>,
}

/// A part of a game, such as a round, as people speak of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The sign of the larger part that it belongs to: `C`; empty where there is none.
    pub part: String,
    /// Its name: "Phase C, round 3".
    pub title: String,
}

/// A supply, and what is left in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stock {
    /// What it is.
    pub title: String,
    /// Its pieces, by kind.
    pub rows: Vec<Stocked>,
    /// What else is to be said of it.
    pub lines: Vec<String>,
}

/// Pieces of one kind in a supply.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stocked {
    /// What they are.
    pub name: String,
    /// How many are left.
    pub left: u32,
    /// How many there were when the game began.
    pub of: u32,
    /// The same by face, where there are several.
    pub faces: Vec<Stocked>,
}

/// Something that people can ask about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What it stands under.
    pub heading: String,
    /// Its name.
    pub name: String,
    /// What it is, in sentences.
    pub text: String,
}

/// A step as a chronicle has it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Told {
    /// What happened, in sentences; a new line begins where something else does. Empty where nothing is worth a word. People are
    /// named by their seats, `p1` to `p4`: whoever shows it puts names there.
    pub text: String,
    /// The symbol that stands beside it, by its id among the symbols of the game.
    pub sign: Option<&'static str>,
    /// The title of the section that begins with it.
    pub heading: Option<String>,
}

/// A game in text. `view` is always a state as whoever reads may know it, which is why nothing hidden can show.
pub trait Shown: Notation {
    /// The sources of points in the order of play: what is scored on the way first, what comes at the end last. Those with a
    /// number (`regions-8`) stand here without it.
    const SOURCES: &'static [&'static str];
    /// Whether seats know what others do not, such as hands: where people share a screen it is covered between their turns.
    const SECRETS: bool = false;
    /// The automated opponent, where the game has one.
    const AUTOMATON: Option<Automaton> = None;

    /// What people call the automated opponent.
    fn automaton_title(_language: Language) -> Option<&'static str> {
        Self::AUTOMATON.map(|automaton| automaton.title)
    }

    /// Where the automated opponent sits, if it plays: at the last seat.
    fn automaton_seat(&self) -> Option<Seat> {
        None
    }

    /// How many persons play: all seats but the automated opponent's.
    fn persons(&self) -> u8 {
        self.seats() - u8::from(self.automaton_seat().is_some())
    }

    /// What this table is about, in lines, where it is not the usual.
    fn aim(&self, _language: Language) -> &'static str {
        ""
    }

    /// What a player sees, in lines of at most [`crate::WIDTH`] columns: what is common, what is its own large, what the others
    /// have small.
    fn screen(&self, view: &Self::State, me: Seat, names: &[String], pen: Pen) -> Vec<String>;

    /// Everything at the table, large: for whoever looks on, and with the state itself for whoever may see all.
    fn everything(&self, view: &Self::State, names: &[String], pen: Pen) -> Vec<String>;

    /// What one seat has, large.
    fn one_seat(&self, view: &Self::State, seat: Seat, names: &[String], pen: Pen) -> Vec<String>;

    /// What is left in the supplies, as far as the viewer may know it.
    fn supply(&self, view: &Self::State, language: Language) -> Vec<String>;

    /// What is asked of the seat, in lines above the list of its actions; none where that is plain.
    fn prompt(
        &self,
        view: &Self::State,
        seat: Seat,
        list: &[Self::Action],
        language: Language,
    ) -> Vec<String>;

    /// The same where people choose by hand or eye instead of typing: without the commands that only a terminal has.
    fn question(
        &self,
        view: &Self::State,
        seat: Seat,
        list: &[Self::Action],
        language: Language,
    ) -> Vec<String> {
        self.prompt(view, seat, list, language)
    }

    /// What an action costs the seat, in words; empty if nothing.
    fn price(&self, _view: &Self::State, _seat: Seat, _action: Self::Action, _language: Language) -> String {
        String::new()
    }

    /// What an action does, as people say it to whoever acts, without its price: "Place the ship on space 17 with the 4". No two
    /// actions of a list are said alike.
    fn deed(&self, _view: &Self::State, _seat: Seat, action: Self::Action, _language: Language) -> String {
        self.action_text(action)
    }

    /// A word on an action whose text does not say what it means; mostly nothing.
    fn gloss(&self, _view: &Self::State, _seat: Seat, _action: Self::Action, _language: Language) -> String {
        String::new()
    }

    /// The same where people read [`Shown::deed`] beside it and see a drawn table: without what only a terminal needs.
    fn aside(&self, view: &Self::State, seat: Seat, action: Self::Action, language: Language) -> String {
        self.gloss(view, seat, action, language)
    }

    /// The heading that an action stands under: actions with the same one stand together, and where the list is long the headings
    /// are shown.
    fn heading(
        &self,
        _view: &Self::State,
        _seat: Seat,
        _action: Self::Action,
        _language: Language,
    ) -> String {
        String::new()
    }

    /// The action that an empty line takes, as its place in the list, where one can be proposed: the cheapest of several payments,
    /// the only answer.
    fn proposed(&self, _view: &Self::State, _seat: Seat, _list: &[Self::Action]) -> Option<usize> {
        None
    }

    /// Where there are too many actions to read: the places of those that are shown, best first. The command `list` shows all.
    fn few(&self, _view: &Self::State, _seat: Seat, _list: &[Self::Action]) -> Option<Vec<usize>> {
        None
    }

    /// A step and what came of it, in lines, for whoever saw it; empty for what the screen shows just as well.
    ///
    /// All is as the viewer has it: what was known `before`, the step as it was seen, and what came of playing that on this. So
    /// nothing that is hidden from the viewer can get into the words; whoever saw the same reads the same. [`crate::told`] gets
    /// all this from the true state.
    fn tell(
        &self,
        before: &Self::State,
        step: Step<Self::Action>,
        events: &[Self::Event],
        after: &Self::State,
        language: Language,
    ) -> String;

    /// The same in prose, for people who read what happened. What is said of [`Shown::tell`] counts here too; [`crate::chronicled`]
    /// gets all this from the true state.
    fn chronicle(
        &self,
        before: &Self::State,
        step: Step<Self::Action>,
        events: &[Self::Event],
        after: &Self::State,
        language: Language,
    ) -> Told {
        Told { text: self.tell(before, step, events, after, language), ..Told::default() }
    }

    /// What something does that somebody asks about, in lines of any length.
    fn what(&self, thing: &str, language: Language) -> String;

    /// The lines of the help on `what …`, indented like the others.
    fn what_help(language: Language) -> &'static str;

    /// The game's own part of the help: signs of the screen, actions that need a word.
    fn help(&self, language: Language) -> String;

    /// How the screen is read, for whoever sees it for the first time: the part of the help that counts wherever it is shown.
    fn signs(_language: Language) -> String {
        String::new()
    }

    /// How it ended, in lines, where there are no winners and losers by points.
    fn verdict(&self, _state: &Self::State, _language: Language) -> Option<String> {
        None
    }

    /// Points that are counted beside those that decide, where a game has such a track.
    fn second_track(&self, _state: &Self::State, _language: Language) -> Option<Track> {
        None
    }

    /// The part of the game that a state belongs to; none where a game has no parts.
    fn chapter(&self, _state: &Self::State, _language: Language) -> Option<Chapter> {
        None
    }

    /// What is left in the supplies, as far as the viewer may know it, for whoever reads it in tables; by default the lines of
    /// [`Shown::supply`].
    fn stock(&self, view: &Self::State, language: Language) -> Vec<Stock> {
        vec![Stock { lines: self.supply(view, language), ..Stock::default() }]
    }

    /// The rules in short, and what there is at this table with what it does, in the order in which people learn it; by default the
    /// words of its actions.
    fn entries(&self, language: Language) -> Vec<Entry> {
        let entry = |(name, text): (&str, &str)| Entry {
            heading: language.pick("What one can do", "Lo que se puede hacer", "O que se pode fazer").into(),
            name: name.into(),
            text: text.into(),
        };
        Self::action_words(language).into_iter().map(entry).collect()
    }

    /// The name of a source of points for people: of each that [`demesne_game::Game::scores`] or the second track can give.
    fn source_name(source: &str, language: Language) -> String;

    /// What an option of the game's catalogue does, in a line; none for what is no option.
    fn option_what(key: &str, language: Language) -> Option<&'static str>;

    /// The name of an option for people; none where it has no other than its key.
    fn option_name(_key: &str, _language: Language) -> Option<&'static str> {
        None
    }

    /// The values of an option that are words, each with what people call it. Numbers and names stand for themselves and are
    /// not among them.
    fn option_words(_key: &str, _language: Language) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    /// How a value of an option is written, in a line, where it is more than a word of a few or a number.
    fn option_form(_key: &str, _language: Language) -> Option<&'static str> {
        None
    }

    /// The first words of the actions that seats can take, each with what it means, in the order of play.
    fn action_words(language: Language) -> Vec<(&'static str, &'static str)>;

    /// Why an action is refused, in a sentence for people, without the rule's id.
    fn refused(illegal: &Illegal, _language: Language) -> String {
        illegal.to_string()
    }

    /// Why a setup is refused, in a sentence for people who choose from what there is: without the words that only a record has.
    fn refused_setup(error: &TextError, _language: Language) -> String {
        error.to_string()
    }

    /// What put a place before the next one by a rule of tie-breaks: `has fewer empty spaces`.
    fn tie_break(&self, rule: &str, language: Language) -> &'static str;
}
