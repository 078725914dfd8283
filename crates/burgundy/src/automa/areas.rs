//! The areas of its duchy (A1.12) as the modifiers of the table make them (A15.4).

use crate::{
    Colour,
    duchy::{AutomaDuchy, LARGEST_AREA, Mark},
    options::{Chateautoma, Modifier},
    state::State,
};

/// The spaces of its duchy by colour, and what lies on them from the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Areas {
    /// The number of the side: 35 or 36 (A2.3).
    pub side: u8,
    /// How many spaces each colour has.
    pub spaces: [u8; 6],
    /// A15.5: how many tiles of modifier A lie face down on each colour.
    pub face_down: [u8; 6],
    /// A15.6: how many tiles of modifier B lie face up on each colour.
    pub face_up: [u8; 6],
    /// The spaces without such a tile in reading order, a bit each.
    free: [u16; 6],
    /// A15.9: the spaces whose covering gives an extra turn, a bit each.
    extra: [u16; 6],
}

impl Areas {
    /// No Châteautoma.
    pub const NONE: Areas =
        Areas { side: 0, spaces: [0; 6], face_down: [0; 6], face_up: [0; 6], free: [0; 6], extra: [0; 6] };

    /// A2.3: the side that the modifiers want. A15.4: marks of a modifier that is not in play mean nothing.
    pub fn new(sides: &[AutomaDuchy], automa: Chateautoma) -> Areas {
        let marked = [Modifier::A, Modifier::B, Modifier::D].into_iter().any(|modifier| automa.has(modifier));
        let side = if marked { 36 } else { 35 };
        let Some(duchy) = sides.iter().find(|duchy| duchy.label.id == side.to_string()) else {
            return Areas::NONE;
        };
        let mut areas = Areas { side, spaces: duchy.spaces, ..Areas::NONE };
        for colour in Colour::ALL {
            let i = colour.index();
            for space in 0..usize::from(duchy.spaces[i]) {
                match duchy.mark(colour, space) {
                    Some(Mark::A) if automa.has(Modifier::A) => areas.face_down[i] += 1,
                    Some(Mark::B) if automa.has(Modifier::B) => areas.face_up[i] += 1,
                    mark => {
                        areas.free[i] |= 1 << space;
                        let extra = mark == Some(Mark::ExtraTurn) && automa.has(Modifier::D);
                        areas.extra[i] |= u16::from(extra) << space;
                    }
                }
            }
        }
        areas
    }

    /// A9.3: the space of a colour for the next tile when `moved` have come before it; `None` when it is stacked (A9.6).
    pub fn space(&self, colour: Colour, moved: u8) -> Option<u8> {
        let free = self.free[colour.index()];
        (0..LARGEST_AREA as u8).filter(|space| free >> space & 1 != 0).nth(moved.into())
    }

    /// A15.9: whether covering a space gives an extra turn.
    pub fn gives_extra_turn(&self, colour: Colour, space: u8) -> bool {
        self.extra[colour.index()] >> space & 1 != 0
    }

    /// How many spaces of a colour are empty when `moved` tiles have come before.
    pub fn empty(&self, colour: Colour, moved: u8) -> u32 {
        self.free[colour.index()].count_ones().saturating_sub(moved.into())
    }

    /// A15.9: how many of those give an extra turn.
    pub fn extra_turns(&self, colour: Colour, moved: u8) -> u32 {
        let from = self.space(colour, moved).unwrap_or(LARGEST_AREA as u8);
        (self.extra[colour.index()] >> from).count_ones()
    }

    /// A10.1, A10.3: whether all spaces of a colour are covered, by tiles of modifier A too.
    pub fn is_covered(&self, state: &State, colour: Colour) -> bool {
        self.space(colour, state.automa.moved(colour)).is_none()
    }
}
