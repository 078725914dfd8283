//! Silver, resources and workers; debts and deeds with what each is worth.

use super::Board;
use crate::{
    hex::{Frame, Point},
    pen::{self, N},
    viscounts::{
        glyph,
        scheme::chip,
        shape::{open, rect, text},
    },
};
use demesne_viscounts::{Resource, ability::Currency};

/// How high each of the two rows is.
pub const HEIGHT: f32 = 38.0;

/// Where silver, ink, stone, gold and workers are, 0 to 4, from the corner of the row.
pub const fn mean(nth: usize) -> Frame {
    Frame::new(80.0 * nth as f32 - 2.0, 0.0, 78.0, HEIGHT)
}

/// Where unpaid and paid debts, acquired and approved deeds are, 0 to 3, from the corner of the row.
pub const fn document(nth: usize) -> Frame {
    Frame::new(100.0 * nth as f32 - 2.0, 0.0, 98.0, HEIGHT)
}

/// Where the host can say below the number what kind of debt or deed it is, from the corner of the row.
pub const fn document_label(nth: usize) -> Frame {
    Frame::new(100.0 * nth as f32 + 38.0, 21.0, 60.0, 15.0)
}

/// Means from their upper left corner on, with what is about to be paid.
pub(super) fn means(out: &mut String, board: &Board<'_>, paying: &[(Currency, u16)], at: Point) {
    let player = board.player();
    open(out, "v vb", at, 1.0, r#"data-part="means""#);
    let purse = [
        (Currency::Silver, player.silver),
        (Currency::Ink, player.resource(Resource::Ink)),
        (Currency::Stone, player.resource(Resource::Stone)),
        (Currency::Gold, player.resource(Resource::Gold)),
    ];
    for (i, (currency, count)) in purse.into_iter().enumerate() {
        let x = 80.0 * i as f32;
        chip(out, glyph::currency(currency), (x + 14.0, 17.0), 28.0);
        text(out, "vb-big", (x + 35.0, 24.8), 0.0, count);
        if let Some((_, paid)) = paying.iter().find(|(other, paid)| *other == currency && *paid > 0) {
            let digits = count.checked_ilog10().unwrap_or(0) as f32;
            text(out, "vb-minus", (x + 49.0 + 11.5 * digits, 24.8), 0.0, format_args!("−{paid}"));
        }
    }
    // A worker, but none of the castle's: it counts those of the supply.
    rect(out, Frame::new(318.0, 1.0, 32.0, 32.0), 5.0, r#"class="v-chip""#);
    pen::glyph_styled(out, glyph::WORKER, (334.0, 17.0), 28.0, glyph::inks(board.seat));
    text(out, "vb-big", (355.0, 24.8), 0.0, player.supply);
    out.push_str("</g>");
}

/// Debts and deeds from their upper left corner on: how many, and what one is worth (V3.10).
pub(super) fn documents(out: &mut String, board: &Board<'_>, at: Point) {
    let (player, worth) = (board.player(), board.game.printed().tables.documents);
    open(out, "v vb", at, 1.0, r#"data-part="documents""#);
    let counts = [player.unpaid, player.paid, player.acquired, player.approved];
    for (i, (count, worth)) in counts.into_iter().zip(worth).enumerate() {
        let x = 100.0 * i as f32;
        chip(out, glyph::DOCUMENTS[i], (x + 16.0, 19.0), 32.0);
        text(out, "vb-mid", (x + 38.0, 19.0), 0.0, count);
        let sign = match worth {
            0 => "",
            1.. => "+",
            _ => "−",
        };
        let shift = if count > 9 { 12.0 } else { 0.0 };
        text(out, "vb-vp", (x + 54.0 + shift, 19.0), 0.0, format_args!("{sign}{}", worth.unsigned_abs()));
    }
    out.push_str("</g>");
}

/// The same small, in one row that is 22 high: for rivals.
pub fn small(out: &mut String, board: &Board<'_>, (x, y): Point, width: f32) {
    let player = board.player();
    let counts = [
        (glyph::SILVER, player.silver),
        (glyph::resource(Resource::Ink), player.resource(Resource::Ink)),
        (glyph::resource(Resource::Stone), player.resource(Resource::Stone)),
        (glyph::resource(Resource::Gold), player.resource(Resource::Gold)),
    ];
    let step = width / 5.0;
    for (i, (id, count)) in counts.into_iter().enumerate() {
        let left = x + step * i as f32;
        chip(out, id, (left + 10.0, y + 11.0), 20.0);
        text(out, "vb-mid2", (left + 24.0, y + 16.5), 0.0, count);
    }
    let left = x + step * 4.0;
    rect(out, Frame::new(left - 2.0, y - 1.0, 24.0, 24.0), 5.0, r#"class="v-chip""#);
    let (gx, gy) = (N(left), N(y + 1.0));
    put!(
        out,
        r##"<use href="#{}" x="{gx}" y="{gy}" width="20" height="20" class="g" style="{}"/>"##,
        glyph::WORKER,
        glyph::inks(board.seat)
    );
    text(out, "vb-mid2", (left + 24.0, y + 16.5), 0.0, player.supply);
}

/// Debts and deeds small, in one row that is 22 high: for rivals.
pub fn small_documents(out: &mut String, board: &Board<'_>, (x, y): Point, width: f32) {
    let player = board.player();
    let counts = [player.unpaid, player.paid, player.acquired, player.approved];
    for (i, count) in counts.into_iter().enumerate() {
        let left = x + width / 4.0 * i as f32;
        chip(out, glyph::DOCUMENTS[i], (left + 10.0, y + 11.0), 20.0);
        text(out, "vb-mid2", (left + 25.0, y + 16.5), 0.0, count);
    }
}
