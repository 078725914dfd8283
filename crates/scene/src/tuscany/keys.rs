//! The keys of Tuscany: what can be touched or asked about at its table, each name written here and nowhere else.
//!
//! Seats stand in front of what belongs to them. Places and copies count from 0 here and from 1 in the names; spaces have the numbers
//! of records.

use crate::Key;
use demesne_game::Seat;
use demesne_tuscany::{Colour, Tile, Token};

/// A space of a board, 0 to 29.
pub fn space(seat: Seat, space: u8) -> Key {
    format!("{seat} space {space}")
}

/// A tile of the centre: of those with the same face, which one.
pub fn centre(tile: Tile, copy: u8) -> Key {
    format!("centre {} {}", tile.name(), copy + 1)
}

/// The neutral tiles that are face down.
pub fn neutral() -> Key {
    "neutral stack".into()
}

/// The removed pile.
pub fn removed() -> Key {
    "removed pile".into()
}

/// The deck of game cards: drawing (T5).
pub fn deck() -> Key {
    "deck".into()
}

/// Discarded game cards.
pub fn discards() -> Key {
    "discards".into()
}

/// The harvest cards.
pub fn harvest() -> Key {
    "harvest deck".into()
}

/// The bonus tokens of a kind that are left.
pub fn token(token: Token) -> Key {
    format!("token {}", token.name())
}

/// The bonus tokens of a kind that somebody has.
pub fn own_token(seat: Seat, token: Token) -> Key {
    format!("{seat} token {}", token.name())
}

/// The bonus of a colour (T13).
pub fn bonus(colour: Colour) -> Key {
    format!("bonus {}", colour.name())
}

/// A storage space: that of a stored item, or a free one behind them.
pub fn stored(seat: Seat, place: usize) -> Key {
    format!("{seat} stored {}", place + 1)
}

/// A card of a hand: of those with the same colour, which one.
pub fn card(seat: Seat, colour: Colour, copy: u8) -> Key {
    format!("{seat} card {} {}", colour.name(), copy + 1)
}

/// The hand of somebody as others see it.
pub fn cards(seat: Seat) -> Key {
    format!("{seat} cards")
}

/// One of the workers that can pay: no placement takes more than two.
pub fn worker(seat: Seat, copy: u8) -> Key {
    format!("{seat} worker {}", copy + 1)
}

/// All workers of somebody.
pub fn workers(seat: Seat) -> Key {
    format!("{seat} workers")
}

/// The marble of somebody.
pub fn marble(seat: Seat) -> Key {
    format!("{seat} marble")
}

/// The three stacks of somebody.
pub fn stacks(seat: Seat) -> Key {
    format!("{seat} stacks")
}

/// A phase, 0 to 2.
pub fn phase(phase: u8) -> Key {
    format!("phase {}", phase + 1)
}

/// The round.
pub fn round() -> Key {
    "round".into()
}

/// Somebody's pawn on the green track.
pub fn green(seat: Seat) -> Key {
    format!("{seat} green")
}

/// Somebody's pawn on the red track.
pub fn red(seat: Seat) -> Key {
    format!("{seat} red")
}

/// A region piece that is being laid out, by its letter.
pub fn piece(letter: char) -> Key {
    format!("piece {letter}")
}

/// Turning a piece round.
pub fn turn(letter: char) -> Key {
    format!("turn {letter}")
}

/// Moving a piece to the left.
pub fn left(letter: char) -> Key {
    format!("left {letter}")
}

/// Moving a piece to the right.
pub fn right(letter: char) -> Key {
    format!("right {letter}")
}

/// Shifting two neighbours against each other, 0 or 1.
pub fn joint(joint: u8) -> Key {
    format!("joint {}", joint + 1)
}

/// The space of a piece where the start castle can lie.
pub fn start(letter: char) -> Key {
    format!("start {letter}")
}
