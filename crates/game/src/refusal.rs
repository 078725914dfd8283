//! Refusals: one sentence for a person, and the rule or the line that it is about.

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
