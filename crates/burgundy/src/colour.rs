//! The six colours of spaces and tiles.

/// A colour of a duchy space, and of the tiles that belong there. The order is that of bonus tiles, lists and text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Burgundy: castles.
    Castle,
    /// Grey: mines.
    Mine,
    /// Blue: ships.
    Ship,
    /// Yellow: monasteries.
    Monastery,
    /// Beige: buildings.
    Building,
    /// Green: livestock.
    Livestock,
}

impl Colour {
    /// All six.
    pub const ALL: [Colour; 6] =
        [Colour::Castle, Colour::Mine, Colour::Ship, Colour::Monastery, Colour::Building, Colour::Livestock];

    /// The colour as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        ["castle", "mine", "ship", "monastery", "building", "livestock"][self as usize]
    }

    /// Reads a name.
    pub fn parse(text: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == text)
    }

    /// Its letter in board files: C, M, S, K (knowledge), B, A (animals).
    pub const fn letter(self) -> char {
        ['C', 'M', 'S', 'K', 'B', 'A'][self as usize]
    }

    /// Reads a letter.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}
