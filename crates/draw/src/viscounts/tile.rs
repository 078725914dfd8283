//! Manuscripts: a leaf with its cost on a lancet, its ribbon, and what it brings.

use super::{
    glyph, mark,
    shape::{Shape, open, rect, text},
    sign::{self, SMALLEST, Sign},
};
use crate::{
    hex::{Frame, Point},
    pen::{self, N},
};
use demesne_viscounts::{
    Atoms, Icon, Manuscript,
    printed::{Printed, SegmentPrint, Writ},
};

/// How wide and how high a leaf is in a pile.
pub const SMALL: (f32, f32) = (40.0, 46.0);
/// In the strip of a phone, where a finger hits it.
pub const STRIP: (f32, f32) = (44.0, 50.0);
/// Where there is room.
pub const LARGE: (f32, f32) = (66.0, 72.0);

/// The outline of a leaf in a frame.
pub const fn shape(frame: Frame) -> Shape {
    Shape::boxed(frame, 3.0)
}

/// A manuscript that fills a frame; nothing is drawn of none.
pub fn tile(out: &mut String, printed: &Printed, tile: Manuscript, frame: Frame) {
    if !tile.is_some() || tile.index() >= printed.tiles.len() {
        return;
    }
    let print = printed.tile(tile);
    let (width, height) = (frame.width, frame.height);
    open(out, "v vm", (frame.left, frame.top), 1.0, &format!(r#"data-tile="{}""#, tile.id()));
    rect(out, Frame::new(0.0, 2.5, width, height), 3.0, r#"class="vc-sh""#);
    for with in [r#"class="vm-bg""#, r#"fill="url(#cardlit)""#] {
        leaf(out, (width, height), with);
    }
    let margin = if large(width) { 4.0 } else { 3.0 };
    rect(out, Frame::new(0.0, 0.0, width, height).grown(-margin), 2.0, r#"class="vm-in""#);
    cost(out, print.cost, width);
    match print.writ {
        Writ::Effect(effect) => effects(out, effect, (width, height)),
        Writ::Score { vp, per, of } => {
            let size = 0.42 * width;
            let y = 0.535 * height + 0.085 * width;
            pen::glyph(out, glyph::POINTS, (0.07 * width + size / 2.0, y), size);
            if vp != 1 {
                text(out, "vc-nl", (0.2 * width, y + 0.3 * width), (0.22 * width).max(SMALLEST), vp);
            }
            let small = per > 1;
            let counted = if small { 0.335 * width } else { 0.386 * width };
            let x = (if small { 0.71 } else { 0.72 }) * width;
            pen::glyph(out, glyph::counted(of), (x, y), counted);
            if small {
                text(out, "vc-nl", (0.886 * width, 0.818 * height), (0.212 * width).max(SMALLEST), per);
            }
        }
    }
    let ribbon = if large(width) { 24.0 } else { 17.0 };
    let edge = if large(width) { (13.0, 8.0) } else { (9.5, 5.5) };
    pen::glyph(out, glyph::ribbon(print.ribbon), (width - edge.0, edge.1), ribbon);
    out.push_str("</g>");
}

/// The manuscript that is printed where a pile was (V14.5): a wash with a dashed edge and no ribbon.
pub fn printed(out: &mut String, segment: &SegmentPrint, frame: Frame) {
    let (width, height) = (frame.width, frame.height);
    open(out, "v vm", (frame.left, frame.top), 1.0, r#"data-printed="manuscript""#);
    rect(out, Frame::new(0.0, 0.0, width, height), 3.0, r#"class="vc-prt""#);
    cost(out, segment.manuscript_cost, width);
    effects(out, segment.manuscript, (width, height));
    out.push_str("</g>");
}

/// The visible manuscript of a pile with those under it; the count is drawn by [`count`].
pub fn pile(out: &mut String, printed: &Printed, top: Manuscript, under: u8, frame: Frame) {
    if under > 0 {
        rect(
            out,
            Frame { left: frame.left + 3.0, top: frame.top + 3.0, ..frame },
            3.0,
            r#"class="vc-under""#,
        );
    }
    tile(out, printed, top, frame);
}

/// How many manuscripts a pile in a frame has, at its lower right corner.
pub fn count(out: &mut String, count: u8, frame: Frame) {
    let place = (frame.left + frame.width - 4.0, frame.top + frame.height + 2.0);
    mark::pill(out, count.into(), place);
}

/// Whether there is room for large signs.
fn large(width: f32) -> bool {
    width >= 60.0
}

fn leaf(out: &mut String, (width, height): (f32, f32), with: &str) {
    let (w, h) = (N(width), N(height));
    let (w3, w6, h2, h6) = (N(width - 3.0), N(width - 6.0), N(height - 2.0), N(height - 6.0));
    put!(out, r#"<path d="M3 0H{w3}Q{w} 0 {w} 3V{h6}Q{w} {h} {w6} {h}H4Q0 {h} 0 {h2}V3Q0 0 3 0Z" {with}/>"#);
}

/// The cost in cleric icons, on a lancet.
fn cost(out: &mut String, cost: u8, width: f32) {
    let (side, edge) = if large(width) { (24.0, 2.0) } else { (19.0, 1.0) };
    let middle = edge + side / 2.0;
    pen::glyph(out, glyph::icon(Icon::Cleric), (middle, middle), side);
    text(out, "vc-nl", (middle + side * 0.04, middle + side * 0.32), side * 0.6, cost);
}

/// What it brings at once: one sign, two, or four in a square.
fn effects(out: &mut String, effect: Atoms, (width, height): (f32, f32)) {
    let signs = sign::atoms(effect);
    let y = 0.618 * height;
    let at = |out: &mut String, sign: Sign, (x, y): Point, side: f32| match sign {
        Sign::Glyph(id) => pen::glyph(out, id, (x, y), side),
        _ => sign::sentence(out, &[sign], (x, y), side * 1.5, side * 0.94),
    };
    match signs[..] {
        [] => {}
        [only @ Sign::Times(..)] => at(out, only, (0.5 * width, y), 0.56 * width),
        [only] => at(out, only, (0.512 * width, y), 0.56 * width),
        [one, other] => {
            for (sign, x) in [(one, 0.307), (other, 0.71)] {
                at(out, sign, (x * width, y), 0.42 * width);
            }
        }
        _ => {
            for (i, sign) in signs.into_iter().take(6).enumerate() {
                let (column, row) = ((i % 2) as f32, (i / 2) as f32);
                let place = ((0.343 + 0.3 * column) * width, (0.5 + 0.247 * row) * height);
                at(out, sign, place, 0.285 * width);
            }
        }
    }
}
