//! What the server and its clients say to each other: plain types with their JSON, and nothing else.
//!
//! Seats are `p1`, `p2` …; times are milliseconds since 1970; actions and steps are the text of `docs/notation.md`.

mod calls;
mod error;
mod event;
mod live;
mod people;
mod table;

pub use calls::*;
pub use error::{ErrorBody, Fault};
pub use event::{Event, Happening, Over, Rank};
pub use live::{FromClient, FromServer};
pub use people::*;
pub use table::*;
