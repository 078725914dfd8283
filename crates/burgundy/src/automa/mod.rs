//! The Châteautoma (A1 to A20): a seat that follows a procedure and decides nothing (A1.5).
//!
//! Its die and its cards are drawn by chance (`draws`). After its die its turn runs by itself: `choose` a tile and place it (A5),
//! what the tile does (`benefit`, A7), the symbols that were covered (`symbols`, A8), completed cards (`complete`, A9), and
//! `close` with bonus tiles and a purchase (A10, A11). Every step is told (`tell`), with its reason.

mod areas;
mod benefit;
mod cards;
mod choose;
mod close;
mod complete;
mod draws;
mod ending;
mod reserve;
mod run;
mod symbols;
mod tell;
mod words;

pub use areas::Areas;
pub use cards::{CARDS, Card, County, HEXES, numbers};
pub use tell::{AutomaStep, Origin, Sale, Search};

use crate::{Building, Colour, Tile, printed::Counts, tile::FACES};

/// How many tiles the reserve has room for. Each comes by a purchase, of which there are 25, or by one of the 29 buildings that
/// bring a tile: workshops, churches and markets (7 each) and white castles (8).
pub const RESERVE: usize = 54;

/// A county card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardInPlay {
    /// Its number, 1 to 17; 0 for an empty place.
    pub card: u8,
    /// The tiles on its hexes.
    pub tiles: [Option<Tile>; HEXES],
    /// The hexes whose tile lies face down (A5.10), a bit each. The front is known to all (A6.4).
    pub face_down: u8,
}

impl CardInPlay {
    /// No card.
    pub const NONE: CardInPlay = CardInPlay { card: 0, tiles: [None; HEXES], face_down: 0 };

    /// A9.11: a new card.
    pub const fn new(card: u8) -> CardInPlay {
        CardInPlay { card, ..CardInPlay::NONE }
    }

    /// A5.3: the empty hexes in reading order, each with its type.
    pub fn empty_hexes<'a>(&'a self, card: &'a Card) -> impl Iterator<Item = (usize, Colour)> {
        let hexes = card.hexes.iter().zip(&self.tiles).enumerate();
        hexes.filter(|(_, (_, tile))| tile.is_none()).filter_map(|(hex, (colour, _))| Some((hex, (*colour)?)))
    }

    /// A6.5: the tiles that lie face up.
    pub fn face_up(&self) -> impl Iterator<Item = Tile> {
        self.tiles
            .into_iter()
            .enumerate()
            .filter(|(hex, _)| self.face_down >> hex & 1 == 0)
            .filter_map(|(_, tile)| tile)
    }
}

/// All that the Châteautoma owns but goods, silver and points, which are in its estate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Automa {
    /// The left and the right card.
    pub cards: [CardInPlay; 2],
    /// Cards not dealt yet, bit n for card n.
    pub deck: u32,
    /// Completed cards, bit n for card n.
    pub discards: u32,
    /// The tiles that came into its duchy from cards (A9.3), by face, stacked ones included. Those of modifiers A and B are not
    /// among them: they are outside the supplies (A15.7).
    pub duchy: Counts,
    /// The face-up tiles of its reserve, sorted by type in the order of A6.3; within a type the last is the top (A6.2).
    pub reserve: [Option<Tile>; RESERVE],
    /// The wild of its reserve.
    pub wild: Option<Tile>,
    /// A15.6: the building of modifier B, once it is drawn.
    pub building: Option<Building>,
    /// A16.15: its shields.
    pub shields: u8,
    /// A17.3: its double tiles.
    pub doubles: u8,
    /// A16.8: completed cards with a border post.
    pub posts: u8,
}

impl Automa {
    /// No Châteautoma.
    pub const NONE: Automa = Automa {
        cards: [CardInPlay::NONE; 2],
        deck: 0,
        discards: 0,
        duchy: [0; FACES],
        reserve: [None; RESERVE],
        wild: None,
        building: None,
        shields: 0,
        doubles: 0,
        posts: 0,
    };

    /// Its tiles that lie face up on cards and in its duchy, those of modifier B not included.
    pub fn face_up(&self) -> impl Iterator<Item = Tile> {
        let stacked = |tile: Tile| std::iter::repeat_n(tile, self.duchy[tile.index()].into());
        Tile::all().flat_map(stacked).chain(self.cards.iter().flat_map(CardInPlay::face_up))
    }
}
