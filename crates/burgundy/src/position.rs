//! Positions: the complete state at one moment, one fact a line (`docs/notation.md`).

mod automa;
mod check;
mod extras;
mod keys;
mod lists;
mod modes;
mod read;
mod routes;
mod shields;
mod supplies;
mod vines;
mod write;

use crate::state::Stage;

/// The names of the moments, with the stages that they are; a depot or a seat may follow.
const MOMENTS: &[(&str, Stage)] = &[
    ("first", Stage::First),
    ("boards", Stage::Boards),
    ("first-left", Stage::FirstCard(0)),
    ("first-right", Stage::FirstCard(1)),
    ("first-building", Stage::FirstBuilding),
    ("sides", Stage::Sides),
    ("reveal-sides", Stage::RevealSides),
    ("castles", Stage::Castles),
    ("reveal-castles", Stage::RevealCastles),
    ("black", Stage::Black),
    ("vine-types", Stage::VineTypes),
    ("vine-gifts", Stage::VineGifts),
    ("vine-depot", Stage::VineDepot),
    ("vine-shop", Stage::VineShop),
    ("goods", Stage::Goods),
    ("roll", Stage::Roll),
    ("turn", Stage::Turn),
    ("route-orders", Stage::RouteOrders),
    ("levies", Stage::Levies),
    ("tribute", Stage::Tribute),
    ("last-copy", Stage::LastCopy),
    ("automa-die", Stage::AutomaDie),
    ("card-left", Stage::Card(0)),
    ("card-right", Stage::Card(1)),
    ("over", Stage::Over),
];
