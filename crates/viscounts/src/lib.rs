//! The rules of Viscounts of the West Kingdom, as numbered in `docs/rules/viscounts.md`.
//!
//! [`Viscounts`] is the game in its box; [`State`] a moment of it.

pub mod ability;
mod action;
pub mod atom;
pub mod building;
pub mod card;
mod castle;
mod chance;
mod collision;
#[cfg(test)]
mod data_tests;
mod deck;
mod event;
mod funding;
mod game;
mod hire;
pub mod icon;
mod knowledge;
pub mod manuscript;
mod notation;
mod options;
mod position;
mod primary;
pub mod printed;
mod resolve;
pub mod scheme;
mod score;
mod setup;
mod site;
mod solo;
mod source;
pub mod space;
pub mod state;
pub mod task;
mod turn;

pub use ability::Act;
pub use action::{Action, Document, Payment, Tier};
pub use atom::{Atom, Atoms};
pub use building::{Building, BuildingKind, Resource};
pub use card::{Card, CardSet, Drawn};
pub use event::{EndCard, Event, Obstacle};
pub use funding::{Budget, Use};
pub use game::Viscounts;
pub use icon::{Icon, Icons};
pub use manuscript::{Manuscript, Ribbon, Tiles};
pub use options::{CATALOGUE, Opponent, Options};
pub use scheme::{Scheme, SchemeSet};
pub use score::SOURCES;
pub use source::{Source, Sourced};
pub use space::{Ring, Segment, Side, Site, Space};
pub use state::State;
