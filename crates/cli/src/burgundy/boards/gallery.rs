//! The boards that can be shown: those of the game, by their numbers, and those of a file.

use super::{read, shown::Shown};
use crate::fault::Fault;
use demesne_burgundy::duchy::{self, EDITIONS};
use std::path::Path;

/// The edition that has the boards of the expansions.
const WITH_EXPANSIONS: &str = "se";

/// All boards of an edition, in the order of their numbers.
pub fn all(edition: &str) -> Result<Vec<Shown>, Fault> {
    if !EDITIONS.contains(&edition) {
        return Err(Fault::input(format!(
            "there is no edition \"{edition}\"; the editions are: {}",
            EDITIONS.join(", ")
        )));
    }
    let mut duchies = duchy::printed(edition)?;
    let mut automa = Vec::new();
    if edition == WITH_EXPANSIONS {
        duchies.extend(duchy::team_boards()?);
        duchies.extend(duchy::solo_boards()?);
        automa = duchy::automa_duchies()?;
    }
    Ok(duchies.into_iter().map(Shown::from).chain(automa.into_iter().map(Shown::Automa)).collect())
}

/// The board of the game with this id, or the boards of this file.
pub fn find(board: &str, edition: &str, id: Option<&str>) -> Result<Vec<Shown>, Fault> {
    let mut all = all(edition)?;
    if let Some(found) = all.iter().position(|shown| shown.id() == whole(board)) {
        return Ok(vec![all.swap_remove(found)]);
    }
    let path = Path::new(board);
    if !path.exists() {
        let ids: Vec<&str> = all.iter().map(Shown::id).collect();
        return Err(Fault::input(match board {
            "31" | "32" if edition == WITH_EXPANSIONS => format!(
                "board {board} is half of a team board and has two sides; write 31a-32a for the basic board or \
                 31b-32b for the advanced one"
            ),
            _ => format!(
                "there is no file \"{board}\", and no such board in the edition {edition}; its boards are {}",
                ids.join(", ")
            ),
        }));
    }
    let mut duchies = read(path)?;
    if let Some(id) = id {
        let ids: Vec<String> = duchies.iter().map(|duchy| duchy.id.clone()).collect();
        duchies.retain(|duchy| duchy.id == id);
        if duchies.is_empty() {
            return Err(Fault::input(format!("{board} has no board \"{id}\"; it has {}", ids.join(", "))));
        }
    }
    Ok(duchies.into_iter().map(Shown::from).collect())
}

/// The id of the board that a half belongs to; any other id is its own.
fn whole(id: &str) -> &str {
    match id {
        "31a" | "32a" => "31a-32a",
        "31b" | "32b" => "31b-32b",
        _ => id,
    }
}
