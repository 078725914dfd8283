//! The rose of the main board: seven panels, and what lies beside them.

use super::put;
use super::{
    depots::{self, Cell, GoodsIn, Outline},
    marks::{self, Show},
    sheet::Sheet,
};
use crate::{
    Frame,
    burgundy::{keys, labels},
};
use demesne_burgundy::Tile;
use demesne_draw::{
    board::{self, PANEL, ROSE},
    glyphs, goods,
    hex::{Point, flat_corners},
    pen::{At, N, glyph},
    tile,
};

/// The rose, with its things.
pub(super) fn rose(sheet: &mut Sheet<'_>) {
    let cells: Vec<Cell> = (0..6).map(|index| cell(sheet, index)).collect();
    for (index, cell) in cells.iter().enumerate() {
        depots::depot(sheet, index, cell);
    }
    let used = depots::black_used(sheet);
    let places = board::black_slots(used).map(|at| {
        let at = at?;
        let at = At::new(at.x + ROSE.0, at.y + ROSE.1, at.s);
        Some((at, marks::hex_area(at)))
    });
    let few = places.iter().flatten().count() <= 4;
    let coin = match few {
        true => (moved((-53.0, 0.0)), moved((-53.0, 24.0))),
        false => (moved((-8.0, -52.0)), moved((8.0, -47.0))),
    };
    depots::black(sheet, Outline::Panel(ROSE), &places, coin);
    sheet.still("studs", |out| {
        for (x, y) in flat_corners(PANEL) {
            put!(out, r#"<circle cx="{}" cy="{}" r="4.2" class="bez"/>"#, N(x + ROSE.0), N(y + ROSE.1));
            let (x, y) = (2.0 * x + ROSE.0, 2.0 * y + ROSE.1);
            put!(out, r#"<circle cx="{}" cy="{}" r="3" class="bez"/>"#, N(x), N(y));
        }
    });
    for (index, cell) in cells.iter().enumerate() {
        depots::tiles(sheet, index, cell);
    }
    for (index, cell) in cells.iter().enumerate() {
        depots::shields(sheet, index, cell);
    }
    beside(sheet);
}

/// A point of the rose, on the board.
fn moved((x, y): Point) -> Point {
    (x + ROSE.0, y + ROSE.1)
}

fn cell(sheet: &Sheet<'_>, index: usize) -> Cell {
    let (cx, cy) = moved(board::centre(index));
    let at = |(x, y): Point| (cx + x, cy + y);
    let used = depots::used(sheet, index).len();
    let wide = used <= 2;
    let tiles = board::slots(used).iter().take(used).map(|slot| {
        let at = At::new(cx + slot.x, cy + slot.y, slot.s);
        (at, marks::hex_area(at))
    });
    Cell {
        outline: Outline::Panel((cx, cy)),
        area: Frame::new(cx - 56.0, cy - 62.0, 112.0, 124.0),
        die: if wide { (at((0.0, -44.0)), 28.0) } else { (at((0.0, -52.0)), 18.0) },
        tiles: tiles.collect(),
        goods: match wide {
            true => GoodsIn::Row(at((0.0, 50.0)), 0.833, 78.0),
            false => GoodsIn::Row(at((0.0, 54.0)), 0.66, 66.0),
        },
        shields: match wide {
            true => ([at((-32.0, -46.0)), at((-52.0, -24.0))], 24.0, 24.0),
            false => ([at((-20.0, -53.0)), at((-38.0, -49.0))], 18.0, 18.0),
        },
        price: if wide { (at((34.0, -46.0)), 0.78) } else { (at((27.0, -53.0)), 0.6) },
    }
}

/// What expansions put beside the depots: inns (X-INN-1), castles that can be bought back (X-BOARD-9).
fn beside(sheet: &mut Sheet<'_>) {
    let (inns, castles) = (sheet.scene.state.inns, sheet.scene.state.cleared_castles);
    for (count, what, x) in [(inns, Tile::INN, -160.0), (castles, Tile::CASTLE, 160.0)] {
        if count == 0 {
            continue;
        }
        let (x, y) = moved((x, -172.0));
        let at = At::new(x, y, 24.0);
        let draw = |out: &mut String| {
            tile::tile(out, what, at);
            put!(out, r#"<g transform="translate({} {})">"#, N(x + 17.0), N(y + 18.0));
            goods::pill(out, count.into());
            out.push_str("</g>");
            if what == Tile::INN {
                glyph(out, glyphs::SILVER, (x - 8.0, y + 32.0), 14.0);
                put!(out, r#"<text class="count-s" x="{}" y="{}">2</text>"#, N(x + 2.0), N(y + 37.0));
            }
        };
        match what == Tile::INN {
            true => {
                let label = labels::beside(&sheet.scene.tile_name(what), count, sheet.scene.look.language);
                sheet.hex(keys::inn(), label, at, Show::RINGS, draw);
            }
            false => sheet.still("castles beside", draw),
        }
    }
}
