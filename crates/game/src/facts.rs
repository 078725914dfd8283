//! Positions as text: lines of a key and a value, and lists of counts in them.

use crate::{TextError, Words};
use std::fmt::Display;

/// The lines of a position by key, each with its number.
pub struct Facts<'t>(Vec<(usize, &'t str, &'t str)>);

impl<'t> Facts<'t> {
    /// Takes lines apart into keys and values: each key one that is known, and said once. `first` is the number of the
    /// first line, for errors; empty lines are passed over.
    pub fn read(
        lines: &[&'t str],
        first: usize,
        known: impl Fn(&str) -> bool,
    ) -> Result<Facts<'t>, TextError> {
        let mut facts: Vec<(usize, &str, &str)> = Vec::new();
        for (number, line) in (first..).zip(lines) {
            if line.is_empty() {
                continue;
            }
            let Some((key, value)) = line.split_once(": ") else {
                return Err(TextError::at(
                    number,
                    format!("\"{line}\" is no line of a position; write \"key: value\""),
                ));
            };
            if !known(key) {
                return Err(TextError::at(
                    number,
                    format!("\"{key}\" is nothing that a position says; docs/notation.md lists the keys"),
                ));
            }
            if facts.iter().any(|&(_, other, _)| other == key) {
                return Err(TextError::at(number, format!("\"{key}\" stands here twice; say it once")));
            }
            facts.push((number, key, value));
        }
        Ok(Facts(facts))
    }

    /// The line of a key, for errors; 0 where it is not said.
    pub fn line(&self, key: &str) -> usize {
        self.0.iter().find(|(_, k, _)| *k == key).map_or(0, |&(line, ..)| line)
    }

    /// Whether a key is said.
    pub fn has(&self, key: &str) -> bool {
        self.0.iter().any(|(_, k, _)| *k == key)
    }

    /// Reads the words of a key, all of them, if it is said.
    pub fn with<T>(
        &self,
        key: &str,
        read: impl FnOnce(&mut Words<'t>) -> Result<T, TextError>,
    ) -> Result<Option<T>, TextError> {
        let Some(&(line, _, value)) = self.0.iter().find(|(_, k, _)| *k == key) else { return Ok(None) };
        let mut words = Words::new(value);
        let result = read(&mut words).and_then(|result| words.finish().map(|()| result));
        result.map(Some).map_err(|e| if line > 0 { e.on_line(line) } else { e })
    }
}

/// The lines of a position as they are written.
#[derive(Clone, Default, Debug)]
pub struct Lines(Vec<String>);

impl Lines {
    /// No lines yet.
    pub fn new() -> Lines {
        Lines::default()
    }

    /// A line.
    pub fn add(&mut self, key: &str, value: impl Display) {
        self.0.push(format!("{key}: {value}"));
    }

    /// A line with several words, or none where there is nothing to say.
    pub fn list(&mut self, key: &str, words: impl IntoIterator<Item = String>) {
        let words: Vec<String> = words.into_iter().collect();
        if !words.is_empty() {
            self.add(key, words.join(" "));
        }
    }

