//! Every legal action can be met by touching, costs and brings what it says, and is said in every language.

use crate::common::{TABLES, play, replay};
use demesne_burgundy::{Burgundy, Tile};
use demesne_game::{Quick, Random, Seat, Viewer};
use demesne_games::{Kind, Running, inside};
use demesne_scene::{Hand, Touched, Way, stage};
use demesne_text::{Language, Shown};
use std::collections::{BTreeMap, BTreeSet};

/// All ways of a moment, checked.
fn check(running: &dyn Running, seat: Seat, rng: &mut Quick, said: &mut BTreeMap<String, usize>) {
    let stage = stage(running).expect("Burgundy has a stage");
    let ways = stage.ways(seat, Language::English);
    let actions: BTreeSet<&str> = ways.iter().map(|way| way.action.as_str()).collect();
    let legal = running.legal(seat);
    assert_eq!(actions, legal.iter().map(String::as_str).collect(), "ways and legal actions differ");
    for other in Seat::first(running.seats()).filter(|&other| running.legal(other).is_empty()) {
        assert!(stage.ways(other, Language::English).is_empty(), "{other} is not to act");
    }
    let spoken = Language::ALL.map(|language| stage.ways(seat, language));
    for (one, (two, three)) in spoken[0].iter().zip(spoken[1].iter().zip(&spoken[2])) {
        assert!([two, three].iter().all(|way| way.action == one.action && way.keys == one.keys));
        assert!(one.says != two.says && one.says != three.says && two.says != three.says, "{one:?} {two:?}");
        let verb = one.action.split(' ').next().expect("a word");
        *said.entry(verb.to_owned()).or_default() += 1;
    }
    for list in &spoken {
        let mut sayings: BTreeMap<&str, &str> = BTreeMap::new();
        for way in list {
            let known = sayings.entry(&way.says).or_insert(&way.action);
            assert_eq!(*known, way.action, "said alike: {}", way.says);
        }
    }
    let known = ways.iter().filter(|way| check_keys(running, seat, way)).count();
    *said.entry("with known keys".into()).or_default() += known;
    // A part of them is touched in order, and in any order.
    for _ in 0..8 {
        let way = &ways[rng.below(ways.len() as u32) as usize];
        reach(way, &way.keys, &ways);
        let mut keys = way.keys.clone();
        for place in (1..keys.len()).rev() {
            keys.swap(place, rng.below(place as u32 + 1) as usize);
        }
        reach(way, &keys, &ways);
    }
}

/// What the keys of the commonest ways name is what their actions name. Says whether it was one of them.
fn check_keys(running: &dyn Running, seat: Seat, way: &Way) -> bool {
    let (game, state) = inside::<Burgundy>(running).expect("Burgundy");
    let home = if running.allies(seat).len() > 1 { Seat(seat.0 % 2) } else { seat };
    let words: Vec<&str> = way.action.split(' ').collect();
    let number = |word: &str| word.parse::<usize>().expect("a number");
    // What a key names as the last number in it.
    let last = |key: &str, before: &str| {
        let place = key.strip_prefix(before).unwrap_or_else(|| panic!("{key} of {}", way.action));
        number(place) - 1
    };
    let die = |key: &str, value: &str| {
        if value == "white" {
            return assert_eq!(key, "white die");
        }
        let place = last(key, &format!("{seat} die "));
        assert_eq!(usize::from(state.dice[seat.index()][place]), number(value), "{way:?}");
    };
    let tile = |tile: Option<Tile>, name: &str| {
        assert_eq!(tile.map(|tile| game.tile_name(tile)).as_deref(), Some(name), "{way:?}");
    };
    match (words.as_slice(), way.keys.as_slice()) {
        (["take", name, depot, "with", value], [with, lies]) if !depot.starts_with('v') => {
            die(with, value);
            let place = last(lies, &format!("depot {depot} tile "));
            tile(state.depots[number(depot) - 1][place], name);
        }
        (["place", name, space, "with", value], [with, lies, goes]) => {
            die(with, value);
            let place = last(lies, &format!("{home} stored "));
            tile(state.estate(seat).storage.iter().nth(place), name);
            assert_eq!(*goes, format!("{home} space {space}"));
        }
        (["place", name, space, "with", value, "private"], [with, lies, goes]) => {
            die(with, value);
            tile(state.private[seat.index()].tiles[last(lies, &format!("{seat} private "))], name);
            assert_eq!(*goes, format!("{home} space {space}"));
        }
        (["sell", goods, "with", value], [with, lies]) => {
            die(with, value);
            assert_eq!(*lies, format!("{home} goods {goods}"));
        }
        (["workers", "with", value], [with, take]) => {
            die(with, value);
            assert_eq!(*take, format!("{seat} take workers"));
        }
        (["buy", name], [lies]) if lies.starts_with("black tile") => {
            tile(state.black[last(lies, "black tile ")], name);
        }
        (["discard", name], [lies]) => {
            tile(state.estate(seat).storage.iter().nth(last(lies, &format!("{home} stored "))), name);
        }
        (["ship", depots, _], keys) => {
            let named: Vec<String> = depots.split('+').map(|depot| format!("depot {depot}")).collect();
            assert_eq!(keys, named);
        }
        (["plant", _, space, ..], [.., goes]) => {
            assert_eq!(*goes, format!("{home} vine space {}", &space[1..]));
        }
        (["end" | "skip" | "keep" | "tribute" | "gain" | "next" | "crane" | "order" | "bonus", ..], keys) => {
            assert_eq!(keys, Vec::<String>::new());
        }
        _ => return false,
    }
    true
}

