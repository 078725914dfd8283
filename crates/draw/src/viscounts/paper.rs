//! Other cards: pairs of the set-up, bonus cards, Poverty and Prosperity, the castle's leader.

use super::{
    glyph, mark,
    shape::{circle, open, rect, text},
    sign::{self, Sign},
};
use crate::{hex::Frame, pen, seat::Initials};
use demesne_game::Seat;
use demesne_viscounts::{
    Atoms, EndCard, Ribbon,
    printed::{PlayerCard, Printed},
};

/// How wide and how high a player card is.
pub const PLAYER: (f32, f32) = (132.0, 150.0);
/// A bonus card where there is room.
pub const BONUS: (f32, f32) = (84.0, 60.0);
/// A bonus card as it lies beside the ring.
pub const BONUS_SMALL: (f32, f32) = (38.0, 38.0);
/// Poverty or Prosperity where there is room.
pub const END: (f32, f32) = (92.0, 128.0);
/// Poverty or Prosperity beside the ring.
pub const END_SMALL: (f32, f32) = (46.0, 58.0);
/// The card of the castle's leader.
pub const LEADER: (f32, f32) = (52.0, 56.0);

/// Where the name of a large end card goes, in units of the card.
pub const END_NAME: Frame = Frame::new(5.0, 68.0, 82.0, 20.0);

