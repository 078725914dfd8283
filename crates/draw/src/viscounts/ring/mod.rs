//! The main board as a ring: land, rivers, roads, sites and links, spaces, piles, and the castle in the middle.
//!
//! Angles are in degrees, clockwise from the top; distances in parts of the radius. Only land is turned: cards, tiles, numbers and
//! signs always stand upright. The numbers are chosen so that these clear each other at all five angles.

mod land;
mod link;
mod pile;
mod river;
mod road;
mod site;
mod space;
mod viscount;

pub use link::Link;
pub use site::{Look, site_at};
pub use space::{Disc, disc, trade};
pub use viscount::{group, standing, viscount};

use super::{
    card::{Cards, Size},
    castle::{self, Castle, Place},
    mark::{self, Mark},
    shape::Shape,
    tile,
};
use crate::{
    hex::{Frame, Point},
    seat::Initials,
};
use demesne_game::Seat;
use demesne_viscounts::{BuildingKind, Segment, Side, Site, Space, State, Viscounts};

/// The radius for which sizes in pixels are meant.
pub const RADIUS: f32 = 314.0;
/// Bronze around the land, in pixels.
const RIM: f32 = 5.0;
/// Where sites and links lie.
const SITES: f32 = 0.926;
/// From the middle of a site to its side.
const SITE: f32 = 0.062;
/// The radius of a space.
const DISC: f32 = 0.061;

/// A thing of the ring that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    /// A space.
    Space(Space),
    /// The banner below an outer space: its trade.
    Trade(Space),
    /// A building site.
    Site(Site),
    /// The pile of townsfolk of a segment.
    Folk(Segment),
    /// The pile of manuscripts of a segment.
    Tile(Segment),
    /// A place of the castle.
    Castle(Place),
}

/// What is lit, previewed or was done last on a ring.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Marks {
    /// Marks of things, in the order in which they are drawn.
    pub things: Vec<(Thing, Mark)>,
    /// Links that would close, by the site where they begin, and who would gain.
    pub closing: Vec<(Site, Vec<Seat>)>,
    /// A building that would be built.
    pub coming: Option<(Site, Seat, BuildingKind)>,
    /// A viscount that would come to a space, and the spaces of its way from where it stands on.
    pub moving: Option<(Seat, Vec<Space>)>,
}

impl Marks {
    /// Whether a thing may be used.
    pub fn is_legal(&self, thing: Thing) -> bool {
        self.things.iter().any(|&(other, mark)| other == thing && mark.is_legal())
    }

    /// How a site is shown.
    pub fn look(&self, site: Site) -> Look {
        let coming = self.coming.filter(|(at, ..)| *at == site).map(|(_, seat, kind)| (seat, kind));
        Look { legal: self.is_legal(Thing::Site(site)), coming }
    }

    /// Whose viscount would come to which space.
    pub fn coming_to(&self) -> Option<(Seat, Space)> {
        let (seat, way) = self.moving.as_ref()?;
        Some((*seat, *way.last()?))
    }
}

/// A main board around a point.
#[derive(Clone, Copy, Debug)]
pub struct Ring<'a> {
    /// The game.
    pub game: &'a Viscounts,
    /// What lies on the board.
    pub state: &'a State,
    /// What cards are drawn from.
    pub cards: Cards<'a>,
    /// The initials of the seats.
    pub initials: Initials,
    /// Whose viscount stands in front of others on its space.
    pub own: Option<Seat>,
    /// Its middle.
    pub centre: Point,
    /// The radius of the land.
    pub radius: f32,
}

impl<'a> Ring<'a> {
    /// The box around it, with its rim.
    pub fn frame(&self) -> Frame {
        let (x, y) = self.centre;
        Frame::new(x - self.radius, y - self.radius, 2.0 * self.radius, 2.0 * self.radius).grown(RIM + 1.0)
    }

    /// A point by angle and distance.
    pub fn point(&self, angle: f32, part: f32) -> Point {
        let (sin, cos) = angle.to_radians().sin_cos();
        (self.centre.0 + part * self.radius * sin, self.centre.1 - part * self.radius * cos)
    }

