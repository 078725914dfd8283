//! The colour bonuses that are left (T13).

use super::{scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel,
    sheet::put,
    tuscany::{
        keys,
        labels::{self, Word},
    },
};
use demesne_draw::{
    pen::{At, N, glyph},
    tuscany,
};
use demesne_tuscany::Colour;

const STEP: f32 = 42.0;

/// The panel of the bonuses: what the first and the second get, struck through when it is gone.
pub(super) fn bonuses(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    for (place, colour) in Colour::ALL.into_iter().enumerate() {
        let (points, done) = (scene.game.printed().bonus[colour.index()], scene.state.completed(colour));
        let next = points.get(usize::from(done)).copied();
        let x = STEP * (place as f32 + 0.5);
        let area = Frame::new(x - 20.0, 2.0, 40.0, 66.0);
        let label = labels::bonus(colour, next, scene.look.language);
        sheet.boxed(keys::bonus(colour), label, area, 7.0, |out| {
            if next.is_none() {
                put!(out, r#"<g class="dim">"#);
            }
            ground(out, colour, At::new(x, 21.0, 19.0));
            glyph(out, tuscany::kind(colour), (x, 20.0), 21.0);
            for (nth, points) in points.into_iter().enumerate() {
                let (gone, y) = (nth < usize::from(done), 52.0);
                let x = x + if nth == 0 { -9.0 } else { 10.0 };
                let class = if gone {
                    "bonus gone"
                } else if nth == usize::from(done) {
                    "bonus next"
                } else {
                    "bonus"
                };
                put!(out, r#"<text class="{class}" x="{}" y="{}">{points}</text>"#, N(x), N(y + 4.0));
            }
            if next.is_none() {
                out.push_str("</g>");
            }
        });
    }
    let tab = (!scene.roomy()).then_some("g-token");
    sheet.panel("bonuses", scene.word(Word::Bonuses), tab, Frame::new(0.0, 0.0, STEP * 8.0, 70.0))
}

fn ground(out: &mut String, colour: Colour, at: At) {
    let name = colour.name();
    put!(
        out,
        r##"<g transform="{at}"><use href="#hxf" style="fill:var(--t-{name})"/><use href="#hxf" fill="url(#lit)"/></g>"##
    );
}
