//! Step 1: choose and place a tile (A5).

use super::{
    AutomaStep, Origin, Search,
    run::{Run, clockwise},
};
use crate::{Colour, Event, Tile, state::State};
use demesne_game::Sink;

/// A5.5: the top tile of a colour in a depot, by its own front (A5.6).
pub(super) fn top_of(state: &State, depot: usize, colour: Colour) -> Option<usize> {
    state.depots[depot].iter().position(|tile| tile.is_some_and(|tile| tile.has_colour(colour)))
}

impl<S: Sink<Event>> Run<'_, S> {
    /// Places a tile on a card: from the depots, else the reserve, else a wild; else it gets a wild or silver, unless it `must`
    /// place one (A7.3). Says whether it has placed one.
    pub fn choose_and_place(&mut self, search: Search, start: u8, place: usize, must: bool) -> bool {
        let printed = self.printed(place);
        let card = self.state.automa.cards[place];
        self.tell(|| {
            let mut wanted = [None; 5];
            wanted
                .iter_mut()
                .zip(card.empty_hexes(printed))
                .for_each(|(place, (_, colour))| *place = Some(colour));
            AutomaStep::Searches { search, start, card: card.card, wanted }
        });
        // A5.3: a nearer depot beats an earlier hex.
        for depot in clockwise(start) {
            for (hex, colour) in card.empty_hexes(printed) {
                if let Some(space) = top_of(self.state, depot, colour) {
                    let there = self.state.depots[depot].iter().flatten();
                    let alike = there.filter(|tile| tile.has_colour(colour)).count() as u8;
                    if let Some(tile) = self.state.depots[depot][space].take() {
                        let origin = Origin::Depot { start, depot: depot as u8, alike };
                        self.place(tile, place, hex, origin);
                        return true;
                    }
                }
            }
        }
        for (hex, colour) in card.empty_hexes(printed) {
            if let Some(tile) = self.state.automa.take_from_reserve(colour) {
                self.place(tile, place, hex, Origin::Reserve);
                return true;
            }
        }
        let first = card.empty_hexes(printed).next();
        if let (Some(tile), Some((hex, _))) = (self.state.automa.wild, first) {
            self.state.automa.wild = None;
            self.state.automa.cards[place].face_down |= 1 << hex;
            self.cover(tile, place, hex, Origin::Wild);
            return true;
        }
        self.tell(|| AutomaStep::NoMatch { card: card.card });
        if !must {
            self.take_wild();
        }
        false
    }

    /// A5.11, A5.12: the first tile of the black depot becomes the wild; without one it gets 2 silver.
    fn take_wild(&mut self) {
        let first = self.state.black.iter_mut().find(|space| space.is_some());
        match first.and_then(Option::take) {
            Some(tile) => {
                self.state.automa.wild = Some(tile);
                self.tell(|| AutomaStep::TakesWild(tile));
            }
            None => {
                self.tell(|| AutomaStep::BlackEmpty);
                self.silver(2);
            }
        }
    }

    /// A5.4: a tile comes face up onto a hex; what it does follows at once (A4.2).
    pub fn place(&mut self, tile: Tile, place: usize, hex: usize, origin: Origin) {
        self.cover(tile, place, hex, origin);
        self.benefit(tile);
    }

    /// A hex is covered: its symbols are noted (A8.2).
    fn cover(&mut self, tile: Tile, place: usize, hex: usize, origin: Origin) {
        let card = &mut self.state.automa.cards[place];
        card.tiles[hex] = Some(tile);
        let card = card.card;
        self.symbols.add(self.game.county.card(card), card, hex);
        self.tell(|| AutomaStep::Places { tile, card, hex: hex as u8, origin });
    }
}
