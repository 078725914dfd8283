//! Region pieces (T1.12, T2.2): what is printed on them, and how their ten hexes lie.

use crate::{Colour, colour::COLOURS};
use demesne_game::{Hex, TextError};
use serde::Deserialize;

/// How many hexes a piece has.
pub const SLOTS: usize = 10;
/// The letters of pieces.
pub const LETTERS: [char; 3] = ['A', 'B', 'C'];
/// How many pieces there are of each letter.
pub const NUMBERS: usize = 4;

/// Where the ten hexes of a piece lie: columns of 3, 4 and 3 from left to right, each from top to bottom. Hexes are flat-topped
/// here, so a `row` of [`Hex`] is a column and its `x` counts half hexes downwards.
pub const PLACES: [Hex; SLOTS] = [
    Hex { row: 0, x: 2 },
    Hex { row: 0, x: 4 },
    Hex { row: 0, x: 6 },
    Hex { row: 1, x: 1 },
    Hex { row: 1, x: 3 },
    Hex { row: 1, x: 5 },
    Hex { row: 1, x: 7 },
    Hex { row: 2, x: 2 },
    Hex { row: 2, x: 4 },
    Hex { row: 2, x: 6 },
];

/// T1.2: the colours of the pieces of each letter, so that every board has the same number of spaces of each colour.
const COLOURS_OF_LETTER: [[u8; COLOURS]; 3] =
    [[1, 1, 1, 2, 1, 2, 1, 1], [1, 1, 0, 2, 2, 2, 1, 1], [1, 1, 1, 1, 1, 1, 2, 2]];

/// What is printed on a piece.
pub type Hexes = [Colour; SLOTS];

/// A piece, by its letter (0 to 2) and its number (0 to 3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PieceId {
    /// A, B or C.
    pub letter: u8,
    /// 1 to 4, counted from 0.
    pub number: u8,
}

impl PieceId {
    /// Reads `B2`.
    pub fn parse(text: &str) -> Option<PieceId> {
        match text.as_bytes() {
            [letter @ b'A'..=b'C', number @ b'1'..=b'4'] => {
                Some(PieceId { letter: letter - b'A', number: number - b'1' })
            }
            _ => None,
        }
    }

    /// `B2`.
    pub fn name(self) -> String {
        format!("{}{}", LETTERS[usize::from(self.letter)], self.number + 1)
    }
}

/// The twelve pieces of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pieces {
    hexes: [[Hexes; NUMBERS]; 3],
    /// The slots of each colour, a bit each: for a piece as printed and for one that is turned.
    masks: [[[[u16; COLOURS]; 2]; NUMBERS]; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PiecesFile {
    provenance: Option<String>,
    source: Option<String>,
    piece: Vec<PieceLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PieceLine {
    id: toml::Spanned<String>,
    hexes: toml::Spanned<String>,
}

impl Pieces {
    /// The printed pieces.
    pub fn printed() -> Result<Pieces, TextError> {
        let listed = read_file(include_str!("../data/pieces.toml"))?;
        let mut pieces = Pieces {
            hexes: [[[Colour::DarkGreen; SLOTS]; NUMBERS]; 3],
            masks: [[[[0; COLOURS]; 2]; NUMBERS]; 3],
        };
        if listed.len() != 3 * NUMBERS {
            return Err(TextError::new(format!("pieces.toml has {} pieces; T1.12 has 12", listed.len())));
        }
        for (id, hexes) in listed {
            pieces.put(id, hexes);
        }
        Ok(pieces)
    }

    /// Puts another piece in the place of a printed one.
    pub fn put(&mut self, id: PieceId, hexes: Hexes) {
        let (letter, number) = (usize::from(id.letter), usize::from(id.number));
        self.hexes[letter][number] = hexes;
        let mut masks = [[0u16; COLOURS]; 2];
        for (slot, colour) in hexes.iter().enumerate() {
            masks[0][colour.index()] |= 1 << slot;
            // T2.4: turned by half a turn, slot k shows what slot 9 - k showed.
            masks[1][colour.index()] |= 1 << (SLOTS - 1 - slot);
        }
        self.masks[letter][number] = masks;
    }

    /// What is printed on a piece.
    pub fn hexes(&self, id: PieceId) -> &Hexes {
        &self.hexes[usize::from(id.letter)][usize::from(id.number)]
    }

    /// The slots of a colour.
    #[inline]
    pub(crate) fn mask(&self, id: PieceId, turned: bool, colour: Colour) -> u16 {
        self.masks[usize::from(id.letter)][usize::from(id.number)][usize::from(turned)][colour.index()]
    }
}

/// Where the layouts of the printed pieces come from: `public`, and the source in words.
pub fn origin() -> Result<[String; 2], TextError> {
    let file = parse_file(include_str!("../data/pieces.toml"))?;
    Ok([file.provenance, file.source].map(Option::unwrap_or_default))
}

fn parse_file(text: &str) -> Result<PiecesFile, TextError> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| text[..span.start].lines().count().max(1));
        let why = format!("this is no file of region pieces: {}", error.message());
        line.map_or_else(|| TextError::new(why.clone()), |line| TextError::at(line, why.clone()))
    })
}

