//! Boards of other shapes than the standard one: those of a team and of the solo game, drawn as maps.
//!
//! ```toml
//! [[duchy]]
//! id = "33"
//! shape = "solo"
//! rivers = [[3, 15]]
//! map = """
//!     A6  B4          S6  M5
//!   C2  K3  C2          B4  A2
//!     M5  S1
//! """
//! ```
//!
//! A line is a row, and a space lies where it begins: two columns are half a hex, so that spaces which touch look like
//! it. Rivers join spaces, counted from 1 in reading order. `starts` names the spaces where a starting castle may lie,
//! if it is not all castle spaces. Such boards come with the game; players' own are of the standard shape.

use super::{
    Counts, Duchy, Label, Space,
    check::{check_counts, check_joined, check_regions},
    label::quoted,
    lines::{Lines, Maybe},
    rows::read_word,
    shape::{COUNTS, TEAM_COUNTS},
};
use crate::colour::Colour;
use demesne_game::{Hex, Spaces, TextError};
use serde::Deserialize;
use toml::Spanned;

/// What a board of another shape than the standard one is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// For a team: two duchies joined by a space (X-TEAM-5).
    Team,
    /// For one player: lands joined by rivers (X-SOLO-8).
    Solo,
}

impl Shape {
    /// Both.
    pub const ALL: [Shape; 2] = [Shape::Team, Shape::Solo];

    /// Its name in board files.
    pub const fn name(self) -> &'static str {
        ["team", "solo"][self as usize]
    }

    const fn counts(self) -> &'static Counts {
        match self {
            Shape::Team => &TEAM_COUNTS,
            Shape::Solo => &COUNTS,
        }
    }
}

/// A duchy of a file with maps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MapEntry {
    /// What it is for.
    pub shape: Shape,
    /// The duchy.
    pub duchy: Duchy,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    #[serde(default)]
    duchy: Vec<Spanned<Written>>,
}

/// A duchy as written. What must be there is optional too, so that its absence gets a sentence of ours.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table [[duchy]]")]
struct Written {
    id: Maybe<String>,
    title: Maybe<String>,
    shape: Maybe<String>,
    provenance: Maybe<String>,
    source: Maybe<String>,
    #[serde(default)]
    rivers: Vec<Spanned<[u8; 2]>>,
    starts: Option<Vec<Spanned<u8>>>,
    map: Maybe<String>,
}

/// Reads a file with boards of other shapes.
pub fn read_maps(text: &str) -> Result<Vec<MapEntry>, TextError> {
    let lines = Lines::of(text);
    let file: MapFile = toml::from_str(text).map_err(|error| lines.syntax(&error))?;
    let entry = |written: Spanned<Written>| {
        let line = lines.line(&written);
        lines.map_entry(written.into_inner()).map_err(|error| error.on_line(line))
    };
    file.duchy.into_iter().map(entry).collect()
}

impl Lines<'_> {
    fn map_entry(&self, written: Written) -> Result<MapEntry, TextError> {
        let label = self.label(&written.id, &written.title, &written.provenance, &written.source)?;
        let shape = self.shape(&written.shape)?;
        let map = written.map.ok_or_else(|| {
            TextError::new("the duchy has no map: write map = \"\"\", then a line for each row, then \"\"\"")
        })?;
        let (texts, map_lines): (Vec<&str>, Vec<usize>) = self.of_value(map.get_ref(), map.span()).unzip();
        let in_map = |error: TextError| {
            let line = error.line.and_then(|row| map_lines.get(row - 1).copied());
            TextError::at(line.unwrap_or_else(|| self.line(&map)), error.why)
        };
        let spaces = read_map(&texts).map_err(in_map)?;
        let mut duchy = self.lands(label, &spaces, &written.rivers)?;
        check_counts(&duchy, shape.counts()).map_err(in_map)?;
        check_regions(&duchy).map_err(in_map)?;
        check_joined(&duchy).map_err(in_map)?;
        if let Some(starts) = &written.starts {
            duchy.starts = self.starts(&duchy, starts)?;
        }
        Ok(MapEntry { shape, duchy })
    }

    fn shape(&self, name: &Maybe<String>) -> Result<Shape, TextError> {
        let names = Shape::ALL.map(Shape::name).join(" or ");
        let name =
            name.as_ref().ok_or_else(|| TextError::new(format!("the duchy has no shape: give {names}")))?;
        Shape::ALL.into_iter().find(|shape| shape.name() == name.get_ref()).ok_or_else(|| {
            let why = format!("{} is no shape: give {names}", quoted(name.get_ref()));
            TextError::at(self.line(name), why)
        })
    }

    /// The duchy, with its rivers one by one, so that a wrong one has its line.
    fn lands(&self, label: Label, spaces: &[Space], rivers: &[Spanned<[u8; 2]>]) -> Result<Duchy, TextError> {
        let mut duchy = Duchy::new(label, spaces, &[])?;
        for river in rivers {
            let added = match river.get_ref().map(|number| number.checked_sub(1)) {
                [Some(one), Some(other)] => duchy.add_river(one, other),
                _ => Err(TextError::new("there is no space 0 at the end of a river: the first space is 1")),
            };
            added.map_err(|error| error.on_line(self.line(river)))?;
        }
        Ok(duchy)
    }

    fn starts(&self, duchy: &Duchy, numbers: &[Spanned<u8>]) -> Result<Spaces, TextError> {
        let castles = duchy.by_colour[Colour::Castle.index()];
        let start = |number: &Spanned<u8>| {
            let space = number.get_ref().checked_sub(1).filter(|&space| space < duchy.size);
            space.filter(|&space| castles.contains(space)).ok_or_else(|| {
                let why =
                    format!("space {} is no castle space: a starting castle lies on one", number.get_ref());
                TextError::at(self.line(number), why)
            })
        };
        numbers.iter().map(start).collect()
    }
}

/// The longest row and the most rows of a map: far more than a board has, and no more than a hex can name.
const WIDEST: usize = 200;

/// The spaces of a map in reading order. An error's line is the row, counted from 1.
fn read_map(rows: &[&str]) -> Result<Vec<Space>, TextError> {
    let mut spaces: Vec<Space> = Vec::new();
    for (row, text) in rows.iter().enumerate() {
        let number = row + 1;
        let no = |why: String| TextError::at(number, why);
        if rows.len() > WIDEST || text.len() > WIDEST {
            return Err(no(format!("a map has at most {WIDEST} rows and {WIDEST} columns")));
        }
        for (column, word) in words(text) {
            let Some((colour, die)) = read_word(number, word).map_err(|error| error.on_line(number))? else {
                continue;
            };
            let hex = Hex { row: row as i16, x: (column / 2) as i16 };
            let first = spaces.first().map_or(hex, |space| space.hex);
            if column % 2 != 0 || (hex.row + hex.x - first.row - first.x) % 2 != 0 {
                return Err(no(format!(
                    "the space {word} in row {number} lies between two places: spaces of a row are four columns \
                     apart, and two from those of the next row"
                )));
            }
            spaces.push(Space { hex, colour, number: die });
        }
    }
    Ok(spaces)
}

/// The words of a line and the columns where they begin.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let columns = text.split(' ').scan(0, |next, word| {
        let column = *next;
        *next += word.chars().count() + 1;
        Some((column, word))
    });
    columns.filter(|(_, word)| !word.is_empty())
}
