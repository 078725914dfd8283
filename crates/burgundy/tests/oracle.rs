//! The game a second time, plain and slow, written from `docs/rules` alone: things in lists, tiles by their names, the rules as one
//! procedure. It follows many games beside the engine, and at every moment both must agree on who is to act, on the complete list of
//! what is legal, and on where every point, tile, goods tile, shield and die is.

mod automa;
mod board;
mod corners;
mod dice;
mod effects;
mod engine;
mod facts;
mod levies;
mod moods;
mod phase;
mod place;
mod play;
mod position;
mod rich;
mod routes;
mod score;
mod sell;
mod setup;
mod shields;
mod solo;
mod solo_due;
mod storage;
mod tables;
mod turn;
mod vine_score;
mod vines;
mod world;

use demesne_burgundy::Burgundy;
use demesne_game::{Game, Notation, Quick, Random, SetupLine, Step};
use engine::{Engine, Steps};
use moods::{Luck, MOODS};
use play::Oracle;
use std::{cell::RefCell, collections::BTreeMap, path::Path, rc::Rc};
use tables::{combination, tables};
use world::World;

/// Games a run.
fn games() -> u64 {
    std::env::var("DEMESNE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(400)
}

/// A game in its box, for both.
struct Set {
    game: Burgundy,
    box_: World,
}

impl Set {
    fn new(game: Burgundy) -> Set {
        Set { box_: World::new(&game.setup()), game }
    }

    /// From `key=value;key=value`; none where the engine refuses it.
    fn read(options: &str) -> Option<Set> {
        let pair = |pair: &str| {
            let (key, value) = pair.split_once('=').unwrap_or_else(|| panic!("{pair}"));
            SetupLine { key: key.into(), value: value.into(), line: 0 }
        };
        let lines: Vec<SetupLine> = options.split(';').map(pair).collect();
        Burgundy::from_setup(&lines).ok().map(Set::new)
    }
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
    fn play(&mut self, set: &Set, steps: Steps, position: Option<&[String]>, rng: Quick) {
        let script = matches!(steps, Steps::Script(_));
        let state = match position {
            Some(lines) => {
                let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
                set.game.read_position(&lines, 1).unwrap_or_else(|e| panic!("{e}"))
            }
            None => set.game.start(),
        };
        let log = Rc::new(RefCell::new(Vec::new()));
        let mut engine = Engine {
            game: &set.game,
            state,
            steps,
            rng,
            log: log.clone(),
            seen: std::mem::take(&mut self.seen),
            texts: Vec::new(),
            words: vec!["1".into(), "p2".into(), "7".into(), "castle".into()],
            moments: 0,
            listed: 0,
            over: false,
        };
        let world = match position {
            Some(lines) => set.box_.at_position(lines),
            None => set.box_.clone(),
        };
        let last = Last { game: &set.game, log };
        let oracle = Oracle::new(world, &mut engine);
        // A record may end before the game does, and a solo game is won at once.
        let _ = if position.is_some() { oracle.play_on() } else { oracle.play() };
        assert!(engine.over || script, "the oracle stopped");
        drop(last);
        self.seen = engine.seen;
        self.games += 1;
        self.moments += engine.moments;
        self.listed += engine.listed;
    }

    fn assert_shown(&self, wanted: &str) {
        let missing: Vec<&str> = wanted.split(" | ").filter(|what| !self.seen.contains_key(*what)).collect();
        assert!(missing.is_empty(), "no game showed: {missing:?}; {:?}", self.seen);
    }

    fn print(&self) {
        println!(
            "{} games, {} moments, {} listed actions: {:?}",
            self.games, self.moments, self.listed, self.seen
        );
    }
}

/// Tells the last steps when a test fails.
struct Last<'g> {
    game: &'g Burgundy,
    log: Rc<RefCell<Vec<String>>>,
}

impl Drop for Last<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let log = self.log.borrow();
            let last = log.len().saturating_sub(30);
            let setup: Vec<String> =
                self.game.setup().iter().map(|(key, value)| format!("{key}={value}")).collect();
            println!(
                "table: {}\nafter {} steps, the last:\n{}",
                setup.join(";"),
                log.len(),
                log[last..].join("\n")
            );
        }
    }
}

/// Players and chance for a game.
fn moods(rng: &mut Quick, seats: u8) -> Steps {
    let mood = |rng: &mut Quick| MOODS[rng.below(MOODS.len() as u32) as usize];
    let moods = (0..seats).map(|_| mood(rng)).collect();
    let luck = [Luck::Fair, Luck::Fair, Luck::Castles, Luck::Monasteries, Luck::Ships][rng.below(5) as usize];
    Steps::Moods(moods, luck)
}

