//! Vineyards (X-VINE).

mod pending;

use crate::{
    Tile,
    tile::{DOUBLES, VINES},
};

/// How many spaces a vineyard board has.
pub const VINE_SPACES: usize = 12;

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
