//! Shields (X-SHIELD): where they lie and what they do while they are held.

mod effects;
mod pending;

/// How many shields there are.
pub const SHIELDS: u8 = 18;

/// The shields that nobody has taken yet, and what is open to all about those that somebody has. What a player holds
/// is in [`crate::state::Estate::shields`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shields {
    /// X-SHIELD-A: the shields at each depot, in rising order; 0 for none.
    pub depots: [[u8; 2]; 6],
    /// X-SHIELD-6: the seat whose monasteries are copied, plus 1; 0 while nobody is chosen. There is one shield 6.
    pub copied: u8,
    /// X-SHIELD-16.1: whether shield 16 was used in this turn.
    pub wielded: bool,
}

impl Shields {
    /// No shield lies anywhere.
    pub const NONE: Shields = Shields { depots: [[0; 2]; 6], copied: 0, wielded: false };
}

/// A set of shields: bit n for shield n.
pub const fn bit(shield: u8) -> u32 {
    1 << shield
}
