//! Chance has the right odds, and draws without replacement: many samples with fixed seeds against exact arithmetic.

use crate::common::setup;
use demesne_burgundy::{Burgundy, State};
use demesne_game::{Game, Notation, Quick, Viewer};
use demesne_trial::odds::{Odds, compare, compare_samples, draws, renamed};

fn position(pairs: &[(&str, &str)], lines: &[&str]) -> (Burgundy, State) {
    let game = Burgundy::from_setup(&setup(pairs)).expect("a legal table");
    let state = game.read_position(lines, 1).unwrap_or_else(|e| panic!("{e}"));
    (game, state)
}

#[test]
fn b2_6_every_player_can_be_first() {
    for players in ["2", "3", "4"] {
        let game = Burgundy::from_setup(&setup(&[("players", players)])).expect("a legal table");
        let seats = game.seats();
        let odds = (1..=seats).map(|n| (format!("first p{n}"), 1.0 / f64::from(seats))).collect();
        let start = game.start();
        compare_samples("first player", &(game, start), &odds);
    }
}

#[test]
fn b2_3_goods_are_drawn_without_replacement() {
    let supply = "goods supply: 1*1 2*2 3*7 4*7 5*7 6*7";
    let table = position(&[], &["moment: gift p2", supply]);
    let odds = draws(&[("1", 1), ("2", 2), ("3", 7), ("4", 7), ("5", 7), ("6", 7)], 3);
    let odds = renamed(odds, |text| {
        let mut words: Vec<&str> = text.split(' ').collect();
        words.sort_unstable();
        format!("gift p2 {}", words.join(" "))
    });
    compare_samples("gifts", &table, &odds);
}

#[test]
fn b2_2_b3_2_depots_are_filled_by_the_supply() {
    let lines = ["moment: depot 2", "supply: castle*10 m1*1 m3*1 m26*1 bank*1 church*3 city-hall*2"];
    let table = position(&[("players", "4")], &lines);
    let monasteries = draws(&[("m1", 1), ("m3", 1), ("m26", 1)], 1);
    let buildings = draws(&[("bank", 1), ("church", 3), ("city-hall", 2)], 2);
    let mut odds = Odds::new();
    for (monastery, p) in &monasteries {
        for (pair, q) in &buildings {
            let (one, other) = pair.split_once(' ').expect("two buildings");
            odds.insert(format!("depot 2 {monastery} {one} castle {other}"), p * q);
        }
    }
    compare_samples("a depot", &table, &odds);
}

#[test]
fn b2_2_livestock_and_whole_supplies() {
    // The whole supply of livestock: species and sizes as often as the box has them.
    let table = position(&[], &["moment: depot 3"]);
    let mut odds = Odds::new();
    for species in ["cow", "sheep", "pig", "goat"] {
        for (animals, n) in [(2, 2.0), (3, 2.0), (4, 1.0)] {
            odds.insert(format!("{species}{animals}"), n / 20.0);
        }
    }
    let (game, state) = &table;
    compare("livestock", &odds, |rng| {
        let text = game.action_text(game.sample(state, rng));
        text.split(' ').nth(2).unwrap_or_default().to_owned()
    });
}

#[test]
fn b3_2_the_black_depot_is_filled_by_its_supply() {
    let lines = ["moment: black", "phase: E", "black supply: mine*2 m7*1 ship*2 cow4*1"];
    let table = position(&[], &lines);
    let odds = draws(&[("mine", 2), ("m7", 1), ("ship", 2), ("cow4", 1)], 4);
    let odds = renamed(odds, |text| {
        let words: Vec<&str> = text.split(' ').collect();
        format!("black - {} - {} {} - {}", words[0], words[1], words[2], words[3])
    });
    compare_samples("the black depot", &table, &odds);
}

#[test]
fn b3_3_a_supply_that_runs_out_is_used_up_first() {
    let lines = ["moment: black", "phase: E", "black supply: mine*2 m7*1"];
    let table = position(&[("players", "4")], &lines);
    let odds = renamed(draws(&[("mine", 2), ("m7", 1)], 3), |text| format!("black {text}"));
    compare_samples("a small supply", &table, &odds);
    let table = position(&[], &["moment: depot 5", "phase: E", "supply: castle*1"]);
    compare_samples("an empty supply", &table, &Odds::from([("depot 5 -".into(), 1.0)]));
}