/// Reads a file of pieces.
pub fn read_file(text: &str) -> Result<Vec<(PieceId, Hexes)>, TextError> {
    let file = parse_file(text)?;
    let mut pieces: Vec<(PieceId, Hexes)> = Vec::new();
    let line_of = |value: &toml::Spanned<String>| text[..value.span().start].lines().count().max(1);
    for PieceLine { id: name, hexes } in file.piece {
        let id = PieceId::parse(name.get_ref()).ok_or_else(|| {
            let why = "is no region piece; they are A1 to A4, B1 to B4, C1 to C4";
            TextError::at(line_of(&name), format!("\"{}\" {why}", name.get_ref()))
        })?;
        if pieces.iter().any(|(other, _)| *other == id) {
            let why = format!("the piece {} stands here twice; each is there once", id.name());
            return Err(TextError::at(line_of(&name), why));
        }
        let read = read_hexes(id, hexes.get_ref()).map_err(|error| error.on_line(line_of(&hexes)))?;
        pieces.push((id, read));
    }
    Ok(pieces)
}

/// Reads the ten hexes of a piece: `a b c / d e f g / h i j`, column by column.
pub fn read_hexes(id: PieceId, text: &str) -> Result<Hexes, TextError> {
    let name = id.name();
    let columns: Vec<Vec<&str>> =
        text.split('/').map(|column| column.split_ascii_whitespace().collect()).collect();
    let sizes: Vec<usize> = columns.iter().map(Vec::len).collect();
    if sizes != [3, 4, 3] {
        return Err(TextError::new(format!(
            "T2.2: the piece {name} must have columns of 3, 4 and 3 hexes, written \"a b c / d e f g / h i j\""
        )));
    }
    let mut hexes = [Colour::DarkGreen; SLOTS];
    let mut counts = [0u8; COLOURS];
    for (hex, word) in hexes.iter_mut().zip(columns.iter().flatten()) {
        *hex = Colour::parse(word).ok_or_else(|| {
            let names: Vec<&str> = Colour::ALL.iter().map(|colour| colour.name()).collect();
            TextError::new(format!(
                "\"{word}\" on the piece {name} is no colour; the colours are {}",
                names.join(", ")
            ))
        })?;
        counts[hex.index()] += 1;
    }
    let wanted = COLOURS_OF_LETTER[usize::from(id.letter)];
    for colour in Colour::ALL {
        let (found, wanted) = (counts[colour.index()], wanted[colour.index()]);
        if found != wanted {
            return Err(TextError::new(format!(
                "T1.2: the piece {name} has {found} {} hexes; a piece {} has {wanted}, so that all boards have as many of each colour",
                colour.name(),
                LETTERS[usize::from(id.letter)]
            )));
        }
    }
    Ok(hexes)
}

/// The hexes of a piece in one line, as [`read_hexes`] reads them.
pub fn hexes_text(hexes: &Hexes) -> String {
    let column = |from: usize, to: usize| -> String {
        hexes[from..to].iter().map(|colour| colour.name()).collect::<Vec<_>>().join(" ")
    };
    format!("{} / {} / {}", column(0, 3), column(3, 7), column(7, 10))
}
