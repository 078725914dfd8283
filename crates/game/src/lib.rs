//! The vocabulary that every game of Demesne speaks.
//!
//! A game is a state machine over actions. [`Game`] is its contract, [`Notation`] how it is written down,
//! [`laws`] what must hold of every game. Nothing here does I/O, reads a clock, or draws a random number of its own:
//! chance comes in through [`Random`].

mod chance;
mod facts;
mod game;
pub mod hex;
pub mod laws;
mod options;
mod random;
pub mod record;
mod refusal;
mod score;
mod seat;
mod sink;
mod stack;
pub mod supply;
mod text;

pub use chance::{EventStream, Events, Seed};
pub use facts::{Facts, Lines, counts_text, read_counts};
pub use game::{Game, Notation, SetupLine};
pub use hex::{Hex, Spaces};
pub use options::{OptionLine, RULES_KEY, read_options, take_rules};
pub use random::{Quick, Random};
pub use record::{ReadRecord, Record};
pub use refusal::{Illegal, TextError};
pub use score::{Outcome, Place, Scores, SeatScore};
pub use seat::{Actor, Eyes, MAX_SEATS, Seat, SeatSet, Step, ToAct, Viewer};
pub use sink::{Ignore, Sink};
pub use stack::Stack;
pub use text::Words;
