//! What players decide and what chance decides.

use crate::Tile;
use demesne_game::{MAX_SEATS, Seat};

/// What an action is done with: an own die, or an effect that needs none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct With(u8);

impl With {
    /// An open effect: an extra action, a city hall, a building.
    pub const EFFECT: With = With(0);

    /// An own die that shows this value, 1 to 6.
    #[inline]
    pub const fn die(value: u8) -> With {
        With(value)
    }

    /// The value of the die; `None` for an effect.
    #[inline]
    pub const fn value(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0) }
    }
}

impl std::fmt::Debug for With {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.value() {
            Some(value) => write!(f, "die {value}"),
            None => f.write_str("an effect"),
        }
    }
}

/// A choice that is turned up: a board, a castle space, or both; [`crate::state::UNKNOWN`] for what was not asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pick {
    /// The index of the board.
    pub board: u8,
    /// The castle space.
    pub space: u8,
}

/// An action. Depots, spaces and goods count from 0 inside and from 1 in text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Chooses the side of the drawn board: the index of a board, or unknown to the viewer.
    Side(u8),
    /// Chooses the space of the starting castle, and in 2011 with it the side of a drawn board.
    Castle(Pick),
    /// Takes a tile from a depot into storage (B6; B8.7).
    Take {
        /// The die, or the building whose effect it is.
        with: With,
        /// The tile.
        tile: Tile,
        /// The depot.
        depot: u8,
    },
    /// Places a stored tile (B7; B8.7).
    Place {
        /// The die, or the effect.
        with: With,
        /// The tile.
        tile: Tile,
        /// The space.
        space: u8,
    },
    /// Sells all goods of a number (B10; B8.7).
    Sell {
        /// The die, or the effect.
        with: With,
        /// The goods' number less 1.
        goods: u8,
    },
    /// Takes workers (B11).
    Workers {
        /// The die, or the extra action.
        with: With,
    },
    /// Pays 2 silver for a tile of the black depot (B12).
    Buy(Tile),
    /// The same with monastery 6 of 2011, from one of the six depots (B15.6).
    BuyFrom {
        /// The tile.
        tile: Tile,
        /// The depot.
        depot: u8,
    },
    /// Pays 2 workers for a building, with monastery 6 of the Special Edition (B15.6).
    Hire {
        /// The tile.
        tile: Tile,
        /// The depot.
        depot: u8,
    },
    /// Takes the goods of a placed ship (B8.3, B15.5): from these depots, of these numbers; both sets are empty
    /// when nothing is taken.
    Ship {
        /// The depots, a bit each.
        depots: u8,
        /// The numbers of the goods, a bit each.
        kinds: u8,
    },
    /// Discards a stored tile to make room (B6.2).
    Discard(Tile),
    /// Declines the open effect (B8.7).
    Skip,
    /// Ends the turn (B5.6).
    End,

    /// Chance: the first player.
    First(Seat),
    /// Chance: the two-sided board that each player draws.
    Boards([u8; MAX_SEATS]),
    /// Chance: a player's three goods, in rising order.
    Gift {
        /// Who gets them.
        seat: Seat,
        /// Their numbers less 1.
        goods: [u8; 3],
    },
    /// The choices made at the same time are turned up.
    Reveal([Pick; MAX_SEATS]),
    /// Chance: tiles for a depot, in reading order; `None` for a space that is not used or not filled.
    Depot {
        /// The depot.
        depot: u8,
        /// The tiles.
        tiles: [Option<Tile>; 4],
    },
    /// Chance: tiles for the black depot, in reading order.
    Black([Option<Tile>; 8]),
    /// Chance: the goods of the phase's five rounds; numbers less 1.
    Goods([u8; 5]),
    /// Chance: two dice for each player, the lower first, and the white die.
    Roll {
        /// The players' dice.
        dice: [[u8; 2]; MAX_SEATS],
        /// The white die.
        white: u8,
    },
}
