//! `demesne analyse`: what a bot thinks of games that were written down; and hints at the table.

use crate::common::*;
use serde_json::Value;

/// A record of the archive.
fn archived(name: &str) -> String {
    format!("{}/../../tests/games/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// A quick look.
fn looked(file: &str, more: &[&str]) -> String {
    fine(&[&["analyse", file, "--mind", "duke:60n"], more].concat())
}

fn figures(file: &str, more: &[&str]) -> Value {
    json(&[&["analyse", file, "--mind", "duke:60n", "--json"], more].concat())
}

fn list<'v>(figures: &'v Value, key: &str) -> &'v Vec<Value> {
    figures[key].as_array().unwrap_or_else(|| panic!("{key} is a list"))
}

#[test]
fn a_game_is_told_in_every_language() {
    let game = archived("se-2p-same-together.txt");
    for (language, words) in [
        (
            "en",
            [
                "Chances to win",
                "accuracy",
                "points lost",
                "The moments that cost most",
                "blunder",
                "won by: p1",
            ],
        ),
        (
            "es",
            [
                "Probabilidades de ganar",
                "precisión",
                "puntos perdidos",
                "Los momentos",
                "error grave",
                "gana: p1",
            ],
        ),
        (
            "pt",
            ["Chances de vencer", "precisão", "pontos perdidos", "Os momentos", "erro grave", "vence: p1"],
        ),
    ] {
        let out = looked(&game, &["--lang", language]);
        for word in words {
            assert!(out.contains(word), "{word} is missing in {out}");
        }
        for line in out.lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
        assert!(!out.contains('\x1b'), "no colours through a pipe");
        // The curve begins with both sides somewhere between, and ends with the winner at the top.
        let top = out.lines().find(|line| line.trim_start().starts_with("100")).expect("a scale");
        let bottom = out.lines().find(|line| line.trim_start().starts_with("0")).expect("a scale");
        assert!(top.ends_with('1') && bottom.ends_with('2'), "{top}\n{bottom}");
        // What was played and what was best, in words.
        assert!(
            out.lines().any(|line| line.starts_with(" > "))
                && out.lines().any(|line| line.starts_with("    1. "))
        );
    }
}

#[test]
fn threads_change_nothing() {
    let folder = Folder::new();
    for game in [archived("tuscany-3p-greedy.txt"), archived("x-2p-chateautoma-novice.txt")] {
        let run = |threads: &str, more: &[&str]| looked(&game, &[&["--threads", threads], more].concat());
        let chart = |threads: &str| {
            let name = format!("chart-{threads}.svg");
            run(threads, &["--chart", &folder.path(&name)]);
            folder.read(&name)
        };
        assert_eq!(run("1", &["--json"]), run("3", &["--json"]));
        assert_eq!(run("1", &["--all"]), run("5", &["--all"]));
        assert_eq!(chart("1"), chart("4"));
    }
}

