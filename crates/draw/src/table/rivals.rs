//! The others: their duchies small, what they have below.

use super::{RIVALS, Table, sheet};
use crate::{
    automa, die, dock,
    duchy::{self, Picture},
    goods,
    hex::{Frame, Point},
    mark::Mark,
    pen::{N, glyph},
    seat,
};
use demesne_burgundy::{Expansion, duchy::automa_duchies};
use demesne_game::{Game, Seat};

/// The height of a rival where there is room for it, and that of the table of regions.
const HIGH: f32 = 330.0;
const WORTH: f32 = 96.0;
/// Between sheets.
const GAP: f32 = 8.0;

pub(super) fn rivals(out: &mut String, table: &Table<'_>) {
    let rivals = table.rivals();
    let count = rivals.len() as f32;
    let room = RIVALS.height - WORTH - GAP * count;
    let height = if rivals.is_empty() { 0.0 } else { (room / count).min(HIGH) };
    let mut top = RIVALS.top;
    for party in &rivals {
        let frame = Frame { top, height, ..RIVALS };
        sheet(out, frame);
        match table.game.automa_seat() {
            Some(seat) if party.contains(&seat) => automaton(out, table, seat, frame),
            _ => rival(out, table, party, frame),
        }
        top += height + GAP;
    }
    worth(out, table, Frame { top, height: WORTH, ..RIVALS });
}

/// A sheet this high has room for a row above the duchy and one below it; on a lower one they stand beside it.
const TALL: f32 = 240.0;

fn rival(out: &mut String, table: &Table<'_>, party: &[Seat], frame: Frame) {
    let (state, first) = (&table.state, party[0]);
    let (left, right, bottom) =
        (frame.left + 14.0, frame.left + frame.width - 14.0, frame.top + frame.height);
    let estate = state.estate(first);
    if frame.height >= TALL {
        heading(out, table, party, (left, frame.top + 11.0));
        dice(out, table, party, (right, frame.top + 23.0));
        let room = Frame::new(frame.left + 10.0, frame.top + 40.0, frame.width - 20.0, frame.height - 84.0);
        small_duchy(out, table, party, room);
        dock::shields(out, estate.shields, (left + 74.0, frame.top + 12.0), 22.0);
        return dock::summary(out, estate, state.paired, (left, bottom - 40.0), right - left);
    }
    let (x, room) = (left + 172.0, Frame::new(left - 4.0, frame.top + 8.0, 170.0, frame.height - 16.0));
    small_duchy(out, table, party, room);
    heading(out, table, party, (x, frame.top + 11.0));
    dice(out, table, party, (right, frame.top + 52.0));
    dock::treasury(out, estate.workers, estate.silver, (x, frame.top + 70.0), 17.0);
    goods::row(out, &estate.goods, (x + 34.0, frame.top + 108.0), 0.7, 66.0);
    dock::storage(out, estate.storage.iter(), dock::places(state.paired), &[], (x, frame.top + 140.0), 12.0);
    dock::shields(out, estate.shields, (x, bottom - 31.0), 20.0);
}

/// The dice of a party, up to a point.
fn dice(out: &mut String, table: &Table<'_>, party: &[Seat], (right, y): Point) {
    let mut x = right;
    for &seat in party.iter().rev() {
        for &number in table.state.dice[seat.index()].iter().rev() {
            die::die(out, number, seat, (x - 11.0, y), 22.0, die::Lit::Plain);
            x -= 25.0;
        }
    }
}

fn small_duchy(out: &mut String, table: &Table<'_>, party: &[Seat], room: Frame) {
    let Some(printed) = table.game.duchy_of(&table.state, party[0]) else { return };
    let last = table.marks.last.iter().filter(|(seat, _)| party.contains(seat));
    let marks: Vec<(u8, Mark)> = last.map(|&(_, space)| (space, Mark::Last)).collect();
    let mut picture = Picture {
        tiles: table.state.duchy_tiles(party[0]),
        posts: table.has(Expansion::Posts),
        marks: &marks,
        ..Picture::new(printed, 20.0)
    };
    let own = picture.frame();
    picture.s *= (room.width / own.width).min(room.height / own.height);
    duchy::duchy_in(out, &picture, room);
}

