//! Pending.

use crate::{
    Action, Burgundy, Event, Tile,
    action::Source,
    state::{Stage, State},
};
use demesne_game::{Illegal, Random, Seat, Sink};

impl Burgundy {
    pub(crate) fn list_also(&self, _: &State, _: Seat, _: &mut Vec<Action>) {}

    pub(crate) fn list_levies(&self, _: &State, _: Seat, _: &mut Vec<Action>) {}

    pub(crate) fn list_tribute(&self, _: &State, _: Seat, _: &mut Vec<Action>) {}

    pub(crate) fn list_copies(&self, _: &State, _: Seat, _: &mut Vec<Action>) {}

    pub(crate) fn list_marked(&self, _: &State, _: Seat, _: &mut Vec<Action>) {}

    pub(crate) fn list_double_shields(&self, _: &State, _: Seat, _: &mut Vec<Action>) {}

    pub(crate) fn list_castle_shields(&self, _: &State, _: Seat, _: &mut Vec<Action>) {}

    pub(crate) fn check_also(&self, _: &State, _: Seat, _: u8) -> Result<(), Illegal> {
        Illegal::err("X-SHIELD-5", "this is not in play")
    }

    pub(crate) fn apply_also(&self, _: &mut State, _: Seat, _: u8, _: &mut impl Sink<Event>) {}

    pub(crate) fn also_possible(&self, _: &State, _: Seat) -> bool {
        false
    }

    pub(crate) fn check_tribute(&self, _: &State, _: Seat, _: [u8; 4], _: u8) -> Result<(), Illegal> {
        Illegal::err("X-SHIELD-K", "this is not in play")
    }

    pub(crate) fn apply_tribute(&self, _: &mut State, _: Seat, _: [u8; 4], _: u8, _: &mut impl Sink<Event>) {}

    pub(crate) fn check_copy(&self, _: &State, _: Seat, _: Seat) -> Result<(), Illegal> {
        Illegal::err("X-SHIELD-6", "this is not in play")
    }

    pub(crate) fn apply_copy(&self, _: &mut State, _: Seat, _: &mut impl Sink<Event>) {}

    pub(crate) fn copy_monasteries(&self, _: &mut State) {}

    pub(crate) fn check_shield(&self, _: &State, _: Seat, _: u8, _: u8, _: u8) -> Result<(), Illegal> {
        Illegal::err("X-SHIELD-C", "this is not in play")
    }

    pub(crate) fn apply_shield(&self, _: &mut State, _: Seat, _: u8, _: u8, _: u8, _: &mut impl Sink<Event>) {
    }

    pub(crate) fn check_put(&self, _: &State, _: Seat, _: Tile, _: Source, _: u8) -> Result<(), Illegal> {
        Illegal::err("X-SHIELD-14", "this is not in play")
    }

    pub(crate) fn apply_put(
        &self,
        _: &mut State,
        _: Seat,
        _: Tile,
        _: Source,
        _: u8,
        _: &mut impl Sink<Event>,
    ) {
    }

    pub(crate) fn start_levies(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        self.pay_mines(state, sink);
    }

    pub(crate) fn start_last_copy(&self, state: &mut State, _: &mut impl Sink<Event>) {
        state.stage = Stage::Over;
    }

    pub(crate) fn go_on_at_phase_end(&self, _: &mut State, _: &mut impl Sink<Event>) {}

    pub(crate) fn sample_shields(&self, _: &State, depot: u8, _: &mut impl Random) -> Action {
        Action::Shields { depot, shields: [0; 2] }
    }

    pub(crate) fn check_shields_laid(&self, _: &State, _: u8, _: u8, _: [u8; 2]) -> Result<(), Illegal> {
        Illegal::err("X-SHIELD-A", "this is not in play")
    }

    pub(crate) fn apply_shields_laid(&self, _: &mut State, _: u8, _: [u8; 2], _: &mut impl Sink<Event>) {}

    pub(crate) fn shield_points(&self, _: &State, _: Seat) -> i32 {
        0
    }
}
