//! Positions as text: writing, reading and checking the complete state (`docs/notation.md`).

mod boards;
mod check;
mod read;
mod tasks;
mod tiles;
mod turns;
mod write;

use crate::state::{Beat, Stage};

/// The moments of a game by name; `hands` has a number besides.
const MOMENTS: [(&str, Stage); 8] = [
    ("first", Stage::First),
    ("centre", Stage::Centre),
    ("pieces", Stage::Pieces),
    ("boards", Stage::Boards),
    ("reveal", Stage::Reveal),
    ("tokens", Stage::Tokens),
    ("turn", Stage::Turn),
    ("over", Stage::Over),
];

const BEATS: [(&str, Beat); 4] =
    [("first", Beat::First), ("between", Beat::Between), ("extra", Beat::Extra), ("last", Beat::Last)];

/// The keys of a position; those of a seat follow `p1` to `p4`.
const KEYS: [&str; 20] = [
    "moment",
    "eyes",
    "first",
    "turn",
    "round",
    "phase",
    "last round",
    "beat",
    "tasks",
    "gaps",
    "fresh",
    "centre",
    "centre own",
    "removed",
    "removed own",
    "neutral",
    "deck",
    "discards",
    "harvest",
    "harvest discards",
];
const SEAT_KEYS: [&str; 11] = [
    "pieces", "choice", "board", "items", "storage", "tokens", "marble", "workers", "stack", "hand", "points",
];
/// What a seat, or somebody who looks on, recalls of the hands of others.
const RECALLS: &str = "recalls";
