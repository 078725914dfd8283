//! What is printed for the solo opponent (V21 to V25).

use super::{Act, Atoms, Building, BuildingKind, Icon, Icons, Resource, SCHEMES, SchemeSet};

/// What an AI board is after (V22.15).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// A primary action.
    Act(Act),
    /// `flip + flip`, while there is a card to flip.
    Flip,
}

/// When a revealed building of the solo opponent acts (V22.17, V26.16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SoloTrigger {
    /// Once, when it is built.
    WhenBuilt,
    /// In step 1 of every collision, if it has no criminal.
    Collision,
    /// Each time it flips a card.
    Flip,
    /// Each time it gains a future scheme.
    FutureScheme,
    /// When it shuffles.
    Shuffle,
}

/// A revealed building that acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reveal {
    /// Which building.
    pub building: Building,
    /// When.
    pub trigger: SoloTrigger,
    /// What it does.
    pub effect: Atoms,
}

/// An AI board (V21.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloBoard {
    /// Its name in options: `cleric`.
    pub id: String,
    /// What it is after.
    pub focus: Focus,
    /// V22.4: resources in order of preference, each until it has so many; empty where all resources are of one kind (V22.5).
    pub prefers: Vec<(Resource, u16)>,
    /// V21.7: what it starts with.
    pub gains: Atoms,
    /// Deeds at the start.
    pub deeds: u8,
    /// Debts at the start.
    pub debts: u8,
    /// The building at the start.
    pub building: BuildingKind,
    /// V22.16: icons of slots 2 and 3 while they are empty.
    pub slots: [Icons; 2],
    /// V21.5: schemes that are not used.
    pub removed: SchemeSet,
    /// V22.17: the icons of the Guildhalls.
    pub guildhalls: [Icon; 3],
}

/// What a scheme offers in its last row (V24.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SchemeOption {
    /// A primary action.
    Act(Act),
    /// The primary focus of the board.
    Focus,
    /// Effects.
    Effect(Atoms),
}

/// A scheme (V24.4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloScheme {
    /// The icons of its header.
    pub header: Icons,
    /// The bonus effects.
    pub bonus: Atoms,
    /// How far the viscount moves.
    pub steps: u8,
    /// The options, from left to right.
    pub options: Vec<SchemeOption>,
}

/// All of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloPrinted {
    /// The four boards.
    pub boards: Vec<SoloBoard>,
    /// Revealed buildings that act.
    pub reveals: Vec<Reveal>,
    /// The schemes.
    pub schemes: [SoloScheme; SCHEMES],
    /// V24.8: what it gains in its own collision.
    pub collision: [Atoms; 7],
    /// V23.4: noble icons for 2, 3 and 4 workers.
    pub nobles: [u8; 3],
    /// V25.3: points of a resource left over.
    pub leftover: u8,
}
