//! Hex tiles: a face is a number, so that a set of counts is an array and an optional tile one byte.

use crate::{Colour, Edition};
use std::num::NonZeroU8;

/// The kinds of buildings, in the order of the monasteries (16 on) that score them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Building {
    /// Sell one kind of goods.
    Warehouse,
    /// 4 points.
    Watchtower,
    /// Take a building.
    Workshop,
    /// Take a mine, a monastery or a castle.
    Church,
    /// Take a ship or livestock.
    Market,
    /// 4 workers.
    BoardingHouse,
    /// 2 silver.
    Bank,
    /// Place a stored tile.
    CityHall,
    /// X-WHITE: an action with the white die; the monastery that scores it is 29.
    WhiteCastle,
    /// X-TILE-6: the effect of any other kind.
    Crane,
}

impl Building {
    /// All kinds: the eight of B8.7 and those of the expansions.
    pub const ALL: [Building; 10] = [
        Building::Warehouse,
        Building::Watchtower,
        Building::Workshop,
        Building::Church,
        Building::Market,
        Building::BoardingHouse,
        Building::Bank,
        Building::CityHall,
        Building::WhiteCastle,
        Building::Crane,
    ];

    /// The monastery that scores this kind at the end; none scores cranes as such (X-TILE-9).
    pub const fn monastery(self) -> Option<u8> {
        match self {
            Building::WhiteCastle => Some(29),
            Building::Crane => None,
            kind => Some(16 + kind as u8),
        }
    }

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        BUILDING_NAMES[self as usize]
    }

    /// Reads a name.
    pub fn parse(text: &str) -> Option<Building> {
        Building::ALL.into_iter().find(|kind| kind.name() == text)
    }
}

/// The face of a hex tile. Tiles with one face are alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tile(NonZeroU8);

/// What a tile is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::enum_variant_names, reason = "face-down is what the rules call it")]
pub enum Face {
    /// A castle.
    Castle,
    /// A mine.
    Mine,
    /// A ship.
    Ship,
    /// A monastery and its number.
    Monastery(u8),
    /// A building.
    Building(Building),
    /// Livestock: the species (0 to 3, [`GEESE`]) and how many animals.
    Livestock(u8, u8),
    /// X-INN: an inn, which lies on a space of any colour.
    Inn,
    /// X-SOLO-12: a tile that lies face down and is wild; what it shows below does not matter.
    FaceDown,
    /// X-VINE: a double tile and the vines on its two halves, 0 to 5.
    Double(u8, u8),
}

/// One more than the largest number of the face of a hex tile: the size of an array with an entry a face.
pub const FACES: usize = 64;
/// The species of the geese (X-TILE-12), after the four of B1.2.
pub const GEESE: u8 = 4;
/// The types of vines (X-VINE-2).
pub const VINES: u8 = 6;
/// How many different double tiles there are: every pair of types, equal ones too.
pub const DOUBLES: usize = 21;

const MONASTERIES: u8 = 4;
const BUILDINGS: u8 = 33;
const LIVESTOCK: u8 = 43;
/// The number past the last livestock: four species of three sizes, and the geese.
const PAST_LIVESTOCK: u8 = LIVESTOCK + 13;
/// Double tiles have the numbers past those of hex tiles: no supply of hex tiles counts them.
const FIRST_DOUBLE: u8 = FACES as u8;

impl Tile {
    /// The castle.
    pub const CASTLE: Tile = Tile::new(1);
    /// The mine.
    pub const MINE: Tile = Tile::new(2);
    /// The ship.
    pub const SHIP: Tile = Tile::new(3);
    /// The white castle (X-WHITE-2).
    pub const WHITE_CASTLE: Tile = Tile::building(Building::WhiteCastle);
    /// The crane (X-TILE-6).
    pub const CRANE: Tile = Tile::building(Building::Crane);
    /// The geese (X-TILE-12).
    pub const GEESE: Tile = Tile::livestock(GEESE, 2);
    /// An inn (X-INN-1).
    pub const INN: Tile = Tile::new(PAST_LIVESTOCK);
    /// A face-down tile (X-SOLO-12): all of them are alike.
    pub const FACE_DOWN: Tile = Tile::new(PAST_LIVESTOCK + 1);

