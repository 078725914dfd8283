//! The tests of this crate, one module a file and all in one program: what they use is built and linked once.

// What they share.
mod common;
mod universe;

mod archive;
mod bent_positions;
mod boards;
mod centre;
mod components;
mod laws;
mod lean;
mod notation;
mod odds;
mod oracle;
mod payments;
mod placement;
mod position_rules;
mod positions;
mod rules;
mod texts;
mod views;
