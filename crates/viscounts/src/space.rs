//! The main board: segments, spaces, sites, and which follows which (V1.2, V1.3, V9.1).

/// How many segments there are; the castle has as many sections (V1.4).
pub const SEGMENTS: usize = 5;

/// A segment, by its printed numbers, and the section of the castle that lies beside it: 0 holds the spaces 1 and 2, 4 the spaces 9 and 10.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Segment(pub u8);

const NAMES: [&str; SEGMENTS] = ["1-2", "3-4", "5-6", "7-8", "9-10"];

impl Segment {
    /// All segments, by number.
    pub fn all() -> impl Iterator<Item = Segment> {
        (0..SEGMENTS as u8).map(Segment)
    }

    /// A place in an array with one entry a segment.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name: `3-4`.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// Reads a name.
    pub fn parse(name: &str) -> Option<Segment> {
        Segment::all().find(|segment| segment.name() == name)
    }
}

/// Where on a segment a space lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Side {
    /// Outer left: an odd number.
    Left,
    /// Outer right: an even number.
    Right,
    /// Inner.
    Inner,
}

/// A space for viscounts: three on each segment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Space(pub u8);

/// How many spaces there are.
pub const SPACES: usize = 15;

impl Space {
    /// Nowhere: before the setup.
    pub const NONE: Space = Space(255);

    /// The space on a side of a segment.
    #[inline]
    pub const fn on(segment: Segment, side: Side) -> Space {
        Space(segment.0 * 3 + side as u8)
    }

    /// The outer space with a number, 1 to 10.
    pub const fn outer(number: u8) -> Space {
        let (segment, right) = ((number - 1) / 2, (number - 1) % 2);
        Space(segment * 3 + right)
    }

    /// All spaces.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// Whether it is a space.
    pub const fn is_some(self) -> bool {
        self.0 != Space::NONE.0
    }

    /// Its segment.
    #[inline]
    pub const fn segment(self) -> Segment {
        Segment(self.0 / 3)
    }

    /// Its side.
    #[inline]
    pub const fn side(self) -> Side {
        match self.0 % 3 {
            0 => Side::Left,
            1 => Side::Right,
            _ => Side::Inner,
        }
    }

    /// Whether it is an outer space.
    #[inline]
    pub const fn is_outer(self) -> bool {
        self.0 % 3 != 2
    }

    /// The number of an outer space (V1.3).
    pub const fn number(self) -> Option<u8> {
        match self.side() {
            Side::Left => Some(self.segment().0 * 2 + 1),
            Side::Right => Some(self.segment().0 * 2 + 2),
            Side::Inner => None,
        }
    }

    /// Its name: the number of an outer space, or the name of the segment of an inner one: `4`, `3-4`.
    pub fn name(self) -> String {
        self.number().map_or_else(|| self.segment().name().into(), |number| number.to_string())
    }

    /// Reads a name.
    pub fn parse(name: &str) -> Option<Space> {
        Space::all().find(|space| space.name() == name)
    }
}

/// A building site: the n-th clockwise of a segment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Site(pub u8);

/// Places for sites of a segment: four on one side, five on the other (V2.1).
pub const SITES_OF_SEGMENT: u8 = 5;
/// Places for sites of the whole board.
pub const SITES: usize = 25;

impl Site {
    /// The site with a place in a segment, counted from 0.
    #[inline]
    pub const fn of(segment: Segment, place: u8) -> Site {
        Site(segment.0 * SITES_OF_SEGMENT + place)
    }

    /// A place in an array with one entry a site.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its segment.
    #[inline]
    pub const fn segment(self) -> Segment {
        Segment(self.0 / SITES_OF_SEGMENT)
    }

    /// Its place in its segment, counted from 0.
    #[inline]
    pub const fn place(self) -> u8 {
        self.0 % SITES_OF_SEGMENT
    }

    /// Its name: `3-4.2` is the second site of its segment.
    pub fn name(self) -> String {
        format!("{}.{}", self.segment().name(), self.place() + 1)
    }

    /// Reads a name.
    pub fn parse(name: &str) -> Option<Site> {
        let (segment, place) = name.split_once('.')?;
        let place = match place.as_bytes() {
            [digit @ b'1'..=b'5'] => digit - b'1',
            _ => return None,
        };
        Some(Site::of(Segment::parse(segment)?, place))
    }
}

/// How the segments lie around the castle (V2.2), and which way the castle lies (V2.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ring {
    /// The segments clockwise, from the one that holds space 1.
    order: [Segment; SEGMENTS],
    /// The place of each segment in that order.
    place: [u8; SEGMENTS],
    /// The number of the section of the castle beside the segment that holds space 1: rewards keep their clockwise order.
    pub castle: u8,
}

