//! The turn-order track (B1.6), and the track of the solo game (X-SOLO-19).

use super::Board;
use crate::{
    glyphs,
    hex::Point,
    pen::{N, glyph, glyph_styled},
    seat,
};
use demesne_game::Seat;

/// The heights of the first spaces: the road winds.
const HEIGHTS: [f32; 7] = [578.0, 574.0, 578.0, 578.0, 574.0, 576.0, 579.0];

/// The place of a space of the track, from 0 on.
pub fn stop(space: u8) -> Point {
    let i = usize::from(space);
    (34.0 + 56.0 * f32::from(space), HEIGHTS[i % HEIGHTS.len()])
}

/// The track and its markers. On one space the upper marker stands furthest to the front (B4.3).
pub fn track(out: &mut String, board: &Board<'_>) {
    for class in ["road", "road2"] {
        put!(
            out,
            r#"<path d="M34 578C80 562 110 590 150 578S240 566 280 578 350 586 370 576" class="{class}"/>"#
        );
    }
    let last = board.game.printed().track_end;
    for space in 0..=last {
        let (x, y) = stop(space);
        put!(out, r#"<circle cx="{}" cy="{}" r="11" class="stop"/>"#, N(x), N(y));
        if space > 0 {
            let (left, top) = (N(x - 8.0), N(y - 8.0));
            put!(
                out,
                r##"<use href="#g-ship" x="{left}" y="{top}" width="16" height="16" class="ghost" style="color:var(--ink-3);opacity:.75"/>"##
            );
        }
    }
    // Furthest along first, upper before lower: drawn from behind.
    for (seat, place) in markers(board).into_iter().rev() {
        marker(out, board, seat, place);
    }
}

/// Where the markers stand, in turn order.
pub fn markers(board: &Board<'_>) -> Vec<(Seat, Point)> {
    let track = &board.state.track;
    let order = &track.order[..usize::from(board.game.options().players).min(4)];
    let place = |(i, seat): (usize, &Seat)| {
        let at = track.at[seat.index()];
        let below = order[i + 1..].iter().filter(|other| track.at[other.index()] == at).count();
        let (x, y) = stop(at);
        (*seat, (x + 9.0 * below as f32, y - 6.0 * below as f32))
    };
    order.iter().enumerate().map(place).collect()
}

fn marker(out: &mut String, board: &Board<'_>, seat: Seat, (x, y): Point) {
    let ink = seat::ink(seat);
    put!(
        out,
        r#"<g class="marker" data-seat="{}" transform="translate({} {})"><ellipse cy="4" rx="13" ry="6" class="t-shadow"/>"#,
        seat.0 + 1,
        N(x),
        N(y)
    );
    glyph_styled(out, glyphs::TURN_MARKER, (4.0, -12.0), 38.0, &format!("color:var(--ink);--ga:{ink}"));
    out.push_str(r#"<text class="flag-ini" x="6.5" y="-18.5">"#);
    crate::pen::escape(out, board.initials.get(seat).encode_utf8(&mut [0; 4]));
    out.push_str("</text></g>");
}

/// X-SOLO-19: how far the marker is from its target.
pub fn solo_track(out: &mut String, board: &Board<'_>) {
    let solo = board.state.solo;
    let (width, target) = (300.0, f32::from(solo.target.max(1)));
    let done = (f32::from(solo.marker) / target).min(1.0) * width;
    put!(
        out,
        r#"<g class="solo" transform="translate(52 566)"><rect y="-5" width="{width}" height="10" rx="5" class="stop"/>"#
    );
    put!(out, r#"<rect y="-5" width="{}" height="10" rx="5" style="fill:var(--gold)"/>"#, N(done));
    glyph(out, glyphs::POINTS, (done, -14.0), 22.0);
    put!(out, r#"<text class="count-s" x="{}" y="26" text-anchor="middle">{}</text>"#, N(done), solo.marker);
    put!(
        out,
        r#"<text class="count-s" x="{}" y="5" text-anchor="middle">{}</text></g>"#,
        N(width + 18.0),
        solo.target
    );
}
