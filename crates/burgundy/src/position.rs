//! Positions: the complete state at one moment, one fact a line (`docs/notation.md`).

mod check;
mod extras;
mod facts;
mod lists;
mod modes;
mod read;
mod supplies;
mod write;

use crate::state::Stage;

/// The names of the moments, with the stages that they are; a depot or a seat may follow.
const MOMENTS: [(&str, Stage); 11] = [
    ("first", Stage::First),
    ("boards", Stage::Boards),
    ("sides", Stage::Sides),
    ("reveal-sides", Stage::RevealSides),
    ("castles", Stage::Castles),
    ("reveal-castles", Stage::RevealCastles),
    ("black", Stage::Black),
    ("goods", Stage::Goods),
    ("roll", Stage::Roll),
    ("turn", Stage::Turn),
    ("over", Stage::Over),
];
