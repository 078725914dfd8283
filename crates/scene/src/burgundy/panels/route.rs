//! The own trade route (X-ROUTE).

use super::put;
use super::{scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel,
    burgundy::{
        keys,
        labels::{self, Word},
    },
};
use demesne_burgundy::Expansion;
use demesne_draw::{
    pen::{Factor, N},
    route::{self, HEIGHT, STEP},
};
use demesne_game::Seat;
use demesne_text::burgundy::bonus_what;

/// The panel; none where trade routes are not in play.
pub(super) fn route(scene: &Scene<'_>) -> Option<Panel> {
    if !scene.has(Expansion::Routes) {
        return None;
    }
    let mut sheet = Sheet::new(scene);
    // Tabs need room: both expansions share one.
    let tab = if scene.has(Expansion::Vineyards) { "g-vine-1" } else { "g-trade-route" };
    let width = tiles(&mut sheet, scene.own(), (4.0, 4.0), 1.0);
    let frame = Frame::new(0.0, 0.0, width.max(3.0 * STEP) + 8.0, HEIGHT + 8.0);
    Some(sheet.panel("route", scene.word(Word::Route), scene.tab(tab), frame))
}

/// How wide somebody's route is, with scale 1.
pub(super) fn width(scene: &Scene<'_>, seat: Seat) -> f32 {
    let tiles = scene.state.routes[seat.index()].tiles.iter().filter(|&&tile| tile != 0).count();
    (3.0 * STEP + 6.0) * tiles as f32
}

/// The tiles of somebody's route from a point on; the result is how wide they are.
pub(super) fn tiles(sheet: &mut Sheet<'_>, seat: Seat, (x, y): (f32, f32), scale: f32) -> f32 {
    let scene = sheet.scene;
    let route = scene.state.routes[seat.index()];
    sheet.still(format!("{seat} route"), |out| {
        put!(out, r#"<g transform="translate({} {}) scale({})">"#, N(x), N(y), Factor(scale));
        route::route(out, scene.game, &scene.state, seat, (0.0, 0.0));
        out.push_str("</g>");
    });
    let count = route.tiles.iter().filter(|&&tile| tile != 0).count();
    for tile in 0..count {
        let spaces: Vec<(u8, &str)> = (0..3)
            .filter_map(|place| scene.game.route_space(&scene.state, seat, (3 * tile + place) as u8))
            .map(|space| (space.goods + 1, bonus_what(space.bonus, scene.look.language)))
            .collect();
        let filled = route.filled.saturating_sub(3 * tile as u8);
        let label = labels::route(tile + 1, filled, &spaces, scene.look.language);
        let left = (3.0 * STEP + 6.0) * tile as f32;
        let area = Frame::new(x + left * scale, y, (3.0 * STEP - 4.0) * scale, HEIGHT * scale);
        sheet.boxed(keys::route(seat, tile), label, area, 7.0 * scale, |_| {});
    }
    width(scene, seat) * scale
}
