//! Positions that are refused, in tables: a table, a position, the whole sentence.

use crate::common::table;
use demesne_game::Notation;

/// A table (`players=3`), a position with its lines joined by `; `, and the whole error.
pub type Wrong = (&'static str, &'static str, &'static str);

pub fn refuse(wrong: &[Wrong]) {
    for &(options, position, why) in wrong {
        let lines: Vec<&str> = position.split("; ").collect();
        match table(options).read_position(&lines, 1) {
            Ok(_) => panic!("\"{position}\" was not refused; it should be: {why}"),
            Err(error) => assert_eq!(error.to_string(), why, "{position}"),
        }
    }
}
