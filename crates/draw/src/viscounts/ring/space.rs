//! Spaces: a disc with its number, an inner one with the castle; below an outer one its trade on a banner.

use super::{Ring, viscount::standing};
use crate::{
    hex::{Frame, Point},
    pen::{self, N},
    viscounts::{
        glyph,
        shape::{circle, text},
        sign::{self, Sign},
    },
};
use demesne_viscounts::{Atom, Icon, Space};

/// How high a banner is, and how far below the middle of its space it begins.
const BANNER: f32 = 21.0;
const BELOW: f32 = 18.2;

/// The banner of an outer space.
pub(super) fn banner(ring: &Ring<'_>, space: Space) -> Frame {
    let ((x, y), unit) = (ring.space(space), ring.unit());
    let merchants = ring.game.exchange_at(space).map_or(0, |(merchants, _)| merchants);
    let width = wide(merchants) * unit;
    Frame::new(x - width / 2.0, y + BELOW * unit, width, BANNER * unit)
}

/// From a merchant to the next on a banner: from three on they lie closer together.
const fn apart(merchants: u8) -> f32 {
    if merchants > 2 { 9.5 } else { 12.0 }
}

/// How wide a banner is.
fn wide(merchants: u8) -> f32 {
    63.0 + apart(merchants) * f32::from(merchants.saturating_sub(1))
}

pub(super) fn space(out: &mut String, ring: &Ring<'_>, space: Space, legal: bool, trading: bool) {
    put!(out, r#"<g data-space="{}">"#, space.name());
    if let Some((merchants, gain)) = ring.game.exchange_at(space) {
        trade(out, merchants, gain, trading, banner(ring, space));
    }
    let empty = standing(ring.game, ring.state, space, None).is_empty();
    disc(out, space, Disc { legal, empty }, ring.space(space), ring.disc());
    out.push_str("</g>");
}

/// A trade on a swallow-tailed banner that fills a frame.
pub fn trade(out: &mut String, merchants: u8, gain: Atom, legal: bool, frame: Frame) {
    let Frame { left, top, width, height } = frame;
    let unit = height / BANNER;
    let (right, bottom, middle) = (left + width, top + height, top + height / 2.0);
    put!(
        out,
        r#"<g class="vr-trade{}"><path d="M{} {}H{}L{} {}L{} {}H{}L{} {}Z"/>"#,
        if legal { " is-legal" } else { "" },
        N(left),
        N(top),
        N(right),
        N(right - 4.0 * unit),
        N(middle),
        N(right),
        N(bottom),
        N(left),
        N(left + 4.0 * unit),
        N(middle)
    );
    let from = left + (width - wide(merchants) * unit) / 2.0;
    let step = apart(merchants) * unit;
    for i in 0..merchants {
        let x = from + 16.5 * unit + step * f32::from(i);
        pen::glyph(out, glyph::icon(Icon::Merchant), (x, middle), 15.0 * unit);
    }
    let x = from + 16.5 * unit + step * f32::from(merchants.saturating_sub(1));
    pen::glyph(out, glyph::ARROW, (x + 14.0 * unit, middle), 10.0 * unit);
    let place = (x + 29.0 * unit, middle - 0.5 * unit);
    match sign::atom(gain) {
        Sign::Glyph(id) => pen::glyph(out, id, place, 17.0 * unit),
        several => sign::sentence(out, &[several], place, 24.0 * unit, 17.0 * unit),
    }
    out.push_str("</g>");
}

/// How the disc of a space is drawn.
#[derive(Clone, Copy)]
pub struct Disc {
    /// Whether a viscount may come here.
    pub legal: bool,
    /// Whether nobody stands here: else the number is beside whoever does.
    pub empty: bool,
}

/// The disc of a space around a point.
pub fn disc(out: &mut String, space: Space, Disc { legal, empty }: Disc, (x, y): Point, radius: f32) {
    let inner = if space.is_outer() { "" } else { " inner" };
    let lit = if legal { " is-legal" } else { "" };
    circle(out, (x, y + 0.1 * radius), radius, r#"class="vr-sp-e""#);
    circle(out, (x, y), radius, &format!(r#"class="vr-sp{inner}{lit}""#));
    circle(out, (x, y), radius - 3.5, r#"class="vr-sp-i""#);
    match space.number() {
        Some(_) if !empty => {}
        Some(number) => text(out, "vr-sp-n", (x, y + 0.29 * radius), (0.885 * radius).max(11.0), number),
        None => {
            let (left, top, width) = (N(x - 0.475 * radius), N(y - 0.475 * radius), N(0.95 * radius));
            put!(
                out,
                r##"<use href="#{}" x="{left}" y="{top}" width="{width}" height="{width}" class="vr-spg"/>"##,
                glyph::CASTLE
            );
        }
    }
}
