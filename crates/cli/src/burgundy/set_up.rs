//! What a command line says of a table of Burgundy without saying it.

use crate::{
    fault::Fault,
    terminal::{line, says},
};
use demesne_burgundy::{Burgundy, duchy};
use demesne_game::{SetupLine, TextError};
use demesne_text::Shown;

/// The key of a board of one's own, before its id.
const BOARD: &str = "board ";

/// The boards of a file: ids and rows.
pub fn own_boards(text: &str) -> Result<Vec<SetupLine>, TextError> {
    let entries = duchy::read_file(text)?;
    Ok(entries
        .into_iter()
        .map(|entry| line(format!("{BOARD}{}", entry.duchy.id), entry.duchy.rows_text()))
        .collect())
}

/// Adds the number of players that the named seats imply, and the only board of one's own.
pub fn complete(lines: &mut Vec<SetupLine>, named: &[String]) -> Result<(), Fault> {
    // Team and solo games know how many play.
    let open = !["players", "team", "solo"].iter().any(|key| says(lines, key));
    if named.len() > 1 && open {
        let is_automa = |name: &String| Burgundy::AUTOMATON.is_some_and(|automaton| automaton.name == name);
        let unnamed = says(lines, "chateautoma") && !named.iter().any(is_automa);
        let seats = named.len() + usize::from(unnamed);
        lines.push(line("players", seats.to_string()));
    }
    if says(lines, "duchies") {
        return Ok(());
    }
    let boards: Vec<&str> = lines.iter().filter_map(|line| line.key.strip_prefix(BOARD)).collect();
    match boards[..] {
        [] => {}
        [id] => {
            let duchies = line("duchies", format!("same {id}"));
            lines.push(duchies);
        }
        [id, ..] => {
            return Err(Fault::input(format!(
                "{} boards are given; say which are used, such as --option duchies=\"same {id}\"",
                boards.len()
            )));
        }
    }
    Ok(())
}