    /// How much larger than in pixels cards, banners and roads are drawn: they never shrink, since what is written on them could not
    /// be read.
    pub fn unit(&self) -> f32 {
        (self.radius / RADIUS).max(1.0)
    }

    /// The angle of the middle of a segment.
    pub fn angle(&self, segment: Segment) -> f32 {
        72.0 * f32::from(self.state.ring.place(segment))
    }

    /// From a site to the next: there are four or five to a segment (V2.1).
    fn step(&self, segment: Segment) -> f32 {
        72.0 / f32::from(self.game.sites(segment).count.max(1))
    }

    /// The angle of a site.
    pub fn site_angle(&self, site: Site) -> f32 {
        let count = f32::from(self.game.sites(site.segment()).count);
        self.angle(site.segment())
            + self.step(site.segment()) * (f32::from(site.place()) - (count - 1.0) / 2.0)
    }

    /// The middle of a site.
    pub fn site(&self, site: Site) -> Point {
        self.point(self.site_angle(site), SITES)
    }

    /// The middle of the plate of the link from a site to the next one clockwise.
    pub fn link(&self, from: Site) -> Point {
        self.point(self.site_angle(from) + self.step(from.segment()) / 2.0, SITES)
    }

    /// The middle of a space.
    pub fn space(&self, space: Space) -> Point {
        let angle = self.angle(space.segment());
        let lifted = 10.0 * self.unit();
        match space.side() {
            Side::Inner => self.point(angle, 0.424),
            side => {
                // The banner below needs room.
                let (x, y) = self.point(if side == Side::Left { angle - 19.0 } else { angle + 19.0 }, 0.742);
                (x, y - lifted)
            }
        }
    }

    /// The radius of a space.
    pub fn disc(&self) -> f32 {
        DISC * self.radius
    }

    /// The pile of townsfolk of a segment.
    pub fn folk(&self, segment: Segment) -> Frame {
        let ((x, y), (width, height)) = (self.point(self.angle(segment), 0.607), Size::Small.extent());
        self.around((x, y), (width, height))
    }

    /// The pile of manuscripts of a segment.
    pub fn tile(&self, segment: Segment) -> Frame {
        self.around(self.point(self.angle(segment) + 26.0, 0.556), tile::SMALL)
    }

    fn around(&self, (x, y): Point, (width, height): (f32, f32)) -> Frame {
        let (width, height) = (width * self.unit(), height * self.unit());
        Frame::new(x - width / 2.0, y - height / 2.0, width, height)
    }

    /// The castle in its middle.
    pub fn castle(&self) -> Castle<'a> {
        Castle { game: self.game, state: self.state, centre: self.centre, apothem: 0.35 * self.radius }
    }

    /// The outline of a thing.
    pub fn shape(&self, thing: Thing) -> Shape {
        match thing {
            Thing::Space(space) => Shape::Round { centre: self.space(space), radius: self.disc() },
            Thing::Trade(space) => Shape::boxed(space::banner(self, space), 4.0),
            Thing::Site(site) => Shape::Octagon { centre: self.site(site), radius: SITE * self.radius },
            Thing::Folk(segment) => Shape::boxed(self.folk(segment), 4.0 * self.unit()),
            Thing::Tile(segment) => Shape::boxed(self.tile(segment), 3.0 * self.unit()),
            Thing::Castle(place) => self.castle().shape(place),
        }
    }

    /// Everything that can be touched.
    pub fn things(&self) -> impl Iterator<Item = Thing> {
        let spaces = Space::all().map(Thing::Space);
        let trades = Space::all().filter(|space| space.is_outer()).map(Thing::Trade);
        let piles = Segment::all().flat_map(|segment| [Thing::Folk(segment), Thing::Tile(segment)]);
        spaces
            .chain(trades)
            .chain(self.game.every_site().map(Thing::Site))
            .chain(piles)
            .chain(Place::all().map(Thing::Castle))
    }
}

