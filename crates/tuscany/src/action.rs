//! What players decide and what chance decides.

use crate::{
    Cards, Colour, Harvest, Item, Tile, Token,
    assembly::{Assembly, Deal},
};
use demesne_game::{MAX_SEATS, Seat};

/// T7.14: what is paid for a placement: cards by colour, and workers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Payment {
    /// The cards.
    pub cards: Cards,
    /// The workers.
    pub workers: u8,
}

/// A step of play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Chance: the start player (T3.6).
    First(Seat),
    /// Chance: a neutral tile is turned up (T14.7).
    Neutral(Tile),
    /// Chance: the top tile of the own stack is turned up (T6.7).
    Own(Tile),
    /// Chance: cards are drawn; [`Cards::HIDDEN`] in the eyes of the others (T18.4).
    Cards {
        /// Who draws.
        seat: Seat,
        /// What.
        cards: Cards,
    },
    /// Chance: a piece of each letter for each seat (T3.9); [`Deal::NONE`] for seats that nobody has.
    Pieces([Deal; MAX_SEATS]),
    /// Chance: all boards are turned up (T3.9); [`Assembly::UNKNOWN`] for seats that nobody has.
    Reveal([Assembly; MAX_SEATS]),
    /// Chance: a harvest card is revealed (T11.1).
    Harvest(Harvest),

    /// The own board and the space of the start castle (T3.9, T3.10); [`Assembly::UNKNOWN`] in the eyes of the others.
    Board(Assembly),
    /// A bonus token: at the start (T3.11) or from a city (T9.5).
    Token(Token),
    /// The action "draw cards" (T5).
    Draw,
    /// The action "take a tile" (T6).
    Take(Tile),
    /// What is given up where storage is full (T6.5).
    GiveUp(Item),
    /// All tiles of a type are exchanged, since none fits (T6.13).
    Exchange(Colour),
    /// The action "place a tile": which stored item (T7.1).
    Place(Item),
    /// Where it goes, or the free tile of a castle.
    On(u8),
    /// How it is paid (T7.8).
    Pay(Payment),
    /// The tile that a castle places for free (T9.1).
    Free(Tile),
    /// A castle places none (T9.1).
    Skip,
    /// A marble for an extra action (T12.1).
    Marble,
    /// The end of the turn (T4.4).
    End,
}
