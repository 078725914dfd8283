//! How a solo game ends (X-SOLO-23, X-SOLO-24).

use crate::{Burgundy, state::State};
use demesne_game::{Outcome, Place, Seat, SeatScore, SeatSet};

impl Burgundy {
    /// There is no scoring alone: what counts is how much of the duchy is covered.
    #[inline(never)]
    pub(crate) fn score_alone(&self, state: &State, seat: Seat) -> SeatScore {
        let mut score = SeatScore::default();
        score.add("covered-spaces", self.points_alone(state, seat));
        score
    }

    #[inline(never)]
    pub(crate) fn points_alone(&self, state: &State, seat: Seat) -> i32 {
        state.estate(seat).covered.len() as i32
    }

    /// X-SOLO-24: the result shows how many spaces are empty, or the round of a win, 1 to 25.
    #[inline(never)]
    pub(crate) fn rank_alone(&self, state: &State) -> Outcome {
        let seat = Seat(0);
        let empty = self.empty_spaces(state, seat);
        let round = state.phase * 5 + state.round + 1;
        let (winners, remark) = match empty {
            0 => (SeatSet::one(seat), format!("round {round}")),
            1 => (SeatSet::EMPTY, "1 space empty".into()),
            _ => (SeatSet::EMPTY, format!("{empty} spaces empty")),
        };
        let place =
            Place { seats: SeatSet::one(seat), points: self.points_alone(state, seat), tie_break: None };
        Outcome { winners, places: vec![place], remark: Some(remark) }
    }
}
