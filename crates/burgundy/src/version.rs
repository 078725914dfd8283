//! Versions of the rules. A fix that changes what an old record means makes a new one; the old ones stay, so that records replay and
//! tables are played to their end. Everything in which versions differ is asked here and nowhere else.
//!
//! | version | what it changed |
//! | --- | --- |
//! | 1 | the first |
//! | 2 | a private tile placed with an own die costs its workers (B5.3, X-TEAM-9); sets of vine bonus tiles with the Châteautoma (A17.2); `bonus` is asked only where there is a choice (X-R12); alone the tile of a completed colour is a must (X-SOLO-17), and livestock counts when it is laid (X-SOLO-26) |

use crate::Burgundy;

/// What new tables are played by.
pub(crate) const NEWEST: u32 = 2;
/// The oldest version that is still understood.
pub(crate) const OLDEST: u32 = 1;

impl Burgundy {
    #[inline]
    fn since(&self, version: u32) -> bool {
        self.options.rules >= version
    }

    /// B5.3, X-TEAM-9: whether an own die that places a private tile is paid for like any other.
    #[inline]
    pub(crate) fn pays_for_private_tiles(&self) -> bool {
        self.since(2)
    }

    /// A17.2: whether there are as many sets of vine bonus tiles as people where the Châteautoma plays.
    pub(crate) fn deals_sets_of_vine_bonuses(&self) -> bool {
        self.since(2)
    }

    /// X-R12: whether the order of two bonus actions is asked only where it is a choice.
    pub(crate) fn asks_for_real_orders_only(&self) -> bool {
        self.since(2)
    }

    /// X-SOLO-17: whether the tile of a completed colour must be taken.
    pub(crate) fn colour_tile_is_a_must(&self) -> bool {
        self.since(2)
    }

    /// X-SOLO-26: whether the points of livestock are counted when the tile is laid.
    pub(crate) fn counts_herds_when_laid(&self) -> bool {
        self.since(2)
    }
}