    const fn new(code: u8) -> Tile {
        match NonZeroU8::new(code) {
            Some(code) => Tile(code),
            None => panic!("faces count from 1"),
        }
    }

    /// Monastery `number`, 1 to 29.
    pub const fn monastery(number: u8) -> Tile {
        Tile::new(MONASTERIES + number - 1)
    }

    /// A building.
    pub const fn building(kind: Building) -> Tile {
        Tile::new(BUILDINGS + kind as u8)
    }

    /// Livestock of a species, 0 to 3, with 2, 3 or 4 animals; of geese there are 2.
    pub const fn livestock(species: u8, animals: u8) -> Tile {
        Tile::new(LIVESTOCK + 3 * species + animals - 2)
    }

    /// The double tile with two types of vines, 0 to 5, in either order.
    pub const fn double(one: u8, other: u8) -> Tile {
        let (low, high) = if one < other { (one, other) } else { (other, one) };
        Tile::new(FIRST_DOUBLE + high * (high + 1) / 2 + low)
    }

    /// Whether it is a double tile: two hexes, for a vineyard only (X-VINE-9).
    #[inline]
    pub const fn is_double(self) -> bool {
        self.0.get() >= FIRST_DOUBLE
    }

    /// How many storage spaces it fills (X-VINE-8).
    #[inline]
    pub const fn storage_spaces(self) -> usize {
        1 + self.is_double() as usize
    }

    /// For a double tile its number among [`DOUBLES`].
    #[inline]
    pub const fn double_index(self) -> Option<usize> {
        match self.is_double() {
            true => Some((self.0.get() - FIRST_DOUBLE) as usize),
            false => None,
        }
    }

    /// The double tile with a number below [`DOUBLES`].
    pub fn from_double_index(index: usize) -> Option<Tile> {
        if index < DOUBLES { Some(Tile::new(FIRST_DOUBLE + index as u8)) } else { None }
    }

    /// Whether it fits a space of any colour: an inn (X-INN-4) or a face-down tile (X-SOLO-12).
    #[inline]
    pub const fn is_wild(self) -> bool {
        let code = self.0.get();
        code == PAST_LIVESTOCK || code == PAST_LIVESTOCK + 1
    }

