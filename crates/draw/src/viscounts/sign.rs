//! Sentences of signs: a trigger, an arrow, effects. They shrink together until the sentence fits.

use super::{glyph, shape::text};
use crate::{hex::Point, pen};
use demesne_viscounts::{Atom, Atoms, Icons, ability::Effect};

/// A sign of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// A thing.
    Glyph(&'static str),
    /// A thing, and how often.
    Times(&'static str, u8),
    /// "Or".
    Or,
    /// "Then".
    Arrow,
    /// "Counts as".
    Equals,
}

/// The smallest sign that can be read.
pub const SMALLEST: f32 = 11.0;
/// The steps of a sentence, in parts of a sign: to the next of another kind, to the next of the same kind, and what stands between.
const SAME: f32 = 0.58;
const OR: f32 = 0.45;
const ARROW: f32 = 0.7;
const GAP: f32 = 0.1;
const TIMES: f32 = 0.7;

/// The sign of an atom.
pub fn atom(atom: Atom) -> Sign {
    match atom.workers() {
        Some(1) | None => Sign::Glyph(glyph::atom(atom)),
        Some(count) => Sign::Times(glyph::atom(atom), count),
    }
}

/// The signs of a bundle.
pub fn atoms(bundle: Atoms) -> Vec<Sign> {
    bundle.iter().map(atom).collect()
}

/// The signs of a choice of bundles.
pub fn effect(effect: Effect) -> Vec<Sign> {
    let mut signs = Vec::new();
    for bundle in effect.alternatives() {
        if !signs.is_empty() {
            signs.push(Sign::Or);
        }
        signs.extend(atoms(bundle));
    }
    signs
}

/// The signs of icons.
pub fn icons(icons: Icons) -> Vec<Sign> {
    icons.iter().map(|icon| Sign::Glyph(glyph::icon(icon))).collect()
}

/// Where signs stand in a sentence, in parts of a sign from its left, with their widths; and how wide all of it is.
fn laid(signs: &[Sign]) -> (Vec<(f32, f32)>, f32) {
    let (mut places, mut x, mut before) = (Vec::with_capacity(signs.len()), 0.0f32, None);
    for &sign in signs {
        let (gap, width) = match sign {
            Sign::Glyph(_) if before == Some(sign) => (SAME - 1.0, 1.0),
            Sign::Glyph(_) => (0.0, 1.0),
            Sign::Times(..) => (0.0, 1.0 + TIMES),
            Sign::Or => (0.0, OR),
            Sign::Arrow => (GAP, ARROW),
            Sign::Equals => (0.0, ARROW),
        };
        x += gap;
        places.push((x, width));
        x += width;
        before = Some(sign);
    }
    (places, x)
}

/// How wide a sentence is with signs of a size.
pub fn width(signs: &[Sign], size: f32) -> f32 {
    laid(signs).1 * size
}

/// The size of signs with which a sentence has room, `most` at the most.
pub fn fitting(signs: &[Sign], room: f32, most: f32) -> f32 {
    (room / laid(signs).1.max(0.01)).min(most)
}

/// A sentence around a point, as wide as there is room.
pub fn sentence(out: &mut String, signs: &[Sign], (x, y): Point, room: f32, most: f32) {
    let size = fitting(signs, room, most);
    let (places, wide) = laid(signs);
    let left = x - wide * size / 2.0;
    for (&sign, (from, width)) in signs.iter().zip(places) {
        let centre = (left + (from + width / 2.0) * size, y);
        match sign {
            Sign::Glyph(id) => pen::glyph(out, id, centre, size),
            Sign::Times(id, count) => {
                let start = left + from * size;
                pen::glyph(out, id, (start + size / 2.0, y), size);
                let number = (size * 0.62).max(SMALLEST);
                let place = (start + (1.0 + TIMES / 2.0) * size, y + number * 0.35);
                text(out, "vc-n", place, number, format_args!("×{count}"));
            }
            Sign::Or => pen::glyph(out, glyph::OR, centre, size * OR),
            Sign::Arrow => pen::glyph(out, glyph::ARROW, centre, size * ARROW),
            Sign::Equals => pen::glyph(out, glyph::EQUALS, centre, size * ARROW),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_shrink_together() {
        let (debt, deed) = (Sign::Glyph("g-v-debt"), Sign::Glyph("g-v-deed"));
        assert_eq!(fitting(&[debt], 51.0, 15.0), 15.0);
        let five = [debt, deed, Sign::Or, deed, debt];
        let size = fitting(&five, 51.0, 15.0);
        assert!((size - 51.0 / 4.45).abs() < 0.01 && size > SMALLEST, "{size}");
        assert!((width(&five, size) - 51.0).abs() < 0.01);
    }

    #[test]
    fn equal_signs_overlap() {
        let deed = Sign::Glyph("g-v-deed");
        assert!((width(&[deed, deed, deed], 10.0) - 21.6).abs() < 0.01);
        assert!((width(&[deed, Sign::Arrow, deed], 10.0) - 28.0).abs() < 0.01);
    }
}
