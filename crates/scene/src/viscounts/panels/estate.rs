//! What the row of the own board leaves out where there is little room: the track with what it brings, the buildings, debts and deeds.

use super::{board, scene::Scene, sheet::Sheet};
use crate::{Frame, Panel, viscounts::labels::Word};
use demesne_draw::viscounts::board::{EXTENT, Part};

/// The tab of the own board.
pub(super) const TAB: &str = "g-v-card";

/// Where its parts are moved to: the upper part of a whole board is elsewhere, and so are the means.
const TRACK: f32 = -209.0;
const DOCUMENTS: f32 = -255.0;

/// The panel.
pub(super) fn estate(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    for (part, by) in [(Part::Track, TRACK), (Part::Posts, TRACK), (Part::Documents, DOCUMENTS)] {
        let Frame { left, top, .. } = part.frame();
        board::part(&mut sheet, part, (left, top + by));
    }
    board::headings(&mut sheet, &[Part::Track], (0.0, TRACK));
    sheet.panel("estate", scene.word(Word::Board), Some(TAB), Frame::new(0.0, 0.0, EXTENT.0, 290.0))
}
