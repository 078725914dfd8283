//! What games add up to: whole numbers, so that the order does not matter.

use crate::terminal::{Extra, Terminal};
use demesne_game::{Game, Seat, SeatSet};

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

/// The sums of a team.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamSums {
    /// Who is in it.
    pub seats: SeatSet,
    /// Points of both members together.
    pub points: i64,
    /// Games won.
    pub wins: u64,
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
    /// One entry a team, where there are teams.
    pub teams: Vec<TeamSums>,
    /// What the game adds up besides.
    pub extra: Extra,
}

impl Sums {
    /// Nothing, for the seats and teams of a game.
    pub fn new(game: &impl Game) -> Sums {
        let first = |seat: &Seat| game.allies(*seat).iter().next() == Some(*seat);
        let teams = Seat::first(game.seats()).filter(first).map(|seat| game.allies(seat));
        let teams = teams.filter(|team| team.len() > 1).map(|seats| TeamSums { seats, points: 0, wins: 0 });
        Sums {
            seats: vec![SeatSums::default(); game.seats().into()],
            teams: teams.collect(),
            ..Sums::default()
        }
    }

    /// Adds a game that is over.
    pub fn add<G: Terminal>(&mut self, game: &G, state: &G::State) {
        let scores = game.scores(state);
        for (seat, score) in self.seats.iter_mut().zip(&scores.seats) {
            for &(source, points) in &score.sources {
                seat.add(source, points.into());
            }
        }
        self.add_extra(&game.extra(state));
        for team in &mut self.teams {
            if let Some(seat) = team.seats.iter().next() {
                team.points += i64::from(game.points(state, seat));
                let won = game.outcome(state).is_some_and(|outcome| outcome.winners.contains(seat));
                team.wins += u64::from(won);
            }
        }
        if let Some(outcome) = game.outcome(state) {
            self.tie_breaks += u64::from(outcome.by_tie_break());
            for (seat, sums) in (0..).map(Seat).zip(&mut self.seats) {
                sums.wins += u64::from(outcome.winners.contains(seat));
            }
        }
    }

    fn add_extra(&mut self, more: &Extra) {
        for (sum, more) in self.extra.iter_mut().zip(more) {
            *sum += more;
        }
    }

    /// Adds other sums.
    pub fn merge(&mut self, other: &Sums) {
        self.decisions += other.decisions;
        self.chance_events += other.chance_events;
        self.tie_breaks += other.tie_breaks;
        self.add_extra(&other.extra);
        for (team, more) in self.teams.iter_mut().zip(&other.teams) {
            team.points += more.points;
            team.wins += more.wins;
        }
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            seat.wins += more.wins;
            for &(source, points) in &more.sources {
                seat.add(source, points);
            }
        }
    }
}

impl SeatSums {
    fn add(&mut self, source: &'static str, points: i64) {
        self.points += points;
        match self.sources.iter_mut().find(|(name, _)| *name == source) {
            Some((_, sum)) => *sum += points,
            None => self.sources.push((source, points)),
        }
    }
}
