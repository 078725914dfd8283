//! What people see of a game and touch, without the browser that shows it.
//!
//! A table is shown as [`Panel`]s of [`Part`]s. Whatever can be touched or asked about has a [`Key`]: a die, a space, a stack of
//! goods. Each legal action is a [`Way`]: the keys that it touches, what it costs and brings. A person acts by touching: the
//! [`Hand`] keeps what was touched, narrows the ways down, and says what may be touched next, until one way is left. None of
//! this knows a game; a game brings its [`Stage`].
//!
//! A game without a stage, and an action that touches nothing, are played by the list of legal actions: nobody gets stuck.

mod burgundy;
mod chain;
pub mod finger;
mod hand;
mod lesson;
mod motion;
mod names;
mod panel;
mod screen;
mod setup;
mod sheet;
mod signs;
mod sketch;
mod stage;
mod tuscany;
mod viscounts;
mod way;

pub use chain::Chain;
pub use demesne_draw::{hex::Frame, seat::Initials};
pub use hand::{Hand, Lit, Marks, Touched};
pub use lesson::{Advice, Lesson, lesson};
pub use motion::{MOST_STEPS, Motion, Picture, Seen};
pub use panel::{Panel, Part, Thing, words};
pub use screen::Screen;
pub use setup::{Board, Boards, Choice, Draft, Field, Mode, automaton, emblem, picture, summary, symbols};
pub use signs::signs;
pub use sketch::{Gesture, Sketch, Sketching};
pub use stage::{Explanation, Look, Room, Stage, stage};
pub use way::{Key, Price, Way, keys_of};
