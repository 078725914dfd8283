//! Pending.

use crate::{Action, Burgundy, Event, state::State};
use demesne_game::{Illegal, Random, Sink};

impl Burgundy {
    pub(crate) fn set_up_automa(&self, _: &mut State) {}

    pub(crate) fn sample_automa(&self, _: &State, _: &mut impl Random) -> Action {
        Action::AutomaDie(1)
    }

    pub(crate) fn check_automa(&self, _: &State, _: Action) -> Result<(), Illegal> {
        Illegal::err("A5.1", "this is not in play")
    }

    pub(crate) fn apply_automa(&self, _: &mut State, _: Action, _: &mut impl Sink<Event>) {}

    /// A16.13: the face-up monasteries in its duchy and on its cards, bit n for monastery n.
    pub(crate) fn automa_monasteries(&self, _: &State) -> u32 {
        0
    }

    pub(crate) fn pay_automa_mines(&self, _: &mut State, _: &mut impl Sink<Event>) {}

    pub(crate) fn final_scoring_of_automa(&self, _: &State, _: impl FnMut(&'static str, i32)) {}
}
