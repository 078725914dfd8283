//! Learning what positions are worth, by self-play.
//!
//! A [`Course`] goes in rounds. In each the network of the moment plays some games against itself, at the [`Tables`] of its game;
//! every position that it met is then a lesson: the points that came after it are what the network should have said. The games of a round
//! and the steps of learning depend on the seed alone, not on the number of threads, so a course can be repeated to the bit. Between rounds
//! it can be saved and taken up again.

mod adam;
mod course;
mod gradient;
mod lesson;
mod play;
mod saved;
mod tables;

pub use course::{Course, Plan, Report};
pub use lesson::Lessons;
pub use saved::NotACourse;
pub use tables::{Table, Tables};
