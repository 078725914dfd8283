//! Workers: figures side by side along the wall; from six in one place on, one of each colour with a count.

use super::{Castle, Place};
use crate::{
    hex::{Frame, Point},
    pen::N,
    viscounts::{
        glyph, mark,
        shape::{Shape, open, rect, text},
    },
};
use demesne_game::{MAX_SEATS, Seat};
use demesne_viscounts::Tier;

/// So many workers stand one by one; more are counted.
pub const MOST_SINGLE: u8 = 5;
/// V13.13: so many have room in a section of the first or the second tier.
const ROOM: usize = 3;
/// Below this size a count at the feet of a figure would hide its mark.
const SMALL: f32 = 28.0;
/// The smallest writing.
const SMALLEST: f32 = 11.0;

/// A figure: whose it is, how many it stands for, where it stands, how large it is, and whether it has no room.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Figure {
    /// Whose workers.
    pub seat: Seat,
    /// How many.
    pub count: u8,
    /// The outline: a disc around the figure.
    pub shape: Shape,
    /// V13.13: whether it is one too many; the rules ask the active player which worker leaves.
    pub over: bool,
}

/// The figures of a place, in the order of the seats.
pub fn figures(castle: &Castle<'_>, place: Place) -> Vec<Figure> {
    let counts = place.workers(castle.state);
    let all: u8 = counts.iter().sum();
    let single = all <= MOST_SINGLE;
    let who: Vec<(Seat, u8)> = (0..MAX_SEATS as u8)
        .map(Seat)
        .flat_map(|seat| {
            let count = counts[seat.index()];
            let times = if single { count } else { u8::from(count > 0) };
            std::iter::repeat_n((seat, if single { 1 } else { count }), times.into())
        })
        .collect();
    let (a, (x, y)) = (castle.apothem, castle.middle(place));
    let (size, along, inwards) = match place {
        Place::Section(segment, tier) => {
            let angle = castle.angle(segment).to_radians();
            let size = if tier == Tier::First { 0.185 } else { 0.185 * 0.9 };
            // Towards the middle of the castle is away from the side.
            (size * a, (angle.cos(), angle.sin()), (-angle.sin(), angle.cos()))
        }
        Place::Keep => (0.176 * a, (1.0, 0.0), (0.0, 1.0)),
    };
    let steep = along.1.abs() > 0.9;
    // Counts need more room than figures: the widest says how much.
    let widest = who.iter().map(|&(_, count)| pill(count, size).1).fold(0.0, f32::max);
    let step = match (single, steep) {
        (true, true) => 0.9 * size,
        (true, false) => 0.84 * size,
        (false, true) => size,
        (false, false) => (0.94 * size).max(widest / along.0.abs().max(0.7)),
    };
    let crowded = matches!(place, Place::Section(..)) && single && who.len() > ROOM;
    who.iter()
        .enumerate()
        .map(|(i, &(seat, count))| {
            let over = crowded && i >= ROOM;
            let middle = (who.len() as f32 - 1.0) / 2.0;
            let (t, n) = match place {
                Place::Keep if !single => in_keep(i, who.len(), a),
                // Who has no room stands half out of the row.
                _ => (step * (i as f32 - middle), if over { 0.3 * size } else { 0.0 }),
            };
            let centre = (x + t * along.0 + n * inwards.0, y + t * along.1 + n * inwards.1);
            Figure { seat, count, shape: Shape::Round { centre, radius: size * 0.62 }, over }
        })
        .collect()
}

/// Where the nth of so many counted figures stands in the keep, from the middle: workers stay there, so all four colours come to be
/// many, and two rows have room for their counts.
fn in_keep(nth: usize, of: usize, apothem: f32) -> Point {
    let row = of.div_ceil(if of > 2 { 2 } else { 1 });
    let (column, line) = ((nth % row) as f32, nth / row);
    let there = if line == 0 { row } else { of - row };
    let lower = match (of > 2, line) {
        (false, _) => 0.0,
        (true, 0) => -0.12,
        (true, _) => 0.115,
    };
    (0.27 * apothem * (column - (there as f32 - 1.0) / 2.0), lower * apothem)
}

pub(super) fn workers(out: &mut String, castle: &Castle<'_>, place: Place) {
    let figures = figures(castle, place);
    for figure in &figures {
        if figure.over {
            mark::unlit(out, mark::Mark::Over, figure.shape);
        }
        let size = figure.shape.frame().width / 1.24;
        one(out, figure.seat, figure.count, figure.shape.centre(), size);
    }
    // Counts lie above all figures: one never hides another's.
    for figure in figures.iter().filter(|figure| figure.count > 1) {
        let (at, size) = (figure.shape.centre(), figure.shape.frame().width / 1.24);
        number(out, figure.count, at, size);
    }
}

/// How high the count of a figure is, and how wide the pill around it.
fn pill(count: u8, size: f32) -> (f32, f32) {
    let high = (0.36 * size).max(SMALLEST);
    (high, high * if count < 10 { 1.66 } else { 2.3 })
}

/// How many workers a figure stands for: at its feet, or where it is small over its head, since the mark of the seat is on the body.
fn number(out: &mut String, count: u8, (x, y): Point, size: f32) {
    let (high, width) = pill(count, size);
    let height = high * 1.2;
    let beside = if size < SMALL { -0.46 } else { 0.5 };
    open(out, "v-pill", (x, y + beside * size), 1.0, "");
    rect(out, Frame::new(-width / 2.0, -height / 2.0, width, height), height / 2.0, "");
    text(out, "", (0.0, high * 0.34), high, format_args!("×{count}"));
    out.push_str("</g>");
}

/// A figure of a seat that stands for so many workers, around a point.
pub fn counted(out: &mut String, seat: Seat, count: u8, at: Point, width: f32) {
    one(out, seat, count, at, width);
    if count > 1 {
        number(out, count, at, width);
    }
}

/// A worker of a seat around a point.
pub fn worker(out: &mut String, seat: Seat, at: Point, width: f32) {
    one(out, seat, 1, at, width);
}

fn one(out: &mut String, seat: Seat, count: u8, (x, y): Point, width: f32) {
    put!(
        out,
        r##"<use href="#{}" x="{}" y="{}" width="{}" height="{}" class="g" style="{}" data-worker="{count}" data-seat="{}"/>"##,
        glyph::WORKER,
        N(x - width / 2.0),
        N(y - width / 2.0),
        N(width),
        N(width),
        glyph::inks(seat),
        seat.0 + 1
    );
}
