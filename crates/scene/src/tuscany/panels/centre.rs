//! The open tiles on the table (T14.1). Places have no meaning there, so tiles lie by colour: five of one are seen coming (T14.4).

use super::{
    scene::Scene,
    sheet::{Sheet, hex_area},
};
use crate::{
    Frame, Panel, Room,
    sheet::put,
    tuscany::{
        keys,
        labels::{self, Word},
    },
};
use demesne_draw::{hex::HALF, pen::At, tuscany::tile};
use demesne_tuscany::{Item, Tile};

/// T14.1: so many lie there.
const TILES: usize = 8;
/// The radius of a tile, and the gap between two.
const S: f32 = 40.0;
const GAP: f32 = 5.0;

/// The panel of the centre.
pub(super) fn centre(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let columns = if scene.look.room == Room::Narrow { TILES } else { TILES / 2 };
    let (wide, high) = (2.0 * S + GAP, 2.0 * HALF * S + GAP);
    let at = |place: usize| {
        let (row, column) = (place / columns, place % columns);
        At::new(GAP + S + wide * column as f32, GAP + HALF * S + high * row as f32, S)
    };
    let centre = scene.state.centre;
    let lying = Tile::ALL.into_iter().flat_map(|tile| (0..centre.of(tile)).map(move |copy| (tile, copy)));
    let mut used = 0;
    for (tile, copy) in lying {
        let (item, at) = (Item::Tile(tile), at(used));
        let label = labels::in_centre(item, scene.look.language);
        sheet.tile(keys::centre(tile, copy), label, at, hex_area(at).grown(GAP / 2.0), |out| {
            tile::item(out, item, at);
        });
        used += 1;
    }
    sheet.still("gaps", |out| {
        for place in used..TILES {
            put!(out, r##"<g class="slot" transform="{}"><use href="#hxf"/></g>"##, at(place));
        }
    });
    let rows = TILES.max(used).div_ceil(columns);
    let frame = Frame::new(0.0, 0.0, wide * columns as f32 + GAP, high * rows as f32 + GAP);
    // While pieces are laid out a phone has room for nothing else.
    let tab = (scene.look.room == Room::Phone && scene.sketched.is_some()).then_some("g-token");
    sheet.panel("centre", scene.word(Word::Centre), tab, frame)
}
