//! What is still to be done before the turn goes on: a stack, the innermost on top (V7.6).

use crate::{
    ability::Act,
    atom::{Atom, Atoms},
    building::Building,
    card::Card,
    scheme::Scheme,
    space::{Segment, Site},
    state::SLOTS,
};
use demesne_game::{Seat, Stack};
use std::ops::{Deref, DerefMut};

/// Where a choice of bundles is printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// The ability of a townsfolk.
    Card(Card),
    /// The second tier of a section of the castle.
    Section(Segment),
}

/// What happens to a card that is turned up from the top of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// It is played (V8.6).
    Play,
    /// It is discarded (V6.14).
    Discard,
    /// It is destroyed (V6.15).
    Destroy,
}

/// Something that is still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// A seat gains a bundle, what is left of it; its first effect may ask for a decision (V7.4).
    Gain(Seat, Atoms),
    /// A decision: which of several bundles (V7.5).
    Choose(Seat, Origin),
    /// Abilities that wait after one event; a decision where more than one does (V7.7).
    Triggered(Seat, [Card; SLOTS]),
    /// By itself: `discard` of Workshop 1, if it is revealed (V12.23).
    Hired(Seat),

    /// A decision: whether a townsfolk is dismissed (V10.8).
    Dismissal(Act),
    /// A decision: what building, how many workers or exchanges, which tile (V10.7 c).
    Amount(Act),
    /// A decision: how it is paid; the number says what was chosen: exchanges, a building, workers.
    Payment(Act, u8),
    /// By itself: so many exchanges are left (V11.7).
    Exchanges(u8),
    /// By itself: abilities after an action are collected (V26.5).
    After(Act),

    /// A decision: where a building goes; only beside the viscount, or anywhere (V12.3, V12.15).
    Site {
        /// Whose.
        seat: Seat,
        /// Which.
        building: Building,
        /// Whether only beside the viscount.
        near: bool,
    },
    /// The links of a new building that are completed: to the site before, to the one after; a decision where both are (V12.13).
    Links {
        /// Whose building it is.
        seat: Seat,
        /// Where it stands.
        site: Site,
        /// Whether the link to the site before is still to be gained.
        before: bool,
        /// Whether the one to the site after is.
        after: bool,
    },

    /// The castle is resolved: groups, then over-crowding (V13.5).
    Castle,
    /// V13.6 c: workers move to both neighbours; a decision where only one is left (V13.8).
    Spread(Seat, Segment),

    /// A collision: the step, and the player who is looked at, counted clockwise from the active one (V16).
    Collision {
        /// 1 to 5.
        step: u8,
        /// 0 for the active player.
        nth: u8,
    },

    /// Chance: the next townsfolk of a pile is turned up.
    TurnTownsfolk(Segment),
    /// Chance: the next manuscript of a pile is turned up.
    TurnManuscript(Segment),
    /// Chance: so many cards are drawn.
    Draw(Seat, u8),
    /// Chance: the top card of a deck is turned up.
    TurnUp(Seat, Fate),

    /// Chance: the solo opponent turns up its next scheme (V24.3).
    Scheme,
    /// Chance: the solo opponent gains a future scheme (V22.10).
    Future,
    /// Chance: a scheme that was shuffled in unseen and never drawn is turned up at the end (V25.2).
    Stranger,
    /// By itself: the solo opponent moves, then carries out an option (V24.4).
    March(Scheme),
    /// By itself: the first option of a scheme that can be carried out is (V24.5).
    Options(Scheme),
    /// By itself: the solo opponent's building at the start (V21.7).
    FirstBuilding,
}

/// The deepest stack: an action, a building, its links, a castle that cascades, triggered abilities, and chance on top.
pub const DEEPEST: usize = 24;

/// Tasks, the innermost last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tasks(Stack<Task, DEEPEST>);

impl Tasks {
    /// Nothing to be done.
    pub const NONE: Tasks = Tasks(Stack::EMPTY);

    /// Puts a bundle on top, unless it is empty.
    #[inline]
    pub fn gain(&mut self, seat: Seat, atoms: Atoms) {
        if !atoms.is_empty() {
            self.push(Task::Gain(seat, atoms));
        }
    }

    /// Takes the first effect off the bundle on top.
    #[inline]
    pub fn gained(&mut self) -> Option<(Seat, Atom)> {
        let Some(Task::Gain(seat, atoms)) = self.pop() else { return None };
        self.gain(seat, atoms.rest());
        atoms.first().map(|atom| (seat, atom))
    }
}

impl Deref for Tasks {
    type Target = Stack<Task, DEEPEST>;

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Tasks {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}
