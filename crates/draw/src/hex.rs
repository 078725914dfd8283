//! Where hexes lie and how they are outlined.

use crate::pen::N;
use demesne_burgundy::duchy::Duchy;
use demesne_game::Hex;

/// The radius of a hex in its own units, between centres.
pub const RADIUS: f32 = 50.0;
/// The radius at which it is drawn: the rest is the gap.
pub const DRAWN: f32 = 48.0;
/// How far from a corner its rounding begins.
pub const ROUND: f32 = 5.0;
/// Half the width of a hex with radius 1.
pub const HALF: f32 = 0.866_025_4;

/// A point of a picture.
pub type Point = (f32, f32);

/// A rectangle of a picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// The left edge.
    pub left: f32,
    /// The upper edge.
    pub top: f32,
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
}

impl Frame {
    /// A rectangle.
    pub const fn new(left: f32, top: f32, width: f32, height: f32) -> Frame {
        Frame { left, top, width, height }
    }

    /// With a margin on all sides.
    #[must_use]
    pub fn grown(self, by: f32) -> Frame {
        Frame::new(self.left - by, self.top - by, self.width + 2.0 * by, self.height + 2.0 * by)
    }

    /// Its centre.
    pub fn centre(self) -> Point {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    /// Whether a point lies in it.
    pub fn holds(self, (x, y): Point) -> bool {
        let (x, y) = (x - self.left, y - self.top);
        x >= 0.0 && y >= 0.0 && x <= self.width && y <= self.height
    }
}

/// The centre of a space, with radius `s`.
pub fn centre(hex: Hex, s: f32) -> Point {
    (f32::from(hex.x) * HALF * s, f32::from(hex.row) * 1.5 * s)
}

/// The corners of a pointy-top hex around 0, clockwise from the top.
pub fn corners(s: f32) -> [Point; 6] {
    let (half, low) = (HALF * s, s / 2.0);
    [(0.0, -s), (half, -low), (half, low), (0.0, s), (-half, low), (-half, -low)]
}

/// The corners of a flat-top hex around 0, clockwise from the right.
pub fn flat_corners(s: f32) -> [Point; 6] {
    let (half, low) = (HALF * s, s / 2.0);
    [(s, 0.0), (low, half), (-low, half), (-s, 0.0), (-low, -half), (low, -half)]
}

/// The ends of a side of a space, by the index of the neighbour in [`Hex::neighbours`].
pub fn side(hex: Hex, neighbour: usize, s: f32) -> [Point; 2] {
    let ((x, y), corners) = (centre(hex, s), corners(s));
    // Neighbours count clockwise from the right, corners from the top.
    let at = |corner: usize| {
        let (dx, dy) = corners[corner % 6];
        (x + dx, y + dy)
    };
    [at(neighbour + 1), at(neighbour + 2)]
}

/// The box around the spaces of a duchy with radius `s`, where the centre of hex (0, 0) is 0.
pub fn bounds(duchy: &Duchy, s: f32) -> Frame {
    let mut low = (f32::MAX, f32::MAX);
    let mut high = (f32::MIN, f32::MIN);
    for &hex in &duchy.hex {
        let (x, y) = centre(hex, s);
        low = (low.0.min(x - HALF * s), low.1.min(y - s));
        high = (high.0.max(x + HALF * s), high.1.max(y + s));
    }
    Frame::new(low.0, low.1, high.0 - low.0, high.1 - low.1)
}

/// The largest radius with which a duchy fits a width and a height.
pub fn radius_for(duchy: &Duchy, width: f32, height: f32) -> f32 {
    let unit = bounds(duchy, 1.0);
    (width / unit.width).min(height / unit.height)
}

/// The outline of a polygon with corners rounded from a distance on, as path data.
pub fn rounded(out: &mut String, corners: &[Point], round: f32) {
    let towards = |from: Point, to: Point| {
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        let part = round / x.hypot(y);
        (from.0 + x * part, from.1 + y * part)
    };
    let count = corners.len();
    for (i, &corner) in corners.iter().enumerate() {
        let before = towards(corner, corners[(i + count - 1) % count]);
        let after = towards(corner, corners[(i + 1) % count]);
        out.push(if i == 0 { 'M' } else { 'L' });
        put!(
            out,
            "{} {}Q{} {} {} {}",
            N(before.0),
            N(before.1),
            N(corner.0),
            N(corner.1),
            N(after.0),
            N(after.1)
        );
    }
    out.push('Z');
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::defs::DEFS;

    #[test]
    fn neighbours_touch_and_nothing_overlaps() {
        let middle = Hex { row: 4, x: 7 };
        let (x, y) = centre(middle, RADIUS);
        for (i, other) in middle.neighbours().into_iter().enumerate() {
            let (ox, oy) = centre(other, RADIUS);
            let distance = (ox - x).hypot(oy - y);
            assert!((distance - 2.0 * HALF * RADIUS).abs() < 0.01, "{distance}");
            // Both have the side between them, each from its own end on.
            let (own, theirs) = (side(middle, i, RADIUS), side(other, (i + 3) % 6, RADIUS));
            for (a, b) in own.into_iter().zip(theirs.into_iter().rev()) {
                assert!((a.0 - b.0).hypot(a.1 - b.1) < 0.01, "{own:?} {theirs:?}");
            }
        }
        // The drawn hexes leave a gap between them.
        let drawn = corners(DRAWN)[1].0;
        let beside = centre(Hex { row: 0, x: 2 }, RADIUS).0 - drawn;
        assert!(beside - drawn > 3.0, "{beside} {drawn}");
    }

    #[test]
    fn the_outlines_of_the_definitions_are_these() {
        for (id, radius, round) in [("hx", DRAWN, ROUND), ("hxi", 42.5, 4.0)] {
            let (_, rest) = DEFS.split_once(&format!(r#"id="{id}" d=""#)).expect("the outline is defined");
            let (there, _) = rest.split_once('"').expect("quoted");
            let mut here = String::new();
            rounded(&mut here, &corners(radius), round);
            let numbers = |text: &str| -> Vec<f32> {
                let words = text.split(|sign: char| !sign.is_ascii_digit() && sign != '.' && sign != '-');
                words.filter(|word| !word.is_empty()).map(|word| word.parse().expect("a number")).collect()
            };
            let (there, here) = (numbers(there), numbers(&here));
            assert_eq!(there.len(), here.len());
            for (a, b) in there.into_iter().zip(here) {
                assert!((a - b).abs() < 0.16, "{id}: {a} {b}");
            }
        }
    }
}
