//! The solo game (X-SOLO).

mod pending;

/// Marker and target of a solo game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SoloTrack {
    /// The points since the last reset.
    pub marker: u8,
    /// X-SOLO-19: where the marker goes back to 0.
    pub target: u8,
    /// X-SOLO-16: whether the crane has counted for a monastery.
    pub crane_counted: bool,
    /// X-SOLO-21: whether the innermost open effect was picked by the player, or is alone, and is being resolved. While it is
    /// not, the open effects lie side by side and the player picks one.
    pub resolving: bool,
}

impl SoloTrack {
    /// Not a solo game.
    pub const NONE: SoloTrack = SoloTrack { marker: 0, target: 0, crane_counted: false, resolving: false };
}
