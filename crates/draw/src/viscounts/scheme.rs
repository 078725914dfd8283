//! The solo opponent: its schemes, its board's shield, what it prefers.

use super::{
    glyph,
    shape::{open, rect, text},
    sign::{self, Sign},
};
use crate::{
    hex::{Frame, Point},
    pen,
};
use demesne_viscounts::{
    Atom, Icon, Opponent, Scheme,
    printed::{Printed, SchemeOption, SoloBoard},
};

/// How wide and how high a scheme is in its own units.
pub const SCHEME: (f32, f32) = (84.0, 116.0);
/// How high the strip of priorities is.
pub const STRIP_HEIGHT: f32 = 30.0;

/// A scheme that fills a frame: a silver header for starting ones, a gilt one for future ones (V1.7, V21.5).
pub fn scheme(out: &mut String, printed: &Printed, scheme: Scheme, frame: Frame) {
    let Some(print) = printed.solo.schemes.get(scheme.index()) else { return };
    let (width, height) = SCHEME;
    open(
        out,
        "v vc",
        (frame.left, frame.top),
        frame.width / width,
        &format!(r#"data-scheme="{}""#, scheme.name()),
    );
    let whole = Frame::new(0.0, 0.0, width, height);
    rect(out, Frame { top: 2.5, ..whole }, 5.0, r#"class="vc-sh""#);
    rect(out, whole, 5.0, r#"class="vc-scheme""#);
    let header = if scheme.is_future() { r#"class="vc-future""# } else { r#"class="vc-start""# };
    rect(out, Frame::new(4.0, 4.0, 76.0, 24.0), 3.0, header);
    let icons: Vec<Icon> = print.header.iter().collect();
    for (i, icon) in icons.iter().enumerate() {
        let x = 41.5 + 22.0 * (i as f32 - (icons.len() as f32 - 1.0) / 2.0);
        pen::glyph(out, glyph::icon(*icon), (x, 16.0), 21.0);
    }
    rect(out, Frame::new(4.0, 31.0, 76.0, 81.0), 3.0, r#"class="vc-page""#);
    let mut y = 42.0;
    if print.header.of(Icon::Criminal) > 0 {
        // V24.4: a criminal corrupts.
        let row = [Sign::Glyph(glyph::icon(Icon::Criminal)), Sign::Arrow, sign::atom(Atom::Corruption)];
        sign::sentence(out, &row, (42.0, y - 1.0), 60.0, 16.0);
        y += 18.0;
    }
    bonus(out, print.bonus.iter().map(glyph::atom).collect(), y);
    y += 20.0;
    pen::glyph(out, glyph::STEP, (31.0, y), 18.0);
    text(out, "vc-n", (51.0, y + 6.0), 17.0, print.steps);
    y += 11.0;
    put!(out, r#"<path d="M8 {}H76" class="vc-hair"/>"#, pen::N(y));
    let options = said(&print.options);
    sign::sentence(out, &options, (42.0, (y + 111.0) / 2.0 + 0.5), 70.0, 20.0);
    out.push_str("</g>");
}

fn bonus(out: &mut String, ids: Vec<&'static str>, y: f32) {
    for (i, id) in ids.iter().enumerate() {
        pen::glyph(out, id, (41.0 + 20.0 * (i as f32 - (ids.len() as f32 - 1.0) / 2.0), y), 18.0);
    }
}

/// The options from left to right.
fn said(options: &[SchemeOption]) -> Vec<Sign> {
    let mut signs = Vec::new();
    for &option in options {
        if !signs.is_empty() {
            signs.push(Sign::Or);
        }
        match option {
            SchemeOption::Effect(atoms) => signs.extend(sign::atoms(atoms)),
            other => signs.extend(glyph::option(other).map(Sign::Glyph)),
        }
    }
    signs
}

/// The back of a scheme that fills a frame.
pub fn back(out: &mut String, frame: Frame) {
    let (width, height) = SCHEME;
    open(out, "v vc", (frame.left, frame.top), frame.width / width, r#"data-back="1""#);
    let whole = Frame::new(0.0, 0.0, width, height);
    rect(out, Frame { top: 2.5, ..whole }, 5.0, r#"class="vc-sh""#);
    rect(out, whole, 5.0, r#"class="vc-scheme""#);
    rect(out, whole.grown(-6.0), 3.0, r#"class="vc-weave""#);
    pen::glyph(out, glyph::SCHEME, (width / 2.0, height / 2.0), 46.0);
    out.push_str("</g>");
}

/// The shield of the opponent's board, around a point.
pub fn shield(out: &mut String, opponent: Opponent, at: Point, width: f32) {
    pen::glyph(out, glyph::opponent(opponent), at, width);
}

/// What the opponent's board is after, and which resources it takes in which order, each until it has so many (V22.4): from a
/// point on, [`STRIP_HEIGHT`] high. The result is how wide it is.
pub fn priorities(out: &mut String, opponent: Opponent, board: &SoloBoard, (left, top): Point) -> f32 {
    let y = top + STRIP_HEIGHT / 2.0;
    out.push_str(r#"<g class="v vs">"#);
    shield(out, opponent, (left + 15.0, y), 28.0);
    let mut x = left + 36.0;
    chip(out, "g-v-focus", (x + 9.0, y), 18.0);
    chip(out, glyph::focus(board.focus), (x + 30.0, y), 20.0);
    x += 48.0;
    for (i, &(resource, until)) in board.prefers.iter().enumerate() {
        if i > 0 {
            pen::glyph(out, glyph::ARROW, (x + 4.0, y), 9.0);
            x += 11.0;
        }
        chip(out, glyph::resource(resource), (x + 10.0, y), 20.0);
        x += 22.0;
        // What it takes without end is last and says no number.
        if until > 0 {
            text(out, "vb-tn", (x, y + 4.5), 0.0, until);
            x += 12.0;
        }
    }
    out.push_str("</g>");
    x - left
}

/// A glyph on a chip: with a light ground on the dark page.
pub fn chip(out: &mut String, id: &str, (x, y): Point, width: f32) {
    let side = width + if width < 24.0 { 2.0 } else { 4.0 };
    rect(out, Frame::new(x - side / 2.0, y - side / 2.0, side, side), 5.0, r#"class="v-chip""#);
    pen::glyph(out, id, (x, y), width);
}
