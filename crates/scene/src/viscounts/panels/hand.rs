//! The own cards, side by side; many lie closer together. Whoever may not see them sees backs.

use super::{cards, scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel, Room,
    viscounts::{labels::Word, named::Named},
};
use demesne_draw::viscounts::{
    card::{self as townsfolk, BACK, Size},
    mark,
    shape::Shape,
};
use demesne_viscounts::Card;

/// Between two cards.
const GAP: f32 = 10.0;
/// Around all of them: rings need room.
const EDGE: f32 = 7.0;

/// How wide the panel is: as many cards as a hand mostly has, and no wider than its place.
const fn width(room: Room) -> f32 {
    match room {
        Room::Wide => 288.0,
        Room::Middle => 350.0,
        Room::Narrow => 570.0,
        Room::Phone => 282.0,
        Room::Across => 372.0,
    }
}

/// The panel of the hand.
pub(super) fn hand(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let (wide, high) = Size::Medium.extent();
    // A few more cards make all of them a little smaller; many lie closer together.
    let count = scene.held().map_or(0, |held| held.len());
    let all = f32::from(count) * (wide + GAP) - GAP + 2.0 * EDGE;
    let least = width(scene.look.room);
    let room = all.clamp(least, 1.25 * least);
    match scene.held() {
        Some(held) => {
            let all: Vec<Card> = held.iter().collect();
            let places = places(all.len(), wide, room);
            for (nth, (&card, &left)) in all.iter().zip(&places).enumerate() {
                let frame = Frame::new(left, EDGE, wide, high);
                let step = places.get(nth + 1).map_or(wide, |next| next - left);
                // What the next card leaves free.
                let hit = Frame { width: step.min(wide), ..frame };
                let own = scene.own();
                let shape = townsfolk::shape(Size::Medium, frame);
                sheet.shaped_in(Named::Hand(own, card), shape, hit, |out| {
                    cards::card(out, scene, card, Size::Medium, own, frame);
                });
            }
        }
        None => covered(&mut sheet, room),
    }
    sheet.panel("hand", scene.word(Word::Hand), None, Frame::new(0.0, 0.0, room, high + 2.0 * EDGE + 3.0))
}

/// Where so many cards begin.
fn places(count: usize, wide: f32, room: f32) -> Vec<f32> {
    let free = room - 2.0 * EDGE - wide;
    let step = (wide + GAP).min(free / (count.max(2) - 1) as f32);
    (0..count).map(|nth| EDGE + step * nth as f32).collect()
}

/// Backs, as many as there are cards.
fn covered(sheet: &mut Sheet<'_>, room: f32) {
    let scene = sheet.scene;
    let (own, count) = (scene.own(), usize::from(scene.player(scene.own()).hand_size));
    let high = Size::Medium.extent().1;
    let wide = high * BACK.0 / BACK.1;
    let places = places(count, wide, room);
    let end = places.last().map_or(EDGE + wide, |last| last + wide);
    let all = Frame::new(EDGE, EDGE, end - EDGE, high);
    sheet.shaped(Named::Cards(own), Shape::boxed(all, 6.0), |out| {
        for left in places {
            townsfolk::back(out, own, Frame::new(left, EDGE, wide, high));
        }
        mark::pill(out, count as u16, (end - 9.0, EDGE + high - 7.0));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_cards_lie_closer_together_and_none_beside_the_panel() {
        assert_eq!(places(3, 84.0, 300.0), [7.0, 101.0, 195.0]);
        for count in 1..=9 {
            let all = places(count, 84.0, 282.0);
            assert_eq!(all.len(), count);
            assert!(all.iter().all(|left| left + 84.0 <= 282.0 - EDGE + 0.01), "{all:?}");
        }
    }
}
