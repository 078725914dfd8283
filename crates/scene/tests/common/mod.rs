//! Tables of every mode, and random games on them.

use demesne_burgundy::Burgundy;
use demesne_game::{Game, Notation, Quick, Random, Seat, Seed, ToAct, Viewer};
use demesne_games::{Kind, Running};
use std::path::Path;

/// Tables of Burgundy: editions, expansions, modes.
pub const TABLES: &[&str] = &[
    "",
    "edition=2011 players=3 duchies=random castles=open",
    "edition=2011",
    "players=4 duchies=random",
    "players=3 expansions=all duchies=random route-order=chosen vine-types=fewer",
    "players=2 expansions=all",
    "players=4 expansions=shields,routes",
    "players=2 expansions=shields,vineyards",
    "players=2 boards=11-18 duchies=random connection=yes expansions=tiles,white,inns,posts",
    "team=basic expansions=tiles,white,inns",
    "team=advanced",
    "solo=33",
    "solo=34 target=5 expansions=tiles,white",
    "chateautoma=novice players=2",
    "chateautoma=expert players=3 modifiers=A,B,C,D expansions=tiles,white,posts,routes,shields,vineyards",
];

/// Tables of Tuscany.
pub const TUSCAN: &[&str] = &[
    "",
    "players=3 fresh_hex=same_turn",
    "players=4 draw_base=2 final_cards_per_point=3",
    "same_colour_pairs=no tie_break=english",
];

/// Tables of the Viscounts: both sides of the board, the four boards of the solo opponent.
pub const VISCOUNTS: &[&str] = &[
    "players=2",
    "players=3",
    "players=4",
    "players=2 first=p2",
    "solo=cleric",
    "solo=builder difficulty=3",
    "solo=noble difficulty=1",
    "players=1 solo=cards difficulty=2",
];

/// A table of a game by its options, each `key=value`; commas of a value are blanks.
pub fn table_of(kind: Kind, options: &str) -> Box<dyn Running> {
    let pair = |word: &str| {
        let (key, value) = word.split_once('=').expect("key=value");
        (key.to_owned(), value.replace(',', " "))
    };
    let setup: Vec<(String, String)> = options.split_whitespace().map(pair).collect();
    kind.run(&setup, Viewer::Everybody).unwrap_or_else(|error| panic!("{options}: {error}"))
}

/// A random game of Burgundy: calls before each decision, and after each step with the step.
pub fn play(
    options: &str,
    number: u64,
    before: impl FnMut(&dyn Running, Seat),
    after: impl FnMut(&dyn Running, &str),
) {
    play_of(Kind::Burgundy, options, number, before, after);
}

/// A random game.
pub fn play_of(
    kind: Kind,
    options: &str,
    number: u64,
    mut before: impl FnMut(&dyn Running, Seat),
    mut after: impl FnMut(&dyn Running, &str),
) {
    let mut running = table_of(kind, options);
    let (seed, mut rng) = (Seed([number as u8; 32]), Quick::new(number));
    for step in running.chance(&seed) {
        running.play(&step).expect("what chance does is legal");
        after(&*running, &step);
    }
    while let ToAct::Seats(seats) = running.to_act() {
        let seat = seats.iter().next().expect("somebody is to act");
        before(&*running, seat);
        let legal = running.legal(seat);
        // Two of three times a placement where there is one: so that much comes up.
        let places: Vec<&String> = legal
            .iter()
            .filter(|text| {
                ["place", "plant", "shield", "put", "free"].iter().any(|verb| text.starts_with(verb))
            })
            .collect();
        let action = match places.is_empty() || rng.below(3) == 0 {
            true => legal[rng.below(legal.len() as u32) as usize].clone(),
            false => places[rng.below(places.len() as u32) as usize].clone(),
        };
        let steps = running.consequences(seat, &action, &seed).expect("legal actions can be played");
        for step in steps {
            running.play(&step).unwrap_or_else(|error| panic!("{step}: {error}"));
            after(&*running, &step);
        }
    }
    assert!(running.outcome().is_some(), "{options} was played to its end");
}

/// Replays the recorded games of Burgundy of a name that starts so: they show what hardly ever happens.
pub fn replay(named: &str, before: impl FnMut(&dyn Running, Seat), after: impl FnMut(&dyn Running, &str)) {
    replay_of::<Burgundy>(Kind::Burgundy, named, before, after);
}

/// The same of any game.
pub fn replay_of<G: Game + Notation>(
    kind: Kind,
    named: &str,
    mut before: impl FnMut(&dyn Running, Seat),
    mut after: impl FnMut(&dyn Running, &str),
) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games");
    let records = demesne_trial::archive::records::<G>(&folder);
    for (name, read) in records.into_iter().filter(|(name, _)| name.starts_with(named)) {
        // A running game begins at its beginning.
        if read.start().is_ok_and(|start| start != read.game.start()) {
            continue;
        }
        let mut running = kind.run(&read.game.setup(), Viewer::Everybody).expect("a legal table");
        for &step in &read.record.steps {
            if let ToAct::Seats(seats) = running.to_act() {
                seats.iter().for_each(|seat| before(&*running, seat));
            }
            let step = read.game.step_text(step);
            running.play(&step).unwrap_or_else(|error| panic!("{name}: {error}"));
            after(&*running, &step);
        }
    }
}
