//! `demesne board --game tuscany`: pieces, boards, files of pieces.

use crate::common::*;

/// Runs `demesne board --game tuscany …`.
fn board(args: &[&str]) -> String {
    fine(&[&["board", "--game", "tuscany"], args].concat())
}

fn no_board(args: &[&str]) -> String {
    refused(2, &[&["board", "--game", "tuscany"], args].concat())
}

/// The board EX1 of the rules (T20), with its start castle on 19.
const EX1: &str = "\
Board B2 C1 A2 +1 -1 castle 19
         _______                                         _______
 _______/   3   \\_______         _______         _______/  23   \\_______
/   0   \\village/   7   \\_______/  13   \\_______/  20   \\quarry_/  27   \\
\\quarry_/   4   \\_crop__/  10   \\_city__/  17   \\monast_/  24   \\estate_/
/   1   \\_city__/   8   \\_crop__/  14   \\monast_/  21   \\castle_/  28   \\
\\quarry_/   5   \\_crop__/  11   \\monast_/  18*  \\_crop__/  25   \\_crop__/
/   2   \\castle_/   9   \\_cart__/  15*  \\estate_/  22*  \\village/  29   \\
\\monast_/   6   \\_cart__/  12   \\_cart__/  19   \\village/  26   \\_city__/
        \\village/       \\quarry_/  16*  \\CASTLE_/       \\_cart__/
                                \\village/
           B2                      C1                      A2

Areas and their points:
  dark-green  castle    {5} 1, {19} 1, {24} 1
  red         city      {4} 1, {13} 1, {29} 1
  turquoise   estate    {18} 1, {27} 1
  light-green crop      {7 8 10} 6, {21} 1, {28} 1
  grey        quarry    {0 1} 3, {12} 1, {23} 1
  orange      village   {22 25} 3, {3} 1, {6} 1, {16} 1
  yellow      monastery {14 17 20} 6, {2} 1
  beige       cart      {9 11 15} 6, {26} 1
Together 41 green points; 40 with the start castle on 19 (T8.4).
";

#[test]
fn the_board_of_the_examples_is_drawn() {
    assert_eq!(board(&["show", "B2 C1 A2 +1 -1 castle 19"]), EX1);
    let without = board(&["show", "B2 C1 A2 +1 -1"]);
    assert!(!without.contains('*') && !without.contains("CASTLE"), "{without}");
    assert!(without.contains("Together 41 green points, but for what the start castle covers"), "{without}");
}

#[test]
fn boards_are_json_and_pictures() {
    let shown = board(&["show", "B2 C1 A2 +1 -1 castle 19", "--json"]);
    let shown: serde_json::Value = serde_json::from_str(&shown).expect("JSON");
    let ex1 = &shown[0];
    assert_eq!((&ex1["board"], &ex1["castle"]), (&"B2 C1 A2 +1 -1".into(), &19.into()));
    assert_eq!((&ex1["points"], &ex1["points_with_castle"]), (&41.into(), &40.into()));
    assert_eq!(ex1["areas"]["yellow"][0]["spaces"], serde_json::json!([14, 17, 20]));
    assert_eq!(ex1["neighbours"][19], serde_json::json!([15, 16, 18, 22]));
    assert_eq!(ex1["colours"].as_array().map(Vec::len), Some(30));
    let folder = Folder::new();
    let svg = board(&["show", "B2 C1 A2 +1 -1 castle 19", "--svg"]);
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"), "{svg}");
    assert_eq!((svg.matches("<title>space ").count(), svg.matches("start castle").count()), (30, 1));
    assert_eq!(board(&["show", "B2 C1 A2 +1 -1 castle 19", "--svg", &folder.path("ex1.svg")]), "");
    assert_eq!(folder.read("ex1.svg"), svg);
    assert_eq!(board(&["show", "A2", "--svg"]).matches("<title>space ").count(), 10);
}

#[test]
fn pieces_are_shown_and_listed() {
    let piece = board(&["show", "A2"]);
    assert!(
        piece.starts_with("Region piece A2 (public; ") && piece.contains("\\monast_/   4   \\estate_/"),
        "{piece}"
    );
    let list = board(&["show"]);
    assert_eq!(board(&["show", "--list"]), list);
    assert!(
        list.contains("A2  monastery crop village / quarry castle village cart / estate crop city\n"),
        "{list}"
    );
    assert!(list.contains("layouts known from public sources"), "{list}");
    assert!(list.lines().all(|line| line.chars().count() <= 80), "{list}");
    let all: serde_json::Value = serde_json::from_str(&board(&["show", "--json"])).expect("JSON");
    assert_eq!(all.as_array().map(Vec::len), Some(12));
    assert_eq!((&all[11]["id"], &all[11]["provenance"]), (&"C4".into(), &"public".into()));
}

