//! The game a second time, plain and slow, written from `docs/rules/tuscany.md` alone: things in lists, hexes by coordinates, the
//! rules as one procedure. It follows many games beside the engine, and at every moment both must agree on who is to act, on the
//! complete list of what is legal, and on where every point, tile, card, token and piece is.

mod bent;
mod board;
mod engine;
mod moods;
mod pay;
mod place;
mod play;
mod score;
mod world;

use crate::common::{setup, table};
use demesne_game::{Game, Notation, Quick, Random};
use demesne_tuscany::{Action, State, Tuscany};
use engine::{Engine, Steps};
use moods::{Luck, Mood};
use play::Oracle;
use std::{collections::BTreeMap, path::Path};
use world::World;

/// Tables with all values of all options.
const TABLES: [&str; 10] = [
    "players=2",
    "players=3",
    "players=4",
    "players=2 draw_base=2 fresh_hex=same_turn",
    "players=3 same_colour_pairs=no tie_break=english first=p2",
    "players=4 final_cards_per_point=3 round_limit=12",
    "players=2 round_limit=45 same_colour_pairs=no tie_break=english first=p1",
    "players=4 fresh_hex=same_turn draw_base=2 tie_break=english first=p4",
    "players=3 round_limit=7 final_cards_per_point=3 first=p3",
    "players=2 round_limit=1 tie_break=english",
];

/// Games a run.
fn games() -> u64 {
    std::env::var("DEMESNE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1_600)
}

/// A game in its box, for both.
struct Set {
    game: Tuscany,
    box_: World,
    all_chance: Vec<(Action, String)>,
}

impl Set {
    fn new(game: Tuscany) -> Set {
        Set { box_: World::new(&game.setup()), all_chance: engine::all_chance(&game), game }
    }
}

fn sets() -> Vec<Set> {
    TABLES.iter().map(|options| Set::new(table(options))).collect()
}

/// What many games showed.
#[derive(Default)]
struct Sum {
    seen: BTreeMap<String, u64>,
    games: u64,
    moments: u64,
    listed: u64,
}

impl Sum {
    /// Plays a game, from the beginning or from a position, and adds what it showed.
    fn play(&mut self, table: &Set, state: State, position: Option<&[String]>, steps: Steps, rng: Quick) {
        let Set { game, box_, all_chance } = table;
        let log = position.unwrap_or_default().to_vec();
        let seen = std::mem::take(&mut self.seen);
        let mut engine = Engine { game, all_chance, state, steps, rng, log, seen, moments: 0, listed: 0 };
        let world = match position {
            Some(lines) => box_.at_position(lines),
            None => box_.clone(),
        };
        let oracle = Oracle { world, answers: &mut engine, gaps: 0 };
        // A record may end before the game does.
        let _ = if position.is_some() { oracle.play_on() } else { oracle.play() };
        self.seen = engine.seen;
        self.games += 1;
        self.moments += engine.moments;
        self.listed += engine.listed;
    }

    fn assert_shown(&self, wanted: &str) {
        for what in wanted.split(" | ") {
            assert!(self.seen.contains_key(what), "no game showed: {what}; {:?}", self.seen);
        }
    }

    fn print(&self) {
        println!(
            "{} games, {} moments, {} listed actions: {:?}",
            self.games, self.moments, self.listed, self.seen
        );
    }
}

/// Players and chance for a game.
fn moods(rng: &mut Quick, players: u8) -> Steps {
    let mood = |rng: &mut Quick| match rng.below(12) {
        0..=2 => Mood::Anything,
        3..=6 => Mood::Builder,
        7..=9 => Mood::Castles,
        10 => Mood::Hoarder,
        _ => Mood::Taker,
    };
    let moods = (0..players).map(|_| mood(rng)).collect();
    let luck = [Luck::Fair, Luck::Fair, Luck::Clump, Luck::Hostile, Luck::Castles][rng.below(5) as usize];
    Steps::Moods(moods, luck)
}

#[test]
fn both_agree_on_whole_games() {
    let mut sum = Sum::default();
    let sets = sets();
    for number in 0..games() {
        let set = &sets[number as usize % sets.len()];
        let mut rng = Quick::new(number);
        let steps = moods(&mut rng, set.game.seats());
        sum.play(set, set.game.start(), None, steps, rng);
    }
    sum.print();
    if games() >= 1_600 {
        sum.assert_shown(
            "first | neutral | cards | pieces | board | reveal | token | draw | take | give | exchange | place | on | pay | free | \
             skip | marble | end | own | harvest | result T17.2 | result T17.3 | result T17.5 | result + | no room | \
             over by the round limit | over after the additional round",
        );
    }
}

#[test]
fn both_agree_on_games_from_strange_positions() {
    let mut sum = Sum::default();
    let mut refused = BTreeMap::<String, u64>::new();
    let sets = sets();
    for number in 0..games() {
        // The last two end too soon.
        let set = &sets[number as usize % (sets.len() - 2)];
        let mut rng = Quick::new(1_000_000 + number);
        let lines = bent::bent(&set.box_, &mut rng);
        let text: Vec<&str> = lines.iter().map(String::as_str).collect();
        match set.game.read_position(&text, 1) {
            Ok(state) => {
                let steps = moods(&mut rng, set.game.seats());
                sum.play(set, state, Some(&lines), steps, rng);
            }
            Err(error) => *refused.entry(error.why).or_default() += 1,
        }
    }
    sum.print();
    println!("refused: {refused:#?}");
    assert!(2 * sum.games > games(), "too many positions are refused: {refused:#?}");
    if games() >= 1_600 {
        sum.assert_shown(
            "exchange | exchange again | free after free | no room | full board | gaps stay | over with an empty centre | \
             over after the additional round",
        );
    }
}

#[test]
fn both_agree_on_recorded_games() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games");
    let mut sum = Sum::default();
    for (name, read) in demesne_trial::archive::records::<Tuscany>(&folder) {
        println!("{name}");
        let start = read.start().expect("a start");
        let lines = (!read.record.start.is_empty()).then_some(read.record.start.as_slice());
        let steps = Steps::Script(read.record.steps.clone().into_iter());
        sum.play(&Set::new(read.game.clone()), start, lines, steps, Quick::new(0));
    }
    sum.print();
    assert!(sum.games >= 10, "{} records", sum.games);
}

