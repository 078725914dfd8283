//! Duchies as rows of text: `A6 C5 C4 K3` is one row, a letter for the colour and a digit for the die number each.
//!
//! `..` keeps a place open. No standard duchy has open places, but whoever draws a board with some is told what is
//! wrong with it in the words of the board: a hole, a space apart.

use super::{
    Duchy, Label, Space,
    check::{check_counts, check_regions},
    label::quoted,
    shape::{COUNTS, WIDTHS, hex_at},
    touching,
};
use crate::colour::Colour;
use demesne_game::{Spaces, TextError, hex::connected_parts};

/// A place of a row: a space, or nothing.
type Places = Vec<Option<(Colour, u8)>>;

/// The widest row that is looked at place by place. Wider ones are wrong in any case, and [`Spaces`] is finite.
const WIDEST: usize = 9;

impl Duchy {
    /// A standard duchy, from its seven rows. An error's line is the row, counted from 1.
    pub fn from_rows(label: Label, rows: &[&str]) -> Result<Duchy, TextError> {
        let rows = read_rows(rows)?;
        check_shape(&rows)?;
        let duchy = Duchy::new(label, &spaces_of(&rows), &[])?;
        check_counts(&duchy, &COUNTS)?;
        check_regions(&duchy)?;
        Ok(duchy)
    }

    /// A standard duchy of players' own, from the one line that [`Duchy::rows_text`] gives.
    pub fn from_one_line(id: &str, text: &str) -> Result<Duchy, TextError> {
        let rows: Vec<&str> = text.split('/').collect();
        // The sentences name the row; a line of a text that has only one would mislead.
        Duchy::from_rows(Label::own(id)?, &rows).map_err(|error| TextError::new(error.why))
    }

    /// The rows in one line: `A6 C5 C4 K3 / A2 A1 C6 K5 B4 / …`.
    pub fn rows_text(&self) -> String {
        let mut text = String::new();
        for space in 0..usize::from(self.size) {
            if space > 0 {
                text.push_str(if self.hex[space].row == self.hex[space - 1].row { " " } else { " / " });
            }
            text.push(self.colour[space].letter());
            text.push(char::from(b'0' + self.number[space]));
        }
        text
    }
}

fn read_rows(rows: &[&str]) -> Result<Vec<Places>, TextError> {
    if rows.len() != WIDTHS.len() {
        return Err(TextError::new(format!(
            "the duchy has {} instead of 7: they have 4, 5, 6, 7, 6, 5 and 4 spaces",
            counted(rows.len(), "row")
        )));
    }
    (1..).zip(rows).map(|(row, text)| read_row(row, text).map_err(|error| error.on_line(row))).collect()
}

fn read_row(row: usize, text: &str) -> Result<Places, TextError> {
    let places: Places =
        text.split_whitespace().map(|word| read_word(row, word)).collect::<Result<_, TextError>>()?;
    let width = WIDTHS[row - 1];
    let has_gap = places.iter().any(Option::is_none);
    if places.len() == width || (has_gap && places.len() <= WIDEST) {
        return Ok(places);
    }
    Err(wrong_row(row, &places))
}

/// Reads a space of a row, or nothing for an open place.
pub(super) fn read_word(row: usize, word: &str) -> Result<Option<(Colour, u8)>, TextError> {
    if word == ".." {
        return Ok(None);
    }
    let mut letters = word.chars();
    let (letter, digit, rest) = (letters.next(), letters.next(), letters.next());
    let (Some(letter), Some(digit @ '0'..='9'), None) = (letter, digit, rest) else {
        return Err(TextError::new(format!(
            "{} in row {row} is no space: write the letter of its colour and its die number, such as B4",
            quoted(word)
        )));
    };
    let Some(colour) = Colour::from_letter(letter) else {
        return Err(TextError::new(format!(
            "{} in row {row} has no colour's letter: {}",
            quoted(word),
            COUNTS.map(|(colour, _)| format!("{} is {}", colour.letter(), colour.name())).join(", ")
        )));
    };
    match digit {
        '1'..='6' => Ok(Some((colour, digit as u8 - b'0'))),
        _ => Err(TextError::new(format!(
            "{} in row {row} has the die number {digit}: die numbers go from 1 to 6",
            quoted(word)
        ))),
    }
}

fn spaces_of(rows: &[Places]) -> Vec<Space> {
    let mut spaces = Vec::new();
    for (row, places) in rows.iter().enumerate() {
        for (place, print) in places.iter().enumerate() {
            spaces.extend(print.map(|(colour, number)| Space { hex: hex_at(row, place), colour, number }));
        }
    }
    spaces
}

/// Refuses spaces apart, holes, and rows with too few or too many spaces, in this order: where several are true, the
/// first says most.
fn check_shape(rows: &[Places]) -> Result<(), TextError> {
    let spaces = spaces_of(rows);
    let parts = connected_parts(Spaces::first(spaces.len() as u8), &touching(&spaces));
    if parts.len() > 1
        && let Some(smallest) = parts.iter().min_by_key(|part| part.len())
        && let Some(space) = smallest.into_iter().next().map(|space| spaces[usize::from(space)])
    {
        let row = space.hex.row as usize + 1;
        let why = format!(
            "the space {}{} in row {row} lies apart: all spaces of a duchy hang together",
            space.colour.letter(),
            space.number
        );
        return Err(TextError::at(row, why));
    }
    for (row, places) in (1..).zip(rows) {
        if let Some(hole) = hole(places) {
            let why =
                format!("row {row} has a hole at its place {}: a duchy has a space at each place", hole + 1);
            return Err(TextError::at(row, why));
        }
        if places.len() != WIDTHS[row - 1] || places.contains(&None) {
            return Err(wrong_row(row, places).on_line(row));
        }
    }
    Ok(())
}

/// The first open place that has spaces on both sides of it.
fn hole(places: &Places) -> Option<usize> {
    let first = places.iter().position(Option::is_some)?;
    let last = places.iter().rposition(Option::is_some)?;
    (first..last).find(|&place| places[place].is_none())
}

/// A row that is not just as many spaces as it should be.
fn wrong_row(row: usize, places: &Places) -> TextError {
    let (width, count) = (WIDTHS[row - 1], places.iter().flatten().count());
    TextError::new(if count == width {
        format!("row {row} has {count} spaces and open places beside them: leave out each \"..\"")
    } else {
        format!(
            "row {row} has {} instead of {width}: the rows have 4, 5, 6, 7, 6, 5 and 4",
            counted(count, "space")
        )
    })
}

fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}
