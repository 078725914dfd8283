//! The rose: seven flat-top panels, depot 1 at the top and on clockwise, the black depot in the middle.

use super::{Board, ROSE, black_depot, depot};
use crate::{
    hex::{HALF, Point, flat_corners, rounded},
    pen::{At, N, glyph},
    tile,
};
use demesne_burgundy::Tile;

/// The radius of a panel between centres.
pub const PANEL: f32 = 78.0;

/// The middle of a depot's panel (0 to 5), from that of the rose.
pub fn centre(depot: usize) -> Point {
    let far = 2.0 * HALF * PANEL;
    [
        (0.0, -far),
        (1.5 * PANEL, -far / 2.0),
        (1.5 * PANEL, far / 2.0),
        (0.0, far),
        (-1.5 * PANEL, far / 2.0),
        (-1.5 * PANEL, -far / 2.0),
    ][depot % 6]
}

/// The outline of a panel around 0, and its inner rule.
pub fn panel(out: &mut String, outer: &str, inner: &str) {
    for (radius, round, attributes) in [(75.0, 7.0, outer), (70.0, 6.0, inner)] {
        out.push_str(r#"<path d=""#);
        rounded(out, &flat_corners(radius), round);
        put!(out, r#"" {attributes}/>"#);
    }
}

/// The rose at its place on the board.
pub fn rose(out: &mut String, board: &Board<'_>) {
    put!(out, r#"<g class="rose" transform="translate({} {})">"#, N(ROSE.0), N(ROSE.1));
    for index in 0..6 {
        let (x, y) = centre(index);
        let class = if board.lit.depots[index].is_some() { "depot dep-legal" } else { "depot" };
        let number = index + 1;
        put!(out, r#"<g class="{class}" data-depot="{number}" transform="translate({} {})">"#, N(x), N(y));
        depot(out, board, index);
        out.push_str("</g>");
    }
    out.push_str(r#"<g class="blackdep">"#);
    black_depot(out, board);
    out.push_str("</g>");
    studs(out);
    beside(out, board);
    out.push_str("</g>");
}

/// The gilt studs where panels meet.
fn studs(out: &mut String) {
    for (x, y) in flat_corners(PANEL) {
        put!(out, r#"<circle cx="{}" cy="{}" r="4.2" class="bez"/>"#, N(x), N(y));
        put!(out, r#"<circle cx="{}" cy="{}" r="3" class="bez"/>"#, N(2.0 * x), N(2.0 * y));
    }
}

/// What expansions put beside the depots: inns (X-INN-1), castles that can be bought back (X-BOARD-9).
fn beside(out: &mut String, board: &Board<'_>) {
    let state = board.state;
    for (count, what, x) in [(state.inns, Tile::INN, -160.0), (state.cleared_castles, Tile::CASTLE, 160.0)] {
        if count > 0 {
            tile::tile(out, what, At::new(x, -172.0, 24.0));
            put!(out, r#"<g transform="translate({} -154)">"#, N(x + 17.0));
            crate::goods::pill(out, count.into());
            out.push_str("</g>");
            if what == Tile::INN {
                glyph(out, crate::glyphs::SILVER, (x - 8.0, -140.0), 14.0);
                put!(out, r#"<text class="count-s" x="{}" y="-135">2</text>"#, N(x + 2.0));
            }
        }
    }
}
