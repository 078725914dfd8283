//! Duchies: the own one large, those of the others wherever they are shown.

use super::put;
use super::{marks::Show, scene::Scene, sheet::Sheet, sides};
use crate::{
    Frame, Panel, Room,
    burgundy::{
        keys,
        labels::{self, Word},
    },
};
use demesne_burgundy::{
    Expansion, Tile,
    duchy::Duchy,
    state::{Choice, DUCHY, Stage, UNKNOWN},
};
use demesne_draw::{
    duchy::{Picture, one_space},
    glyphs, hex,
    lead::{self, Lines},
    mark::{self, Mark},
    pen::{At, N, glyph},
    river,
};
use demesne_game::Seat;

/// The radius with which the own duchy is drawn; the page scales it.
const LARGE: f32 = 56.0;
/// The room around it, for rings and prices that stand out; where there is little room they stand out of the panel.
const MARGIN: f32 = 9.0;
const LITTLE: f32 = 3.0;

/// The own duchy.
pub(super) fn duchy(scene: &Scene<'_>) -> Panel {
    let mut sheet = Sheet::new(scene);
    let own = scene.own();
    let title = scene.word(Word::Duchy);
    let Some(printed) = scene.game.duchy_of(&scene.state, own) else {
        let frame = sides::sides(&mut sheet, own).unwrap_or_else(|| {
            let frame = Frame::new(0.0, 0.0, 680.0, 634.0);
            corners(&mut sheet, frame);
            no_board(&mut sheet, own, frame);
            frame
        });
        return sheet.panel("duchy", title, None, frame);
    };
    let picture = picture(scene, printed, own, LARGE);
    let frame = picture.frame().grown(if scene.whole_board() { MARGIN } else { LITTLE });
    // Only a board of the standard shape leaves the corners free, and only large rooms have room for ornament.
    if standard(printed) {
        corners(&mut sheet, frame);
    }
    spaces(&mut sheet, &picture, own, (0.0, 0.0));
    waiting_castle(&mut sheet, &picture, own);
    sheet.panel("duchy", title, None, frame)
}

fn standard(printed: &Duchy) -> bool {
    usize::from(printed.size) == DUCHY && printed.rivers.is_empty()
}

/// The picture of somebody's duchy.
pub(super) fn picture<'s>(scene: &'s Scene<'_>, printed: &'s Duchy, seat: Seat, s: f32) -> Picture<'s> {
    Picture {
        tiles: scene.state.duchy_tiles(seat),
        posts: scene.has(Expansion::Posts),
        ..Picture::new(printed, s)
    }
}

