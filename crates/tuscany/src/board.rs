//! The board of a player (T2), and how it is written.

use crate::{
    Colour, Tuscany,
    areas::{board_text, colour_of, spaces_of, start_space},
    assembly::{Assembly, Laid, SPACES},
    piece::{PieceId, SLOTS},
};
use demesne_game::{Spaces, TextError, Words, hex::connected_to};

impl Tuscany {
    /// The spaces of a colour on a board.
    #[inline]
    pub fn spaces_of(&self, assembly: Assembly, colour: Colour) -> Spaces {
        spaces_of(&self.pieces, assembly, colour)
    }

    /// The colour of a space of a board.
    #[inline]
    pub fn colour_of(&self, assembly: Assembly, space: u8) -> Colour {
        colour_of(&self.pieces, assembly, space)
    }

    /// The space of the start castle (T3.10).
    pub fn start_space(&self, assembly: Assembly) -> u8 {
        start_space(&self.pieces, assembly)
    }

    /// The spaces that share a side with a space.
    #[inline]
    pub fn around(&self, assembly: Assembly, space: u8) -> Spaces {
        self.neighbours[assembly.joints()][usize::from(space)]
    }

    /// T2.9: the area of a space.
    #[inline]
    pub fn area_of(&self, assembly: Assembly, space: u8) -> Spaces {
        let colour = self.spaces_of(assembly, self.colour_of(assembly, space));
        connected_to(Spaces::one(space), colour, &self.neighbours[assembly.joints()])
    }

    /// A board with its start castle: `B2 c1 A2 +1 -1 castle 19`.
    pub fn assembly_text(&self, assembly: Assembly) -> String {
        format!("{} castle {}", board_text(assembly), self.start_space(assembly))
    }

    /// Reads what [`Tuscany::assembly_text`] writes, or the same board seen from the other side (T2.11).
    pub fn read_assembly(&self, words: &mut Words<'_>) -> Result<Assembly, TextError> {
        let mut laid = [Laid { piece: PieceId { letter: 0, number: 0 }, turned: false }; 3];
        for laid in &mut laid {
            *laid = words.parse("a region piece, such as B2, or b2 if it is turned", |word| {
                let turned = word.starts_with(|c: char| c.is_ascii_lowercase());
                Some(Laid { piece: PieceId::parse(&word.to_uppercase())?, turned })
            })?;
        }
        let mut joints = [false; 2];
        for joint in &mut joints {
            *joint = words.parse(
                "a joint: +1 if the right piece lies half a hex lower, -1 if higher",
                |word| match word {
                    "+1" => Some(true),
                    "-1" => Some(false),
                    _ => None,
                },
            )?;
        }
        words.parse("the word castle", |word| (word == "castle").then_some(()))?;
        let space = words.number("the space of the start castle", 0, SPACES as u32 - 1)? as u8;
        let assembly = Assembly::new(laid, joints, space / SLOTS as u8).ok_or_else(|| {
            TextError::new("T2.1: a board is made of one piece A, one piece B and one piece C")
        })?;
        if self.start_space(assembly) != space {
            return Err(TextError::new(format!(
                "T3.10: the start castle lies on a dark green space; {space} is {}",
                self.colour_of(assembly, space).name()
            )));
        }
        Ok(assembly)
    }
}
