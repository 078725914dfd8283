//! An empty space: ground, wash, pattern, ghost of what belongs there, die number on its plate.

use crate::{glyphs, pen::At};
use demesne_burgundy::Colour;

/// Below this radius a space has no ghost and no plate, but a bare and larger number.
pub const SMALL: f32 = 24.0;

/// How an empty space looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Look {
    /// Its colour.
    pub colour: Colour,
    /// Its die number; none on county cards.
    pub number: Option<u8>,
    /// Whether something may be placed there: the ground is light, and the ghost makes room for points.
    pub legal: bool,
}

impl Look {
    /// A space of a duchy.
    pub const fn new(colour: Colour, number: u8) -> Look {
        Look { colour, number: Some(number), legal: false }
    }
}

/// The space at a place, as a group `.space`.
pub fn space(out: &mut String, look: Look, at: At) {
    let (class, name) = (class(look), look.colour.name());
    put!(out, r#"<g class="{class}" data-t="{name}" transform="{at}">"#);
    layers(out, look, at.s);
    out.push_str("</g>");
}

/// The classes of the group around the layers.
pub const fn class(look: Look) -> &'static str {
    if look.legal { "space is-legal" } else { "space" }
}

/// The layers alone around 0 in units of the hex, for a group of the host's own; `s` is the radius at which it shows.
pub fn layers(out: &mut String, look: Look, s: f32) {
    let name = look.colour.name();
    put!(
        out,
        r##"<use href="#hx" class="s-ground"/><use href="#hx" style="fill:var(--t-{name});opacity:var(--wash)"/><use href="#hx" fill="url(#pe-{name})"/>"##
    );
    let small = s < SMALL;
    // Without a number the ghost is all that tells a small space from others but its colour.
    let ghost = match look.number {
        Some(_) => (!small && !look.legal).then_some((38, -38)),
        None if small => Some((56, -28)),
        None => Some((38, -19)),
    };
    if let Some((width, top)) = ghost {
        let (glyph, left) = (glyphs::colour(look.colour), -width / 2);
        put!(
            out,
            r##"<use href="#{glyph}" x="{left}" y="{top}" width="{width}" height="{width}" class="ghost" style="color:var(--e-{name})"/>"##
        );
    }
    match look.number {
        Some(number) if small => {
            put!(out, r#"<text class="pip pip-s" y="13" style="fill:var(--e-{name})">{number}</text>"#);
        }
        Some(number) => put!(
            out,
            r#"<rect x="-12.5" y="9" width="25" height="25" rx="6.5" class="plate" style="stroke:var(--e-{name})"/><text class="pip" y="28.5">{number}</text>"#
        ),
        None => {}
    }
}