    /// The number of the face of a hex tile, below [`FACES`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize
    }

    /// The face with a number, if there is one.
    pub fn from_index(index: usize) -> Option<Tile> {
        let code = u8::try_from(index).ok()?;
        if code < PAST_LIVESTOCK + 2 { NonZeroU8::new(code).map(Tile) } else { None }
    }

    /// Every face of a hex tile, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Tile> {
        (1..FACES).filter_map(Tile::from_index)
    }

    /// The faces of a colour are a run of numbers: the first and one past the last.
    pub const fn range(colour: Colour) -> std::ops::Range<usize> {
        match colour {
            Colour::Castle => 1..2,
            Colour::Mine => 2..3,
            Colour::Ship => 3..4,
            Colour::Monastery => MONASTERIES as usize..BUILDINGS as usize,
            Colour::Building => BUILDINGS as usize..LIVESTOCK as usize,
            Colour::Livestock => LIVESTOCK as usize..PAST_LIVESTOCK as usize,
        }
    }

    /// Its colour. Inns, face-down tiles and double tiles have none: ask [`Tile::has_colour`] where they can come up.
    #[inline]
    pub const fn colour(self) -> Colour {
        debug_assert!(self.0.get() < PAST_LIVESTOCK, "the tile has a colour");
        COLOURS[self.0.get() as usize % FACES]
    }

    /// Whether it has this colour.
    #[inline]
    pub const fn has_colour(self, colour: Colour) -> bool {
        self.0.get() < PAST_LIVESTOCK && COLOURS[self.0.get() as usize % FACES] as u8 == colour as u8
    }

    /// What it is.
    #[inline]
    pub const fn face(self) -> Face {
        let code = self.0.get();
        if code >= PAST_LIVESTOCK {
            return self.colourless();
        }
        match self.colour() {
            Colour::Castle => Face::Castle,
            Colour::Mine => Face::Mine,
            Colour::Ship => Face::Ship,
            Colour::Monastery => Face::Monastery(code - MONASTERIES + 1),
            Colour::Building => Face::Building(Building::ALL[(code - BUILDINGS) as usize]),
            Colour::Livestock => Face::Livestock((code - LIVESTOCK) / 3, (code - LIVESTOCK) % 3 + 2),
        }
    }

    const fn colourless(self) -> Face {
        let code = self.0.get();
        if code < FIRST_DOUBLE {
            return if code == PAST_LIVESTOCK { Face::Inn } else { Face::FaceDown };
        }
        let (mut low, mut high) = (code - FIRST_DOUBLE, 0);
        while low > high {
            high += 1;
            low -= high;
        }
        Face::Double(low, high)
    }

    /// For a building, the bit of its kind in a set of kinds; 0 for any other tile. The crane never blocks and is never
    /// blocked (X-TILE-8), and there is only one.
    #[inline]
    pub const fn kind_bit(self) -> u16 {
        let code = self.0.get();
        if code >= BUILDINGS && code < LIVESTOCK { 1 << (code - BUILDINGS) } else { 0 }
    }

    /// Its name in text: `castle`, `m7`, `bank`, `cow3`. The fourth species is called goat in the Special Edition
    /// and chicken in 2011 (B1.2).
    pub fn name(self, edition: Edition) -> String {
        match self.face() {
            Face::Castle => "castle".into(),
            Face::Mine => "mine".into(),
            Face::Ship => "ship".into(),
            Face::Monastery(number) => format!("m{number}"),
            Face::Building(kind) => BUILDING_NAMES[kind as usize].into(),
            Face::Livestock(GEESE, _) => "geese".into(),
            Face::Livestock(species, animals) => format!("{}{animals}", species_name(species, edition)),
            Face::Inn => "inn".into(),
            Face::FaceDown => "face-down".into(),
            Face::Double(one, other) => {
                format!("{}-{}", VINE_NAMES[usize::from(one)], VINE_NAMES[usize::from(other)])
            }
        }
    }

    /// Reads a name; either name of the fourth species will do.
    pub fn parse(text: &str) -> Option<Tile> {
        match text {
            "castle" => return Some(Tile::CASTLE),
            "mine" => return Some(Tile::MINE),
            "ship" => return Some(Tile::SHIP),
            "geese" => return Some(Tile::GEESE),
            "inn" => return Some(Tile::INN),
            "face-down" => return Some(Tile::FACE_DOWN),
            _ => {}
        }
        if let Some(kind) = Building::parse(text) {
            return Some(Tile::building(kind));
        }
        if let Some(double) = parse_double(text) {
            return Some(double);
        }
        if let Some(number) = text.strip_prefix('m') {
            let number =
                number.parse::<u8>().ok().filter(|n| (1..=29).contains(n) && n.to_string() == number)?;
            return Some(Tile::monastery(number));
        }
        let animals = match text.as_bytes().last()? {
            n @ b'2'..=b'4' => n - b'0',
            _ => return None,
        };
        let name = &text[..text.len() - 1];
        let species = (0..4u8).find(|&s| {
            species_name(s, Edition::Special) == name || species_name(s, Edition::First) == name
        })?;
        Some(Tile::livestock(species, animals))
    }
}

