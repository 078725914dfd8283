//! What a running game says: refusals, questions, lines of its chronicle.

use demesne_game::{Illegal, TextError, Viewer};
use std::fmt;

/// Why a step was not played: it could not be read, or a rule forbids it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The text is no step of this game.
    Text(TextError),
    /// The rules forbid it now.
    Rule(Illegal),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Text(error) => error.fmt(f),
            Refused::Rule(illegal) => illegal.fmt(f),
        }
    }
}

impl std::error::Error for Refused {}

/// What viewers saw of a step where it was not the step itself.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Seen {
    /// Whoever saw something else, and what. Mostly nobody.
    pub differing: Vec<(Viewer, String)>,
}

/// What is asked of a seat.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Question {
    /// The question, in lines; none where it is plain.
    pub prompt: Vec<String>,
    /// The answers.
    pub answers: Vec<Answer>,
}

/// A legal action with what is said of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Its text.
    pub action: String,
    /// What it belongs to; may be empty.
    pub heading: String,
    /// A word on it and its price; may be empty.
    pub gloss: String,
    /// What it does, as people say it.
    pub says: String,
}

/// A line of the chronicle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The step that it tells of.
    pub step: usize,
    /// What happened, in sentences; people are named by their seats, `p1` to `p4`.
    pub text: String,
    /// The symbol that stands beside it, by its id.
    pub sign: Option<&'static str>,
    /// The title of the section that begins with it.
    pub heading: Option<String>,
}
