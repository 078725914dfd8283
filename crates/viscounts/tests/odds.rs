//! Chance has the right odds: many samples with fixed seeds against exact arithmetic. What is imagined of hands is in `knowledge.rs`.

use crate::common;
use crate::common::{position, table};
use demesne_game::{Game, Ignore, Notation, Quick, Step};
use demesne_trial::odds::{Odds, compare, compare_samples, draws, renamed};
use demesne_viscounts::{Action, Card, State, Viscounts};

/// Equal odds for all of these.
fn even(texts: impl IntoIterator<Item = String>) -> Odds {
    let texts: Vec<String> = texts.into_iter().collect();
    let p = 1.0 / texts.len() as f64;
    texts.into_iter().map(|text| (text, p)).collect()
}

/// Names of one piece each, drawn in order and joined.
fn orders(names: &[&str], count: usize) -> Odds {
    draws(&names.iter().map(|&name| (name, 1)).collect::<Vec<_>>(), count)
}

fn sampled(game: &Viscounts, state: &State, rng: &mut Quick) -> String {
    game.action_text(game.sample(state, rng))
}

/// The words of what chance does, without the verb.
fn words(game: &Viscounts, state: &State, rng: &mut Quick) -> Vec<String> {
    sampled(game, state, rng).split(' ').skip(1).map(String::from).collect()
}

#[test]
fn v2_10_every_player_can_be_the_start_player() {
    for players in 2..=4u8 {
        let game = table(&format!("players={players}"));
        let odds = even((1..=players).map(|n| format!("first p{n}")));
        let start = game.start();
        compare_samples("the start player", &(game, start), &odds);
    }
}

#[test]
fn v2_2_v2_3_rings_and_castles() {
    let (game, state) = position("", &["moment: board"]);
    let rings = orders(&["3-4", "5-6", "7-8", "9-10"], 4);
    assert_eq!(rings.len(), 24);
    let odds =
        even(rings.keys().flat_map(|ring| (1..=5).map(move |n| format!("board 1-2 {ring} castle {n}"))));
    assert_eq!(odds.len(), 120);
    compare_samples("the board", &(game, state), &odds);
}

#[test]
fn v2_4_visible_townsfolk() {
    let (game, state) = position("", &["moment: townsfolk"]);
    let cards: Vec<String> = (0..68).map(|n| Card(n).id()).collect();
    for segment in 0..5 {
        compare("a townsfolk", &even(cards.clone()), |rng| words(&game, &state, rng).swap_remove(segment));
    }
    // Two of them together: each pair of different cards is as likely.
    let place = |id: &str| Card::parse(id).expect("a card").0 / 17;
    let mut odds = Odds::new();
    for one in 0..4 {
        for other in 0..4 {
            let p = if one == other { 16.0 } else { 17.0 } / (4.0 * 67.0);
            odds.insert(format!("{one} {other}"), p);
        }
    }
    compare("two townsfolk", &odds, |rng| {
        let words = words(&game, &state, rng);
        format!("{} {}", place(&words[1]), place(&words[4]))
    });
}

#[test]
fn v2_6_visible_manuscripts() {
    let position = position("", &["moment: manuscripts"]);
    let odds = renamed(orders(&["m01", "m02", "m10", "m19", "m28"], 5), |m| format!("manuscripts {m}"));
    assert_eq!(odds.len(), 120);
    compare_samples("manuscripts", &position, &odds);
}

#[test]
fn v2_11_v21_6_pairs() {
    for (options, pairs) in [("solo=cleric", 2), ("players=2", 3), ("players=4", 5)] {
        let (game, state) = position(options, &["moment: pairs"]);
        let dealt = |rng: &mut Quick| -> Vec<(String, String)> {
            let words = words(&game, &state, rng);
            assert_eq!(words.len(), pairs);
            words.iter().map(|pair| pair.split_once('+').expect("a pair")).map(own).collect()
        };
        // Player cards: every set of them; they stand in rising order.
        let names: Vec<String> = (1..=10).map(|n| n.to_string()).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let rising = |text: &str| {
            let mut numbers: Vec<u8> = text.split(' ').map(|n| n.parse().expect("a number")).collect();
            numbers.sort_unstable();
            numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
        };
        let odds = renamed(orders(&names, pairs), rising);
        compare("player cards", &odds, |rng| {
            dealt(rng).into_iter().map(|(number, _)| number).collect::<Vec<_>>().join(" ")
        });
        // Heroes: in any order, whatever the card.
        let heroes: Vec<String> = (1..=10).map(|n| format!("h{n:02}")).collect();
        let heroes: Vec<&str> = heroes.iter().map(String::as_str).collect();
        compare("two heroes", &orders(&heroes, 2), |rng| {
            let dealt = dealt(rng);
            format!("{} {}", dealt[0].1, dealt[pairs - 1].1)
        });
    }
}

