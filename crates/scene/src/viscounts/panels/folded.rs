//! A rival folded to a row: initial, name, the faces of its cards, the bar of its track, points. Several rivals have no room otherwise.

use super::sheet::Sheet;
use crate::{
    Frame,
    sheet::put,
    viscounts::{keys, named::Named},
};
use demesne_draw::{
    pen::N,
    viscounts::{rival, shape::Shape},
};
use demesne_game::{Game, Seat};
use demesne_viscounts::state::SLOTS;

/// A row, so far below the top of its panel.
pub(super) fn row(sheet: &mut Sheet<'_>, seat: Seat, top: f32) {
    let scene = sheet.scene;
    let (board, points) = (scene.board(seat), scene.game.points(&scene.state, seat));
    sheet.still(format!("{seat} row"), |out| {
        rival::row(out, &board, &scene.initials, points, (0.0, top), rival::WIDTH);
        let (y, right) = (N(top + rival::ROW - 0.5), N(rival::WIDTH - 8.0));
        put!(out, r#"<path d="M8 {y}H{right}" class="vb-hair"/>"#);
    });
    let name = Frame::new(rival::face(0).left, top + 1.0, rival::WIDTH - 90.0, 16.0);
    sheet.write(&format!("{seat} name"), "v-name-big v-start", name, 13.0, &scene.name(seat));
    // Touched anywhere it unfolds: all of it lies behind its tab.
    let all = Frame::new(0.0, top, rival::WIDTH, rival::ROW);
    sheet.shaped(Named::Rival(seat), Shape::boxed(all, 5.0), |_| {});
    sheet.shows(keys::cards(seat));
    for nth in 0..SLOTS {
        let frame = Frame { top: rival::face(nth).top + top, ..rival::face(nth) };
        sheet.shaped(Named::Slot(seat, nth as u8 + 1), Shape::boxed(frame, 3.0), |_| {});
        sheet.shows(keys::cards(seat));
    }
    // The track as a whole: its spaces are too small to be touched one by one.
    let whole = Frame::new(126.0, top + 18.0, rival::WIDTH - 176.0, 24.0);
    sheet.shaped(Named::Virtue(seat), Shape::boxed(whole, 9.0), |_| {});
    sheet.shows(keys::cards(seat));
}
