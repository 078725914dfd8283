//! What moves on a table after a step. None of it is needed to play: it says what happened.

use crate::Key;

/// So many steps at once are seen to move; more of them were not played but loaded.
pub const MOST_STEPS: usize = 12;
/// How long most things are on their way, in milliseconds.
const FLIGHT: u16 = 420;

/// A picture on its way, or something that shines where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Motion {
    /// Whose picture moves. It has arrived already as far as the game is concerned.
    pub thing: Key,
    /// The things that it moves between, each met in its middle: where it began, what it came through, where it ends. What is not on the page is
    /// left out; a motion with one place alone shines there.
    pub path: Vec<Key>,
    /// After how many milliseconds it begins.
    pub after: u16,
    /// How many milliseconds it takes.
    pub lasts: u16,
}

impl Motion {
    /// Something flies from one place to another at once.
    pub fn flight(from: Key, to: Key) -> Motion {
        Motion { thing: to.clone(), path: vec![from, to], after: 0, lasts: FLIGHT }
    }

    /// What a step moved that touched these things, where the game knows no better: the last but one to the last.
    pub fn of_touched(keys: &[Key]) -> Vec<Motion> {
        match keys {
            [.., from, to] => vec![Motion::flight(from.clone(), to.clone())],
            _ => Vec::new(),
        }
    }
}
