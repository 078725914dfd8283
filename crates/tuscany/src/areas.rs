//! Where spaces lie, which touch, and which colour they have (T2).

use crate::{
    Colour,
    assembly::{Assembly, Deal, Laid, SPACES},
    piece::{PLACES, Pieces, SLOTS},
};
use demesne_game::{Hex, Spaces, TextError, hex::connected_parts};

/// The neighbours of each space, for each way to shift the joints (T2.5 to T2.8).
pub type Neighbours = [[Spaces; SPACES]; 4];

/// The largest area that the rules have points for (T2.10).
pub const LARGEST_AREA: u32 = 3;

/// Where a space lies: columns as rows of [`Hex`], half hexes downwards as its `x`.
pub fn place(joints: usize, space: u8) -> Hex {
    let (piece, slot) = (usize::from(space) / SLOTS, usize::from(space) % SLOTS);
    let shift = |joint: usize| if joints >> joint & 1 != 0 { 1 } else { -1 };
    let down: i16 = (0..piece).map(shift).sum();
    Hex { row: PLACES[slot].row + 3 * piece as i16, x: PLACES[slot].x + down }
}

/// T2.7, T2.8: which spaces share a side.
pub fn neighbours() -> Neighbours {
    std::array::from_fn(|joints| {
        std::array::from_fn(|space| {
            let here = place(joints, space as u8);
            (0..SPACES as u8).filter(|&other| place(joints, other).touches(here)).collect()
        })
    })
}

/// The spaces of a colour.
#[inline]
pub fn spaces_of(pieces: &Pieces, assembly: Assembly, colour: Colour) -> Spaces {
    let mask = |place: usize| {
        let Laid { piece, turned } = assembly.laid(place);
        u32::from(pieces.mask(piece, turned, colour)) << (SLOTS * place)
    };
    Spaces((mask(0) | mask(1) | mask(2)).into())
}

/// The colour of a space.
#[inline]
pub fn colour_of(pieces: &Pieces, assembly: Assembly, space: u8) -> Colour {
    let (place, slot) = (usize::from(space) / SLOTS, usize::from(space) % SLOTS);
    let Laid { piece, turned } = assembly.laid(place);
    pieces.hexes(piece)[if turned { SLOTS - 1 - slot } else { slot }]
}

/// T3.10: the space of the start castle: the dark green one of a piece.
pub fn start_space(pieces: &Pieces, assembly: Assembly) -> u8 {
    let place = assembly.start();
    let Laid { piece, turned } = assembly.laid(place.into());
    pieces.mask(piece, turned, Colour::DarkGreen).trailing_zeros() as u8 + SLOTS as u8 * place
}

/// T2.10: refuses pieces of which some board has an area that the rules have no points for.
pub fn check_areas(pieces: &Pieces, neighbours: &Neighbours) -> Result<(), TextError> {
    for numbers in 0..64 {
        let deal = Deal::new([numbers & 3, numbers >> 2 & 3, numbers >> 4]);
        for assembly in Assembly::all(deal).filter(|assembly| assembly.start() == 0) {
            let around = &neighbours[assembly.joints()];
            for colour in Colour::ALL {
                for area in connected_parts(spaces_of(pieces, assembly, colour), around) {
                    if area.len() > LARGEST_AREA {
                        return Err(TextError::new(format!(
                            "T2.10: with these pieces the board \"{}\" has a {} area of {} spaces; areas have at most {LARGEST_AREA}",
                            board_text(assembly),
                            colour.name(),
                            area.len()
                        )));
                    }
                }
            }
        }
    }
    Ok(())
}

/// The pieces and joints of a board: `B2 c1 A2 +1 -1`; a small letter for a piece that is turned.
pub fn board_text(assembly: Assembly) -> String {
    let name = |place| {
        let Laid { piece, turned } = assembly.laid(place);
        if turned { piece.name().to_lowercase() } else { piece.name() }
    };
    let joint = |bit: usize| if assembly.joints() >> bit & 1 != 0 { "+1" } else { "-1" };
    format!("{} {} {} {} {}", name(0), name(1), name(2), joint(0), joint(1))
}
