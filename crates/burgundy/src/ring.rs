//! The ring of die values, on which 6 and 1 are neighbours (B5.3). Dice, depots and duchies all measure by it.

/// The distance between two values around the ring: 0 to 3.
#[inline]
pub const fn distance(from: u8, to: u8) -> u8 {
    let apart = from.abs_diff(to);
    if apart > 3 { 6 - apart } else { apart }
}
