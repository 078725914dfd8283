//! A few game cards, packed: what is drawn at once, or paid.

use crate::{Colour, colour::COLOURS};

/// Some game cards, at most 15 of a colour: cards of one colour are alike (T1.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// Cards that a viewer may not see (T18.4).
    pub const HIDDEN: Cards = Cards(u32::MAX);

    /// Some cards of a colour.
    #[inline]
    pub const fn of(colour: Colour, count: u8) -> Cards {
        Cards((count as u32) << (4 * colour as u32))
    }

    /// How many of a colour there are.
    #[inline]
    pub const fn count(self, colour: Colour) -> u8 {
        (self.0 >> (4 * colour as u32)) as u8 & 15
    }

    /// These and those together.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        Colour::ALL.into_iter().map(|colour| self.count(colour)).sum()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The counts by colour.
    #[inline]
    pub fn counts(self) -> [u8; COLOURS] {
        Colour::ALL.map(|colour| self.count(colour))
    }

    /// Whether a hand has all of them.
    #[inline]
    pub fn within(self, hand: &[u8; COLOURS]) -> bool {
        Colour::ALL.into_iter().all(|colour| self.count(colour) <= hand[colour.index()])
    }

    /// Puts them to a hand or a pile.
    #[inline]
    pub fn put(self, hand: &mut [u8; COLOURS]) {
        for colour in Colour::ALL {
            hand[colour.index()] += self.count(colour);
        }
    }

    /// Takes them from a hand or a pile.
    #[inline]
    pub fn take(self, hand: &mut [u8; COLOURS]) {
        for colour in Colour::ALL {
            hand[colour.index()] -= self.count(colour);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_packed_by_colour() {
        let mut cards = Cards::NONE;
        assert_eq!((cards.is_empty(), cards.len()), (true, 0));
        for (colour, count) in Colour::ALL.into_iter().zip([1, 0, 3, 15, 2, 0, 7, 4]) {
            cards = cards.and(Cards::of(colour, count));
        }
        assert!(!cards.is_empty());
        assert_eq!((cards.len(), cards.counts()), (32, [1, 0, 3, 15, 2, 0, 7, 4]));
        let mut hand = [5; COLOURS];
        assert!(!cards.within(&hand) && Cards::of(Colour::Grey, 5).within(&hand));
        Cards::of(Colour::Grey, 5).take(&mut hand);
        Cards::of(Colour::Red, 2).put(&mut hand);
        assert_eq!(hand, [5, 7, 5, 5, 0, 5, 5, 5]);
    }
}
