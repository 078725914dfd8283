//! Flat-top hexes in characters: pieces and boards.

use super::look::{item_in, kind_in, paint};
use crate::draw::Pen;
use demesne_game::Hex;
use demesne_tuscany::{
    Colour, Tuscany,
    areas::place,
    assembly::{Assembly, SPACES},
    piece::{PLACES, PieceId, SLOTS},
    state::Estate,
};

/// The columns of text in a hex of a large picture, and in one of a small picture.
pub const LARGE: usize = 7;
/// See [`LARGE`].
pub const SMALL: usize = 4;

/// What a hex shows: two short lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The upper line.
    pub top: String,
    /// The lower line.
    pub bottom: String,
    /// Its colour.
    pub colour: Colour,
    /// Painted instead of written in the colour: for covered spaces.
    pub strong: bool,
}

/// Characters with their paints.
struct Canvas {
    width: usize,
    signs: Vec<(char, Option<(Colour, bool)>)>,
}

impl Canvas {
    fn new(width: usize, height: usize) -> Canvas {
        Canvas { width, signs: vec![(' ', None); width * height] }
    }

    fn put(&mut self, x: usize, y: usize, sign: char, paint: Option<(Colour, bool)>) {
        if let Some(place) = self.signs.get_mut(y * self.width + x) {
            *place = (sign, paint);
        }
    }

    fn write(&mut self, x: usize, y: usize, text: &str, paint: Option<(Colour, bool)>) {
        for (i, sign) in text.chars().enumerate() {
            self.put(x + i, y, sign, paint);
        }
    }

    fn lines(&self, pen: Pen) -> Vec<String> {
        let line = |row: &[(char, Option<(Colour, bool)>)]| {
            let mut text = String::new();
            for run in row.chunk_by(|one, other| one.1 == other.1) {
                let signs: String = run.iter().map(|(sign, _)| *sign).collect();
                match run[0].1 {
                    Some((colour, strong)) => text.push_str(&pen.painted(&signs, paint(colour, strong))),
                    None => text.push_str(&signs),
                }
            }
            text.trim_end().to_owned()
        };
        self.signs.chunks(self.width).map(line).collect()
    }
}

/// Hexes with `room` columns of text each. A hex takes two lines, so that half a hex is one line, and shares its slanting sides with
/// the hexes beside it.
pub fn hexes(cells: &[(Hex, Cell)], room: usize, pen: Pen) -> Vec<String> {
    let columns = cells.iter().map(|(hex, _)| hex.row).max().unwrap_or(0) + 1;
    let (top, bottom) = cells
        .iter()
        .fold((i16::MAX, i16::MIN), |(top, bottom), (hex, _)| (top.min(hex.x), bottom.max(hex.x)));
    if cells.is_empty() {
        return Vec::new();
    }
    let (stride, height) = (room + 1, usize::from(bottom.abs_diff(top)) + 3);
    let mut canvas = Canvas::new(columns as usize * stride + 1, height);
    let corner = |hex: &Hex| (hex.row as usize * stride, usize::from(hex.x.abs_diff(top)) + 1);
    for (hex, _) in cells {
        let (x, y) = corner(hex);
        canvas.write(x + 1, y - 1, &"_".repeat(room), None);
    }
    for (hex, cell) in cells {
        let (x, y) = corner(hex);
        let ink = Some((cell.colour, cell.strong));
        canvas.put(x, y, '/', None);
        canvas.write(x + 1, y, &format!("{:^room$}", cell.top), ink);
        canvas.put(x + room + 1, y, '\\', None);
        canvas.put(x, y + 1, '\\', None);
        canvas.write(x + 1, y + 1, &format!("{:_^room$}", cell.bottom), None);
        let left = (room - cell.bottom.chars().count().min(room)) / 2;
        canvas.write(x + 1 + left, y + 1, &cell.bottom, ink);
        if cell.strong {
            canvas.write(x + 1, y + 1, &format!("{:_^room$}", cell.bottom), ink);
        }
        canvas.put(x + room + 1, y + 1, '/', None);
    }
    canvas.lines(pen)
}

/// A board and what lies on it; spaces that can be reached have a star behind their number. Below it the names of its pieces.
pub fn board(game: &Tuscany, estate: &Estate, room: usize, pen: Pen) -> Vec<String> {
    let board = estate.board;
    if board == Assembly::UNKNOWN {
        let none = pen.language.pick("(no board yet)", "(aún sin tablero)", "(ainda sem tabuleiro)");
        return vec![none.into()];
    }
    let cell = |space: u8| {
        let colour = game.colour_of(board, space);
        let star = if estate.reach.minus(estate.covered).contains(space) { "*" } else { "" };
        match estate.items[usize::from(space)] {
            Some(item) => Cell { top: space.to_string(), bottom: item_in(item, room), colour, strong: true },
            None => {
                Cell { top: format!("{space}{star}"), bottom: kind_in(colour, room), colour, strong: false }
            }
        }
    };
    let cells: Vec<(Hex, Cell)> =
        (0..SPACES as u8).map(|space| (place(board.joints(), space), cell(space))).collect();
    let mut lines = hexes(&cells, room, pen);
    lines.push(names(board, room));
    lines
}

/// The names of the pieces, each under its middle column.
fn names(board: Assembly, room: usize) -> String {
    let stride = room + 1;
    let mut line = String::new();
    for place in 0..3 {
        let laid = board.laid(place);
        let name = if laid.turned { laid.piece.name().to_lowercase() } else { laid.piece.name() };
        let column = (3 * place + 1) * stride + room / 2;
        line.push_str(&" ".repeat(column.saturating_sub(line.len())));
        line.push_str(&name);
    }
    line
}

/// A board with nothing on it but the start castle, where one is named.
pub fn laid_out(game: &Tuscany, board: Assembly, castle: bool) -> Estate {
    let mut estate = Estate { board, ..Estate::EMPTY };
    if castle {
        let space = game.start_space(board);
        estate.items[usize::from(space)] = Some(demesne_tuscany::Item::Tile(demesne_tuscany::Tile::Castle));
        estate.covered.insert(space);
        estate.reach = game.around(board, space);
    }
    estate
}

/// One piece as it is printed, its hexes numbered from 0 on.
pub fn piece(game: &Tuscany, id: PieceId, pen: Pen) -> Vec<String> {
    let printed = game.pieces().hexes(id);
    let cells: Vec<(Hex, Cell)> = (0..SLOTS)
        .map(|slot| {
            let colour = printed[slot];
            let cell = Cell { top: slot.to_string(), bottom: kind_in(colour, LARGE), colour, strong: false };
            (PLACES[slot], cell)
        })
        .collect();
    hexes(&cells, LARGE, pen)
}
