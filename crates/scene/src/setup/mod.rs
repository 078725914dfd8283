//! Making a table, without the page that asks: which options there are, what goes with what is chosen already, who sits where.
//!
//! A [`Draft`] is a table that is being made. It is possible at any time: whatever is chosen first, [`Draft::choose`] and its like
//! lead from one possible table to another. Edition, way to play and number of seats always win: what does not go with them any more
//! is dropped. Everything else that cannot be together is refused by the rules themselves, and says why.

mod choice;
mod draft;
mod form;
mod offer;
mod said;

pub use choice::{Board, Boards, Choice, Field, Mode};
pub use draft::Draft;
pub(crate) use form::Form;
pub(crate) use offer::{Offer, Way};
pub use said::{automaton, emblem, picture, summary, symbols};
