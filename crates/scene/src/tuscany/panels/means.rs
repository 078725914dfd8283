//! Workers, marble and bonus tokens of one's own. While something is paid, the workers that can pay stand there one by one.

use super::{
    hand,
    scene::Scene,
    sheet::{Sheet, pill},
};
use crate::{
    Frame, Panel,
    sheet::put,
    tuscany::{
        keys,
        labels::{self, Word},
    },
};
use demesne_draw::{
    pen::{N, glyph},
    tuscany::token,
};
use demesne_game::Seat;
use demesne_tuscany::Token;

const WIDE: f32 = 208.0;
const HIGH: f32 = 88.0;

/// The panel.
pub(super) fn means(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let (own, language) = (scene.own(), scene.look.language);
    let estate = scene.estate(own);
    workers(&mut sheet, own);
    let area = Frame::new(112.0, 4.0, 90.0, 38.0);
    let label = labels::count(labels::marble(language), estate.marble);
    let key = keys::marble(own);
    sheet.boxed(key, label, area, 8.0, |out| {
        glyph(out, "g-marble", (area.left + 21.0, 23.0), 36.0);
        super::sheet::number(out, &estate.marble, (area.left + 45.0, 23.0), 36.0);
    });
    tokens(&mut sheet, own, (4.0, 66.0), 18.0, WIDE - 8.0);
    sheet.panel("means", scene.word(Word::Means), None, Frame::new(0.0, 0.0, WIDE, HIGH))
}

fn workers(sheet: &mut Sheet<'_>, own: Seat) {
    let scene = sheet.scene;
    let (count, language) = (scene.estate(own).workers, scene.look.language);
    let paying = count > 0 && scene.marks.usable.contains(&keys::worker(own, 0));
    if !paying {
        let area = Frame::new(4.0, 4.0, 90.0, 38.0);
        let label = labels::count(labels::workers(language), count);
        return sheet.count(keys::workers(own), label, "g-worker", count, area);
    }
    for copy in 0..count.min(2) {
        let area = Frame::new(4.0 + 36.0 * f32::from(copy), 4.0, 34.0, 38.0);
        let key = keys::worker(own, copy);
        let stands = scene.stands(&key);
        let label = labels::worker(language).to_owned() + &labels::stands(stands, language);
        sheet.thing(key, label, area, |out| {
            out.push_str(r#"<g class="rise">"#);
            glyph(out, "g-worker", area.centre(), 34.0);
            hand::replaced(out, stands, (area.left + 1.0, area.top + 1.0));
            put!(
                out,
                r#"<rect class="picked" x="{}" y="{}" width="{}" height="{}" rx="6"/></g>"#,
                N(area.left),
                N(area.top),
                N(area.width),
                N(area.height)
            );
        });
    }
    if count > 2 {
        sheet.still("more workers", |out| {
            super::sheet::number(out, &format!("+{}", count - 2), (78.0, 24.0), 26.0);
        });
    }
}

/// The tokens of somebody from a point on, around its height.
pub(super) fn tokens(sheet: &mut Sheet<'_>, seat: Seat, (x, y): (f32, f32), radius: f32, room: f32) {
    let scene = sheet.scene;
    let has: Vec<(Token, u8)> = Token::ALL
        .into_iter()
        .map(|kind| (kind, scene.estate(seat).token(kind)))
        .filter(|(_, count)| *count > 0)
        .collect();
    let step = (2.0 * radius + 5.0).min(room / has.len().max(1) as f32);
    for (place, (kind, count)) in has.into_iter().enumerate() {
        let x = x + radius + step * place as f32;
        let label = labels::token(kind, count, scene.look.language);
        let label = if seat == scene.own() { label } else { format!("{}: {label}", scene.name(seat)) };
        let area = Frame::new(x - radius, y - radius, 2.0 * radius, 2.0 * radius);
        sheet.boxed(keys::own_token(seat, kind), label, area, radius, |out| {
            token::token(out, kind, (x, y), radius);
            if count > 1 {
                pill(out, count, (x + radius * 0.6, y + radius * 0.7), radius / 24.0);
            }
        });
    }
}
