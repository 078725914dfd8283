//! The depots: die, tiles or their places, goods, shields; and the black depot.

use super::{Board, panel};
use crate::{
    die, glyphs, goods,
    mark::{self, Mark},
    pen::{At, N, glyph},
    tile,
};
use demesne_burgundy::Colour;

/// The places of a depot's tiles around the middle of its panel, for as many as are used (B1.5), in reading order.
pub fn slots(used: usize) -> &'static [At] {
    const TWO: [At; 2] = [At::new(-28.0, 6.0, 30.0), At::new(28.0, 6.0, 30.0)];
    const THREE: [At; 3] =
        [At::new(-20.8, -17.0, 24.0), At::new(20.8, -17.0, 24.0), At::new(0.0, 19.0, 24.0)];
    const FOUR: [At; 4] = [
        At::new(-31.2, -17.0, 24.0),
        At::new(10.4, -17.0, 24.0),
        At::new(-10.4, 19.0, 24.0),
        At::new(31.2, 19.0, 24.0),
    ];
    match used {
        0..=2 => &TWO,
        3 => &THREE,
        _ => &FOUR,
    }
}

/// The places of the black depot, for each of its eight spaces in reading order; `None` for those that are not used.
pub fn black_slots(used: [bool; 8]) -> [Option<At>; 8] {
    const FEW: [(f32, f32); 4] = [(-23.8, -26.0), (23.8, -26.0), (-23.8, 26.0), (23.8, 26.0)];
    const ALL: [(f32, f32); 8] = [
        (-31.2, -22.0),
        (0.0, -22.0),
        (31.2, -22.0),
        (-15.6, 5.0),
        (15.6, 5.0),
        (-31.2, 32.0),
        (0.0, 32.0),
        (31.2, 32.0),
    ];
    let few = used.iter().filter(|&&on| on).count() <= FEW.len();
    let mut next = FEW.into_iter();
    std::array::from_fn(|i| {
        let at = if few { used[i].then(|| next.next())? } else { used[i].then_some(ALL[i]) };
        at.map(|(x, y)| At::new(x, y, if few { 24.0 } else { 18.0 }))
    })
}

/// A depot (0 to 5) around the middle of its panel.
pub fn depot(out: &mut String, board: &Board<'_>, index: usize) {
    panel(out, r#"class="dep""#, r#"class="dep-in""#);
    let state = board.state;
    let colours = board.game.printed().depot_colours(index, board.players(), state.phase);
    let used = colours.iter().flatten().count();
    let wide = used <= 2;
    let (die_at, die_width) = if wide { (-44.0, 28.0) } else { (-52.0, 18.0) };
    die::white(out, index as u8 + 1, (0.0, die_at), die_width);
    let price = board.lit.depots[index];
    let places =
        colours.iter().zip(state.depots[index]).filter_map(|(colour, tile)| Some(((*colour)?, tile)));
    for ((colour, content), &at) in places.zip(slots(used)) {
        match content {
            Some(content) => {
                tile::tile(out, content, at);
                if price.is_some() {
                    mark::mark(out, Mark::Free, at);
                }
            }
            None => slot(out, Some(colour), at),
        }
    }
    let stock = &state.depot_goods[index];
    match stock.iter().any(|&count| count > 0) {
        true if wide => goods::row(out, stock, (0.0, 50.0), 0.833, 78.0),
        true => goods::row(out, stock, (0.0, 54.0), 0.66, 66.0),
        false => out.push_str(r#"<path class="nog" d="M-6 50h12"/>"#),
    }
    shields(out, board, index, wide);
    if let Some(workers) = price.filter(|&workers| workers > 0) {
        let (x, y, scale) = if wide { (34, -46, ".78") } else { (27, -53, ".6") };
        put!(out, r#"<g transform="translate({x} {y}) scale({scale})">"#);
        mark::price(out, workers);
        out.push_str("</g>");
    }
}

/// X-SHIELD-A: the shields at a depot.
fn shields(out: &mut String, board: &Board<'_>, index: usize, wide: bool) {
    let places = if wide { [(-34.0, -46.0), (-50.0, -27.0)] } else { [(-20.0, -53.0), (-36.0, -49.0)] };
    let shields = board.state.shields.depots[index].into_iter().filter(|&shield| shield != 0);
    for (shield, place) in shields.zip(places) {
        glyph(out, glyphs::shield(shield), place, if wide { 22.0 } else { 17.0 });
    }
}

/// A place without a tile: dashed, with the ghost of the colour that belongs there.
pub fn slot(out: &mut String, colour: Option<Colour>, at: At) {
    let class = if colour.is_some() { "slot" } else { "slot slot-b" };
    put!(out, r##"<g transform="{at}" class="{class}"><use href="#hx"/>"##);
    if let Some(colour) = colour {
        put!(
            out,
            r##"<use href="#{}" x="-18" y="-18" width="36" height="36" class="ghost" style="color:var(--e-{});opacity:.34"/>"##,
            glyphs::colour(colour),
            colour.name()
        );
    }
    out.push_str("</g>");
}

/// The black depot around the middle of its panel, with its price (B12.1).
pub fn black_depot(out: &mut String, board: &Board<'_>) {
    panel(out, r#"fill="url(#blk)" class="bd""#, r#"class="bd-in""#);
    let used = board.game.printed().black_depot.map(|players| players <= board.players());
    let slots = black_slots(used);
    let few = slots.iter().flatten().count() <= 4;
    for (content, at) in board.state.black.into_iter().zip(slots) {
        match (content, at) {
            (Some(content), Some(at)) => {
                tile::tile(out, content, at);
                if board.lit.black {
                    mark::mark(out, Mark::Free, at);
                }
            }
            (None, Some(at)) => slot(out, None, at),
            (_, None) => {}
        }
    }
    let ((x, y), (text_x, text_y)) =
        if few { ((-53.0, 0.0), (-53.0, 24.0)) } else { ((-8.0, -52.0), (8.0, -47.0)) };
    glyph(out, glyphs::SILVER, (x, y), if few { 18.0 } else { 15.0 });
    put!(out, r#"<text class="bdt" x="{}" y="{}">2</text>"#, N(text_x), N(text_y));
}