#[test]
fn b3_4_goods_lie_in_random_order() {
    let table = position(&[], &["moment: goods", "phase: E", "goods supply: 1*2 2*3 6*1"]);
    let odds = renamed(draws(&[("1", 2), ("2", 3), ("6", 1)], 5), |text| format!("goods {text}"));
    compare_samples("goods of a phase", &table, &odds);
}

#[test]
fn b4_1_dice_are_fair_and_apart() {
    let table = position(&[], &["moment: roll"]);
    let mut pairs = Odds::new();
    for one in 1..=6 {
        for other in 1..=6 {
            *pairs.entry(format!("{}{}", one.min(other), one.max(other))).or_default() += 1.0 / 36.0;
        }
    }
    let mut odds = Odds::new();
    for (one, p) in &pairs {
        for (other, q) in &pairs {
            odds.insert(format!("roll {one} {other}"), p * q);
        }
    }
    let (game, state) = &table;
    let sample = |rng: &mut Quick| game.action_text(game.sample(state, rng));
    compare("dice of both players", &odds, |rng| {
        sample(rng).rsplit_once(' ').expect("a white die").0.to_owned()
    });
    let mut odds = Odds::new();
    for (pair, p) in &pairs {
        odds.extend((1..=6).map(|white| (format!("{pair} w{white}"), p / 6.0)));
    }
    compare("the white die", &odds, |rng| {
        sample(rng).split_once(' ').expect("words").1.split_once(' ').expect("words").1.to_owned()
    });
}

#[test]
fn b2_11_boards_are_drawn_without_replacement() {
    let table = position(&[("duchies", "random")], &["moment: boards"]);
    let copies = [("1/2", 4), ("3/4", 4), ("5/6", 4), ("7/8", 4), ("9/10", 4)];
    let odds = renamed(draws(&copies, 2), |text| format!("boards {text}"));
    assert_eq!(odds.len(), 25);
    compare_samples("boards of SE", &table, &odds);
    let table =
        position(&[("edition", "2011"), ("duchies", "random"), ("players", "3")], &["moment: boards"]);
    let copies = [("1/2", 1), ("1/3", 1), ("1/4", 1), ("1/5", 1), ("6/7", 1), ("8/9", 1)];
    let odds = renamed(draws(&copies, 3), |text| format!("boards {text}"));
    assert_eq!(odds.len(), 120);
    compare_samples("boards of 2011", &table, &odds);
}

#[test]
fn b16_1_hidden_choices_are_imagined_evenly() {
    let lines = ["moment: castles", "p1 board: 1/2", "p2 board: 6/7", "p1 choice: 19@1"];
    let (game, state) = position(&[("edition", "2011"), ("duchies", "random")], &lines);
    let viewer = Viewer::Spectator;
    let view = game.view(&state, viewer);
    let castles = ["2@1", "3@1", "7@1", "19@1", "4@2", "22@2", "34@2", "37@2"];
    let odds = castles.map(|choice| (format!("p1 choice: {choice}"), 1.0 / 8.0)).into();
    compare("castles with sides", &odds, |rng| {
        let lines = game.position_lines(&game.imagine(&view, viewer, rng));
        lines.into_iter().find(|line| line.starts_with("p1 choice")).expect("a choice")
    });
    let lines = ["moment: sides", "p1 board: 1/2", "p2 board: 7/8", "p2 choice: @8"];
    let (game, state) = position(&[("duchies", "random")], &lines);
    let view = game.view(&state, viewer);
    let odds = ["@7", "@8"].map(|choice| (format!("p2 choice: {choice}"), 0.5)).into();
    compare("sides", &odds, |rng| {
        let lines = game.position_lines(&game.imagine(&view, viewer, rng));
        lines.into_iter().find(|line| line.starts_with("p2 choice")).expect("a choice")
    });
}
