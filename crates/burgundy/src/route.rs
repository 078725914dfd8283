//! Trade routes (X-ROUTE).

use crate::{Action, Burgundy, Event, open::Cargo, state::State};
use demesne_game::{Illegal, Random, Seat, Sink};

/// The route of a player: tiles of three spaces each, and how many spaces are filled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Route {
    /// The numbers of its tiles from left to right, 1 to 12; 0 past the end.
    pub tiles: [u8; 5],
    /// X-ROUTE-3: how many goods lie on it, on the leftmost spaces.
    pub filled: u8,
}

impl Route {
    /// No route.
    pub const NONE: Route = Route { tiles: [0; 5], filled: 0 };
}

impl Burgundy {
    pub(crate) fn lay_cargo(&self, state: &mut State, _: Seat, _: Cargo, _: &mut impl Sink<Event>) {
        state.open.pop();
    }

    pub(crate) fn sample_route(&self, _: &State, seat: Seat, _: &mut impl Random) -> Action {
        Action::Route { seat, tiles: [0; 5] }
    }

    pub(crate) fn check_route_dealt(&self, _: &State, _: Seat, _: Seat, _: [u8; 5]) -> Result<(), Illegal> {
        Illegal::err("X-ROUTE-1", "this is not in play")
    }

    pub(crate) fn apply_route_dealt(&self, _: &mut State, _: Seat, _: [u8; 5], _: &mut impl Sink<Event>) {}

    pub(crate) fn list_route_orders(&self, _: &State, _: Seat, _: &mut Vec<Action>) {}

    pub(crate) fn check_route_order(&self, _: &State, _: Seat, _: Action) -> Result<(), Illegal> {
        Illegal::err("X-ROUTE-2", "this is not in play")
    }

    pub(crate) fn apply_route_order(&self, _: &mut State, _: Seat, _: Action, _: &mut impl Sink<Event>) {}
}
