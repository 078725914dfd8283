//! All that changes while a game is played: plain data, copied freely, without heap.

use crate::{Tile, open::OpenStack, printed::Counts, storage::Storage, tally::Tally, track::Track};
use demesne_game::{MAX_SEATS, Seat, Spaces};

/// How many spaces a standard duchy has.
pub const DUCHY: usize = 37;
/// How many cities a standard duchy has at the most.
pub const CITIES: usize = 12;
/// The value of a board or a space that is not known or not chosen yet.
pub const UNKNOWN: u8 = u8::MAX;

/// Where the game stands: which step comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Chance draws the first player (B2.6).
    First,
    /// Chance draws a two-sided board for each player (B2.11).
    Boards,
    /// Chance draws three goods for the player with this number (B2.3).
    Gift(u8),
    /// Players choose the side of their board at the same time (B2.11, SE).
    Sides,
    /// The chosen sides are turned up.
    RevealSides,
    /// Players choose the space of their starting castle (B2.8).
    Castles,
    /// The chosen castle spaces are turned up.
    RevealCastles,
    /// Chance fills the depot with this number, 0 to 5 (B3.2).
    Depot(u8),
    /// Chance fills the black depot.
    Black,
    /// Chance lays the phase's goods on the round spaces (B3.4).
    Goods,
    /// All dice are rolled (B4.1).
    Roll,
    /// A player's turn (B5).
    Turn,
    /// The game is over.
    Over,
}

impl Stage {
    /// Whether the game has not come to phase A yet.
    pub const fn before_phase_a(self) -> bool {
        matches!(
            self,
            Stage::First
                | Stage::Boards
                | Stage::Gift(_)
                | Stage::Sides
                | Stage::RevealSides
                | Stage::Castles
                | Stage::RevealCastles
        )
    }
}

/// A choice made at the same time as others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Not made yet.
    Open,
    /// Made, but not known to the viewer.
    Hidden,
    /// Made: a board, a castle space, or both; what is not asked is [`UNKNOWN`].
    Made {
        /// The index of the board.
        board: u8,
        /// The castle space.
        space: u8,
    },
}

/// What a player (in a team game: a team) owns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Estate {
    /// The spaces of the duchy that are covered.
    pub covered: Spaces,
    /// The spaces that touch a covered one.
    pub reach: Spaces,
    /// The monasteries in the duchy: bit n for monastery n.
    pub monasteries: u32,
    /// The index of the duchy's board, or of the drawn two-sided board while its side is not chosen.
    pub board: u8,
    /// Mines in the duchy.
    pub mines: u8,
    /// Tiles taken and not placed yet.
    pub storage: Storage,
    /// Goods in the goods storage, by number.
    pub goods: [u8; 6],
    /// Goods sold, by number.
    pub sold: [u8; 6],
    /// Silver.
    pub silver: u16,
    /// Workers.
    pub workers: u16,
    /// Points scored so far, by source.
    pub tally: Tally,
}

impl Estate {
    /// An estate with nothing in it.
    pub const EMPTY: Estate = Estate {
        covered: Spaces::EMPTY,
        reach: Spaces::EMPTY,
        monasteries: 0,
        board: UNKNOWN,
        mines: 0,
        storage: Storage::EMPTY,
        goods: [0; 6],
        sold: [0; 6],
        silver: 0,
        workers: 0,
        tally: Tally::ZERO,
    };

    /// B8.8: whether the effect of a monastery holds for this estate.
    #[inline]
    pub const fn has(&self, monastery: u8) -> bool {
        self.monasteries >> monastery & 1 != 0
    }

    /// How many kinds of goods are in the goods storage.
    #[inline]
    pub fn kinds(&self) -> u32 {
        self.kinds_mask().count_ones()
    }

    /// The kinds of goods in the goods storage, a bit each.
    #[inline]
    pub fn kinds_mask(&self) -> u8 {
        kinds_of(&self.goods)
    }
}

/// The numbers of which there are goods: bit n - 1 for number n.
#[inline]
pub fn kinds_of(goods: &[u8; 6]) -> u8 {
    goods.iter().enumerate().fold(0, |mask, (i, &n)| mask | u8::from(n > 0) << i)
}

/// A moment of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What belongs to whom. A seat's estate is found by [`State::estate`].
    pub estates: [Estate; MAX_SEATS],
    /// The tiles in the duchies, [`DUCHY`] places for each; a duchy of 73 spaces takes the places of two.
    pub tiles: [Option<Tile>; MAX_SEATS * DUCHY],
    /// The kinds of buildings in each city, [`CITIES`] places for each duchy.
    pub cities: [u16; MAX_SEATS * CITIES],
    /// Tiles not drawn yet whose back has the colour of the front, by face.
    pub supply: Counts,
    /// Black-backed tiles not drawn yet, by face.
    pub black_supply: Counts,
    /// Goods not drawn yet, by number.
    pub goods_supply: [u8; 6],
    /// Tiles in the six depots, in reading order.
    pub depots: [[Option<Tile>; 4]; 6],
    /// Tiles in the black depot, in reading order.
    pub black: [Option<Tile>; 8],
    /// Goods in the depots, by number.
    pub depot_goods: [[u8; 6]; 6],
    /// Goods on the round spaces: 1 to 6, 0 once they lie in a depot.
    pub round_goods: [u8; 5],
    /// Who has the large and the small bonus tile of each colour: 0 for nobody, else 1 + the estate.
    pub bonus: [[u8; 2]; 6],
    /// The turn-order track.
    pub track: Track,
    /// The order of the running round: it does not change when a ship moves a marker (B4.3).
    pub order: [Seat; MAX_SEATS],
    /// Each player's dice; 0 for a die that is used.
    pub dice: [[u8; 2]; MAX_SEATS],
    /// The white die; 0 before the first roll.
    pub white: u8,
    /// What comes next.
    pub stage: Stage,
    /// The phase, 0 to 4 for A to E.
    pub phase: u8,
    /// The round of the phase, 0 to 4.
    pub round: u8,
    /// Whose turn of the round it is, as an index into `order`.
    pub turn: u8,
    /// Whether the purchase of this turn is made (B12.1).
    pub bought: bool,
    /// Whether monastery 6 (SE) was used in this turn.
    pub hired: bool,
    /// Effects that wait for the player whose turn it is, the innermost last.
    pub open: OpenStack,
    /// Choices made at the same time, until they are turned up.
    pub choices: [Choice; MAX_SEATS],
    /// Whether this is what a seat or a spectator sees: choices of others may then be made without being known.
    pub veiled: bool,
}

impl State {
    /// The estate of a seat. With one estate a seat this is the seat's own; partners of a team share one.
    #[inline]
    pub fn estate(&self, seat: Seat) -> &Estate {
        &self.estates[seat.index()]
    }

    /// The estate of a seat, to be changed.
    #[inline]
    pub fn estate_mut(&mut self, seat: Seat) -> &mut Estate {
        &mut self.estates[seat.index()]
    }

    /// The seat whose turn it is.
    #[inline]
    pub fn on_turn(&self) -> Seat {
        self.order[usize::from(self.turn) % MAX_SEATS]
    }

    /// The tile on a space of a seat's duchy.
    #[inline]
    pub fn tile(&self, seat: Seat, space: u8) -> Option<Tile> {
        self.tiles[seat.index() * DUCHY + usize::from(space)]
    }
}
