//! The keys of a position.

use super::vines;
use demesne_game::Seat;

/// The keys of a position; those of a seat follow `p1` to `p4`.
const KEYS: &[&str] = &[
    "moment",
    "phase",
    "round",
    "white",
    "track",
    "order",
    "turn",
    "done",
    "open",
    "veiled",
    "black",
    "round goods",
    "supply",
    "black supply",
    "inns",
    "castles cleared",
    "post tiles",
    "marker",
    "target",
    "crane",
];
const SEAT_KEYS: &[&str] = &[
    "private", "shields", "copies", "route", "posts", "board", "choice", "dice", "silver", "workers",
    "goods", "sold", "storage", "duchy", "bonus", "points",
];

/// Whether a position has a line with a key.
pub(super) fn known(key: &str, players: u8) -> bool {
    if KEYS.contains(&key)
        || vines::KEYS.contains(&key)
        || super::automa::KEYS.contains(&key)
        || key == "goods supply"
    {
        return true;
    }
    if let Some(depot) = key.strip_prefix("depot ") {
        let depot = depot.strip_suffix(" goods").or(depot.strip_suffix(" shields")).unwrap_or(depot);
        return matches!(depot.as_bytes(), [b'1'..=b'6']);
    }
    key.split_once(' ').is_some_and(|(seat, what)| {
        let known = SEAT_KEYS.contains(&what) || vines::SEAT_KEYS.contains(&what);
        known && Seat::parse(seat).is_some_and(|seat| seat.0 < players)
    })
}
