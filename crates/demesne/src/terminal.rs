//! What the terminal wants to know of a game besides its rules: how it looks, and what happens in it, in words.
//!
//! The rest of the binary is written once for all games. A new game implements [`Terminal`] in a folder of its own and adds its
//! line to [`run`].

use crate::{
    cli::BoardCommand,
    draw::Pen,
    fault::{Code, Fault},
};
use demesne_burgundy::Burgundy;
use demesne_game::{Seat, SeatScore, SetupLine, Step, TextError};
use demesne_games::{Kind, Playable};
use demesne_tuscany::Tuscany;

/// A command that can be carried out for any game, once it is known which one.
pub trait Task {
    /// What comes of it.
    type Output;

    /// Carries it out.
    fn run<G: Terminal>(self) -> Self::Output;
}

/// Carries out a command for a game.
pub fn run<T: Task>(kind: Kind, task: T) -> T::Output {
    match kind {
        Kind::Burgundy => task.run::<Burgundy>(),
        Kind::Tuscany => task.run::<Tuscany>(),
    }
}

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

/// Whole numbers that a game adds up besides points, over the games of a simulation; what they count is its own matter.
pub type Extra = [u64; 4];

/// What such sums say, for people and for programs.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    /// The key of the JSON.
    pub key: &'static str,
    /// Its value.
    pub json: serde_json::Value,
    /// A line in the place of those on tie-breaks and teams.
    pub text: String,
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

/// A game in the terminal. `view` is always a state as the seat may know it, which is why nothing hidden can show.
pub trait Terminal: Playable {
    /// The sources of points in the order of play: what is scored on the way first, what comes at the end last. Those with a
    /// number (`regions-8`) stand here without it.
    const SOURCES: &'static [&'static str];
    /// The lines of the help on `what …`, indented like the others.
    const WHAT: &'static str;
    /// The automated opponent, where the game has one.
    const AUTOMATON: Option<Automaton> = None;

    /// Where the automated opponent sits, if it plays: at the last seat.
    fn automaton_seat(&self) -> Option<Seat> {
        None
    }

    /// How many persons play: all seats but the automated opponent's.
    fn persons(&self) -> u8 {
        self.seats() - u8::from(self.automaton_seat().is_some())
    }

    /// The boards of a file that somebody wrote, as lines of a setup.
    fn own_boards(_text: &str) -> Result<Vec<SetupLine>, TextError> {
        Err(TextError::new(format!("{} cannot be played on boards of your own", Self::KIND.title())))
    }

    /// Adds what a command line leaves open but implies: as many players as it names seats, if that is more than one.
    fn complete(lines: &mut Vec<SetupLine>, named: &[String]) -> Result<(), Fault> {
        if named.len() > 1 && !says(lines, "players") {
            lines.push(line("players", named.len().to_string()));
        }
        Ok(())
    }

    /// What this table is about, in lines, where it is not the usual.
    fn aim(&self) -> &'static str {
        ""
    }

    /// What a player sees, in lines of at most [`crate::draw::WIDTH`] columns: what is common, what is its own large, what the
    /// others have small.
    fn screen(&self, view: &Self::State, me: Seat, names: &[String], pen: Pen) -> Vec<String>;

    /// Everything at the table, large.
    fn everything(&self, state: &Self::State, names: &[String], pen: Pen) -> Vec<String>;

    /// What one seat has, large.
    fn one_seat(&self, view: &Self::State, seat: Seat, names: &[String], pen: Pen) -> Vec<String>;

    /// What is left in the supplies, as far as the viewer may know it.
    fn supply(&self, view: &Self::State) -> Vec<String>;

    /// What is asked of the seat, in lines above the list of its actions; none where that is plain.
    fn prompt(&self, view: &Self::State, seat: Seat, list: &[Self::Action]) -> Vec<String>;

    /// What an action costs the seat, in words; empty if nothing.
    fn price(&self, _view: &Self::State, _seat: Seat, _action: Self::Action) -> String {
        String::new()
    }

    /// A word on an action whose text does not say what it means; mostly nothing.
    fn gloss(&self, _view: &Self::State, _seat: Seat, _action: Self::Action) -> String {
        String::new()
    }

    /// The heading that an action stands under: actions with the same one stand together, and where the list is long the headings
    /// are shown.
    fn heading(&self, _view: &Self::State, _seat: Seat, _action: Self::Action) -> String {
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
    /// nothing that is hidden from the viewer can get into the words; whoever saw the same reads the same.
    fn tell(
        &self,
        before: &Self::State,
        step: Step<Self::Action>,
        events: &[Self::Event],
        after: &Self::State,
    ) -> String;

    /// What something does that somebody asks about, in lines.
    fn what(&self, thing: &str) -> String;

    /// The game's own part of the help: signs of the screen, actions that need a word.
    fn help(&self) -> String;

    /// How it ended, in lines, where there are no winners and losers by points.
    fn verdict(&self, _state: &Self::State) -> Option<String> {
        None
    }

    /// Points that are counted beside those that decide, where a game has such a track.
    fn second_track(&self, _state: &Self::State) -> Option<Track> {
        None
    }

    /// What put a place before the next one by a rule of tie-breaks: `has fewer empty spaces`.
    fn tie_break(&self, rule: &str) -> &'static str;

    /// What a game that is over adds to the sums of a simulation.
    fn extra(&self, _state: &Self::State) -> Extra {
        Extra::default()
    }

    /// What these sums say of so many games, where they say anything.
    fn figures(&self, _sums: &Extra, _games: u64) -> Option<Figures> {
        None
    }

    /// Carries out a command on boards.
    fn board(command: &BoardCommand) -> Result<Code, Fault>;
}

/// Whether some lines set something.
pub fn says(lines: &[SetupLine], key: &str) -> bool {
    lines.iter().any(|line| line.key == key)
}

/// A line of a setup that stands in no file.
pub fn line(key: impl Into<String>, value: impl Into<String>) -> SetupLine {
    SetupLine { key: key.into(), value: value.into(), line: 0 }
}
