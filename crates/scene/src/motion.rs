//! What moves on a table after a step. None of it is needed to play: it says what happened.

use crate::{Frame, Key};

/// So many steps at once are seen to move; more of them were not played but loaded.
pub const MOST_STEPS: usize = 12;
/// How long most things are on their way, in milliseconds.
const FLIGHT: u16 = 420;

/// A picture that lies nowhere: it is seen while it flies.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// SVG markup.
    pub markup: String,
    /// Its box, in units of the panels that it flies over. The middle of it is what meets the places.
    pub frame: Frame,
}

/// What is seen of a motion.
#[derive(Clone, PartialEq, Debug)]
pub enum Seen {
    /// Nothing flies: the place shines.
    Light,
    /// The thing where it ends, as it is drawn there.
    Thing,
    /// A picture of its own, whatever is drawn where it ends.
    Picture(Picture),
}

/// Something on its way, or something that shines where it is.
#[derive(Clone, PartialEq, Debug)]
pub struct Motion {
    /// What is seen. It has arrived already as far as the game is concerned.
    pub seen: Seen,
    /// The things that it moves between, each met in its middle: where it began, what it came through, where it ends. What is not on the page is
    /// left out; where the first or the last of them is not, a picture comes from, or goes to, the plate of the seat whose it is.
    pub path: Vec<Key>,
    /// Whether the thing where it ends is what arrives: it shows once it has.
    pub arrives: bool,
    /// After how many milliseconds it begins.
    pub after: u16,
    /// How many milliseconds it takes.
    pub lasts: u16,
}

impl Motion {
    /// A thing flies to where it is from another place at once.
    pub fn flight(from: Key, to: Key) -> Motion {
        Motion { seen: Seen::Thing, path: vec![from, to], arrives: true, after: 0, lasts: FLIGHT }
    }

    /// What a step moved that touched these things, where the game knows no better: the last but one to the last.
    pub fn of_touched(keys: &[Key]) -> Vec<Motion> {
        match keys {
            [.., from, to] => vec![Motion::flight(from.clone(), to.clone())],
            _ => Vec::new(),
        }
    }
}
