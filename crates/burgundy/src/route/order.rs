//! Players order their route tiles, where the table wants that (X-ROUTE-2).

use crate::{
    Action, Burgundy, Event,
    state::{Stage, State},
};
use demesne_game::{Illegal, MAX_SEATS, Seat, Sink};

impl Burgundy {
    /// Every order of the own tiles.
    pub(crate) fn list_route_orders(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let own = state.routes[seat.index()].tiles;
        let count = own.iter().filter(|&&tile| tile != 0).count();
        arrange(own, 0, count, out);
    }

    pub(crate) fn check_route_order(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::RouteOrder(tiles) = action else {
            return Illegal::err("X-ROUTE-2", "the own route tiles are ordered now: \"order 3 1 7\"");
        };
        let sorted = |mut tiles: [u8; 5]| {
            tiles.sort_unstable();
            tiles
        };
        let own = state.routes[seat.index()].tiles;
        let behind = tiles.iter().skip_while(|&&tile| tile != 0).any(|&tile| tile != 0);
        if !behind && sorted(tiles) == sorted(own) {
            return Ok(());
        }
        let names: Vec<String> = own.iter().filter(|&&tile| tile != 0).map(u8::to_string).collect();
        Illegal::err("X-ROUTE-2", format!("{seat} orders the tiles {}, each once", names.join(", ")))
    }

    #[inline(never)]
    pub(crate) fn apply_route_order(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        let Action::RouteOrder(tiles) = action else {
            return debug_assert!(false, "apply() was given what check() refuses");
        };
        state.routes[seat.index()].tiles = tiles;
        state.turn += 1;
        self.ask_for_route_orders(state, sink);
    }

    /// Players order their tiles in turn order; the Châteautoma has none (A16.11).
    pub(crate) fn ask_for_route_orders(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        while state.turn < self.players() {
            if Some(state.on_turn()) != self.automa_seat() {
                return;
            }
            state.turn += 1;
        }
        state.turn = 0;
        state.order = [Seat(0); MAX_SEATS];
        self.set_up_after(state, Stage::RouteOrders, sink);
    }
}

/// Lists every order of the tiles from `at` on.
fn arrange(tiles: [u8; 5], at: usize, count: usize, out: &mut Vec<Action>) {
    if at + 1 >= count {
        return out.push(Action::RouteOrder(tiles));
    }
    for next in at..count {
        let mut swapped = tiles;
        swapped.swap(at, next);
        arrange(swapped, at + 1, count, out);
    }
}
