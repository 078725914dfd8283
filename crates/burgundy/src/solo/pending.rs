//! Pending.

use crate::{Action, Burgundy, Event, Tile, open::Open, state::State};
use demesne_game::{Illegal, Outcome, Seat, SeatScore, SeatSet, Sink};

impl Burgundy {
    pub(crate) fn place_alone(&self, _: &mut State, _: Seat, _: Tile, _: u8, _: &mut impl Sink<Event>) {}

    pub(crate) fn list_next(&self, _: &State, _: &mut Vec<Action>) {}

    #[inline]
    pub(crate) fn must_pick(&self, _: &State) -> bool {
        false
    }

    pub(crate) fn check_next(&self, _: &State, _: Open) -> Result<(), Illegal> {
        Illegal::err("X-SOLO-21", "this is not in play")
    }

    pub(crate) fn apply_next(&self, _: &mut State, _: Open) {}

    pub(crate) fn list_solo_answers(&self, _: &State, _: Seat, _: Open, _: &mut Vec<Action>) {}

    pub(crate) fn check_gain(&self, _: &State, _: Seat, _: u8) -> Result<(), Illegal> {
        Illegal::err("X-SOLO-19", "this is not in play")
    }

    pub(crate) fn apply_gain(&self, _: &mut State, _: Seat, _: u8, _: &mut impl Sink<Event>) {}

    pub(crate) fn check_exchange(&self, _: &State, _: Seat, _: Tile, _: [u8; 6]) -> Result<(), Illegal> {
        Illegal::err("X-SOLO-11", "this is not in play")
    }

    pub(crate) fn apply_exchange(
        &self,
        _: &mut State,
        _: Seat,
        _: Tile,
        _: [u8; 6],
        _: &mut impl Sink<Event>,
    ) {
    }

    pub(crate) fn settle_alone(&self, _: &mut State, _: Seat, _: &mut impl Sink<Event>) {}

    pub(crate) fn after_goods_alone(&self, _: &mut State, _: Seat, _: &mut impl Sink<Event>) {}

    pub(crate) fn clear_first_tile(&self, _: &mut State, _: u8, _: &mut impl Sink<Event>) {}

    pub(crate) fn score_alone(&self, _: &State, _: Seat) -> SeatScore {
        SeatScore::default()
    }

    pub(crate) fn points_alone(&self, _: &State, _: Seat) -> i32 {
        0
    }

    pub(crate) fn rank_alone(&self, _: &State) -> Outcome {
        Outcome { winners: SeatSet::EMPTY, places: Vec::new() }
    }
}
