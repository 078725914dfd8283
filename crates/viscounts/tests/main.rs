//! The tests of this crate, one module a file and all in one program: what they use is built and linked once.

// What they share.
mod common;
mod show;
mod universe;

mod archive;
mod bent_positions;
mod components;
mod funding;
mod knowledge;
mod laws;
mod lean;
mod majorities;
mod notation;
mod odds;
mod oracle;
mod position_rules;
mod position_tasks;
mod positions;
mod rules;
mod setup_rules;
mod spaces_and_icons;
mod texts;
mod views;
