//! What shields do that nobody decides about.

use super::members;
use crate::{Burgundy, Event, state::State};
use demesne_game::{Seat, Sink};

impl Burgundy {
    /// X-SHIELD-2: whoever holds shield 2 takes a worker whenever another player takes workers: one for each effect (X-SHIELD-2.2).
    #[inline(never)]
    pub(crate) fn envy(&self, state: &mut State, taker: Seat, sink: &mut impl Sink<Event>) {
        let owner = Seat::first(self.persons()).find(|&seat| state.estate(seat).holds(2));
        if let Some(owner) = owner.filter(|&owner| owner != taker) {
            self.gain_workers(state, owner, 1, sink);
        }
    }

    /// X-SHIELD-P, X-SHIELD-13: what the shields on the own castles are worth at the end.
    #[inline(never)]
    pub(crate) fn shield_points(&self, state: &State, seat: Seat) -> i32 {
        let estate = state.estate(seat);
        let points =
            members(estate.shields).map(|shield| i32::from(self.shields.points[usize::from(shield) - 1]));
        points.sum::<i32>() * (1 + i32::from(estate.holds(13)))
    }
}
