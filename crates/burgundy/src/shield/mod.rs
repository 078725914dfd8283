//! Shields (X-SHIELD): where they lie, how they are taken and lost, and what they do while they are held.
//!
//! What a shield only changes stands where it changes it: 1 in `effect.rs`, 4 in `take.rs`, 7 and 17 in `complete.rs`, 8 in
//! `phase_end.rs`, 9 and 12 in `sell.rs`, 10 in `score.rs`, 16 in `dice.rs`, 18 in `site.rs`.

mod also;
mod copies;
mod effects;
mod layout;
mod levies;
mod marks;
mod phase_end;
pub mod printed;
mod taking;
mod tribute;

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

    /// The depot where a shield lies.
    pub fn depot_of(&self, shield: u8) -> Option<usize> {
        self.depots.iter().position(|pair| shield != 0 && pair.contains(&shield))
    }

    /// Takes a shield away from its depot; it is never replaced (X-SHIELD-A).
    pub(crate) fn remove(&mut self, shield: u8) {
        if let Some(depot) = self.depot_of(shield) {
            let [first, second] = self.depots[depot];
            self.depots[depot] = [if first == shield { second } else { first }, 0];
        }
    }
}

/// A set of shields: bit n for shield n.
pub const fn bit(shield: u8) -> u32 {
    1 << shield
}

/// The shields of a set, in rising order.
pub fn members(set: u32) -> impl Iterator<Item = u8> {
    (1..=SHIELDS).filter(move |&shield| set & bit(shield) != 0)
}
