//! The tests of this crate, one module a file and all in one program: what they use is built and linked once.

// What they share.
mod common;

mod chronicle;
mod languages;
mod refusals;
mod spectator;
mod tuscany;
mod unread;
mod viscounts;
