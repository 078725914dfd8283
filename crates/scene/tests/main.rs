//! The tests of this crate, one module a file and all in one program: what they use is built and linked once.

// What they share.
mod common;

mod explain;
mod lesson;
mod panels;
mod setup;
mod touched;
mod tuscany;
mod ways;