/// In the place of a duchy that is not known yet.
fn no_board(sheet: &mut Sheet<'_>, seat: Seat, frame: Frame) {
    let ((x, y), words) = (frame.centre(), sheet.scene.word(Word::NoBoard));
    sheet.still(format!("{seat} no board"), |out| {
        put!(out, r#"<text class="lab lab-l" x="{}" y="{}" text-anchor="middle">{words}</text>"#, N(x), N(y));
    });
}

/// The spaces of a duchy and its lines, moved by so much.
pub(super) fn spaces(sheet: &mut Sheet<'_>, picture: &Picture<'_>, seat: Seat, shift: (f32, f32)) {
    let scene = sheet.scene;
    let (lines, s) = (Lines::of(picture.duchy, picture.s), picture.s);
    let moved = |out: &mut String, draw: &dyn Fn(&mut String)| {
        let [x, y] = [N(shift.0), N(shift.1)];
        match shift == (0.0, 0.0) {
            true => draw(out),
            false => {
                put!(out, r#"<g transform="translate({x} {y})">"#);
                draw(out);
                out.push_str("</g>");
            }
        }
    };
    let home = scene.home(seat);
    sheet.still(format!("{home} bronze"), |out| moved(out, &|out| lead::bronze(out, &lines, s)));
    let mine = scene.home(scene.own()) == home;
    let places = rows(picture.duchy);
    // Where points are shown the ghost makes room for them.
    let brings =
        |space: &u8| scene.drawn.lit.get(&keys::space(home, *space)).is_some_and(|lit| lit.points > 0);
    let scoring: Vec<(u8, Mark)> =
        (0..picture.duchy.size).filter(brings).map(|space| (space, Mark::Free)).collect();
    let picture = &Picture { marks: &scoring, ..*picture };
    for space in 0..picture.duchy.size {
        let i = usize::from(space);
        let at = picture.at(space);
        let at = At::new(at.x + shift.0, at.y + shift.1, at.s);
        let (colour, number) = (picture.duchy.colour[i], picture.duchy.number[i]);
        let tile = picture.tile(space);
        let content = tile.map(|tile| scene.tile_name(tile));
        let label = labels::space(places[i], (colour, number), content, scene.look.language);
        let coming = if mine && tile.is_none() { scene.coming(colour) } else { None };
        let show = Show { price: true, points: true, coming };
        sheet.hex(keys::space(home, space), label, at, show, |out| {
            moved(out, &|out| one_space(out, picture, space));
        });
    }
    sheet.still(format!("{home} lead"), |out| {
        moved(out, &|out| {
            lead::lead(out, &lines, s);
            river::rivers(out, picture.duchy, s);
            for place in picture.posts() {
                glyph(out, glyphs::POST, place, 0.9 * s);
            }
        });
    });
}

/// The row of each space and its place in it, both from 1 on.
pub(super) fn rows(duchy: &Duchy) -> Vec<(usize, usize)> {
    let mut rows: Vec<i16> = duchy.hex.iter().map(|hex| hex.row).collect();
    rows.sort_unstable();
    rows.dedup();
    let place = |i: usize| {
        let hex = duchy.hex[i];
        let row = rows.iter().position(|&row| row == hex.row).unwrap_or(0);
        let before = duchy.hex.iter().filter(|other| other.row == hex.row && other.x < hex.x).count();
        (row + 1, before + 1)
    };
    (0..duchy.hex.len()).map(place).collect()
}

/// The own castle while it waits to be turned up (B2.8).
fn waiting_castle(sheet: &mut Sheet<'_>, picture: &Picture<'_>, own: Seat) {
    let state = &sheet.scene.state;
    let waiting = matches!(state.stage, Stage::Castles | Stage::RevealCastles);
    if let (true, Choice::Made { space, .. }) = (waiting, state.choices[own.index()])
        && space != UNKNOWN
        && space < picture.duchy.size
    {
        sheet.mark("castle that waits", |out| {
            mark::mark(out, Mark::Preview(Tile::CASTLE, 0), picture.at(space));
        });
    }
}

/// The ornament. It says nothing.
fn corners(sheet: &mut Sheet<'_>, frame: Frame) {
    if matches!(sheet.scene.look.room, Room::Phone | Room::Across) && sheet.scene.has(Expansion::Posts) {
        return;
    }
    sheet.still("ornament", |out| {
        let (left, top) = (frame.left + 4.0, frame.top + 4.0);
        let (right, bottom) = (frame.left + frame.width - 4.0, frame.top + frame.height - 4.0);
        for (x, y, sx, sy) in
            [(left, top, 1, 1), (right, top, -1, 1), (left, bottom, 1, -1), (right, bottom, -1, -1)]
        {
            let (x, y) = (N(x), N(y));
            put!(
                out,
                r##"<use href="#spray" class="spray" transform="translate({x} {y}) scale({sx} {sy})" aria-hidden="true"/>"##
            );
        }
    });
}

/// Somebody's duchy in the middle of a frame, as large as it fits.
pub(super) fn small(sheet: &mut Sheet<'_>, seat: Seat, room: Frame) {
    let scene = sheet.scene;
    let Some(printed) = scene.game.duchy_of(&scene.state, seat) else { return no_board(sheet, seat, room) };
    let mut picture = picture(scene, printed, seat, 20.0);
    let own = picture.frame().grown(1.5);
    picture.s *= (room.width / own.width).min(room.height / own.height);
    let ((x, y), (px, py)) = (room.centre(), picture.frame().centre());
    debug_assert!(hex::bounds(printed, picture.s).width <= room.width + 1.0);
    spaces(sheet, &picture, seat, (x - px, y - py));
}
