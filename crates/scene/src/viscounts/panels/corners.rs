//! What lies beside the main board: Poverty and Prosperity, the bonus cards that are left, the card of the leader.

use super::{scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel,
    viscounts::{labels::Word, named::Named},
};
use demesne_draw::viscounts::{
    paper::{self, BONUS_SMALL, END_SMALL, LEADER},
    shape::Shape,
};
use demesne_text::viscounts::{
    facts,
    things::{self, Thing},
};
use demesne_viscounts::{EndCard, Ribbon};

/// Where they lie: the upper left corners of both end cards, of the bonus cards and of the leader's card.
struct Places {
    ends: [(f32, f32); 2],
    bonus: (f32, f32),
    leader: (f32, f32),
    /// Whether there is room for their names.
    named: bool,
}

/// In the corners that the ring leaves free.
const CORNERS: Places = Places {
    ends: [(18.0, 16.0), (684.0 - 18.0 - END_SMALL.0, 16.0)],
    bonus: (18.0, 560.0),
    leader: (684.0 - 18.0 - LEADER.0, 580.0),
    named: true,
};
/// In a row.
const ROW: Places =
    Places { ends: [(12.0, 10.0), (92.0, 10.0)], bonus: (178.0, 10.0), leader: (290.0, 14.0), named: false };

/// The cards in the corners of the ring.
pub(super) fn corners(sheet: &mut Sheet<'_>) {
    put_cards(sheet, &CORNERS);
}

/// The same as a panel behind the tab of the board, where the ring is unrolled.
pub(super) fn stock(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    put_cards(&mut sheet, &ROW);
    sheet.panel(
        "stock",
        scene.word(Word::Beside),
        Some(super::estate::TAB),
        Frame::new(0.0, 0.0, 436.0, 110.0),
    )
}

fn put_cards(sheet: &mut Sheet<'_>, places: &Places) {
    let scene = sheet.scene;
    let (printed, state) = (scene.game.printed(), &scene.state);
    let ends = [
        (Named::Poverty, EndCard::Poverty, state.poverty),
        (Named::Prosperity, EndCard::Prosperity, state.prosperity),
    ];
    let full = facts::end_piles(scene.game);
    for (i, (named, card, left)) in ends.into_iter().enumerate() {
        let (x, y) = places.ends[i];
        let frame = Frame::new(x, y, END_SMALL.0, END_SMALL.1);
        let shape = Shape::boxed(frame, 4.0);
        sheet.shaped(named, shape, |out| {
            paper::end(out, printed, card, (left, scene.game.options().seats()), frame);
        });
        if facts::end_counts(state) {
            let line = format!("{left}/{}", full[i]);
            let part = f32::from(left) / f32::from(full[i].max(1));
            sheet.still(format!("{} bar", named.key()), |out| {
                let bar = Frame::new(x, y + END_SMALL.1 + 12.0, END_SMALL.0, 4.0);
                Shape::boxed(bar, 2.0).outline(out, r#"class="vb-tr""#);
                let bar = Frame { width: END_SMALL.0 * part.min(1.0), ..bar };
                Shape::boxed(bar, 2.0).outline(out, r#"class="v-bar""#);
            });
            let below = Frame::new(x - 12.0, y + END_SMALL.1 + 17.0, END_SMALL.0 + 24.0, 16.0);
            if places.named {
                caption(
                    sheet,
                    named,
                    if card == EndCard::Poverty { Thing::Poverty } else { Thing::Prosperity },
                    Frame { top: below.top + 16.0, ..below },
                );
            }
            let class = if left == 0 { "v-small v-red" } else { "v-small" };
            sheet.write(&format!("{} left", named.key()), class, below, 13.0, &line);
        }
    }
    for (i, ribbon) in Ribbon::ALL.into_iter().enumerate() {
        let (x, y) = (places.bonus.0 + 42.0 * (i % 2) as f32, places.bonus.1 + 42.0 * (i / 2) as f32);
        let frame = Frame::new(x, y, BONUS_SMALL.0, BONUS_SMALL.1);
        // Whoever has it has it on the own board.
        if facts::bonus_holder(scene.game, state, ribbon).is_some() {
            continue;
        }
        sheet.shaped(Named::Bonus(ribbon), Shape::boxed(frame, 4.0), |out| {
            paper::bonus(out, printed, ribbon, frame);
        });
    }
    let frame = Frame::new(places.leader.0, places.leader.1, LEADER.0, LEADER.1);
    if places.named {
        let above = Frame::new(frame.left - 22.0, frame.top - 19.0, frame.width + 28.0, 16.0);
        caption(sheet, Named::Leader, Thing::Leader, above);
    }
    sheet.shaped(Named::Leader, Shape::boxed(frame, 4.0), |out| {
        paper::leader(out, state.leader, &scene.initials, frame);
    });
}

/// What a card is called, for whoever sees it for the first time.
fn caption(sheet: &mut Sheet<'_>, named: Named, thing: Thing, place: Frame) {
    let name = things::title(sheet.scene.game, thing, sheet.scene.look.language);
    sheet.write(&format!("{} name", named.key()), "v-small", place, 13.0, &name);
}
