//! Own manuscripts in a column for each ribbon, and what they are worth.

use super::{scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel,
    viscounts::{
        labels::{self, Word},
        named::Named,
    },
};
use demesne_draw::viscounts::{
    board::{EXTENT, Part, WIDTH, scrolls},
    paper,
    shape::Shape,
    tile,
};
use demesne_game::Seat;
use demesne_text::viscounts::facts;
use demesne_viscounts::Ribbon;

/// The panel, where there is no whole board.
pub(super) fn scrolls(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let by = 4.0 - board_label();
    let Frame { left, top, .. } = Part::Scrolls.frame();
    columns(&mut sheet, (left, top + by));
    // What they are stands above the panel.
    let place = Frame::new(left, 2.0, WIDTH, 18.0);
    sheet.write("sets", "lab v-end", place, 14.0, &sets(scene));
    let frame = Frame::new(0.0, 0.0, EXTENT.0, 112.0);
    sheet.panel("scrolls", scene.word(Word::Scrolls), Some(super::estate::TAB), frame)
}

fn board_label() -> f32 {
    demesne_draw::viscounts::board::label(Part::Scrolls).map_or(0.0, |frame| frame.top)
}

/// The four columns from their corner on.
pub(super) fn columns(sheet: &mut Sheet<'_>, (x, y): (f32, f32)) {
    let scene = sheet.scene;
    let board = scene.board(scene.own());
    sheet.still("ribbons", |out| scrolls::heads(out, &board, (x, y)));
    held(sheet, scene.own(), (x, y));
}

/// The manuscripts and bonus cards of a seat, as things.
pub(super) fn held(sheet: &mut Sheet<'_>, seat: Seat, (x, y): (f32, f32)) {
    let scene = sheet.scene;
    let (board, printed) = (scene.board(seat), scene.game.printed());
    let moved = |frame: Frame| Frame { left: frame.left + x, top: frame.top + y, ..frame };
    for ribbon in Ribbon::ALL {
        let tiles = scrolls::held(&board, ribbon);
        for (nth, &one) in tiles.iter().enumerate() {
            let frame = moved(scrolls::place(ribbon, nth, tiles.len()));
            sheet.shaped(Named::OwnTile(seat, one), tile::shape(frame), |out| {
                tile::tile(out, printed, one, frame);
            });
        }
        if board.player().has_bonus(ribbon) {
            let frame = moved(scrolls::bonus(ribbon));
            sheet.shaped(Named::Bonus(ribbon), Shape::boxed(frame, 4.0), |out| {
                paper::bonus(out, printed, ribbon, frame);
            });
        }
    }
}

/// V14.8: what the sets of different ribbons are worth now.
pub(super) fn sets(scene: &Scene<'_>) -> String {
    let own = scene.own();
    let mut counts = Ribbon::ALL.map(|ribbon| facts::ribbons(scene.game, &scene.state, own, ribbon));
    let mut worth = Vec::new();
    loop {
        let different = counts.iter().filter(|&&count| count > 0).count();
        let Some(points) = different.checked_sub(1).and_then(|nth| scene.game.printed().sets.get(nth)) else {
            break;
        };
        worth.push(points.to_string());
        counts = counts.map(|count| count.saturating_sub(1));
    }
    match worth.is_empty() {
        true => String::new(),
        false => labels::sets(&worth.join(" + "), scene.look.language),
    }
}
