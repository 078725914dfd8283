//! The Châteautoma: its county cards, its duchy of areas, its reserve.

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
    let across = frame.width > 1.35 * frame.height;
    // Cards side by side above the rest, or one above the other at the left.
    let (card_room, rest) = match across {
        true => {
            let width = (frame.width * 0.42).min(CARD.0 * 1.2);
            (
                Frame { width, ..frame },
                Frame { left: frame.left + width + 8.0, width: frame.width - width - 8.0, ..frame },
            )
        }
        false => {
            let height = (frame.width / CARD.0 * CARD.1 * 2.0 + 8.0).min(frame.height * 0.46);
            (
                Frame { height, ..frame },
                Frame { top: frame.top + height + 6.0, height: frame.height - height - 6.0, ..frame },
            )
        }
    };
    cards(sheet, card_room);
    let row = 26.0;
    areas(sheet, Frame { height: rest.height - row - 4.0, ..rest });
    let (y, state) = (rest.top + rest.height - row / 2.0, &scene.state);
    let estate = state.estate(seat);
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
            glyph(out, id, (x + 10.0, y), 18.0);
            put!(out, r#"<text class="count-s" x="{}" y="{}">{count}</text>"#, N(x + 22.0), N(y + 5.0));
            x += 40.0;
        }
        let room = (rest.left + rest.width - x) * 0.5;
        goods::row(out, &estate.goods, (x + room / 2.0, y), 0.7, room);
        reserve(out, scene, (x + room + 4.0, y - 11.0), rest.left + rest.width - x - room - 4.0);
    });
}

/// The reserve, as large as its room allows.
fn reserve(out: &mut String, scene: &Scene<'_>, (x, y): (f32, f32), room: f32) {
    let automa = &scene.state.automa;
    let mut faces: Vec<_> = automa.reserve.iter().flatten().collect();
    faces.dedup();
    let count = faces.len() + usize::from(automa.wild.is_some());
    let s = (room / (1.9 * count.max(1) as f32 + 0.4)).min(11.0);
    automa::reserve(out, &scene.board(), (x, y + 11.0 - s), s);
}

fn cards(sheet: &mut Sheet<'_>, room: Frame) {
    let scene = sheet.scene;
    let scale = (room.width / CARD.0).min((room.height - 6.0) / (2.0 * CARD.1));
    for (i, place) in scene.state.automa.cards.iter().enumerate() {
        let (width, height) = (CARD.0 * scale, CARD.1 * scale);
        let (x, y) = (room.left + (room.width - width) / 2.0, room.top + (height + 6.0) * i as f32);
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
