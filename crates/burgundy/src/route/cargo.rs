//! Goods of a sale are laid on the route (X-ROUTE-3 to X-ROUTE-7).

use crate::{
    Burgundy, Event,
    open::{Cargo, Open},
    state::State,
    tally::During,
};
use demesne_game::{Seat, Sink};

impl Burgundy {
    /// X-ROUTE-3: lays the goods on the leftmost free spaces, one by one, until one wins a bonus. X-ROUTE-4: what is left then waits
    /// below the bonus, with all that follows from it. X-ROUTE-6: what finds no space goes to the sold pile; sold it is anyway.
    pub(crate) fn lay_cargo(&self, state: &mut State, seat: Seat, cargo: Cargo, sink: &mut impl Sink<Event>) {
        state.open.pop();
        let kind = cargo.kind();
        for left in (0..cargo.count()).rev() {
            let place = state.routes[seat.index()].filled;
            let Some(space) = self.route_space(state, seat, place) else { return };
            state.routes[seat.index()].filled += 1;
            sink.tell(|| Event::GoodsOnRoute { seat, goods: kind, space: place });
            if space.goods == kind {
                if left > 0 {
                    state.open.push(Open::Route(Cargo::new(kind, left)));
                }
                return self.grant(state, seat, space.bonus, During::Routes, sink);
            }
        }
    }
}
