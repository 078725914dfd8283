//! Hex tiles by what they show, and what else can lie on a space.

use crate::Colour;

/// What a hex tile shows (T1.5 to T1.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Tile {
    /// T9.1.
    Castle,
    /// T9.5.
    City,
    /// T9.8.
    Estate,
    /// T9.12.
    Quarry,
    /// T9.13.
    Village,
    /// T9.14.
    Monastery,
    /// T9.15.
    Cart,
    /// A crop, in a player's colour only.
    Vineyard,
    /// A crop, in a player's colour only.
    Boar,
    /// A crop, in a player's colour only.
    Olive,
    /// A crop, in a player's colour only.
    Cereal,
    /// Two crops, neutral only.
    OliveVineyard,
    /// Two crops, neutral only.
    VineyardCereal,
    /// Two crops, neutral only.
    CerealBoar,
    /// Two crops, neutral only.
    BoarOlive,
}

/// How many faces there are.
pub const TILES: usize = 15;

const NAMES: [&str; TILES] = [
    "castle",
    "city",
    "estate",
    "quarry",
    "village",
    "monastery",
    "cart",
    "vineyard",
    "boar",
    "olive",
    "cereal",
    "olive+vineyard",
    "vineyard+cereal",
    "cereal+boar",
    "boar+olive",
];

const COLOURS: [Colour; TILES] = {
    let mut colours = [Colour::LightGreen; TILES];
    colours[Tile::Castle as usize] = Colour::DarkGreen;
    colours[Tile::City as usize] = Colour::Red;
    colours[Tile::Estate as usize] = Colour::Turquoise;
    colours[Tile::Quarry as usize] = Colour::Grey;
    colours[Tile::Village as usize] = Colour::Orange;
    colours[Tile::Monastery as usize] = Colour::Yellow;
    colours[Tile::Cart as usize] = Colour::Beige;
    colours
};

impl Tile {
    /// All faces.
    pub const ALL: [Tile; TILES] = [
        Tile::Castle,
        Tile::City,
        Tile::Estate,
        Tile::Quarry,
        Tile::Village,
        Tile::Monastery,
        Tile::Cart,
        Tile::Vineyard,
        Tile::Boar,
        Tile::Olive,
        Tile::Cereal,
        Tile::OliveVineyard,
        Tile::VineyardCereal,
        Tile::CerealBoar,
        Tile::BoarOlive,
    ];

    /// The face as an index into an array with one entry a face.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// T7.2: the colour of the spaces that it goes on.
    #[inline]
    pub const fn colour(self) -> Colour {
        COLOURS[self as usize]
    }

    /// The faces of a colour, as a range of indices.
    #[inline]
    pub const fn of_colour(colour: Colour) -> std::ops::Range<usize> {
        match colour {
            Colour::DarkGreen => 0..1,
            Colour::Red => 1..2,
            Colour::Turquoise => 2..3,
            Colour::Grey => 3..4,
            Colour::Orange => 4..5,
            Colour::Yellow => 5..6,
            Colour::Beige => 6..7,
            Colour::LightGreen => 7..TILES,
        }
    }

    /// T1.7: the crops that it shows, a bit each: vineyard, boar, olive grove, cereal.
    pub const fn crops(self) -> u8 {
        match self {
            Tile::Vineyard => 0b0001,
            Tile::Boar => 0b0010,
            Tile::Olive => 0b0100,
            Tile::Cereal => 0b1000,
            Tile::OliveVineyard => 0b0101,
            Tile::VineyardCereal => 0b1001,
            Tile::CerealBoar => 0b1010,
            Tile::BoarOlive => 0b0110,
            _ => 0,
        }
    }

    /// The face's name.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    /// Reads a name.
    pub fn parse(text: &str) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| tile.name() == text)
    }
}

/// What can be stored, and lie on a space of a board (T1.17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Item {
    /// A hex tile.
    Tile(Tile),
    /// A wooden hex (T10).
    Hex,
}

impl Item {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Item::Tile(tile) => tile.name(),
            Item::Hex => "hex",
        }
    }

    /// Reads a name.
    pub fn parse(text: &str) -> Option<Item> {
        if text == "hex" { Some(Item::Hex) } else { Tile::parse(text).map(Item::Tile) }
    }

    /// T10.6: the crops that it adds to an area for tiles placed later; a wooden hex adds none of the four.
    pub const fn crops(self) -> u8 {
        match self {
            Item::Tile(tile) => tile.crops(),
            Item::Hex => 0,
        }
    }
}

/// Tiles that lie open, by face and back: the centre, the removed pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile {
    /// Those with a player's back.
    pub own: [u8; TILES],
    /// Those with a neutral back.
    pub neutral: [u8; TILES],
}

impl Pile {
    /// No tile.
    pub const EMPTY: Pile = Pile { own: [0; TILES], neutral: [0; TILES] };

    /// How many tiles show a face.
    #[inline]
    pub fn of(&self, tile: Tile) -> u8 {
        self.own[tile.index()] + self.neutral[tile.index()]
    }

    /// How many tiles have a colour.
    #[inline]
    pub fn of_colour(&self, colour: Colour) -> u8 {
        Tile::of_colour(colour).map(|i| self.own[i] + self.neutral[i]).sum()
    }

    /// How many tiles there are.
    pub fn len(&self) -> u8 {
        self.own.iter().chain(&self.neutral).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.own.iter().chain(&self.neutral).all(|&n| n == 0)
    }

    /// The faces that lie there, each once.
    #[inline]
    pub fn faces(&self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().filter(|&tile| self.of(tile) > 0)
    }

    /// T14.3: takes a tile; of equal faces the one with a player's back leaves first.
    #[inline]
    pub fn take(&mut self, tile: Tile) {
        let i = tile.index();
        match self.own[i] {
            0 => self.neutral[i] = self.neutral[i].saturating_sub(1),
            n => self.own[i] = n - 1,
        }
    }
}
