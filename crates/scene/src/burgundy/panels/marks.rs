//! How marks look on hexes, and what prices look like.

use super::put;
use crate::{Frame, Key, Lit, Marks};
use demesne_burgundy::Tile;
use demesne_draw::{
    hex::HALF,
    mark::{self, Mark},
    pen::{At, Factor, N},
};

/// What of its marks a hex shows besides rings.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Show {
    /// The price, where it is not shown elsewhere.
    pub price: bool,
    /// The points that it brings at once.
    pub points: bool,
    /// The tile that would come to lie there.
    pub coming: Option<Tile>,
}

impl Show {
    /// Rings alone.
    pub const RINGS: Show = Show { price: false, points: false, coming: None };
    /// Rings and the price.
    pub const PRICE: Show = Show { price: true, points: false, coming: None };
}

/// The area of a hex: the box around it.
pub(super) fn hex_area(at: At) -> Frame {
    let half = HALF * at.s;
    Frame::new(at.x - half, at.y - at.s, 2.0 * half, 2.0 * at.s)
}

/// All marks of a hex.
pub(super) fn hex(out: &mut String, marks: &Marks, key: &Key, at: At, show: Show) {
    let lit = marks.lit.get(key);
    let pointed = marks.preview.as_ref() == Some(key);
    let points = lit.map_or(0, |lit| u16::try_from(lit.points).unwrap_or(0));
    if marks.last.contains(key) {
        mark::mark(out, Mark::Last, at);
    }
    match (lit, show.coming.filter(|_| pointed)) {
        (Some(lit), Some(tile)) => {
            mark::mark(out, Mark::Preview(tile, if show.points { points } else { 0 }), at);
            if show.price {
                price(out, lit, (at.x + 0.52 * at.s, at.y - 0.78 * at.s), at.s / 50.0);
            }
        }
        (Some(lit), None) => {
            ring(out, lit, at, show);
            if show.points {
                mark::mark(out, Mark::Points(points), at);
            }
            if pointed {
                pointed_ring(out, at);
            }
        }
        (None, _) => {}
    }
    if marks.chosen.contains(key) {
        mark::mark(out, Mark::Chosen, at);
    }
    if marks.forbidden.as_ref() == Some(key) {
        mark::mark(out, Mark::Forbidden, at);
    }
}

/// The glow of a hex that is lit; a tile that is shown in its place needs none.
pub(super) fn hex_glow(out: &mut String, marks: &Marks, key: &Key, at: At, show: Show) {
    let shown = show.coming.is_some() && marks.preview.as_ref() == Some(key);
    if marks.lit.contains_key(key) && !shown {
        mark::glow(out, at);
    }
}

fn ring(out: &mut String, lit: &Lit, at: At, show: Show) {
    let paid = lit.price.workers > 0 || lit.price.silver > 0;
    match lit.price.workers {
        0 => mark::unlit(out, Mark::Free, at),
        workers if show.price => mark::unlit(out, Mark::Paid(workers.into()), at),
        _ => mark::unlit(out, Mark::Free, at),
    }
    if show.price && paid && lit.price.silver > 0 {
        coins(out, lit.price.silver, (at.x + 0.52 * at.s, at.y - 0.78 * at.s), at.s / 50.0);
    }
}

fn pointed_ring(out: &mut String, at: At) {
    put!(out, r##"<use href="#hx" class="pvr" transform="{at}"/>"##);
}

/// A price in workers around a point.
pub(super) fn workers(out: &mut String, count: u8, (x, y): (f32, f32), scale: f32) {
    put!(out, r#"<g transform="translate({} {}) scale({})">"#, N(x), N(y), Factor(scale));
    mark::price(out, count.into());
    out.push_str("</g>");
}

/// A price in silver around a point.
pub(super) fn coins(out: &mut String, count: u8, (x, y): (f32, f32), scale: f32) {
    put!(
        out,
        r##"<g class="price" transform="translate({} {}) scale({})"><rect x="-17" y="-12" width="34" height="24" rx="12"/><use href="#g-silver" x="-14.5" y="-9" width="18" height="18" class="g"/><text x="8.5" y="6.5">{count}</text></g>"##,
        N(x),
        N(y),
        Factor(scale)
    );
}

/// What something costs, around a point: workers, or else silver.
pub(super) fn price(out: &mut String, lit: &Lit, place: (f32, f32), scale: f32) {
    match (lit.price.workers, lit.price.silver) {
        (0, 0) => {}
        (0, silver) => coins(out, silver, place, scale),
        (count, _) => workers(out, count, place, scale),
    }
}
