//! The own mat: stored items, free storage spaces, and the three stacks (T1.14).

use super::{
    scene::Scene,
    sheet::{Sheet, hex_area, pill},
};
use crate::{
    Frame, Panel,
    sheet::put,
    tuscany::{
        keys,
        labels::{self, Word},
    },
};
use demesne_draw::{
    hex::HALF,
    pen::At,
    tuscany::{stack, tile},
};
use demesne_game::Seat;

/// The radius of a stored item where there are few, and of a stack.
const S: f32 = 40.0;
const STACK: f32 = 27.0;
/// The height of the panel.
const HIGH: f32 = 2.0 * HALF * S + 14.0;
/// T3.4: the tiles of a stack.
const STACKED: u8 = 7;

/// The panel of storage and stacks.
pub(super) fn storage(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let (own, y) = (scene.own(), HIGH / 2.0);
    let right = stored(&mut sheet, own, (6.0, y), S);
    let left = right + 14.0;
    stacks(&mut sheet, own, (left, y), STACK);
    let width = left + 3.0 * (2.0 * STACK + 4.0) + 4.0;
    sheet.panel("storage", scene.word(Word::Storage), None, Frame::new(0.0, 0.0, width, HIGH))
}

/// Stored items and free spaces from a point on, around its height; the result is where they end. From four spaces on they are smaller.
pub(super) fn stored(sheet: &mut Sheet<'_>, seat: Seat, (x, y): (f32, f32), most: f32) -> f32 {
    let scene = sheet.scene;
    let estate = scene.estate(seat);
    let places = usize::from(estate.room().max(estate.storage.len()));
    let s = if places > 3 { most * 0.74 } else { most };
    let step = 2.0 * s + 4.0;
    let items: Vec<_> = estate.storage.iter().map(Some).collect();
    for place in 0..places {
        let item = items.get(place).copied().flatten();
        let at = At::new(x + s + step * place as f32, y, s);
        let label = labels::stored(item, scene.look.language);
        let label = if seat == scene.own() { label } else { format!("{}: {label}", scene.name(seat)) };
        sheet.tile(keys::stored(seat, place), label, at, hex_area(at).grown(2.0), |out| match item {
            Some(item) => tile::item(out, item, at),
            None => put!(out, r##"<g class="slot" transform="{at}"><use href="#hxf"/></g>"##),
        });
    }
    x + step * places as f32
}

/// T3.4, T15.1: how many tiles are left in each stack.
pub(super) fn left(turned: u8) -> [u8; 3] {
    [0, 1, 2].map(|stack| (STACKED * (stack + 1)).saturating_sub(turned).min(STACKED))
}

fn stacks(sheet: &mut Sheet<'_>, own: Seat, (x, y): (f32, f32), s: f32) {
    let scene = sheet.scene;
    let left = left(scene.estate(own).turned);
    let step = 2.0 * s + 4.0;
    let area = Frame::new(x - 2.0, y - 34.0, 3.0 * step + 2.0, 68.0);
    sheet.boxed(keys::stacks(own), labels::stacks(left, scene.look.language), area, 10.0, |out| {
        for (place, count) in left.into_iter().enumerate() {
            let at = At::new(x + s + step * place as f32, y - 4.0, s);
            stack::stack(out, Some(own), count, at);
            pill(out, count, (at.x, y + 24.0), 0.85);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::left;

    #[test]
    fn stacks_are_used_up_from_left_to_right() {
        assert_eq!(left(0), [7, 7, 7]);
        assert_eq!(left(5), [2, 7, 7]);
        assert_eq!(left(7), [0, 7, 7]);
        assert_eq!(left(16), [0, 0, 5]);
        assert_eq!(left(21), [0, 0, 0]);
    }
}
