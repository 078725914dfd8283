//! Boards of region pieces: where their spaces lie, and the lines between them.

use crate::{
    hex::{Frame, HALF, Point},
    lead::Lines,
    pen::At,
};
use demesne_game::Hex;
use demesne_tuscany::{
    Tuscany,
    areas::place,
    assembly::{Assembly, SPACES},
    piece::SLOTS,
};

/// A board with the centre of hex (0, 0) at a point and a radius.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Picture {
    /// The board.
    pub board: Assembly,
    /// The point of hex (0, 0).
    pub origin: Point,
    /// The radius.
    pub s: f32,
}

impl Picture {
    /// A board as large as a frame allows, in its middle.
    pub fn within(board: Assembly, frame: Frame) -> Picture {
        let unit = Picture { board, origin: (0.0, 0.0), s: 1.0 };
        let own = unit.frame();
        let s = (frame.width / own.width).min(frame.height / own.height);
        let ((x, y), (ox, oy)) = (frame.centre(), own.centre());
        Picture { board, origin: (x - ox * s, y - oy * s), s }
    }

    /// Where a space lies. Its [`Hex`] counts columns as rows, and half hexes downwards.
    pub fn at(&self, space: u8) -> At {
        let (x, y) = centre(place(self.board.joints(), space), self.s);
        At::new(self.origin.0 + x, self.origin.1 + y, self.s)
    }

    /// The box around all spaces.
    pub fn frame(&self) -> Frame {
        self.around(0..SPACES as u8)
    }

    /// The box around the spaces of a piece, by its place from the left.
    pub fn piece(&self, place: u8) -> Frame {
        let first = place * SLOTS as u8;
        self.around(first..first + SLOTS as u8)
    }

    fn around(&self, spaces: impl Iterator<Item = u8>) -> Frame {
        let (mut low, mut high) = ((f32::MAX, f32::MAX), (f32::MIN, f32::MIN));
        for space in spaces {
            let At { x, y, s } = self.at(space);
            low = (low.0.min(x - s), low.1.min(y - HALF * s));
            high = (high.0.max(x + s), high.1.max(y + HALF * s));
        }
        Frame::new(low.0, low.1, high.0 - low.0, high.1 - low.1)
    }

    /// The lines: lead between areas, and the edge of all of it.
    pub fn lines(&self, game: &Tuscany) -> Lines {
        let hexes: Vec<Hex> = (0..SPACES as u8).map(|space| place(self.board.joints(), space)).collect();
        let same = |one: usize, other: usize| game.area_of(self.board, one as u8).contains(other as u8);
        self.moved(Lines::among(&hexes, same, self.s))
    }

    /// The lines of one piece, by its place from the left: lead between areas, and its edge.
    pub fn lines_of(&self, game: &Tuscany, piece: u8) -> Lines {
        let first = piece * SLOTS as u8;
        let spaces: Vec<u8> = (first..first + SLOTS as u8).collect();
        let hexes: Vec<Hex> = spaces.iter().map(|&space| place(self.board.joints(), space)).collect();
        let same = |one: usize, other: usize| game.area_of(self.board, spaces[one]).contains(spaces[other]);
        self.moved(Lines::among(&hexes, same, self.s))
    }

    fn moved(&self, mut lines: Lines) -> Lines {
        for point in lines.between.iter_mut().chain(&mut lines.edge).flatten() {
            // Flat hexes are the others seen along the diagonal.
            *point = (self.origin.0 + point.1, self.origin.1 + point.0);
        }
        lines
    }
}

/// The centre of a flat hex, with radius `s`.
fn centre(hex: Hex, s: f32) -> Point {
    let (y, x) = crate::hex::centre(hex, s);
    (x, y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_tuscany::{Options, assembly::Deal};

    #[test]
    fn spaces_that_touch_share_a_side_and_no_two_overlap() {
        let game = Tuscany::new(Options::default()).expect("the usual table");
        for board in Assembly::all(Deal::new([1, 1, 0])) {
            let picture = Picture::within(board, Frame::new(0.0, 0.0, 700.0, 430.0));
            for one in 0..SPACES as u8 {
                for other in 0..one {
                    let (a, b) = (picture.at(one), picture.at(other));
                    let distance = (a.x - b.x).hypot(a.y - b.y) / picture.s;
                    assert!(distance > 1.73, "{one} and {other} overlap");
                    assert_eq!(distance < 1.74, game.around(board, one).contains(other), "{one} {other}");
                }
            }
            let frame = picture.frame();
            assert!(frame.width <= 700.1 && frame.height <= 430.1 && frame.left >= -0.1 && frame.top >= -0.1);
        }
    }

    #[test]
    fn lines_lie_on_sides_of_spaces() {
        let game = Tuscany::new(Options::default()).expect("the usual table");
        let board = Assembly::all(Deal::new([0, 2, 3])).nth(40).expect("one of 288");
        let picture = Picture::within(board, Frame::new(10.0, 20.0, 500.0, 300.0));
        let lines = picture.lines(&game);
        for [one, other] in lines.between.iter().chain(&lines.edge) {
            let middle = ((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0);
            let near = (0..SPACES as u8).filter(|&space| {
                let at = picture.at(space);
                ((at.x - middle.0).hypot(at.y - middle.1) / picture.s - HALF).abs() < 0.01
            });
            assert!((1..=2).contains(&near.count()), "{one:?} {other:?}");
        }
        let outside = lines.edge.len();
        assert!(outside > 30 && picture.lines_of(&game, 0).edge.len() > 15, "{outside}");
    }
}
