//! Tiles and wooden hexes, and empty spaces.

use super::{face, ground, kind};
use crate::pen::At;
use demesne_tuscany::{Colour, Item};

/// Below this radius a space shows no ghost but a larger one, and no pattern.
const SMALL: f32 = 17.0;

/// An item at a place, as a group `.tile`.
pub fn item(out: &mut String, item: Item, at: At) {
    put!(out, r#"<g class="tile" data-t="{}" transform="{at}">"#, ground(item));
    layers(out, item);
    out.push_str("</g>");
}

/// The layers alone around 0 in units of the hex.
pub fn layers(out: &mut String, item: Item) {
    out.push_str(r##"<use href="#hxf" y="5" class="t-shadow"/>"##);
    match ground(item) {
        "wood" => out.push_str(
            r##"<use href="#hxf" y="3.5" class="t-wood-edge"/><use href="#hxf" class="t-wood"/><path class="grain" d="M-22-16C-6-26 16-22 24-6S16 26 2 24-24 12-24 0M-9-5C-3-12 9-9 10 1S0 12-5 7"/>"##,
        ),
        colour => put!(
            out,
            r##"<use href="#hxf" y="2.5" style="fill:var(--d-{colour})"/><use href="#hxf" style="fill:var(--t-{colour})"/><use href="#hxf" fill="url(#pt-{colour})"/>"##
        ),
    }
    out.push_str(r##"<use href="#hxf" fill="url(#lit)"/><use href="#hxfi" class="t-rule"/>"##);
    let Item::Tile(tile) = item else { return };
    match face(tile) {
        [one, other] => put!(
            out,
            r##"<use href="#{one}" x="-41" y="-25" width="42" height="42" class="g"/><use href="#{other}" x="-1" y="-16" width="42" height="42" class="g"/>"##
        ),
        symbols => {
            for symbol in symbols {
                put!(out, r##"<use href="#{symbol}" x="-29" y="-30" width="58" height="58" class="g"/>"##);
            }
        }
    }
}

/// The start castle, which shows whose board it is: a castle with the seat's rim.
pub fn start_castle(out: &mut String, at: At) {
    put!(out, r#"<g class="tile start-castle" data-t="dark-green" transform="{at}">"#);
    layers(out, Item::Tile(demesne_tuscany::Tile::Castle));
    out.push_str(r##"<use href="#hxfi" class="back-edge"/></g>"##);
}

/// An empty space of a colour at a place, as a group `.space`.
pub fn space(out: &mut String, colour: Colour, at: At, legal: bool) {
    let (name, small) = (colour.name(), at.s < SMALL);
    let class = if legal { "space is-legal" } else { "space" };
    put!(
        out,
        r##"<g class="{class}" data-t="{name}" transform="{at}"><use href="#hxf" class="s-ground"/><use href="#hxf" style="fill:var(--t-{name});opacity:var(--wash)"/>"##
    );
    if !small {
        put!(out, r##"<use href="#hxf" fill="url(#pe-{name})"/>"##);
    }
    // Where points are shown the ghost makes room for them.
    if !legal {
        let (width, top) = if small { (56, -28) } else { (44, -22) };
        put!(
            out,
            r##"<use href="#{}" x="{}" y="{top}" width="{width}" height="{width}" class="ghost" style="color:var(--e-{name})"/>"##,
            kind(colour),
            -width / 2
        );
    }
    out.push_str("</g>");
}
