//! Positions as text: writing, reading and checking the complete state (`docs/notation.md`).

mod cards;
mod check;
mod check_cards;
mod piles;
mod read;
mod solo;
mod stack;
mod tasks;
mod write;

use crate::{
    State, Viscounts,
    state::{Beat, Stage},
};
use demesne_game::{Facts, Seat, SeatSet, TextError};

/// The moments of a game by name.
const MOMENTS: [(&str, Stage); 9] = [
    ("first", Stage::First),
    ("board", Stage::Board),
    ("townsfolk", Stage::Townsfolk),
    ("manuscripts", Stage::Manuscripts),
    ("pairs", Stage::Pairs),
    ("pick", Stage::Pick),
    ("prepare", Stage::Prepare),
    ("turn", Stage::Turn),
    ("over", Stage::Over),
];

const BEATS: [(&str, Beat); 8] = [
    ("drop", Beat::Drop),
    ("play", Beat::Play),
    ("move", Beat::Move),
    ("act", Beat::Act),
    ("hire", Beat::Hire),
    ("end", Beat::End),
    ("collide", Beat::Collide),
    ("draw", Beat::Draw),
];

/// The keys of a position; those of a seat follow `p1` to `p4`, those of the solo opponent are for a table with one.
const KEYS: [&str; 20] = [
    "moment",
    "eyes",
    "first",
    "turn",
    "round",
    "last round",
    "beat",
    "played",
    "dismissed",
    "tasks",
    "ring",
    "pairs",
    "tops",
    "under",
    "tiles",
    "tiles under",
    "gone",
    "poverty",
    "prosperity",
    "leader",
];
/// What only somebody with townsfolk has: not the solo opponent (V21.3).
const PERSON_KEYS: [&str; 9] =
    ["slots", "hand", "deck", "discards", "unseen", "sure", "late", "drawn", "silver"];
const SEAT_KEYS: [&str; 14] = [
    "card",
    "viscount",
    "ink",
    "stone",
    "gold",
    "debts",
    "deeds",
    "markers",
    "built",
    "first",
    "second",
    "third",
    "manuscripts",
    "bonus",
];
const SOLO_KEYS: [&str; 5] = ["schemes", "pile", "strangers", "discards", "future"];

/// Where something is not there.
const NOTHING: &str = "none";
/// An empty slot or pile, where others are named.
const EMPTY: &str = "-";

impl Viscounts {
    fn known(&self, key: &str) -> bool {
        if KEYS.contains(&key) || SOLO_KEYS.contains(&key) {
            return true;
        }
        key.split_once(' ').is_some_and(|(seat, what)| {
            let known = SEAT_KEYS.contains(&what) || PERSON_KEYS.contains(&what);
            known && Seat::parse(seat).is_some_and(|seat| seat.0 < self.options.seats())
        })
    }

    /// V2.12, V21.6: whether a seat has a player card by now; the player to the right of the start player picks first.
    fn has_picked(&self, state: &State, seat: Seat) -> bool {
        let people = self.options.players;
        let order = |seat: Seat| (state.first.0 + people - 1 - seat.0) % people;
        match state.stage {
            Stage::Turn | Stage::Over => true,
            Stage::Pick | Stage::Prepare if self.is_solo(seat) => state.turn == seat,
            Stage::Pick | Stage::Prepare => {
                self.is_solo(state.turn)
                    || order(seat) < order(state.turn)
                    || state.stage == Stage::Prepare && seat == state.turn
            }
            _ => false,
        }
    }

    /// The seats that have a player card.
    fn picked(&self, state: &State) -> impl Iterator<Item = Seat> + use<> {
        let seats: SeatSet = self.every_seat().filter(|&seat| self.has_picked(state, seat)).collect();
        Seat::first(self.options.seats()).filter(move |&seat| seats.contains(seat))
    }

    /// Whether the townsfolk piles are turned up (V2.4).
    fn has_townsfolk(&self, state: &State) -> bool {
        !matches!(state.stage, Stage::First | Stage::Board | Stage::Townsfolk)
    }

    /// Whether the manuscript piles are turned up (V2.6).
    fn has_manuscripts(&self, state: &State) -> bool {
        self.has_townsfolk(state) && state.stage != Stage::Manuscripts
    }

    /// The seats that people have.
    fn people(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::first(self.options.players)
    }
}

/// An error on the line of a key, where it is said.
fn refuse<T>(facts: &Facts<'_>, key: &str, why: impl Into<String>) -> Result<T, TextError> {
    Err(match facts.line(key) {
        0 => TextError::new(why),
        line => TextError::at(line, why),
    })
}

/// The same of a key of a seat.
fn refuse_seat<T>(facts: &Facts<'_>, seat: Seat, what: &str, why: impl Into<String>) -> Result<T, TextError> {
    refuse(facts, &format!("{seat} {what}"), why)
}

/// A number without a sign.
fn plain(text: &str) -> Option<u8> {
    text.parse().ok().filter(|_| !text.starts_with('+'))
}