/// The whole ring, in the order of its layers: land, castle, links and sites, spaces, piles, viscounts; prices, counts and initials
/// last.
pub fn ring(out: &mut String, ring: &Ring<'_>, marks: &Marks) {
    out.push_str(r#"<g class="v vr">"#);
    land(out, ring);
    let lit: Vec<Place> = Place::all().filter(|&place| marks.is_legal(Thing::Castle(place))).collect();
    castle::castle(out, &ring.castle(), &lit);
    vignettes(out, ring);
    for site in ring.game.every_site() {
        let near = marks.closing.iter().any(|(from, _)| *from == site);
        link(out, ring, site, near);
    }
    for site in ring.game.every_site() {
        self::site(out, ring, site, marks.look(site));
    }
    for space in Space::all() {
        let (legal, trading) = (marks.is_legal(Thing::Space(space)), marks.is_legal(Thing::Trade(space)));
        self::space(out, ring, space, legal, trading);
    }
    let draw_marks = |out: &mut String, which: fn(Thing) -> bool| {
        for &(thing, what) in marks.things.iter().filter(|(thing, _)| which(*thing)) {
            mark::mark(out, what, ring.shape(thing));
        }
    };
    // Rings lie with their things: a viscount stands above that of its space. What is lit of the castle and the banners is so itself.
    draw_marks(out, |thing| matches!(thing, Thing::Space(_) | Thing::Site(_)));
    for segment in Segment::all() {
        folk(out, ring, segment);
        self::tile(out, ring, segment);
    }
    draw_marks(out, |thing| matches!(thing, Thing::Folk(_) | Thing::Tile(_)));
    if let Some((_, way)) = &marks.moving {
        path(out, ring, way);
    }
    if let Some((seat, to)) = marks.coming_to() {
        out.push_str(r#"<g class="pv">"#);
        viscount(out, seat, ring.space(to), ring.disc());
        out.push_str("</g>");
    }
    for space in Space::all() {
        viscounts(out, ring, space);
    }
    counts(out, ring);
    mark::prices(out, marks.things.iter().map(|&(thing, what)| (ring.shape(thing), what)));
    for (site, seats) in &marks.closing {
        let (x, y) = ring.link(*site);
        mark::gainers(out, seats, &ring.initials, (x, y + 18.7 * ring.unit()));
    }
    out.push_str("</g>");
}

/// Rim, wedges, rivers, borders and roads: all that nobody touches, below everything else.
pub fn land(out: &mut String, ring: &Ring<'_>) {
    land::land(out, ring);
    for segment in ring.state.ring.order() {
        river::river(out, ring, segment);
    }
    land::borders(out, ring);
    road::roads(out, ring);
}

/// Little pictures of the lands; they say nothing.
pub fn vignettes(out: &mut String, ring: &Ring<'_>) {
    land::vignettes(out, ring);
}

/// The link from a site to the next one clockwise, if there is one; `near` is one that would close.
pub fn link(out: &mut String, ring: &Ring<'_>, from: Site, near: bool) {
    link::link(out, ring, from, near);
}

/// A site with what stands on it.
pub fn site(out: &mut String, ring: &Ring<'_>, site: Site, look: Look) {
    site::site(out, ring, site, look);
}

/// A space with its banner, without viscounts; whether it may be moved to, and whether its trade may be done.
pub fn space(out: &mut String, ring: &Ring<'_>, space: Space, legal: bool, trading: bool) {
    space::space(out, ring, space, legal, trading);
}

/// The viscounts on a space, and its number beside them.
pub fn viscounts(out: &mut String, ring: &Ring<'_>, space: Space) {
    viscount::viscounts(out, ring, space);
}

/// The way of a viscount from space to space, dotted along the roads.
pub fn path(out: &mut String, ring: &Ring<'_>, way: &[Space]) {
    road::path(out, ring, way);
}

/// The pile of townsfolk of a segment, without its count.
pub fn folk(out: &mut String, ring: &Ring<'_>, segment: Segment) {
    pile::folk(out, ring, segment);
}

/// The pile of manuscripts of a segment, without its count.
pub fn tile(out: &mut String, ring: &Ring<'_>, segment: Segment) {
    pile::tile(out, ring, segment);
}

/// How many cards and manuscripts the piles have.
pub fn counts(out: &mut String, ring: &Ring<'_>) {
    for segment in Segment::all() {
        pile::counts(out, ring, segment);
    }
}
