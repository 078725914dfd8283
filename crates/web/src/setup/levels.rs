//! What people call the levels of bots.

use crate::words::{self, lang};
use demesne_bots::Policy;

/// The name of a level.
pub fn name(policy: Policy) -> &'static str {
    match policy {
        Policy::Random => words::setup::level_random(lang()),
        Policy::Greedy => words::setup::level_greedy(lang()),
    }
}

/// How a level plays.
pub fn what(policy: Policy) -> &'static str {
    match policy {
        Policy::Random => words::setup::level_random_what(lang()),
        Policy::Greedy => words::setup::level_greedy_what(lang()),
    }
}
