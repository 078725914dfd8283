//! The own cards, by colour; those of a payment rise. Whoever may not see them sees backs.

use super::{
    scene::Scene,
    sheet::{Sheet, pill},
};
use crate::{
    Frame, Panel, Room,
    sheet::put,
    tuscany::{
        keys,
        labels::{self, Word},
        one_by_one,
        payment::Stands,
        side_by_side,
    },
};
use demesne_draw::{
    pen::N,
    tuscany::card::{self, CARD},
};
use demesne_tuscany::colour::COLOURS;

/// Between two colours.
const GAP: f32 = 7.0;
/// How much of a card below another is seen, where there is room.
const SEEN: f32 = 27.0;

/// How wide the panel is, and how high: what rises needs room.
const fn size(room: Room) -> (f32, f32) {
    match room {
        Room::Wide => (470.0, 92.0),
        Room::Middle => (400.0, 92.0),
        Room::Narrow => (560.0, 86.0),
        Room::Phone => (348.0, 74.0),
        Room::Across => (330.0, 72.0),
    }
}

/// The panel of the hand.
pub(super) fn hand(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let (own, (wide, high)) = (scene.own(), size(scene.look.room));
    match scene.state.knows_hand(own) {
        true => open(&mut sheet, (wide, high)),
        false => covered(&mut sheet, (wide, high)),
    }
    sheet.panel("hand", scene.word(Word::Hand), None, Frame::new(0.0, 0.0, wide, high))
}

fn open(sheet: &mut Sheet<'_>, (wide, high): (f32, f32)) {
    let scene = sheet.scene;
    let (own, estate) = (scene.own(), scene.estate(scene.own()));
    let seen = side_by_side(&estate.hand);
    let tall = high - 18.0;
    let (width, top) = (tall * CARD.0 / CARD.1, high - tall - 4.0);
    let (like, unlike) = steps(&seen, width, wide - 8.0);
    let mut x = 4.0;
    for (colour, copy) in one_by_one(&seen) {
        let count = estate.hand[colour.index()];
        let is_top = copy + 1 == seen[colour.index()];
        let step = if is_top { unlike } else { like };
        let frame = Frame::new(x, top, width, tall);
        let key = keys::card(own, colour, copy);
        let stands = scene.stands(&key);
        let label = labels::card(colour, copy, count, scene.look.language)
            + &labels::stands(stands, scene.look.language);
        // What the next card leaves free.
        let hit = Frame { width: step.min(width), ..frame };
        sheet.thing(key, label, hit, |out| {
            out.push_str(r#"<g class="rise">"#);
            card::card(out, colour, frame);
            replaced(out, stands, (x + 3.0, top + 3.0));
            if is_top && count > 1 {
                pill(out, count, (x + step.min(width) - 12.0, top + tall - 7.0), 0.82);
            }
            put!(
                out,
                r#"<rect class="picked" x="{}" y="{}" width="{}" height="{}" rx="6"/></g>"#,
                N(x),
                N(top),
                N(width),
                N(tall)
            );
        });
        x += step;
    }
}

/// How far it is from a card to the next of its colour, and to the first of another: many cards move closer together, at first only
/// those of different colours.
fn steps(seen: &[u8; COLOURS], width: f32, room: f32) -> (f32, f32) {
    let colours = seen.iter().filter(|&&count| count > 0).count() as f32;
    let cards = seen.iter().map(|&count| f32::from(count)).sum::<f32>();
    if cards < 2.0 {
        return (SEEN, width + GAP);
    }
    // The last card is seen whole.
    let room = room - width;
    let (below, gaps) = (cards - colours, colours - 1.0);
    let unlike = if gaps > 0.0 { ((room - below * SEEN) / gaps).min(width + GAP) } else { width + GAP };
    if unlike >= SEEN { (SEEN, unlike) } else { (room / (cards - 1.0), room / (cards - 1.0)) }
}

/// T7.7: the card that a pair or a worker replaces, small at its corner; a pair that is not whole has the outline alone.
pub(super) fn replaced(out: &mut String, stands: Option<Stands>, (left, top): (f32, f32)) {
    let frame = Frame::new(left, top, 17.0, 17.0 * CARD.1 / CARD.0);
    match stands {
        Some(Stands::For(colour)) => {
            card::card(out, colour, frame);
            outline(out, "stands", frame);
        }
        Some(Stands::Half) => outline(out, "stands half", frame),
        Some(Stands::Itself | Stands::Pair) | None => {}
    }
}

fn outline(out: &mut String, class: &str, frame: Frame) {
    put!(
        out,
        r#"<rect class="{class}" x="{}" y="{}" width="{}" height="{}" rx="3"/>"#,
        N(frame.left),
        N(frame.top),
        N(frame.width),
        N(frame.height)
    );
}

/// Backs, as many as there are cards.
fn covered(sheet: &mut Sheet<'_>, (wide, high): (f32, f32)) {
    let scene = sheet.scene;
    let (own, count) = (scene.own(), scene.estate(scene.own()).cards);
    let tall = high - 18.0;
    let width = tall * CARD.0 / CARD.1;
    let step = ((wide - 8.0 - width) / f32::from(count.max(2) - 1)).min(SEEN);
    let all = Frame::new(4.0, high - tall - 4.0, width + step * f32::from(count.max(1) - 1), tall);
    sheet.boxed(keys::cards(own), labels::cards(count, scene.look.language), all, 6.0, |out| {
        for place in 0..count {
            card::back(out, Frame { left: all.left + step * f32::from(place), width, ..all });
        }
        pill(out, count, (all.left + all.width - 9.0, all.top + tall - 7.0), 0.9);
    });
}
