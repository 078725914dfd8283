//! Duchies: the boards that players cover with tiles (B1.4), as printed and as tables for the rules.
//!
//! A [`Duchy`] never changes during a game. What lies on it belongs to the state.

mod automa;
mod automa_picture;
mod check;
mod fairness;
mod file;
mod label;
mod lines;
mod map;
pub mod picture;
mod posts;
mod printed;
mod random;
mod rows;
mod set;
mod shape;

pub use automa::{AutomaDuchy, LARGEST_AREA, Mark, automa_duchies};
pub use fairness::fairness;
pub use file::{EDITIONS, Entry, read_file};
pub use label::{Label, Provenance};
pub use map::{MapEntry, Shape, read_maps};
pub use posts::POSTS;
pub use printed::{BoardFile, FILES, MAP_FILES, printed, solo_boards, team_boards};
pub use random::random;
pub use set::BoardSet;
pub use shape::{COUNTS, Counts, NUMBERS, TEAM_COUNTS};

use crate::{colour::Colour, ring::distance};
use demesne_game::{Hex, Spaces, TextError, hex::connected_parts};
use std::hash::{Hash, Hasher};

/// The most spaces that a duchy has: that of a team (X-TEAM-5).
pub const MOST_SPACES: usize = 73;

/// Where a table has no index: a space without city, a place past the end of the duchy.
pub const NONE: u8 = 0xff;

/// A space as it is printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Space {
    /// Its place.
    pub hex: Hex,
    /// Its colour.
    pub colour: Colour,
    /// Its die number, 1 to 6.
    pub number: u8,
}

/// Touching spaces of one colour, as many as there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Region {
    /// The colour of all of them.
    pub colour: Colour,
    /// The spaces.
    pub spaces: Spaces,
    /// How many they are.
    pub size: u8,
}

/// A printed duchy and what the rules ask of it, computed once.
///
/// Spaces are numbered from 0 in reading order; text for people counts from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Duchy {
    /// A number ("1" … "34") or a name of the players' own: by it the rules and the records know the duchy.
    pub id: String,
    /// A few words for people.
    pub title: String,
    /// Where what it shows is known from.
    pub provenance: Provenance,
    /// The same in a sentence.
    pub source: String,
    /// The set that it comes with; none for team and solo boards and for players' own.
    pub set: Option<BoardSet>,
    /// How many spaces it has.
    pub size: u8,
    /// The place of each space.
    pub hex: Vec<Hex>,
    /// The colour of each space.
    pub colour: Vec<Colour>,
    /// The die number of each space, 1 to 6.
    pub number: Vec<u8>,
    /// The neighbours of each space, for placing: what touches it, and what a river leads to.
    pub neighbours: [Spaces; MOST_SPACES],
    /// The rivers, by the spaces at their ends. `neighbours` has them too; they are kept for pictures.
    pub rivers: Vec<(u8, u8)>,
    /// The spaces of each colour.
    pub by_colour: [Spaces; 6],
    /// The castle spaces where a starting castle may lie: all of them, but for team boards (B2.5, X-TEAM-6).
    pub starts: Spaces,
    /// `within[n][d]`: the spaces whose number is at most `d` steps from the die `n`; 6 and 1 are one step apart.
    /// `within[0]` is empty.
    pub within: [[Spaces; 4]; 7],
    /// The regions, in the order of their first spaces. Rivers join none.
    pub regions: Vec<Region>,
    /// The region of each space.
    pub region_of: [u8; MOST_SPACES],
    /// For each building space its city, counted among the building regions; [`NONE`] elsewhere.
    pub city_of: [u8; MOST_SPACES],
    /// How many cities there are.
    pub number_of_cities: u8,
}

impl Duchy {
    /// A duchy of any shape. `rivers` join spaces that do not touch (X-SOLO-8); the standard duchy has none.
    ///
    /// It refuses what no table could hold; what belongs to a standard duchy is [`Duchy::from_rows`]' to check.
    pub fn new(label: Label, spaces: &[Space], rivers: &[(u8, u8)]) -> Result<Duchy, TextError> {
        let size = spaces.len();
        if size == 0 || size > MOST_SPACES {
            return Err(TextError::new(format!("a duchy has 1 to {MOST_SPACES} spaces, not {size}")));
        }
        let touching = touching(spaces);
        let Label { id, title, provenance, source } = label;
        let mut duchy = Duchy {
            id,
            title,
            provenance,
            source,
            set: None,
            size: size as u8,
            hex: spaces.iter().map(|space| space.hex).collect(),
            colour: spaces.iter().map(|space| space.colour).collect(),
            number: spaces.iter().map(|space| space.number).collect(),
            neighbours: touching,
            rivers: Vec::new(),
            by_colour: [Spaces::EMPTY; 6],
            starts: Spaces::EMPTY,
            within: [[Spaces::EMPTY; 4]; 7],
            regions: Vec::new(),
            region_of: [NONE; MOST_SPACES],
            city_of: [NONE; MOST_SPACES],
            number_of_cities: 0,
        };
        duchy.fill_sets(spaces)?;
        duchy.starts = duchy.by_colour[Colour::Castle.index()];
        duchy.fill_regions(&touching);
        rivers.iter().try_for_each(|&(one, other)| duchy.add_river(one, other))?;
        Ok(duchy)
    }

    fn fill_sets(&mut self, spaces: &[Space]) -> Result<(), TextError> {
        for (i, space) in (0u8..).zip(spaces) {
            if !(1..=6).contains(&space.number) {
                return Err(TextError::new(format!("space {} has no die number from 1 to 6", i + 1)));
            }
            if self.hex[..usize::from(i)].contains(&space.hex) {
                return Err(TextError::new(format!("space {} lies where another one is already", i + 1)));
            }
            self.by_colour[space.colour.index()].insert(i);
            for die in 1..=6 {
                for steps in usize::from(distance(die, space.number))..4 {
                    self.within[usize::from(die)][steps].insert(i);
                }
            }
        }
        Ok(())
    }

