//! What a step touched.

use super::Burgundian;
use crate::Key;

/// The keys of what a step touched that was just played.
pub(super) fn touched(_table: &Burgundian<'_>, _step: &str) -> Vec<Key> {
    Vec::new()
}
