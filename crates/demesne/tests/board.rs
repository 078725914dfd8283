//! `demesne board`.

use crate::common::*;

#[test]
fn boards_of_the_game_are_shown() {
    for (edition, boards) in [("se", 10), ("2011", 9)] {
        for board in 1..=boards {
            let out = fine(&["board", "show", &board.to_string(), "--edition", edition]);
            assert!(out.contains("regions by size") && out.contains("| 37  |"), "{out}");
        }
    }
    let out = fine(&["board", "show", "1"]);
    assert!(out.starts_with("Duchy 1 (id 1): the printed layout, known from public sources\n"), "{out}");
    let shown = json(&["board", "show", "1", "--json"]);
    assert_eq!(shown[0]["id"], "1");
    assert!(shown[0]["regions"]["castle"].is_array() && shown[0]["rows"].is_string());
}

#[test]
fn boards_of_the_expansions_are_shown_and_say_where_they_come_from() {
    let (known, ours) = ("known from public sources", "a layout of our own, not a printed one");
    let all = (11..=30).map(|id: u8| id.to_string());
    let all = all.chain(["31a-32a", "31b-32b", "33", "34", "35", "36"].map(String::from));
    for id in all {
        let out = fine(&["board", "show", &id]);
        let words = if ["23", "31a-32a", "33", "34"].contains(&id.as_str()) { known } else { ours };
        let head = out.split("\n\n").next().expect("a head").replace('\n', " ");
        assert!(head.contains(&format!("(id {id}): ")) && head.contains(words), "{out}");
        assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
        let svg = fine(&["board", "show", &id, "--svg"]);
        assert!(svg.starts_with("<svg") && svg.contains(words), "{svg}");
        assert_eq!(json(&["board", "show", &id, "--json"])[0]["id"], *id);
    }
}

#[test]
fn team_solo_and_automated_boards_show_what_is_theirs() {
    for (half, whole) in [("31a", "31a-32a"), ("32a", "31a-32a"), ("31b", "31b-32b"), ("32b", "31b-32b")] {
        assert_eq!(fine(&["board", "show", half]), fine(&["board", "show", whole]));
    }
    assert!(fine(&["board", "show", "31a"]).contains("starting castle: on space 37\n"));
    assert!(fine(&["board", "show", "31b"]).contains("starting castle: on space 11 or 64\n"));
    assert!(fine(&["board", "show", "33"]).contains("\nrivers: 3–15, 15–20, 20–27, 17–27, 17–31\n"));
    assert_eq!(fine(&["board", "show", "34", "--svg"]).matches("data-from=").count(), 18);
    let lands = &json(&["board", "show", "33", "--json"])[0];
    assert_eq!((lands["rivers"][0][1].as_u64(), lands["places"][0][1].as_u64()), (Some(15), Some(3)));
    let automa = fine(&["board", "show", "36"]);
    assert!(automa.contains("  B building   A  A  B  .  .  .\n"), "{automa}");
    let automa = &json(&["board", "show", "36", "--json"])[0];
    assert_eq!(automa["areas"]["castle"][1], "+.");
}

#[test]
fn boards_are_listed() {
    let list = fine(&["board", "show"]);
    assert_eq!(fine(&["board", "show", "--list"]), list);
    // Boards, an empty line, and what the two words mean.
    assert_eq!(list.lines().count(), 36 + 1 + 2, "{list}");
    assert!(list.lines().all(|line| line.chars().count() <= 80));
    assert!(list.contains("original: a layout of our own, not a printed one"));
    assert_eq!(fine(&["board", "show", "--edition", "2011"]).lines().count(), 9 + 1 + 1);
    let list = json(&["board", "show", "--json"]);
    assert_eq!((&list[18]["id"], &list[18]["provenance"]), (&"19".into(), &"original".into()));
}

#[test]
fn pictures_are_svg() {
    let folder = Folder::new();
    let out = fine(&["board", "show", "1", "--svg"]);
    assert!(out.starts_with("<svg") && out.trim_end().ends_with("</svg>"));
    assert_eq!(fine(&["board", "show", "1", "--svg", &folder.path("one.svg")]), "");
    assert_eq!(folder.read("one.svg"), out);
    assert!(fine(&["board", "random", "--seed", "7", "--svg"]).starts_with("<svg"));
}

