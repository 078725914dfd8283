//! What players decide and what chance decides.

use crate::{Building, Tile, open::Open};
use demesne_game::{MAX_SEATS, Seat};

/// What an action is done with: an own die, the white die, or an effect that needs none; and how.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct With(u8);

impl With {
    /// An open effect: an extra action, a city hall, a building.
    pub const EFFECT: With = With(0);
    /// The white die: a white castle's action (X-WHITE-3).
    pub const WHITE: With = With(7);

    const DIE: u8 = 0b111;
    const MARKED: u8 = 0b1000;
    const PRIVATE: u8 = 0b1_0000;

    /// An own die that shows this value, 1 to 6.
    #[inline]
    pub const fn die(value: u8) -> With {
        With(value)
    }

    /// The same with the die given any value by shield 16 (X-SHIELD-16.1).
    #[must_use]
    pub const fn marked(self) -> With {
        With(self.0 | With::MARKED)
    }

    /// The same with a tile of the player's private storage, in a team (X-TEAM-7).
    #[must_use]
    pub const fn private(self) -> With {
        With(self.0 | With::PRIVATE)
    }

    /// Whether shield 16 gives the die its value.
    #[inline]
    pub const fn is_marked(self) -> bool {
        self.0 & With::MARKED != 0
    }

    /// Whether the tile comes from the private storage.
    #[inline]
    pub const fn is_private(self) -> bool {
        self.0 & With::PRIVATE != 0
    }

    /// Whether it is an effect that needs no die.
    #[inline]
    pub const fn is_effect(self) -> bool {
        self.0 & With::DIE == 0
    }

    /// Whether it is the white die.
    #[inline]
    pub const fn is_white(self) -> bool {
        self.0 & With::DIE == With::WHITE.0
    }

    /// The value of an own die that is used as it is: by far the most frequent case.
    #[inline]
    pub const fn plain(self) -> Option<u8> {
        if self.0.wrapping_sub(1) < 6 { Some(self.0) } else { None }
    }

    /// Whether both are done with dice of one value, whatever else is said.
    #[inline]
    pub const fn is_same_die(self, other: With) -> bool {
        (self.0 ^ other.0) & With::DIE == 0
    }

    /// The value of the own die; `None` for an effect and for the white die.
    #[inline]
    pub const fn own(self) -> Option<u8> {
        match self.0 & With::DIE {
            0 | 7 => None,
            value => Some(value),
        }
    }

    /// The value of the die, given what the white one shows; `None` for an effect.
    #[inline]
    pub const fn value(self, white: u8) -> Option<u8> {
        match self.0 & With::DIE {
            0 => None,
            7 => Some(white),
            value => Some(value),
        }
    }
}

impl std::fmt::Debug for With {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.own() {
            Some(value) => write!(f, "die {value}")?,
            None if self.is_white() => f.write_str("the white die")?,
            None => f.write_str("an effect")?,
        }
        if self.is_marked() {
            f.write_str(" by shield 16")?;
        }
        if self.is_private() {
            f.write_str(" from private storage")?;
        }
        Ok(())
    }
}

/// Where a tile is taken from that goes into the duchy directly: a depot, 0 to 5, or the black depot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Source(pub u8);

