//! The depots as a strip of cells over the duchy, where there is no room for the rose.

use super::put;
use super::{
    depots::{self, Cell, GoodsIn, Outline},
    marks::Show,
    scene::Scene,
    sheet::Sheet,
};
use crate::{
    Frame, Panel, Room,
    burgundy::{
        keys,
        labels::{self, Word},
    },
};
use demesne_burgundy::{Expansion, Tile};
use demesne_draw::{
    goods,
    hex::HALF,
    pen::{At, N},
    tile,
};

/// How large cells are, and how tiles lie in them.
#[derive(Clone, Copy)]
struct Size {
    cell: (f32, f32),
    black: f32,
    gap: f32,
    /// Whether cells are columns: tiles one below the other, goods beside them.
    column: bool,
    /// The most tiles of a depot.
    most: usize,
    /// Whether shields lie beside tiles.
    shields: bool,
}

impl Size {
    fn of(scene: &Scene<'_>) -> Size {
        let sheet = Sheet::new(scene);
        let most = (0..6).map(|depot| depots::used(&sheet, depot).len()).max().unwrap_or(2);
        let shields = scene.has(Expansion::Shields);
        match scene.look.room {
            Room::Narrow => Size {
                cell: (92.0, if most > 2 { 124.0 } else { 104.0 }),
                black: 128.0,
                gap: 5.0,
                column: false,
                most,
                shields,
            },
            _ => Size {
                cell: (44.0, if most > 2 { 125.0 } else { 92.0 }),
                black: 70.0,
                gap: 3.0,
                column: true,
                most,
                shields,
            },
        }
    }

    fn cell(self, index: usize) -> Frame {
        let step = self.cell.0 + self.gap;
        Frame::new(2.0 + step * index as f32, 2.0, self.cell.0, self.cell.1)
    }

    fn black(self) -> Frame {
        Frame { width: self.black, ..self.cell(6) }
    }
}

/// The strip; none where the whole board is shown.
pub(super) fn strip(scene: &Scene<'_>) -> Option<Panel> {
    if scene.whole_board() {
        return None;
    }
    let mut sheet = Sheet::new(scene);
    let size = Size::of(scene);
    let cells: Vec<Cell> = (0..6).map(|index| cell(&sheet, index, size)).collect();
    for (index, cell) in cells.iter().enumerate() {
        depots::depot(&mut sheet, index, cell);
    }
    black(&mut sheet, size);
    for (index, cell) in cells.iter().enumerate() {
        depots::tiles(&mut sheet, index, cell);
    }
    for (index, cell) in cells.iter().enumerate() {
        depots::shields(&mut sheet, index, cell);
    }
    let last = size.black();
    let frame = Frame::new(0.0, 0.0, last.left + last.width + 2.0, last.height + 4.0);
    Some(sheet.panel("depots", scene.word(Word::Depots), None, frame))
}

fn cell(sheet: &Sheet<'_>, index: usize, size: Size) -> Cell {
    let frame = size.cell(index);
    let used = depots::used(sheet, index).len();
    let (left, top) = (frame.left, frame.top);
    let at = |x: f32, y: f32| (left + x, top + y);
    match size.column {
        true => Cell {
            outline: Outline::Box(frame),
            area: frame,
            die: (at(10.0, 11.0), 15.0),
            tiles: column_tiles(frame, used, size),
            goods: match size.most > 2 {
                true => GoodsIn::Small(at(22.0, frame.height - 7.5), 40.0),
                false => GoodsIn::Column(at(37.8, 34.0), 0.42),
            },
            shields: match size.most > 2 {
                true => ([at(24.0, 11.0), at(36.5, 27.0)], 15.0, 18.0),
                false => ([at(35.5, 73.0), at(35.5, 49.0)], 16.5, 34.0),
            },
            price: (at(30.0, 11.0), 0.66),
        },
        false => Cell {
            outline: Outline::Box(frame),
            area: frame,
            die: (at(15.0, 16.0), 22.0),
            tiles: row_tiles(frame, used),
            goods: GoodsIn::Row(at(46.0, frame.height - 13.0), 0.7, 78.0),
            shields: ([at(37.0, 16.0), at(56.0, 16.0)], 19.0, 26.0),
            price: (at(73.0, 15.0), 0.8),
        },
    }
}

