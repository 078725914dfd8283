//! Opponents for the games of Demesne: from a beginner to the strongest that we can build.
//!
//! A bot sees what its seat may know, a [`Game::view`](demesne_game::Game::view), and the legal actions; it never sees the truth behind a
//! view. Policies and the search know games only through the contract; what is good in a game is said by its [`Evaluate`]. Nothing here
//! reads a clock or a file.
//!
//! - [`Mind`]: who plays and how long it may think, as text. [`Bot`]: the same at a table.
//! - [`advise`]: what a bot thinks of a moment, for people who ask.
//! - [`Search`]: tree search. [`Judge`]: what positions are worth, by a [`Network`] that was learned or by hand-made rules.
//! - One folder a game: hand-made rules, features for the network, and the network itself (`docs/bots.md`).

mod advice;
mod between;
mod bot;
mod burgundy;
mod evaluate;
mod greedy;
mod judge;
mod mind;
mod moment;
mod network;
pub mod networks;
mod policy;
mod search;
mod tuscany;
mod viscounts;

pub use advice::{Advice, Way, advise};
pub use between::play_between;
pub use bot::{Bot, no_clock};
pub use evaluate::Evaluate;
pub use greedy::by_hand;
pub use judge::{EachSeat, Judge, UNIT, Worth, chances};
pub use mind::{Budget, LONGEST, MOST_NODES, Mind};
pub use moment::Moment;
pub use network::{FIRST, Inputs, Layers, Network, NotANetwork, SECOND};
pub use networks::Learned;
pub use policy::Policy;
pub use search::{Found, MANY, Search, Tuning};
