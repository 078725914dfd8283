//! What the tests of every game share: the harness of rule files (`docs/testing.md`), the archive of recorded games,
//! odds against exact arithmetic, positions that are refused, and playouts that count allocations.
//!
//! A harness says what is wrong by panicking. Nothing but tests may use this crate.

pub mod archive;
mod case;
pub mod lean;
pub mod odds;
pub mod positions;
pub mod rules;

pub use rules::Trial;