/// Below each other, the whole width of the cell to touch; from three on they are set off against each other.
fn column_tiles(frame: Frame, used: usize, size: Size) -> Vec<(At, Frame)> {
    let few = size.most <= 2;
    let s = match few {
        true if size.shields => 15.6,
        true => 17.0,
        false => 14.5,
    };
    let (top, step) = if few { (20.0, 35.0) } else { (19.0, 21.5) };
    (0..used)
        .map(|i| {
            let x = match few {
                true => HALF * s + 1.0,
                false => frame.width / 2.0 + if i % 2 == 0 { -HALF * s / 2.0 } else { HALF * s / 2.0 },
            };
            let y = frame.top + top + if few { 17.0 } else { s } + step * i as f32;
            let area = match few {
                true => Frame::new(frame.left, frame.top + top - 1.0 + step * i as f32, frame.width, 36.0),
                false => Frame::new(frame.left, y - step / 2.0, frame.width, step),
            };
            (At::new(frame.left + x, y, s), area)
        })
        .collect()
}

/// Side by side; from three on in two rows.
fn row_tiles(frame: Frame, used: usize) -> Vec<(At, Frame)> {
    let few = used <= 2;
    let s = if few { 24.0 } else { 20.5 };
    let step = 2.0 * HALF * s;
    (0..used)
        .map(|i| {
            let (row, column) = if few { (0, i) } else { (i / 2, i % 2) };
            let shift = if few || row == 0 { -0.5 } else { 0.0 };
            let x = frame.left
                + frame.width / 2.0
                + step * (column as f32 + shift - if few { 0.0 } else { 0.25 });
            let y = frame.top + 29.0 + s + 1.5 * s * row as f32;
            let at = At::new(x, y, s);
            (at, super::marks::hex_area(at))
        })
        .collect()
}

fn black(sheet: &mut Sheet<'_>, size: Size) {
    let frame = size.black();
    let used = depots::black_used(sheet);
    let count = used.iter().filter(|&&on| on).count();
    let columns = if count > 4 { if size.column { 2 } else { 4 } } else { 2 };
    let rows = count.div_ceil(columns);
    let inns = sheet.scene.state.inns;
    let room = Frame::new(frame.left + 4.0, frame.top + 20.0, frame.width - 8.0, frame.height - 24.0);
    let (wide, high) = (room.width / columns as f32, room.height / rows.max(1) as f32);
    let s = (wide / (2.0 * HALF)).min(high / 2.0) * 0.98;
    let mut next = 0;
    let places = used.map(|on| {
        on.then(|| {
            let (row, column) = (next / columns, next % columns);
            next += 1;
            let area = Frame::new(room.left + wide * column as f32, room.top + high * row as f32, wide, high);
            let (x, y) = area.centre();
            (At::new(x, y, s), area)
        })
    });
    let middle = frame.left + if inns > 0 { frame.width * 0.3 } else { frame.width / 2.0 };
    let coin = ((middle - 8.0, frame.top + 11.0), (middle + 9.0, frame.top + 16.5));
    depots::black(sheet, Outline::Box(frame), &places, coin);
    if inns > 0 {
        let at = At::new(frame.left + frame.width * 0.74, frame.top + 11.0, 10.0);
        let label = labels::beside(&sheet.scene.tile_name(Tile::INN), inns, sheet.scene.look.language);
        let area = Frame::new(frame.left + frame.width / 2.0, frame.top, frame.width / 2.0, 21.0);
        sheet.hex_in(keys::inn(), label, at, area, Show::RINGS, |out| {
            tile::tile(out, Tile::INN, at);
            put!(out, r#"<g transform="translate({} {}) scale(.62)">"#, N(at.x + 10.0), N(at.y + 5.0));
            goods::pill(out, inns.into());
            out.push_str("</g>");
        });
    }
}
