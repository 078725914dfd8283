//! The rules of The Castles of Tuscany, as numbered in `docs/rules/tuscany.md`.
//!
//! [`Tuscany`] is the game in its box; [`State`] a moment of it.

mod action;
pub mod areas;
pub mod assembly;
mod board;
mod cards;
mod centre;
mod chance;
pub mod colour;
#[cfg(test)]
mod data_tests;
mod deck;
mod event;
mod game;
pub mod harvest;
mod knowledge;
mod notation;
mod options;
mod payment;
mod phase;
pub mod piece;
mod place;
mod position;
pub mod printed;
mod resolve;
mod score;
mod setup;
pub mod state;
pub mod storage;
mod take;
pub mod tally;
pub mod task;
pub mod tile;
pub mod token;
mod turn;

pub use action::{Action, Payment};
pub use cards::Cards;
pub use colour::Colour;
pub use event::Event;
pub use game::Tuscany;
pub use harvest::Harvest;
pub use options::{CATALOGUE, FreshHex, Options, TieBreak};
pub use state::State;
pub use tile::{Item, Tile};
pub use token::Token;
