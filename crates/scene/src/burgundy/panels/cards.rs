//! The Châteautoma: its county cards, its duchy of areas, its reserve.

use super::put;
use super::{scene::Scene, sheet::Sheet};
use crate::{
    Frame,
    burgundy::{keys, labels},
};
use demesne_burgundy::duchy::automa_duchies;
use demesne_draw::{
    automa::{self, CARD},
    glyphs, goods,
    pen::{Factor, N, glyph},
};
use demesne_game::Seat;

/// All that it has, in a frame below its heading.
pub(super) fn automaton(sheet: &mut Sheet<'_>, seat: Seat, frame: Frame) {
    let scene = sheet.scene;
    // Where there is room the cards lie side by side, else one above the other.
    let columns = if frame.width > 400.0 { 2 } else { 1 };
    let high = match columns {
        2 => (frame.width - 8.0) / 2.0 / CARD.0 * CARD.1,
        _ => (frame.width / CARD.0 * CARD.1 * 2.0 + 6.0).min(frame.height * 0.46),
    };
    let rest = Frame { top: frame.top + high + 8.0, height: frame.height - high - 8.0, ..frame };
    cards(sheet, Frame { height: high, ..frame }, columns);
    let large = frame.width > 400.0;
    let row = if large { 40.0 } else { 26.0 };
    areas(sheet, Frame { height: rest.height - row - 4.0, ..rest });
    let (y, state) = (rest.top + rest.height - row / 2.0, &scene.state);
    let estate = state.estate(seat);
    let unit = row / 26.0;
    let class = if large { "count" } else { "count-s" };
    sheet.still(format!("{seat} belongings"), |out| {
        let mut x = rest.left;
        let automa = &state.automa;
        let counts = [
            (glyphs::SILVER, estate.silver),
            (glyphs::ANY_SHIELD, automa.shields.into()),
            (glyphs::ANY_VINE, automa.doubles.into()),
            (glyphs::POST, automa.posts.into()),
        ];
        for (i, (id, count)) in counts.into_iter().enumerate() {
            if i > 0 && count == 0 {
                continue;
            }
            glyph(out, id, (x + 10.0 * unit, y), 18.0 * unit);
            let (left, base) = (N(x + 22.0 * unit), N(y + 5.5 * unit));
            put!(out, r#"<text class="{class}" x="{left}" y="{base}">{count}</text>"#);
            x += 40.0 * unit;
        }
        let room = (rest.left + rest.width - x) * 0.5;
        goods::row(out, &estate.goods, (x + room / 2.0, y), 0.7 * unit, room);
        let left = x + room + 4.0;
        reserve(out, scene, (left, y), rest.left + rest.width - left, 11.0 * unit);
    });
}

/// The reserve from a point on, around its height, as large as its room allows.
fn reserve(out: &mut String, scene: &Scene<'_>, (x, y): (f32, f32), room: f32, most: f32) {
    let automa = &scene.state.automa;
    let mut faces: Vec<_> = automa.reserve.iter().flatten().collect();
    faces.dedup();
    let count = faces.len() + usize::from(automa.wild.is_some());
    let s = (room / (1.9 * count.max(1) as f32 + 0.4)).min(most);
    automa::reserve(out, &scene.board(), (x, y - s), s);
}

fn cards(sheet: &mut Sheet<'_>, room: Frame, columns: usize) {
    let scene = sheet.scene;
    let rows = 2 / columns;
    let (wide, high) = (
        (room.width - 8.0 * (columns - 1) as f32) / columns as f32,
        (room.height - 6.0 * (rows - 1) as f32) / rows as f32,
    );
    let scale = (wide / CARD.0).min(high / CARD.1);
    for (i, place) in scene.state.automa.cards.iter().enumerate() {
        let (width, height) = (CARD.0 * scale, CARD.1 * scale);
        let (column, row) = ((i % columns) as f32, (i / columns) as f32);
        let x = room.left + (wide + 8.0) * column + (wide - width) / 2.0;
        let y = room.top + (height + 6.0) * row;
        let (mut lies, mut wants) = (Vec::new(), Vec::new());
        if place.card != 0 {
            let printed = scene.game.county().card(place.card);
            for (hex, colour) in printed.hexes.iter().enumerate() {
                match (place.tiles.get(hex).copied().flatten(), colour) {
                    (Some(tile), _) => lies.push(scene.tile_name(tile)),
                    (None, Some(colour)) => wants.push(*colour),
                    (None, None) => {}
                }
            }
        }
        let label = labels::card(i == 1, &lies, &wants, scene.look.language);
        let area = Frame::new(x, y, width, height);
        sheet.boxed(keys::card(i), label, area, 8.0 * scale, |out| {
            put!(out, r#"<g transform="translate({} {}) scale({})">"#, N(x), N(y), Factor(scale));
            automa::card(out, &scene.board(), place, (0.0, 0.0));
            out.push_str("</g>");
        });
    }
}

fn areas(sheet: &mut Sheet<'_>, room: Frame) {
    let scene = sheet.scene;
    let side = scene.game.areas().side.to_string();
    let printed = automa_duchies().unwrap_or_default().into_iter().find(|duchy| duchy.label.id == side);
    let Some(printed) = printed else { return };
    let tiles = automa::tiles(&scene.board(), &printed);
    let mut picture = automa::Picture { duchy: &printed, tiles: &tiles, s: 10.0 };
    let unit = picture.frame();
    picture.s *= (room.width / unit.width).min(room.height / unit.height);
    let (frame, (cx, cy)) = (picture.frame(), room.centre());
    sheet.still("areas", |out| {
        let (x, y) = (cx - frame.width / 2.0, cy - frame.height / 2.0);
        put!(out, r#"<g class="duchy" transform="translate({} {})">"#, N(x), N(y));
        automa::duchy(out, &picture);
        out.push_str("</g>");
    });
}
