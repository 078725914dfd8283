//! `demesne sim` and `demesne perft`.

use crate::common::*;
use serde_json::Value;

/// The figures without the time they took.
fn figures(args: &[&str]) -> Value {
    let mut figures = json(args);
    let fields = figures.as_object_mut().expect("an object");
    for time in ["seconds", "games_per_second", "decisions_per_second", "threads"] {
        assert!(fields.remove(time).expect(time).as_f64().expect("a number") > 0.0);
    }
    figures
}

#[test]
fn the_number_of_threads_does_not_matter() {
    for (table, bots) in [("2", "random,random"), ("3", "random,greedy,random"), ("4", "greedy")] {
        let run = |threads| {
            let args = ["sim", "--players", table, "--bots", bots, "--games", "100", "--seed", "5"];
            figures(&[&args[..], &["--threads", threads, "--json"]].concat())
        };
        let one = run("1");
        assert_eq!(one, run("2"), "{bots}");
        assert_eq!(one, run("7"), "{bots}");
    }
}

#[test]
fn figures_add_up() {
    let args =
        ["sim", "--game", "burgundy", "--players", "2", "--bots", "greedy,random", "--games", "40", "--json"];
    let figures = figures(&args);
    assert_eq!(figures["games"], 40);
    assert!(figures["decisions"].as_u64() > Some(4000) && figures["chance_events"].as_u64() > Some(2000));
    let mut shares = 0.0;
    for (seat, sources) in figures["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .zip(figures["mean_score_by_source"].as_array().expect("sources"))
    {
        let sum: f64 = sources.as_object().expect("names").values().filter_map(Value::as_f64).sum();
        assert!((sum - seat["mean_score"].as_f64().expect("a mean")).abs() < 1e-9);
        shares += seat["win_share"].as_f64().expect("a share");
    }
    assert!((shares - 1.0).abs() < 1e-9);
    assert_eq!(figures["seats"][0]["bot"], "greedy");
    assert!(figures["seats"][0]["win_share"].as_f64() > Some(0.9));
    assert!(figures["tie_break_share"].as_f64().is_some());
    assert!(fine(&["sim", "--games", "3"]).contains("mean score"));
}

#[test]
fn options_reach_the_table() {
    let setup = |args: &[&str]| json(&[&["sim", "--games", "2", "--json"], args].concat())["setup"].clone();
    assert_eq!(setup(&["--bots", "random,random,random"])["players"], "3");
    assert_eq!(setup(&["--edition", "2011", "--option", "castles=open"])["castles"], "open");
    assert_eq!(setup(&["--option", "duchies=random", "--option", "players=4"])["players"], "4");
}

#[test]
fn records_can_be_checked_and_verified() {
    let folder = Folder::new();
    let games = folder.path("games");
    for edition in ["se", "2011"] {
        let table = ["sim", "--edition", edition, "--bots", "random", "--option", "duchies=random"];
        fine(&[&table[..], &["--players", "3", "--games", "12", "--records", &games]].concat());
        let paths: Vec<String> = (1..=12).map(|n| format!("{games}/game-{n:06}.txt")).collect();
        let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
        assert_eq!(fine(&[&["record", "check"], &paths[..]].concat()).lines().count(), 12);
        assert_eq!(fine(&[&["record", "verify"], &paths[..]].concat()).lines().count(), 12);
    }
    assert_eq!(std::fs::read_dir(games).expect("a folder").count(), 12, "and nothing else");
}

#[test]
fn perft_is_printed() {
    let out = fine(&["perft", "--depth", "2"]);
    assert!(out.starts_with("depth 1: 8 sequences, ") && out.lines().count() == 2, "{out}");
}

#[test]
fn teams_and_games_alone_are_simulated() {
    let team = figures(&["sim", "--option", "team=basic", "--bots", "greedy", "--games", "10", "--json"]);
    let seats = team["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 4);
    for member in 0..4 {
        let share = &team["teams"][member % 2]["win_share"];
        assert_eq!(&seats[member]["win_share"], share, "partners stand together");
    }
    let solo = figures(&["sim", "--option", "solo=33", "--bots", "greedy", "--games", "10", "--json"]);
    assert_eq!(solo["seats"].as_array().map(Vec::len), Some(1));
    let covered = solo["seats"][0]["mean_score"].as_f64().expect("a mean");
    assert!((10.0..=37.0).contains(&covered), "{covered} spaces");
    assert_eq!(solo["mean_score_by_source"][0]["covered-spaces"].as_f64(), Some(covered));
}
