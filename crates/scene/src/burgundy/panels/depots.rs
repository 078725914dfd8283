//! The depots, wherever they are shown: in the rose of the main board or in a strip of cells.

use super::put;
use super::{
    marks::{self, Show},
    sheet::Sheet,
};
use crate::{
    Frame, Key, Lit,
    burgundy::{keys, labels},
};
use demesne_burgundy::Colour;
use demesne_draw::{
    board::{self, slot},
    die, glyphs,
    goods::{self, good},
    hex::{Point, flat_corners, rounded},
    pen::{At, N, glyph},
    tile,
};

/// The outline of a cell.
#[derive(Clone, Copy, Debug)]
pub(super) enum Outline {
    /// A flat-top panel of the rose around this point.
    Panel(Point),
    /// A box of the strip.
    Box(Frame),
}

/// How the goods of a depot lie.
#[derive(Clone, Copy, Debug)]
pub(super) enum GoodsIn {
    /// In a row around a point: scale and room.
    Row(Point, f32, f32),
    /// In a column from a point down: scale.
    Column(Point, f32),
    /// In a row around a point with this much room, too small for numbers.
    Small(Point, f32),
}

/// Where the parts of a depot lie.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    pub outline: Outline,
    /// Where it is touched beside its tiles.
    pub area: Frame,
    pub die: (Point, f32),
    /// Its tiles, for as many as are used, each with where it is touched.
    pub tiles: Vec<(At, Frame)>,
    pub goods: GoodsIn,
    /// The places of its shields, how wide they are, and how high the box is in which each is touched.
    pub shields: ([Point; 2], f32, f32),
    /// The place of the price, and its scale.
    pub price: (Point, f32),
}

/// The colours of a depot's places that are used, each with its index.
pub(super) fn used(sheet: &Sheet<'_>, depot: usize) -> Vec<(usize, Colour)> {
    let (board, state) = (sheet.scene.board(), &sheet.scene.state);
    let colours = sheet.scene.game.printed().depot_colours(depot, board.players(), state.phase);
    colours.iter().enumerate().filter_map(|(place, colour)| Some((place, (*colour)?))).collect()
}

/// The cheapest of what is lit in a depot, its tiles and itself.
fn lit(sheet: &Sheet<'_>, depot: usize) -> Option<Lit> {
    let number = depot as u8;
    let tiles = (0..4).map(|place| keys::depot_tile(number, place));
    let all: Vec<Key> = tiles.chain([keys::depot(number)]).collect();
    sheet.scene.lit_among(all.iter())
}

