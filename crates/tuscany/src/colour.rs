//! The eight colours, each with exactly one type of tile (T1.2).

/// A colour of spaces and game cards, and with it the type of the tiles that go there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Castles.
    DarkGreen,
    /// Cities.
    Red,
    /// Estates.
    Turquoise,
    /// Crops.
    LightGreen,
    /// Quarries.
    Grey,
    /// Villages.
    Orange,
    /// Monasteries.
    Yellow,
    /// Carts.
    Beige,
}

/// How many colours there are.
pub const COLOURS: usize = 8;

const NAMES: [(&str, &str); COLOURS] = [
    ("dark-green", "castle"),
    ("red", "city"),
    ("turquoise", "estate"),
    ("light-green", "crop"),
    ("grey", "quarry"),
    ("orange", "village"),
    ("yellow", "monastery"),
    ("beige", "cart"),
];

impl Colour {
    /// All colours.
    pub const ALL: [Colour; COLOURS] = [
        Colour::DarkGreen,
        Colour::Red,
        Colour::Turquoise,
        Colour::LightGreen,
        Colour::Grey,
        Colour::Orange,
        Colour::Yellow,
        Colour::Beige,
    ];

    /// The colour as an index into an array with one entry a colour.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour's name: `dark-green`.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize].0
    }

    /// The name of its type of tile: `castle`.
    pub const fn kind(self) -> &'static str {
        NAMES[self as usize].1
    }

    /// Reads a colour's name.
    pub fn parse(text: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == text)
    }

    /// Reads the name of a type of tile.
    pub fn parse_kind(text: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.kind() == text)
    }
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ColourSet(pub u8);

impl ColourSet {
    /// No colour.
    pub const EMPTY: ColourSet = ColourSet(0);

    /// Whether the colour is in the set.
    #[inline]
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 != 0
    }

    /// Puts the colour into the set.
    #[inline]
    pub fn insert(&mut self, colour: Colour) {
        self.0 |= 1 << colour as u8;
    }

    /// Whether no colour is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours of the set, in their order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.contains(colour))
    }
}
