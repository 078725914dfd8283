//! Hand-written positions in tables: those that are refused, each with its whole sentence.

use demesne_game::{Notation, SetupLine};

/// A heading (`players: 3, first: p2`), a position with its lines joined by `; `, and the whole error.
pub type Wrong = (&'static str, &'static str, &'static str);

/// A table from a heading in one line.
///
/// # Panics
/// Where there is no such table.
pub fn table<G: Notation>(heading: &str) -> G {
    let pairs = heading.split_terminator(", ").filter_map(|line| line.split_once(": "));
    let line = |(key, value): (&str, &str)| SetupLine { key: key.into(), value: value.into(), line: 0 };
    let lines: Vec<SetupLine> = pairs.map(line).collect();
    G::from_setup(&lines).unwrap_or_else(|e| panic!("{heading}: {e}"))
}

/// Reads a position at a table.
pub fn read<G: Notation>(heading: &str, position: &str) -> Result<(G, G::State), String> {
    let game = table::<G>(heading);
    let lines: Vec<&str> = position.split("; ").collect();
    let state = game.read_position(&lines, 1).map_err(|error| error.to_string())?;
    Ok((game, state))
}

/// Every position is refused, with these words.
///
/// # Panics
/// Where one is not.
pub fn refuse<G: Notation>(wrong: &[Wrong]) {
    for &(heading, position, why) in wrong {
        match read::<G>(heading, position) {
            Ok(_) => panic!("\"{position}\" was not refused; it should be: {why}"),
            Err(error) => assert_eq!(error, why, "{position}"),
        }
    }
}
