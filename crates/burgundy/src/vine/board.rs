//! Printed matter of the vineyards: `data/vineyard.toml`, read into tables (X-VINE-2).

use crate::{
    bonus::Bonus,
    tile::{DOUBLES, Tile, VINES},
};
use demesne_game::TextError;
use serde::Deserialize;

/// How many spaces a vineyard board has.
pub const VINE_SPACES: usize = 12;
/// How many terraces it has.
pub const TERRACES: usize = 5;
/// How many hexes it has: two a space.
pub const VINE_HEXES: usize = 2 * VINE_SPACES;
/// The largest area that the table of points names.
const LARGEST_AREA: usize = 13;

/// All that is printed for the vineyards, for a number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VineBoard {
    /// The die number of each space.
    pub number: [u8; VINE_SPACES],
    /// The bonus actions of each space, that of the first hex first.
    pub bonuses: [[Bonus; 2]; VINE_SPACES],
    /// The spaces that touch a space, a bit each.
    pub neighbours: [u16; VINE_SPACES],
    /// The spaces of each terrace, a bit each; the bottom one first.
    pub terraces: [u16; TERRACES],
    /// The place of each hex: its row, 0 being the lowest, and twice its place from the left.
    pub hexes: [[i8; 2]; VINE_HEXES],
    /// The hexes that touch a hex, a bit each. Hexes 2n and 2n + 1 are those of space n.
    pub hex_neighbours: [u32; VINE_HEXES],
    /// How many double tiles of each kind there are.
    pub doubles: [u8; DOUBLES],
    /// How many vine bonus tiles of each type there are.
    pub bonus_tiles: u8,
    /// X-VINE-4: how many types are out when there are to be fewer.
    pub fewer_types: u8,
    /// X-VINE-5: how many places the vine shop has.
    pub shop: u8,
    /// X-VINE-6: the die numbers of each place of the vine depot, bit n - 1 for number n; none where a place is not used.
    pub depot: [u8; 6],
    /// X-VINE-25: points of an area by its size.
    area: [u16; LARGEST_AREA],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "source")]
    _source: String,
    twice_the_same: u8,
    each_pair: u8,
    bonus_tiles_of_a_type: u8,
    fewer_types: [u8; 3],
    shop: [u8; 3],
    depot: [Vec<String>; 3],
    area: [u16; LARGEST_AREA],
    space: Vec<Space>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Space {
    terrace: usize,
    die: u8,
    hexes: [[i8; 2]; 2],
    bonuses: [String; 2],
}

impl VineBoard {
    /// What the file of the box says, for 2 to 4 players.
    pub fn load(players: u8) -> Result<VineBoard, TextError> {
        VineBoard::read(include_str!("../../data/vineyard.toml"), players)
            .map_err(|why| TextError::new(format!("vineyard.toml: {why}")))
    }

    fn read(text: &str, players: u8) -> Result<VineBoard, String> {
        let file: File = toml::from_str(text)
            .and_then(toml::Table::try_into)
            .map_err(|error| error.message().to_owned())?;
        let spaces: &[Space; VINE_SPACES] = file
            .space
            .as_slice()
            .try_into()
            .map_err(|_| format!("a vineyard has {VINE_SPACES} spaces, not {}", file.space.len()))?;
        let by_players = usize::from(players.clamp(2, 4)) - 2;
        let hex_neighbours = hex_neighbours(spaces)?;
        let board = VineBoard {
            number: std::array::from_fn(|i| spaces[i].die),
            bonuses: bonuses(spaces)?,
            neighbours: neighbours(&hex_neighbours),
            terraces: terraces(spaces)?,
            hexes: places(spaces),
            hex_neighbours,
            doubles: doubles(file.twice_the_same, file.each_pair),
            bonus_tiles: file.bonus_tiles_of_a_type,
            fewer_types: file.fewer_types[by_players],
            shop: file.shop[by_players],
            depot: depot(&file.depot[by_players])?,
            area: file.area,
        };
        board.check()?;
        Ok(board)
    }

    /// X-VINE-25: the points of an area; beyond the table the sum of the numbers up to its size.
    pub fn area_points(&self, size: usize) -> i32 {
        match size.checked_sub(1) {
            None => 0,
            Some(i) => self.area.get(i).map_or((size * (size + 1) / 2) as i32, |&points| points.into()),
        }
    }

    /// The terraces, a bit each, all of whose spaces are among some.
    pub fn complete_terraces(&self, covered: u16) -> u8 {
        (0..)
            .zip(self.terraces)
            .fold(0, |set, (terrace, spaces)| set | u8::from(spaces & !covered == 0) << terrace)
    }

    /// How many places the vine depot has.
    pub fn places(&self) -> usize {
        self.depot.iter().filter(|&&numbers| numbers != 0).count()
    }

