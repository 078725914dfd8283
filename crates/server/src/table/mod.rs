//! A table: the fold of its log.
//!
//! [`Entry`] is what the log holds. [`Table::apply`] is the only way a table changes, when it is read from storage and when
//! something happens now alike, so a table is always what its log says. The requests of people become entries in the files `seating`,
//! `playing` and `undoing`; what a viewer may know of a table and its log is made in `told` and `shown`.

mod bots;
mod clock;
mod ending;
mod entry;
mod fold;
mod playing;
mod seating;
mod shown;
mod told;
mod undoing;

pub use entry::{Asked, Entry, Sitter, Terms};
pub use fold::{Chair, Kept, Table};
pub use seating::{Who, check_id, make, rematch};
pub use shown::Looks;

#[cfg(test)]
pub(crate) mod tests;
