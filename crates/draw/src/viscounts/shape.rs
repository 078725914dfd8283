//! Outlines of things that are touched: rings follow them, fingers hit them.

use crate::{
    hex::{Frame, Point},
    pen::{Factor, N},
};

/// The smallest side of what a finger hits.
pub const REACH: f32 = 44.0;
/// How much of half a side of an octagon is straight.
const CUT: f32 = 0.42;

/// The outline of a thing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Shape {
    /// A disc: a space, a worker.
    Round {
        /// Its middle.
        centre: Point,
        /// Its radius.
        radius: f32,
    },
    /// An octagon: a building site.
    Octagon {
        /// Its middle.
        centre: Point,
        /// From the middle to a side.
        radius: f32,
    },
    /// A box with round corners: a card, a tile, a plate.
    Box {
        /// The box.
        frame: Frame,
        /// The radius of its corners.
        round: f32,
    },
    /// A polygon: a section of the castle, the keep. Four corners have the last one twice.
    Corners([Point; 5]),
}

impl Shape {
    /// A box.
    pub const fn boxed(frame: Frame, round: f32) -> Shape {
        Shape::Box { frame, round }
    }

    /// The box around it.
    pub fn frame(&self) -> Frame {
        match *self {
            Shape::Round { centre: (x, y), radius } | Shape::Octagon { centre: (x, y), radius } => {
                Frame::new(x - radius, y - radius, 2.0 * radius, 2.0 * radius)
            }
            Shape::Box { frame, .. } => frame,
            Shape::Corners(corners) => {
                let (mut low, mut high) = ((f32::MAX, f32::MAX), (f32::MIN, f32::MIN));
                for (x, y) in corners {
                    low = (low.0.min(x), low.1.min(y));
                    high = (high.0.max(x), high.1.max(y));
                }
                Frame::new(low.0, low.1, high.0 - low.0, high.1 - low.1)
            }
        }
    }

    /// Its middle; of a polygon that of its corners.
    pub fn centre(&self) -> Point {
        match *self {
            Shape::Corners(corners) => {
                // The corner that is there twice counts once.
                let count = if corners[3] == corners[4] { 4 } else { 5 };
                let sum = corners[..count].iter().fold((0.0, 0.0), |sum, (x, y)| (sum.0 + x, sum.1 + y));
                (sum.0 / count as f32, sum.1 / count as f32)
            }
            _ => self.frame().centre(),
        }
    }

    /// Where a finger hits it: the box around it, [`REACH`] wide and high at the least.
    pub fn reach(&self) -> Frame {
        let (frame, (x, y)) = (self.frame(), self.frame().centre());
        let (width, height) = (frame.width.max(REACH), frame.height.max(REACH));
        Frame::new(x - width / 2.0, y - height / 2.0, width, height)
    }

    /// The same with a margin all around; polygons keep their size.
    #[must_use]
    pub fn grown(self, by: f32) -> Shape {
        match self {
            Shape::Round { centre, radius } => Shape::Round { centre, radius: radius + by },
            Shape::Octagon { centre, radius } => Shape::Octagon { centre, radius: radius + by },
            Shape::Box { frame, round } => {
                Shape::Box { frame: frame.grown(by), round: (round + by).max(0.0) }
            }
            corners @ Shape::Corners(_) => corners,
        }
    }

    /// The outline, with attributes such as `class="ring"`.
    pub fn outline(&self, out: &mut String, with: &str) {
        match *self {
            Shape::Round { centre, radius } => circle(out, centre, radius, with),
            Shape::Box { frame, round } => rect(out, frame, round, with),
            Shape::Octagon { centre: (x, y), radius } => {
                let cut = radius * CUT;
                let ways = [(-cut, -radius), (cut, -radius), (radius, -cut), (radius, cut)];
                let points: Vec<Point> = ways
                    .into_iter()
                    .chain(ways.map(|(dx, dy)| (-dx, -dy)))
                    .map(|(dx, dy)| (x + dx, y + dy))
                    .collect();
                polygon(out, &points, with);
            }
            Shape::Corners(corners) => {
                let count = if corners[3] == corners[4] { 4 } else { 5 };
                polygon(out, &corners[..count], with);
            }
        }
    }
}

/// A box.
pub(super) fn rect(out: &mut String, frame: Frame, round: f32, with: &str) {
    let Frame { left, top, width, height } = frame;
    put!(out, r#"<rect x="{}" y="{}" width="{}" height="{}""#, N(left), N(top), N(width), N(height));
    if round > 0.0 {
        put!(out, r#" rx="{}""#, N(round));
    }
    put!(out, " {with}/>");
}

/// A disc.
pub(super) fn circle(out: &mut String, (x, y): Point, radius: f32, with: &str) {
    put!(out, r#"<circle cx="{}" cy="{}" r="{}" {with}/>"#, N(x), N(y), N(radius));
}

/// A polygon.
pub(super) fn polygon(out: &mut String, points: &[Point], with: &str) {
    for (i, (x, y)) in points.iter().enumerate() {
        put!(out, "{}{} {}", if i == 0 { r#"<path d="M"# } else { "L" }, N(*x), N(*y));
    }
    put!(out, r#"Z" {with}/>"#);
}

/// A line of writing whose class has a size of its own where `size` is 0.
pub(super) fn text(out: &mut String, class: &str, (x, y): Point, size: f32, what: impl std::fmt::Display) {
    put!(out, r#"<text class="{class}" x="{}" y="{}""#, N(x), N(y));
    if size > 0.0 {
        put!(out, r#" style="font-size:{}px""#, N(size));
    }
    put!(out, ">{what}</text>");
}

/// Opens a group that is moved, and scaled where it is not as large as it was drawn for.
pub(super) fn open(out: &mut String, class: &str, (x, y): Point, scale: f32, with: &str) {
    put!(out, r#"<g class="{class}" transform="translate({} {})"#, N(x), N(y));
    if (scale - 1.0).abs() > 0.0005 {
        put!(out, " scale({})", Factor(scale));
    }
    put!(out, r#"" {with}>"#);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fingers_reach_small_things() {
        let disc = Shape::Round { centre: (50.0, 60.0), radius: 19.0 };
        assert_eq!(disc.reach(), Frame::new(28.0, 38.0, 44.0, 44.0));
        let tile = Shape::boxed(Frame::new(0.0, 0.0, 40.0, 46.0), 3.0);
        assert_eq!(tile.reach(), Frame::new(-2.0, 0.0, 44.0, 46.0));
        assert_eq!(tile.grown(1.5).frame(), Frame::new(-1.5, -1.5, 43.0, 49.0));
    }

    #[test]
    fn a_section_has_four_corners() {
        let section = Shape::Corners([(0.0, 0.0), (10.0, 0.0), (8.0, 4.0), (2.0, 4.0), (2.0, 4.0)]);
        assert_eq!(section.centre(), (5.0, 2.0));
        let mut out = String::new();
        section.outline(&mut out, r#"class="vk-1""#);
        assert_eq!(out, r#"<path d="M0 0L10 0L8 4L2 4Z" class="vk-1"/>"#);
    }
}
