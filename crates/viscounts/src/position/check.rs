//! What cannot be is refused, with the rule that it breaks.

use crate::{State, Viscounts};
use demesne_game::{Facts, TextError};

impl Viscounts {
    pub(super) fn check_position(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        self.check_piles(facts, state)?;
        self.check_solo(facts, state)
    }
}
