//! Pending.

use super::Vines;
use crate::{
    Action, Burgundy, Event, Tile,
    action::With,
    open::{Open, Planted},
    state::State,
};
use demesne_game::{Illegal, Random, Seat, Sink};

impl Burgundy {
    pub(crate) fn first_vines(&self) -> Vines {
        Vines::NONE
    }

    pub(crate) fn clear_vines(&self, _: &mut State, _: &mut impl Sink<Event>) {}

    pub(crate) fn list_vine_actions(&self, _: &State, _: Seat, _: &[With], _: &mut Vec<Action>) {}

    pub(crate) fn list_vine_answers(&self, _: &State, _: Seat, _: Open, _: &mut Vec<Action>) {}

    pub(crate) fn check_take_vine(&self, _: &State, _: Seat, _: With, _: Tile, _: u8) -> Result<(), Illegal> {
        Illegal::err("X-VINE-7", "this is not in play")
    }

    pub(crate) fn apply_take_vine(
        &self,
        _: &mut State,
        _: Seat,
        _: With,
        _: Tile,
        _: u8,
        _: &mut impl Sink<Event>,
    ) {
    }

    pub(crate) fn check_take_black(&self, _: &State, _: Tile) -> Result<(), Illegal> {
        Illegal::err("X-VINE-16", "this is not in play")
    }

    pub(crate) fn check_plant(
        &self,
        _: &State,
        _: Seat,
        _: With,
        _: Tile,
        _: u8,
        _: bool,
    ) -> Result<(), Illegal> {
        Illegal::err("X-VINE-9", "this is not in play")
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one action")]
    pub(crate) fn apply_plant(
        &self,
        _: &mut State,
        _: Seat,
        _: With,
        _: Tile,
        _: u8,
        _: bool,
        _: &mut impl Sink<Event>,
    ) {
    }

    pub(crate) fn list_put_vines(&self, _: &State, _: Seat, _: &mut Vec<Action>) {}

    pub(crate) fn can_put_vines(&self, _: &State, _: Seat) -> bool {
        false
    }

    pub(crate) fn check_put_vine(&self, _: &State, _: Seat, _: Tile, _: u8, _: bool) -> Result<(), Illegal> {
        Illegal::err("X-SHIELD-15", "this is not in play")
    }

    pub(crate) fn apply_put_vine(
        &self,
        _: &mut State,
        _: Seat,
        _: Tile,
        _: u8,
        _: bool,
        _: &mut impl Sink<Event>,
    ) {
    }

    pub(crate) fn check_bonus(&self, _: &State, _: Seat, _: u8) -> Result<(), Illegal> {
        Illegal::err("X-VINE-14", "this is not in play")
    }

    pub(crate) fn apply_bonus(&self, _: &mut State, _: Seat, _: u8, _: &mut impl Sink<Event>) {}

    pub(crate) fn check_vine_bonus(&self, _: &State, _: u8) -> Result<(), Illegal> {
        Illegal::err("X-VINE-20", "this is not in play")
    }

    pub(crate) fn apply_vine_bonus(&self, _: &mut State, _: Seat, _: u8) {}

    pub(crate) fn go_on_in_vineyard(&self, state: &mut State, _: Seat, _: Planted, _: &mut impl Sink<Event>) {
        state.open.pop();
    }

    pub(crate) fn sample_vines(&self, _: &State, _: &mut impl Random) -> Action {
        Action::VineTypes(0)
    }

    pub(crate) fn check_vines(&self, _: &State, _: Action) -> Result<(), Illegal> {
        Illegal::err("X-VINE-5", "this is not in play")
    }

    pub(crate) fn apply_vines(&self, _: &mut State, _: Action, _: &mut impl Sink<Event>) {}

    pub(crate) fn vineyard_points(&self, _: &State, _: Seat) -> i32 {
        0
    }
}
