//! The start of a round alone (X-SOLO-6).

use crate::{Burgundy, Event, state::State};
use demesne_game::Sink;

impl Burgundy {
    /// The first tile of the white die's depot leaves the game; if that is empty, of the next one clockwise that has one. Tiles of
    /// a depot are kept in reading order.
    #[inline(never)]
    pub(crate) fn clear_first_tile(&self, state: &mut State, depot: u8, sink: &mut impl Sink<Event>) {
        let clockwise = (0..6).map(|step| (usize::from(depot) + step) % 6);
        for depot in clockwise {
            if let Some(tile) = state.depots[depot].iter_mut().find_map(Option::take) {
                return sink.tell(|| Event::Cleared(tile));
            }
        }
    }
}
