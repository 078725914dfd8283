//! Putting something together before it is an action: a board of pieces, a payment of cards.
//!
//! Whatever is put together is a [`Sketch`]: a text in the game's own words, which only its stage reads. It begins with what the stage
//! proposes; a [`Gesture`] changes it; a button plays what it comes to.

use crate::{Key, Way};

/// What is being put together, in the game's own words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sketch(pub String);

/// What is done to it.
#[derive(Clone, PartialEq, Debug)]
pub enum Gesture {
    /// A thing was touched.
    Touch(Key),
    /// A thing was dragged so far to the right and down, in the units of its panel.
    Drag(Key, (f32, f32)),
}

/// How a sketch stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Sketching {
    /// The sketch.
    pub sketch: Sketch,
    /// Whether it is as it was proposed.
    pub proposed: bool,
    /// What changes it when it is touched.
    pub grips: Vec<Key>,
    /// What is in it.
    pub chosen: Vec<Key>,
    /// What it comes to; or what it still lacks, in a sentence.
    pub comes_to: Result<Way, String>,
}