fn play_one(sum: &mut Sum, set: &Set, number: u64) {
    let mut rng = Quick::new(number);
    let steps = moods(&mut rng, set.game.seats());
    sum.play(set, steps, None, rng);
}

/// All tables, each in turn, and what they showed. With `DEMESNE_TABLE` only that one, with `DEMESNE_FIRST` from that game on.
fn play_all(tables: &[String]) -> Sum {
    let only = std::env::var("DEMESNE_TABLE").ok();
    let first = std::env::var("DEMESNE_FIRST").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    let chosen: Vec<&str> = match &only {
        Some(table) => vec![table],
        None => tables.iter().map(String::as_str).collect(),
    };
    let sets: Vec<Set> =
        chosen.iter().map(|table| Set::read(table).unwrap_or_else(|| panic!("{table} is refused"))).collect();
    let mut sum = Sum::default();
    for number in first..first + games() {
        println!("game {number}");
        play_one(&mut sum, &sets[number as usize % sets.len()], number);
    }
    sum.print();
    sum
}

#[test]
fn both_agree_on_whole_games() {
    let sum = play_all(&tables());
    if games() >= 400 && std::env::var("DEMESNE_TABLE").is_err() {
        sum.assert_shown(
            "* first | * boards | * gift | * reveal | * card | * building | * shields | * route | * vine-types | * vine-gifts | \
             * depot | * black | * vine-depot | * vine-shop | * goods | * roll | * automa-die | chance could have | \
             chance could not",
        );
        sum.assert_shown(
            "side | castle | castle … on | order | take | place | plant | sell | workers | buy | buy … inn | hire | recruit | \
             ransom | ship | also | discard | keep … private | keep … shared | discard … private | place … private | bonus | \
             vine-bonus | crane | copy | shield | shield … for | tribute | tribute … workers | put … black | put … v | skip | end | \
             next | gain | exchange | take … white | place … white | sell … white | workers … white | take … mark | \
             place … mark | sell … mark | place … face-down | place … geese | place … crane | place … white-castle | \
             discard in trim | take in grant | result B14.3 | result B14.4 | result lost",
        );
        for number in 1..=29 {
            sum.assert_shown(&format!("m{number}"));
        }
        for number in 1..=18 {
            sum.assert_shown(&format!("shield {number} held"));
        }
    }
}

#[test]
fn both_agree_on_any_options_that_go_together() {
    let mut rng = Quick::new(200);
    let mut sum = Sum::default();
    let mut refused = 0;
    let wanted = games() / 2;
    while sum.games < wanted {
        let table = combination(&mut rng);
        match Set::read(&table) {
            Some(set) => {
                println!("{table}");
                let number = 7_000_000 + sum.games;
                play_one(&mut sum, &set, number);
            }
            None => {
                println!("REFUSED {table}");
                refused += 1;
            }
        }
    }
    sum.print();
    println!("{refused} combinations were refused");
}

#[test]
fn both_agree_on_recorded_games() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games");
    let mut sum = Sum::default();
    for (name, read) in demesne_trial::archive::records::<Burgundy>(&folder) {
        println!("{name}");
        let lines = (!read.record.start.is_empty()).then_some(read.record.start.as_slice());
        let steps: Vec<Step<_>> = read.record.steps.clone();
        let set = Set::new(read.game.clone());
        // Where version 2 of the rules changed something they are played by version 1: solo (X-SOLO-17, X-SOLO-26), vineyards
        // (X-R12, A17.2), teams (what a die costs).
        let table = &set.box_.table;
        let changed = table.solo || table.vineyards || table.team;
        if changed && table.lines.get("rules").is_some_and(|rules| rules == "1") {
            println!("  by the rules of then");
            continue;
        }
        sum.play(&set, Steps::Script(steps.into_iter()), lines, Quick::new(0));
    }
    sum.print();
    assert!(sum.games >= 10, "{} records", sum.games);
}

