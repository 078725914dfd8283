//! Stored tiles, and the free places behind them.

use super::put;
use super::{marks::Show, scene::Scene, sheet::Sheet};
use crate::{
    Frame, Key, Panel,
    burgundy::{
        keys,
        labels::{self, Word},
    },
};
use demesne_burgundy::Tile;
use demesne_draw::{
    dock, glyphs,
    hex::HALF,
    pen::{At, glyph},
    tile,
};

/// The radius of a stored tile.
const LARGE: f32 = 41.0;
/// The free room around all of them.
const MARGIN: f32 = 5.0;
/// Up to so many places stand in one row.
const ROW: usize = 4;

/// The panel of the storage.
pub(super) fn storage(scene: &Scene<'_>) -> Option<Panel> {
    let mut sheet = Sheet::new(scene);
    let own = scene.own();
    let home = scene.home(own);
    let (paired, stored) = (scene.state.paired, scene.state.estate(own).storage);
    let least = dock::places(paired);
    let count = stored.used().max(least);
    // X-R1: shield 4 lifts the limit; then tiles lie in rows of half the size.
    let s = if count > ROW { LARGE / 2.0 } else { LARGE };
    let mut line = Line { sheet: &mut sheet, s, left: MARGIN, top: MARGIN, used: 0, columns: columns(count) };
    for (place, tile) in stored.iter().enumerate() {
        line.put(keys::stored(home, place), Some(tile), false);
    }
    for place in stored.used()..count {
        line.put(keys::stored(home, stored.len() + place - stored.used()), None, false);
    }
    let mut right = line.right();
    if paired {
        // X-TEAM-7: behind a lock, what only this player can use.
        let y = MARGIN + LARGE;
        sheet.still("lock", |out| glyph(out, "g-lock", (right + 14.0, y), 22.0));
        let mut line =
            Line { sheet: &mut sheet, s: LARGE, left: right + 28.0, top: MARGIN, used: 0, columns: ROW };
        for (place, tile) in scene.state.private[own.index()].tiles.into_iter().enumerate() {
            line.put(keys::private(own, place), tile, true);
        }
        right = line.right();
    }
    let frame = Frame::new(0.0, 0.0, right + MARGIN, 2.0 * (LARGE + MARGIN));
    let also: &[&str] = if paired { &["lock"] } else { &[] };
    Some(Panel { also, ..sheet.panel("storage", scene.word(Word::Storage), None, frame) })
}

/// How many small places stand in a row: two rows hold all of them.
fn columns(count: usize) -> usize {
    if count > ROW { count.div_ceil(2).max(2 * least_columns()) } else { ROW }
}

/// Small places are half as wide: as many as fill the width of three large ones.
const fn least_columns() -> usize {
    3
}

/// Places in rows.
struct Line<'l, 's> {
    sheet: &'l mut Sheet<'s>,
    s: f32,
    left: f32,
    top: f32,
    used: usize,
    columns: usize,
}

impl Line<'_, '_> {
    fn step(&self) -> f32 {
        2.0 * HALF * self.s + 1.0
    }

    fn put(&mut self, key: Key, content: Option<Tile>, private: bool) {
        let spaces = content.map_or(1, Tile::storage_spaces);
        // A double tile is not torn apart.
        if self.used % self.columns + spaces > self.columns {
            self.used += 1;
        }
        let (row, column) = (self.used / self.columns, self.used % self.columns);
        self.used += spaces;
        let x = self.left + self.step() * (column as f32 + spaces as f32 / 2.0);
        let y = self.top + self.s + 1.78 * self.s * row as f32;
        let at = At::new(x, y, self.s);
        let half = HALF * self.s * spaces as f32;
        let area = Frame::new(x - half, y - self.s, 2.0 * half, 2.0 * self.s);
        let scene = self.sheet.scene;
        let name = content.map(|tile| scene.tile_name(tile));
        let label = labels::stored(name.as_deref(), private, scene.look.language);
        match content {
            Some(tile) if tile.is_double() => super::vines::double(self.sheet, key, label, at, Some(tile)),
            Some(tile) => {
                self.sheet.hex_in(key, label, at, area, Show::PRICE, |out| tile::tile(out, tile, at))
            }
            None => self.sheet.hex_in(key, label, at, area, Show::RINGS, |out| free_place(out, at)),
        }
    }

    fn right(&self) -> f32 {
        self.left + self.step() * self.used.min(self.columns) as f32
    }
}

fn free_place(out: &mut String, at: At) {
    put!(
        out,
        r##"<g class="slot" transform="{at}"><use href="#hx"/><use href="#{}" x="-18" y="-18" width="36" height="36" class="ghost" style="color:var(--ink-3);opacity:.5"/></g>"##,
        glyphs::STORAGE
    );
}