fn own((number, hero): (&str, &str)) -> (String, String) {
    (number.to_owned(), hero.to_owned())
}

#[test]
fn v17_5_v2_18_cards_are_drawn_without_replacement() {
    let lines = ["p1 slots: s6 s7 s8", "p1 hand: n12", "p1 deck: s1 s2 s3 s4 s5", "tasks: draw:p1:2"];
    let position = position("", &lines);
    let mut odds = Odds::new();
    for one in 1..=5 {
        odds.extend((one + 1..=5).map(|other| (format!("draw p1 s{one} s{other}"), 0.1)));
    }
    compare_samples("two cards", &position, &odds);
}

/// What chance does in so many steps, without the verbs and whom they are about.
fn chance(game: &Viscounts, start: &State, steps: usize, rng: &mut Quick) -> String {
    let mut state = *start;
    let mut texts = Vec::new();
    for _ in 0..steps {
        let action = game.sample(&state, rng);
        texts.push(game.action_text(action).split(' ').skip(2).collect::<Vec<_>>().join(" "));
        game.play(&mut state, Step::chance(action), &mut Ignore).expect("chance is legal");
    }
    texts.join(" ")
}

#[test]
fn v17_7_v17_14_a_shuffle_in_the_middle_of_a_draw() {
    // The last card of the deck for certain, then one of the discard pile.
    let lines = [
        "p1 slots: s7 s4 s6",
        "p1 hand: s1",
        "p1 deck: s2",
        "p1 discards: n25 s3 s5 s8",
        "beat: draw",
        "tasks: draw:p1:1",
    ];
    let (game, state) = position("", &lines);
    let odds = even(["n25", "s3", "s5", "s8"].map(|card| format!("s2 {card}")));
    compare("a draw with a shuffle", &odds, |rng| chance(&game, &state, 2, rng));
}

#[test]
fn v17_9_v20_5_v20_8_any_card_may_be_on_top() {
    let lines = ["p1 hand: s1", "p1 deck: s2 s3 n25 h05", "p1 slots: s4", "tasks: turn:p1:discard"];
    let position_at = position("", &lines);
    let odds = even(["s2", "s3", "n25", "h05"].map(|card| format!("turn {card}")));
    compare_samples("the top card", &position_at, &odds);
    // A shuffle into a deck that is not empty: the card that was in the discard pile comes as soon as any other.
    let lines = [
        "beat: hire",
        "p1 viscount: 3",
        "p1 hand: s1 s2",
        "p1 deck: s3 n25",
        "p1 discards: s5",
        "p1 slots: s4 s6 s8",
        "p1 silver: 1",
        "tops: 3-4=n20",
    ];
    let (game, mut state) = position("", &lines);
    for step in ["p1 hire n20", "* top 3-4 n68", "p1 end"] {
        common::play(&game, &mut state, step);
    }
    let odds = even(["s3", "n25", "s5", "n20"].map(|card| format!("draw p1 {card}")));
    compare_samples("a joined deck", &(game, state), &odds);
}

#[test]
fn vr4_v20_3_what_lies_under_a_pile() {
    // Any townsfolk that lies under another, on whichever pile, whatever the sizes of piles; two without replacement.
    let gone: Vec<String> = (10..=68).map(|n| format!("n{n:02}")).collect();
    let gone = format!("gone: {}", gone.join(" "));
    let tops = "tops: 1-2=n01 3-4=- 5-6=n02 7-8=- 9-10=-";
    let lines = ["tasks: top:3-4", tops, "under: 1-2=3 3-4=3 5-6=1", &gone];
    let (game, state) = position("", &lines);
    let left = ["n03", "n04", "n05", "n06", "n07", "n08", "n09"];
    let odds = renamed(orders(&left, 1), |card| format!("top 3-4 {card}"));
    compare_samples("a townsfolk", &(game, state), &odds);
    let lines = ["tasks: tile:3-4", "tiles: 1-2=m01 3-4=- 5-6=m02 7-8=m10 9-10=m19", "gone: m28"];
    let (game, state) = position("", &lines);
    let grey = [0, 1, 9, 18, 27];
    let left = (0..35u8).filter(|n| !grey.contains(n)).map(|n| format!("tile 3-4 m{:02}", n + 1));
    compare_samples("a manuscript", &(game, state), &even(left));
}

