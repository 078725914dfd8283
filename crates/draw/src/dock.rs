//! What a player has at hand: dice, storage, goods to sell, workers and silver.

use crate::{
    die::{self, Lit},
    glyphs, goods,
    hex::Point,
    mark::{self, Mark},
    pen::{At, N, glyph},
    tile,
};
use demesne_burgundy::{Tile, state::Estate, storage::STORAGE};
use demesne_game::Seat;

/// The dice of a seat from a point on, 74 wide, 14 apart.
pub fn dice(out: &mut String, seat: Seat, dice: [u8; 2], lit: [Lit; 2], (x, y): Point) {
    for (i, (number, lit)) in dice.into_iter().zip(lit).enumerate() {
        die::die(out, number, seat, (x + 37.0 + 88.0 * i as f32, y + 37.0), 74.0, lit);
    }
}

/// Stored tiles from a point on and the free places behind them, with radius `s`; the result is how wide they are.
/// `places` is how many there are at least: 3 (B6.2), 2 in a team (X-TEAM-7).
pub fn storage(
    out: &mut String,
    tiles: impl Iterator<Item = Tile>,
    places: usize,
    marks: &[Mark],
    (x, y): Point,
    s: f32,
) -> f32 {
    let step = s * 1.78;
    let mut used = 0;
    for (i, tile) in tiles.enumerate() {
        let spaces = tile.storage_spaces();
        let at = At::new(x + step * (used as f32 + spaces as f32 / 2.0), y, s);
        tile::tile(out, tile, at);
        if let Some(&mark) = marks.get(i) {
            mark::mark(out, mark, at);
        }
        used += spaces;
    }
    for place in used..places {
        let at = At::new(x + step * (place as f32 + 0.5), y, s);
        free_place(out, at);
    }
    step * used.max(places) as f32
}

fn free_place(out: &mut String, at: At) {
    put!(
        out,
        r##"<g class="slot" transform="{at}"><use href="#hx"/><use href="#{}" x="-18" y="-18" width="36" height="36" class="ghost" style="color:var(--ink-3);opacity:.5"/></g>"##,
        glyphs::STORAGE
    );
}

/// How many places a storage has at the least (B6.2, X-TEAM-7).
pub const fn places(paired: bool) -> usize {
    if paired { 2 } else { STORAGE }
}

/// How goods of a number can be sold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sale {
    /// The workers that it costs.
    pub workers: u16,
    /// The points that it brings.
    pub points: u16,
}

/// The goods of a seat from a point on, 70 apart, each with how it can be sold now.
pub fn goods_to_sell(out: &mut String, stock: &[u8; 6], sales: &[Option<Sale>; 6], (x, y): Point) {
    let kinds = (1u8..).zip(stock).zip(sales).filter(|((_, count), _)| **count > 0);
    for (i, ((number, &count), sale)) in kinds.enumerate() {
        let left = x + 30.0 + 70.0 * i as f32;
        put!(out, r#"<g transform="translate({} {})">"#, N(left), N(y + 36.0));
        if let Some(sale) = sale {
            let class = if sale.workers > 0 { "gring paid" } else { "gring" };
            put!(out, r#"<rect x="-26" y="-26" width="52" height="52" rx="11" class="{class}"/>"#);
        }
        goods::good(out, number, (0.0, 0.0), 1.75, Some(count));
        if let Some(sale) = sale {
            if sale.workers > 0 {
                out.push_str(r#"<g transform="translate(22 -24) scale(.8)">"#);
                mark::price(out, sale.workers);
                out.push_str("</g>");
            }
            put!(out, r#"<text y="44" class="sell">+{}</text>"#, sale.points);
        }
        out.push_str("</g>");
    }
}

/// Workers and silver from a point on, with glyphs of a width.
pub fn treasury(out: &mut String, workers: u16, silver: u16, (x, y): Point, width: f32) {
    let class = if width < 30.0 { "count-s" } else { "count" };
    for (i, (id, count)) in [(glyphs::WORKER, workers), (glyphs::SILVER, silver)].into_iter().enumerate() {
        let left = x + 2.0 * width * i as f32;
        glyph(out, id, (left + width / 2.0, y + width / 2.0), width);
        let (text_x, text_y) =
            (N(left + width * 1.2), N(y + width * 0.5 + if width < 30.0 { 5.0 } else { 9.0 }));
        put!(out, r#"<text class="{class}" x="{text_x}" y="{text_y}">{count}</text>"#);
    }
}

/// The shields on a seat's castles (X-SHIELD-G) from a point on, as wide as said; the result is how wide all are.
pub fn shields(out: &mut String, held: u32, (x, y): Point, width: f32) -> f32 {
    let mut left = x;
    for shield in demesne_burgundy::shield::members(held) {
        glyph(out, glyphs::shield(shield), (left + width / 2.0, y + width / 2.0), width);
        left += width + 3.0;
    }
    left - x
}

/// What another player has, in a row of a height of 30: workers, silver, goods, storage.
pub fn summary(out: &mut String, estate: &Estate, paired: bool, (x, y): Point, width: f32) {
    treasury(out, estate.workers, estate.silver, (x, y + 5.0), 20.0);
    let storage_width = 24.0 * (places(paired).max(estate.storage.used()) as f32) * 0.9;
    let room = (width - 82.0 - storage_width).max(30.0);
    goods::row(out, &estate.goods, (x + 82.0 + room / 2.0, y + 15.0), 0.9, room);
    storage(out, estate.storage.iter(), places(paired), &[], (x + width - storage_width, y + 15.0), 12.0);
}
