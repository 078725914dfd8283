//! Stone: moat, tiers, masonry, battlements, towers, gates.

use super::{Castle, Place};
use crate::{
    hex::{Frame, Point},
    pen::{self, N},
    viscounts::{
        glyph,
        shape::{circle, polygon},
        sign::{self, Sign},
    },
};
use demesne_viscounts::{Segment, Tier, space::SEGMENTS};

/// The moat is wider than the castle by so much, whatever its size.
const MOAT: f32 = 5.0;
/// Merlons of a side.
const MERLONS: usize = 8;
/// The radius of a tower.
const TOWER: f32 = 0.115;

pub(super) fn walls(out: &mut String, castle: &Castle<'_>, lit: &[Place]) {
    let a = castle.apothem;
    polygon(out, &castle.pentagon(1.0 + MOAT / a), r#"class="vk-moat""#);
    // What is lit lies above its neighbours: its outline is whole.
    let mut places: Vec<Place> = Place::all().collect();
    places.sort_by_key(|place| lit.contains(place));
    for place in places {
        let class = match place {
            Place::Section(_, Tier::First) => "vk-1",
            Place::Section(_, Tier::Second) => "vk-2",
            Place::Keep => continue,
        };
        section(out, castle, place, class, lit);
    }
    polygon(out, &castle.pentagon(1.0), r#"class="vk-wall""#);
    section(out, castle, Place::Keep, "vk-3", lit);
    for side in 0..SEGMENTS {
        battlements(out, castle, 72.0 * side as f32);
    }
    for corner in castle.pentagon(1.0) {
        tower(out, corner, TOWER * a);
    }
}

fn section(out: &mut String, castle: &Castle<'_>, place: Place, class: &str, lit: &[Place]) {
    let lit = if lit.contains(&place) { " is-lit" } else { "" };
    castle.shape(place).outline(out, &format!(r#"class="{class}{lit}""#));
}

fn battlements(out: &mut String, castle: &Castle<'_>, angle: f32) {
    let a = castle.apothem;
    let (width, height) = (0.056 * a, 0.06 * a);
    let (one, other) = (castle.corner(angle - 36.0, 1.0), castle.corner(angle + 36.0, 1.0));
    for i in 1..=MERLONS {
        let part = i as f32 / (MERLONS + 1) as f32;
        let (x, y) = (one.0 + (other.0 - one.0) * part, one.1 + (other.1 - one.1) * part);
        put!(
            out,
            r#"<rect x="{}" y="{}" width="{}" height="{}" class="vk-cren" transform="translate({} {}) rotate({})"/>"#,
            N(-width / 2.0),
            N(-height / 2.0),
            N(width),
            N(height),
            N(x),
            N(y),
            N(angle)
        );
    }
}

fn tower(out: &mut String, (x, y): Point, radius: f32) {
    circle(out, (x, y), radius, r#"class="vk-tower""#);
    circle(out, (x, y), 0.58 * radius, r#"class="vk-roof""#);
    let (x, y) = (N(x), N(y));
    let (a, b, c) = (N(-0.4 * radius), N(-0.42 * radius), N(0.55 * radius));
    put!(out, r#"<path d="M{x} {y}l{a} {b}M{x} {y}h{c}M{x} {y}l{} {c}" class="vk-hair"/>"#, N(-0.2 * radius));
}

/// A plate across the wall with what a worker that passes gains (V13.7). It is turned with the wall, its signs stand upright.
pub(super) fn gate(out: &mut String, castle: &Castle<'_>, segment: Segment) {
    let a = castle.apothem;
    let effect = castle.game.printed().tables.second_tier[castle.state.ring.reward(segment)];
    let signs = sign::effect(effect);
    let size = 0.126 * a;
    let widths: Vec<f32> =
        signs.iter().map(|sign| if *sign == Sign::Or { 0.52 * size } else { size }).collect();
    let (x, y) = castle.gate(segment);
    // Upside down would be no help to anybody.
    let turned = match castle.state.ring.place(segment) {
        0 => 0.0,
        1 => 72.0,
        2 => -36.0,
        3 => 36.0,
        _ => -72.0,
    };
    let all: f32 = widths.iter().sum::<f32>();
    let plate = Frame::new(-all / 2.0 - 0.03 * a, -0.085 * a, all + 0.06 * a, 0.17 * a);
    put!(
        out,
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" class="vk-gate" transform="translate({} {}) rotate({})"/>"#,
        N(plate.left),
        N(plate.top),
        N(plate.width),
        N(plate.height),
        N(0.051 * a),
        N(x),
        N(y),
        N(turned)
    );
    let (sin, cos) = turned.to_radians().sin_cos();
    let mut along = -all / 2.0;
    for (sign, width) in signs.iter().zip(widths) {
        let middle = along + width / 2.0;
        along += width;
        let place = (x + middle * cos, y + middle * sin);
        match sign {
            Sign::Glyph(id) | Sign::Times(id, _) => pen::glyph(out, id, place, size),
            _ => pen::glyph(out, glyph::OR, place, 0.58 * size),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::viscounts::{castle::FIRST, shape::Shape};
    use demesne_game::Game;
    use demesne_viscounts::{Options, Viscounts};

    #[test]
    fn gates_stand_across_the_wall_between_the_tiers() {
        let game = Viscounts::new(Options::default()).expect("the usual table");
        let state = game.start();
        let castle = Castle { game: &game, state: &state, centre: (10.0, 20.0), apothem: 110.0 };
        for segment in Segment::all() {
            let (x, y) = castle.gate(segment);
            let away = (x - 10.0).hypot(y - 20.0) / 110.0;
            assert!((away - FIRST).abs() < 0.001);
            let Shape::Corners(corners) = castle.shape(Place::Section(segment, Tier::Second)) else {
                panic!("a section is a polygon")
            };
            let middle = ((corners[0].0 + corners[1].0) / 2.0, (corners[0].1 + corners[1].1) / 2.0);
            assert!((middle.0 - x).hypot(middle.1 - y) < 0.01, "{segment:?}");
        }
    }
}
