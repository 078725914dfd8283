//! Its reserve (A6), and how many tiles of a type it has where.

use super::{Automa, RESERVE};
use crate::{Colour, Tile};

impl Automa {
    /// The face-up tiles of the reserve, in the order of A6.3, the top of each stack last.
    pub fn reserved(&self) -> impl Iterator<Item = Tile> {
        self.reserve.iter().map_while(|tile| *tile)
    }

    /// How many tiles of a type lie face up in the reserve. A11.5: a wild is of no type.
    pub fn in_reserve(&self, colour: Colour) -> usize {
        self.reserved().filter(|tile| tile.has_colour(colour)).count()
    }

    /// A6.1, A6.2: a tile comes face up on top of the stack of its type.
    pub fn put_in_reserve(&mut self, tile: Tile) {
        let at = self.reserved().filter(|other| other.colour() <= tile.colour()).count();
        debug_assert!(self.reserve[RESERVE - 1].is_none(), "the reserve has room for all that can come");
        self.reserve[at..].rotate_right(1);
        self.reserve[at] = Some(tile);
    }

    /// A6.2: the top tile of a stack leaves the reserve.
    pub fn take_from_reserve(&mut self, colour: Colour) -> Option<Tile> {
        let at = self.reserve.iter().rposition(|tile| tile.is_some_and(|tile| tile.has_colour(colour)))?;
        let tile = self.reserve[at].take();
        self.reserve[at..].rotate_left(1);
        tile
    }

    /// How many tiles of a colour have come into its duchy from cards.
    pub fn moved(&self, colour: Colour) -> u8 {
        self.duchy[Tile::range(colour)].iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Building;

    #[test]
    fn a6_1_a6_2_a6_3_stacks_by_type_and_the_last_in_is_the_first_out() {
        let mut automa = Automa::NONE;
        let (bank, church) = (Tile::building(Building::Bank), Tile::building(Building::Church));
        for tile in
            [bank, Tile::livestock(0, 3), Tile::SHIP, church, Tile::monastery(7), Tile::MINE, Tile::CASTLE]
        {
            automa.put_in_reserve(tile);
        }
        let order =
            [Tile::CASTLE, Tile::MINE, Tile::SHIP, Tile::monastery(7), bank, church, Tile::livestock(0, 3)];
        assert_eq!(automa.reserved().collect::<Vec<_>>(), order);
        assert_eq!(automa.take_from_reserve(Colour::Building), Some(church));
        assert_eq!(automa.take_from_reserve(Colour::Building), Some(bank));
        assert_eq!(automa.take_from_reserve(Colour::Building), None);
        assert_eq!((automa.reserved().count(), automa.in_reserve(Colour::Ship)), (5, 1));
    }
}
