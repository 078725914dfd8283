//! Positions that are refused, in tables: a heading, a position, the whole sentence.

use crate::common::setup;
use demesne_burgundy::Burgundy;
use demesne_game::Notation;

pub fn table(heading: &str) -> Burgundy {
    let pairs: Vec<(&str, &str)> =
        heading.split_terminator(", ").filter_map(|line| line.split_once(": ")).collect();
    Burgundy::from_setup(&setup(&pairs)).unwrap_or_else(|e| panic!("{heading}: {e}"))
}

/// A heading, a position with its lines joined by `; `, and the whole error.
pub type Wrong = (&'static str, &'static str, &'static str);

pub fn refuse(wrong: &[Wrong]) {
    for &(heading, position, why) in wrong {
        let lines: Vec<&str> = position.split("; ").collect();
        match table(heading).read_position(&lines, 1) {
            Ok(_) => panic!("\"{position}\" was not refused; it should be: {why}"),
            Err(error) => assert_eq!(error.to_string(), why, "{position}"),
        }
    }
}
