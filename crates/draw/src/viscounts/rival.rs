//! What another player has, small: cards, tally, track, means, debts and deeds, buildings, ribbons. The solo opponent has schemes.

use super::{
    board::{Board, means, posts, scrolls, track},
    card::Size,
    glyph, mark, scheme,
    scheme::chip,
    shape::{open, rect, text},
    sign,
};
use crate::{
    hex::{Frame, Point},
    pen::{self, N},
    seat::Initials,
};
use demesne_viscounts::{Building, Icon, Ribbon};

/// How wide a rival is.
pub const WIDTH: f32 = 264.0;
/// How high.
pub const HEIGHT: f32 = 260.0;
/// How high the solo opponent is.
pub const SOLO_HEIGHT: f32 = 372.0;

/// How high the panel of a seat is.
pub fn height(board: &Board<'_>) -> f32 {
    if is_solo(board) { SOLO_HEIGHT } else { HEIGHT }
}

fn is_solo(board: &Board<'_>) -> bool {
    board.game.solo_seat() == Some(board.seat)
}

/// A slot, 0 to 2, from the corner of the panel.
pub fn slot(board: &Board<'_>, nth: usize) -> Frame {
    match is_solo(board) {
        true => Frame::new(10.0 + 83.0 * nth as f32, 48.0, 78.0, 78.0 * scheme::SCHEME.1 / scheme::SCHEME.0),
        false => Size::Small.at((12.0 + 56.0 * nth as f32, 44.0)),
    }
}

/// How much lower everything below the cards lies.
fn below(board: &Board<'_>) -> f32 {
    height(board) - HEIGHT
}

/// Hand, deck and discard pile, 0 to 2, from the corner of the panel; of the solo opponent its draw pile, what it discarded, and what
/// comes later.
pub const fn pile(nth: usize) -> Frame {
    Frame::new(110.0 + 47.0 * nth as f32, 8.0, 45.0, 28.0)
}

/// Where the name of the rival goes, from the corner of the panel.
pub const NAME: Frame = Frame::new(44.0, 12.0, 64.0, 20.0);

/// A seal of the tally, from the corner of the panel.
pub fn seal(board: &Board<'_>, icon: Icon) -> Frame {
    let (x, y) = tally_place(board, icon as usize);
    Frame::new(x - 10.0, y - 12.0, 38.0, 24.0)
}

fn tally_place(board: &Board<'_>, nth: usize) -> Point {
    match is_solo(board) {
        true => (20.0 + 49.0 * nth as f32, 213.0),
        false => (188.0 + 40.0 * (nth % 2) as f32, 54.0 + 25.0 * (nth / 2) as f32),
    }
}

/// The bar of its track, from the corner of the panel.
pub fn bar(board: &Board<'_>) -> track::Track {
    track::Track { height: 20.0, ..track::Track::of(board, (12.0, 124.0 + below(board)), 240.0) }
}

/// Silver, ink, stone, gold and workers, 0 to 4, from the corner of the panel.
pub fn mean(board: &Board<'_>, nth: usize) -> Frame {
    Frame::new(12.0 + 48.8 * nth as f32, 151.0 + below(board), 46.0, 24.0)
}

/// Debts and deeds, 0 to 3, from the corner of the panel.
pub fn document(board: &Board<'_>, nth: usize) -> Frame {
    Frame::new(12.0 + 61.0 * nth as f32, 177.0 + below(board), 58.0, 24.0)
}

/// A building, from the corner of the panel.
pub fn house(board: &Board<'_>, building: Building) -> Frame {
    Frame::new(10.0 + 27.4 * f32::from(building.0), 206.0 + below(board), 24.0, 24.0)
}

/// A face of a rival that is folded to a row, 0 to 2, from the corner of the row.
pub const fn face(nth: usize) -> Frame {
    Frame::new(40.0 + 27.0 * nth as f32, 18.0, 24.0, 24.0)
}

