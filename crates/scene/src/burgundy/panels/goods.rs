//! Goods to sell, and those that were sold.

use super::put;
use super::{marks, scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel, Room,
    burgundy::{
        keys,
        labels::{self, Word},
    },
};
use demesne_draw::{
    glyphs,
    goods::good,
    pen::{N, glyph},
};

/// From one stack to the next.
const STEP: f32 = 68.0;
/// The same where fingers need more room.
const WIDE_STEP: f32 = 72.0;
/// The height of the panel.
const HEIGHT: f32 = 84.0;

/// The panel of the goods.
pub(super) fn goods(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let (own, language) = (scene.own(), scene.look.language);
    let (home, estate) = (scene.home(own), scene.state.estate(own));
    let kinds: Vec<(u8, u8)> = (1..).zip(estate.goods).filter(|(_, count)| *count > 0).collect();
    let step = if matches!(scene.look.room, Room::Phone | Room::Across) { WIDE_STEP } else { STEP };
    for (i, &(number, count)) in kinds.iter().enumerate() {
        let (key, x) = (keys::goods(home, number), 32.0 + step * i as f32);
        let area = Frame::new(x - 26.0, 8.0, 52.0, 52.0);
        // What can be hit is the whole column.
        let hit = Frame::new((x - step / 2.0).max(0.0), 0.0, step, HEIGHT);
        // Number and count stand out of the tile, so its rings lie below it.
        sheet.still(format!("{key} ring"), |out| {
            crate::sheet::marks::rings(out, &scene.drawn, &key, area, 11.0)
        });
        sheet.glow(|out| crate::sheet::marks::glow(out, &scene.drawn, &key, area, 11.0));
        sheet.thing(key.clone(), labels::goods(count, number, language), hit, |out| {
            good(out, number, (x, 34.0), 1.75, Some(count));
        });
        if let Some(lit) = scene.drawn.lit.get(&key) {
            sheet.mark(&key, |out| {
                marks::price(out, lit, (x + 22.0, 10.0), 0.8);
                if lit.points > 0 {
                    put!(out, r#"<text x="{}" y="79" class="sell">+{}</text>"#, N(x), lit.points);
                }
            });
        }
    }
    if kinds.is_empty() {
        let words = scene.word(Word::NoGoods);
        let class = if scene.whole_board() { "lab" } else { "lab lab-m" };
        sheet.still("no goods", |out| put!(out, r#"<text class="{class}" x="8" y="46">{words}</text>"#));
    }
    let mut right = step * if kinds.is_empty() { 1.6 } else { kinds.len() as f32 } + 6.0;
    let sold: u16 = estate.sold.iter().map(|&count| u16::from(count)).sum();
    if sold > 0 {
        let label = labels::sold(&estate.sold, language);
        sheet.thing(format!("{home} sold"), label, Frame::new(right, 12.0, 30.0, 52.0), |out| {
            glyph(out, glyphs::SALE, (right + 15.0, 26.0), 24.0);
            put!(
                out,
                r#"<text class="count-s" x="{}" y="58" text-anchor="middle">{sold}</text>"#,
                N(right + 15.0)
            );
        });
        right += 34.0;
    }
    // A frame that is never narrower keeps its tiles as large as others.
    let least = if scene.look.room == Room::Middle { 2.0 } else { 3.0 };
    let width = right.max(least * step + 40.0);
    sheet.panel("goods", scene.word(Word::Goods), None, Frame::new(0.0, 0.0, width, HEIGHT))
}
