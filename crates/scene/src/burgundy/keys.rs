//! The keys of Burgundy: what can be touched or asked about at its table, each name written here and nowhere else.
//!
//! Seats stand in front of what belongs to them. Partners of a team share an estate: it goes by the first of them ([`home`]). Dice,
//! private storage, taking workers, route and marker are each seat's own.

use crate::Key;
use demesne_burgundy::State;
use demesne_game::Seat;

/// The seat by which an estate goes: its spaces, storage, goods, workers, silver, shields, vineyard.
pub fn home(state: &State, seat: Seat) -> Seat {
    Seat(state.owner(seat) - 1)
}

/// An own die, by its place: 0 or 1.
pub fn die(seat: Seat, place: usize) -> Key {
    format!("{seat} die {}", place + 1)
}

/// The white die of the round.
pub fn white_die() -> Key {
    "white die".into()
}

/// A place of the storage, from 0 on: the place of a tile, single or double, among those stored, or a free one behind them.
pub fn stored(seat: Seat, place: usize) -> Key {
    format!("{seat} stored {}", place + 1)
}

/// A place of a team member's private storage (X-TEAM-7).
pub fn private(seat: Seat, place: usize) -> Key {
    format!("{seat} private {}", place + 1)
}

/// A space of a duchy, from 0 on.
pub fn space(seat: Seat, space: u8) -> Key {
    format!("{seat} space {}", space + 1)
}

/// A depot, from 0 on: its goods, its number.
pub fn depot(depot: u8) -> Key {
    format!("depot {}", depot + 1)
}

/// A tile of a depot, by its place there, both from 0 on.
pub fn depot_tile(depot: u8, place: usize) -> Key {
    format!("depot {} tile {}", depot + 1, place + 1)
}

/// A tile of the black depot, by its place.
pub fn black_tile(place: usize) -> Key {
    format!("black tile {}", place + 1)
}

/// The inn beside the black depot (X-INN-1).
pub fn inn() -> Key {
    "black inn".into()
}

/// Own goods of a number, 1 to 6.
pub fn goods(seat: Seat, number: u8) -> Key {
    format!("{seat} goods {number}")
}

/// The goods that somebody has sold.
pub fn sold(seat: Seat) -> Key {
    format!("{seat} sold")
}

/// Taking workers with any die (B11).
pub fn take_workers(seat: Seat) -> Key {
    format!("{seat} take workers")
}

/// The own workers.
pub fn workers(seat: Seat) -> Key {
    format!("{seat} workers")
}

/// The own silver.
pub fn silver(seat: Seat) -> Key {
    format!("{seat} silver")
}

/// A shield that lies at a depot, by its number 1 to 18.
pub fn shield(number: u8) -> Key {
    format!("shield {number}")
}

/// A shield that somebody has.
pub fn own_shield(seat: Seat, number: u8) -> Key {
    format!("{seat} shield {number}")
}

/// A place of the vine depot, from 0 on.
pub fn vine_depot(place: usize) -> Key {
    format!("vine depot {}", place + 1)
}

/// A tile of the vine shop, by its place.
pub fn vine_shop(place: usize) -> Key {
    format!("vine shop {}", place + 1)
}

/// A space of a vineyard, from 0 on.
pub fn vine_space(seat: Seat, space: u8) -> Key {
    format!("{seat} vine space {}", space + 1)
}

/// A vine bonus tile, by its colour's name (X-VINE-20).
pub fn vine_bonus(colour: &str) -> Key {
    format!("vine bonus {colour}")
}

/// A route tile of somebody, by its place from the left.
pub fn route(seat: Seat, place: usize) -> Key {
    format!("{seat} route {}", place + 1)
}

/// The bonus tiles of a colour.
pub fn bonus(colour: &str) -> Key {
    format!("bonus {colour}")
}

/// Somebody's marker on the turn-order track.
pub fn marker(seat: Seat) -> Key {
    format!("{seat} marker")
}

/// A phase of the track, 0 to 4.
pub fn phase(phase: u8) -> Key {
    format!("phase {}", char::from(b'A' + phase))
}

/// A round of the phase, 0 to 4, with its goods.
pub fn round(round: u8) -> Key {
    format!("round {}", round + 1)
}

/// The Châteautoma's county card: left or right.
pub fn card(place: usize) -> Key {
    format!("card {}", if place == 0 { "left" } else { "right" })
}
