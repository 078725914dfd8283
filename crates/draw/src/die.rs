//! Dice: the white one, those of the seats, and the places of dice that are used.

use crate::{
    glyphs,
    hex::Point,
    pen::{Factor, N},
    seat,
};
use demesne_game::Seat;

/// How a die is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lit {
    /// As it lies.
    #[default]
    Plain,
    /// It can be chosen: with a ring.
    Free,
    /// It is chosen: with a ring, and 8 higher.
    Chosen,
}

/// A seat's die around a point; `number` 0 is a die that is used: an empty place.
pub fn die(out: &mut String, number: u8, seat: Seat, (x, y): Point, width: f32, lit: Lit) {
    let chosen = lit == Lit::Chosen;
    let (class, y, width) = if chosen { ("die sel", y - 8.0, width * 1.08) } else { ("die", y, width) };
    put!(
        out,
        r#"<g class="{class}" data-die="{number}" transform="translate({} {}) scale({})">"#,
        N(x - width / 2.0),
        N(y - width / 2.0),
        Factor(width / 64.0)
    );
    match number {
        1..=6 => {
            if lit != Lit::Plain {
                out.push_str(r#"<rect x="1" y="-1" width="62" height="66" rx="15" class="dring"/>"#);
            }
            put!(
                out,
                r##"<use href="#{}" width="64" height="64" class="g" style="--die:{};--die-edge:{};--pip:#fff4dc"/>"##,
                glyphs::die(number),
                seat::ink(seat),
                seat::dark(seat)
            );
        }
        _ => out.push_str(r#"<rect x="6" y="6" width="52" height="52" rx="11" class="die-used"/>"#),
    }
    out.push_str("</g>");
}

/// A white die around a point: that of the round, or the number of a depot.
pub fn white(out: &mut String, number: u8, (x, y): Point, width: f32) {
    crate::pen::glyph(out, glyphs::die(number), (x, y), width);
}
