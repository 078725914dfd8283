//! The lines of a position by key.

use super::vines;
use demesne_game::{Seat, TextError, Words};

/// The keys of a position; those of a seat follow `p1` to `p4`.
const KEYS: &[&str] = &[
    "moment",
    "phase",
    "round",
    "white",
    "track",
    "order",
    "turn",
    "done",
    "open",
    "veiled",
    "black",
    "round goods",
    "supply",
    "black supply",
    "inns",
    "castles cleared",
    "post tiles",
    "marker",
    "target",
    "crane",
];
const SEAT_KEYS: &[&str] = &[
    "private", "shields", "copies", "route", "posts", "board", "choice", "dice", "silver", "workers",
    "goods", "sold", "storage", "duchy", "bonus", "points",
];

/// The lines of a position by key, each with its number.
pub(super) struct Facts<'t>(Vec<(usize, &'t str, &'t str)>);

impl<'t> Facts<'t> {
    pub(super) fn read(lines: &[&'t str], first: usize, players: u8) -> Result<Facts<'t>, TextError> {
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
            if !known(key, players) {
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
    pub(super) fn line(&self, key: &str) -> usize {
        self.0.iter().find(|(_, k, _)| *k == key).map_or(0, |&(line, ..)| line)
    }

    /// Whether a key is said.
    pub(super) fn has(&self, key: &str) -> bool {
        self.0.iter().any(|(_, k, _)| *k == key)
    }

    /// Reads the words of a key, if it is said.
    pub(super) fn with<T>(
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

fn known(key: &str, players: u8) -> bool {
    if KEYS.contains(&key)
        || vines::KEYS.contains(&key)
        || super::automa::KEYS.contains(&key)
        || key == "goods supply"
    {
        return true;
    }
    if let Some(depot) = key.strip_prefix("depot ") {
        let depot = depot.strip_suffix(" goods").or(depot.strip_suffix(" shields")).unwrap_or(depot);
        return matches!(depot.as_bytes(), [b'1'..=b'6']);
    }
    key.split_once(' ').is_some_and(|(seat, what)| {
        let known = SEAT_KEYS.contains(&what) || vines::SEAT_KEYS.contains(&what);
        known && Seat::parse(seat).is_some_and(|seat| seat.0 < players)
    })
}
