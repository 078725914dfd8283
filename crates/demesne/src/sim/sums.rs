//! What games add up to: whole numbers, so that the order does not matter.

use demesne_game::{Game, Seat};

/// The sums of one seat.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SeatSums {
    /// Points.
    pub points: i64,
    /// Games won.
    pub wins: u64,
    /// Points by source, in the order in which sources came up.
    pub sources: Vec<(&'static str, i64)>,
}

/// The sums of some games.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sums {
    /// Decisions of players.
    pub decisions: u64,
    /// Rolls, draws and reveals.
    pub chance_events: u64,
    /// Games that a tie-break decided.
    pub tie_breaks: u64,
    /// One entry a seat.
    pub seats: Vec<SeatSums>,
}

impl Sums {
    /// Nothing, for so many seats.
    pub fn new(seats: u8) -> Sums {
        Sums { seats: vec![SeatSums::default(); seats.into()], ..Sums::default() }
    }

    /// Adds a game that is over.
    pub fn add<G: Game>(&mut self, game: &G, state: &G::State) {
        let scores = game.scores(state);
        for ((seat, sums), score) in (0..).map(Seat).zip(&mut self.seats).zip(&scores.seats) {
            // In a team the sum of both members counts; sources stay those of each.
            sums.points += i64::from(game.points(state, seat));
            for &(source, points) in &score.sources {
                sums.add(source, points.into());
            }
        }
        if let Some(outcome) = game.outcome(state) {
            self.tie_breaks += u64::from(outcome.by_tie_break());
            for (seat, sums) in (0..).map(Seat).zip(&mut self.seats) {
                sums.wins += u64::from(outcome.winners.contains(seat));
            }
        }
    }

    /// Adds other sums.
    pub fn merge(&mut self, other: &Sums) {
        self.decisions += other.decisions;
        self.chance_events += other.chance_events;
        self.tie_breaks += other.tie_breaks;
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            seat.wins += more.wins;
            seat.points += more.points;
            for &(source, points) in &more.sources {
                seat.add(source, points);
            }
        }
    }
}

impl SeatSums {
    fn add(&mut self, source: &'static str, points: i64) {
        match self.sources.iter_mut().find(|(name, _)| *name == source) {
            Some((_, sum)) => *sum += points,
            None => self.sources.push((source, points)),
        }
    }
}