#[test]
fn random_boards_can_be_checked_and_played() {
    let folder = Folder::new();
    let file = folder.path("boards.toml");
    fine(&["board", "random", "--seed", "7", "--count", "3", "--out", &file]);
    assert!(folder.read("boards.toml").starts_with(&fine(&["board", "random", "--seed", "7"])));
    let out = fine(&["board", "check", &file, "--fair"]);
    assert_eq!(out.lines().filter(|line| line.ends_with("right, and fair")).count(), 3, "{out}");
    let setup = json(&[
        "sim",
        "--games",
        "5",
        "--json",
        "--board",
        &file,
        "--option",
        "duchies=chosen random-9 random-7",
    ])["setup"]
        .clone();
    assert_eq!(setup["duchies"], "chosen random-9 random-7");
    assert!(refused(2, &["sim", "--games", "5", "--board", &file]).contains("3 boards are given"));
    let one = folder.path("one.toml");
    fine(&["board", "random", "--seed", "8", "--out", &one]);
    let games = folder.path("games");
    let args =
        ["sim", "--games", "2", "--board", &one, "--option", "duchies=same random-8", "--records", &games];
    fine(&args);
    fine(&["record", "check", &format!("{games}/game-000001.txt")]);
    // One board alone needs no words.
    assert_eq!(
        json(&["sim", "--games", "1", "--json", "--board", &one])["setup"]["duchies"],
        "same random-8"
    );
    let run = piped(&["play", "--board", &one, "--seats", "random,random"], "");
    assert!(run.code == 0 && run.out.contains("duchies: same random-8"));
    assert!(fine(&["board", "show", &file]).contains("id random-9"));
    assert!(fine(&["board", "show", &file, "--id", "random-8", "--svg"]).starts_with("<svg"));
    assert!(refused(2, &["board", "show", &file, "--svg"]).contains("3 boards"));
    assert!(refused(2, &["board", "show", &file, "--id", "x"]).contains("no board \"x\""));
    assert_ne!(fine(&["board", "random"]), fine(&["board", "random"]), "any board");
}

#[test]
fn wrong_boards_are_refused_with_their_lines() {
    let folder = Folder::new();
    let right = fine(&["board", "random", "--seed", "7"]);
    let row = right.lines().nth(6).expect("the first row").to_owned();
    for (name, line, words, text) in [
        ("short", 7, "3 spaces instead of 4", right.replacen(&row, &row[..row.len() - 3], 1)),
        ("seven", 7, "die number", right.replacen(&row, &format!("{}7", &row[..row.len() - 1]), 1)),
        ("hole", 7, "hole", right.replacen(&row, &format!("{} .. {}", &row[..5], &row[6..]), 1)),
        ("counts", 6, "instead of", right.replacen('C', "B", 1)),
        ("key", 2, "unknown key", right.replacen("id =", "name =", 1)),
        ("empty", 1, "no duchy", String::new()),
        ("toml", 2, "TOML", right.replacen("id = ", "id ", 1)),
    ] {
        let file = folder.write(&format!("{name}.toml"), text);
        let why = refused(2, &["board", "check", &file]);
        assert!(why.contains(&format!("{name}.toml: line {line}: ")) && why.contains(words), "{name}: {why}");
        assert!(refused(2, &["play", "--board", &file]).contains(words));
        assert!(refused(2, &["board", "show", &file]).contains(words));
    }
    // A board that is right but not fair: every castle of its own on the same number is one of the known ones.
    let lines =
        json(&["board", "show", "3", "--json"])[0]["rows"].as_str().expect("rows").replace(" / ", "\n");
    let file =
        folder.write("known.toml", format!("[[duchy]]\nid = \"three\"\nrows = \"\"\"\n{lines}\n\"\"\"\n"));
    assert!(fine(&["board", "check", &file]).contains("right, but unlike the known boards"));
    assert!(refused(1, &["board", "check", "--fair", &file]).contains("is not fair"));
}
