//! Pictures of duchies in characters, for terminals and logs.

use super::Duchy;
use crate::colour::Colour;

pub use super::automa_picture::automa_text;

/// The columns of half a hex. A hex takes one for its left edge and five for its text.
const HALF: usize = 3;
const INSIDE: usize = 2 * HALF - 1;

/// What a space shows in a picture of characters.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Cell {
    /// The upper line, at most five characters.
    pub top: String,
    /// The lower line, at most five characters.
    pub bottom: String,
    /// The colour to show it in, where there are colours.
    pub colour: Option<Colour>,
    /// Painted instead of written in the colour: for covered spaces.
    pub strong: bool,
}

impl Cell {
    /// An uncovered space: its number, its colour's letter and its die number.
    pub fn empty(duchy: &Duchy, space: u8) -> Cell {
        let (colour, number) = (duchy.colour[usize::from(space)], duchy.number[usize::from(space)]);
        Cell {
            top: (space + 1).to_string(),
            bottom: format!("{}{number}", colour.letter()),
            colour: Some(colour),
            strong: false,
        }
    }
}

/// The duchy in characters, two lines for each row. `ansi` adds colours for terminals that know 256.
pub fn text(duchy: &Duchy, ansi: bool, cell: impl Fn(u8) -> Cell) -> String {
    let left = duchy.hex.iter().map(|hex| hex.x).min().unwrap_or_default();
    let mut picture = String::new();
    let mut start = 0;
    let mut next_row = duchy.hex.first().map_or(0, |hex| hex.row);
    while start < duchy.size {
        let row = duchy.hex[usize::from(start)].row;
        // Between lands there may be rows without a space.
        picture.push_str(&"\n\n".repeat(usize::from(row.abs_diff(next_row))));
        next_row = row + 1;
        let end = (start..duchy.size).find(|&i| duchy.hex[usize::from(i)].row != row).unwrap_or(duchy.size);
        let cells: Vec<(usize, Cell)> = (start..end)
            .map(|space| (usize::from(left.abs_diff(duchy.hex[usize::from(space)].x)) * HALF, cell(space)))
            .collect();
        push_line(&mut picture, &cells, ansi, |cell| &cell.top);
        push_line(&mut picture, &cells, ansi, |cell| &cell.bottom);
        start = end;
    }
    picture
}

/// One line of a row, from its cells and the columns where they begin.
fn push_line(picture: &mut String, cells: &[(usize, Cell)], ansi: bool, words: impl Fn(&Cell) -> &String) {
    let mut column = 0;
    for (i, (start, cell)) in cells.iter().enumerate() {
        picture.push_str(&" ".repeat(start.saturating_sub(column)));
        picture.push('|');
        let inside = centred(words(cell));
        match cell.colour.filter(|_| ansi) {
            Some(colour) => picture.push_str(&format!("{}{inside}\x1b[0m", paint(colour, cell.strong))),
            None => picture.push_str(&inside),
        }
        column = start + 2 * HALF;
        // The right edge, unless the next hex brings it as its left one.
        if cells.get(i + 1).is_none_or(|(next, _)| *next > column) {
            picture.push('|');
            column += 1;
        }
    }
    picture.push('\n');
}

/// Five columns with the text in their middle; what is longer is cut.
fn centred(text: &str) -> String {
    let short: String = text.chars().take(INSIDE).collect();
    format!("{short:^INSIDE$}")
}

/// The escape that sets a colour of the palette of 256: of the ground and a readable ink, or of the ink alone, in a
/// tone that shows on black and on white.
pub fn paint(colour: Colour, strong: bool) -> String {
    let (ground, ink, alone) = match colour {
        Colour::Castle => (88, 231, 161),
        Colour::Mine => (248, 16, 245),
        Colour::Ship => (24, 231, 33),
        Colour::Monastery => (221, 16, 178),
        Colour::Building => (174, 16, 173),
        Colour::Livestock => (64, 231, 70),
    };
    if strong { format!("\x1b[1;48;5;{ground};38;5;{ink}m") } else { format!("\x1b[38;5;{alone}m") }
}
