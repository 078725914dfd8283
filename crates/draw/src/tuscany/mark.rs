//! Marks of state on flat hexes: as [`crate::mark`] has them for others.

use super::tile;
use crate::pen::At;
use demesne_tuscany::Item;

/// The glow of a hex that may be used.
pub fn glow(out: &mut String, at: At) {
    outline(out, "ring-glow", at);
}

/// A ring around what may be used.
pub fn ring(out: &mut String, at: At) {
    put!(
        out,
        r##"<g class="is-legal" transform="{at}"><use href="#hxf" class="ring-ink"/><use href="#hxf" class="ring"/></g>"##
    );
}

/// Green points that it brings at once; nothing for 0.
pub fn points(out: &mut String, points: i32, at: At) {
    if points > 0 {
        put!(out, r#"<text class="greenpts" transform="{at}" y="11">+{points}</text>"#);
    }
}

/// It is chosen.
pub fn chosen(out: &mut String, at: At) {
    outline(out, "chosen", at);
    outline(out, "chosen2", at);
}

/// What would lie there.
pub fn preview(out: &mut String, item: Item, gained: i32, at: At) {
    put!(out, r#"<g class="pv" transform="{at}">"#);
    tile::layers(out, item);
    out.push_str("</g>");
    pointed(out, at);
    if gained > 0 {
        put!(out, r#"<text class="greenpts" transform="{at}" y="48">+{gained}</text>"#);
    }
}

/// It is pointed at.
pub fn pointed(out: &mut String, at: At) {
    outline(out, "pvr", at);
}

/// It was the last move of somebody.
pub fn last(out: &mut String, at: At) {
    put!(
        out,
        r##"<g transform="{at}"><use href="#hxf" class="last"/><path class="last-flag" d="M-8-49H16l-7 7 7 7H-8Z"/></g>"##
    );
}

/// It cannot be used.
pub fn forbidden(out: &mut String, at: At) {
    outline(out, "forbid", at);
}

fn outline(out: &mut String, class: &str, at: At) {
    put!(out, r##"<use href="#hxf" class="{class}" transform="{at}"/>"##);
}
