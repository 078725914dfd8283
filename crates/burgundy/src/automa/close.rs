//! Steps 5 and 6: bonus tiles (A10) and a purchase (A11, A17.6).

use super::{AutomaStep, run::Run};
use crate::{Colour, Event, Expansion, tally::During};
use demesne_game::Sink;

impl<S: Sink<Event>> Run<'_, S> {
    /// Its turn ends.
    pub fn close(&mut self, completed: bool) {
        if completed {
            self.claim_bonus_tiles();
        }
        self.buy();
        self.game.end_turn(self.state, self.sink);
    }

    /// A10.1 to A10.3: for every colour whose spaces are all covered, one bonus tile: the large one if it is there, else the small.
    fn claim_bonus_tiles(&mut self) {
        let owner = self.state.owner(self.seat);
        for colour in Colour::ALL {
            let bonus = self.state.bonus[colour.index()];
            let can = !bonus.contains(&owner) && bonus.contains(&0);
            if can && self.game.areas.is_covered(self.state, colour) {
                self.tell(|| AutomaStep::Claims(colour));
                if let Some(points) = self.game.take_bonus(self.state, self.seat, colour, self.sink) {
                    self.score(During::Bonuses, points);
                }
            }
        }
    }

    /// A11.1, A17.6, A17.7: with 2 silver it buys one tile, a double tile of the vine shop if there is one.
    fn buy(&mut self) {
        if self.state.estate(self.seat).silver < 2 {
            return;
        }
        if self.game.on(Expansion::Vineyards) && self.buy_double() || self.buy_tile() {
            let seat = self.seat;
            self.state.estate_mut(seat).silver -= 2;
            return self.sink.tell(|| Event::Silver(seat, -2));
        }
        self.tell(|| AutomaStep::NothingToBuy);
    }

    /// A11.2 to A11.5: of the types in the black depot the one that is rarest in the reserve; tied, the first in the order of A6.3;
    /// of that the first tile in reading order.
    fn buy_tile(&mut self) -> bool {
        let there = |colour: Colour| {
            self.state.black.iter().position(|tile| tile.is_some_and(|tile| tile.has_colour(colour)))
        };
        let found = Colour::ALL.map(|colour| Some((self.state.automa.in_reserve(colour), there(colour)?)));
        let Some(&(had, space)) = found.iter().flatten().min_by_key(|(had, _)| had) else { return false };
        let tied = found.iter().flatten().filter(|(other, _)| *other == had).count() > 1;
        let Some(tile) = self.state.black[space].take() else { return false };
        self.state.automa.put_in_reserve(tile);
        self.tell(|| AutomaStep::Buys { tile, had: had as u8, tied });
        true
    }

    /// A17.6: in a shop of three the place of the white die, then to the right and around; in a shop of one that tile.
    fn buy_double(&mut self) -> bool {
        let start = usize::from(self.state.white.saturating_sub(1) / 2);
        let mut slots = (0..3).map(|i| (start + i) % 3);
        match slots.find(|&slot| self.state.vines.shop[slot].take().is_some()) {
            Some(slot) => {
                self.state.automa.doubles += 1;
                self.tell(|| AutomaStep::BuysDouble { slot: slot as u8 });
                true
            }
            None => false,
        }
    }
}
