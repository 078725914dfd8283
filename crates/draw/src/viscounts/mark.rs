//! Marks of state around the outlines of things, as [`crate::mark`] has them for hexes. They are drawn above all things; prices last.

use super::{
    glyph,
    shape::{Shape, circle, open, polygon, rect, text},
};
use crate::{
    hex::{Frame, Point},
    pen,
    seat::{Initials, ink},
};
use demesne_game::Seat;
use demesne_viscounts::ability::Currency;

/// What a thing is marked with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It may be used, for nothing: a solid gilt ring.
    Free,
    /// It may be used for so much of a currency: the ring is dashed, a pill has the price.
    Paid(Currency, u16),
    /// It is chosen: the ring has a light core.
    Chosen,
    /// It is pointed at, or what would be there is shown: a dotted ring of lapis.
    Preview,
    /// It was the last move of somebody: a ring of lapis and a pennant.
    Last,
    /// It cannot be used: hatched, on asking only.
    Forbidden,
    /// A worker that has no room (V13.13): a red rim.
    Over,
}

impl Mark {
    /// Whether the ground of the thing is light.
    pub const fn is_legal(self) -> bool {
        matches!(self, Mark::Free | Mark::Paid(..) | Mark::Chosen)
    }
}

/// A mark with the glow of what may be used, without its price.
pub fn mark(out: &mut String, mark: Mark, shape: Shape) {
    if mark.is_legal() {
        glow(out, shape);
    }
    unlit(out, mark, shape);
}

/// The glow of a thing that may be used, for pages that let all glows of a picture breathe together.
pub fn glow(out: &mut String, shape: Shape) {
    shape.grown(1.5).outline(out, r#"class="ring-glow v-glow""#);
}

/// A mark without its glow.
pub fn unlit(out: &mut String, mark: Mark, shape: Shape) {
    match mark {
        Mark::Free => ring(out, shape, ""),
        Mark::Paid(..) => ring(out, shape, " ring-paid"),
        Mark::Chosen => {
            ring(out, shape, "");
            shape.grown(1.5).outline(out, r#"class="v-core""#);
        }
        Mark::Preview => shape.grown(2.0).outline(out, r#"class="pvr v-pvr""#),
        Mark::Last => last(out, shape),
        Mark::Forbidden => shape.outline(out, r#"class="forbid""#),
        Mark::Over => shape.outline(out, r#"class="v-over""#),
    }
}

/// The ring of the focus, a part of its thing: pages show it while the thing has the focus.
pub fn focus(out: &mut String, shape: Shape) {
    shape.grown(3.0).outline(out, r#"class="focus v-focus""#);
}

fn ring(out: &mut String, shape: Shape, paid: &str) {
    let shape = shape.grown(1.5);
    out.push_str(r#"<g class="is-legal">"#);
    shape.outline(out, r#"class="ring-ink v-ring-ink""#);
    shape.outline(out, &format!(r#"class="ring v-ring{paid}""#));
    out.push_str("</g>");
}

fn last(out: &mut String, shape: Shape) {
    shape.grown(1.5).outline(out, r#"class="last v-last""#);
    let (frame, x) = (shape.frame(), shape.frame().centre().0);
    let y = frame.top - 1.5;
    let flag =
        [(x - 4.0, y - 5.0), (x + 8.0, y - 5.0), (x + 4.5, y - 1.5), (x + 8.0, y + 2.0), (x - 4.0, y + 2.0)];
    polygon(out, &flag, r#"class="last-flag v-flag""#);
}

/// Where the price of a thing stands: at its upper right.
pub fn price_place(shape: Shape) -> Point {
    let frame = shape.frame();
    match shape {
        // Below a card: its upper corners have coin and count.
        Shape::Box { frame, .. } if frame.height >= 60.0 => {
            (frame.left + frame.width * 0.7, frame.top + frame.height + 4.0)
        }
        _ => (frame.left + frame.width + 2.0, frame.top + 3.0),
    }
}

/// A price on a pill, 31 wide and 18 high with scale 0.92 and one currency around a point; what is more goes to the left of it. Where
/// nothing is asked for, the pill says 0.
pub fn price(out: &mut String, parts: &[(Currency, u16)], at: Point, scale: f32) {
    let wide = |count: u16| if count < 10 { 34.0 } else { 40.0 };
    let last = parts.last().map_or(20.0, |&(_, count)| wide(count));
    let all = parts.iter().map(|&(_, count)| wide(count)).sum::<f32>().max(last);
    let mut left = last / 2.0 - all;
    open(out, "v-price", at, scale, "");
    rect(out, Frame::new(left, -10.0, all, 20.0), 10.0, "");
    for &(currency, count) in parts {
        pen::glyph(out, glyph::currency(currency), (left + 10.0, 0.0), 16.0);
        text(out, "", (left + wide(count) / 2.0 + 8.0, 5.0), 0.0, count);
        left += wide(count);
    }
    if parts.is_empty() {
        text(out, "", (0.0, 5.0), 0.0, 0);
    }
    out.push_str("</g>");
}

/// The prices of marks, each in its place: for a picture that draws them last.
pub fn prices(out: &mut String, marks: impl IntoIterator<Item = (Shape, Mark)>) {
    for (shape, mark) in marks {
        if let Mark::Paid(currency, count) = mark {
            price(out, &[(currency, count)], price_place(shape), 0.92);
        }
    }
}

/// The initials of those who gain, side by side around a point.
pub fn gainers(out: &mut String, seats: &[Seat], initials: &Initials, (x, y): Point) {
    for (i, &seat) in seats.iter().enumerate() {
        let at = (x + 14.0 * (i as f32 - (seats.len() as f32 - 1.0) / 2.0), y);
        initial(out, seat, initials, at, 7.0);
    }
}

/// A seat's disc with its initial.
pub fn initial(out: &mut String, seat: Seat, initials: &Initials, (x, y): Point, radius: f32) {
    circle(out, (x, y), radius, &format!(r#"class="v-ini-rim" style="fill:{}""#, ink(seat)));
    let mut letter = String::new();
    pen::escape(&mut letter, initials.get(seat).encode_utf8(&mut [0; 4]));
    text(out, "v-ini", (x, y + radius * 0.54), (radius * 1.3).max(11.0), letter);
}

/// A count on a dark pill around a point.
pub fn pill(out: &mut String, count: u16, (x, y): Point) {
    out.push_str(r#"<g class="v-pill">"#);
    let width = 10.0
        + 6.5
            * (1.0
                + if count < 10 {
                    1.0
                } else if count < 100 {
                    2.0
                } else {
                    3.0
                });
    rect(out, Frame::new(x - width / 2.0, y - 8.2, width, 16.4), 8.2, "");
    text(out, "", (x, y + 4.1), 0.0, format_args!("×{count}"));
    out.push_str("</g>");
}