/// Alone, in teams, beside the Châteautoma, with every expansion, with hidden hands.
#[test]
fn every_mode_can_be_analysed() {
    for name in [
        "2011-3p-random-open.txt",
        "x-1p-solo-33.txt",
        "x-4p-team-basic.txt",
        "x-3p-chateautoma-experienced-ABCD.txt",
        "x-4p-boards-23-30-all-2.txt",
        "2011-2p-from-a-position.txt",
        "tuscany-2p-greedy.txt",
        "tuscany-4p-greedy.txt",
    ] {
        let found = figures(&archived(name), &["--top", "2"]);
        let seats = list(&found, "seats").len();
        let (decisions, curve) = (list(&found, "decisions"), list(&found, "curve"));
        assert!(decisions.len() > 20 && curve.len() == decisions.len() + 1, "{name}: {}", curve.len());
        for decision in decisions {
            let ways = list(decision, "ways");
            assert!((2..=3).contains(&ways.len()), "{name}: {decision}");
            let played = ways.iter().find(|way| way["action"] == decision["played"]);
            let says = played.and_then(|way| way["says"].as_str());
            assert!(says.is_some_and(|says| !says.is_empty()), "{name}: {decision}");
            let alone = seats == 1;
            assert!(ways.iter().all(|way| way["chance"].is_null() == alone && way["points"].is_number()));
        }
        assert!(list(&found, "now").is_empty(), "{name}: it is over");
        assert!(curve.iter().all(|then| list(then, "outlooks").len() == seats));
        for seat in list(&found, "seats").iter().filter(|seat| seat["decisions"] != 0) {
            let accuracy = seat["accuracy"].as_f64().expect("a share");
            assert!((0.0..=1.0).contains(&accuracy), "{name}: {accuracy}");
        }
        let badness = |moment: &Value| {
            ["blunder", "mistake", "slip"].iter().position(|grade| moment["grade"] == *grade)
        };
        let grades: Vec<usize> = list(&found, "moments").iter().filter_map(badness).collect();
        assert_eq!(grades.len(), list(&found, "moments").len(), "{name}: every moment has a grade");
        assert!(!grades.is_empty() && grades.is_sorted(), "{name}: the worst first: {grades:?}");
        // As text, too.
        looked(&archived(name), &["--lang", "pt"]);
    }
}

#[test]
fn a_part_of_a_game_can_be_asked_for() {
    let game = archived("se-2p-same-together.txt");
    let found = figures(&game, &["--from", "60", "--to", "90", "--seat", "p2"]);
    let decisions = list(&found, "decisions");
    assert!(decisions.len() > 3);
    for decision in decisions {
        assert_eq!(decision["seat"], "p2");
        assert!((60..=90).contains(&decision["at"].as_u64().expect("a step")), "{decision}");
    }
    let whole = figures(&game, &[]);
    for decision in decisions {
        assert!(
            list(&whole, "decisions").contains(decision),
            "what is found does not depend on what else is asked"
        );
    }
    let out = looked(&game, &["--from", "60", "--to", "70", "--all", "--top", "1"]);
    let told = out.split_once("Every decision").expect("all of them").1;
    let first = list(&whole, "decisions")
        .iter()
        .filter(|decision| (60..=70).contains(&decision["at"].as_u64().unwrap_or(0)));
    assert_eq!(told.lines().filter(|line| line.contains(", step ")).count(), first.count());
}

/// What is to be done now, in a game that goes on and in a position.
#[test]
fn whoever_is_to_decide_is_advised() {
    let folder = Folder::new();
    let unfinished = archived("2011-2p-unfinished.txt");
    let found = figures(&unfinished, &[]);
    let now = &list(&found, "now")[0];
    assert_eq!((&now["at"], found["result"].is_null()), (&found["steps"], true));
    assert!(list(now, "ways").len() == 3 && now["played"].is_null());
    assert!(looked(&unfinished, &[]).contains("What to do now"));
    let record = one_game(&folder);
    let puzzle = folder.write("puzzle.txt", position(&record, &a_turn(&record)));
    let out = looked(&puzzle, &["--top", "4", "--lang", "es"]);
    assert!(out.contains("una posición") && out.contains("Qué hacer ahora"), "{out}");
    assert_eq!(
        out.lines().filter(|line| line.starts_with("    ") && line.contains(" %")).count(),
        4,
        "{out}"
    );
}

#[test]
fn the_chart_is_a_picture_and_names_are_no_markup() {
    let folder = Folder::new();
    let record = one_game(&folder);
    let text = folder.read("game-000001.txt").replacen("random", "<script> & co", 1);
    let named = folder.write("named.txt", text);
    looked(&named, &["--chart", &folder.path("chart.svg"), "--lang", "pt"]);
    let chart = folder.read("chart.svg");
    assert!(chart.starts_with("<svg xmlns=") && chart.ends_with("</svg>\n"));
    assert!(chart.contains("&lt;script&gt; &amp; co") && !chart.contains("<script>"), "{record}");
    assert_eq!(chart.matches("<polyline").count(), 2);
    for (open, close) in [("<text", "</text>"), ("<title>", "</title>"), ("<circle", "</circle>")] {
        assert_eq!(chart.matches(open).count(), chart.matches(close).count(), "{open}");
    }
    assert!(!chart.contains("NaN") && !chart.contains("inf"));
}

