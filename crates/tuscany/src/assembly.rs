//! How a player lays out the three region pieces, and where the start castle goes (T2, T3.9, T3.10).

use crate::piece::{PieceId, SLOTS};
use demesne_game::{TextError, Words};

/// How many spaces a board has.
pub const SPACES: usize = 3 * SLOTS;

/// The letters from left to right. The first three have A left of C.
const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
/// The orders that lists use (T2.11).
const LISTED: u16 = 3;

/// A piece as it lies: which one, and whether it is turned by half a turn (T2.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// Which piece.
    pub piece: PieceId,
    /// Whether it is turned.
    pub turned: bool,
}

/// A board and the place of its start castle, packed: the order of the letters, the number of each letter's piece, which pieces
/// are turned, how each joint is shifted, and which of the three pieces holds the start castle. Each piece has one dark green hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Assembly(u16);

impl Assembly {
    /// What is not known, or not chosen yet.
    pub const UNKNOWN: Assembly = Assembly(u16::MAX);

    /// Packs an assembly.
    const fn pack(order: u16, numbers: u16, turned: u16, joints: u16, start: u16) -> Assembly {
        Assembly(order | numbers << 3 | turned << 9 | joints << 12 | start << 14)
    }

    /// An assembly from its parts, from left to right: `joints` are true where the right piece lies half a hex lower (T2.5).
    /// `None` unless each letter comes once.
    pub fn new(laid: [Laid; 3], joints: [bool; 2], start: u8) -> Option<Assembly> {
        let letters = laid.map(|laid| laid.piece.letter);
        let order = ORDERS.iter().position(|order| *order == letters)? as u16;
        let (mut numbers, mut turned) = (0, 0);
        for (place, laid) in laid.iter().enumerate() {
            numbers |= u16::from(laid.piece.number) << (2 * laid.piece.letter);
            turned |= u16::from(laid.turned) << place;
        }
        let joints = u16::from(joints[0]) | u16::from(joints[1]) << 1;
        (start < 3).then(|| Assembly::pack(order, numbers, turned, joints, start.into()))
    }

    /// The numbers of its pieces A, B and C.
    #[inline]
    pub const fn numbers(self) -> Deal {
        Deal((self.0 >> 3 & 63) as u8)
    }

    /// The piece at a place, 0 to 2 from left to right.
    #[inline]
    pub const fn laid(self, place: usize) -> Laid {
        let letter = ORDERS[(self.0 & 7) as usize][place];
        Laid {
            piece: PieceId { letter, number: (self.0 >> (3 + 2 * letter) & 3) as u8 },
            turned: self.0 >> (9 + place) & 1 != 0,
        }
    }

    /// How its two joints are shifted, as an index below 4: a bit each, set where the right piece lies half a hex lower.
    #[inline]
    pub const fn joints(self) -> usize {
        (self.0 >> 12 & 3) as usize
    }

    /// The place of the piece that holds the start castle.
    #[inline]
    pub const fn start(self) -> u8 {
        (self.0 >> 14) as u8
    }

    /// The same board and start castle seen from the other side: turned as a whole by half a turn. Space s becomes 29 - s.
    #[must_use]
    pub fn turned_round(self) -> Assembly {
        let laid = [2, 1, 0].map(|place| {
            let laid = self.laid(place);
            Laid { turned: !laid.turned, ..laid }
        });
        let joints = [self.joints() & 2 != 0, self.joints() & 1 != 0];
        Assembly::new(laid, joints, 2 - self.start()).unwrap_or(self)
    }

    /// T2.11: of the two descriptions the one that lists use, with piece A left of piece C.
    #[must_use]
    pub fn listed(self) -> Assembly {
        if self.is_listed() { self } else { self.turned_round() }
    }

    /// T2.11: whether lists name the board like this.
    #[inline]
    pub const fn is_listed(self) -> bool {
        self.0 & 7 < LISTED
    }

    /// T2.3 to T2.6, T2.11, T3.10: all boards and start spaces that a deal allows, each once: 288.
    pub fn all(deal: Deal) -> impl Iterator<Item = Assembly> {
        (0..LISTED).flat_map(move |order| {
            (0..96).map(move |n: u16| Assembly::pack(order, deal.0.into(), n % 8, n / 8 % 4, n / 32))
        })
    }
}

/// The pieces that a player was dealt: one of each letter (T3.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal(u8);

impl Deal {
    /// Not dealt yet.
    pub const NONE: Deal = Deal(u8::MAX);

    /// A deal of the pieces with these numbers, 0 to 3 each.
    #[inline]
    pub const fn new([a, b, c]: [u8; 3]) -> Deal {
        Deal(a & 3 | (b & 3) << 2 | (c & 3) << 4)
    }

    /// The number of a letter's piece.
    #[inline]
    pub const fn number(self, letter: usize) -> u8 {
        self.0 >> (2 * letter) & 3
    }

    /// The three pieces.
    pub fn pieces(self) -> [PieceId; 3] {
        [0, 1, 2].map(|letter| PieceId { letter, number: self.number(letter.into()) })
    }

    /// `A2 B2 C1`.
    pub fn text(self) -> String {
        self.pieces().map(PieceId::name).join(" ")
    }

    /// Reads `A2 B2 C1`.
    pub fn read(words: &mut Words<'_>) -> Result<Deal, TextError> {
        let mut numbers = [0; 3];
        for (letter, number) in (0..).zip(&mut numbers) {
            let name = ["a piece A, such as A2", "a piece B, such as B2", "a piece C, such as C1"][letter];
            let piece = words
                .parse(name, |word| PieceId::parse(word).filter(|id| usize::from(id.letter) == letter))?;
            *number = piece.number;
        }
        Ok(Deal::new(numbers))
    }
}
