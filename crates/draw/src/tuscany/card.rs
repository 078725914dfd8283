//! Game cards: a colour and what it stands for, nothing else (T1.8).

use super::kind;
use crate::{
    hex::Frame,
    pen::{N, glyph},
};
use demesne_tuscany::Colour;

/// How wide and how high a card is in its own units.
pub const CARD: (f32, f32) = (46.0, 64.0);

/// A card that fills a frame.
pub fn card(out: &mut String, colour: Colour, frame: Frame) {
    let (name, scale) = (colour.name(), frame.width / CARD.0);
    rect(out, frame, 5.0 * scale, &format!(r#"class="gcard" style="fill:var(--t-{name})""#));
    rect(out, frame, 5.0 * scale, &format!(r#"fill="url(#pt-{name})""#));
    rect(out, frame.grown(-3.0 * scale), 3.0 * scale, r#"class="gcard-in""#);
    let (x, y) = frame.centre();
    put!(out, r#"<circle class="gcard-disc" cx="{}" cy="{}" r="{}"/>"#, N(x), N(y), N(17.0 * scale));
    glyph(out, kind(colour), (x, y - 0.5 * scale), 27.0 * scale);
}

/// The back of a card that fills a frame.
pub fn back(out: &mut String, frame: Frame) {
    let scale = frame.width / CARD.0;
    rect(out, frame, 5.0 * scale, r#"class="gcard-back""#);
    rect(out, frame.grown(-4.0 * scale), 3.0 * scale, r#"class="gcard-weave""#);
    glyph(out, "g-cards", frame.centre(), 26.0 * scale);
}

/// The back of a harvest card that fills a frame.
pub fn harvest(out: &mut String, frame: Frame) {
    let scale = frame.width / CARD.0;
    rect(out, frame, 5.0 * scale, r#"class="gcard" style="fill:var(--t-beige)""#);
    rect(out, frame.grown(-4.0 * scale), 3.0 * scale, r#"class="gcard-in""#);
    glyph(out, "g-harvest", frame.centre(), 28.0 * scale);
}

fn rect(out: &mut String, frame: Frame, round: f32, with: &str) {
    let Frame { left, top, width, height } = frame;
    put!(
        out,
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" {with}/>"#,
        N(left),
        N(top),
        N(width),
        N(height),
        N(round)
    );
}
