//! Castles that are bought back (X-BOARD-7 to X-BOARD-10), with the castle connection only.

use crate::{
    Burgundy, Event, Tile,
    state::{Stage, State},
    tally::RANSOM,
};
use demesne_game::{Illegal, Seat, Sink};

impl Burgundy {
    /// What [`Burgundy::check_ransom`] checks of a turn with nothing open, without a reason.
    pub(crate) fn can_ransom(&self, state: &State, seat: Seat) -> bool {
        !state.dice[seat.index()].contains(&0)
            && state.cleared_castles > 0
            && self.points_of(state, seat) >= i32::from(RANSOM)
    }

    pub(crate) fn check_ransom(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        if !self.options.connection {
            return Illegal::err("X-BOARD-7", "castles are bought back only with the castle connection");
        }
        if let Some(open) = state.open.top() {
            return open.comes_first();
        }
        if state.stage != Stage::Turn || state.dice[seat.index()].contains(&0) {
            return Illegal::err("X-BOARD-8", "a castle is bought back with both dice; one of them is used");
        }
        if state.cleared_castles == 0 {
            return Illegal::err("X-BOARD-9", "no castle was cleared off the board unclaimed");
        }
        let points = self.points_of(state, seat);
        if points < i32::from(RANSOM) {
            return Illegal::err("X-BOARD-10", format!("a castle costs 5 points; {seat} has {points}"));
        }
        Ok(())
    }

    /// X-BOARD-7: both dice and 5 points for a castle.
    pub(crate) fn apply_ransom(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.dice[seat.index()] = [0, 0];
        state.tally_mut(seat).ransoms += 1;
        state.cleared_castles -= 1;
        sink.tell(|| Event::Ransomed(seat));
        self.receive(state, seat, Tile::CASTLE, sink);
    }
}
