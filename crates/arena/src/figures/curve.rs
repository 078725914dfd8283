//! How figures came about, game by game.

use super::Estimate;
use serde::Serialize;

/// The shares of games won after some games.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct CurvePoint {
    /// After so many games.
    pub games: u64,
    /// The share of each who takes part.
    pub win_shares: Vec<Option<Estimate>>,
}

/// At most so many points make a curve: as many as anybody can tell apart.
const POINTS: usize = 120;

/// A curve that is being drawn, over a known number of deals.
pub struct Curve {
    deals: usize,
    seen: usize,
    points: Vec<CurvePoint>,
}

impl Curve {
    pub fn new(deals: usize) -> Curve {
        Curve { deals, seen: 0, points: Vec::new() }
    }

    /// One more deal; its point is worked out only where the curve has one.
    pub fn add(&mut self, games: u64, shares: impl FnOnce() -> Vec<Option<Estimate>>) {
        let place = |seen: usize| seen * POINTS / self.deals.max(1);
        let last = place(self.seen);
        self.seen += 1;
        if self.deals <= POINTS || place(self.seen) > last {
            self.points.push(CurvePoint { games, win_shares: shares() });
        }
    }

    pub fn points(self) -> Vec<CurvePoint> {
        self.points
    }
}