    /// What the rulebook says of the board, and what every board needs.
    fn check(&self) -> Result<(), String> {
        for number in 1..=6 {
            if self.number.iter().filter(|&&n| n == number).count() != 2 {
                return Err(format!("the number {number} stands on two spaces"));
            }
        }
        let mut bottom: Vec<u8> =
            (0..VINE_SPACES).filter(|i| self.terraces[0] >> i & 1 != 0).map(|i| self.number[i]).collect();
        bottom.sort_unstable();
        if bottom != [1, 4] {
            return Err("the bottom terrace has the numbers 1 and 4".into());
        }
        for start in (0..VINE_SPACES).filter(|i| self.terraces[0] >> i & 1 != 0) {
            let mut reached = 1u16 << start;
            for _ in 0..VINE_SPACES {
                let from = (0..VINE_SPACES).filter(|i| reached >> i & 1 != 0);
                reached = from.fold(reached, |set, i| set | self.neighbours[i]);
            }
            if reached.count_ones() as usize != VINE_SPACES {
                return Err(format!("not every space can be reached from v{}", start + 1));
            }
        }
        let tiles: u32 = self.doubles.iter().map(|&n| u32::from(n)).sum();
        if tiles != 51 || u32::from(self.bonus_tiles) * u32::from(VINES) != 24 {
            return Err("there are 51 double tiles and 24 vine bonus tiles".into());
        }
        let numbers = self.depot.iter().fold(0, |set, numbers| set | numbers);
        let count: u32 = self.depot.iter().map(|numbers| numbers.count_ones()).sum();
        if (numbers, count) != (0b11_1111, 6) || self.shop > 3 {
            return Err(
                "each number has one place of the vine depot, and the shop has three places at most".into()
            );
        }
        Ok(())
    }
}

/// Where the 24 hexes lie.
fn places(spaces: &[Space; VINE_SPACES]) -> [[i8; 2]; VINE_HEXES] {
    std::array::from_fn(|i| spaces[i / 2].hexes[i % 2])
}

/// Which of the 24 hexes touch each other.
fn hex_neighbours(spaces: &[Space; VINE_SPACES]) -> Result<[u32; VINE_HEXES], String> {
    let hexes = places(spaces);
    let mut neighbours = [0; VINE_HEXES];
    for (i, one) in hexes.iter().enumerate() {
        if hexes[..i].contains(one) {
            return Err(format!("the hex {one:?} belongs to two spaces"));
        }
        for (j, other) in hexes.iter().enumerate() {
            let apart = (one[0].abs_diff(other[0]), one[1].abs_diff(other[1]));
            if matches!(apart, (0, 2) | (1, 1)) {
                neighbours[i] |= 1 << j;
            }
        }
        if i % 2 == 1 && neighbours[i] >> (i - 1) & 1 == 0 {
            return Err(format!("the two hexes of v{} do not touch", i / 2 + 1));
        }
    }
    Ok(neighbours)
}

/// Spaces touch where a hex of one touches a hex of the other.
fn neighbours(hexes: &[u32; VINE_HEXES]) -> [u16; VINE_SPACES] {
    std::array::from_fn(|space| {
        let touched = hexes[2 * space] | hexes[2 * space + 1];
        (0..VINE_SPACES).filter(|&i| i != space && touched >> (2 * i) & 3 != 0).fold(0, |set, i| set | 1 << i)
    })
}

fn terraces(spaces: &[Space; VINE_SPACES]) -> Result<[u16; TERRACES], String> {
    let mut terraces = [0; TERRACES];
    for (i, space) in spaces.iter().enumerate() {
        let terrace = space.terrace.checked_sub(1).and_then(|t| terraces.get_mut(t));
        *terrace.ok_or_else(|| format!("v{} is on terrace 1 to {TERRACES}", i + 1))? |= 1 << i;
    }
    match terraces.contains(&0) {
        true => Err(format!("each of the {TERRACES} terraces has a space")),
        false => Ok(terraces),
    }
}

fn bonuses(spaces: &[Space; VINE_SPACES]) -> Result<[[Bonus; 2]; VINE_SPACES], String> {
    let mut bonuses = [[Bonus::Silver; 2]; VINE_SPACES];
    for (pair, space) in bonuses.iter_mut().zip(spaces) {
        for (bonus, name) in pair.iter_mut().zip(&space.bonuses) {
            *bonus = Bonus::parse(name).ok_or_else(|| format!("\"{name}\" is no bonus action"))?;
        }
    }
    Ok(bonuses)
}

fn doubles(same: u8, pair: u8) -> [u8; DOUBLES] {
    let mut counts = [0; DOUBLES];
    for high in 0..VINES {
        for low in 0..=high {
            if let Some(i) = Tile::double(low, high).double_index() {
                counts[i] = if low == high { same } else { pair };
            }
        }
    }
    counts
}

fn depot(places: &[String]) -> Result<[u8; 6], String> {
    let mut depot = [0; 6];
    if places.len() > depot.len() {
        return Err("the vine depot has six places at most".into());
    }
    for (numbers, text) in depot.iter_mut().zip(places) {
        for digit in text.bytes() {
            match digit {
                b'1'..=b'6' => *numbers |= 1 << (digit - b'1'),
                _ => return Err(format!("\"{text}\" is no set of die numbers")),
            }
        }
    }
    Ok(depot)
}
