//! How marks look on boxes; each game's hexes have their own.

use super::put;
use crate::{Frame, Key, Marks};
use demesne_draw::pen::N;

/// The glow of a box that is lit.
pub(crate) fn glow(out: &mut String, marks: &Marks, key: &Key, area: Frame, round: f32) {
    if marks.lit.contains_key(key) {
        rect(out, area, round, "box-glow");
    }
}

/// The rings of a box.
pub(crate) fn rings(out: &mut String, marks: &Marks, key: &Key, area: Frame, round: f32) {
    if marks.last.contains(key) {
        rect(out, area, round, "box-last");
    }
    if let Some(lit) = marks.lit.get(key) {
        rect(out, area, round, if lit.price.workers > 0 { "box-ring paid" } else { "box-ring" });
    }
    if marks.chosen.contains(key) {
        rect(out, area, round, "box-chosen");
        rect(out, area, round, "box-chosen2");
    }
    if marks.forbidden.as_ref() == Some(key) {
        rect(out, area, round, "forbid");
    }
    if marks.preview.as_ref() == Some(key) {
        rect(out, area, round, "box-pv");
    }
}

fn rect(out: &mut String, area: Frame, round: f32, class: &str) {
    put!(
        out,
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" class="{class}"/>"#,
        N(area.left),
        N(area.top),
        N(area.width),
        N(area.height),
        N(round)
    );
}
