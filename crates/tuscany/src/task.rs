//! What is still to be done before the turn goes on: a stack, the innermost on top (T4.5, T8.5).

use crate::{Colour, Item, Tile};
use demesne_game::Stack;

/// Something that is still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// By itself: the centre is looked at for five of one colour (T14.4).
    Check,
    /// Chance: the gaps that the active player made are refilled (T6.7, T9.3).
    Refill,
    /// Chance: so many neutral tiles are turned up (T14.4, T6.13).
    Neutral(u8),
    /// Chance: so many game cards are drawn.
    Cards(u8),
    /// Chance: so many harvest cards are revealed (T9.15).
    Harvest(u8),
    /// By itself: the colour bonus (T8.1 step 3).
    Bonus(Colour),
    /// A decision: what is given up for this tile of the centre (T6.5).
    GiveUp(Tile),
    /// A decision: a tile is taken after an exchange, or another exchange made (T6.14, T6.15).
    Exchanged,
    /// A decision: where a stored item goes (T7.1).
    Space(Item),
    /// A decision: how it is paid (T7.5).
    Payment(Item, u8),
    /// A decision: the free tile of a castle (T9.1).
    Castle,
    /// A decision: where the free tile goes.
    FreeSpace(Tile),
    /// A decision: the token of a city (T9.5).
    Token,
}

/// The deepest stack: check, refill, the bonuses of two castles and one more tile (T9.4), harvest cards, game cards.
pub const DEEPEST: usize = 8;

/// Tasks, the innermost last.
pub type Tasks = Stack<Task, DEEPEST>;
