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
    /// A castle was bought back for 5 points (X-BOARD-7).
    Ransomed(Seat),
    /// An inn was put on the inn space (X-INN-1).
    InnLaid,
    /// A step of the Châteautoma, with its reason.
    Automa(AutomaStep),
    /// A phase ended.
    PhaseEnd(u8),
}
