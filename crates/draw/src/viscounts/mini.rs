//! The little ring beside the unrolled road: five wedges with their spaces and viscounts, each wedge a place to go to.

use super::{
    glyph,
    shape::{Shape, circle, polygon},
};
use crate::{hex::Point, pen::N, seat::ink};
use demesne_game::Seat;
use demesne_viscounts::{Segment, Side, Space, State};

/// The radius for which sizes are meant: 84 pixels across.
pub const RADIUS: f32 = 42.0;

/// How a space can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// For nothing.
    Free,
    /// For silver.
    Paid,
}

/// A little ring around a point.
#[derive(Clone, Copy, Debug)]
pub struct Mini<'a> {
    /// What is drawn.
    pub state: &'a State,
    /// How many seats there are.
    pub seats: u8,
    /// Its middle.
    pub centre: Point,
    /// The radius.
    pub radius: f32,
}

impl Mini<'_> {
    fn angle(&self, segment: Segment) -> f32 {
        72.0 * f32::from(self.state.ring.place(segment))
    }

    fn point(&self, angle: f32, part: f32) -> Point {
        let (sin, cos) = angle.to_radians().sin_cos();
        (self.centre.0 + part * self.radius * sin, self.centre.1 - part * self.radius * cos)
    }

    /// Where a space is.
    pub fn space(&self, space: Space) -> Point {
        let angle = self.angle(space.segment());
        match space.side() {
            Side::Left => self.point(angle - 18.0, 0.76),
            Side::Right => self.point(angle + 18.0, 0.76),
            Side::Inner => self.point(angle, 0.49),
        }
    }

    /// Where a finger goes to a segment: the middle of its wedge.
    pub fn wedge(&self, segment: Segment) -> Shape {
        Shape::Round { centre: self.point(self.angle(segment), 0.68), radius: 0.3 * self.radius }
    }
}

/// The little ring: the segment that is seen, and the spaces that can be reached.
pub fn mini(out: &mut String, mini: &Mini<'_>, seen: Option<Segment>, reach: &[(Space, Reach)]) {
    let unit = mini.radius / RADIUS;
    out.push_str(r#"<g class="v vn">"#);
    circle(out, mini.centre, mini.radius, r#"class="vr-edge""#);
    // The wedge that is seen lies above its neighbours.
    let mut segments: Vec<Segment> = Segment::all().collect();
    segments.sort_by_key(|&segment| Some(segment) == seen);
    for segment in segments {
        let (angle, (_, name)) = (mini.angle(segment), glyph::land(segment));
        let (one, other, (x, y)) =
            (mini.point(angle - 36.0, 0.964), mini.point(angle + 36.0, 0.964), mini.centre);
        let (r, current) = (N(0.964 * mini.radius), if Some(segment) == seen { " vn-cur" } else { "" });
        put!(
            out,
            r#"<path d="M{} {}A{r} {r} 0 0 1 {} {}L{} {}Z" class="vn-wedge{current}" style="fill:var(--l-{name})"/>"#,
            N(one.0),
            N(one.1),
            N(other.0),
            N(other.1),
            N(x),
            N(y)
        );
        if Some(segment) != seen {
            for (ex, ey) in [one, other] {
                put!(out, r#"<path d="M{} {}L{} {}" class="vn-lead"/>"#, N(x), N(y), N(ex), N(ey));
            }
        }
    }
    let corners: Vec<Point> = (0..5).map(|i| mini.point(36.0 + 72.0 * i as f32, 0.34)).collect();
    polygon(out, &corners, r#"class="vk-1""#);
    for space in Space::all() {
        let at = mini.space(space);
        match reach.iter().find(|(other, _)| *other == space) {
            Some((_, Reach::Free)) => circle(out, at, 4.2 * unit, r#"class="vn-free""#),
            Some((_, Reach::Paid)) => circle(out, at, 4.2 * unit, r#"class="vn-paid""#),
            None => circle(out, at, 2.6 * unit, r#"class="vn-dot""#),
        }
        let here: Vec<Seat> =
            Seat::first(mini.seats).filter(|&seat| mini.state.player(seat).viscount == space).collect();
        for (i, &seat) in here.iter().enumerate() {
            let x = at.0 + 4.4 * unit * (i as f32 - (here.len() as f32 - 1.0) / 2.0);
            let with =
                format!(r#"class="vn-seat" style="fill:{}" data-viscount="p{}""#, ink(seat), seat.0 + 1);
            circle(out, (x, at.1), 5.2 * unit, &with);
        }
    }
    out.push_str("</g>");
}