/// A player card (V2.14) that fills a frame: where it begins, silver, resources, deeds and debts, the effect at its bottom.
pub fn player(out: &mut String, card: &PlayerCard, number: u8, frame: Frame) {
    let (width, height) = PLAYER;
    let scale = frame.width / width;
    open(out, "v vc", (frame.left, frame.top), scale, &format!(r#"data-pair="{number}""#));
    let whole = Frame::new(0.0, 0.0, width, height);
    rect(out, Frame { top: 2.5, ..whole }, 6.0, r#"class="vc-sh""#);
    rect(out, whole, 6.0, r#"class="vc-bg""#);
    rect(out, whole, 6.0, r#"fill="url(#cardlit)""#);
    rect(out, whole.grown(-5.0), 3.0, r#"class="vc-rub""#);
    // V2.14: the outer space with its number, where the viscount begins.
    circle(out, (26.0, 28.0), 18.0, r#"class="vc-disc""#);
    text(out, "vc-n", (26.0, 35.0), 21.0, number);
    pen::glyph(out, glyph::VISCOUNT, (66.0, 25.0), 36.0);
    pen::glyph(out, glyph::COIN, (107.0, 25.0), 34.0);
    text(out, "vc-n", (107.0, 31.0), 18.0, card.silver);
    let gains: Vec<&str> = card.gains.iter().map(glyph::atom).collect();
    for (i, id) in gains.iter().enumerate() {
        let x = 66.0 + 30.0 * (i as f32 - (gains.len() as f32 - 1.0) / 2.0);
        pen::glyph(out, id, (x, 63.5), 27.0);
    }
    for (id, count, x) in [(glyph::DOCUMENTS[2], card.deeds, 37.0), (glyph::DOCUMENTS[0], card.debts, 87.0)] {
        pen::glyph(out, id, (x, 95.0), 26.0);
        text(out, "vc-n", (x + 21.0, 101.0), 17.0, count);
    }
    rect(out, Frame::new(8.0, 113.0, 116.0, 29.0), 4.0, r#"class="vc-band vc-kind""#);
    sign::sentence(out, &extra(card.extra), (66.0, 127.5), 108.0, 25.0);
    rect(out, whole.grown(-0.8), 5.4, r#"class="vc-fr""#);
    out.push_str("</g>");
}

fn extra(atoms: Atoms) -> Vec<Sign> {
    sign::atoms(atoms)
}

/// The ground of a card that is none of the townsfolk, in its own units.
fn ground(out: &mut String, (width, height): (f32, f32), round: f32) {
    let whole = Frame::new(0.0, 0.0, width, height);
    rect(out, Frame { top: 3.0, ..whole }, round, r#"class="vc-sh""#);
    rect(out, whole, round, r#"class="vc-end""#);
}

/// The bonus card of a ribbon (V14.6) that fills a frame: square where it lies beside the ring, with its points where there is room.
pub fn bonus(out: &mut String, printed: &Printed, ribbon: Ribbon, frame: Frame) {
    let icons = sign::icons(printed.tables.bonus_icons[ribbon as usize]);
    let wide = frame.width > 1.2 * frame.height;
    let extent = if wide { BONUS } else { BONUS_SMALL };
    let with = format!(r#"data-bonus="{}""#, ribbon.name());
    open(out, "v vc", (frame.left, frame.top), frame.width / extent.0, &with);
    ground(out, extent, if wide { 5.0 } else { 4.0 });
    let id = glyph::ribbon(ribbon);
    if wide {
        for i in 0..3 {
            pen::glyph(out, id, (15.0 + 15.0 * i as f32, 15.0), 18.0);
        }
        pen::glyph(out, glyph::POINTS, (66.0, 15.0), 20.0);
        text(out, "vc-pts", (76.0, 46.0), 0.0, format_args!("+{}", printed.tables.bonus_card));
        sign::sentence(out, &icons, (30.0, 41.0), 44.0, 26.0);
    } else {
        pen::glyph(out, id, (9.5, 9.5), 17.0);
        let one = icons.len() == 1;
        sign::sentence(
            out,
            &icons,
            (if one { 25.5 } else { 23.5 }, 26.0),
            27.0,
            if one { 21.0 } else { 18.0 },
        );
    }
    out.push_str("</g>");
}

/// Poverty or Prosperity that fills a frame, with how many debts or deeds are left on it; the large one has its points, too: for the
/// most and the second most at a table of so many seats (V19.8, V19.11).
pub fn end(out: &mut String, printed: &Printed, card: EndCard, (left, seats): (u8, u8), frame: Frame) {
    let large = frame.width >= 80.0;
    let extent = if large { END } else { END_SMALL };
    let with = format!(r#"data-end="{left}""#);
    open(out, "v vc", (frame.left, frame.top), frame.width / extent.0, &with);
    ground(out, extent, if large { 6.0 } else { 4.0 });
    let margin = if large { 5.0 } else { 3.0 };
    rect(out, Frame::new(0.0, 0.0, extent.0, extent.1).grown(-margin), 2.0, r#"class="vc-end-in""#);
    if large {
        pen::glyph(out, glyph::end(card), (46.0, 38.0), 56.0);
        let counted = match card {
            EndCard::Poverty => glyph::DOCUMENTS[3],
            EndCard::Prosperity => glyph::DOCUMENTS[1],
        };
        pen::glyph(out, counted, (25.0, 103.0), 26.0);
        let [most, second, third] = printed.tables.majority;
        let second = if seats < 3 { third } else { second };
        text(out, "vc-pts", (82.0, 109.0), 0.0, format_args!("{most} · {second}"));
    } else {
        pen::glyph(out, glyph::end(card), (23.0, 28.0), 34.0);
    }
    if left > 0 {
        mark::pill(out, left.into(), if large { (80.0, 2.0) } else { (40.0, 57.0) });
    }
    out.push_str("</g>");
}

/// The card of the castle's leader that fills a frame, with the disc of whoever has it.
pub fn leader(out: &mut String, holder: Option<Seat>, initials: &Initials, frame: Frame) {
    open(out, "v vc", (frame.left, frame.top), frame.width / LEADER.0, r#"data-leader="1""#);
    ground(out, LEADER, 4.0);
    pen::glyph(out, glyph::LEADER, (26.0, 26.0), 40.0);
    if let Some(seat) = holder {
        mark::initial(out, seat, initials, (1.0, 4.0), 11.0);
    }
    out.push_str("</g>");
}