/// Late positions made at random, and the rest of the game from there.
#[test]
fn both_agree_from_rich_positions() {
    let only = std::env::var("DEMESNE_TABLE").ok();
    let first = std::env::var("DEMESNE_FIRST").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    let tables = [
        ("33", "solo=33;expansions=tiles white"),
        ("34", "solo=34;expansions=tiles white"),
        ("33", "solo=33"),
        ("1", "players=2;expansions=tiles white inns routes shields vineyards;duchies=same 1"),
        ("7", "players=3;expansions=tiles white inns routes shields vineyards;duchies=same 7"),
        ("19", "players=2;expansions=shields;duchies=same 19"),
        ("4", "players=4;expansions=routes shields vineyards;duchies=same 4"),
        ("5", "players=2;edition=2011;duchies=same 5"),
        ("6", "players=4;edition=2011;duchies=same 6"),
        ("10", "players=2;duchies=same 10"),
        ("8", "players=3;duchies=same 8;expansions=tiles white"),
        ("12", "players=2;connection=yes;duchies=same 12;expansions=tiles white inns"),
        ("15", "players=3;connection=yes;duchies=same 15;expansions=shields inns"),
        ("23", "players=2;expansions=posts shields;duchies=same 23"),
        ("31a-32a", "team=basic;expansions=tiles white inns"),
        ("31b-32b", "team=advanced"),
        ("3", "players=2;chateautoma=expert;modifiers=A B D;duchies=same 3;expansions=tiles white shields"),
        ("9", "players=3;chateautoma=novice;duchies=same 9;expansions=routes shields vineyards"),
    ];
    let tables: Vec<_> =
        tables.iter().filter(|(_, table)| only.as_ref().is_none_or(|only| only == table)).collect();
    let sets: Vec<(&str, Set)> = tables
        .iter()
        .map(|(board, table)| (*board, Set::read(table).unwrap_or_else(|| panic!("{table}"))))
        .collect();
    let mut sum = Sum::default();
    let mut refused = BTreeMap::new();
    for number in first..first + games() {
        let (board, set) = &sets[number as usize % sets.len()];
        let mut rng = Quick::new(number);
        let lines = rich::rich(&mut rng, &set.box_, board);
        let texts: Vec<&str> = lines.iter().map(String::as_str).collect();
        match set.game.read_position(&texts, 1) {
            Ok(state) => {
                println!("game {number}");
                let lines = set.game.position_lines(&state);
                let steps = moods(&mut rng, set.game.seats());
                sum.play(set, steps, Some(&lines), rng);
            }
            Err(error) => *refused.entry(error.to_string()).or_insert(0) += 1,
        }
    }
    println!("refused: {refused:?}");
    sum.print();
    assert!(2 * sum.games > games(), "too many positions are refused: {refused:?}");
    if games() >= 400 && only.is_none() {
        sum.assert_shown(
            "put … shop | put … inn | put in colour-tile | put in colour-tile-more | exchange | discard in trim | shield in extra | \
             shield … mark | plant … mark | bonus at levies | sell in levies | ship in levies | result round | result lost",
        );
    }
}

/// X-SHIELD-11.2, X-SHIELD-14.2: shield 14 puts a castle, whose action may replace shield 15 before it has acted.
#[test]
fn both_agree_where_shields_meet() {
    let set = Set::read("players=2;expansions=shields;duchies=same 1").expect("a table");
    let lines = [
        "phase: E",
        "round: 5",
        "turn: p2",
        "p2 dice: - -",
        "p1 duchy: 2=castle 3=castle 13=m13 19=castle",
        "p1 shields: 11 14 15",
        "p1 silver: 2",
        "depot 1 shields: 9",
        "depot 3: - - bank",
        "depot 2: - - castle",
        "black: - church",
    ];
    let mut sum = Sum::default();
    for number in 0..60 {
        let mut rng = Quick::new(number);
        let state = set.game.read_position(&lines, 1).unwrap_or_else(|e| panic!("{e}"));
        let steps = moods(&mut rng, set.game.seats());
        sum.play(&set, steps, Some(&set.game.position_lines(&state)), rng);
    }
    sum.print();
    sum.assert_shown("shield at levies | put in levies | skip in levies");
}

#[test]
fn both_agree_in_corners() {
    let mut sum = Sum::default();
    for (table, lines, steps) in corners::CORNERS {
        let set = Set::read(table).unwrap_or_else(|| panic!("{table}"));
        println!("{table} {lines:?}");
        let state = set.game.read_position(lines, 1).unwrap_or_else(|e| panic!("{e}"));
        let read = |step: &&str| set.game.parse_step(step).unwrap_or_else(|e| panic!("{step}: {e}"));
        let steps: Vec<Step<_>> = steps.iter().map(read).collect();
        let lines = set.game.position_lines(&state);
        sum.play(&set, Steps::Script(steps.into_iter()), Some(&lines), Quick::new(0));
    }
    sum.print();
    sum.assert_shown("result B14.3 | result B14.4 | result X-TEAM | hire in city-hall | buy in city-hall");
}
