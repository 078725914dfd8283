//! What the tests of every game share: the harness of rule files (`docs/testing.md`), the archive of recorded games,
//! odds against exact arithmetic, positions that are refused or bent, twins that nobody may tell apart, the chapters of `docs/notation.md`, and
//! playouts that count allocations.
//!
//! A harness says what is wrong by panicking. Nothing but tests may use this crate.

pub mod archive;
pub mod bends;
mod case;
pub mod lean;
pub mod notation;
pub mod odds;
pub mod positions;
pub mod rules;
pub mod twins;

pub use rules::Trial;
