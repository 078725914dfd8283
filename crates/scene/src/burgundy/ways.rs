//! The ways to act.

use super::Burgundian;
use crate::Way;
use demesne_game::Seat;
use demesne_text::Language;

/// All legal actions of a seat.
pub(super) fn ways(_table: &Burgundian<'_>, _seat: Seat, _language: Language) -> Vec<Way> {
    Vec::new()
}
