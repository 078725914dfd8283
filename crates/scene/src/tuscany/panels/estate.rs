//! Boards: the own one large, those of the others wherever they are shown.

use super::{scene::Scene, sheet::Sheet};
use crate::{
    Frame, Panel, Room,
    sheet::put,
    tuscany::{
        keys,
        labels::{self, Word},
    },
};
use demesne_draw::{
    lead,
    pen::N,
    tuscany::{board::Picture, tile},
};
use demesne_game::Seat;
use demesne_tuscany::{Item, Tile, assembly::SPACES};

/// The room in which the own board is drawn; the page scales it.
pub(super) const LARGE: Frame = Frame::new(0.0, 0.0, 700.0, 433.0);
/// The room around it, for rings that stand out.
const MARGIN: f32 = 9.0;
/// How wide the panel is for its height on a wide page.
const SHAPE: f32 = 1.38;

/// The own board.
pub(super) fn estate(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let (own, title) = (scene.own(), scene.word(Word::Board));
    let Some(board) = scene.board(own) else {
        no_board(&mut sheet, own, LARGE, "lab-l");
        return sheet.panel("estate", title, None, LARGE);
    };
    let picture = Picture::within(board, LARGE);
    let mut frame = picture.frame().grown(MARGIN);
    if scene.look.room == Room::Wide {
        // There is room above and below, which the ornament fills.
        let more = (frame.width / SHAPE - frame.height).max(0.0);
        (frame.top, frame.height) = (frame.top - more / 2.0, frame.height + more);
        corners(&mut sheet, frame);
    }
    spaces(&mut sheet, &picture, own);
    sheet.panel("estate", title, None, frame)
}

/// In the place of a board that is not known.
pub(super) fn no_board(sheet: &mut Sheet<'_>, seat: Seat, frame: Frame, class: &str) {
    let hidden = sheet.scene.is_hidden(seat);
    let ((x, y), words) =
        (frame.centre(), sheet.scene.word(if hidden { Word::Hidden } else { Word::NoBoard }));
    sheet.still(format!("{seat} no board"), |out| {
        put!(
            out,
            r#"<text class="lab {class}" x="{}" y="{}" text-anchor="middle">{words}</text>"#,
            N(x),
            N(y)
        );
    });
}

/// The spaces of a board and its lines.
pub(super) fn spaces(sheet: &mut Sheet<'_>, picture: &Picture, seat: Seat) {
    let scene = sheet.scene;
    let (game, board, estate) = (scene.game, picture.board, scene.estate(seat));
    let (lines, start) = (picture.lines(game), game.start_space(board));
    let coming = if seat == scene.own() { scene.coming() } else { None };
    let paid_for = scene.paid_for().filter(|_| seat == scene.state.turn);
    sheet.still(format!("{seat} bronze"), |out| lead::bronze(out, &lines, picture.s));
    for space in 0..SPACES as u8 {
        let (key, at, colour) = (keys::space(seat, space), picture.at(space), game.colour_of(board, space));
        // Before boards are turned up nothing lies on them but what was chosen.
        let begins = (space == start).then_some(Item::Tile(Tile::Castle));
        let content = estate.items[usize::from(space)].or(begins);
        let label = labels::space(space, colour, content, space == start, scene.look.language);
        let scores = scene.marks.lit.get(&key).is_some_and(|lit| lit.points > 0);
        sheet.hex(key, label, at, coming, |out| match content {
            Some(_) if space == start => tile::start_castle(out, at),
            Some(item) => tile::item(out, item, at),
            None => {
                tile::space(out, colour, at, scores);
                // What is being paid for stands there already, though not quite.
                if let Some((item, _)) = paid_for.filter(|(_, on)| *on == space) {
                    put!(out, r#"<g class="pv">"#);
                    tile::item(out, item, at);
                    out.push_str("</g>");
                }
            }
        });
    }
    sheet.still(format!("{seat} lead"), |out| lead::lead(out, &lines, picture.s));
}

/// Somebody's board in a frame, as large as it fits.
pub(super) fn small(sheet: &mut Sheet<'_>, seat: Seat, room: Frame) {
    match sheet.scene.board(seat) {
        Some(board) => spaces(sheet, &Picture::within(board, room.grown(-2.0)), seat),
        None => no_board(sheet, seat, room, "lab-m"),
    }
}

/// The ornament. It says nothing.
fn corners(sheet: &mut Sheet<'_>, frame: Frame) {
    sheet.still("ornament", |out| {
        let (left, top) = (frame.left + 4.0, frame.top + 4.0);
        let (right, bottom) = (frame.left + frame.width - 4.0, frame.top + frame.height - 4.0);
        let scale = 0.6;
        for (x, y, sx, sy) in [
            (left, top, scale, scale),
            (right, top, -scale, scale),
            (left, bottom, scale, -scale),
            (right, bottom, -scale, -scale),
        ] {
            put!(
                out,
                r##"<use href="#spray" class="spray" transform="translate({} {}) scale({sx} {sy})" aria-hidden="true"/>"##,
                N(x),
                N(y)
            );
        }
    });
}
