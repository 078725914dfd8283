//! The own shields (X-SHIELD-G).

use super::put;
use super::{scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel, Room,
    burgundy::{
        keys,
        labels::{self, Word},
    },
};
use demesne_burgundy::{Expansion, shield::members};
use demesne_draw::{
    glyphs,
    pen::{N, glyph},
};

/// From one shield to the next.
const STEP: f32 = 56.0;
/// Up to so many stand in a row.
const ROW: usize = 4;
/// On a phone they lie in both lower corners of the duchy, two above each other: how wide the panel is.
const UPRIGHT: f32 = 418.0;
const ACROSS: f32 = 362.0;

/// The panel of the shields; none where they are not in play.
pub(super) fn shields(scene: &Scene<'_>) -> Option<Panel> {
    if !scene.has(Expansion::Shields) {
        return None;
    }
    let mut sheet = Sheet::new(scene);
    let own = scene.own();
    let home = scene.home(own);
    let held: Vec<u8> = members(scene.state.estate(own).shields).collect();
    let frame = match scene.look.room {
        Room::Phone => Frame::new(0.0, 0.0, UPRIGHT, 2.0 * STEP),
        Room::Across => Frame::new(0.0, 0.0, ACROSS, 2.0 * STEP),
        _ => {
            let across = held.len().clamp(ROW - 1, ROW) as f32;
            Frame::new(0.0, 0.0, STEP * across, STEP * held.len().div_ceil(ROW).max(1) as f32)
        }
    };
    let corners = matches!(scene.look.room, Room::Phone | Room::Across);
    let place = |i: usize| match corners {
        true => in_corner(i, frame),
        false => Frame::new(STEP * (i % ROW) as f32, STEP * (i / ROW) as f32, STEP, STEP),
    };
    for (i, &shield) in held.iter().enumerate() {
        let cell = place(i);
        let (key, area) = (keys::own_shield(home, shield), cell.grown(-3.0));
        let label = labels::shield(shield, None, scene.look.language);
        // What can be hit is the whole cell.
        sheet.boxed_in(key, label, (area, cell), 9.0, |out| {
            glyph(out, glyphs::shield(shield), area.centre(), 48.0);
        });
    }
    if held.is_empty() {
        // Where there is little room the faint shield says it alone.
        let words = if scene.whole_board() { scene.word(Word::NoShields) } else { "" };
        let cell = place(0);
        sheet.still("no shields", |out| {
            put!(
                out,
                r##"<use href="#{}" x="{}" y="{}" width="36" height="36" class="ghost" style="color:var(--ink-3);opacity:.4"/>"##,
                glyphs::ANY_SHIELD,
                N(cell.left + 8.0),
                N(cell.top + 10.0)
            );
            put!(out, r#"<text class="lab" x="52" y="33">{words}</text>"#);
        });
    }
    Some(sheet.panel("shields", scene.word(Word::Shields), None, frame))
}

/// The first two at the left, the next two at the right, and so on towards the middle.
fn in_corner(i: usize, frame: Frame) -> Frame {
    let (column, row) = (i / 2, i % 2);
    let inwards = STEP * (column / 2) as f32;
    let left = if column % 2 == 0 { inwards } else { frame.width - STEP - inwards };
    Frame::new(left, frame.height - STEP * (row + 1) as f32, STEP, STEP)
}
