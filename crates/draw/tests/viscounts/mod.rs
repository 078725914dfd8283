//! Pictures of Viscounts: what they are made of, what lies where, and that they show what the state has.

mod cards;
mod places;
mod symbols;
mod tables;
mod whole;

use demesne_draw::viscounts::{card::Cards, portrait::Portraits, ring::Ring};
use demesne_game::{Notation, SetupLine};
use demesne_viscounts::{State, Viscounts};

/// Tables of every mode and number of players, so of both sides of the board, as lines of a setup.
const SETUPS: [&[(&str, &str)]; 8] = [
    &[],
    &[("players", "3")],
    &[("players", "4")],
    &[("players", "4"), ("first", "p3")],
    &[("players", "1"), ("solo", "cleric")],
    &[("players", "1"), ("solo", "builder"), ("difficulty", "3")],
    &[("players", "1"), ("solo", "noble"), ("difficulty", "1")],
    &[("players", "1"), ("solo", "cards")],
];

fn game(setup: &[(&str, &str)]) -> Viscounts {
    let lines: Vec<SetupLine> = setup
        .iter()
        .map(|(key, value)| SetupLine { key: (*key).into(), value: (*value).into(), line: 0 })
        .collect();
    Viscounts::from_setup(&lines).unwrap_or_else(|error| panic!("{setup:?}: {error}"))
}

fn portraits(game: &Viscounts) -> Portraits {
    Portraits::load(game.printed()).expect("the portraits of the box")
}

fn ring<'a>(game: &'a Viscounts, state: &'a State, portraits: &'a Portraits) -> Ring<'a> {
    Ring {
        game,
        state,
        cards: Cards { printed: game.printed(), portraits },
        initials: Default::default(),
        own: None,
        centre: (342.0, 330.0),
        radius: demesne_draw::viscounts::ring::RADIUS,
    }
}