/// A depot but for its tiles: ground, die, goods, the places of tiles.
pub(super) fn depot(sheet: &mut Sheet<'_>, index: usize, cell: &Cell) {
    let (key, number) = (keys::depot(index as u8), index + 1);
    let lit = lit(sheet, index);
    let used = used(sheet, index);
    sheet.still(format!("{key} ground"), |out| {
        put!(out, r#"<g class="{}">"#, if lit.is_some() { "depot dep-legal" } else { "depot" });
        outline(out, cell.outline, "dep", "dep-in");
        out.push_str("</g>");
        for ((_, colour), (at, _)) in used.iter().zip(&cell.tiles) {
            slot(out, Some(*colour), *at);
        }
    });
    let stock = sheet.scene.state.depot_goods[index];
    let label = labels::depot(number, &stock, sheet.scene.look.language);
    sheet.thing(key.clone(), label, cell.area, |out| {
        die::white(out, number as u8, cell.die.0, cell.die.1);
        depot_goods(out, &stock, cell.goods);
    });
    let scene = sheet.scene;
    sheet.glow(|out| {
        if scene.drawn.lit.contains_key(&key) {
            ring(out, cell.outline, "box-glow");
        }
    });
    sheet.mark(&key, |out| {
        let marks = &scene.drawn;
        if marks.lit.contains_key(&key) {
            ring(out, cell.outline, "box-ring");
        }
        // What may be done matters more than what was done.
        if marks.last.contains(&key) && lit.is_none() {
            ring(out, cell.outline, "box-last");
        }
        if marks.chosen.contains(&key) {
            ring(out, cell.outline, "box-chosen");
            ring(out, cell.outline, "box-chosen2");
        }
        if marks.preview.as_ref() == Some(&key) {
            ring(out, cell.outline, "box-pv");
        }
        if marks.forbidden.as_ref() == Some(&key) {
            ring(out, cell.outline, "forbid");
        }
        if let Some(lit) = lit {
            marks::price(out, &lit, cell.price.0, cell.price.1);
        }
    });
}

/// The shields of a depot (X-SHIELD-A). They may lie over a corner of a tile.
pub(super) fn shields(sheet: &mut Sheet<'_>, index: usize, cell: &Cell) {
    let scene = sheet.scene;
    let held = scene.state.shields.depots[index].into_iter().filter(|&shield| shield != 0);
    for (shield, place) in held.zip(cell.shields.0) {
        let (_, size, high) = cell.shields;
        let area = Frame::new(place.0 - size / 2.0, place.1 - high / 2.0, size, high);
        let label = labels::shield(shield, Some(index + 1), scene.look.language);
        sheet.boxed(keys::shield(shield), label, area, size * 0.2, |out| {
            glyph(out, glyphs::shield(shield), place, size);
        });
    }
}

/// The tiles of a depot.
pub(super) fn tiles(sheet: &mut Sheet<'_>, index: usize, cell: &Cell) {
    for ((place, _), (at, area)) in used(sheet, index).into_iter().zip(&cell.tiles) {
        let Some(content) = sheet.scene.state.depots[index][place] else { continue };
        let name = sheet.scene.tile_name(content);
        let label = labels::depot_tile(index + 1, &name, sheet.scene.look.language);
        let key = keys::depot_tile(index as u8, place);
        sheet.hex_in(key, label, *at, *area, Show::RINGS, |out| tile::tile(out, content, *at));
    }
}

/// The black depot: ground, price, tiles in their places.
pub(super) fn black(
    sheet: &mut Sheet<'_>,
    shape: Outline,
    places: &[Option<(At, Frame)>; 8],
    coin: (Point, Point),
) {
    sheet.still("black ground", |out| {
        match shape {
            Outline::Panel((x, y)) => {
                put!(out, r#"<g class="blackdep" transform="translate({} {})">"#, N(x), N(y));
                board::panel(out, r#"fill="url(#blk)" class="bd""#, r#"class="bd-in""#);
                out.push_str("</g>");
            }
            Outline::Box(frame) => {
                rect(out, frame, 6.0, r#"fill="url(#blk)" class="bd""#);
                rect(out, frame.grown(-3.0), 4.0, r#"class="bd-in""#);
            }
        }
        for (at, _) in places.iter().flatten() {
            slot(out, None, *at);
        }
        glyph(out, glyphs::SILVER, coin.0, 17.0);
        put!(out, r#"<text class="bdt" x="{}" y="{}">2</text>"#, N(coin.1.0), N(coin.1.1));
    });
    for (place, spot) in places.iter().enumerate() {
        let (Some(content), Some((at, area))) = (sheet.scene.state.black[place], spot) else { continue };
        let label = labels::black_tile(&sheet.scene.tile_name(content), sheet.scene.look.language);
        sheet.hex_in(keys::black_tile(place), label, *at, *area, Show::RINGS, |out| {
            tile::tile(out, content, *at);
        });
    }
}

/// Which of the black depot's places are used.
pub(super) fn black_used(sheet: &Sheet<'_>) -> [bool; 8] {
    let players = sheet.scene.board().players();
    sheet.scene.game.printed().black_depot.map(|least| least <= players)
}

fn depot_goods(out: &mut String, stock: &[u8; 6], place: GoodsIn) {
    let none = stock.iter().all(|&count| count == 0);
    match place {
        GoodsIn::Row((x, y), ..) if none => {
            put!(out, r#"<path class="nog" d="M{} {}h12"/>"#, N(x - 6.0), N(y));
        }
        GoodsIn::Row(centre, scale, room) => goods::row(out, stock, centre, scale, room),
        GoodsIn::Small((x, y), room) => {
            let there: Vec<u8> = (1..).zip(stock).filter(|(_, count)| **count > 0).map(|(n, _)| n).collect();
            let step = (room / there.len().max(1) as f32).min(16.0);
            for (i, number) in there.iter().enumerate() {
                let left = x + step * (i as f32 - (there.len() as f32 - 1.0) / 2.0);
                let count = stock[usize::from(*number) - 1];
                good(out, *number, (left, y), 0.42, (count > 1).then_some(count));
            }
        }
        GoodsIn::Column((x, y), scale) => {
            let there = (1u8..).zip(stock).filter(|(_, count)| **count > 0);
            for (i, (number, &count)) in there.enumerate() {
                let down = y + 30.0 * scale * i as f32;
                good(out, number, (x, down), scale, (count > 1).then_some(count));
            }
        }
    }
}

fn rect(out: &mut String, frame: Frame, round: f32, attributes: &str) {
    let (x, y, width, height) = (N(frame.left), N(frame.top), N(frame.width), N(frame.height));
    put!(out, r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{}" {attributes}/>"#, N(round));
}

fn outline(out: &mut String, shape: Outline, class: &str, inner: &str) {
    match shape {
        Outline::Panel((x, y)) => {
            put!(out, r#"<g transform="translate({} {})">"#, N(x), N(y));
            board::panel(out, &format!(r#"class="{class}""#), &format!(r#"class="{inner}""#));
            out.push_str("</g>");
        }
        Outline::Box(frame) => rect(out, frame, 6.0, &format!(r#"class="{class}""#)),
    }
}

/// The outline alone, as a ring.
fn ring(out: &mut String, shape: Outline, class: &str) {
    match shape {
        Outline::Panel((x, y)) => {
            out.push_str(r#"<path d=""#);
            let corners = flat_corners(75.0).map(|(dx, dy)| (x + dx, y + dy));
            rounded(out, &corners, 7.0);
            put!(out, r#"" class="{class}"/>"#);
        }
        Outline::Box(frame) => rect(out, frame, 6.0, &format!(r#"class="{class}""#)),
    }
}
