//! The table of Burgundy in panels.

use super::Burgundian;
use crate::{Look, Marks, Panel};

/// All panels.
pub(super) fn panels(_table: &Burgundian<'_>, _look: &Look<'_>, _marks: &Marks) -> Vec<Panel> {
    Vec::new()
}

/// How they lie on the page.
pub(super) fn style() -> &'static str {
    ""
}

/// What their pictures refer to.
pub(super) fn definitions() -> String {
    String::new()
}
