//! Taking a tile and placing it directly: by shields 14 and 15, alone by a completed colour.

use crate::{Burgundy, Event, Tile, action::Source, open::Open, state::State};
use demesne_game::{Illegal, Seat, Sink};

impl Burgundy {
    pub(crate) fn check_any_put(
        &self,
        state: &State,
        seat: Seat,
        tile: Tile,
        from: Source,
        space: u8,
    ) -> Result<(), Illegal> {
        match self.options.solo {
            Some(_) => self.check_colour_put(state, seat, tile, from, space),
            None => self.check_put(state, seat, tile, from, space),
        }
    }

    pub(crate) fn apply_any_put(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        from: Source,
        space: u8,
        sink: &mut impl Sink<Event>,
    ) {
        match state.open.top() {
            Some(Open::ColourTile(_)) => self.apply_colour_put(state, seat, tile, space, sink),
            _ => self.apply_put(state, seat, tile, from, space, sink),
        }
    }
}
