//! The automated opponent's duchy (A1.12): an area of spaces for each colour, some of them with marks. Its spaces have no
//! die numbers and do not touch, so it is no [`Duchy`](super::Duchy).

use super::{
    Label,
    label::quoted,
    lines::{Lines, Maybe},
    shape::COUNTS,
};
use crate::colour::Colour;
use demesne_game::TextError;
use serde::Deserialize;
use toml::Spanned;

/// The file with both sides, which a test checks (`data_tests.rs`).
const FILE: &str = include_str!("../../data/chateautoma_duchy.toml");

/// The most spaces of an area: those of the buildings.
pub const LARGEST_AREA: usize = 12;

/// What is printed on a space besides its colour. It counts only with the modifier that it belongs to (A15.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// Modifier A: a tile lies here face down from the start (A15.5).
    A,
    /// Modifier B: a tile lies here face up from the start (A15.6).
    B,
    /// Modifier D: who covers it takes an extra turn (A15.9).
    ExtraTurn,
}

impl Mark {
    /// All three.
    pub const ALL: [Mark; 3] = [Mark::A, Mark::B, Mark::ExtraTurn];

    /// Its sign in board files and pictures.
    pub const fn sign(self) -> char {
        ['A', 'B', '+'][self as usize]
    }

    /// Reads a sign.
    pub fn from_sign(sign: char) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| mark.sign() == sign)
    }
}

/// A side of the automated opponent's duchy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AutomaDuchy {
    /// What it is called, and where it comes from.
    pub label: Label,
    /// How many spaces each colour has.
    pub spaces: [u8; 6],
    /// The marks of the spaces of each colour, in reading order; nothing past the end of an area.
    pub marks: [[Option<Mark>; LARGEST_AREA]; 6],
    /// How many spaces of each colour are drawn in a row.
    pub width: [u8; 6],
}

/// Both sides: 35 without marks, 36 with them.
pub fn automa_duchies() -> Result<Vec<AutomaDuchy>, TextError> {
    read_automa(FILE)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AutomaFile {
    side: Vec<Spanned<Written>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: Maybe<String>,
    title: Maybe<String>,
    provenance: Maybe<String>,
    source: Maybe<String>,
    castle: Spanned<String>,
    mine: Spanned<String>,
    ship: Spanned<String>,
    monastery: Spanned<String>,
    building: Spanned<String>,
    livestock: Spanned<String>,
}

fn read_automa(text: &str) -> Result<Vec<AutomaDuchy>, TextError> {
    let lines = Lines::of(text);
    let file: AutomaFile = toml::from_str(text).map_err(|error| lines.syntax(&error))?;
    let side = |written: Spanned<Written>| {
        let line = lines.line(&written);
        lines.side(written.into_inner()).map_err(|error| error.on_line(line))
    };
    file.side.into_iter().map(side).collect()
}

impl Lines<'_> {
    fn side(&self, written: Written) -> Result<AutomaDuchy, TextError> {
        let label = self.label(&written.id, &written.title, &written.provenance, &written.source)?;
        let mut duchy =
            AutomaDuchy { label, spaces: [0; 6], marks: [[None; LARGEST_AREA]; 6], width: [0; 6] };
        let Written { castle, mine, ship, monastery, building, livestock, .. } = written;
        for (colour, area) in
            Colour::ALL.into_iter().zip([castle, mine, ship, monastery, building, livestock])
        {
            duchy.read_area(colour, area.get_ref()).map_err(|error| error.on_line(self.line(&area)))?;
        }
        Ok(duchy)
    }
}

