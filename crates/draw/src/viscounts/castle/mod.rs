//! The castle: a pentagon whose sides face the segments, three tiers, workers, gates, the leader's banner.

mod cascade;
mod walls;
mod workers;

pub use cascade::{Step, cascade};
pub use workers::{Figure, MOST_SINGLE, counted, figures, worker};

use super::shape::Shape;
use crate::{hex::Point, seat::ink};
use demesne_game::{MAX_SEATS, Seat};
use demesne_viscounts::{Segment, State, Tier, Viscounts, space::SEGMENTS};

/// The apothem at which the castle is drawn over the ring while a question is about it.
pub const LARGE: f32 = 176.0;
/// Where the tiers end, in parts of the apothem.
const FIRST: f32 = 0.665;
const SECOND: f32 = 0.36;

/// A place of the castle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// The section of a tier beside a segment.
    Section(Segment, Tier),
    /// The third tier.
    Keep,
}

impl Place {
    /// All eleven of them.
    pub fn all() -> impl Iterator<Item = Place> {
        let tier = |tier| Segment::all().map(move |segment| Place::Section(segment, tier));
        tier(Tier::First).chain(tier(Tier::Second)).chain([Place::Keep])
    }

    /// How many workers each seat has there.
    pub fn workers(self, state: &State) -> [u8; MAX_SEATS] {
        state.players.map(|player| match self {
            Place::Section(segment, Tier::First) => player.first[segment.index()],
            Place::Section(segment, Tier::Second) => player.second[segment.index()],
            Place::Keep => player.third,
        })
    }
}

/// A castle around a point.
#[derive(Clone, Copy, Debug)]
pub struct Castle<'a> {
    /// The game.
    pub game: &'a Viscounts,
    /// What is drawn.
    pub state: &'a State,
    /// Its middle.
    pub centre: Point,
    /// From the middle to a side.
    pub apothem: f32,
}

impl Castle<'_> {
    /// A point by the angle in degrees, clockwise from the top, and the distance from the middle in apothems.
    pub fn point(&self, angle: f32, part: f32) -> Point {
        let (sin, cos) = angle.to_radians().sin_cos();
        let r = part * self.apothem;
        (self.centre.0 + r * sin, self.centre.1 - r * cos)
    }

    /// The angle of the middle of a segment's side.
    pub fn angle(&self, segment: Segment) -> f32 {
        72.0 * f32::from(self.state.ring.place(segment))
    }

    /// A corner of a pentagon with an apothem in parts of the castle's, behind the side at an angle.
    fn corner(&self, angle: f32, part: f32) -> Point {
        self.point(angle, part / 36f32.to_radians().cos())
    }

    fn pentagon(&self, part: f32) -> [Point; SEGMENTS] {
        std::array::from_fn(|i| self.corner(36.0 + 72.0 * i as f32, part))
    }

    /// The outline of a place.
    pub fn shape(&self, place: Place) -> Shape {
        let Place::Section(segment, tier) = place else { return Shape::Corners(self.pentagon(SECOND)) };
        let (outer, inner) = match tier {
            Tier::First => (1.0, FIRST),
            Tier::Second => (FIRST, SECOND),
        };
        let (left, right) = (self.angle(segment) - 36.0, self.angle(segment) + 36.0);
        let last = self.corner(left, inner);
        Shape::Corners([
            self.corner(left, outer),
            self.corner(right, outer),
            self.corner(right, inner),
            last,
            last,
        ])
    }

    /// The middle of where the workers of a place stand.
    pub fn middle(&self, place: Place) -> Point {
        match place {
            Place::Section(segment, Tier::First) => {
                self.point(self.angle(segment), FIRST + 0.6 * (1.0 - FIRST))
            }
            Place::Section(segment, Tier::Second) => {
                self.point(self.angle(segment), SECOND + 0.4 * (FIRST - SECOND))
            }
            Place::Keep => (self.centre.0, self.centre.1 + 0.1 * self.apothem),
        }
    }

    /// The gate in the wall between the first and the second tier.
    pub fn gate(&self, segment: Segment) -> Point {
        self.point(self.angle(segment), FIRST)
    }
}

/// The whole castle; `lit` are the places that may be used.
pub fn castle(out: &mut String, castle: &Castle<'_>, lit: &[Place]) {
    walls(out, castle, lit);
    people(out, castle);
}

/// Moat, tiers, masonry, battlements and towers.
pub fn walls(out: &mut String, castle: &Castle<'_>, lit: &[Place]) {
    out.push_str(r#"<g class="v vk">"#);
    walls::walls(out, castle, lit);
    out.push_str("</g>");
}

/// Gates, the leader's banner, and the workers of all places.
pub fn people(out: &mut String, castle: &Castle<'_>) {
    out.push_str(r#"<g class="v vk">"#);
    for segment in castle.state.ring.order() {
        walls::gate(out, castle, segment);
    }
    if let Some(leader) = castle.state.leader {
        banner(out, castle, leader);
    }
    // Where many are counted, a gate must not hide a number.
    for place in Place::all() {
        workers(out, castle, place);
    }
    out.push_str("</g>");
}

/// The workers of one place.
pub fn workers(out: &mut String, castle: &Castle<'_>, place: Place) {
    workers::workers(out, castle, place);
}

/// The gate of a section alone: what a worker that passes it gains.
pub fn gate(out: &mut String, castle: &Castle<'_>, segment: Segment) {
    walls::gate(out, castle, segment);
}

/// V13.16: the banner of the castle's leader, at the top of the keep.
pub fn banner(out: &mut String, castle: &Castle<'_>, seat: Seat) {
    let (a, (x, y)) = (castle.apothem, castle.centre);
    let at = |dx: f32, dy: f32| (x + dx * a, y + dy * a);
    let cloth =
        [at(-0.124, -0.335), at(0.124, -0.335), at(0.124, -0.145), at(0.0, -0.191), at(-0.124, -0.145)];
    let with = format!(r#"class="vk-banner" style="fill:{}" data-leader="p{}""#, ink(seat), seat.0 + 1);
    super::shape::polygon(out, &cloth, &with);
    crate::pen::glyph(out, super::glyph::POINTS, at(0.0, -0.259), 0.144 * a);
}