fn heading(out: &mut String, table: &Table<'_>, party: &[Seat], (x, y): Point) {
    for (i, &seat) in party.iter().enumerate().rev() {
        seat::disc(out, seat, table.initials.get(seat), (x + 12.0 + 19.0 * i as f32, y + 12.0), 12.0);
    }
    let points = table.game.points(&table.state, party[0]);
    let x = x + 32.0 + 19.0 * (party.len() - 1) as f32;
    put!(out, r#"<text class="count" x="{}" y="{}">{points}</text>"#, N(x), N(y + 21.0));
}

/// The Châteautoma: its cards, its duchy, its reserve and goods.
fn automaton(out: &mut String, table: &Table<'_>, seat: Seat, frame: Frame) {
    let (board, state) = (table.board(), &table.state);
    let (left, bottom) = (frame.left + 14.0, frame.top + frame.height);
    heading(out, table, &[seat], (left, frame.top + 11.0));
    glyph(out, crate::glyphs::AUTOMA, (frame.left + frame.width - 28.0, frame.top + 23.0), 26.0);
    let tall = frame.height > 300.0;
    for (i, place) in state.automa.cards.iter().enumerate() {
        let at = match tall {
            true => (left + 9.0, frame.top + 42.0 + 78.0 * i as f32),
            false => (left + 120.0 * i as f32, frame.top + 42.0),
        };
        let scale = if tall { "1" } else { ".53" };
        put!(out, r#"<g transform="translate({} {}) scale({scale})">"#, N(at.0), N(at.1));
        automa::card(out, &board, place, (0.0, 0.0));
        out.push_str("</g>");
    }
    let below = frame.top + if tall { 200.0 } else { 86.0 };
    let side = board.game.areas().side.to_string();
    let printed = automa_duchies().unwrap_or_default().into_iter().find(|duchy| duchy.label.id == side);
    if let Some(printed) = printed {
        let tiles = automa::tiles(&board, &printed);
        let mut picture = automa::Picture { duchy: &printed, tiles: &tiles, s: 10.0 };
        let unit = picture.frame();
        picture.s *= (240.0 / unit.width).min((bottom - 44.0 - below) / unit.height);
        put!(out, r#"<g class="duchy" transform="translate({} {})">"#, N(left), N(below));
        automa::duchy(out, &picture);
        out.push_str("</g>");
    }
    let estate = state.estate(seat);
    glyph(out, crate::glyphs::SILVER, (left + 10.0, bottom - 22.0), 18.0);
    put!(
        out,
        r#"<text class="count-s" x="{}" y="{}">{}</text>"#,
        N(left + 23.0),
        N(bottom - 17.0),
        estate.silver
    );
    goods::row(out, &estate.goods, (left + 140.0, bottom - 22.0), 0.8, 196.0);
    automa::reserve(out, &board, (left + 92.0, frame.top + 12.0), 11.0);
}

/// What a region brings by its size, and what the running phase adds (B9.3).
fn worth(out: &mut String, table: &Table<'_>, frame: Frame) {
    sheet(out, frame);
    let printed = table.game.printed();
    put!(out, r#"<g class="worth" transform="translate({} {})">"#, N(frame.left + 26.0), N(frame.top + 30.0));
    let sizes = printed.region_size.iter().enumerate().skip(1).take(8);
    for (size, points) in sizes {
        let x = N(31.0 * (size - 1) as f32);
        put!(
            out,
            r##"<g transform="translate({x} 0)"><use href="#hx" transform="scale(.24)" class="stop"/><text class="phv" y="4">{size}</text><text class="bans" y="28">{points}</text></g>"##
        );
    }
    let phase = usize::from(table.state.phase).min(4);
    let letter = char::from(b'A' + phase as u8);
    put!(
        out,
        r#"<g transform="translate(176 48)" class="ph on"><circle r="11"/><text y="5" class="phl" style="font-size:14px">{letter}</text></g>"#
    );
    put!(out, r#"<text class="card-pts" x="210" y="53">+{}</text></g>"#, printed.phase[phase]);
}
