//! Effects that wait for an answer of the player whose turn it is.

use crate::{Colour, Tile};

/// One open effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Open {
    /// An extra action, as with a die of any value (B8.1).
    Extra,
    /// City hall: place one more stored tile (B8.7).
    CityHall,
    /// Carpenter's workshop, church or market: take a tile of one of these colours from any depot (B8.7).
    Take(Takes),
    /// Warehouse: sell one kind of goods (B8.7).
    Sell,
    /// A placed ship: choose what goods to take (B8.3).
    Ship,
    /// A tile on its way into a full storage: discard one first (B6.2).
    Store(Tile),
}

/// The colours that an effect takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Takes {
    /// Carpenter's workshop.
    Building,
    /// Church.
    MineMonasteryCastle,
    /// Market.
    ShipLivestock,
}

impl Takes {
    /// Whether a tile of the colour can be taken.
    #[inline]
    pub const fn allows(self, colour: Colour) -> bool {
        match self {
            Takes::Building => matches!(colour, Colour::Building),
            Takes::MineMonasteryCastle => matches!(colour, Colour::Mine | Colour::Monastery | Colour::Castle),
            Takes::ShipLivestock => matches!(colour, Colour::Ship | Colour::Livestock),
        }
    }
}

/// How deep effects can nest. Two in the base game: a city hall, and on it a tile bought for it.
const DEPTH: usize = 8;

/// The open effects, the innermost last (X-SEQ-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct OpenStack {
    len: u8,
    items: [Option<Open>; DEPTH],
}

impl OpenStack {
    /// Nothing is open.
    pub const EMPTY: OpenStack = OpenStack { len: 0, items: [None; DEPTH] };

    /// The innermost.
    #[inline]
    pub fn top(&self) -> Option<Open> {
        match self.len {
            0 => None,
            n => self.items[usize::from(n - 1)],
        }
    }

    /// Opens an effect.
    pub fn push(&mut self, open: Open) {
        self.items[usize::from(self.len)] = Some(open);
        self.len += 1;
    }

    /// Closes the innermost.
    pub fn pop(&mut self) -> Option<Open> {
        let top = self.top()?;
        self.len -= 1;
        self.items[usize::from(self.len)] = None;
        Some(top)
    }

    /// Whether nothing is open.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether another effect can be opened.
    pub const fn has_room(&self) -> bool {
        (self.len as usize) < DEPTH
    }

    /// From the outermost to the innermost.
    pub fn iter(&self) -> impl Iterator<Item = Open> + '_ {
        self.items.iter().map_while(|&open| open)
    }
}

impl std::fmt::Debug for OpenStack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Open {
    /// The rule that opens it.
    pub const fn rule(self) -> &'static str {
        match self {
            Open::Extra => "B8.1",
            Open::CityHall | Open::Take(_) | Open::Sell => "B8.7",
            Open::Ship => "B8.3",
            Open::Store(_) => "B6.2",
        }
    }

    /// What is open, for a sentence.
    pub const fn description(self) -> &'static str {
        match self {
            Open::Extra => "a castle's extra action",
            Open::CityHall => "a city hall's placement",
            Open::Take(Takes::Building) => "a carpenter's workshop (take a building)",
            Open::Take(Takes::MineMonasteryCastle) => "a church (take a mine, monastery or castle)",
            Open::Take(Takes::ShipLivestock) => "a market (take a ship or livestock)",
            Open::Sell => "a warehouse's sale",
            Open::Ship => "a ship's taking of goods",
            Open::Store(_) => "the discarding of a stored tile",
        }
    }

    /// Its name in positions.
    pub const fn name(self) -> &'static str {
        match self {
            Open::Extra => "extra",
            Open::CityHall => "city-hall",
            Open::Take(Takes::Building) => "workshop",
            Open::Take(Takes::MineMonasteryCastle) => "church",
            Open::Take(Takes::ShipLivestock) => "market",
            Open::Sell => "warehouse",
            Open::Ship => "ship",
            Open::Store(_) => "store",
        }
    }
}

impl Open {
    /// The refusal of anything else while this is open.
    #[cold]
    pub(crate) fn comes_first(self) -> Result<(), demesne_game::Illegal> {
        demesne_game::Illegal::err(self.rule(), format!("{} is open and comes first", self.description()))
    }
}
