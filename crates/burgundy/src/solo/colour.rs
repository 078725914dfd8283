//! Completed colours: a tile of the black depot goes into the duchy directly (X-SOLO-17, X-SOLO-18).

use crate::{
    Action, Burgundy, Colour, Event, Tile,
    action::Source,
    open::{Offer, Open},
    state::State,
    take::{each_once, take_from},
};
use demesne_game::{Illegal, Seat, Sink};

impl Burgundy {
    /// How many colours have all their spaces covered.
    pub(super) fn completed_colours(&self, state: &State, seat: Seat) -> i32 {
        Colour::ALL.into_iter().filter(|&colour| self.colour_is_complete(state, seat, colour)).count() as i32
    }

    /// X-SOLO-18: a tile that cannot be placed cannot be taken.
    pub(crate) fn colour_tile_possible(&self, state: &State, seat: Seat) -> bool {
        state.black.iter().flatten().any(|&tile| !self.open_spaces(state, seat, tile).is_empty())
    }

    pub(super) fn list_colour_puts(&self, state: &State, seat: Seat, offer: Offer, out: &mut Vec<Action>) {
        each_once(&state.black, |tile| {
            for space in self.open_spaces(state, seat, tile) {
                out.push(Action::Put { tile, from: Source::BLACK, space });
            }
        });
        if offer == Offer::May || !self.colour_tile_is_a_must() {
            out.push(Action::Skip);
        }
    }

    pub(crate) fn check_colour_put(
        &self,
        state: &State,
        seat: Seat,
        tile: Tile,
        from: Source,
        space: u8,
    ) -> Result<(), Illegal> {
        match state.open.top() {
            Some(Open::ColourTile(_)) => {}
            Some(open) => return open.comes_first(),
            None => {
                return Illegal::err(
                    "X-SOLO-17",
                    "a tile is placed directly only when a colour is completed",
                );
            }
        }
        if from != Source::BLACK || !state.black.contains(&Some(tile)) {
            let name = self.tile_name(tile);
            return Illegal::err(
                "X-SOLO-17",
                format!("a tile of the black depot is taken; it has no {name}"),
            );
        }
        let size = self.duchy(state, seat).size;
        if space >= size {
            let number = u32::from(space) + 1;
            return Illegal::err(
                "B7.1",
                format!("the duchy has no space {number}; its spaces are 1 to {size}"),
            );
        }
        match self.open_spaces(state, seat, tile).contains(space) {
            true => Ok(()),
            false => self.why_not(state, seat, tile, space),
        }
    }

    pub(crate) fn apply_colour_put(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        space: u8,
        sink: &mut impl Sink<Event>,
    ) {
        state.open.pop();
        take_from(&mut state.black, tile);
        self.lay(state, seat, tile, space);
        sink.tell(|| Event::Placed(seat, tile, space));
        // X-SOLO-17: the first tile is a must, one that its placement brings is an offer.
        let offer = if self.colour_tile_is_a_must() { Offer::May } else { Offer::Must };
        self.place_alone(state, seat, tile, space, offer, sink);
    }
}
