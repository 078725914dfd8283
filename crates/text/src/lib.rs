//! The table in text: what a game shows and says besides its rules, in English, Spanish and Portuguese.
//!
//! A game is [`Shown`]: its screens are lines of characters, its questions, notes and news are sentences. Whoever can only print
//! (a terminal, a plain page, the browser's text mode) needs no more. Notation is one language for all: action text, the names of
//! tiles and the lines of a position are the same everywhere.
//!
//! Nothing here reads, writes, waits or draws lots; all of it builds for the browser.
//!
//! ```
//! use demesne_burgundy::{Burgundy, Options};
//! use demesne_game::{Game, Viewer};
//! use demesne_text::{Language, Pen, Shown};
//!
//! let game = Burgundy::new(Options::default()).expect("the default table");
//! let view = game.view(&game.start(), Viewer::Spectator);
//! let lines = game.everything(&view, &["Ada".into(), "Blas".into()], Pen::plain(Language::Spanish));
//! assert!(lines.iter().any(|line| line.contains("p2 Blas")));
//! ```

#[macro_use]
mod language;
pub mod burgundy;
pub mod draw;
pub mod levels;
mod refusal;
mod shown;
mod told;
pub mod tuscany;
mod unread;
pub mod viscounts;

pub use draw::{Pen, WIDTH, scores, seat_name};
pub use language::Language;
pub use shown::{Automaton, Chapter, Entry, Shown, Stock, Stocked, Told, Track};
pub use told::{chronicled, told};
pub use unread::unreadable;
