//! What the command line wants to know of a game besides its rules and its texts: files, figures, commands of its own.
//!
//! The rest of the binary is written once for all games. A new game implements [`Terminal`] in a folder of its own and adds its
//! line to [`run`]; how it looks and what it says is `demesne_text::Shown`, which every playable game has.

use crate::{
    cli::BoardCommand,
    fault::{Code, Fault},
};
use demesne_burgundy::Burgundy;
use demesne_game::{SetupLine, TextError};
use demesne_games::{Kind, Playable};
use demesne_tuscany::Tuscany;
use demesne_viscounts::Viscounts;

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
        Kind::Viscounts => task.run::<Viscounts>(),
    }
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

/// A game on the command line.
pub trait Terminal: Playable {
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

    /// What a game that is over adds to the sums of a simulation.
    fn extra(&self, _state: &Self::State) -> Extra {
        Extra::default()
    }

    /// What these sums say of so many games, where they say anything.
    fn figures(&self, _sums: &Extra, _games: u64) -> Option<Figures> {
        None
    }

    /// The table as an SVG file, for who may see everything.
    fn picture(&self, _state: &Self::State, _names: &[String]) -> Result<String, Fault> {
        let title = Self::KIND.title();
        Err(Fault::input(format!("there are no pictures of tables of {title}; leave --svg out")))
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
