//! The track of virtue and corruption: own rewards above, rivals' below, the gap between the markers shaded (V4, V16).

use super::Board;
use crate::{
    hex::{Frame, Point},
    pen::{self, N},
    viscounts::{
        glyph,
        scheme::chip,
        shape::{Shape, open, rect, text},
        sign,
    },
};
use demesne_viscounts::{Atom, Atoms, printed::CollisionSpace, state::TRACK};

/// How high the track is with both rows.
pub const HEIGHT: f32 = 106.0;
/// How high it is without them.
pub const BAR: f32 = 34.0;
/// From the top of the rows to the bar, and to the rivals' row.
const BAR_TOP: f32 = 46.0;
const RIVALS: f32 = 94.5;

/// Where a marker would come to, for a preview.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Coming {
    /// The marker of corruption.
    pub corruption: Option<u8>,
    /// The marker of virtue.
    pub virtue: Option<u8>,
}

/// What a space of the track brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Whoever collides.
    pub active: Atoms,
    /// The others, and who of them.
    pub rivals: CollisionSpace,
}

/// A track.
#[derive(Clone, PartialEq, Debug)]
pub struct Track {
    /// The upper left corner.
    pub corner: Point,
    /// How wide the bar is.
    pub width: f32,
    /// How high the bar is.
    pub height: f32,
    /// The space of the corruption marker.
    pub corruption: u8,
    /// The space of the virtue marker.
    pub virtue: u8,
    /// What the spaces bring, in rows above and below the bar; nothing where there is only the bar.
    pub rows: Option<Vec<Gain>>,
}

/// What the spaces bring a seat and its rivals; the solo opponent gains other things (V24.8).
pub fn gains(board: &Board<'_>) -> Vec<Gain> {
    let printed = board.game.printed();
    let solo = board.game.solo_seat() == Some(board.seat);
    let spaces = printed.tables.collision.iter().zip(printed.solo.collision);
    spaces
        .map(|(&space, own)| Gain { active: if solo { own } else { space.active }, rivals: space })
        .collect()
}

impl Track {
    /// The bar alone of a seat's track.
    pub fn of(board: &Board<'_>, corner: Point, width: f32) -> Track {
        let player = board.player();
        Track { corner, width, height: BAR, corruption: player.corruption, virtue: player.virtue, rows: None }
    }

    fn bar_top(&self) -> f32 {
        if self.rows.is_some() { BAR_TOP } else { 0.0 }
    }

    fn cell(&self) -> f32 {
        self.width / f32::from(TRACK)
    }

    /// The middle of a space, 1 to 7.
    pub fn space(&self, number: u8) -> Point {
        let (x, y) = self.corner;
        (x + self.cell() * (f32::from(number) - 0.5), y + self.bar_top() + self.height / 2.0)
    }

    /// The column of a space, with its rewards.
    pub fn column(&self, number: u8) -> Frame {
        let (x, width) = (self.space(number).0, self.cell());
        let height = if self.rows.is_some() { HEIGHT } else { self.height };
        Frame::new(x - width / 2.0, self.corner.1, width, height)
    }
}

