//! Goods to sell, and those that were sold.

use super::{scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel,
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

/// The panel of the goods.
pub(super) fn goods(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let (own, language) = (scene.own(), scene.look.language);
    let (home, estate) = (scene.home(own), scene.state.estate(own));
    let kinds: Vec<(u8, u8)> = (1..).zip(estate.goods).filter(|(_, count)| *count > 0).collect();
    for (i, &(number, count)) in kinds.iter().enumerate() {
        let (key, x) = (keys::goods(home, number), 32.0 + STEP * i as f32);
        let area = Frame::new(x - 26.0, 8.0, 52.0, 52.0);
        sheet.boxed(key.clone(), labels::goods(count, number, language), area, 11.0, |out| {
            ground(out, area);
            good(out, number, (x, 34.0), 1.75, Some(count));
        });
        if let Some(lit) = scene.marks.lit.get(&key).filter(|lit| lit.points > 0) {
            sheet.mark(&format!("{key} points"), |out| {
                put!(out, r#"<text x="{}" y="79" class="sell">+{}</text>"#, N(x), lit.points);
            });
        }
    }
    if kinds.is_empty() {
        let words = scene.word(Word::NoGoods);
        sheet.still("no goods", |out| put!(out, r#"<text class="lab" x="8" y="42">{words}</text>"#));
    }
    let mut right = STEP * kinds.len().max(2) as f32 + 6.0;
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
    sheet.panel("goods", scene.word(Word::Goods), None, Frame::new(0.0, 0.0, right, 84.0))
}

/// What is light while a thing can be touched.
pub(super) fn ground(out: &mut String, area: Frame) {
    put!(
        out,
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="11" class="ground"/>"#,
        N(area.left),
        N(area.top),
        N(area.width),
        N(area.height)
    );
}
