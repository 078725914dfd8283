//! The tests of this crate, one module a file and all in one program: what they use is built and linked once.

// What they share.
mod common;

mod clicks;

mod explain;
mod lesson;
mod motion;
mod panels;
mod setup;
mod touched;
mod touches;
mod tuscany;
mod viscounts;
mod viscounts_panels;
mod viscounts_reading;
mod ways;