impl AutomaDuchy {
    fn read_area(&mut self, colour: Colour, text: &str) -> Result<(), TextError> {
        let rows: Vec<Vec<&str>> = text.split('/').map(|row| row.split_whitespace().collect()).collect();
        let width = rows.first().map_or(0, Vec::len);
        if rows.iter().any(|row| row.len() != width) {
            let why =
                format!("the rows of the {} area differ in length: give each {width} spaces", colour.name());
            return Err(TextError::new(why));
        }
        let (index, count) = (colour.index(), width * rows.len());
        let right = COUNTS.into_iter().find(|&(of, _)| of == colour).map_or(0, |(_, count)| count);
        if count != usize::from(right) {
            let why = format!("the {} area has {count} spaces: it must have {right}", colour.name());
            return Err(TextError::new(why));
        }
        for (mark, word) in self.marks[index].iter_mut().zip(rows.concat()) {
            *mark = read_mark(word)?;
        }
        (self.spaces[index], self.width[index]) = (right, width as u8);
        Ok(())
    }

    /// The mark of a space of a colour, counted in reading order from 0.
    pub fn mark(&self, colour: Colour, space: usize) -> Option<Mark> {
        self.marks[colour.index()].get(space).copied().flatten()
    }

    /// The rows of an area as they are drawn.
    pub fn rows(&self, colour: Colour) -> impl Iterator<Item = &[Option<Mark>]> {
        let index = colour.index();
        let area = &self.marks[index][..usize::from(self.spaces[index])];
        area.chunks(usize::from(self.width[index]).max(1))
    }
}

fn read_mark(word: &str) -> Result<Option<Mark>, TextError> {
    let mut signs = word.chars();
    match (signs.next(), signs.next()) {
        (Some('.'), None) => Ok(None),
        (Some(sign), None) if Mark::from_sign(sign).is_some() => Ok(Mark::from_sign(sign)),
        _ => Err(TextError::new(format!("{} is no space: write a dot, or its mark A, B or +", quoted(word)))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(duchy: &AutomaDuchy, mark: Mark) -> [usize; 6] {
        duchy.marks.map(|area| area.iter().filter(|&&on| on == Some(mark)).count())
    }

    #[test]
    fn a1_12_both_sides_have_the_spaces_of_a_duchy() {
        let sides = automa_duchies().expect("a file without errors");
        assert_eq!(sides.iter().map(|side| side.label.id.as_str()).collect::<Vec<_>>(), ["35", "36"]);
        for side in &sides {
            assert_eq!(side.spaces, [4, 3, 6, 6, 12, 6]);
        }
        assert_eq!(sides[0].marks, [[None; LARGEST_AREA]; 6]);
    }

    #[test]
    fn a1_12_marks_of_side_36() {
        let side = &automa_duchies().expect("a file without errors")[1];
        // Castle, mine, ship, monastery, building, livestock.
        assert_eq!(counts(side, Mark::A), [0, 0, 1, 1, 2, 1]);
        assert_eq!(counts(side, Mark::B), [1, 1, 0, 0, 1, 0]);
        assert_eq!(counts(side, Mark::ExtraTurn), [1, 0, 1, 1, 1, 1]);
        assert_eq!(side.mark(Colour::Building, 7), Some(Mark::ExtraTurn));
        assert_eq!((side.mark(Colour::Mine, 1), side.mark(Colour::Mine, 12)), (None, None));
        let castles: Vec<_> = side.rows(Colour::Castle).collect();
        assert_eq!(castles, [[Some(Mark::B), None], [Some(Mark::ExtraTurn), None]]);
    }

    #[test]
    fn wrong_areas_are_refused_with_their_lines() {
        let why = |from: &str, to: &str| {
            assert!(FILE.contains(from), "{from}");
            read_automa(&FILE.replacen(from, to, 1)).map(|_| ()).map_err(|error| error.to_string())
        };
        let line = 1 + FILE.lines().position(|line| line.starts_with("mine")).expect("an area of mines");
        for (to, sentence) in [
            ("\". .\"", "the mine area has 2 spaces: it must have 3"),
            ("\". . / .\"", "the rows of the mine area differ in length: give each 2 spaces"),
            ("\". . C\"", "\"C\" is no space: write a dot, or its mark A, B or +"),
            ("\". . AB\"", "\"AB\" is no space: write a dot, or its mark A, B or +"),
        ] {
            assert_eq!(why("\". . .\"", to), Err(format!("line {line}: {sentence}")));
        }
    }
}
