//! The own shields (X-SHIELD-G).

use super::{scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel, Room,
    burgundy::{
        keys,
        labels::{self, Word},
    },
};
use demesne_burgundy::{Expansion, shield::members};
use demesne_draw::{glyphs, pen::glyph};

/// The panel of the shields; none where they are not in play.
pub(super) fn shields(scene: &Scene<'_>) -> Option<Panel> {
    if !scene.has(Expansion::Shields) {
        return None;
    }
    let mut sheet = Sheet::new(scene);
    let own = scene.own();
    let home = scene.home(own);
    let columns = if scene.look.room == Room::Phone { 2 } else { 4 };
    let held: Vec<u8> = members(scene.state.estate(own).shields).collect();
    let width = 56.0;
    for (i, &shield) in held.iter().enumerate() {
        let (x, y) = (width * (i % columns) as f32 + 3.0, width * (i / columns) as f32 + 3.0);
        let area = Frame::new(x, y, 50.0, 50.0);
        let label = labels::shield(shield, None, scene.look.language);
        sheet.boxed(keys::own_shield(home, shield), label, area, 9.0, |out| {
            glyph(out, glyphs::shield(shield), area.centre(), 48.0);
        });
    }
    if held.is_empty() {
        // Where there is little room the faint shield says it alone.
        let words = if scene.whole_board() { scene.word(Word::NoShields) } else { "" };
        sheet.still("no shields", |out| {
            put!(
                out,
                r##"<use href="#{}" x="8" y="10" width="36" height="36" class="ghost" style="color:var(--ink-3);opacity:.4"/>"##,
                glyphs::ANY_SHIELD
            );
            put!(out, r#"<text class="lab" x="52" y="33">{words}</text>"#);
        });
    }
    let rows = held.len().div_ceil(columns).max(1) as f32;
    let across = held.len().clamp(columns.min(3), columns) as f32;
    let frame = Frame::new(0.0, 0.0, width * across, width * rows);
    Some(sheet.panel("shields", scene.word(Word::Shields), None, frame))
}
