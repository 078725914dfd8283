//! The tests of this crate, one module a file and all in one program: what they use is built and linked once.

// What they share.
mod common;

mod duchies;
mod markup;
mod symbols;
mod tables;
mod viscounts;
