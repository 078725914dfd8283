//! Manuscripts: 35 tiles with ribbons (V1.7, V14).

use demesne_game::Random;

/// A manuscript, 0 to 34.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Manuscript(pub u8);

/// How many manuscripts there are.
pub const MANUSCRIPTS: u8 = 35;

impl Manuscript {
    /// No tile: an empty pile.
    pub const NONE: Manuscript = Manuscript(255);

    /// Whether it is a tile.
    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != Manuscript::NONE.0
    }

    /// A place in an array of all tiles; only for tiles.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All tiles.
    pub fn all() -> impl Iterator<Item = Manuscript> {
        (0..MANUSCRIPTS).map(Manuscript)
    }

    /// Its id: `m01` to `m35`; `-` for none.
    pub fn id(self) -> String {
        if self.is_some() { format!("m{:02}", self.0 + 1) } else { "-".into() }
    }

    /// Reads an id.
    pub fn parse(id: &str) -> Option<Manuscript> {
        Manuscript::all().find(|tile| tile.id() == id)
    }
}

/// The colour of a ribbon (V14.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Ribbon {
    /// Grey.
    Grey,
    /// Black.
    Black,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
}

/// How many colours there are.
pub const RIBBONS: usize = 4;

impl Ribbon {
    /// All colours.
    pub const ALL: [Ribbon; RIBBONS] = [Ribbon::Grey, Ribbon::Black, Ribbon::Yellow, Ribbon::Blue];

    /// Its name in data and notation.
    pub const fn name(self) -> &'static str {
        ["grey", "black", "yellow", "blue"][self as usize]
    }

    /// Reads a name.
    pub fn parse(name: &str) -> Option<Ribbon> {
        Ribbon::ALL.into_iter().find(|ribbon| ribbon.name() == name)
    }
}

/// A set of manuscripts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Tiles(pub u64);

impl Tiles {
    /// None.
    pub const EMPTY: Tiles = Tiles(0);

    /// Whether a tile is in it.
    #[inline]
    pub const fn contains(self, tile: Manuscript) -> bool {
        tile.is_some() && self.0 >> tile.0 & 1 == 1
    }

    /// Puts a tile in.
    #[inline]
    pub fn insert(&mut self, tile: Manuscript) {
        self.0 |= 1 << tile.0;
    }

    /// Takes a tile out.
    #[inline]
    pub fn remove(&mut self, tile: Manuscript) {
        self.0 &= !(1 << tile.0);
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = Manuscript> {
        Manuscript::all().filter(move |&tile| self.contains(tile))
    }

    /// One of the tiles, each as likely; none of none.
    pub fn pick(self, rng: &mut impl Random) -> Manuscript {
        let len = u32::from(self.len());
        if len == 0 {
            return Manuscript::NONE;
        }
        let mut left = self.0;
        for _ in 0..rng.below(len) {
            left &= left - 1;
        }
        Manuscript(left.trailing_zeros() as u8)
    }
}

impl FromIterator<Manuscript> for Tiles {
    fn from_iter<I: IntoIterator<Item = Manuscript>>(tiles: I) -> Tiles {
        let mut set = Tiles::EMPTY;
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}
