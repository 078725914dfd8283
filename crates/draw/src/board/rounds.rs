//! The rows of phases and rounds (B3, B4).

use super::Board;
use crate::{
    die, glyphs, goods,
    pen::{N, glyph_styled},
};

/// The five phases, each with what a region brings in it (B9.3).
pub fn phases(out: &mut String, board: &Board<'_>) {
    for (i, (letter, points)) in (0u8..).zip(('A'..='E').zip(board.game.printed().phase)) {
        let (class, radius, base) = match i.cmp(&board.state.phase) {
            std::cmp::Ordering::Less => ("ph past", 13, "5"),
            std::cmp::Ordering::Equal => ("ph on", 17, "6.5"),
            std::cmp::Ordering::Greater => ("ph", 13, "5"),
        };
        let x = N(32.0 + 36.0 * f32::from(i));
        put!(
            out,
            r#"<g transform="translate({x} 36)" class="{class}"><circle r="{radius}"/><text y="{base}" class="phl">{letter}</text><text y="33" class="phv">{points}</text></g>"#
        );
    }
}

/// The five rounds of the phase: a sun for those that are over, the white die on that which is played, goods on those to come.
pub fn rounds(out: &mut String, board: &Board<'_>) {
    let state = board.state;
    for (i, &number) in (0u8..).zip(&state.round_goods) {
        let x = 232.0 + 35.0 * f32::from(i);
        let class = match i.cmp(&state.round) {
            std::cmp::Ordering::Less => "rs past",
            std::cmp::Ordering::Equal => "rs now",
            std::cmp::Ordering::Greater => "rs",
        };
        put!(out, r#"<rect x="{}" y="22" width="28" height="28" rx="6" class="{class}"/>"#, N(x - 14.0));
        match number {
            1..=6 => goods::good(out, number, (x, 36.0), 1.0, None),
            _ if i < state.round => {
                glyph_styled(out, glyphs::ROUND_DONE, (x, 36.0), 18.0, "opacity:.35;color:var(--ink-2)");
            }
            _ if i == state.round && state.white != 0 => die::white(out, state.white, (x, 37.0), 24.0),
            _ => {}
        }
        put!(out, r#"<text x="{}" y="69" class="phv">{}</text>"#, N(x), i + 1);
    }
}
