//! Reading one line word by word.

use crate::TextError;

/// The words of a line, with errors that say what was expected instead.
#[derive(Clone, Debug)]
pub struct Words<'t> {
    line: &'t str,
    rest: std::iter::Peekable<std::str::SplitAsciiWhitespace<'t>>,
}

impl<'t> Words<'t> {
    /// The words of a line.
    pub fn new(line: &'t str) -> Words<'t> {
        Words { line, rest: line.split_ascii_whitespace().peekable() }
    }

    /// The whole line.
    pub fn line(&self) -> &'t str {
        self.line
    }

    /// The next word, if there is one.
    pub fn next_word(&mut self) -> Option<&'t str> {
        self.rest.next()
    }

    /// The next word without taking it.
    pub fn peek(&mut self) -> Option<&'t str> {
        self.rest.peek().copied()
    }

    /// The next word, or an error that says what is missing.
    pub fn expect(&mut self, what: &str) -> Result<&'t str, TextError> {
        let line = self.line;
        self.rest.next().ok_or_else(|| TextError::new(format!("\"{line}\" lacks {what}")))
    }

    /// Takes the next word if it is this one.
    pub fn take(&mut self, word: &str) -> bool {
        self.rest.next_if_eq(&word).is_some()
    }

    /// The next word as a value, or an error that says what it should be.
    pub fn parse<T>(&mut self, what: &str, read: impl FnOnce(&'t str) -> Option<T>) -> Result<T, TextError> {
        let word = self.expect(what)?;
        read(word).ok_or_else(|| TextError::new(format!("\"{word}\" is not {what}")))
    }

    /// A whole number from `low` to `high`.
    pub fn number(&mut self, what: &str, low: u32, high: u32) -> Result<u32, TextError> {
        let word = self.expect(what)?;
        match word.parse::<u32>() {
            Ok(n) if (low..=high).contains(&n) && !word.starts_with('+') => Ok(n),
            _ => Err(TextError::new(format!("\"{word}\" is not {what}: give a number from {low} to {high}"))),
        }
    }

    /// Refuses words that are left over.
    pub fn finish(&mut self) -> Result<(), TextError> {
        match self.rest.next() {
            None => Ok(()),
            Some(word) => Err(TextError::new(format!("\"{}\" has a word too many: \"{word}\"", self.line))),
        }
    }
}
