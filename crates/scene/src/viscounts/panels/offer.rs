//! The pairs on offer in the set-up: a player card over its hero. Nothing is on the own board yet, so they lie in its place.

use super::{cards, scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel, Room,
    viscounts::{labels::Word, named::Named},
};
use demesne_draw::viscounts::{
    card::Size,
    paper::{self, PLAYER},
    shape::Shape,
};

/// Between two pairs, and around all of them.
const GAP: f32 = 12.0;
/// Between a player card and its hero.
const BETWEEN: f32 = 4.0;

/// The panel.
pub(super) fn offer(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let count = scene.state.pairs.iter().filter(|pair| pair.number > 0).count();
    let columns = match (scene.look.room, count) {
        (Room::Narrow | Room::Across, _) | (Room::Phone, 0..=4) => 5,
        (Room::Wide | Room::Middle, 4) => 2,
        _ => 3,
    };
    let printed = scene.game.printed();
    let (wide, high) = (PLAYER.0, PLAYER.1 + BETWEEN + Size::Large.extent().1);
    let pairs: Vec<_> = scene.state.pairs.iter().filter(|pair| pair.number > 0).collect();
    for (nth, pair) in pairs.iter().enumerate() {
        let (column, row) = ((nth % columns) as f32, (nth / columns) as f32);
        let frame = Frame::new(GAP + (wide + GAP) * column, GAP + (high + GAP) * row, wide, high);
        sheet.shaped(Named::Pair(pair.number), Shape::boxed(frame, 7.0), |out| {
            if let Some(print) = printed.player_cards.get(usize::from(pair.number) - 1) {
                paper::player(out, print, pair.number, Frame { height: PLAYER.1, ..frame });
            }
            let hero = Size::Large.at((frame.left, frame.top + PLAYER.1 + BETWEEN));
            cards::card(out, scene, pair.hero, Size::Large, scene.own(), hero);
        });
    }
    let used = pairs.len().clamp(1, columns) as f32;
    let rows = pairs.len().div_ceil(columns).max(1) as f32;
    let frame = Frame::new(0.0, 0.0, GAP + (wide + GAP) * used, GAP + (high + GAP) * rows);
    sheet.panel("offer", scene.word(Word::Offer), None, frame)
}
