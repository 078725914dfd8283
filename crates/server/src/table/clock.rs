//! Clocks: how much time each seat has left. They are part of the fold, so they need no storage of their own: the times of the
//! entries say everything.

use demesne_game::{Seat, SeatSet};
use demesne_wire::Pace;

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 60 * 60 * SECOND;

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    pace: Pace,
    /// Milliseconds left at `since`, one a seat; all there is where days are counted.
    left: Vec<i64>,
    /// Whose clocks run.
    running: SeatSet,
    since: i64,
}

impl Clocks {
    /// Clocks before the start.
    pub fn new(pace: Pace, seats: usize) -> Clocks {
        let full = match pace {
            Pace::None => 0,
            Pace::Live { seconds, .. } => i64::from(seconds) * SECOND,
            Pace::Days { days } => i64::from(days) * DAY,
        };
        Clocks { pace, left: vec![full; seats], running: SeatSet::EMPTY, since: 0 }
    }

    /// Something was written at a time, after which these people are to act. `moved`: it was a move or the like, which starts a
    /// count of days anew.
    pub fn tick(&mut self, at: i64, to_act: SeatSet, moved: bool) {
        match self.pace {
            Pace::None => {}
            Pace::Live { increment, .. } => {
                for seat in self.running.iter() {
                    self.left[seat.index()] -= (at - self.since).max(0);
                    if !to_act.contains(seat) {
                        self.left[seat.index()] += i64::from(increment) * SECOND;
                    }
                }
                self.since = at;
            }
            Pace::Days { .. } if moved || to_act != self.running => self.since = at,
            Pace::Days { .. } => {}
        }
        self.running = to_act;
    }

    /// What is left of each clock at a time; nothing where there are no clocks.
    pub fn left(&self, now: i64) -> Vec<i64> {
        if self.pace == Pace::None {
            return Vec::new();
        }
        let passed = (now - self.since).max(0);
        let left = |(i, &left): (usize, &i64)| match self.running.contains(Seat(i as u8)) {
            true => left - passed,
            false => left,
        };
        self.left.iter().enumerate().map(left).collect()
    }

    /// When the first of those who are to act runs out of time.
    pub fn deadline(&self) -> Option<i64> {
        match self.pace {
            Pace::None => None,
            _ => self.running.iter().map(|seat| self.since + self.left[seat.index()]).min(),
        }
    }

    /// Who is out of time.
    pub fn out_of_time(&self, now: i64) -> Option<Seat> {
        self.running
            .iter()
            .find(|seat| self.pace != Pace::None && self.since + self.left[seat.index()] <= now)
    }

    /// Whether the time that there is can be used up for good: a seat without any cannot come back.
    pub fn is_live(&self) -> bool {
        matches!(self.pace, Pace::Live { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(seats: &[u8]) -> SeatSet {
        seats.iter().map(|&seat| Seat(seat)).collect()
    }

    #[test]
    fn a_live_clock_runs_for_whoever_is_to_act() {
        let mut clocks = Clocks::new(Pace::Live { seconds: 60, increment: 5 }, 2);
        clocks.tick(1000, set(&[0]), true);
        assert_eq!(clocks.left(4000), [57_000, 60_000]);
        assert_eq!(clocks.deadline(), Some(61_000));
        clocks.tick(11_000, set(&[0]), true);
        assert_eq!(clocks.left(11_000), [50_000, 60_000], "the turn goes on: nothing is added");
        clocks.tick(21_000, set(&[1]), true);
        assert_eq!(clocks.left(21_000), [45_000, 60_000]);
        assert_eq!(clocks.out_of_time(80_999), None);
        assert_eq!(clocks.out_of_time(81_000), Some(Seat(1)));
    }

    #[test]
    fn together_all_clocks_run() {
        let mut clocks = Clocks::new(Pace::Live { seconds: 60, increment: 5 }, 3);
        clocks.tick(0, set(&[0, 2]), true);
        clocks.tick(10_000, set(&[2]), true);
        assert_eq!(clocks.left(20_000), [55_000, 60_000, 40_000]);
    }

    #[test]
    fn days_start_anew_with_each_move_and_not_with_a_word() {
        let mut clocks = Clocks::new(Pace::Days { days: 2 }, 2);
        clocks.tick(0, set(&[0]), true);
        assert_eq!(clocks.deadline(), Some(2 * DAY));
        clocks.tick(DAY, set(&[0]), false);
        assert_eq!(clocks.deadline(), Some(2 * DAY));
        clocks.tick(DAY, set(&[0]), true);
        assert_eq!(clocks.deadline(), Some(3 * DAY));
        clocks.tick(DAY + 5, set(&[]), true);
        assert_eq!(clocks.deadline(), None);
        assert!(!clocks.is_live());
    }

    #[test]
    fn no_pace_has_no_clocks() {
        let mut clocks = Clocks::new(Pace::None, 2);
        clocks.tick(0, set(&[0]), true);
        assert_eq!((clocks.left(9), clocks.deadline(), clocks.out_of_time(i64::MAX)), (vec![], None, None));
    }
}
