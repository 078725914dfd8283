//! What is good in Burgundy.

mod by_hand;
mod features;

use crate::{Evaluate, Inputs, Learned, networks::built_in};
use demesne_burgundy::{Burgundy, State};
use demesne_game::Seat;

/// With others.
pub(crate) static TOGETHER: Learned = Learned::new("burgundy", features::TOTAL, built_in!("burgundy"));
/// Alone.
pub(crate) static ALONE: Learned =
    Learned::new("burgundy-alone", features::TOTAL, built_in!("burgundy-alone"));

/// Against the Châteautoma, or beside it.
pub(crate) static AUTOMA: Learned =
    Learned::new("burgundy-automa", features::TOTAL, built_in!("burgundy-automa"));

impl Evaluate for Burgundy {
    const FEATURES: usize = features::TOTAL;

    fn value(&self, state: &State, seat: Seat) -> f32 {
        by_hand::value(self, state, seat)
    }

    fn features(&self, state: &State, seat: Seat, out: &mut Inputs) {
        features::tell(self, state, seat, out);
    }

    fn time_left(&self, state: &State) -> f32 {
        features::left(state)
    }

    fn spread(&self, state: &State) -> f32 {
        2.0 + 12.0 * features::left(state).sqrt()
    }

    fn network(&self) -> &'static Learned {
        let options = self.options();
        match (options.solo, options.chateautoma) {
            (Some(_), _) => &ALONE,
            (_, Some(_)) => &AUTOMA,
            _ => &TOGETHER,
        }
    }
}
