//! The way of the cards: from the deck through three slots to the door, and behind it the discard pile.

use super::Board;
use crate::{
    hex::{Frame, Point},
    pen::{self, N},
    viscounts::{
        card::{self, BACK, Size},
        glyph, mark,
        shape::{open, rect},
        sign::{self, Sign},
    },
};
use demesne_viscounts::{Card, ability::Trigger, state::SLOTS};

/// How high the row is.
pub const HEIGHT: f32 = 128.0;

/// A slot, 0 to 2, from the corner of the row.
pub const fn slot(nth: usize) -> Frame {
    Size::Medium.at((62.0 + 94.0 * nth as f32, 8.0))
}

/// The deck, from the corner of the row.
pub const fn deck() -> Frame {
    Frame::new(2.0, 34.0, BACK.0, BACK.1)
}

/// The door through which the third card leaves, from the corner of the row.
pub const fn door() -> Frame {
    Frame::new(352.0, 8.0, 48.0, 36.0)
}

/// The discard pile, from the corner of the row.
pub const fn discards() -> Frame {
    Size::Small.at((350.0, 50.0))
}

pub(super) fn slots(out: &mut String, board: &Board<'_>, at: Point) {
    let player = board.player();
    ground(out, at);
    open(out, "v vb", at, 1.0, r#"data-part="slots""#);
    if player.deck_size > 0 {
        card::back(out, board.seat, deck());
        let Frame { left, top, width, height } = deck();
        mark::pill(out, player.deck_size.into(), (left + width - 8.0, top + height - 2.0));
    } else {
        rect(out, deck(), 5.0, r#"class="vb-none""#);
    }
    for nth in 0..SLOTS {
        one(out, board, nth, slot(nth));
    }
    // Nobody knows an order: the card with the highest number lies above.
    match player.discards.iter().last() {
        Some(top) => {
            board.cards.pile(out, top, player.discards.len() - 1, discards());
            let Frame { left, top, width, height } = discards();
            mark::pill(out, player.discards.len().into(), (left + width - 5.0, top + height - 4.0));
        }
        None => rect(out, discards(), 4.0, r#"class="vb-none""#),
    }
    out.push_str("</g>");
    leaving(out, board, at);
}

/// The arrows between the slots and the door, from the corner of the row on: below the cards.
pub fn ground(out: &mut String, at: Point) {
    open(out, "v vb", at, 1.0, "");
    for nth in 0..SLOTS {
        let x = slot(nth).left + slot(nth).width;
        put!(out, r#"<path d="M{} 60l5 6-5 6" class="vb-arr"/>"#, N(x + 2.5));
    }
    out.push_str(r#"<path d="M352 42V22C352 6 400 6 400 22V42Z" class="vb-door"/></g>"#);
}

/// A slot with its card in a frame; an empty one shows its printed icons.
fn one(out: &mut String, board: &Board<'_>, nth: usize, frame: Frame) {
    let card = board.player().slots[nth % SLOTS];
    match card.is_some() {
        true => board.cards.card(out, card, Size::Medium, board.seat, frame),
        false => empty(out, board, nth, frame),
    }
}

/// An empty slot in a frame, with its printed icons, which count (V5.6).
pub fn empty(out: &mut String, board: &Board<'_>, nth: usize, frame: Frame) {
    rect(out, frame, 5.0, r#"class="vb-none""#);
    let tables = &board.game.printed().tables;
    let Some(icons) = nth.checked_sub(1).and_then(|printed| tables.slots.get(printed)) else { return };
    let (count, unit) = (icons.iter().count(), frame.width / Size::Medium.extent().0);
    for (i, icon) in icons.iter().enumerate() {
        let lower = if count == 2 { 17.0 } else { 0.0 };
        let y = frame.centre().1 + (34.0 * (i as f32 - 1.0) + lower) * unit;
        pen::glyph(out, glyph::icon(icon), (frame.centre().0, y), 30.0 * unit);
    }
}

/// What the third card will do when it leaves, on the door, from the corner of the row on.
pub fn leaving(out: &mut String, board: &Board<'_>, at: Point) {
    open(out, "v vb", at, 1.0, "");
    leaves(out, board, board.player().slots[SLOTS - 1]);
    out.push_str("</g>");
}

/// What the third card will do when it leaves.
fn leaves(out: &mut String, board: &Board<'_>, card: Card) {
    if !card.is_some() {
        return;
    }
    let Some((Trigger::Dropped, effect)) = board.game.printed().card(card).ability else { return };
    let signs = sign::effect(effect);
    let (room, most) = (44.0, 18.0);
    let wide = sign::width(&signs, sign::fitting(&signs, room, most));
    rect(out, Frame::new(375.0 - wide / 2.0, 18.0, wide + 2.0, 20.0), 5.0, r#"class="v-chip""#);
    // Many signs stand in two rows, one for each choice, or they could not be read.
    let rows: Vec<&[Sign]> = match sign::fitting(&signs, room, most) < sign::SMALLEST {
        true => signs.split(|sign| *sign == Sign::Or).collect(),
        false => vec![&signs],
    };
    for (i, row) in rows.iter().enumerate() {
        let y = 28.0 + 12.5 * (i as f32 - (rows.len() as f32 - 1.0) / 2.0);
        sign::sentence(out, row, (376.0, y), room, if rows.len() > 1 { 13.0 } else { most });
    }
}
