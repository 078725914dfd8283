//! Own manuscripts, in a column for each ribbon, and the bonus card of whoever has three of one.

use super::Board;
use crate::{
    hex::{Frame, Point},
    viscounts::{
        glyph, paper,
        scheme::chip,
        shape::{open, rect, text},
        tile::{self, SMALL},
    },
};
use demesne_viscounts::{Manuscript, Ribbon};

/// How high the columns are.
pub const HEIGHT: f32 = 80.0;
/// From a column to the next.
const COLUMN: f32 = 100.0;

/// The manuscripts of a ribbon in the order in which they lie.
pub fn held(board: &Board<'_>, ribbon: Ribbon) -> Vec<Manuscript> {
    let printed = board.game.printed();
    board.player().manuscripts.iter().filter(|&tile| printed.tile(tile).ribbon == ribbon).collect()
}

/// Where the nth manuscript of so many of a ribbon lies, from the corner of the row.
pub fn place(ribbon: Ribbon, nth: usize, of: usize) -> Frame {
    let step = 25f32.min(50.0 / (of.max(2) - 1) as f32);
    let lower = if nth % 2 == 1 { 3.0 } else { 0.0 };
    Frame::new(COLUMN * f32::from(ribbon as u8) + step * nth as f32, 27.0 + lower, SMALL.0, SMALL.1)
}

/// Where the bonus card of a ribbon lies once the seat has it, from the corner of the row.
pub fn bonus(ribbon: Ribbon) -> Frame {
    Frame::new(COLUMN * f32::from(ribbon as u8) + 58.0, -5.0, 28.0, 28.0)
}

pub(super) fn scrolls(out: &mut String, board: &Board<'_>, at: Point) {
    heads(out, board, at);
    open(out, "v vb", at, 1.0, r#"data-part="scrolls""#);
    for ribbon in Ribbon::ALL {
        let tiles = held(board, ribbon);
        for (nth, &tile) in tiles.iter().enumerate() {
            tile::tile(out, board.game.printed(), tile, place(ribbon, nth, tiles.len()));
        }
        if board.player().has_bonus(ribbon) {
            paper::bonus(out, board.game.printed(), ribbon, bonus(ribbon));
        }
    }
    out.push_str("</g>");
}

/// Ribbons and how many manuscripts have them, and where the first one would lie, from the corner of the row on.
pub fn heads(out: &mut String, board: &Board<'_>, at: Point) {
    open(out, "v vb", at, 1.0, "");
    for ribbon in Ribbon::ALL {
        let (x, count) = (COLUMN * f32::from(ribbon as u8), held(board, ribbon).len());
        chip(out, glyph::ribbon(ribbon), (x + 8.5, 12.5), 19.0);
        text(out, "vb-mid2", (x + 22.0, 18.0), 0.0, count);
        if count == 0 {
            rect(out, place(ribbon, 0, 1), 3.0, r#"class="vb-none""#);
        }
    }
    out.push_str("</g>");
}

/// Where the head of a ribbon is, from the corner of the row.
pub fn column(ribbon: Ribbon) -> Frame {
    Frame::new(COLUMN * f32::from(ribbon as u8) - 2.0, 0.0, COLUMN - 4.0, 25.0)
}
