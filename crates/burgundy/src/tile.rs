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
}

impl Building {
    /// The eight kinds.
    pub const ALL: [Building; 8] = [
        Building::Warehouse,
        Building::Watchtower,
        Building::Workshop,
        Building::Church,
        Building::Market,
        Building::BoardingHouse,
        Building::Bank,
        Building::CityHall,
    ];
}

/// The face of a hex tile. Tiles with one face are alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tile(NonZeroU8);

/// What a tile is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// Livestock: the species (0 to 3) and how many animals.
    Livestock(u8, u8),
}

/// One more than the largest number of a face: the size of an array with an entry a face.
pub const FACES: usize = 64;

const MONASTERIES: u8 = 4;
const BUILDINGS: u8 = 33;
const LIVESTOCK: u8 = 43;
/// The last face that the base game knows; the numbers in between leave room for what expansions add.
const LAST: u8 = LIVESTOCK + 11;

impl Tile {
    /// The castle.
    pub const CASTLE: Tile = Tile::new(1);
    /// The mine.
    pub const MINE: Tile = Tile::new(2);
    /// The ship.
    pub const SHIP: Tile = Tile::new(3);

    const fn new(code: u8) -> Tile {
        match NonZeroU8::new(code) {
            Some(code) => Tile(code),
            None => panic!("faces count from 1"),
        }
    }

    /// Monastery `number`, 1 to 26.
    pub const fn monastery(number: u8) -> Tile {
        Tile::new(MONASTERIES + number - 1)
    }

    /// A building.
    pub const fn building(kind: Building) -> Tile {
        Tile::new(BUILDINGS + kind as u8)
    }

    /// Livestock of a species, 0 to 3, with 2, 3 or 4 animals.
    pub const fn livestock(species: u8, animals: u8) -> Tile {
        Tile::new(LIVESTOCK + 3 * species + animals - 2)
    }

    /// The number of the face, below [`FACES`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize
    }

    /// The face with a number, if there is one.
    pub fn from_index(index: usize) -> Option<Tile> {
        let code = u8::try_from(index).ok()?;
        let known = matches!(code, 1..=3)
            || (MONASTERIES..MONASTERIES + 26).contains(&code)
            || (BUILDINGS..BUILDINGS + 8).contains(&code)
            || (LIVESTOCK..=LAST).contains(&code);
        if known { NonZeroU8::new(code).map(Tile) } else { None }
    }

    /// Every face, in the order of their numbers.
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
            Colour::Livestock => LIVESTOCK as usize..FACES,
        }
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        COLOURS[self.0.get() as usize % FACES]
    }

    /// What it is.
    #[inline]
    pub const fn face(self) -> Face {
        let code = self.0.get();
        match self.colour() {
            Colour::Castle => Face::Castle,
            Colour::Mine => Face::Mine,
            Colour::Ship => Face::Ship,
            Colour::Monastery => Face::Monastery(code - MONASTERIES + 1),
            Colour::Building => Face::Building(Building::ALL[(code - BUILDINGS) as usize]),
            Colour::Livestock => Face::Livestock((code - LIVESTOCK) / 3, (code - LIVESTOCK) % 3 + 2),
        }
    }

    /// For a building, the bit of its kind in a set of kinds; 0 for any other tile.
    #[inline]
    pub const fn kind_bit(self) -> u16 {
        match self.colour() {
            Colour::Building => 1 << (self.0.get() - BUILDINGS),
            _ => 0,
        }
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
            Face::Livestock(species, animals) => format!("{}{animals}", species_name(species, edition)),
        }
    }

    /// Reads a name; either name of the fourth species will do.
    pub fn parse(text: &str) -> Option<Tile> {
        match text {
            "castle" => return Some(Tile::CASTLE),
            "mine" => return Some(Tile::MINE),
            "ship" => return Some(Tile::SHIP),
            _ => {}
        }
        if let Some(kind) = BUILDING_NAMES.iter().position(|name| *name == text) {
            return Some(Tile::building(Building::ALL[kind]));
        }
        if let Some(number) = text.strip_prefix('m') {
            let number =
                number.parse::<u8>().ok().filter(|n| (1..=26).contains(n) && n.to_string() == number)?;
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

const BUILDING_NAMES: [&str; 8] =
    ["warehouse", "watchtower", "workshop", "church", "market", "boarding-house", "bank", "city-hall"];

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
            assert!(Tile::range(tile.colour()).contains(&tile.index()));
        }
        for wrong in ["", "m0", "m27", "m07", "cow", "cow5", "horse3", "é2", "bank "] {
            assert_eq!(Tile::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn faces_are_what_they_were_made_of() {
        assert_eq!(Tile::all().count(), 3 + 26 + 8 + 12);
        assert_eq!(Tile::monastery(26).face(), Face::Monastery(26));
        assert_eq!(Tile::building(Building::CityHall).face(), Face::Building(Building::CityHall));
        assert_eq!(Tile::livestock(3, 4).face(), Face::Livestock(3, 4));
        assert_eq!(Tile::building(Building::Bank).kind_bit(), 1 << 6);
        assert_eq!(Tile::SHIP.kind_bit(), 0);
    }
}
