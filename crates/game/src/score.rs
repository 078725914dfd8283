//! Points by source, and how a game ended.

use crate::{Seat, SeatSet};

/// One seat's points, by source.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SeatScore {
    /// Where points came from and how many; sources that gave none are left out.
    pub sources: Vec<(&'static str, i32)>,
}

impl SeatScore {
    /// Adds points under a source; nothing is kept of zero points.
    pub fn add(&mut self, source: &'static str, points: i32) {
        if points == 0 {
            return;
        }
        match self.sources.iter_mut().find(|(name, _)| *name == source) {
            Some((_, sum)) => *sum += points,
            None => self.sources.push((source, points)),
        }
    }

    /// The points of one source.
    pub fn of(&self, source: &str) -> i32 {
        self.sources.iter().find(|(name, _)| *name == source).map_or(0, |&(_, points)| points)
    }

    /// All points.
    pub fn total(&self) -> i32 {
        self.sources.iter().map(|&(_, points)| points).sum()
    }
}

/// The points of all seats.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Scores {
    /// One entry a seat.
    pub seats: Vec<SeatScore>,
}

/// A place in the final ranking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Who stands there: one seat, or the seats of a team.
    pub seats: SeatSet,
    /// Their points.
    pub points: i32,
    /// The rule that put them before the next place, where points did not.
    pub tie_break: Option<&'static str>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who won: one seat, a team, or nobody where a game can be lost by all.
    pub winners: SeatSet,
    /// All seats, best first.
    pub places: Vec<Place>,
    /// What else belongs to the result, in a few words; mostly nothing.
    pub remark: Option<String>,
}

impl Outcome {
    /// The place of a seat, 1 for the best.
    pub fn place_of(&self, seat: Seat) -> Option<usize> {
        self.places.iter().position(|place| place.seats.contains(seat)).map(|i| i + 1)
    }

    /// Whether a tie-break decided who won.
    pub fn by_tie_break(&self) -> bool {
        self.places.first().is_some_and(|place| place.tie_break.is_some())
    }
}
