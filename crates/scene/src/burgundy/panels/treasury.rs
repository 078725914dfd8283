//! Workers and silver; and taking workers with any die (B11).

use super::put;
use super::{scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel, Room,
    burgundy::{
        keys,
        labels::{self, Word},
    },
};
use demesne_burgundy::Expansion;
use demesne_draw::{
    glyphs,
    pen::{N, escape, glyph},
};

/// Taking workers: a button with two lines.
pub(super) fn take(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let own = scene.own();
    // B15.14.
    let count = if scene.state.estate(own).has(14) { 4 } else { 2 };
    let lines = labels::take_workers(count, scene.look.language);
    let area = Frame::new(4.0, 4.0, 158.0, 64.0);
    sheet.boxed(keys::take_workers(own), lines.join(" "), area, 7.0, |out| {
        put!(out, r#"<rect x="4" y="4" width="158" height="64" rx="7" class="button"/>"#);
        glyph(out, glyphs::WORKER, (28.0, 36.0), 36.0);
        let long = lines.iter().any(|line| line.chars().count() > 9);
        let class = if long { "button-text button-long" } else { "button-text" };
        for (line, y) in lines.iter().zip([32.0, 52.0]) {
            put!(out, r#"<text class="{class}" x="50" y="{}">"#, N(y));
            escape(out, line);
            out.push_str("</text>");
        }
    });
    sheet.panel("workers", scene.word(Word::AnyDie), None, Frame::new(0.0, 0.0, 166.0, 72.0))
}

/// Workers and silver.
pub(super) fn treasury(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let own = scene.own();
    let (home, estate, language) = (scene.home(own), scene.state.estate(own), scene.look.language);
    let upright = match scene.look.room {
        Room::Phone | Room::Across | Room::Middle => true,
        Room::Wide => scene.has(Expansion::Shields),
        Room::Narrow => false,
    };
    let (frame, areas) = match upright {
        true => (Frame::new(0.0, 0.0, 78.0, 92.0), [(2.0, 2.0), (2.0, 47.0)]),
        false => (Frame::new(0.0, 0.0, 160.0, 60.0), [(4.0, 6.0), (82.0, 6.0)]),
    };
    let [workers, silver] = areas.map(|(x, y)| Frame::new(x, y, 74.0, if upright { 43.0 } else { 48.0 }));
    let things = [
        (
            keys::workers(home),
            labels::own_workers(estate.workers, language),
            workers,
            glyphs::WORKER,
            estate.workers,
        ),
        (
            keys::silver(home),
            labels::own_silver(estate.silver, language),
            silver,
            glyphs::SILVER,
            estate.silver,
        ),
    ];
    for (key, label, area, id, count) in things {
        let (x, y) = (area.left, area.centre().1);
        sheet.boxed(key, label, area, 8.0, |out| {
            glyph(out, id, (x + 20.0, y), 36.0);
            put!(out, r#"<text class="count" x="{}" y="{}">{count}</text>"#, N(x + 44.0), N(y + 9.0));
        });
    }
    sheet.panel("treasury", scene.word(Word::Treasury), None, frame)
}