#[test]
fn what_cannot_be_is_refused() {
    let folder = Folder::new();
    let game = archived("se-2p-same-together.txt");
    let why = |more: &[&str]| refused(2, &[&["analyse", &game], more].concat());
    assert!(why(&["--mind", "knight"]).contains("does not look ahead; let craft, baron or duke"));
    assert!(why(&["--mind", "king"]).contains("there is no bot \"king\""));
    assert!(why(&["--mind", "duke:5"]).contains("is no budget"));
    assert!(why(&["--lang", "fr"]).contains("the languages are: en, es, pt"));
    assert!(why(&["--seat", "p3"]).contains("the seats are p1 to p2"));
    assert!(why(&["--from", "x"]).contains("--from takes a whole number from 0 to 260"));
    assert!(why(&["--to", "261"]).contains("--to takes a whole number from 0 to 260"));
    assert!(why(&["--from", "9", "--to", "3"]).contains("comes after"));
    assert!(why(&["--from", "0", "--to", "0"]).contains("nobody had a choice"));
    assert!(why(&["--top", "0"]).contains("--top"));
    assert!(why(&["--threads", "0"]).contains("--threads"));
    assert!(why(&["--chart", &folder.path("no/chart.svg")]).contains("there is no folder"));
    assert!(why(&["--json", "--all"]).contains("--help"));
    let automa = archived("x-2p-chateautoma-novice.txt");
    assert!(refused(2, &["analyse", &automa, "--seat", "p2"]).contains("Châteautoma, which decides nothing"));
    assert!(refused(2, &["analyse", &folder.path("none.txt")]).contains("there is no such file"));
    let nonsense = folder.write("nonsense.txt", "demesne record 1\ngame: chess\n");
    assert!(refused(2, &["analyse", &nonsense]).contains("nonsense.txt"));
    let text = std::fs::read_to_string(&game).expect("the archive");
    let wrong = folder.write("wrong.txt", text.replacen("p1 end", "p1 sell 9 with 9", 1));
    assert!(refused(2, &["analyse", &wrong]).contains("wrong.txt: "));
}

#[test]
fn a_hint_names_the_best_actions_at_the_table() {
    let typed = "hint craft:300n\nhint knight\nhint king\nhelp\nhint baron:50n\nquit\nquit\n";
    let run = piped(&["play", "--seed", "4"], typed);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    assert!(run.out.contains("What craft likes best (numbers: the chance to win"), "{}", run.out);
    assert!(run.out.contains("What baron likes best"), "{}", run.out);
    assert!(run.out.contains("knight does not look ahead; ask craft, baron or duke"));
    assert!(run.out.contains("there is no bot \"king\""));
    assert!(run.out.contains("hint          what the strongest bot likes best"));
    // Its lines name actions by the numbers of the list, so that one can be taken.
    let line =
        |out: &str| out.lines().skip_while(|line| !line.starts_with("What craft")).nth(2).map(str::to_owned);
    let hint = line(&run.out).expect("a line");
    let words: Vec<&str> = hint.split_whitespace().collect();
    assert!(words[0].ends_with('%') && words[1].parse::<f32>().is_ok(), "{hint}");
    assert!(words[2].parse::<usize>().is_ok_and(|number| number > 0), "{hint}");
    // The same moment, the same hint; alone there is no chance to win.
    assert_eq!(line(&piped(&["play", "--seed", "4"], typed).out), Some(hint));
    let alone = piped(&["play", "--seed", "4", "--option", "solo=33"], "hint craft:50n\nquit\nquit\n");
    assert!(alone.out.contains("What craft likes best (number: what is expected"), "{}", alone.out);
}