/// The panel of a rival from its upper left corner on.
pub fn rival(out: &mut String, board: &Board<'_>, initials: &Initials, at: Point) {
    open(out, "v vb", at, 1.0, &format!(r#"data-rival="p{}""#, board.seat.0 + 1));
    mark::initial(out, board.seat, initials, (26.0, 22.0), 12.0);
    if is_solo(board) {
        solo(out, board);
    } else {
        people(out, board);
    }
    let below = below(board);
    track::track(out, &bar(board), track::Coming::default());
    means::small(out, board, (12.0, 152.0 + below), 244.0);
    means::small_documents(out, board, (12.0, 178.0 + below), 244.0);
    houses(out, board, 206.0 + below);
    for (i, ribbon) in Ribbon::ALL.into_iter().enumerate() {
        let (x, y) = (22.0 + 58.0 * i as f32, 244.0 + below);
        chip(out, glyph::ribbon(ribbon), (x, y), 18.0);
        text(out, "vb-mid2", (x + 13.0, y + 5.5), 0.0, scrolls::held(board, ribbon).len());
        if board.player().has_bonus(ribbon) {
            pen::glyph(out, "g-v-bonus-card", (x + 30.0, y - 3.0), 15.0);
        }
    }
    out.push_str("</g>");
}

/// How high a rival is that is folded to a row.
pub const ROW: f32 = 44.0;

/// A rival folded to a row from its upper left corner on: initial, the faces of its cards, track, points. Its name goes above the faces.
pub fn row(out: &mut String, board: &Board<'_>, initials: &Initials, points: i32, (x, y): Point, width: f32) {
    open(out, "v vb", (x, y), 1.0, &format!(r#"data-rival="p{}""#, board.seat.0 + 1));
    mark::initial(out, board.seat, initials, (20.0, ROW / 2.0), 12.0);
    for (nth, &card) in board.player().slots.iter().enumerate() {
        let frame = face(nth);
        match card.is_some() {
            true => board.cards.face(out, card, frame),
            false => rect(out, frame, 3.0, r#"class="vb-none""#),
        }
    }
    let bar = track::Track { height: 18.0, ..track::Track::of(board, (126.0, 21.0), width - 176.0) };
    track::track(out, &bar, track::Coming::default());
    text(out, "vb-big vb-end", (width - 8.0, 30.0), 0.0, points);
    out.push_str("</g>");
}

/// Piles, slots and tally of a player.
fn people(out: &mut String, board: &Board<'_>) {
    let player = board.player();
    let counts = [player.hand_size, player.deck_size, player.discards.len()];
    for (i, (id, count)) in glyph::PILES.into_iter().zip(counts).enumerate() {
        let x = 124.0 + 47.0 * i as f32;
        rect(out, Frame::new(x - 13.0, 9.0, 26.0, 26.0), 5.0, r#"class="v-chip""#);
        pen::glyph_styled(out, id, (x, 22.0), 24.0, glyph::inks(board.seat));
        text(out, "vb-mid2", (x + 15.0, 28.0), 0.0, count);
    }
    for (nth, &card) in player.slots.iter().enumerate() {
        let frame = slot(board, nth);
        match card.is_some() {
            true => board.cards.card(out, card, Size::Small, board.seat, frame),
            false => rect(out, frame, 4.0, r#"class="vb-none""#),
        }
    }
    tally(out, board);
}

/// Shield, piles, schemes, priorities and tally of the solo opponent.
fn solo(out: &mut String, board: &Board<'_>) {
    let (printed, solo) = (board.game.printed(), &board.state.solo);
    for (i, (id, count)) in [
        (glyph::SCHEME, solo.pile_size()),
        (glyph::PILES[2], solo.discards.len()),
        ("g-v-future-scheme", solo.future_size()),
    ]
    .into_iter()
    .enumerate()
    {
        let x = 124.0 + 47.0 * i as f32;
        chip(out, id, (x, 22.0), 24.0);
        text(out, "vb-mid2", (x + 15.0, 28.0), 0.0, count);
    }
    for (nth, &card) in solo.slots.iter().enumerate() {
        let frame = slot(board, nth);
        match card.is_some() {
            true => scheme::scheme(out, printed, card, frame),
            false => rect(out, frame, 5.0, r#"class="vb-none""#),
        }
    }
    if let (Some(opponent), Some(side)) = (board.game.options().solo, board.game.solo_board()) {
        scheme::priorities(out, opponent, side, (10.0, 166.0));
    }
    tally(out, board);
}

fn tally(out: &mut String, board: &Board<'_>) {
    let icons = board.icons();
    for (i, icon) in Icon::ALL.into_iter().enumerate() {
        let (x, y) = tally_place(board, i);
        chip(out, glyph::icon(icon), (x, y), 18.0);
        text(out, "vb-mid2", (x + 13.0, y + 5.5), 0.0, icons.of(icon));
    }
}

/// The nine buildings in a row: those left as houses, in place of the others what they uncovered.
fn houses(out: &mut String, board: &Board<'_>, top: f32) {
    for building in Building::all() {
        let n = f32::from(building.0);
        let x = 22.0 + 27.4 * n;
        if board.player().has_built(building) {
            let frame = Frame::new(x - 12.0, top, 24.0, 24.0);
            rect(out, frame, 3.0, r#"class="vb-plinth open""#);
            sign::sentence(out, &posts::uncovered(board, building), frame.centre(), 22.0, 18.0);
        } else {
            rect(out, Frame::new(x - 12.0, top, 24.0, 24.0), 5.0, r#"class="v-chip""#);
            put!(
                out,
                r##"<use href="#{}" x="{}" y="{}" width="22" height="22" class="g" style="{}"/>"##,
                glyph::building(building.kind()),
                N(x - 11.0),
                N(top + 1.0),
                glyph::inks(board.seat)
            );
        }
    }
}