    fn fill_regions(&mut self, touching: &[Spaces]) {
        for colour in Colour::ALL {
            for spaces in connected_parts(self.by_colour[colour.index()], touching) {
                self.regions.push(Region { colour, spaces, size: spaces.len() as u8 });
            }
        }
        self.regions.sort_by_key(|region| region.spaces.0.trailing_zeros());
        for (index, region) in (0u8..).zip(&self.regions) {
            let city = (region.colour == Colour::Building).then_some(self.number_of_cities);
            self.number_of_cities += u8::from(city.is_some());
            for space in region.spaces {
                self.region_of[usize::from(space)] = index;
                self.city_of[usize::from(space)] = city.unwrap_or(NONE);
            }
        }
    }

    /// Joins two spaces that do not touch.
    fn add_river(&mut self, one: u8, other: u8) -> Result<(), TextError> {
        let no = |why: &str| {
            let (one, other) = (u16::from(one) + 1, u16::from(other) + 1);
            TextError::new(format!("a river cannot lead from space {one} to space {other}{why}"))
        };
        if one == other || one.max(other) >= self.size {
            return Err(no(""));
        }
        if self.neighbours[usize::from(one)].contains(other) {
            return Err(no(": they touch, or another river joins them"));
        }
        self.neighbours[usize::from(one)].insert(other);
        self.neighbours[usize::from(other)].insert(one);
        self.rivers.push((one, other));
        Ok(())
    }

    /// All its spaces.
    #[inline]
    pub const fn spaces(&self) -> Spaces {
        Spaces::first(self.size)
    }

    /// The region that a space belongs to.
    #[inline]
    pub fn region(&self, space: u8) -> &Region {
        &self.regions[usize::from(self.region_of[usize::from(space)])]
    }
}

/// Equal duchies print the same; hashing the tables as well would only cost time.
impl Hash for Duchy {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
        self.colour.hash(state);
        self.number.hash(state);
    }
}

/// For each space those that share a side with it.
fn touching(spaces: &[Space]) -> [Spaces; MOST_SPACES] {
    let mut touching = [Spaces::EMPTY; MOST_SPACES];
    for (set, space) in touching.iter_mut().zip(spaces) {
        *set =
            (0u8..).zip(spaces).filter(|(_, other)| space.hex.touches(other.hex)).map(|(i, _)| i).collect();
    }
    touching
}

#[cfg(test)]
mod tests {
    use super::*;

    fn space(row: i16, x: i16, colour: Colour, number: u8) -> Space {
        Space { hex: Hex { row, x }, colour, number }
    }

    fn label() -> Label {
        Label::own("test").expect("an id")
    }

    #[test]
    fn the_dice_are_a_ring() {
        assert_eq!([1, 2, 3, 4, 5, 6].map(|face| distance(1, face)), [0, 1, 2, 3, 2, 1]);
        assert_eq!([1, 2, 3, 4, 5, 6].map(|face| distance(5, face)), [2, 3, 2, 1, 0, 1]);
    }

    #[test]
    fn rivers_make_neighbours_but_no_regions() {
        let spaces = [
            space(0, 0, Colour::Ship, 1),
            space(0, 2, Colour::Building, 2),
            space(0, 8, Colour::Building, 6),
            space(1, 9, Colour::Building, 3),
        ];
        let duchy = Duchy::new(label(), &spaces, &[(1, 2)]).expect("two lands and a river");
        assert_eq!(duchy.neighbours[1], [0, 2].into_iter().collect());
        assert_eq!(duchy.neighbours[2], [1, 3].into_iter().collect());
        assert_eq!(duchy.regions.iter().map(|region| region.size).collect::<Vec<_>>(), [1, 1, 2]);
        assert_eq!(duchy.city_of[..5], [NONE, 0, 1, 1, NONE]);
        assert_eq!(duchy.number_of_cities, 2);
        assert_eq!(duchy.within[1][1], [0, 1, 2].into_iter().collect(), "6 and 2 are next to 1");
        assert_eq!(duchy.within[3][0], Spaces::one(3));
        assert_eq!(duchy.within[4][3], duchy.spaces());
        assert_eq!(duchy.within[0], [Spaces::EMPTY; 4]);
    }

    #[test]
    fn what_no_table_holds_is_refused() {
        let one = space(0, 0, Colour::Ship, 1);
        let why = |spaces: &[Space], rivers: &[(u8, u8)]| {
            Duchy::new(label(), spaces, rivers).map(|_| ()).map_err(|error| error.to_string())
        };
        assert_eq!(why(&[], &[]), Err("a duchy has 1 to 73 spaces, not 0".into()));
        assert_eq!(why(&[one; 74], &[]), Err("a duchy has 1 to 73 spaces, not 74".into()));
        assert_eq!(why(&[one; 2], &[]), Err("space 2 lies where another one is already".into()));
        assert_eq!(why(&[one], &[(0, 255)]), Err("a river cannot lead from space 1 to space 256".into()));
        let zero = space(0, 0, Colour::Ship, 0);
        assert_eq!(why(&[zero], &[]), Err("space 1 has no die number from 1 to 6".into()));
        let line: Vec<Space> = (0..73).map(|i| space(0, 2 * i, Colour::Ship, 1)).collect();
        assert_eq!(why(&line, &[]), Ok(()), "a team's duchy has 73");
    }
}
