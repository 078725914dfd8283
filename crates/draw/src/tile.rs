//! A tile in its layers: shadow, edge, ground, pattern, light, rule, glyph, number.

use crate::{
    glyphs,
    hex::{HALF, RADIUS},
    pen::{At, N},
};
use demesne_burgundy::{
    Tile,
    tile::{Face, VINES},
};

/// Below this radius a monastery has no number, and a larger emblem.
pub const NUMBERED: f32 = 31.0;

/// The tile at a place, as a group `.tile`. A double tile (X-VINE-9) lies around that place with its two hexes side by side.
pub fn tile(out: &mut String, tile: Tile, at: At) {
    put!(out, r#"<g class="tile" data-t="{}" transform="{at}">"#, ground_name(tile));
    layers(out, tile, at.s);
    out.push_str("</g>");
}

/// The name of a tile's ground: its colour, or `wild` for inns (X-INN-4) and face-down tiles (X-SOLO-12), or `vine`.
pub fn ground_name(tile: Tile) -> &'static str {
    match tile.face() {
        Face::Inn | Face::FaceDown => "wild",
        Face::Double(..) => "vine",
        _ => tile.colour().name(),
    }
}

/// The layers alone around 0 in units of the hex, for a group of the host's own; `s` is the radius at which it shows.
pub fn layers(out: &mut String, tile: Tile, s: f32) {
    match tile.face() {
        Face::Double(one, other) => {
            for (vine, x) in [(one, -HALF * RADIUS), (other, HALF * RADIUS)] {
                put!(out, r#"<g transform="translate({} 0)">"#, N(x));
                vine_half(out, vine);
                out.push_str("</g>");
            }
            // The bar says that the two are one.
            put!(out, r#"<rect x="-9" y="-3" width="18" height="6" rx="3" class="cnt"/>"#);
        }
        _ => {
            body(out, ground_name(tile));
            face(out, tile, s);
        }
    }
}

/// One hex of a double tile, with a type of vines from 0 on.
pub fn vine_half(out: &mut String, vine: u8) {
    debug_assert!(vine < VINES);
    body(out, "vine");
    put!(out, r##"<use href="#{}" x="-30" y="-31" width="60" height="60" class="g"/>"##, glyphs::vine(vine));
}

/// All below the glyph, for an emblem: the ground of a colour, by name, around 0.
pub fn ground(out: &mut String, colour: &str) {
    body(out, colour);
}

/// All below the glyph.
fn body(out: &mut String, ground: &str) {
    out.push_str(r##"<use href="#hx" y="5" class="t-shadow"/>"##);
    match ground {
        "wild" | "vine" => put!(
            out,
            r##"<use href="#hx" y="2.5" class="t-{ground}-edge"/><use href="#hx" class="t-{ground}"/>"##
        ),
        colour => put!(
            out,
            r##"<use href="#hx" y="2.5" style="fill:var(--d-{colour})"/><use href="#hx" style="fill:var(--t-{colour})"/><use href="#hx" fill="url(#pt-{colour})"/>"##
        ),
    }
    out.push_str(r##"<use href="#hx" fill="url(#lit)"/><use href="#hxi" class="t-rule"/>"##);
}

/// The glyph, and a monastery's number where there is room for it.
fn face(out: &mut String, tile: Tile, s: f32) {
    let numbered = s >= NUMBERED;
    let (width, top) = match tile.face() {
        Face::Livestock(..) => (64, -33),
        Face::Monastery(_) if numbered => (62, -35),
        Face::Monastery(_) => (66, -34),
        _ => (60, -31),
    };
    let left = -width / 2;
    put!(
        out,
        r##"<use href="#{}" x="{left}" y="{top}" width="{width}" height="{width}" class="g"/>"##,
        glyphs::tile(tile)
    );
    if let (Face::Monastery(number), true) = (tile.face(), numbered) {
        put!(out, r#"<text class="tmark" y="45">{number}</text>"#);
    }
}
