//! Every legal action can be met by touching, costs and brings what it says, and is said in every language.

mod common;

use common::{TABLES, play, replay};
use demesne_burgundy::Burgundy;
use demesne_game::{Quick, Random, Seat, Viewer};
use demesne_games::{Kind, Running};
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
