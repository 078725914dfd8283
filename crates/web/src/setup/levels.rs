//! What people call the levels of bots.

use crate::words::lang;
use demesne_bots::Policy;
use demesne_text::levels;

/// The name of a level.
pub fn name(policy: Policy) -> &'static str {
    levels::name(policy, lang())
}

/// How a level plays.
pub fn what(policy: Policy) -> &'static str {
    levels::what(policy, lang())
}
