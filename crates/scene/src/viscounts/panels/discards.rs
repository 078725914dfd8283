//! The own discard pile, laid out behind a tab: everybody may look through it (V20.4).

use super::{cards, scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel,
    viscounts::{labels::Word, named::Named},
};
use demesne_draw::viscounts::{
    card::{self as townsfolk, Size},
    shape::Shape,
};

/// The tab.
const TAB: &str = "g-v-discard-pile";
/// So many cards lie in a row.
const COLUMNS: usize = 5;
const GAP: f32 = 8.0;

/// The panel.
pub(super) fn discards(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let (own, (wide, high)) = (scene.own(), Size::Medium.extent());
    let all = scene.player(own).discards;
    for (nth, card) in all.iter().enumerate() {
        let (column, row) = ((nth % COLUMNS) as f32, (nth / COLUMNS) as f32);
        let frame = Size::Medium.at((6.0 + (wide + GAP) * column, 6.0 + (high + GAP) * row));
        let shape = townsfolk::shape(Size::Medium, frame);
        sheet.shaped(Named::Discarded(own, card), shape, |out| {
            cards::card(out, scene, card, Size::Medium, own, frame);
        });
    }
    if all.is_empty() {
        let shape = Shape::boxed(Size::Medium.at((6.0, 6.0)), Size::Medium.round());
        sheet.still("none", |out| shape.outline(out, r#"class="vb-none""#));
    }
    let rows = usize::from(all.len()).div_ceil(COLUMNS).max(1) as f32;
    let frame = Frame::new(0.0, 0.0, 12.0 + (wide + GAP) * COLUMNS as f32 - GAP, 12.0 + (high + GAP) * rows);
    sheet.panel("discards", scene.word(Word::Discards), Some(TAB), frame)
}
