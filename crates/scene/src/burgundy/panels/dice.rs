//! The dice: the own ones large, a partner's and the white one where they can be used.

use super::put;
use super::{marks, scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel,
    burgundy::{
        keys,
        labels::{self, Word},
    },
};
use demesne_burgundy::Expansion;
use demesne_draw::{
    die::{self, Lit},
    pen::N,
};
use demesne_game::{Game, Seat};

/// How wide a die is, and from one to the next.
const WIDTH: f32 = 74.0;
const STEP: f32 = 90.0;
/// The free room at both ends.
const MARGIN: f32 = 4.0;
/// The room above the dice: a chosen one rises.
const RISE: f32 = 14.0;
const HEIGHT: f32 = RISE + WIDTH + 6.0;

/// Whether the white die lies beside the own ones: with white castles it is used like them (X-WHITE-3).
pub(super) fn shows_white(scene: &Scene<'_>) -> bool {
    scene.has(Expansion::White)
}

/// The panel of the dice.
pub(super) fn dice(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let own = scene.own();
    let mut x = MARGIN;
    for place in 0..2 {
        one(&mut sheet, own, place, (x, RISE), WIDTH);
        x += STEP;
    }
    x -= STEP - WIDTH;
    let small = 0.5 * WIDTH;
    let partners: Vec<Seat> = scene.game.allies(own).iter().filter(|&seat| seat != own).collect();
    for partner in partners {
        x += 12.0;
        for place in 0..2 {
            one(&mut sheet, partner, place, (x, RISE + place as f32 * (small + 2.0)), small);
        }
        x += small;
    }
    if shows_white(scene) {
        x += 12.0;
        white(&mut sheet, (x, RISE + 0.12 * WIDTH), 0.72 * WIDTH);
        x += 0.72 * WIDTH;
    }
    let frame = Frame::new(0.0, 0.0, x + MARGIN, HEIGHT);
    let also: &[&str] = if shows_white(scene) { &["white-die"] } else { &[] };
    Panel { also, ..sheet.panel("dice", scene.word(Word::Dice), None, frame) }
}

fn one(sheet: &mut Sheet<'_>, seat: Seat, place: usize, (x, y): (f32, f32), width: f32) {
    let scene = sheet.scene;
    let number = scene.state.dice[seat.index()][place];
    let mut label = labels::die(number, scene.look.language);
    if seat != scene.own() {
        label = format!("{}: {label}", scene.name(seat));
    }
    let (key, area) = (keys::die(seat, place), Frame::new(x, y, width, width));
    // What can be hit reaches to the next die and to both edges, so that a finger meets it on a phone.
    let hit = match seat == scene.own() {
        true => {
            let between = (STEP - WIDTH) / 2.0;
            let (left, right) = match place {
                0 => (0.0, x + WIDTH + between),
                _ => (x - between, x + WIDTH + MARGIN),
            };
            Frame::new(left, 0.0, right - left, HEIGHT)
        }
        false => area,
    };
    price(sheet, &key, area);
    sheet.thing(key, label, hit, |out| {
        out.push_str(r#"<g class="rise">"#);
        if number != 0 {
            ring(out, area);
        }
        die::die(out, number, seat, area.centre(), width, Lit::Plain);
        out.push_str("</g>");
    });
}

fn white(sheet: &mut Sheet<'_>, (x, y): (f32, f32), width: f32) {
    let scene = sheet.scene;
    let number = scene.state.white;
    let (key, area) = (keys::white_die(), Frame::new(x, y, width, width));
    let hit = Frame::new(x - MARGIN, 0.0, width + 2.0 * MARGIN, HEIGHT);
    price(sheet, &key, area);
    sheet.thing(key, labels::white_die(number, scene.look.language), hit, |out| {
        out.push_str(r#"<g class="rise">"#);
        match number {
            0 => die::die(out, 0, scene.own(), area.centre(), width, Lit::Plain),
            _ => {
                ring(out, area);
                die::white(out, number, area.centre(), width);
            }
        }
        out.push_str("</g>");
    });
}

/// The ring of a die is part of it: it rises with it.
fn ring(out: &mut String, area: Frame) {
    let unit = area.width / 64.0;
    put!(
        out,
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" class="dring"/>"#,
        N(area.left + unit),
        N(area.top - unit),
        N(62.0 * unit),
        N(66.0 * unit),
        N(15.0 * unit)
    );
}

/// What the tile that was touched costs with this die.
fn price(sheet: &mut Sheet<'_>, key: &str, area: Frame) {
    let scene = sheet.scene;
    if let Some(lit) = scene.marks.lit.get(key).filter(|_| !scene.marks.chosen.is_empty()) {
        sheet.mark(key, |out| marks::price(out, lit, (area.left + area.width - 12.0, area.top), 1.0));
    }
}
