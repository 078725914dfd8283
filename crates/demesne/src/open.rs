//! Opening what somebody wrote down: a record or a position.

use crate::{fault::Fault, files, table::in_file};
use demesne_game::{Notation, ReadRecord, record};
use std::path::Path;

/// A moment of a game that was written down.
#[derive(Debug)]
pub struct Moment<G: Notation> {
    /// The game.
    pub game: G,
    /// The state.
    pub state: G::State,
}

/// Reads a record. Its steps are not played yet.
pub fn record<G: Notation>(path: &Path) -> Result<ReadRecord<G>, Fault> {
    ReadRecord::read(&files::read(path)?).map_err(|error| in_file(path, &error))
}

/// The state of a record after some steps, and how many they are.
pub fn replay<G: Notation>(
    path: &Path,
    read: &ReadRecord<G>,
    at: Option<&str>,
) -> Result<(G::State, usize), Fault> {
    let steps = read.record.steps.len();
    let at = match at {
        None => steps,
        Some(text) => text.parse::<usize>().ok().filter(|&at| at <= steps).ok_or_else(|| {
            Fault::input(format!(
                "\"{text}\" is no step of {}; --at takes a whole number from 0 to {steps}",
                path.display()
            ))
        })?,
    };
    Ok((read.replay(at).map_err(|error| in_file(path, &error))?, at))
}

/// Reads a position.
pub fn position<G: Notation>(path: &Path) -> Result<Moment<G>, Fault> {
    position_text(path, &files::read(path)?)
}

fn position_text<G: Notation>(path: &Path, text: &str) -> Result<Moment<G>, Fault> {
    let (game, state) = record::read_position(text).map_err(|error| in_file(path, &error))?;
    Ok(Moment { game, state })
}

/// Reads a position, or a record up to some step.
pub fn moment<G: Notation>(path: &Path, at: Option<&str>) -> Result<Moment<G>, Fault> {
    let text = files::read(path)?;
    if text.starts_with("demesne record") {
        let read = ReadRecord::<G>::read(&text).map_err(|error| in_file(path, &error))?;
        let (state, _) = replay(path, &read, at)?;
        return Ok(Moment { game: read.game, state });
    }
    if !text.starts_with("demesne position") {
        return Err(Fault::input(format!(
            "{} is neither a record nor a position; their first lines are \"demesne record {1}\" and \"demesne position {1}\"",
            path.display(),
            record::FORMAT
        )));
    }
    if at.is_some() {
        return Err(Fault::input(format!("{} is a position; --at is for records", path.display())));
    }
    position_text(path, &text)
}
