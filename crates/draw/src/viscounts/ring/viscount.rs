//! Viscounts: up to four on a space, with the number that they hide beside them.

use super::Ring;
use crate::{
    hex::{Frame, Point},
    pen::N,
    viscounts::{
        glyph,
        shape::{rect, text},
    },
};
use demesne_game::Seat;
use demesne_viscounts::{Space, State, Viscounts};

/// Where the viscounts of a space stand, from its middle in its radii, and how large each is. Who is in front comes last.
const fn places(count: usize) -> (&'static [Point], f32) {
    match count {
        0 | 1 => (&[(0.0, -0.62)], 2.05),
        2 => (&[(-0.66, -0.6), (0.66, -0.52)], 1.76),
        3 => (&[(-0.74, -0.92), (0.74, -0.92), (0.0, -0.12)], 1.56),
        _ => (&[(-0.74, -1.04), (0.74, -1.04), (-0.74, 0.1), (0.74, 0.1)], 1.46),
    }
}

/// Whose viscounts stand on a space; the own one last, which is in front.
pub fn standing(game: &Viscounts, state: &State, space: Space, own: Option<Seat>) -> Vec<Seat> {
    let mut seats: Vec<Seat> =
        Seat::first(game.options().seats()).filter(|&seat| state.player(seat).viscount == space).collect();
    seats.sort_by_key(|&seat| Some(seat) == own);
    seats
}

pub(super) fn viscounts(out: &mut String, ring: &Ring<'_>, space: Space) {
    let seats = standing(ring.game, ring.state, space, ring.own);
    group(out, space, &seats, ring.space(space), ring.disc());
}

/// Viscounts of some seats on a space around a point, the last in front, and its number beside them.
pub fn group(out: &mut String, space: Space, seats: &[Seat], (x, y): Point, radius: f32) {
    if seats.is_empty() {
        return;
    }
    let (places, size) = places(seats.len());
    for (&seat, (dx, dy)) in seats.iter().zip(places) {
        one(out, seat, (x + dx * radius, y + dy * radius), size * radius, true);
    }
    if let Some(number) = space.number() {
        let (width, height) = (if number < 10 { 16.0 } else { 21.0 }, 15.0);
        // It stands beside the rings around the space, and beside all viscounts where several stand wider.
        let (left, low) = match seats.len() {
            1 => (x - 1.2 * radius - width, y - 0.05 * radius),
            _ => (x - 1.6 * radius - width + 3.0, y - 0.4 * radius),
        };
        rect(out, Frame::new(left, low, width, height), 3.0, r#"class="vr-tag""#);
        text(out, "vr-tag-n", (left + width / 2.0, low + 11.9), 0.0, number);
    }
}

/// A viscount alone on a space around a point with a radius.
pub fn viscount(out: &mut String, seat: Seat, (x, y): Point, radius: f32) {
    let (places, size) = places(1);
    let (dx, dy) = places[0];
    one(out, seat, (x + dx * radius, y + dy * radius), size * radius, false);
}

fn one(out: &mut String, seat: Seat, (x, y): Point, width: f32, there: bool) {
    put!(
        out,
        r##"<use href="#{}" x="{}" y="{}" width="{}" height="{}" class="g" style="{}""##,
        glyph::VISCOUNT,
        N(x - width / 2.0),
        N(y - width / 2.0),
        N(width),
        N(width),
        glyph::inks(seat)
    );
    if there {
        put!(out, r#" data-viscount="p{}""#, seat.0 + 1);
    }
    out.push_str("/>");
}