impl Ring {
    /// In the order of numbers: before the setup.
    pub const PRINTED: Ring = Ring {
        order: [Segment(0), Segment(1), Segment(2), Segment(3), Segment(4)],
        place: [0, 1, 2, 3, 4],
        castle: 0,
    };

    /// Segments clockwise from the one that holds space 1; none where they are not all there, or begin with another.
    pub fn new(order: [Segment; SEGMENTS], castle: u8) -> Option<Ring> {
        let mut place = [255; SEGMENTS];
        for (nth, segment) in (0..).zip(order) {
            *place.get_mut(segment.index())? = nth;
        }
        let whole = place[0] == 0 && place.iter().all(|&nth| nth != 255) && castle < SEGMENTS as u8;
        whole.then_some(Ring { order, place, castle })
    }

    /// The segments clockwise, from the one that holds space 1.
    pub const fn order(&self) -> [Segment; SEGMENTS] {
        self.order
    }

    /// How far a segment lies clockwise from the one that holds space 1.
    #[inline]
    pub const fn place(&self, segment: Segment) -> u8 {
        self.place[segment.index()]
    }

    /// The segment that lies so far clockwise from the one that holds space 1.
    #[inline]
    pub const fn at(&self, place: u8) -> Segment {
        self.order[place as usize % SEGMENTS]
    }

    /// The next segment clockwise.
    #[inline]
    pub const fn next(&self, segment: Segment) -> Segment {
        self.at(self.place(segment) + 1)
    }

    /// The next segment counter-clockwise.
    #[inline]
    pub const fn previous(&self, segment: Segment) -> Segment {
        self.at(self.place(segment) + SEGMENTS as u8 - 1)
    }

    /// The segments clockwise from one of them.
    pub fn from(self, segment: Segment) -> impl Iterator<Item = Segment> {
        let first = self.place(segment);
        (first..first + SEGMENTS as u8).map(move |place| self.at(place))
    }

    /// V1.4, V2.3: the number of the reward of the section beside a segment.
    #[inline]
    pub const fn reward(&self, segment: Segment) -> usize {
        (self.place(segment) + self.castle) as usize % SEGMENTS
    }

    /// V9.1: where the arrows from a space lead.
    pub fn arrows(&self, space: Space) -> impl Iterator<Item = Space> + use<> {
        let (segment, next) = (space.segment(), self.next(space.segment()));
        let (one, other) = match space.side() {
            Side::Left => (Space::on(segment, Side::Right), Some(Space::on(segment, Side::Inner))),
            Side::Right => (Space::on(next, Side::Left), None),
            Side::Inner => (Space::on(segment, Side::Right), Some(Space::on(next, Side::Inner))),
        };
        std::iter::once(one).chain(other)
    }

    /// V22.2: the next outer space.
    pub const fn next_outer(&self, space: Space) -> Space {
        match space.side() {
            Side::Left => Space::on(space.segment(), Side::Right),
            _ => Space::on(self.next(space.segment()), Side::Left),
        }
    }

    /// V9.1: spaces as bits, those of a side together, clockwise.
    #[inline]
    fn bit(&self, space: Space) -> u16 {
        1 << (space.side() as u8 * 5 + self.place(space.segment()))
    }

    /// V9.2, V9.4: for each space the number of steps of the shortest way that is not shorter than `least`, up to `most` steps.
    #[inline]
    pub fn reach(&self, from: Space, least: u8, most: u8, mut found: impl FnMut(Space, u8)) {
        const FIVE: u16 = 0b11111;
        let turn = |five: u16| (five << 1 | five >> 4) & FIVE;
        let (mut here, mut seen) = (self.bit(from), 0u16);
        for steps in 1..=most {
            let (left, right, inner) = (here & FIVE, here >> 5 & FIVE, here >> 10 & FIVE);
            here = turn(right) | (left | inner) << 5 | (left | turn(inner)) << 10;
            if steps < least {
                continue;
            }
            let mut new = here & !seen;
            seen |= here;
            while new != 0 {
                let bit = new.trailing_zeros() as u8;
                new &= new - 1;
                let side = match bit / 5 {
                    0 => Side::Left,
                    1 => Side::Right,
                    _ => Side::Inner,
                };
                found(Space::on(self.at(bit % 5), side), steps);
            }
            if seen == 0x7fff {
                break;
            }
        }
    }
}
