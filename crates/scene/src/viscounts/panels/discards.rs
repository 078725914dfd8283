//! Discard piles laid out, the own one behind a tab: everybody may look through them (V20.4).

use super::{cards, scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel,
    viscounts::{keys, labels::Word, named::Named},
};
use demesne_draw::viscounts::{
    card::{self as townsfolk, Size},
    shape::Shape,
};
use demesne_game::Seat;

/// The tab.
const TAB: &str = "g-v-discard-pile";
/// So many cards lie in a row.
const COLUMNS: usize = 5;
const GAP: f32 = 8.0;

/// V20.4: the discard pile of a seat, laid out from a corner on. Gives how high all rows are.
pub(super) fn laid_out(
    sheet: &mut Sheet<'_>,
    seat: Seat,
    size: Size,
    columns: usize,
    (left, top): (f32, f32),
) -> f32 {
    let (scene, (wide, high)) = (sheet.scene, size.extent());
    let all = scene.player(seat).discards;
    for (nth, card) in all.iter().enumerate() {
        let (column, row) = ((nth % columns) as f32, (nth / columns) as f32);
        let frame = size.at((left + (wide + GAP) * column, top + (high + GAP) * row));
        sheet.shaped(Named::Discarded(seat, card), townsfolk::shape(size, frame), |out| {
            cards::card(out, scene, card, size, seat, frame);
        });
    }
    usize::from(all.len()).div_ceil(columns) as f32 * (high + GAP)
}

/// Touching the last thing, a discard pile, opens it.
pub(super) fn shown_by(sheet: &mut Sheet<'_>, seat: Seat) {
    if let Some(first) = sheet.scene.player(seat).discards.iter().next() {
        sheet.shows(keys::discarded(seat, first));
    }
}

/// The panel.
pub(super) fn discards(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let (own, (wide, high)) = (scene.own(), Size::Medium.extent());
    let all = scene.player(own).discards;
    laid_out(&mut sheet, own, Size::Medium, COLUMNS, (6.0, 6.0));
    if all.is_empty() {
        let shape = Shape::boxed(Size::Medium.at((6.0, 6.0)), Size::Medium.round());
        sheet.still("none", |out| shape.outline(out, r#"class="vb-none""#));
    }
    let rows = usize::from(all.len()).div_ceil(COLUMNS).max(1) as f32;
    let frame = Frame::new(0.0, 0.0, 12.0 + (wide + GAP) * COLUMNS as f32 - GAP, 12.0 + (high + GAP) * rows);
    sheet.panel("discards", scene.word(Word::Discards), Some(TAB), frame)
}