/// T2.10: pieces of one's own are refused exactly where some board would have an area of four.
#[test]
fn both_agree_on_pieces_of_ones_own() {
    let mut rng = Quick::new(5);
    let mut sum = Sum::default();
    let mut refused = 0;
    assert_eq!(board::largest_area(&board::pieces(&[])), 3);
    for _ in 0..8 {
        let name = format!("{}{}", ["A", "B", "C"][rng.below(3) as usize], 1 + rng.below(4));
        let mut hexes = board::pieces(&[])[&name].clone();
        rng.shuffle(&mut hexes);
        let text = format!("{} / {} / {}", hexes[..3].join(" "), hexes[3..7].join(" "), hexes[7..].join(" "));
        let (key, value) = (format!("piece {name}"), text);
        let small = board::largest_area(&board::pieces(&[(key.clone(), value.clone())])) <= 3;
        match Tuscany::from_setup(&setup(&[("players", "3"), (&key, &value)])) {
            Ok(game) => {
                assert!(small, "{key}: {value}");
                let set = Set::new(game);
                for number in 0..10 {
                    let mut rng = Quick::new(number);
                    let steps = moods(&mut rng, 3);
                    sum.play(&set, set.game.start(), None, steps, rng);
                }
            }
            Err(error) => {
                assert!(!small, "{key}: {value}: {error}");
                refused += 1;
            }
        }
    }
    sum.print();
    assert!(sum.games > 0 && refused > 0, "{} games, {refused} sets refused", sum.games);
}
