//! Matches between bots: who plays whom, what came of it, and how sure that is.
//!
//! Nothing here reads a clock or a file: whoever runs a match hands in the games and keeps the lines (`docs/arena.md`).
//!
//! - [`Question`]: what is asked, as the head of a file. [`Contest`]: the same with its table: who sits where in which game.
//! - [`play()`]: one game. [`SeatResult`]: what came of it for a seat. [`Ledger`]: all games of a contest, as lines that merge.
//! - [`Summary`]: shares, scores and ratings with their intervals. [`Sprt`]: whether the question is decided already.
//! - [`chart`]: the same as pictures.

pub mod chart;
mod contest;
mod figures;
mod ledger;
mod play;
mod question;
mod schedule;
mod sides;
mod sprt;

pub use contest::Contest;
pub use figures::{BySeat, Clusters, Comparison, CurvePoint, Estimate, Ratings, Standing, Summary};
pub use ledger::{Ledger, SeatResult};
pub use play::{Over, Tally, play};
pub use question::Question;
pub use schedule::{Schedule, Shard};
pub use sides::Sides;
pub use sprt::{Sprt, Verdict, Walk};
