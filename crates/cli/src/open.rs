//! Opening what somebody wrote down: a record or a position.

use crate::{fault::Fault, files, table::in_file};
use demesne_game::{Notation, ReadRecord, record};
use demesne_games::Kind;
use std::path::Path;

/// A moment of a game that was written down.
#[derive(Debug)]
pub struct Moment<G: Notation> {
    /// The game.
    pub game: G,
    /// The state.
    pub state: G::State,
}

/// The text of a file: a record or a position, of a game that only its heading knows.
#[derive(Clone, Debug)]
pub struct Written<'p> {
    /// Where it was.
    pub path: &'p Path,
    text: String,
}

impl Written<'_> {
    /// Reads a file. It is read once: it may be a pipe.
    pub fn read(path: &Path) -> Result<Written<'_>, Fault> {
        Ok(Written { path, text: files::read(path)? })
    }

    /// The game that it is of.
    pub fn kind(&self) -> Result<Kind, Fault> {
        Kind::of_text(&self.text).map_err(|error| in_file(self.path, &error))
    }

    /// The record. Its steps are not played yet.
    pub fn record<G: Notation>(&self) -> Result<ReadRecord<G>, Fault> {
        ReadRecord::read(&self.text).map_err(|error| in_file(self.path, &error))
    }

    /// The position.
    pub fn position<G: Notation>(&self) -> Result<Moment<G>, Fault> {
        let (game, state) = record::read_position(&self.text).map_err(|error| in_file(self.path, &error))?;
        Ok(Moment { game, state })
    }

    /// The position, or the record up to some step.
    pub fn moment<G: Notation>(&self, at: Option<&str>) -> Result<Moment<G>, Fault> {
        if self.text.starts_with("demesne record") {
            let read = self.record::<G>()?;
            let (state, _) = replay(self.path, &read, at)?;
            return Ok(Moment { game: read.game, state });
        }
        if at.is_some() {
            return Err(Fault::input(format!("{} is a position; --at is for records", self.path.display())));
        }
        self.position()
    }
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
