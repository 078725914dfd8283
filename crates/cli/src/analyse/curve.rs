//! The curve of the chances in characters, round by round.

use super::{Analysis, words};
use demesne_game::Seat;
use demesne_games::{Outlook, Then};

/// How many lines the curve has; the highest is all, the lowest nothing.
const HEIGHT: usize = 11;
/// The columns for the scale on the left.
const SCALE: usize = 6;
/// The columns for the curve.
const ROOM: usize = 72;

/// Where a curve lies between its lowest and its highest value.
pub struct Range {
    low: f32,
    high: f32,
}

impl Range {
    /// From none to all for chances; for points what there is, with some air.
    pub fn of(analysis: &Analysis) -> Range {
        if !analysis.is_alone() {
            return Range { low: 0.0, high: 1.0 };
        }
        let all = analysis.review.curve.iter().flat_map(|then| &then.outlooks).map(|outlook| outlook.points);
        let (low, high) = all.fold((f32::MAX, f32::MIN), |(low, high), n| (low.min(n), high.max(n)));
        if low > high {
            return Range { low: 0.0, high: 1.0 };
        }
        Range { low: (low - 1.0).floor(), high: (high + 1.0).ceil() }
    }

    /// From 0 at the bottom to 1 at the top.
    pub fn share(&self, value: f32) -> f32 {
        ((value - self.low) / (self.high - self.low)).clamp(0.0, 1.0)
    }

    /// The value at a share of the height.
    pub fn value(&self, share: f32) -> f32 {
        self.low + share * (self.high - self.low)
    }
}

/// What a curve shows of an outlook.
pub fn shown(outlook: Outlook, alone: bool) -> f32 {
    if alone { outlook.points } else { outlook.chance }
}

/// The name of a place on the scale.
pub fn mark(analysis: &Analysis, value: f32) -> String {
    match analysis.is_alone() {
        true => words::number(value, 0, analysis.language),
        false => words::percent(value, 0, analysis.language),
    }
}

/// Where the columns of a part begin, the sign of the larger part that begins there, and the steps that it goes over.
struct Part {
    sign: String,
    from: usize,
    to: usize,
}

/// The rounds that were looked at.
fn parts(analysis: &Analysis) -> Vec<Part> {
    let curve = &analysis.review.curve;
    let (Some(first), Some(last)) = (curve.first(), curve.last()) else { return Vec::new() };
    let mut parts: Vec<Part> = Vec::new();
    let mut sign = "";
    for (place, passage) in analysis.passages.iter().enumerate() {
        let to = analysis.passages.get(place + 1).map_or(usize::MAX, |next| next.at);
        if to <= first.at || passage.at > last.at {
            continue;
        }
        let part = passage.chapter.part.as_str();
        let shown = if part == sign { String::new() } else { part.to_owned() };
        sign = part;
        parts.push(Part { sign: shown, from: passage.at, to: to.min(last.at + 1) });
    }
    if parts.is_empty() {
        parts.push(Part { sign: String::new(), from: first.at, to: last.at + 1 });
    }
    parts
}

/// How everybody stood after so many steps: by the last moment that was looked at, or by the first one.
fn standing(curve: &[Then], at: usize) -> Option<&Then> {
    curve.iter().rev().find(|then| then.at <= at).or(curve.first())
}

/// The curve in lines: each side is the number of its first seat.
pub fn lines(analysis: &Analysis) -> Vec<String> {
    let (parts, curve, range) = (parts(analysis), &analysis.review.curve, Range::of(analysis));
    if curve.len() < 2 {
        return Vec::new();
    }
    let width = (ROOM / parts.len().max(1)).clamp(1, 9);
    let mut rows = vec![vec![' '; 0]; HEIGHT];
    let mut foot = String::new();
    for part in parts.iter().take(ROOM) {
        foot.push_str(&format!("{:<width$}", part.sign.chars().take(width).collect::<String>()));
        for column in 0..width {
            let at = part.from + (part.to - part.from) * column / width;
            rows.iter_mut()
                .for_each(|row| row.push(if column == 0 && !part.sign.is_empty() { '·' } else { ' ' }));
            let Some(then) = standing(curve, at) else { continue };
            plot(analysis, then, &range, &mut rows);
        }
    }
    // The end has a column of its own.
    rows.iter_mut().for_each(|row| row.push(' '));
    if let Some(last) = curve.last() {
        plot(analysis, last, &range, &mut rows);
    }
    let mut lines: Vec<String> = rows
        .iter()
        .enumerate()
        .map(|(row, cells)| {
            let value = range.value(1.0 - row as f32 / (HEIGHT - 1) as f32);
            let scale = if row % 5 == 0 { mark(analysis, value) } else { String::new() };
            let cells: String = cells.iter().collect();
            format!("{scale:>SCALE$} {}", cells.trim_end()).trim_end().to_owned()
        })
        .collect();
    if !foot.trim().is_empty() {
        lines.push(format!("{} {}", " ".repeat(SCALE), foot.trim_end()));
    }
    lines
}

/// Puts the sides of a moment into the last column.
fn plot(analysis: &Analysis, then: &Then, range: &Range, rows: &mut [Vec<char>]) {
    for (seat, _) in analysis.sides() {
        let Some(&outlook) = then.outlooks.get(seat.index()) else { continue };
        let share = range.share(shown(outlook, analysis.is_alone()));
        let row = ((1.0 - share) * (HEIGHT - 1) as f32).round() as usize;
        if let Some(cell) = rows[row.min(HEIGHT - 1)].last_mut() {
            *cell = match *cell {
                // Two sides in one place.
                '1'..='4' => '=',
                _ => sign(seat),
            };
        }
    }
}

/// How a side is drawn.
fn sign(seat: Seat) -> char {
    char::from(b'1' + seat.0.min(8))
}
