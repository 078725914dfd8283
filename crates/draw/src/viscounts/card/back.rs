//! The back of a card, in the colour of whoever owns it.

use crate::{
    hex::Frame,
    seat::ink,
    viscounts::shape::{open, polygon, rect},
};
use demesne_game::Seat;

/// How wide and how high a back is in its own units.
pub const BACK: (f32, f32) = (46.0, 64.0);

/// The back of a seat's card that fills a frame.
pub fn back(out: &mut String, seat: Seat, frame: Frame) {
    let (width, height) = BACK;
    open(out, "v vc", (frame.left, frame.top), frame.width / width, r#"data-back="1""#);
    let whole = Frame::new(0.0, 0.0, width, height);
    let colour = ink(seat);
    rect(out, Frame { top: 2.5, ..whole }, 5.0, r#"class="vc-sh""#);
    rect(out, whole, 5.0, &format!(r#"class="vc-back" style="fill:{colour}""#));
    rect(out, whole.grown(-3.5), 3.0, r#"fill="url(#pf-noble)""#);
    rect(out, whole.grown(-3.5), 3.0, r#"class="vc-weave""#);
    let gem = |x: f32, y: f32| [(23.0, 32.0 - y), (23.0 + x, 32.0), (23.0, 32.0 + y), (23.0 - x, 32.0)];
    polygon(out, &gem(12.9, 19.2), r#"class="vc-gem" fill="url(#leaf-gold)""#);
    polygon(out, &gem(6.4, 10.9), &format!(r#"class="vc-gem" style="fill:{colour}""#));
    out.push_str("</g>");
}