/// The track.
pub fn track(out: &mut String, track: &Track, coming: Coming) {
    open(out, "v vb", (0.0, 0.0), 1.0, r#"data-part="track""#);
    let met = track.corruption == track.virtue;
    if met && track.rows.is_some() {
        rect(out, track.column(track.virtue).grown(-1.5), 5.0, r#"class="vb-hi""#);
    }
    if let Some(rows) = &track.rows {
        for (number, gain) in (1..).zip(rows) {
            above(out, track, number, gain.active);
            below(out, track, number, gain.rivals);
        }
    }
    bar(out, track);
    for (i, to) in [coming.corruption, coming.virtue].into_iter().enumerate() {
        if let Some(to) = to {
            let (centre, size) = (track.space(to), 0.88 * track.height);
            out.push_str(r#"<g class="pv">"#);
            pen::glyph(out, glyph::MARKERS[i], centre, size);
            out.push_str("</g>");
            Shape::Round { centre, radius: 0.5 * track.height }.outline(out, r#"class="pvr v-pvr""#);
        }
    }
    markers(out, track, met);
    out.push_str("</g>");
}

fn bar(out: &mut String, track: &Track) {
    let ((x, y), height) = ((track.corner.0, track.corner.1 + track.bar_top()), track.height);
    rect(out, Frame::new(x, y, track.width, height), height / 2.0, r#"class="vb-tr""#);
    if track.corruption < track.virtue {
        let (from, to) = (track.space(track.corruption).0, track.space(track.virtue).0);
        rect(out, Frame::new(from, y + 2.0, to - from, height - 4.0), 0.0, r#"class="vb-gap""#);
    }
    for number in 1..=TRACK {
        let (middle, _) = track.space(number);
        // Where a marker lies it is in the way of a number.
        if height >= 30.0 && ![track.corruption, track.virtue].contains(&number) {
            text(out, "vb-trn", (middle, y + height / 2.0 + 5.0), 0.0, number);
        }
        if number > 1 {
            let edge = N(middle - track.cell() / 2.0);
            put!(out, r#"<path d="M{edge} {}V{}" class="vb-trh"/>"#, N(y + 4.0), N(y + height - 4.0));
        }
    }
}

/// The markers; once they have met, a clasp holds them (V4.3).
fn markers(out: &mut String, track: &Track, met: bool) {
    let size = (0.88 * track.height).min(track.cell() * 0.8);
    if met {
        let (x, y) = track.space(track.virtue);
        let half = 0.98 * size;
        rect(
            out,
            Frame::new(x - half, y - 0.5 * track.height, 2.0 * half, track.height),
            0.27 * track.height,
            r#"class="vb-clasp""#,
        );
        for (id, side) in glyph::MARKERS.into_iter().zip([-0.48, 0.48]) {
            pen::glyph(out, id, (x + side * size, y), size);
        }
        return;
    }
    for (id, number) in glyph::MARKERS.into_iter().zip([track.corruption, track.virtue]) {
        pen::glyph(out, id, track.space(number), size);
    }
}

/// What whoever collides gains: debts and deeds, below them the rest.
fn above(out: &mut String, track: &Track, number: u8, gains: Atoms) {
    let x = track.space(number).0;
    let mut kinds: Vec<(Atom, u8)> = Vec::new();
    for atom in gains.iter() {
        match kinds.iter_mut().find(|(kind, _)| *kind == atom) {
            Some((_, count)) => *count += 1,
            None => kinds.push((atom, 1)),
        }
    }
    let (papers, rest): (Vec<_>, Vec<_>) =
        kinds.into_iter().partition(|(atom, _)| matches!(atom, Atom::Debt | Atom::Deed));
    for (row, y, size) in [(papers, 11.0, 16.0), (rest, 33.0, 14.0)] {
        for (i, &(atom, count)) in row.iter().enumerate() {
            let middle = x + 26.0 * (i as f32 - (row.len() as f32 - 1.0) / 2.0);
            text(out, "vb-tn vb-end", (middle - 6.0, track.corner.1 + y + 4.5), 0.0, count);
            chip(out, glyph::atom(atom), (middle + 4.5, track.corner.1 + y), size);
        }
    }
}

/// What rivals gain, and which of them.
fn below(out: &mut String, track: &Track, number: u8, space: CollisionSpace) {
    let (x, y) = (track.space(number).0, track.corner.1 + RIVALS);
    chip(out, glyph::rivals(space.who), (x - 13.0, y), 17.0);
    pen::glyph(out, glyph::ARROW, (x + 0.5, y), 8.0);
    let signs = sign::atoms(space.rivals);
    rect(out, Frame::new(x + 4.5, y - 9.5, 19.0, 19.0), 5.0, r#"class="v-chip""#);
    sign::sentence(out, &signs, (x + 14.0, y), 20.0, 17.0);
}
