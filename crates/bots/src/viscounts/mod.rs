//! What is good in Viscounts of the West Kingdom.

mod by_hand;
mod features;
mod funds;
mod turn;
mod worth;

use crate::{Evaluate, Inputs, Learned, networks::built_in};
use demesne_game::Seat;
use demesne_viscounts::{State, Viscounts};

/// Whatever was learned about Viscounts, with others and against the solo opponent.
pub(crate) static TOGETHER: Learned = Learned::new("viscounts", features::TOTAL, built_in!("viscounts"));

impl Evaluate for Viscounts {
    const FEATURES: usize = features::TOTAL;
    /// A turn is half a dozen small decisions, each worth a few points at the most.
    const CARE: f32 = 0.45;

    fn value(&self, state: &State, seat: Seat) -> f32 {
        by_hand::value(self, state, seat)
    }

    fn features(&self, state: &State, seat: Seat, out: &mut Inputs) {
        features::tell(self, state, seat, out);
    }

    fn time_left(&self, state: &State) -> f32 {
        worth::time_left(self, state)
    }

    fn spread(&self, state: &State) -> f32 {
        2.0 + 9.0 * worth::time_left(self, state).sqrt()
    }

    fn network(&self) -> &'static Learned {
        &TOGETHER
    }
}
