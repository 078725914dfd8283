//! Tiles that lie face down: a stack in the colour of whoever owns it, or without one.

use crate::{
    pen::{At, N},
    seat::ink,
};
use demesne_game::Seat;

/// A stack of so many tiles; at most three edges are drawn below the top one, and an outline where none is left.
pub fn stack(out: &mut String, owner: Option<Seat>, count: u8, at: At) {
    if count == 0 {
        put!(out, r##"<g class="slot" transform="{at}"><use href="#hxf"/></g>"##);
        return;
    }
    let fill = owner.map_or("var(--wood-2)", ink);
    put!(out, r#"<g class="tile" transform="{at}">"#);
    let below = f32::from(count.min(4) - 1);
    put!(out, r##"<use href="#hxf" y="{}" class="t-shadow"/>"##, N(4.0 + 5.0 * below));
    for edge in (1..count.min(4)).rev() {
        put!(
            out,
            r##"<use href="#hxf" y="{}" style="fill:{fill};stroke:#0005;stroke-width:2"/>"##,
            N(5.0 * f32::from(edge))
        );
    }
    put!(
        out,
        r##"<use href="#hxf" style="fill:{fill}"/><use href="#hxf" fill="url(#lit)"/><use href="#hxfi" class="back-edge"/></g>"##
    );
}
