//! The main board: whole, or what the strip of depots leaves of it.

use super::put;
use super::{rose, scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel,
    burgundy::{
        keys,
        labels::{self, Word},
    },
};
use demesne_burgundy::{Colour, Expansion};
use demesne_draw::{
    board::{self, BONUS_LABEL, SIZE, TRACK_LABEL},
    hex::Point,
    pen::{N, escape},
};
use demesne_game::Seat;

/// The rows of phases and rounds, and those of track and bonus tiles, on the whole board.
const UPPER: f32 = 84.0;
const LOWER: f32 = 528.0;

/// The board. Where its depots are a strip, what is left stands behind a tab.
pub(super) fn board(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let whole = scene.whole_board();
    sheet.still("lines", |out| {
        out.push_str(r#"<path class="hair" d="M208 14V74M20 604H384"/>"#);
        if whole {
            put!(out, r#"<path class="hair" d="M20 {UPPER}H384M20 {LOWER}H384"/>"#);
        }
    });
    clock(&mut sheet);
    if whole {
        rose::rose(&mut sheet);
    }
    track(&mut sheet);
    bonuses(&mut sheet);
    let panel = sheet.panel("board", scene.word(Word::Board), None, Frame::new(0.0, 0.0, SIZE.0, SIZE.1));
    if whole { panel } else { folded(panel) }
}

/// Without the rose: the lower rows are drawn further up.
fn folded(mut panel: Panel) -> Panel {
    let gap = LOWER - UPPER;
    for part in &mut panel.parts {
        let low = match &part.thing {
            Some(thing) => thing.area.top > LOWER,
            None => ["track", "bonuses", "track label", "bonus label", "lines"].contains(&part.key.as_str()),
        };
        if !low {
            continue;
        }
        if let Some(thing) = &mut part.thing {
            thing.area.top -= gap;
        }
        if part.key == "lines" {
            part.markup =
                format!(r#"<path class="hair" d="M208 14V74M20 {UPPER}H384M20 {}H384"/>"#, N(604.0 - gap));
        } else if !part.markup.is_empty() {
            part.markup = format!(r#"<g transform="translate(0 {})">{}</g>"#, N(-gap), part.markup);
        }
    }
    panel.tab = Some("g-depot");
    panel.frame.height -= gap;
    panel
}

/// Phases and rounds.
fn clock(sheet: &mut Sheet<'_>) {
    let scene = sheet.scene;
    let (state, language) = (&scene.state, scene.look.language);
    sheet.still("phases", |out| board::phases(out, &scene.board()));
    sheet.still("rounds", |out| board::rounds(out, &scene.board()));
    for (phase, &worth) in (0u8..).zip(&scene.game.printed().phase) {
        let letter = char::from(b'A' + phase);
        let label = labels::phase(letter, worth, phase == state.phase, language);
        let area = Frame::new(15.0 + 36.0 * f32::from(phase), 14.0, 34.0, 62.0);
        sheet.thing(keys::phase(phase), label, area, |_| {});
    }
    for (round, &goods) in (0u8..).zip(&state.round_goods) {
        let label = labels::round(round + 1, goods, round == state.round, language);
        let area = Frame::new(215.0 + 35.0 * f32::from(round), 14.0, 34.0, 62.0);
        sheet.thing(keys::round(round), label, area, |_| {});
    }
    if state.white != 0 && scene.whole_board() && !super::dice::shows_white(scene) {
        let area = Frame::new(218.0 + 35.0 * f32::from(state.round), 22.0, 28.0, 28.0);
        sheet.boxed(keys::white_die(), labels::white_die(state.white, language), area, 6.0, |_| {});
    }
}

/// The turn order, or the track of the solo game.
fn track(sheet: &mut Sheet<'_>) {
    let scene = sheet.scene;
    let board = scene.board();
    if scene.game.options().solo.is_some() {
        caption(sheet, "track label", TRACK_LABEL, Word::Target);
        sheet.still("track", |out| {
            out.push_str(r#"<g transform="translate(0 10)">"#);
            board::solo_track(out, &board);
            out.push_str("</g>");
        });
        return;
    }
    let markers = board::markers(&board);
    // The label makes room for markers that stand near it.
    let right = markers.iter().any(|(_, (x, _))| *x < 150.0) && markers.iter().all(|(_, (x, _))| *x < 260.0);
    match right {
        true => caption_right(sheet, "track label", (SIZE.0 - TRACK_LABEL.0, TRACK_LABEL.1), Word::TurnOrder),
        false => caption(sheet, "track label", TRACK_LABEL, Word::TurnOrder),
    }
    sheet.still("track", |out| board::track(out, &board));
    for (i, (seat, (x, y))) in markers.into_iter().enumerate() {
        let space = scene.state.track.at[seat.index()];
        let label = labels::marker(&scene.name(seat), i + 1, space, scene.look.language);
        sheet.thing(keys::marker(seat), label, Frame::new(x - 10.0, y - 31.0, 34.0, 38.0), |_| {});
    }
}

/// The bonus tiles of the colours.
fn bonuses(sheet: &mut Sheet<'_>) {
    let scene = sheet.scene;
    if scene.game.options().solo.is_some() {
        return;
    }
    caption(sheet, "bonus label", BONUS_LABEL, Word::FirstToFill);
    sheet.still("bonuses", |out| board::bonuses(out, &scene.board()));
    let printed = scene.game.printed();
    for (i, colour) in Colour::ALL.into_iter().enumerate() {
        let [large, small] = scene.state.bonus[colour.index()];
        let tile = |owner: u8, worth| match owner.checked_sub(1) {
            None => Ok(worth),
            Some(seat) => Err(scene.name(Seat(seat))),
        };
        let tiles = [tile(large, printed.bonus_large), tile(small, printed.bonus_small)];
        let label = labels::bonus(colour, tiles, scene.look.language);
        let top = if scene.has(Expansion::Posts) { 632.0 } else { 628.0 };
        let area = Frame::new(18.0 + 60.0 * i as f32, top, 56.0, SIZE.1 - 4.0 - top);
        sheet.thing(keys::bonus(colour.name()), label, area, |_| {});
    }
}

fn caption(sheet: &mut Sheet<'_>, key: &str, place: Point, word: Word) {
    captioned(sheet, key, place, word, "lab");
}

fn caption_right(sheet: &mut Sheet<'_>, key: &str, place: Point, word: Word) {
    captioned(sheet, key, place, word, "lab lab-end");
}

fn captioned(sheet: &mut Sheet<'_>, key: &str, (x, y): Point, word: Word, class: &str) {
    let text = sheet.scene.word(word);
    sheet.still(key, |out| {
        put!(out, r#"<text class="{class}" x="{}" y="{}">"#, N(x), N(y));
        escape(out, text);
        out.push_str("</text>");
    });
}
