//! What vineyards and trade routes add below the dock.

use super::{HEIGHT, Table, sheet};
use crate::{
    glyphs,
    hex::Frame,
    pen::{Factor, N, glyph},
    route, seat, vine,
};
use demesne_burgundy::Expansion;
use demesne_game::Seat;

pub(super) fn expansions(out: &mut String, table: &Table<'_>) {
    let mut top = HEIGHT;
    if table.has(Expansion::Vineyards) {
        vines(out, table, Frame::new(16.0, top, 1408.0, table.vines_height() - 8.0));
        top += table.vines_height();
    }
    if table.has(Expansion::Routes) {
        routes(out, table, Frame::new(16.0, top, 1408.0, table.routes_height() - 8.0));
    }
}

/// The seats with vineyards and routes: people, the own one first. The Châteautoma has neither (A17.3, A16.11).
fn people<'a>(table: &'a Table<'_>) -> impl Iterator<Item = Seat> + 'a {
    let others = Seat::first(table.game.options().persons()).filter(|&seat| seat != table.own);
    std::iter::once(table.own).chain(others)
}

/// Depot and shop, then the vineyards: the own one large.
fn vines(out: &mut String, table: &Table<'_>, frame: Frame) {
    sheet(out, frame);
    let (board, state) = (table.game.vine_board(), &table.state);
    let mut x = frame.left + 22.0;
    x += vine::depot(out, board, &state.vines, (x, frame.top + 18.0), 22.0) + 20.0;
    for (i, seat) in people(table).enumerate() {
        let estate = state.estate(seat);
        let unit = vine::frame(board, 1.0);
        let s = (frame.height - 20.0) / unit.height * if i == 0 { 1.0 } else { 0.72 };
        let room = Frame::new(x, frame.top + 10.0, unit.width * s, frame.height - 20.0);
        vine::vineyard(out, board, &estate.vineyard, s, room);
        seat::disc(out, seat, table.initials.get(seat), (x + 12.0, frame.top + 22.0), 10.0);
        vine::bonus_tiles(out, &estate.vineyard.bonus, (x, frame.top + frame.height - 36.0));
        x += room.width + 16.0;
    }
}

/// The routes: the own one large, the others in rows beside it.
fn routes(out: &mut String, table: &Table<'_>, frame: Frame) {
    sheet(out, frame);
    glyph(out, glyphs::ROUTE, (frame.left + 28.0, frame.top + frame.height / 2.0), 32.0);
    let own = (frame.left + 56.0, frame.top + 13.0);
    let left = own.0 + route::route(out, table.game, &table.state, table.own, own) + 30.0;
    let others = people(table).count() - 1;
    let step = 74.0 / others.max(1) as f32;
    let scale = ((step - 2.0) / route::HEIGHT).min(0.8);
    for (i, seat) in people(table).skip(1).enumerate() {
        let y = frame.top + 7.0 + step * (i as f32 + 0.5);
        seat::disc(out, seat, table.initials.get(seat), (left + 9.0, y), 9.0);
        let top = y - route::HEIGHT * scale / 2.0;
        put!(out, r#"<g transform="translate({} {}) scale({})">"#, N(left + 26.0), N(top), Factor(scale));
        route::route(out, table.game, &table.state, seat, (0.0, 0.0));
        out.push_str("</g>");
    }
}
