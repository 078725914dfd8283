//! Refusals: one sentence for a person, and the rule or the line that it is about.

use crate::{Actor, SeatSet, ToAct};
use std::{borrow::Cow, fmt};

/// Why an action is not legal: the rule's id and one sentence.
///
/// It shows as `B7.2: a tile must touch a covered space; 17 touches none`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// The id of the rule, as in `docs/rules/`.
    pub rule: &'static str,
    /// What is wrong and what would be right.
    pub why: Cow<'static, str>,
}

impl Illegal {
    /// A refusal under a rule.
    #[cold]
    pub fn new(rule: &'static str, why: impl Into<Cow<'static, str>>) -> Illegal {
        Illegal { rule, why: why.into() }
    }

    /// A refusal under a rule, as the `Err` of a check.
    #[cold]
    pub fn err<T>(rule: &'static str, why: impl Into<Cow<'static, str>>) -> Result<T, Illegal> {
        Err(Illegal::new(rule, why))
    }
}

impl Illegal {
    /// The refusal of a step of somebody who is not to act, under the rule that says who is.
    #[cold]
    pub fn not_to_act(rule: &'static str, by: Actor, to_act: ToAct) -> Illegal {
        let seats = |set: SeatSet| set.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" or ");
        let why = match (by, to_act) {
            (_, ToAct::Nobody) => "the game is over".into(),
            (Actor::Seat(seat), ToAct::Seats(set)) => {
                format!("it is not for {seat} to act now, but for {}", seats(set))
            }
            (Actor::Seat(seat), _) => format!("{seat} cannot act before chance has: a step of * comes first"),
            (Actor::Chance, ToAct::Seats(set)) => {
                format!("chance has nothing to do now; {} is to act", seats(set))
            }
            (Actor::Chance, _) => "chance has nothing to do now".into(),
        };
        Illegal::new(rule, why)
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.why)
    }
}

impl std::error::Error for Illegal {}

/// Why a text (a record, a position, a board, an action, an option) could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// The line, counted from 1, where the text has lines.
    pub line: Option<usize>,
    /// What is wrong and what would be right.
    pub why: String,
}

impl TextError {
    /// An error in a text of one line.
    #[cold]
    pub fn new(why: impl Into<String>) -> TextError {
        TextError { line: None, why: why.into() }
    }

    /// An error in a line.
    #[cold]
    pub fn at(line: usize, why: impl Into<String>) -> TextError {
        TextError { line: Some(line), why: why.into() }
    }

    /// The same error, said of a line, unless it names one already.
    #[must_use]
    pub fn on_line(mut self, line: usize) -> TextError {
        self.line.get_or_insert(line);
        self
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.why),
            None => f.write_str(&self.why),
        }
    }
}

impl std::error::Error for TextError {}
