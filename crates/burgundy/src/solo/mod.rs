//! The solo game (X-SOLO): a duchy to cover within 25 rounds. Points only move a marker towards a target, which gives extra
//! actions; the player orders all that is due.

mod colour;
mod due;
mod end;
mod gain;
mod round;
mod ship;

/// Marker and target of a solo game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SoloTrack {
    /// The points since the last reset.
    pub marker: u8,
    /// X-SOLO-19: where the marker goes back to 0.
    pub target: u8,
    /// X-SOLO-16: whether the crane has counted for a monastery.
    pub crane_counted: bool,
}

impl SoloTrack {
    /// Not a solo game.
    pub const NONE: SoloTrack = SoloTrack { marker: 0, target: 0, crane_counted: false };
}
