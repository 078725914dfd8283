//! The bonus tiles of the colours (B9.4) and of the border posts (X-POST-6).

use super::Board;
use crate::{
    glyphs,
    hex::Point,
    pen::{N, glyph},
    seat,
};
use demesne_burgundy::{Colour, Expansion};
use demesne_game::Seat;

/// For each colour the large and the small tile: its points while it is there, then the initial of who has it.
pub fn bonuses(out: &mut String, board: &Board<'_>) {
    let printed = board.game.printed();
    // X-SOLO-17: alone a completed colour brings a tile instead.
    if board.game.options().solo.is_some() {
        return;
    }
    for (i, colour) in Colour::ALL.into_iter().enumerate() {
        let (x, name) = (36.0 + 60.0 * i as f32, colour.name());
        put!(
            out,
            r##"<g transform="translate({} 649) scale(.34)"><use href="#hx" style="fill:var(--t-{name})"/><use href="#hx" fill="url(#pt-{name})"/><use href="#hxi" class="t-rule"/><use href="#{}" x="-30" y="-31" width="60" height="60" class="g"/></g>"##,
            N(x),
            glyphs::colour(colour)
        );
        let light = matches!(colour, Colour::Castle | Colour::Ship | Colour::Livestock);
        let ink = if light { "#fff4dc" } else { "#24170f" };
        let [large, small] = board.state.bonus[colour.index()];
        let ground = format!("var(--t-{name})");
        banner(out, &ground, ink, printed.bonus_large, (x + 26.0, 644.0), large == 0);
        owner(out, board, large, (x + 26.0, 640.0));
        if small == 0 {
            put!(out, r#"<text class="bans" x="{}" y="667">{}</text>"#, N(x + 26.0), printed.bonus_small);
        }
        owner(out, board, small, (x + 26.0, 663.0));
    }
    if board.game.options().expansions.has(Expansion::Posts) {
        posts(out, board);
    }
}

fn posts(out: &mut String, board: &Board<'_>) {
    let printed = board.game.printed();
    glyph(out, glyphs::POST, (318.0, 619.0), 22.0);
    let points = [printed.bonus_large, printed.bonus_small];
    for ((points, tile), x) in points.into_iter().zip(board.state.posts.tiles).zip([344.0, 368.0]) {
        banner(out, "var(--vellum-2)", "var(--ink)", points, (x, 621.0), tile == 0);
        owner(out, board, tile, (x, 617.0));
    }
}

fn banner(out: &mut String, ground: &str, ink: &str, points: u16, (x, y): Point, there: bool) {
    let faded = if there { "" } else { r#" opacity=".3""# };
    put!(
        out,
        r#"<g transform="translate({} {})"{faded}><path d="M-8-13H8V9L0 3-8 9Z" style="fill:{ground}" class="ban"/>"#,
        N(x),
        N(y)
    );
    if there {
        put!(out, r#"<text class="bant" y="1" style="fill:{ink}">{points}</text>"#);
    }
    out.push_str("</g>");
}

/// Who has a tile: 0 for nobody, else 1 + the first seat of the estate.
fn owner(out: &mut String, board: &Board<'_>, owner: u8, place: Point) {
    if let Some(seat) = owner.checked_sub(1).map(Seat) {
        seat::disc(out, seat, board.initials.get(seat), place, 7.5);
    }
}