/// The next schemes of the solo opponent's pile, so many in a row, as if it had only turned them up.
fn schemes(game: &Viscounts, start: &State, count: usize, rng: &mut Quick) -> String {
    let mut state = *start;
    let mut texts = Vec::new();
    for _ in 0..count {
        let action = game.sample(&state, rng);
        let Action::Scheme(scheme) = action else { panic!("{action:?}") };
        texts.push(scheme.name());
        let mut after = state;
        game.play(&mut after, Step::chance(action), &mut Ignore).expect("chance is legal");
        state.solo.pile = after.solo.pile;
        state.solo.future = after.solo.future;
        state.solo.strangers = after.solo.strangers;
    }
    texts.join(" ")
}

/// V21.9 by listing: which of the unseen future schemes lie in the pile, then every order.
fn pile_odds(known: &[&str], future: &[&str], strangers: usize, count: usize) -> Odds {
    let picks = renamed(orders(future, strangers), |text| {
        let mut names: Vec<&str> = text.split(' ').filter(|name| !name.is_empty()).collect();
        names.sort_unstable();
        names.join(" ")
    });
    let mut odds = Odds::new();
    for (picked, p) in picks {
        let pile: Vec<&str> =
            known.iter().copied().chain(picked.split(' ').filter(|name| !name.is_empty())).collect();
        for (text, q) in orders(&pile, count) {
            *odds.entry(text).or_default() += p * q;
        }
    }
    odds
}

#[test]
fn v21_5_v21_9_v24_3_schemes_with_and_without_strangers() {
    let future =
        ["F-cleric", "F-cleric-builder", "F-builder", "F-cleric-noble", "F-criminal-1", "F-criminal-2"];
    let known = ["S-builder-noble", "S-criminal-1", "S-builder", "S-cleric", "S-cleric-builder"];
    let pile = format!("pile: {}", known.join(" "));
    for strangers in 0..=3 {
        let options = format!("solo=cleric difficulty={strangers}");
        let (game, state) = position(&options, &["turn: p2", "tasks: scheme", &pile]);
        for count in [1, 2] {
            let odds = pile_odds(&known, &future, strangers, count);
            compare("schemes", &odds, |rng| schemes(&game, &state, count, rng));
        }
    }
    // Two of two that nobody has seen are strangers.
    let lines =
        ["turn: p2", "tasks: scheme", "pile: S-cleric", "schemes: - S-builder", "future: F-cleric F-builder"];
    let (game, state) = position("solo=cleric difficulty=2", &lines);
    let odds = orders(&["S-cleric", "F-cleric", "F-builder"], 3);
    compare("a short pile", &odds, |rng| schemes(&game, &state, 3, rng));
}

#[test]
fn v22_10_v21_9_vr5_future_schemes() {
    // A stranger is any of the unseen ones, so those of the future pile are as well.
    let future =
        ["F-cleric", "F-cleric-builder", "F-builder", "F-cleric-noble", "F-criminal-1", "F-criminal-2"];
    for difficulty in [0, 3] {
        let options = format!("solo=cleric difficulty={difficulty}");
        let (game, mut state) = position(&options, &["turn: p2", "tasks: scheme"]);
        common::play(&game, &mut state, "* scheme S-criminal-1");
        let odds = even(future.map(|name| format!("future {name}")));
        compare_samples("a future scheme", &(game, state), &odds);
    }
    let lines = ["turn: p2", "tasks: scheme", "round: 8", "last round: 8", "poverty: 0", "p2 viscount: 4"];
    let (game, mut state) = position("solo=cleric difficulty=2", &lines);
    common::play(&game, &mut state, "* scheme S-builder-noble");
    let odds = even(future.map(|name| format!("stranger {name}")));
    compare_samples("a stranger at the end", &(game, state), &odds);
}
