//! The closed set of games behind one type, for whoever does not care which one it is.
//!
//! A [`Kind`] is the name of a game. What is to be done with the game itself is a [`Visit`], which [`Kind::visit`] calls with the
//! game's type: everything in it is compiled for that game alone, so nothing is looked up while a game is played.
//! For whoever keeps games of any kind beside each other there is [`Running`]: a game that is being played, with text going in and out.
//! What a bot thinks of its moments is [`Advice`], and what all of that says about a game a [`Review`].
//!
//! Bots themselves are behind the feature `thinking`. A page of a browser is built without it and asks a module beside it ([`Ask`]).
//!
//! ```
//! use demesne_games::{Kind, Playable, Visit};
//!
//! struct Players;
//!
//! impl Visit for Players {
//!     type Output = u8;
//!     fn visit<G: Playable>(self) -> u8 {
//!         G::from_setup(&[]).map_or(0, |game| game.seats())
//!     }
//! }
//!
//! for kind in Kind::ALL {
//!     assert!(kind.visit(Players) >= 2, "{} is played by two where nothing else is said", kind.title());
//! }
//! ```

mod advice;
mod asked;
mod breakdown;
#[cfg(feature = "thinking")]
mod followed;
mod kind;
mod opened;
mod review;
mod running;
mod said;
mod shared;
#[cfg(feature = "thinking")]
mod thinker;
mod visit;

pub use advice::{Advice, Advised, Outlook};
pub use asked::{Ask, Beginning, Reply, Told};
pub use breakdown::{Row, breakdown};
pub use demesne_bots::{Mind, Policy};
#[cfg(feature = "thinking")]
pub use followed::{Followable, Followed};
pub use kind::Kind;
pub use opened::{Opened, kind_of, open, verify};
pub use review::{Cost, Decision, Form, Grade, Moment, Review, Studied, Then};
pub use running::{Passage, Running, inside, moment};
pub use said::{Answer, Line, Question, Refused, Seen};
#[cfg(feature = "thinking")]
pub use thinker::{Counsel, Gone, Thinker, Thinking, Thought};
pub use visit::{Playable, Visit};

/// Where nobody thinks, nothing is asked of a running game for it.
#[cfg(not(feature = "thinking"))]
pub trait Thinking {}

#[cfg(not(feature = "thinking"))]
impl<T> Thinking for T {}