impl Source {
    /// The black depot, the inn space included (X-INN-3).
    pub const BLACK: Source = Source(6);
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
    /// Pays 2 silver for a tile of the black depot (B12), an inn (X-INN-2) or a double tile of the vine shop (X-VINE-22).
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
    /// The same with a tile of the private storage, in a team (X-TEAM-8).
    DiscardPrivate(Tile),
    /// Where a taken tile is stored, in a team: in private (X-TEAM-8).
    Keep {
        /// Whether in the private storage.
        private: bool,
    },
    /// Monastery 28: pays 1 silver for 2 workers (X-TILE-5).
    Recruit,
    /// The kind of building that the crane acts as (X-TILE-6).
    Crane(Building),
    /// Takes a tile and places it directly (X-SHIELD-14, X-SHIELD-15, X-SOLO-17).
    Put {
        /// The tile.
        tile: Tile,
        /// Where it lies.
        from: Source,
        /// The space of the duchy.
        space: u8,
    },
    /// Uses both dice and pays 5 points for a castle that was cleared off the board (X-BOARD-7).
    Ransom,
    /// Takes a shield (X-SHIELD-C, X-SHIELD-11).
    Shield {
        /// Its number.
        shield: u8,
        /// The shield that it replaces; 0 for none (X-SHIELD-G).
        replaces: u8,
        /// The die that shield 16 gives its value; 0 for none.
        marked: u8,
    },
    /// Chooses the player whose monasteries shield 6 copies (X-SHIELD-6).
    Copy(Seat),
    /// Pays tribute for these shields, in rising order, 0 behind them; the others leave (X-SHIELD-L).
    Tribute {
        /// The shields that stay.
        keep: [u8; 4],
        /// How many are paid with workers (X-SHIELD-3).
        workers: u8,
    },
    /// Shield 5: all goods of this number less 1, from all depots.
    Also(u8),
    /// Orders the own route tiles (X-ROUTE-2).
    RouteOrder([u8; 5]),
    /// Takes a double tile from a place of the vine depot (X-VINE-7, X-VINE-17).
    TakeVine {
        /// The die, or the effect.
        with: With,
        /// The double tile.
        tile: Tile,
        /// The place, 0 to 5.
        place: u8,
    },
    /// Takes a tile of the black depot, or a double tile of the vine shop, for nothing (X-VINE-16).
    TakeBlack(Tile),
    /// Places a double tile in the vineyard (X-VINE-9).
    Plant {
        /// The die, or the effect.
        with: With,
        /// The double tile.
        tile: Tile,
        /// The space of the vineyard, 0 to 11.
        space: u8,
        /// Whether its second type lies on the first hex.
        turned: bool,
    },
    /// Places a double tile of the vine shop directly (X-SHIELD-15.1).
    PutVine {
        /// The double tile.
        tile: Tile,
        /// The space of the vineyard, 0 to 11.
        space: u8,
        /// Whether its second type lies on the first hex.
        turned: bool,
    },
    /// Uses the bonus action of one hex of the vineyard, 0 or 1, before the other (X-VINE-14).
    Bonus(u8),
    /// Takes a vine bonus tile of a type, for a terrace (X-VINE-20).
    VineBonus(u8),
    /// Solo: picks what is resolved next (X-SOLO-21).
    Next(Open),
    /// Solo: takes the points that are due, and this many more for silver (X-SOLO-19).
    Gain(u8),
    /// Solo: gives up five goods, by number, for a tile of the black depot (X-SOLO-11).
    Exchange {
        /// The tile.
        tile: Tile,
        /// How many goods of each number.
        goods: [u8; 6],
    },
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
    /// Chance: a county card is dealt (A2.5, A2.6, A9.9).
    Card {
        /// 0 for the left place, 1 for the right one.
        place: u8,
        /// Its number.
        card: u8,
    },
    /// Chance: the building of modifier B (A15.6).
    FirstBuilding(Building),
    /// Chance: the Châteautoma's die (A5.1).
    AutomaDie(u8),
    /// Chance: the shields at a depot, in rising order; 0 for none (X-SHIELD-A).
    Shields {
        /// The depot.
        depot: u8,
        /// The shields.
        shields: [u8; 2],
    },
    /// Chance: a player's route tiles, from left to right; 0 past the end (X-ROUTE-1).
    Route {
        /// Whose.
        seat: Seat,
        /// The tiles.
        tiles: [u8; 5],
    },
    /// Chance: the types of vines that are out, a bit each (X-VINE-4).
    VineTypes(u8),
    /// Chance: the vine bonus tile of each person, by type; [`crate::state::UNKNOWN`] for seats without (X-VINE-3).
    VineGifts([u8; MAX_SEATS]),
    /// Chance: the double tiles of the vine depot (X-VINE-5).
    VineDepot([Option<Tile>; 6]),
    /// Chance: the double tiles of the vine shop (X-VINE-5).
    VineShop([Option<Tile>; 3]),
}
