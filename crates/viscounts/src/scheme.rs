//! Schemes of the solo opponent: eight starting and eight future ones (V1.7).

use demesne_game::Random;

/// A scheme: 0 to 7 are starting ones, 8 to 15 future ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Scheme(pub u8);

/// How many schemes there are.
pub const SCHEMES: usize = 16;
/// How many of them are starting ones.
pub const STARTING_SCHEMES: u8 = 8;

const NAMES: [&str; SCHEMES] = [
    "S-builder-noble",
    "S-noble",
    "S-criminal-1",
    "S-builder",
    "S-cleric",
    "S-cleric-builder",
    "S-cleric-noble",
    "S-criminal-2",
    "F-cleric",
    "F-cleric-builder",
    "F-noble",
    "F-builder-noble",
    "F-builder",
    "F-cleric-noble",
    "F-criminal-1",
    "F-criminal-2",
];

impl Scheme {
    /// No scheme.
    pub const NONE: Scheme = Scheme(255);

    /// Whether it is a scheme.
    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != Scheme::NONE.0
    }

    /// A place in an array of all schemes; only for schemes.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All schemes.
    pub fn all() -> impl Iterator<Item = Scheme> {
        (0..SCHEMES as u8).map(Scheme)
    }

    /// Whether it is a future scheme.
    pub const fn is_future(self) -> bool {
        self.0 >= STARTING_SCHEMES
    }

    /// Its name in data and notation; `-` for none.
    pub fn name(self) -> &'static str {
        NAMES.get(self.index()).copied().unwrap_or("-")
    }

    /// Reads a name.
    pub fn parse(name: &str) -> Option<Scheme> {
        Scheme::all().find(|scheme| scheme.name() == name)
    }
}

/// A set of schemes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct SchemeSet(pub u16);

impl SchemeSet {
    /// None.
    pub const EMPTY: SchemeSet = SchemeSet(0);

    /// Whether a scheme is in it.
    pub const fn contains(self, scheme: Scheme) -> bool {
        scheme.is_some() && self.0 >> scheme.0 & 1 == 1
    }

    /// Puts a scheme in.
    pub fn insert(&mut self, scheme: Scheme) {
        self.0 |= 1 << scheme.0;
    }

    /// Takes a scheme out.
    pub fn remove(&mut self, scheme: Scheme) {
        self.0 &= !(1 << scheme.0);
    }

    /// All of both.
    #[must_use]
    pub const fn or(self, others: SchemeSet) -> SchemeSet {
        SchemeSet(self.0 | others.0)
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The schemes, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = Scheme> {
        Scheme::all().filter(move |&scheme| self.contains(scheme))
    }

    /// One of the schemes, each as likely; none of none.
    pub fn pick(self, rng: &mut impl Random) -> Scheme {
        match u32::from(self.len()) {
            0 => Scheme::NONE,
            len => self.iter().nth(rng.below(len) as usize).unwrap_or(Scheme::NONE),
        }
    }
}

impl FromIterator<Scheme> for SchemeSet {
    fn from_iter<I: IntoIterator<Item = Scheme>>(schemes: I) -> SchemeSet {
        let mut set = SchemeSet::EMPTY;
        for scheme in schemes {
            set.insert(scheme);
        }
        set
    }
}