/// The colour of each face.
const COLOURS: [Colour; FACES] = {
    let mut colours = [Colour::Livestock; FACES];
    let mut code = 0;
    while code < LIVESTOCK as usize {
        colours[code] = match code {
            0..=1 => Colour::Castle,
            2 => Colour::Mine,
            3 => Colour::Ship,
            _ if code < BUILDINGS as usize => Colour::Monastery,
            _ => Colour::Building,
        };
        code += 1;
    }
    colours
};

const BUILDING_NAMES: [&str; 10] = [
    "warehouse",
    "watchtower",
    "workshop",
    "church",
    "market",
    "boarding-house",
    "bank",
    "city-hall",
    "white-castle",
    "crane",
];

/// The types of vines: green and blue are named in the rulebook, the others are our names.
pub const VINE_NAMES: [&str; VINES as usize] = ["green", "blue", "red", "purple", "yellow", "white"];

/// Reads the name of a type of vines.
pub fn parse_vine(text: &str) -> Option<u8> {
    VINE_NAMES.iter().position(|name| *name == text).map(|vine| vine as u8)
}

/// `green-blue`: the types in the order of their numbers, so that a double tile has one name.
fn parse_double(text: &str) -> Option<Tile> {
    let (one, other) = text.split_once('-')?;
    let (one, other) = (parse_vine(one)?, parse_vine(other)?);
    (one <= other).then(|| Tile::double(one, other))
}

/// B1.2: the species of livestock.
pub fn species_name(species: u8, edition: Edition) -> &'static str {
    match (species, edition) {
        (0, _) => "cow",
        (1, _) => "sheep",
        (2, _) => "pig",
        (_, Edition::First) => "chicken",
        (_, Edition::Special) => "goat",
    }
}

impl std::fmt::Debug for Tile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name(Edition::Special))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_in_both_editions() {
        for tile in Tile::all() {
            for edition in [Edition::First, Edition::Special] {
                assert_eq!(Tile::parse(&tile.name(edition)), Some(tile), "{tile:?}");
            }
            assert_eq!(Tile::from_index(tile.index()), Some(tile));
            assert!(tile.is_wild() || Tile::range(tile.colour()).contains(&tile.index()));
        }
        for wrong in ["", "m0", "m30", "blue-green", "m07", "cow", "cow5", "horse3", "é2", "bank "] {
            assert_eq!(Tile::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn faces_are_what_they_were_made_of() {
        assert_eq!(Tile::all().count(), 3 + 29 + 10 + 13 + 2);
        assert_eq!(Tile::monastery(26).face(), Face::Monastery(26));
        assert_eq!(Tile::building(Building::CityHall).face(), Face::Building(Building::CityHall));
        assert_eq!(Tile::livestock(3, 4).face(), Face::Livestock(3, 4));
        assert_eq!(Tile::building(Building::Bank).kind_bit(), 1 << 6);
        assert_eq!(Tile::SHIP.kind_bit(), 0);
        assert_eq!(
            (Tile::monastery(29).face(), Tile::GEESE.face()),
            (Face::Monastery(29), Face::Livestock(4, 2))
        );
        assert_eq!((Tile::INN.face(), Tile::FACE_DOWN.face()), (Face::Inn, Face::FaceDown));
    }

    #[test]
    fn every_pair_of_vines_is_one_double_tile() {
        let mut seen = std::collections::BTreeSet::new();
        for high in 0..VINES {
            for low in 0..=high {
                let tile = Tile::double(high, low);
                assert_eq!((tile, tile.face()), (Tile::double(low, high), Face::Double(low, high)));
                assert_eq!(tile.double_index().and_then(Tile::from_double_index), Some(tile));
                assert_eq!(Tile::parse(&tile.name(Edition::Special)), Some(tile));
                assert!(tile.is_double() && !tile.is_wild() && seen.insert(tile));
            }
        }
        assert_eq!((seen.len(), Tile::from_double_index(DOUBLES)), (DOUBLES, None));
        assert!(!Tile::FACE_DOWN.is_double() && Tile::INN.is_wild() && !Tile::GEESE.is_wild());
    }
}
