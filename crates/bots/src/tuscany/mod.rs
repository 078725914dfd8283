//! What is good in Tuscany.

mod by_hand;
mod features;

use crate::{Evaluate, Inputs, Learned, networks::built_in};
use demesne_game::Seat;
use demesne_tuscany::{State, Tuscany};

/// Whatever was learned about Tuscany.
pub(crate) static TOGETHER: Learned = Learned::new("tuscany", features::TOTAL, built_in!("tuscany"));

impl Evaluate for Tuscany {
    const FEATURES: usize = features::TOTAL;
    /// A decision is worth a few points at the most, and there are many.
    const CARE: f32 = 0.5;

    fn value(&self, state: &State, seat: Seat) -> f32 {
        by_hand::value(self, state, seat)
    }

    fn features(&self, state: &State, seat: Seat, out: &mut Inputs) {
        features::tell(self, state, seat, out);
    }

    fn time_left(&self, state: &State) -> f32 {
        by_hand::time_left(state)
    }

    fn spread(&self, state: &State) -> f32 {
        2.0 + 8.0 * by_hand::time_left(state).sqrt()
    }

    fn network(&self) -> &'static Learned {
        &TOGETHER
    }
}
