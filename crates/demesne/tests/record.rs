//! `demesne record` and `demesne actions`.

use crate::common::*;

#[test]
fn records_are_shown() {
    let folder = Folder::new();
    let record = one_game(&folder);
    let out = fine(&["record", "show", &record]);
    assert!(out.contains("The game is over.") && out.contains("total") && out.contains("result: p"), "{out}");
    let out = fine(&["record", "show", &record, "--at", "0"]);
    assert!(out.contains("after 0 of") && out.contains("Before the game"), "{out}");
    let out = fine(&["record", "show", &record, "--at", "60"]);
    assert!(out.contains("depot 6") && out.contains("p2 random"), "{out}");
    let picture = fine(&["record", "show", &record, "--at", "60", "--svg"]);
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"), "{picture}");
    assert!(picture != fine(&["record", "show", &record, "--at", "30", "--svg"]));
    let shown = json(&["record", "show", &record, "--at", "60", "--json"]);
    assert_eq!(shown["heading"]["game"], "burgundy");
    assert_eq!(shown["heading"]["seats"][1], "random");
    assert_eq!(shown["at"], 60);
    assert!(shown["result"].as_str().is_some_and(|result| result.starts_with('p')));
    assert!(shown["result_at"].is_null() && shown["scores"][1]["total"].is_i64());
    assert!(shown["steps"].as_array().is_some_and(|steps| steps.len() > 200));
    assert!(shown["position"].as_array().is_some_and(|lines| lines.len() > 20));
    assert!(shown["seed"].as_str().is_some_and(|seed| seed.len() == 64));
}

#[test]
fn actions_are_listed() {
    let folder = Folder::new();
    let record = one_game(&folder);
    let at = a_turn(&record);
    let listed = fine(&["actions", &record, "--at", &at]);
    assert!(
        !listed.is_empty() && listed.lines().all(|line| line.starts_with("p1 ") || line.starts_with("p2 "))
    );
    let start = folder.write("position.txt", position(&record, &at));
    assert_eq!(fine(&["actions", &start]), listed, "the position is the same");
    let as_json = json(&["actions", &start, "--json"]);
    assert_eq!(as_json["to_act"], "seats");
    let first = &as_json["actions"][0];
    let text =
        format!("{} {}", first["seat"].as_str().expect("a seat"), first["action"].as_str().expect("text"));
    assert_eq!(listed.lines().next(), Some(text.as_str()));
    for (at, words, who) in [(Some("0"), "chance is to act", "chance"), (None, "the game is over", "nobody")]
    {
        let at = at.map_or(vec![], |at| vec!["--at", at]);
        let run = demesne(&[&["actions", &record], &at[..]].concat());
        assert_eq!((run.code, run.out.as_str()), (0, ""));
        assert!(run.err.contains(words));
        assert_eq!(json(&[&["actions", &record, "--json"], &at[..]].concat())["to_act"], who);
    }
}

#[test]
fn tampered_records_fail() {
    let folder = Folder::new();
    let record = one_game(&folder);
    let text = folder.read("game-000001.txt");
    // A step left out: the next one that does not fit is named.
    let lines: Vec<&str> = text.lines().collect();
    let end = lines.iter().position(|line| line.ends_with(" end")).expect("an end of a turn");
    let without = [&lines[..end], &lines[end + 1..]].concat().join("\n") + "\n";
    let without = folder.write("without.txt", without);
    let why = refused(1, &["record", "check", &without]);
    assert!(
        why.contains(&format!("without.txt: line {}: ", end + 1)) && why.contains("is not legal"),
        "{why}"
    );
    // Another result.
    let (head, _) = text.rsplit_once("result: ").expect("a result");
    let boast = folder.write("boast.txt", format!("{head}result: p1 999 > p2 1\n"));
    let why = refused(1, &["record", "check", &boast]);
    assert!(why.contains("\"result: p1 999 > p2 1\", but its steps lead to"), "{why}");
    // Another roll, just as legal.
    let roll = lines.iter().position(|line| line.starts_with("* first ")).expect("a first player");
    let swapped = if lines[roll].ends_with('1') { "* first p2" } else { "* first p1" };
    let other = text.replacen(lines[roll], swapped, 1);
    let other = folder.write("other.txt", other);
    let why = refused(1, &["record", "verify", &other]);
    assert!(why.contains(&format!("other.txt: line {}: the seed gives", roll + 1)), "{why}");
    // Another seed, and none.
    let seed = lines.iter().find(|line| line.starts_with("seed: ")).expect("a seed");
    let wrong = folder.write("wrong.txt", text.replace(seed, &format!("seed: {}", "0".repeat(64))));
    assert!(refused(1, &["record", "verify", &wrong]).contains("does not fit the commitment"));
    let none = folder.write("none.txt", text.replace(&format!("{seed}\n"), ""));
    assert!(refused(1, &["record", "verify", &none]).contains("cannot be verified"));
    // Many files: each is looked at, the worst counts.
    let run = demesne(&["record", "check", &record, &boast, "nowhere.txt"]);
    assert_eq!((run.code, run.out.lines().count(), run.err.lines().count()), (2, 1, 2));
    let run = demesne(&["record", "check", &boast, &record]);
    assert_eq!((run.code, run.out.lines().count(), run.err.lines().count()), (1, 1, 1));
    // A game cannot be shown or resumed past what is not legal.
    assert!(refused(2, &["record", "show", &without]).contains("is not legal"));
    assert!(refused(2, &["play", "--resume", &without]).contains("is not legal"));
}
