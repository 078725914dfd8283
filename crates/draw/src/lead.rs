//! The lines of a board: lead between regions, bronze and lead around all of it.

use crate::{
    hex::{Point, side},
    pen::{Factor, N},
};
use demesne_burgundy::duchy::Duchy;
use demesne_game::Hex;

/// The sides of spaces that are drawn as lines.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Lines {
    /// Between spaces of unlike regions, each once.
    pub between: Vec<[Point; 2]>,
    /// With no space beyond.
    pub edge: Vec<[Point; 2]>,
}

impl Lines {
    /// The lines of a duchy with radius `s`, where the centre of hex (0, 0) is 0.
    pub fn of(duchy: &Duchy, s: f32) -> Lines {
        Lines::among(&duchy.hex, |one, other| duchy.region_of[one] == duchy.region_of[other], s)
    }

    /// The lines of some spaces, by which of them belong together.
    pub fn among(hexes: &[Hex], together: impl Fn(usize, usize) -> bool, s: f32) -> Lines {
        let mut lines = Lines::default();
        for (i, &hex) in hexes.iter().enumerate() {
            for (neighbour, other) in hex.neighbours().into_iter().enumerate() {
                match hexes.iter().position(|&at| at == other) {
                    None => lines.edge.push(side(hex, neighbour, s)),
                    // A line between two regions is drawn once, by the later space.
                    Some(other) if other < i && !together(other, i) => {
                        lines.between.push(side(hex, neighbour, s));
                    }
                    Some(_) => {}
                }
            }
        }
        lines
    }
}

/// The width of a lead line.
pub fn width(s: f32) -> f32 {
    (0.043 * s).max(1.1)
}

/// The bronze below all spaces.
pub fn bronze(out: &mut String, lines: &Lines, s: f32) {
    path(out, "gilt", &lines.edge, s);
}

/// The lead above all spaces: between regions, and on the bronze.
pub fn lead(out: &mut String, lines: &Lines, s: f32) {
    path(out, "lead", &lines.between, s);
    path(out, "lead lead-edge", &lines.edge, s);
}

fn path(out: &mut String, class: &str, sides: &[[Point; 2]], s: f32) {
    put!(out, r#"<path class="{class}" style="--lw:{}px" d=""#, Factor(width(s)));
    for [(x1, y1), (x2, y2)] in sides {
        put!(out, "M{} {}L{} {}", N(*x1), N(*y1), N(*x2), N(*y2));
    }
    out.push_str(r#""/>"#);
}
