//! Marks of state: what may be done, what is chosen, what happened last. They are drawn last, above all neighbours.

use crate::{pen::At, tile};
use demesne_burgundy::Tile;

/// What a hex is marked with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It may be used, for nothing: a solid gilt ring.
    Free,
    /// It may be used for workers: the ring is dashed, and a pill shows how many (B5.4).
    Paid(u16),
    /// The points that it brings at once, over the number; nothing is shown for 0.
    Points(u16),
    /// It is chosen: a broad ring with a light core.
    Chosen,
    /// The tile that would lie here, and its points below.
    Preview(Tile, u16),
    /// It was the last move of somebody: a ring and a pennant.
    Last,
    /// It cannot be used: hatched, on asking only.
    Forbidden,
}

/// A mark at the place of its hex, with the glow of what may be used.
pub fn mark(out: &mut String, mark: Mark, at: At) {
    if matches!(mark, Mark::Free | Mark::Paid(_)) {
        glow(out, at);
    }
    unlit(out, mark, at);
}

/// The glow of a hex that may be used, for pages that let all glows of a picture breathe together: one layer is cheap to animate,
/// many are not.
pub fn glow(out: &mut String, at: At) {
    put!(out, r##"<use href="#hx" class="ring-glow" transform="{at}"/>"##);
}

/// A mark without its glow.
pub fn unlit(out: &mut String, mark: Mark, at: At) {
    let class = if matches!(mark, Mark::Free | Mark::Paid(_)) { r#" class="is-legal""# } else { "" };
    put!(out, r#"<g{class} transform="{at}">"#);
    layers(out, mark, at.s);
    out.push_str("</g>");
}

/// The mark alone around 0 in units of the hex.
pub fn layers(out: &mut String, mark: Mark, s: f32) {
    match mark {
        Mark::Free => ring(out, "ring"),
        Mark::Paid(workers) => {
            ring(out, "ring ring-paid");
            out.push_str(r#"<g transform="translate(26 -39)">"#);
            price(out, workers);
            out.push_str("</g>");
        }
        Mark::Points(0) => {}
        Mark::Points(points) => put!(out, r#"<text class="ghostpts" y="1">+{points}</text>"#),
        Mark::Chosen => {
            out.push_str(r##"<use href="#hx" class="chosen"/><use href="#hx" class="chosen2"/>"##);
        }
        Mark::Preview(tile, points) => {
            out.push_str(r#"<g class="pv">"#);
            tile::layers(out, tile, s);
            out.push_str(r##"</g><use href="#hx" class="pvr"/>"##);
            if points > 0 {
                put!(out, r#"<text class="ghostpts" y="50">+{points}</text>"#);
            }
        }
        Mark::Last => out.push_str(
            r##"<use href="#hx" class="last"/><path class="last-flag" d="M-8-52H16l-7 7 7 7H-8Z"/>"##,
        ),
        Mark::Forbidden => out.push_str(r##"<use href="#hx" class="forbid"/>"##),
    }
}

fn ring(out: &mut String, class: &str) {
    put!(out, r##"<use href="#hx" class="ring-ink"/><use href="#hx" class="{class}"/>"##);
}

/// A price in workers around 0: 34 wide, 24 high.
pub fn price(out: &mut String, workers: u16) {
    put!(
        out,
        r##"<g class="price"><rect x="-17" y="-12" width="34" height="24" rx="12"/><use href="#g-worker" x="-14.5" y="-9" width="18" height="18" class="g"/><text x="8.5" y="6.5">{workers}</text></g>"##
    );
}
