//! The road unrolled, for a phone: one segment flat, with its sites above, its spaces and piles, and its part of the castle below.

mod land;
mod things;

pub use land::{castle, land};
pub use things::{counts, folk, link, link_before, manuscripts, site, space, viscounts};

use super::{
    card::{Cards, Size},
    castle::Place,
    mark,
    ring::{self, Marks, Thing},
    shape::{Shape, rect},
    tile,
};
use crate::{
    hex::{Frame, Point},
    seat::Initials,
};
use demesne_game::Seat;
use demesne_viscounts::{Segment, Side, Site, Space, State, Tier, Viscounts, printed::Sites};

/// How wide and how high a segment is.
pub const STRIP: (f32, f32) = (300.0, 238.0);
/// The height at which the sites lie, and the radius of one.
const SITES: f32 = 30.0;
/// Where four sites are; five are even.
const FOUR: [f32; 4] = [40.0, 112.0, 188.0, 260.0];
/// Where the spaces are: left, right and inner, with their radii.
const SPACES: [(Point, f32); 3] = [((52.0, 90.0), 20.0), ((246.0, 90.0), 20.0), ((150.0, 160.0), 19.0)];

/// A segment whose upper left corner is at a point.
#[derive(Clone, Copy, Debug)]
pub struct Strip<'a> {
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
    /// Which segment.
    pub segment: Segment,
    /// Its upper left corner.
    pub corner: Point,
}

impl Strip<'_> {
    fn at(&self, (x, y): Point) -> Point {
        (self.corner.0 + x, self.corner.1 + y)
    }

    fn sites(&self) -> &Sites {
        self.game.sites(self.segment)
    }

    /// The last site of the segment before: its link leads here.
    pub fn site_before(&self) -> Site {
        let before = self.state.ring.previous(self.segment);
        Site::of(before, self.game.sites(before).count.saturating_sub(1))
    }

    /// Where the site with a place in the segment lies, across.
    fn across(&self, place: u8) -> f32 {
        match self.sites().count {
            4 => FOUR[usize::from(place) % 4],
            _ => 30.0 + 60.0 * f32::from(place),
        }
    }

    /// The radius of a site.
    fn site_radius(&self) -> f32 {
        if self.sites().count > 4 { 19.5 } else { 21.0 }
    }

    /// Where the river is, across: between the sites that it parts.
    fn river(&self) -> f32 {
        let left = self.sites().left;
        (self.across(left.saturating_sub(1)) + self.across(left)) / 2.0
    }

    /// The outline of a thing of this segment; nothing of others.
    pub fn shape(&self, thing: Thing) -> Option<Shape> {
        let mine = |segment: Segment| segment == self.segment;
        match thing {
            Thing::Space(space) if mine(space.segment()) => {
                let (centre, radius) = SPACES[space.side() as usize];
                Some(Shape::Round { centre: self.at(centre), radius })
            }
            Thing::Trade(space) if mine(space.segment()) && space.is_outer() => {
                Some(Shape::boxed(self.banner(space), 4.0))
            }
            Thing::Site(site) if mine(site.segment()) && site.place() < self.sites().count => {
                let centre = self.at((self.across(site.place()), SITES));
                Some(Shape::Octagon { centre, radius: self.site_radius() })
            }
            Thing::Folk(segment) if mine(segment) => Some(Shape::boxed(self.folk(), 4.0)),
            Thing::Tile(segment) if mine(segment) => Some(tile::shape(self.tile())),
            Thing::Castle(Place::Section(segment, tier)) if mine(segment) => {
                let (top, outer, inner) = match tier {
                    Tier::First => (188.0, (18.0, 282.0), (33.5, 266.5)),
                    Tier::Second => (212.0, (44.0, 256.0), (54.4, 245.6)),
                };
                let low = if tier == Tier::First { 212.0 } else { STRIP.1 };
                let last = self.at((inner.0, low));
                Some(Shape::Corners([
                    self.at((outer.0, top)),
                    self.at((outer.1, top)),
                    self.at((inner.1, low)),
                    last,
                    last,
                ]))
            }
            _ => None,
        }
    }

    /// The middle of the plate of the link from a site of this segment to the next one; that to the next segment is at the end.
    pub fn link(&self, from: Site) -> Point {
        let one = self.across(from.place());
        match from.place() + 1 == self.sites().count {
            true => self.at((STRIP.0 - 10.0, SITES - 17.0)),
            false => self.at(((one + self.across(from.place() + 1)) / 2.0, SITES)),
        }
    }

    /// The townsfolk.
    pub fn folk(&self) -> Frame {
        Size::Small.at(self.at((94.0, 67.0)))
    }

    /// The manuscript.
    pub fn tile(&self) -> Frame {
        let (left, top) = self.at((159.0, 81.0));
        Frame::new(left, top, tile::STRIP.0, tile::STRIP.1)
    }

    /// The banner of an outer space: at the right its end is that of the segment.
    fn banner(&self, space: Space) -> Frame {
        let rate = self.game.printed().segments[self.segment.index()].rates
            [usize::from(space.side() == Side::Right)];
        let step = if rate > 2 { 9.5 } else { 12.0 };
        // Four merchants leave less room at the ends, or the manuscript would hide one.
        let width = ((63.0 + step * f32::from(rate.saturating_sub(1))) * 24.0 / 21.0).min(96.0);
        let middle = if space.side() == Side::Left { 52.0 } else { 246.0 };
        let left = (middle - width / 2.0).clamp(5.0, STRIP.0 - 5.0 - width);
        let (left, top) = self.at((left, 108.0));
        Frame::new(left, top, width, 24.0)
    }

    /// Everything of the segment that can be touched.
    pub fn things(&self) -> Vec<Thing> {
        let segment = self.segment;
        let mut things: Vec<Thing> =
            [Side::Left, Side::Right, Side::Inner].map(|side| Thing::Space(Space::on(segment, side))).into();
        things.extend([Side::Left, Side::Right].map(|side| Thing::Trade(Space::on(segment, side))));
        things.extend((0..self.sites().count).map(|place| Thing::Site(Site::of(segment, place))));
        things.extend([Thing::Folk(segment), Thing::Tile(segment)]);
        things.extend([Tier::First, Tier::Second].map(|tier| Thing::Castle(Place::Section(segment, tier))));
        things
    }
}

