//! What actions make happen: for logs, animations and tests.

use crate::{Colour, Tile, automa::AutomaStep};
use demesne_game::Seat;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat scored points.
    Scored {
        /// Who.
        seat: Seat,
        /// From what, as in the list of scores.
        source: &'static str,
        /// How many.
        points: u16,
    },
    /// A seat's silver changed.
    Silver(Seat, i16),
    /// A seat's workers changed.
    Workers(Seat, i16),
    /// A tile came into a seat's storage.
    Stored(Seat, Tile),
    /// A tile was discarded from a seat's storage and left the game.
    Discarded(Seat, Tile),
    /// A tile was left in a depot at the end of a phase and left the game.
    Cleared(Tile),
    /// A tile was laid on a space of a seat's duchy.
    Placed(Seat, Tile, u8),
    /// A region was completed.
    Completed {
        /// Whose.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Its size.
        size: u8,
    },
    /// A bonus tile was taken.
    Bonus {
        /// By whom.
        seat: Seat,
        /// Of which colour.
        colour: Colour,
        /// Whether it is the large one.
        large: bool,
    },
    /// Goods came to a seat: number less 1, and how many.
    Goods(Seat, u8, u8),
    /// Goods were sold: number less 1, and how many.
    Sold(Seat, u8, u8),
    /// A goods tile was laid into a depot.
    GoodsLaid {
        /// Its number less 1.
        goods: u8,
        /// The depot.
        depot: u8,
    },
    /// A marker moved on the turn-order track, or to the top of its stack.
    Marker(Seat),
    /// An effect lapsed because it was impossible.
    Lapsed(Seat),
    /// A border-post tile was taken (X-POST-6).
    PostTile {
        /// By whom.
        seat: Seat,
        /// Whether it is the large one.
        large: bool,
    },
    /// Solo: a tile of the black depot was stored face down; its face is out of the game (X-SOLO-11).
    FaceDown(Seat, Tile),
    /// Solo: goods left the game: number less 1, and how many (X-SOLO-10, X-SOLO-11).
    GoodsGone(u8, u8),
    /// Solo: the marker reached the target and went back to 0; the new target (X-SOLO-19).
    Target(u8),
    /// A castle was bought back for 5 points (X-BOARD-7).
    Ransomed(Seat),
    /// An inn was put on the inn space (X-INN-1).
    InnLaid,
    /// A shield was taken (X-SHIELD-C, X-SHIELD-11).
    ShieldTaken(Seat, u8),
    /// A shield was replaced or not paid for, and left the game (X-SHIELD-G, X-SHIELD-K).
    ShieldLost(Seat, u8),
    /// A sold goods tile was laid on a trade route (X-ROUTE-3).
    GoodsOnRoute {
        /// Whose.
        seat: Seat,
        /// Its number less 1.
        goods: u8,
        /// The space, counted from 0.
        space: u8,
    },
    /// A double tile was laid on a space of a seat's vineyard (X-VINE-9).
    Planted(Seat, Tile, u8),
    /// A vine bonus tile of a type was taken (X-VINE-3, X-VINE-20).
    VineBonus(Seat, u8),
    /// A step of the Châteautoma, with its reason.
    Automa(AutomaStep),
    /// A phase ended.
    PhaseEnd(u8),
}
