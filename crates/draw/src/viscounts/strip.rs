//! The road unrolled, for a phone: one segment flat, with its sites above, its spaces and piles, and its part of the castle below.

use super::{
    card::{self, Cards, Size},
    castle::{MOST_SINGLE, Place, counted},
    glyph,
    mark,
    ring::{self, Link, Look, Marks, Thing, group},
    shape::{Shape, rect},
    sign, tile,
};
use crate::{
    hex::{Frame, Point},
    pen::N,
};
use demesne_game::{MAX_SEATS, Seat};
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
        let rate = self.game.printed().segments[self.segment.index()].rates[usize::from(space.side() == Side::Right)];
        let step = if rate > 2 { 9.5 } else { 12.0 };
        let width = (63.0 + step * f32::from(rate.saturating_sub(1))) * 24.0 / 21.0;
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
    let is_legal = |thing: Thing| marks.things.iter().any(|&(other, mark)| other == thing && mark.is_legal());
    out.push_str(r#"<g class="v vr">"#);
    land(out, strip);
    castle(out, strip, &is_legal);
    for place in 0..strip.sites().count {
        link(out, strip, Site::of(strip.segment, place), marks);
    }
    for place in 0..strip.sites().count {
        site(out, strip, Site::of(strip.segment, place), marks, &is_legal);
    }
    let print = &strip.game.printed().segments[strip.segment.index()];
    for side in [Side::Left, Side::Right, Side::Inner] {
        let space = Space::on(strip.segment, side);
        if space.is_outer() {
            let i = usize::from(side == Side::Right);
            ring::trade(out, print.rates[i], print.gains[i], is_legal(Thing::Trade(space)), strip.banner(space));
        }
        let (centre, radius) = SPACES[side as usize];
        ring::disc(out, space, is_legal(Thing::Space(space)), strip.at(centre), radius);
    }
    for side in [Side::Left, Side::Right, Side::Inner] {
        viscounts(out, strip, Space::on(strip.segment, side));
    }
    piles(out, strip);
    let seen = || marks.things.iter().filter_map(|&(thing, mark)| Some((thing, strip.shape(thing)?, mark)));
    for (thing, shape, what) in seen() {
        if !(matches!(thing, Thing::Castle(_) | Thing::Trade(_)) && what.is_legal()) {
            mark::mark(out, what, shape);
        }
    }
    counts(out, strip);
    mark::prices(out, seen().map(|(_, shape, mark)| (shape, mark)));
    let (left, top) = strip.at((0.8, 0.8));
    rect(out, Frame::new(left, top, STRIP.0 - 1.6, STRIP.1 - 1.6), 8.0, r#"class="vr-frame""#);
    out.push_str("</g>");
}

/// Opens a picture of its own, which cuts off what goes beyond the segment; coordinates in it are those of the segment.
fn clipped(out: &mut String, strip: &Strip<'_>) {
    let ((x, y), (width, height)) = (strip.corner, STRIP);
    put!(
        out,
        r#"<svg class="v-clip" x="{}" y="{}" width="{width}" height="{height}" viewBox="0 0 {width} {height}">"#,
        N(x),
        N(y)
    );
}

fn land(out: &mut String, strip: &Strip<'_>) {
    let (_, name) = glyph::land(strip.segment);
    clipped(out, strip);
    let whole = Frame::new(0.0, 0.0, STRIP.0, STRIP.1);
    rect(out, whole, 8.0, &format!(r#"style="fill:var(--l-{name})" data-land="{}""#, strip.segment.name()));
    rect(out, whole, 8.0, &format!(r#"fill="url(#pl-{name})""#));
    put!(out, r#"<path d="M0 8Q0 0 8 0H292Q300 0 300 8V58H0Z" style="fill:var(--le-{name})" class="vr-band"/>"#);
    put!(
        out,
        r#"<g transform="translate({} 0)"><path class="vr-river" data-river="{}" d="M-11 0C-4 10-16 20-9 30S-14 50-8 64H12C6 50 16 40 11 30S18 10 11 0Z"/><path class="vr-river2" d="M0 2C6 12-5 22 1 31S-3 50 2 62"/></g>"#,
        N(strip.river()),
        strip.segment.name()
    );
    let roads = [
        "M52 90Q150 62 246 90",
        "M52 90Q80 160 150 160",
        "M150 160Q220 160 246 90",
        "M246 90Q280 84 324 88",
        "M-24 88Q20 84 52 90",
        "M150 160Q240 182 330 164",
        "M-30 164Q60 182 150 160",
    ];
    for class in ["vr-road-e", "vr-road"] {
        for road in roads {
            put!(out, r#"<path d="{road}" class="{class}"/>"#);
        }
    }
    for (x, y, turned) in [(150, 76, 0), (82, 143, 40), (221, 143, -42), (290, 86, 0), (236, 172, 4)] {
        put!(
            out,
            r#"<path d="M-3.5-4.5L3 0-3.5 4.5" class="vr-arr" transform="translate({x} {y}) rotate({turned})"/>"#
        );
    }
    out.push_str("</svg>");
}

fn castle(out: &mut String, strip: &Strip<'_>, is_legal: &impl Fn(Thing) -> bool) {
    clipped(out, strip);
    out.push_str(r#"<g class="vk">"#);
    let segment = strip.segment;
    let class = |tier: Tier| match is_legal(Thing::Castle(Place::Section(segment, tier))) {
        true => " is-lit",
        false => "",
    };
    put!(out, r#"<path d="M18 188H282L258 242H42Z" class="vk-1{}"/>"#, class(Tier::First));
    out.push_str(r#"<path d="M18 188H282L274 203H26Z" class="vk-wall"/>"#);
    put!(out, r#"<path d="M44 212H256L244 242H56Z" class="vk-2{}"/>"#, class(Tier::Second));
    for i in 0..12 {
        rect(out, Frame::new(22.0 + 22.0 * i as f32, 183.5, 11.0, 8.0), 0.0, r#"class="vk-cren""#);
    }
    for (tier, middle, size) in [(Tier::First, (68.5, 200.5), 21.0), (Tier::Second, (86.0, 224.0), 20.0)] {
        people(out, Place::Section(segment, tier).workers(strip.state), middle, size);
    }
    let effect = strip.game.printed().tables.second_tier[strip.state.ring.reward(segment)];
    rect(out, Frame::new(182.0, 201.0, 66.0, 24.0), 8.0, r#"class="vk-gate""#);
    sign::sentence(out, &sign::effect(effect), (215.0, 213.0), 56.0, 19.0);
    out.push_str("</g></svg>");
}

/// Workers in a row from a point on: one by one while there is room, else one of each colour with its count.
fn people(out: &mut String, counts: [u8; MAX_SEATS], (x, y): Point, size: f32) {
    let all: u8 = counts.iter().sum();
    let single = all <= MOST_SINGLE;
    let mut left = x;
    for seat in Seat::first(MAX_SEATS as u8) {
        let count = counts[seat.index()];
        for _ in 0..if single { count } else { u8::from(count > 0) } {
            counted(out, seat, if single { 1 } else { count }, (left, y), size);
            left += size * if single { 1.05 } else { 1.45 };
        }
    }
}

fn link(out: &mut String, strip: &Strip<'_>, from: Site, marks: &Marks) {
    let near = marks.closing.iter().any(|(site, _)| *site == from);
    let last = from.place() + 1 == strip.sites().count;
    if from.place() == 0 {
        // What comes from the segment before ends here.
        let before = strip.state.ring.previous(strip.segment);
        let end = Site::of(before, strip.game.sites(before).count - 1);
        let near = marks.closing.iter().any(|(site, _)| *site == end);
        if let Some((_, link)) = Link::of(strip.game, strip.state, end, near) {
            let ((x1, y), (x2, _)) = (strip.at((2.0, SITES)), strip.at((strip.across(0), SITES)));
            link.line(out, &format!("M{} {}H{}", N(x1), N(y), N(x2)));
        }
    }
    let Some((effect, link)) = Link::of(strip.game, strip.state, from, near) else { return };
    let one = strip.across(from.place());
    let other = if last { STRIP.0 - 2.0 } else { strip.across(from.place() + 1) };
    let ((x1, y), (x2, _)) = (strip.at((one, SITES)), strip.at((other, SITES)));
    link.line(out, &format!("M{} {}H{}", N(x1), N(y), N(x2)));
    // What leads on is at the segment's end.
    let at = if last { (x2 - 8.0, y - 17.0) } else { ((x1 + x2) / 2.0, y) };
    let height = if strip.sites().count > 4 || last { 18.5 } else { 23.0 };
    link.plate(out, effect, at, height);
}

fn site(out: &mut String, strip: &Strip<'_>, site: Site, marks: &Marks, is_legal: &impl Fn(Thing) -> bool) {
    let coming = marks.coming.filter(|(at, ..)| *at == site).map(|(_, seat, kind)| (seat, kind));
    let look = Look { legal: is_legal(Thing::Site(site)), coming };
    let effect = strip.sites().effects[usize::from(site.place())];
    let centre = strip.at((strip.across(site.place()), SITES));
    put!(out, r#"<g data-site="{}">"#, site.name());
    ring::site_at(out, effect, strip.state.plot(site).get(), look, centre, strip.site_radius());
    out.push_str("</g>");
}

fn viscounts(out: &mut String, strip: &Strip<'_>, space: Space) {
    let mut seats: Vec<Seat> = Seat::first(strip.game.options().seats())
        .filter(|&seat| strip.state.player(seat).viscount == space)
        .collect();
    seats.sort_by_key(|&seat| Some(seat) == strip.own);
    let (centre, radius) = SPACES[space.side() as usize];
    group(out, space, &seats, strip.at(centre), radius);
}

fn piles(out: &mut String, strip: &Strip<'_>) {
    let (state, i, printed) = (strip.state, strip.segment.index(), strip.game.printed());
    match state.tops[i].is_some() {
        true => strip.cards.pile(out, state.tops[i], state.under[i], strip.folk()),
        false => card::printed(out, &printed.segments[i].townsfolk, Size::Small, strip.folk()),
    }
    match state.tiles[i].is_some() {
        true => tile::pile(out, printed, state.tiles[i], state.tiles_under[i], strip.tile()),
        false => tile::printed(out, &printed.segments[i], strip.tile()),
    }
}

fn counts(out: &mut String, strip: &Strip<'_>) {
    let (state, i) = (strip.state, strip.segment.index());
    if state.tops[i].is_some() {
        strip.cards.count(out, state.under[i] + 1, strip.folk());
    }
    if state.tiles[i].is_some() {
        tile::count(out, state.tiles_under[i] + 1, strip.tile());
    }
}
