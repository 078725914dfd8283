//! A first game that teaches: a real one, with a coach beside it.

use crate::Key;
use demesne_game::{Seat, Seed};
use demesne_games::Kind;

/// A game that is good to learn from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The game.
    pub kind: Kind,
    /// Its setup.
    pub setup: Vec<(String, String)>,
    /// All chance in it.
    pub seed: Seed,
    /// Where whoever learns sits.
    pub learner: Seat,
    /// The level of the bots at the other seats.
    pub level: &'static str,
}

/// What a coach says at a moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Advice {
    /// What just happened that is new, and what it means: a sentence or two each.
    pub news: Vec<String>,
    /// What to do now: "Take the ship from depot 4 with the 4".
    pub says: String,
    /// Why, a sentence or two each.
    pub why: Vec<String>,
    /// What to touch for it, in this order; nothing where a button stands for it.
    pub keys: Vec<Key>,
    /// The action that it comes to.
    pub action: String,
}

/// The lesson of a game; none where it has none yet.
pub fn lesson(kind: Kind) -> Option<Lesson> {
    match kind {
        Kind::Burgundy => Some(Lesson {
            kind,
            setup: vec![("players".into(), "2".into()), ("duchies".into(), "same 1".into())],
            // Found by trying: the learner begins, and much comes up early.
            seed: Seed::from_number(BURGUNDY),
            learner: Seat(0),
            level: "page",
        }),
        Kind::Tuscany => Some(Lesson {
            kind,
            setup: vec![("players".into(), "2".into()), ("first".into(), "p1".into())],
            seed: Seed::from_number(TUSCANY),
            learner: Seat(0),
            level: "page",
        }),
        Kind::Viscounts => Some(Lesson {
            kind,
            setup: vec![("players".into(), "2".into()), ("first".into(), "p1".into())],
            seed: Seed::from_number(VISCOUNTS),
            learner: Seat(0),
            level: "page",
        }),
    }
}

/// The numbers of the seeds.
const BURGUNDY: u64 = 373;
const TUSCANY: u64 = 89;
const VISCOUNTS: u64 = 17;
