//! What shields do that nobody decides about.

use crate::{Burgundy, Event, state::State};
use demesne_game::{Seat, Sink};

impl Burgundy {
    /// X-SHIELD-2: whoever holds shield 2 takes a worker whenever another player takes workers.
    pub(crate) fn envy(&self, state: &mut State, taker: Seat, sink: &mut impl Sink<Event>) {
        let owner = Seat::first(self.persons()).find(|&seat| state.estate(seat).holds(2));
        if let Some(owner) = owner.filter(|&owner| owner != taker) {
            self.gain_workers(state, owner, 1, sink);
        }
    }
}
