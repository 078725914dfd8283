//! Vineyards (X-VINE): the terraces of a player, the vine depot and the vine shop.

use crate::{
    die, glyphs, goods,
    hex::{Frame, HALF, Point, side},
    lead::{self, Lines},
    pen::{At, N, glyph},
    tile,
};
use demesne_burgundy::{
    Tile,
    tile::VINES,
    vine::{VINE_SPACES, VineBoard, Vines, Vineyard},
};
use demesne_game::Hex;

/// The place of a hex of a vineyard (2n and 2n + 1 are those of space n); the lowest row is the last one.
pub fn hex(board: &VineBoard, index: usize) -> Hex {
    let highest = board.hexes.iter().map(|hex| hex[0]).max().unwrap_or(0);
    let [row, x] = board.hexes[index % board.hexes.len()];
    Hex { row: i16::from(highest - row), x: i16::from(x) }
}

/// The box around a vineyard with radius `s`.
pub fn frame(board: &VineBoard, s: f32) -> Frame {
    let (mut low, mut high) = ((f32::MAX, f32::MAX), (f32::MIN, f32::MIN));
    for i in 0..board.hexes.len() {
        let (x, y) = crate::hex::centre(hex(board, i), s);
        low = (low.0.min(x - HALF * s), low.1.min(y - s));
        high = (high.0.max(x + HALF * s), high.1.max(y + s));
    }
    Frame::new(low.0, low.1, high.0 - low.0, high.1 - low.1).grown(0.15 * s)
}

/// A vineyard in the middle of a frame: planted vines, and on bare hexes what planting brings (X-VINE-14) with the die number
/// between the two hexes of a space. Lead runs between terraces.
pub fn vineyard(out: &mut String, board: &VineBoard, vineyard: &Vineyard, s: f32, place: Frame) {
    let ((x, y), (fx, fy)) = (place.centre(), frame(board, s).centre());
    put!(out, r#"<g class="vineyard" transform="translate({} {})">"#, N(x - fx), N(y - fy));
    let lines = terraces(board, s);
    lead::bronze(out, &lines, s);
    for space in 0..VINE_SPACES {
        let vines = vineyard.vines(space);
        let mut middle = (0.0, 0.0);
        for half in 0..2 {
            let (x, y) = crate::hex::centre(hex(board, 2 * space + half), s);
            middle = (middle.0 + x / 2.0, middle.1 + y / 2.0);
            let at = At::new(x, y, s);
            match vines {
                Some(vines) => {
                    put!(out, r#"<g class="tile" data-t="vine" transform="{at}">"#);
                    tile::vine_half(out, vines[half]);
                    out.push_str("</g>");
                }
                None => {
                    put!(
                        out,
                        r##"<g class="space" data-t="vine" transform="{at}"><use href="#hx" class="s-ground"/><use href="#hx" class="vine-wash"/>"##
                    );
                    glyph(out, glyphs::bonus(board.bonuses[space][half]), (0.0, 0.0), 40.0);
                    out.push_str("</g>");
                }
            }
        }
        match vines {
            Some(_) => {
                let at = At::new(middle.0, middle.1, s);
                put!(out, r#"<circle r="5" class="cnt" transform="{at}"/>"#);
            }
            None => die::white(out, board.number[space], middle, 0.62 * s),
        }
    }
    lead::lead(out, &lines, s);
    out.push_str("</g>");
}

/// The lines between terraces, and around all of them.
fn terraces(board: &VineBoard, s: f32) -> Lines {
    let terrace = |hex: usize| board.terraces.iter().position(|spaces| spaces >> (hex / 2) & 1 != 0);
    let places: Vec<Hex> = (0..board.hexes.len()).map(|i| hex(board, i)).collect();
    let mut lines = Lines::default();
    for (i, place) in places.iter().enumerate() {
        for (neighbour, other) in place.neighbours().into_iter().enumerate() {
            match places.iter().position(|&at| at == other) {
                None => lines.edge.push(side(*place, neighbour, s)),
                Some(other) if other < i && terrace(other) != terrace(i) => {
                    lines.between.push(side(*place, neighbour, s));
                }
                Some(_) => {}
            }
        }
    }
    lines
}

/// How wide a place of the vine depot or the vine shop is, with radius `s`.
fn step(s: f32) -> f32 {
    4.0 * HALF * s + 10.0
}

/// The vine depot (X-VINE-6) and the vine shop (X-VINE-22) from a point on, in two rows; the result is how wide they are.
pub fn depot(out: &mut String, board: &VineBoard, vines: &Vines, (x, y): Point, s: f32) -> f32 {
    let used = board.depot.iter().filter(|&&numbers| numbers != 0).count();
    for (i, (&numbers, content)) in board.depot.iter().zip(vines.depot).take(used).enumerate() {
        let at = At::new(x + step(s) * (i as f32 + 0.5), y + s + 22.0, s);
        let dice: Vec<u8> = (1..=6).filter(|number| numbers >> (number - 1) & 1 != 0).collect();
        for (j, number) in dice.iter().enumerate() {
            let left = at.x + 20.0 * (j as f32 - (dice.len() as f32 - 1.0) / 2.0);
            die::white(out, *number, (left, y + 9.0), 18.0);
        }
        double(out, content, at);
    }
    let low = y + 2.0 * s + 34.0;
    glyph(out, glyphs::SILVER, (x + 9.0, low + s), 18.0);
    put!(out, r#"<text class="count-s" x="{}" y="{}">2</text>"#, N(x + 22.0), N(low + s + 5.0));
    for (i, content) in vines.shop.into_iter().take(board.shop.into()).enumerate() {
        double(out, content, At::new(x + 40.0 + step(s) * (i as f32 + 0.5), low + s, s));
    }
    (step(s) * used as f32).max(40.0 + step(s) * f32::from(board.shop))
}

fn double(out: &mut String, content: Option<Tile>, at: At) {
    match content {
        Some(content) => tile::tile(out, content, at),
        None => {
            let half = HALF * at.s;
            for x in [at.x - half, at.x + half] {
                let at = At { x, ..at };
                put!(out, r##"<g transform="{at}" class="slot"><use href="#hx"/></g>"##);
            }
        }
    }
}

/// Vine bonus tiles (X-VINE-20) from a point on: those of each type with their count.
pub fn bonus_tiles(out: &mut String, counts: &[u8; VINES as usize], (x, y): Point) {
    let there = (0u8..).zip(counts).filter(|(_, count)| **count > 0);
    for (i, (vine, &count)) in there.enumerate() {
        let left = x + 34.0 * i as f32 + 12.0;
        glyph(out, glyphs::vine(vine), (left, y + 12.0), 24.0);
        put!(out, r#"<g transform="translate({} {}) scale(.8)">"#, N(left + 9.0), N(y + 22.0));
        goods::pill(out, count.into());
        out.push_str("</g>");
    }
}