    /// All lines, in the order in which they were added.
    pub fn finish(self) -> Vec<String> {
        self.0
    }
}

/// Reads how many there are of each kind, as [`counts_text`] writes it: `castle*12 ship*3`, or `none`. `what` says in
/// errors what one of the words should be; `kind` gives the place of a name, if there is such a name.
pub fn read_counts<const N: usize>(
    words: &mut Words<'_>,
    what: &str,
    kind: impl Fn(&str) -> Option<usize>,
) -> Result<[u8; N], TextError> {
    let mut counts = [0; N];
    if words.take("none") {
        return Ok(counts);
    }
    let mut seen = [false; N];
    while words.peek().is_some() {
        let (place, n) = words.parse(what, |word| {
            let (name, n) = word.split_once('*')?;
            let n = n.parse::<u8>().ok().filter(|_| !n.starts_with('+'))?;
            Some((kind(name).filter(|&place| place < N)?, n))
        })?;
        if std::mem::replace(&mut seen[place], true) {
            return Err(TextError::new(format!("\"{}\" counts the same thing twice", words.line())));
        }
        counts[place] = n;
    }
    Ok(counts)
}

/// How many there are of each kind that is there: `castle*12 ship*3`, or `none`.
pub fn counts_text(counts: &[u8], name: impl Fn(usize) -> String) -> String {
    let there = counts.iter().enumerate().filter(|(_, n)| **n > 0);
    let words: Vec<String> = there.map(|(kind, n)| format!("{}*{n}", name(kind))).collect();
    if words.is_empty() { "none".into() } else { words.join(" ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 3] = ["red", "blue", "grey"];

    fn read(text: &str) -> Result<[u8; 3], TextError> {
        let mut words = Words::new(text);
        let kind = |name: &str| NAMES.iter().position(|n| *n == name);
        let counts = read_counts(&mut words, "a colour and how many, such as red*2", kind)?;
        words.finish().map(|()| counts)
    }

    #[test]
    fn counts_are_read_as_they_are_written() {
        for counts in [[0, 0, 0], [1, 0, 255], [0, 122, 0]] {
            let text = counts_text(&counts, |kind| NAMES[kind].into());
            assert_eq!(read(&text), Ok(counts), "{text}");
        }
        assert_eq!(counts_text(&[2, 0, 9], |kind| NAMES[kind].into()), "red*2 grey*9");
        assert_eq!(counts_text(&[0; 3], |_| String::new()), "none");
    }

    #[test]
    fn counts_that_cannot_be_are_refused() {
        let such = "is not a colour and how many, such as red*2";
        for (text, error) in [
            ("red", format!("\"red\" {such}")),
            ("red*256", format!("\"red*256\" {such}")),
            ("red*+2", format!("\"red*+2\" {such}")),
            ("green*1", format!("\"green*1\" {such}")),
            ("red*1 none", format!("\"none\" {such}")),
            ("none red*1", "\"none red*1\" has a word too many: \"red*1\"".into()),
            ("red*0 red*1", "\"red*0 red*1\" counts the same thing twice".into()),
        ] {
            assert_eq!(read(text).unwrap_err().why, error);
        }
    }

    #[test]
    fn facts_know_their_lines() {
        let facts = Facts::read(&["round: 3", "", "p1 hand: red red"], 7, |key| key != "moon").unwrap();
        assert_eq!((facts.line("round"), facts.line("p1 hand"), facts.line("p2 hand")), (7, 9, 0));
        assert!(facts.has("p1 hand") && !facts.has("p2 hand"));
        assert_eq!(facts.with("round", |words| words.number("a round", 1, 5)), Ok(Some(3)));
        assert_eq!(facts.with("turn", |words| words.number("a turn", 1, 5)), Ok(None));
        let left_over = facts.with("p1 hand", |words| words.expect("a card").map(drop)).unwrap_err();
        assert_eq!(left_over.to_string(), "line 9: \"red red\" has a word too many: \"red\"");
    }

    #[test]
    fn lines_that_say_nothing_known_are_refused() {
        for (lines, error) in [
            (["round 3", ""], "line 1: \"round 3\" is no line of a position; write \"key: value\""),
            (
                ["", "moon: full"],
                "line 2: \"moon\" is nothing that a position says; docs/notation.md lists the keys",
            ),
            (["round: 3", "round: 3"], "line 2: \"round\" stands here twice; say it once"),
        ] {
            let refused = Facts::read(&lines, 1, |key| key != "moon").map(drop).unwrap_err();
            assert_eq!(refused.to_string(), error);
        }
    }

    #[test]
    fn lists_without_words_are_not_written() {
        let mut lines = Lines::new();
        lines.add("round", 3);
        lines.list("p1 hand", []);
        lines.list("p2 hand", ["red".into(), "blue".into()]);
        assert_eq!(lines.finish(), ["round: 3", "p2 hand: red blue"]);
    }
}
