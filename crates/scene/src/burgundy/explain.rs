//! What things at the table are.

use super::Burgundian;
use crate::{Explanation, Look};

/// What a thing is.
pub(super) fn explain(_table: &Burgundian<'_>, _look: &Look<'_>, _key: &str) -> Option<Explanation> {
    None
}
