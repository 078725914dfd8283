//! Trade routes (X-ROUTE): tiles of three spaces, and how far they are filled.

use crate::{
    glyphs, goods,
    hex::Point,
    pen::{N, glyph},
};
use demesne_burgundy::{Burgundy, State};
use demesne_game::Seat;

/// How wide a space of a route is.
pub const STEP: f32 = 46.0;
/// How high a route is.
pub const HEIGHT: f32 = 62.0;

/// A seat's route from a point on: each space with the goods that win its bonus and the bonus; the filled ones are ticked off
/// (X-ROUTE-3). The result is how wide it is.
pub fn route(out: &mut String, game: &Burgundy, state: &State, seat: Seat, (x, y): Point) -> f32 {
    let route = state.routes[seat.index()];
    let mut place = 0;
    put!(out, r#"<g class="route" transform="translate({} {})">"#, N(x), N(y));
    while let Some(space) = game.route_space(state, seat, place) {
        // Three spaces are one tile.
        let left = STEP * f32::from(place) + 6.0 * f32::from(place / 3);
        let filled = place < route.filled;
        let class = if filled { "route-space filled" } else { "route-space" };
        put!(out, r#"<g class="{class}" transform="translate({} 0)">"#, N(left));
        put!(out, r#"<rect width="42" height="{HEIGHT}" rx="7" class="card"/>"#);
        glyph(out, glyphs::bonus(space.bonus), (21.0, 43.0), 28.0);
        goods::good(out, space.goods + 1, (22.0, 16.0), 0.9, None);
        if filled {
            put!(out, r#"<path class="ticked" d="M8 34 17 46 36 14"/>"#);
        }
        out.push_str("</g>");
        place += 1;
    }
    out.push_str("</g>");
    STEP * f32::from(place) + 6.0 * f32::from(place / 3)
}