#[test]
fn random_boards_are_laid_out() {
    let one = board(&["random", "--seed", "7"]);
    assert_eq!(board(&["random", "--seed", "7"]), one);
    assert!(one.starts_with("Board ") && one.contains("CASTLE") && one.contains("Together "), "{one}");
    let text = one.lines().next().and_then(|line| line.strip_prefix("Board ")).expect("its text");
    assert_eq!(board(&["show", text]), one, "its text says it all");
    let three = board(&["random", "--seed", "7", "--count", "3"]);
    assert!(three.starts_with(&one) && three.matches("Board ").count() == 3);
    assert!(board(&["random", "--seed", "7", "--svg"]).starts_with("<svg"));
    assert_eq!(
        no_board(&["random", "--svg", "--count", "2"]),
        "a picture shows one board; use --svg without --count"
    );
    assert_ne!(board(&["random"]), board(&["random"]), "any board");
}

/// Pieces of somebody's own: A1 with two hexes exchanged.
const OWN: &str = "\
[[piece]]
id = \"A1\"
hexes = \"light-green turquoise yellow / grey orange red dark-green / light-green orange beige\"
";

#[test]
fn pieces_of_ones_own_are_checked_shown_and_played() {
    let folder = Folder::new();
    let file = folder.write("own.toml", OWN);
    assert_eq!(board(&["check", &file]), format!("{file}: piece A1: right\n"));
    assert!(board(&["show", &file]).starts_with("Region piece A1 (a piece of your own)\n"));
    assert!(board(&["show", &file, "--id", "A1", "--svg"]).starts_with("<svg"));
    assert_eq!(no_board(&["show", &file, "--id", "B1"]), format!("{file} has no piece \"B1\"; it has A1"));
    let setup =
        json(&["sim", "--game", "tuscany", "--games", "3", "--json", "--board", &file])["setup"].clone();
    let hexes = "light-green turquoise yellow / grey orange red dark-green / light-green orange beige";
    assert_eq!(setup["piece A1"], hexes);
    let games = folder.path("games");
    fine(&["sim", "--game", "tuscany", "--games", "1", "--board", &file, "--records", &games]);
    fine(&["record", "check", &format!("{games}/game-000001.txt")]);
    let run = piped(&["play", "--game", "tuscany", "--board", &file, "--seats", "random,random"], "");
    assert!(run.code == 0 && run.out.contains(&format!("piece A1: {hexes}")), "{}", run.err);
}

#[test]
fn wrong_pieces_and_boards_are_refused() {
    let folder = Folder::new();
    for (name, words, text) in [
        (
            "colour",
            "line 3: \"pink\" on the piece A1 is no colour; the colours are dark-green, red,",
            OWN.replace("red", "pink"),
        ),
        (
            "count",
            "line 3: T1.2: the piece A1 has 0 turquoise hexes; a piece A has 1, so that all boards have as many of each colour",
            OWN.replace("turquoise", "light-green"),
        ),
        (
            "columns",
            "line 3: T2.2: the piece A1 must have columns of 3, 4 and 3 hexes",
            OWN.replacen(" / ", " ", 1),
        ),
        (
            "id",
            "line 2: \"D1\" is no region piece; they are A1 to A4, B1 to B4, C1 to C4",
            OWN.replace("A1", "D1"),
        ),
        ("twice", "line 5: the piece A1 stands here twice; each is there once", format!("{OWN}{OWN}")),
        ("toml", "line 2: this is no file of region pieces", OWN.replace("id = ", "id ")),
        (
            "area",
            "T2.10: with these pieces the board ",
            OWN.replace(
                "light-green turquoise yellow / grey orange red dark-green / light-green orange beige",
                "yellow grey beige / dark-green red turquoise light-green / orange orange light-green",
            ),
        ),
    ] {
        let file = folder.write(&format!("{name}.toml"), text);
        for args in [&["check", &file][..], &["show", &file]] {
            let why = no_board(args);
            assert!(why.starts_with(&file) && why.contains(words), "{name}: {why}");
        }
        assert!(refused(2, &["sim", "--game", "tuscany", "--board", &file]).contains(words));
    }
    for (args, sentence) in [
        (
            &["show", "D7"][..],
            "there is no file \"D7\", and no such piece; the pieces are A1 to A4, B1 to B4, C1 to C4",
        ),
        (&["show", "B2 C1 A2 +1"], "joint"),
        (
            &["show", "B2 C1 A2 +1 -1 castle 18"],
            "T3.10: the start castle lies on a dark green space; 18 is turquoise",
        ),
        (
            &["show", "B2 B1 A2 +1 -1 castle 5"],
            "T2.1: a board is made of one piece A, one piece B and one piece C",
        ),
        (&["show", "A2", "--edition", "se"], "The Castles of Tuscany has no editions; leave --edition out"),
        (&["check", "--fair", "x.toml"], "leave --fair out"),
        (&["random", "--seed", "x"], "\"x\" is no number of a board"),
    ] {
        let why = no_board(args);
        assert!(why.contains(sentence), "{args:?}: {why}");
    }
}
