//! The own part of a table: the duchy, large, and the dock.

use super::{DOCK, DUCHY, Table, sheet};
use crate::{
    dock,
    duchy::{self, Picture},
    hex::Point,
    mark::Mark,
    pen::{Factor, N, glyph},
};
use demesne_burgundy::{
    Expansion, Tile,
    state::{Choice, Stage, UNKNOWN},
};

/// The largest radius of the own duchy, and the room around it.
const LARGEST: f32 = 56.0;
const MARGIN: f32 = 7.0;

pub(super) fn duchy(out: &mut String, table: &Table<'_>) {
    sheet(out, DUCHY);
    let Some(printed) = table.game.duchy_of(&table.state, table.own) else { return corners(out) };
    let marks = marks(table);
    let mut picture = Picture {
        tiles: table.state.duchy_tiles(table.own),
        posts: table.has(Expansion::Posts),
        marks: &marks,
        ..Picture::new(printed, LARGEST)
    };
    let (wide, high) = (DUCHY.width - 2.0 * MARGIN, DUCHY.height - 2.0 * MARGIN);
    let frame = picture.frame();
    picture.s = (LARGEST * (wide / frame.width).min(high / frame.height)).min(LARGEST);
    // Only a board of the standard shape leaves the corners free.
    if usize::from(printed.size) == demesne_burgundy::state::DUCHY && printed.rivers.is_empty() {
        corners(out);
    }
    duchy::duchy_in(out, &picture, DUCHY);
}

/// What the host wants marked, and the own castle where it waits to be turned up (B2.8).
fn marks(table: &Table<'_>) -> Vec<(u8, Mark)> {
    let mut marks = table.marks.duchy.clone();
    let waiting = matches!(table.state.stage, Stage::Castles | Stage::RevealCastles);
    if let (true, Choice::Made { space, .. }) = (waiting, table.state.choices[table.own.index()])
        && space != UNKNOWN
    {
        marks.push((space, Mark::Preview(Tile::CASTLE, 0)));
    }
    marks
}

/// The ornament. It says nothing.
fn corners(out: &mut String) {
    let (right, bottom) = (DUCHY.left + DUCHY.width - 17.0, DUCHY.top + DUCHY.height - 17.0);
    let (left, top) = (DUCHY.left + 17.0, DUCHY.top + 17.0);
    for (x, y, sx, sy) in
        [(left, top, 1, 1), (right, top, -1, 1), (left, bottom, 1, -1), (right, bottom, -1, -1)]
    {
        put!(
            out,
            r##"<use href="#spray" transform="translate({} {}) scale({sx} {sy})" aria-hidden="true"/>"##,
            N(x),
            N(y)
        );
    }
}

/// Dice, storage, goods, treasury, shields, in a row.
pub(super) fn dock(out: &mut String, table: &Table<'_>) {
    sheet(out, DOCK);
    let (state, own) = (&table.state, table.own);
    let (estate, top) = (state.estate(own), DOCK.top + 31.0);
    let mut x = DOCK.left + 22.0;
    dock::dice(out, own, state.dice[own.index()], table.marks.dice, (x, top));
    x = rule(out, x + 182.0);
    let places = dock::places(state.paired);
    let s = if estate.storage.used() > 6 { 24.0 } else { 39.0 };
    x += dock::storage(out, estate.storage.iter(), places, &table.marks.storage, (x, top + 37.0), s);
    if state.paired {
        // X-TEAM-7: behind a lock, what only this player can use.
        glyph(out, "g-lock", (x + 20.0, top + 37.0), 22.0);
        let private = state.private[own.index()].tiles.into_iter().flatten();
        x += 36.0 + dock::storage(out, private, places, &[], (x + 36.0, top + 37.0), s);
    }
    x = rule(out, x + 14.0);
    let kinds = estate.goods.iter().filter(|&&count| count > 0).count();
    dock::goods_to_sell(out, &estate.goods, &table.marks.sales, (x, top));
    x = rule(out, x + 70.0 * kinds.max(2) as f32 + 4.0);
    dock::treasury(out, estate.workers, estate.silver, (x, top + 16.0), 40.0);
    x += 170.0;
    if estate.shields != 0 {
        x = rule(out, x);
        x += dock::shields(out, estate.shields, (x, top + 12.0), 48.0) + 10.0;
    }
    if estate.sold != [0; 6] {
        x = rule(out, x);
        sold(out, &estate.sold, (x, top));
    }
}

/// Goods that were sold, small: monasteries 15 and 25 count them (B15).
fn sold(out: &mut String, sold: &[u8; 6], (x, y): Point) {
    glyph(out, crate::glyphs::SALE, (x + 14.0, y + 36.0), 28.0);
    for (i, (number, &count)) in (1u8..).zip(sold).filter(|(_, count)| **count > 0).enumerate() {
        crate::goods::good(out, number, (x + 50.0 + 38.0 * i as f32, y + 36.0), 1.0, Some(count));
    }
}

/// A hairline between parts of the dock; the result is where the next part begins.
fn rule(out: &mut String, x: f32) -> f32 {
    put!(out, r#"<path class="hair" d="M{} {}v{}"/>"#, N(x), N(DOCK.top + 16.0), Factor(DOCK.height - 32.0));
    x + 18.0
}
