//! Vineyards (X-VINE).

pub mod board;
mod bonuses;
mod plant;
mod score;
mod supply;
mod take;

pub use board::{TERRACES, VINE_SPACES, VineBoard};

use crate::{
    Tile,
    tile::{DOUBLES, Face, VINES},
};

/// The vineyard of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Vineyard {
    /// The double tile on each space.
    pub tiles: [Option<Tile>; VINE_SPACES],
    /// The spaces, a bit each, whose tile lies turned: its second type of vines on the first hex.
    pub turned: u16,
    /// X-VINE-3, X-VINE-20: vine bonus tiles by type.
    pub bonus: [u8; VINES as usize],
    /// The terraces that brought their bonus tile, a bit each.
    pub terraces: u8,
}

impl Vineyard {
    /// Nothing planted.
    pub const EMPTY: Vineyard =
        Vineyard { tiles: [None; VINE_SPACES], turned: 0, bonus: [0; VINES as usize], terraces: 0 };

    /// The spaces that are covered, a bit each.
    pub fn covered(&self) -> u16 {
        (0..).zip(&self.tiles).fold(0, |set, (space, tile)| set | u16::from(tile.is_some()) << space)
    }

    /// The types of vines on the two hexes of a space.
    pub fn vines(&self, space: usize) -> Option<[u8; 2]> {
        match self.tiles[space]?.face() {
            Face::Double(one, other) if self.turned >> space & 1 != 0 => Some([other, one]),
            Face::Double(one, other) => Some([one, other]),
            _ => None,
        }
    }
}

/// What lies beside the main board: vine depot, vine shop, bag and the supply of bonus tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Vines {
    /// X-VINE-5, X-VINE-6: the places of the vine depot; with 2 or 3 players the first three.
    pub depot: [Option<Tile>; 6],
    /// X-VINE-5: the places of the vine shop.
    pub shop: [Option<Tile>; 3],
    /// Double tiles not drawn yet.
    pub bag: [u8; DOUBLES],
    /// Vine bonus tiles that can still be won, by type.
    pub supply: [u8; VINES as usize],
    /// X-VINE-4: the types that are out, a bit each.
    pub without: u8,
}

impl Vines {
    /// No vineyards.
    pub const NONE: Vines = Vines {
        depot: [None; 6],
        shop: [None; 3],
        bag: [0; DOUBLES],
        supply: [0; VINES as usize],
        without: 0,
    };
}
