//! Phase and round in a few signs, where the main board stands behind a tab.

use super::put;
use super::{scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel,
    burgundy::{
        keys,
        labels::{self, Word},
    },
};
use demesne_draw::{die, pen::N};

/// The panel; none where the whole board is shown.
pub(super) fn clock(scene: &Scene<'_>) -> Option<Panel> {
    if scene.whole_board() {
        return None;
    }
    let mut sheet = Sheet::new(scene);
    let (state, language) = (&scene.state, scene.look.language);
    let phase = state.phase.min(4);
    let letter = char::from(b'A' + phase);
    let worth = scene.game.printed().phase[usize::from(phase)];
    let area = Frame::new(0.0, 0.0, 30.0, 30.0);
    sheet.thing(keys::phase(phase), labels::phase(letter, worth, true, language), area, |out| {
        put!(
            out,
            r#"<g transform="translate(15 15)" class="ph on"><circle r="13"/><text y="6" class="phl" style="font-size:17px">{letter}</text></g>"#
        );
    });
    sheet.still("rounds", |out| {
        for round in 0..5 {
            let class = match round.cmp(&state.round) {
                std::cmp::Ordering::Less => "dot past",
                std::cmp::Ordering::Equal => "dot now",
                std::cmp::Ordering::Greater => "dot",
            };
            let radius = if round == state.round { 5.0 } else { 3.5 };
            put!(
                out,
                r#"<circle cx="{}" cy="15" r="{}" class="{class}"/>"#,
                N(40.0 + 12.5 * f32::from(round)),
                N(radius)
            );
        }
    });
    if state.white != 0 && !super::dice::shows_white(scene) {
        let area = Frame::new(104.0, 2.0, 26.0, 26.0);
        sheet.boxed(keys::white_die(), labels::white_die(state.white, language), area, 6.0, |out| {
            die::white(out, state.white, area.centre(), 24.0);
        });
    }
    Some(sheet.panel("clock", scene.word(Word::Clock), None, Frame::new(0.0, 0.0, 132.0, 30.0)))
}
