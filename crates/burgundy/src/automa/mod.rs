//! The Châteautoma (A1 to A20): a seat that follows a procedure.

mod pending;

use crate::{Tile, printed::Counts, tile::FACES};

/// How many tiles the reserve has room for. Each comes by a purchase, of which there are 25, or by one of the 29 buildings that
/// bring a tile: workshops, churches and markets (7 each) and white castles (8).
pub const RESERVE: usize = 54;

/// A county card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardInPlay {
    /// Its number, 1 to 17; 0 for an empty place.
    pub card: u8,
    /// The tiles on its hexes.
    pub tiles: [Option<Tile>; 5],
    /// The hexes whose tile lies face down (A5.10), a bit each. The front is known to all (A6.4).
    pub face_down: u8,
}

impl CardInPlay {
    /// No card.
    pub const NONE: CardInPlay = CardInPlay { card: 0, tiles: [None; 5], face_down: 0 };
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
    /// The tiles in its duchy by face (A9.3), stacked ones included; tiles of modifier A are not among them.
    pub duchy: Counts,
    /// The face-up tiles of its reserve, sorted by type in the order of A6.3; within a type the last is the top (A6.2).
    pub reserve: [Option<Tile>; RESERVE],
    /// The wild of its reserve.
    pub wild: Option<Tile>,
    /// A16.15: its shields.
    pub shields: u8,
    /// A17.3: its double tiles.
    pub doubles: u8,
    /// A16.8: completed cards with a border post.
    pub posts: u8,
    /// What is left of its turn while cards are dealt: whether a card was completed (A10.1).
    pub completed: bool,
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
        shields: 0,
        doubles: 0,
        posts: 0,
        completed: false,
    };
}