/// Touching what a way touches leads to it.
fn reach(way: &Way, keys: &[String], ways: &[Way]) {
    if keys.is_empty() {
        return;
    }
    let mut hand = Hand::default();
    for key in keys {
        match hand.touch(key, ways) {
            Touched::Held => {}
            Touched::Act(act) => {
                assert_eq!(act.action, way.action, "touching {keys:?}");
                return;
            }
            Touched::Choose(choice) => {
                let actions: BTreeSet<&str> = choice.iter().map(|way| way.action.as_str()).collect();
                assert!(actions.contains(way.action.as_str()), "touching {keys:?}: {actions:?}");
                assert_eq!(actions.len(), choice.len(), "a choice names an action twice");
                return;
            }
            Touched::Nothing => panic!("{key} of {way:?} is nothing"),
        }
    }
    panic!("touching {keys:?} does not lead to {}", way.action);
}

#[test]
fn every_legal_action_is_reached_by_touching_and_said_in_three_languages() {
    let (mut said, mut rng) = (BTreeMap::new(), Quick::new(7));
    for (number, options) in (1..).zip(TABLES) {
        play(options, number, |running, seat| check(running, seat, &mut rng, &mut said), |_, _| {});
    }
    replay("x-1p", |running, seat| check(running, seat, &mut rng, &mut said), |_, _| {});
    assert!(said["with known keys"] > 20_000, "{said:?}");
    for (verb, _) in Burgundy::action_words(Language::English) {
        assert!(said.contains_key(verb), "{verb} never came up: {said:?}");
    }
}

#[test]
fn points_and_price_are_what_then_happens() {
    let (mut rng, mut scored, mut paid) = (Quick::new(3), 0, [0; 2]);
    for (number, options) in (20..).zip(TABLES) {
        let before = |running: &dyn Running, seat: Seat| {
            let ways = stage(running).expect("Burgundy has a stage").ways(seat, Language::English);
            let way = &ways[rng.below(ways.len() as u32) as usize];
            // Played on a copy: chance has not acted there.
            let mut copy = Kind::Burgundy.run(&running.setup(), Viewer::Everybody).expect("the same table");
            for step in running.steps() {
                copy.play(&step).expect("the same steps");
            }
            copy.play(&format!("{seat} {}", way.action)).expect("a way is legal");
            assert_eq!(copy.points(seat) - running.points(seat), way.points, "{way:?}");
            scored += i32::from(way.points > 0);
            paid[0] += i32::from(way.price.workers > 0);
            paid[1] += i32::from(way.price.silver > 0);
        };
        play(options, number, before, |_, _| {});
    }
    assert!(scored > 100 && paid[0] > 50 && paid[1] > 20, "{scored} {paid:?}");
}
