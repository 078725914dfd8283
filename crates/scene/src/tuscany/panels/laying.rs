//! The own board while it is laid out: pieces to drag and turn, and buttons for the same below and above them.

use super::{
    scene::Scene,
    sheet::{Sheet, hex_area},
};
use crate::{
    Frame, Panel,
    sheet::put,
    tuscany::{
        keys,
        labels::{self, Word},
        letter, pieces,
    },
};
use demesne_draw::{
    lead,
    pen::{N, glyph},
    tuscany::{board::Picture, tile},
};
use demesne_tuscany::{assembly::Assembly, piece::SLOTS};

/// The room above the pieces, for joints, and below them, for turning and moving.
const ABOVE: f32 = 66.0;
const BELOW: f32 = 76.0;
/// How high a board can be: pieces may differ by a hex (T2.6).
const HEIGHT: f32 = 433.0;
/// Half the width of a button.
const HALF: f32 = 29.0;

/// The panel; none where nothing is laid out.
pub(super) fn laying(scene: &Scene<'_>) -> Option<Panel> {
    let board = scene.sketched?;
    let mut sheet = Sheet::new(scene);
    let picture = Picture { board, origin: (0.0, 0.0), s: pieces::RADIUS };
    let unit = picture.frame();
    let top = ABOVE + (HEIGHT - unit.height) / 2.0;
    let picture = Picture { origin: (8.0 - unit.left, top - unit.top), ..picture };
    for place in 0..3 {
        piece(&mut sheet, &picture, place);
    }
    for place in 0..3 {
        castle(&mut sheet, &picture, place);
    }
    for place in 0..3 {
        buttons(&mut sheet, &picture, place);
    }
    for joint in 0..2 {
        shift(&mut sheet, &picture, joint);
    }
    let frame = Frame::new(0.0, 0.0, unit.width + 16.0, ABOVE + HEIGHT + BELOW);
    let mut panel = sheet.panel("estate", scene.word(Word::Board), None, frame);
    panel.also = &["laying"];
    Some(panel)
}

/// A piece with all its spaces, and the start castle if it lies there: it is dragged as a whole.
fn piece(sheet: &mut Sheet<'_>, picture: &Picture, place: u8) {
    let scene = sheet.scene;
    let (game, board) = (scene.game, picture.board);
    let laid = board.laid(place.into());
    let lines = picture.lines_of(game, place);
    let (first, start) = (place * SLOTS as u8, game.start_space(board));
    let label = labels::piece(letter(laid.piece), laid.turned, scene.look.language);
    sheet.thing(keys::piece(letter(laid.piece)), label, picture.piece(place), |out| {
        lead::bronze(out, &lines, picture.s);
        for space in first..first + SLOTS as u8 {
            match space == start {
                true => tile::start_castle(out, picture.at(space)),
                false => tile::space(out, game.colour_of(board, space), picture.at(space), false),
            }
        }
        lead::lead(out, &lines, picture.s);
    });
    sheet.drags(keys::piece(letter(laid.piece)));
}

/// The castle space of a piece: drawn with it, touched by itself.
fn castle(sheet: &mut Sheet<'_>, picture: &Picture, place: u8) {
    let scene = sheet.scene;
    let Some(space) = pieces::castle_space(scene.game, picture.board, place) else { return };
    let (at, here) = (picture.at(space), picture.board.start() == place);
    let letter = letter(picture.board.laid(place.into()).piece);
    let label = labels::start(letter, here, scene.look.language);
    sheet.thing(keys::start(letter), label, hex_area(at), |out| {
        if !here {
            put!(out, r##"<use href="#hxf" class="may" transform="{at}"/>"##);
        }
        put!(out, r##"<use href="#hxf" class="focus" transform="{at}"/>"##);
    });
    sheet.drags(keys::piece(letter));
}

/// To the left, round, to the right.
fn buttons(sheet: &mut Sheet<'_>, picture: &Picture, place: u8) {
    let language = sheet.scene.look.language;
    let letter = letter(picture.board.laid(place.into()).piece);
    let (x, y) = (picture.piece(place).centre().0, ABOVE + HEIGHT + BELOW - HALF - 8.0);
    if place > 0 {
        let label = labels::aside(letter, true, language);
        button(sheet, keys::left(letter), label, (x - 2.0 * HALF - 8.0, y), Sign::Left);
    }
    button(sheet, keys::turn(letter), labels::turn(letter, language), (x, y), Sign::Round);
    if place < 2 {
        let label = labels::aside(letter, false, language);
        button(sheet, keys::right(letter), label, (x + 2.0 * HALF + 8.0, y), Sign::Right);
    }
}

/// Up or down, between two pieces.
fn shift(sheet: &mut Sheet<'_>, picture: &Picture, joint: u8) {
    let board: Assembly = picture.board;
    let lower = board.joints() >> joint & 1 != 0;
    let letters = [joint, joint + 1].map(|place| letter(board.laid(place.into()).piece));
    let (left, right) = (picture.piece(joint), picture.piece(joint + 1));
    let x = (left.left + left.width + right.left) / 2.0;
    let label = labels::joint(lower, letters[0], letters[1], sheet.scene.look.language);
    button(sheet, keys::joint(joint), label, (x, HALF + 6.0), if lower { Sign::Up } else { Sign::Down });
}

#[derive(Clone, Copy)]
enum Sign {
    Left,
    Right,
    Up,
    Down,
    Round,
}

fn button(sheet: &mut Sheet<'_>, key: crate::Key, label: String, (x, y): (f32, f32), sign: Sign) {
    let area = Frame::new(x - HALF, y - HALF, 2.0 * HALF, 2.0 * HALF);
    sheet.boxed(key, label, area, 12.0, |out| {
        put!(
            out,
            r#"<rect class="button" x="{}" y="{}" width="{}" height="{}" rx="12"/>"#,
            N(area.left),
            N(area.top),
            N(area.width),
            N(area.height)
        );
        let path = match sign {
            Sign::Round => return glyph(out, "g-t-turn", (x, y), 34.0),
            Sign::Left => "M7-13-7 0 7 13",
            Sign::Right => "M-7-13 7 0-7 13",
            Sign::Up => "M-13 7 0-7 13 7",
            Sign::Down => "M-13-7 0 7 13-7",
        };
        put!(out, r#"<path class="arrow" transform="translate({} {})" d="{path}"/>"#, N(x), N(y));
    });
}
