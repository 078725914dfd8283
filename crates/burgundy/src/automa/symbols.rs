//! Step 3: the symbols that were covered (A8), selling (A12) and double tiles (A17.4).

use super::{AutomaStep, Card, HEXES, Sale, run::Run};
use crate::{Burgundy, Event, Expansion, tally::During};
use demesne_game::Sink;

/// The hexes with a symbol that were covered, in the order in which they were (A8.1).
#[derive(Clone, Copy)]
pub(super) struct Symbols {
    /// Card and hex.
    covered: [(u8, u8); 2 * HEXES],
    count: usize,
}

impl Symbols {
    pub const NONE: Symbols = Symbols { covered: [(0, 0); 2 * HEXES], count: 0 };

    /// Takes note of a covered hex, if it has a symbol.
    pub fn add(&mut self, printed: &Card, card: u8, hex: usize) {
        if (printed.sell | printed.double) >> hex & 1 != 0 {
            self.covered[self.count] = (card, hex as u8);
            self.count += 1;
        }
    }
}

impl<S: Sink<Event>> Run<'_, S> {
    /// A8.1 to A8.5: one after the other, a sale before a double tile.
    pub fn resolve_symbols(&mut self) {
        let symbols = std::mem::replace(&mut self.symbols, Symbols::NONE);
        for &(card, hex) in &symbols.covered[..symbols.count] {
            let printed = self.game.county.card(card);
            if printed.sell >> hex & 1 != 0 {
                self.sell(Sale::Symbol { card, hex });
            }
            if printed.double >> hex & 1 != 0 {
                self.take_double(card, hex);
            }
        }
    }

    /// A12: all goods of the number of which it has most; tied, the lowest.
    pub fn sell(&mut self, why: Sale) {
        let goods = self.state.estate(self.seat).goods;
        let most = goods.into_iter().max().unwrap_or(0);
        let Some(kind) = goods.iter().position(|&n| n == most).filter(|_| most > 0) else {
            return self.tell(|| AutomaStep::NothingToSell(why));
        };
        let tied = goods.iter().filter(|&&n| n == most).count() > 1;
        let estate = self.state.estate_mut(self.seat);
        estate.goods[kind] = 0;
        estate.sold[kind] += most;
        let (seat, number) = (self.seat, kind as u8);
        self.tell(|| AutomaStep::Sells { why, goods: number, count: most, tied });
        self.sink.tell(|| Event::Sold(seat, number, most));
        // A16.11: 1 point more for a sale, not for each tile.
        let more = u16::from(self.game.on(Expansion::Routes));
        self.score(During::GoodsSold, u16::from(most) * self.game.printed.goods_sold + more);
        self.silver(1);
    }

    /// A17.4: the double tile of the slot of the white die, else the next to the right, and around.
    fn take_double(&mut self, card: u8, hex: u8) {
        let slots = self.game.vine_slots();
        let start = self.state.white.saturating_sub(1) / (6 / slots);
        let taken = (0..slots)
            .map(|i| (start + i) % slots)
            .find(|&slot| self.state.vines.depot[usize::from(slot)].take().is_some());
        match taken {
            Some(slot) => {
                self.state.automa.doubles += 1;
                self.tell(|| AutomaStep::TakesDouble { card, hex, start, slot });
            }
            None => self.tell(|| AutomaStep::NoDouble),
        }
    }
}

impl Burgundy {
    /// A17.5: the slots of the vine depot: with fewer than four players three, for two values of the die each.
    fn vine_slots(&self) -> u8 {
        if self.players() == 4 { 6 } else { 3 }
    }
}
