//! The course of a river in a picture: from space to space, bending around those that it does not join.

use crate::{
    hex::{Point, RADIUS, centre},
    pen::{Factor, N},
};
use demesne_burgundy::duchy::Duchy;

/// How far a river may bend to its sides, in the order in which it is tried.
const BENDS: [f32; 11] = [0.0, 40.0, -40.0, 80.0, -80.0, 120.0, -120.0, 160.0, -160.0, 200.0, -200.0];
/// Where along its way it bends, likewise: in the middle, or nearer to one end.
const PLACES: [f32; 5] = [0.5, 0.3, 0.7, 0.1, 0.9];
/// A river this far from the centre of a space hides nothing that the space shows.
const CLEAR: f32 = 44.0;
/// From the centre of a space to the end of its river: at its side, outside of its number.
const SHORE: f32 = 40.0;

/// The rivers of a duchy (X-SOLO-8) with radius `s`, where the centre of hex (0, 0) is 0. Each says which spaces it joins,
/// counted from 1.
pub fn rivers(out: &mut String, duchy: &Duchy, s: f32) {
    if duchy.rivers.is_empty() {
        return;
    }
    put!(out, r#"<g class="rivers" transform="scale({})">"#, Factor(s / RADIUS));
    for &(one, other) in &duchy.rivers {
        let place = |space: u8| centre(duchy.hex[usize::from(space)], RADIUS);
        let joined = |space: &u8| *space == one || *space == other;
        let others: Vec<Point> = (0..duchy.size).filter(|space| !joined(space)).map(place).collect();
        let [(x1, y1), (x, y), (x2, y2)] = course([place(one), place(other)], &others);
        let (one, other) = (one + 1, other + 1);
        put!(out, r#"<g data-from="{one}" data-to="{other}">"#);
        for class in ["river", "river-light"] {
            let [x1, y1, x, y, x2, y2] = [x1, y1, x, y, x2, y2].map(N);
            put!(out, r#"<path class="{class}" d="M{x1} {y1}Q{x} {y} {x2} {y2}"/>"#);
        }
        out.push_str("</g>");
    }
    out.push_str("</g>");
}

/// The course between the centres of two spaces: where it begins, the point that it bends to, and where it ends.
pub fn course(ends: [Point; 2], others: &[Point]) -> [Point; 3] {
    let mut best = (f32::MIN, bent(ends, 0.0, 0.5));
    for (bend, place) in BENDS.into_iter().flat_map(|bend| PLACES.map(|place| (bend, place))) {
        let course = bent(ends, bend, place);
        let room = room(course, others);
        if room >= CLEAR {
            return course;
        }
        if room > best.0 {
            best = (room, course);
        }
    }
    best.1
}

fn bent([one, other]: [Point; 2], bend: f32, place: f32) -> [Point; 3] {
    let (x, y) = (other.0 - one.0, other.1 - one.1);
    let length = x.hypot(y);
    let turn = (one.0 + x * place - y / length * bend, one.1 + y * place + x / length * bend);
    [shore(one, turn), turn, shore(other, turn)]
}

/// The point at the shore of a space, on the way from its centre to another point.
fn shore(centre: Point, to: Point) -> Point {
    let (x, y) = (to.0 - centre.0, to.1 - centre.1);
    let part = SHORE / x.hypot(y);
    (centre.0 + x * part, centre.1 + y * part)
}

/// How near a course comes to the nearest of the other centres.
fn room([start, turn, end]: [Point; 3], others: &[Point]) -> f32 {
    let along = |step: u8| {
        let t = f32::from(step) / 24.0;
        let mix = |a: f32, b: f32, c: f32| (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * b + t * t * c;
        (mix(start.0, turn.0, end.0), mix(start.1, turn.1, end.1))
    };
    let near = |(x, y): Point| others.iter().map(move |other| (x - other.0).hypot(y - other.1));
    (0..=24).flat_map(|step| near(along(step))).fold(f32::MAX, f32::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_river_runs_straight_where_it_can() {
        let course = course([(0.0, 0.0), (300.0, 0.0)], &[(150.0, 90.0)]);
        assert_eq!(course.map(|(x, y)| (x.round(), y)), [(40.0, 0.0), (150.0, 0.0), (260.0, 0.0)]);
    }

    #[test]
    fn a_river_bends_around_a_space_in_its_way() {
        let others = [(150.0, 10.0)];
        let bent = course([(0.0, 0.0), (300.0, 0.0)], &others);
        assert!(room(bent, &others) >= CLEAR && bent[1].1 < 0.0, "{bent:?}");
    }
}
