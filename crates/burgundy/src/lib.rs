//! The rules of The Castles of Burgundy: editions of 2011 and Special Edition, all expansions, the Châteautoma.
//!
//! [`Burgundy`] is the game in its box, [`State`] a moment of it, [`Action`] what changes it. Each file holds one noun
//! of the game or one step of play, with all that the rules say of it: what can be chosen (`list_…`), why something
//! else cannot (`check_…`), and what it does (`apply_…`). Rule ids are those of `docs/rules/`.

pub mod action;
pub mod automa;
pub mod bonus;
mod buy;
mod chance;
pub mod colour;
mod complete;
#[cfg(test)]
mod data_tests;
mod dice;
pub mod duchy;
pub mod edition;
mod effect;
mod event;
mod game;
mod notation;
pub mod open;
pub mod options;
mod phase_end;
mod place;
mod position;
pub mod post;
pub mod printed;
mod put;
mod ransom;
mod ring;
pub mod route;
mod score;
mod sell;
mod setup;
pub mod shield;
mod ship;
mod site;
pub mod solo;
pub mod state;
pub mod storage;
mod take;
pub mod tally;
pub mod team;
pub mod tile;
pub mod track;
mod turn;
mod version;
pub mod vine;

pub use action::Action;
pub use chance::left_of;
pub use colour::Colour;
pub use edition::Edition;
pub use event::Event;
pub use game::Burgundy;
pub use options::{CATALOGUE, Castles, Duchies, Expansion, Expansions, Options};
pub use ring::distance;
pub use state::State;
pub use tile::{Building, Tile};