/// The whole segment, in the order of its layers.
pub fn strip(out: &mut String, strip: &Strip<'_>, marks: &Marks) {
    let segment = strip.segment;
    let near = |site: Site| marks.closing.iter().any(|(from, _)| *from == site);
    out.push_str(r#"<g class="v vr">"#);
    land(out, strip);
    let lit = [Tier::First, Tier::Second].map(|tier| Place::Section(segment, tier));
    let lit: Vec<Place> = lit.into_iter().filter(|&place| marks.is_legal(Thing::Castle(place))).collect();
    castle(out, strip, &lit);
    let sites = || (0..strip.sites().count).map(|place| Site::of(segment, place));
    link_before(out, strip, near(strip.site_before()));
    for from in sites() {
        link(out, strip, from, near(from));
    }
    for at in sites() {
        site(out, strip, at, marks.look(at));
    }
    let spaces = [Side::Left, Side::Right, Side::Inner].map(|side| Space::on(segment, side));
    for at in spaces {
        space(out, strip, at, marks.is_legal(Thing::Space(at)), marks.is_legal(Thing::Trade(at)));
    }
    let seen = || marks.things.iter().filter_map(|&(thing, mark)| Some((thing, strip.shape(thing)?, mark)));
    for (_, shape, what) in seen().filter(|(thing, ..)| matches!(thing, Thing::Space(_) | Thing::Site(_))) {
        mark::mark(out, what, shape);
    }
    folk(out, strip);
    manuscripts(out, strip);
    for (_, shape, what) in seen().filter(|(thing, ..)| matches!(thing, Thing::Folk(_) | Thing::Tile(_))) {
        mark::mark(out, what, shape);
    }
    if let Some((seat, to)) = marks.coming_to().filter(|(_, to)| to.segment() == segment) {
        let (centre, radius) = SPACES[to.side() as usize];
        out.push_str(r#"<g class="pv">"#);
        ring::viscount(out, seat, strip.at(centre), radius);
        out.push_str("</g>");
    }
    for at in spaces {
        viscounts(out, strip, at);
    }
    counts(out, strip);
    mark::prices(out, seen().map(|(_, shape, mark)| (shape, mark)));
    for (from, seats) in marks.closing.iter().filter(|(from, _)| from.segment() == segment) {
        let (x, y) = strip.link(*from);
        mark::gainers(out, seats, &strip.initials, (x, y + 18.7));
    }
    let (left, top) = strip.at((0.8, 0.8));
    rect(out, Frame::new(left, top, STRIP.0 - 1.6, STRIP.1 - 1.6), 8.0, r#"class="vr-frame""#);
    out.push_str("</g>");
}
