//! `demesne play` through a pipe.

use crate::common::*;

/// Always the first action, for longer than any game.
fn ones() -> String {
    "1\n".repeat(2000)
}

#[test]
fn a_whole_game_by_numbers() {
    let folder = Folder::new();
    let record = folder.path("game.txt");
    let run = piped(&["play", "--seed", "11", "--record", &record], &ones());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    for words in [
        "hash of the seed: ",
        "Phase A, round 1",
        "Phase E, round 5",
        "p1 human (you)",
        "p2 greedy",
        "The game is over.",
        "goods-sold",
        "total",
        "wins.",
        "result: p",
        "seed: ",
        "record verify",
    ] {
        assert!(run.out.contains(words), "{words} is missing");
    }
    assert!(!run.out.contains('\x1b'), "no colours through a pipe");
    for line in run.out.lines().filter(|line| !line.contains("seed: ") && !line.contains("record: ")) {
        assert!(line.chars().count() <= 80, "{line}");
    }
    assert!(fine(&["record", "check", &record]).contains("result: p"));
    fine(&["record", "verify", &record]);
    assert_eq!(folder.names(), ["game.txt"], "no temporary file stays");
    // The same seed and the same answers are the same game; and a record of this game may be written over.
    let again = folder.read("game.txt");
    piped(&["play", "--seed", "11", "--record", &record], &ones());
    assert_eq!(folder.read("game.txt"), again);
}

#[test]
fn every_table_can_be_played() {
    for args in [
        &["play", "--players", "4", "--seats", "human,human,random"][..],
        &["play", "--edition", "2011", "--option", "castles=open", "--option", "duchies=random"],
        &["play", "--option", "duchies=random", "--seats", "human,human,human"],
        &["play", "--option", "duchies=chosen 2 10", "--plain"],
        &["play", "--seats", "random,greedy"],
        &["play"],
    ] {
        let run = piped(args, &ones().repeat(2));
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{args:?}");
        assert!(run.out.contains("result: p"), "{args:?}");
    }
}

#[test]
fn without_a_seed_every_game_is_another() {
    let hash = || {
        let out = piped(&["play"], "quit\nquit\n").out;
        out.lines().find(|line| line.contains("hash of the seed")).expect("a hash").to_owned()
    };
    assert_ne!(hash(), hash());
}

#[test]
fn save_and_resume_give_the_same_game() {
    let folder = Folder::new();
    let (whole, parts) = (folder.path("whole.txt"), folder.path("parts.txt"));
    piped(&["play", "--seed", "4", "--record", &whole], &ones());
    let run = piped(
        &["play", "--seed", "4"],
        &format!("{}undo\n1\n1\nundo all\nsave {parts}\nquit\n", "1\n".repeat(9)),
    );
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    assert!(run.out.contains("Saved. Go on later"));
    let run = piped(&["play", "--resume", &parts], "1\n1\n1\n");
    assert_eq!(run.code, 0, "saved, so nothing is lost");
    assert!(run.out.contains("The input ended. The game is saved in"));
    fine(&["record", "check", &parts]);
    assert_eq!(piped(&["play", "--resume", &parts], &ones()).code, 0);
    assert_eq!(folder.read("parts.txt"), folder.read("whole.txt"));
    assert!(refused(2, &["play", "--resume", &parts]).contains("is over"));
}

#[test]
fn undo_stops_where_chance_or_another_seat_acted() {
    let run = piped(&["play", "--seed", "4"], "1\nundo\n1\nundo\nundo\nundo all\nquit\nquit\n");
    assert_eq!(run.code, 0);
    assert_eq!(run.out.matches("There is nothing to take back").count(), 3, "{}", run.out);
}

#[test]
fn commands_answer() {
    let run = piped(
        &["play", "--seed", "4"],
        "help\n1\nscores\nsupply\nposition\nshow\nshow p2\nshow p9\nsave\n99\nplace ship 3 with 9\nworkers with 9\n\
         p2 end\nend\ncastle 2\nnonsense\n\nquit\nquit\n",
    );
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    for words in [
        "takes your last step back",
        "total",
        "Tiles left for the black depot",
        "demesne position 1",
        "There is no seat \"p9\"",
        "Say where: save FILE",
        "There is no action 99",
        "\"nonsense\" is no action",
        "This game is not saved",
    ] {
        assert!(run.out.contains(words), "{words} is missing in {}", run.out);
    }
    assert!(run.out.contains("B5.1") || run.out.contains("B5.6"), "a refusal names its rule");
}

#[test]
fn hidden_choices_stay_hidden() {
    let run = piped(
        &["play", "--seed", "4", "--seats", "human,human"],
        "castle 19\nposition\ncastle 2\nquit\nquit\n",
    );
    let (before, after) = run.out.split_once("all show what they chose").expect("a reveal");
    assert!(before.contains("p1 has chosen") && before.contains("p1 choice: hidden"), "{before}");
    assert!(after.starts_with(": p1 castle on 19, p2 castle on 2"));
}

#[test]
fn input_that_ends_is_no_good_bye() {
    let folder = Folder::new();
    let run = piped(&["play", "--seed", "4"], "1\n1\n");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("the input ended in the middle of the game, which is not saved"));
    let run = piped(&["play", "--seed", "4", "--record", &folder.path("a.txt")], "1\n1\n");
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    fine(&["record", "check", &folder.path("a.txt")]);
}

#[test]
fn records_of_other_games_are_never_overwritten() {
    let folder = Folder::new();
    let record = one_game(&folder);
    let text = folder.read("game-000001.txt");
    assert!(refused(2, &["play", "--record", &record]).contains("no record of this game"));
    let run = piped(&["play"], &format!("save {record}\nsave {}\nquit\nquit\n", folder.path("no/where.txt")));
    assert!(run.out.contains("no record of this game") && run.out.contains("there is no folder"));
    assert_eq!(folder.read("game-000001.txt"), text);
}

#[test]
fn positions_can_be_played_on() {
    let folder = Folder::new();
    let record = one_game(&folder);
    let start = folder.write("start.txt", position(&record, &a_turn(&record)));
    let played = folder.path("played.txt");
    let run = piped(&["play", "--from", &start, "--seed", "1", "--record", &played], &ones());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    fine(&["record", "check", &played]);
    fine(&["record", "verify", &played]);
    assert!(folder.read("played.txt").contains("start: moment: "));
    // And resumed from a position as well.
    let half = folder.path("half.txt");
    piped(&["play", "--from", &start, "--seed", "1", "--record", &half], "1\n1\n1\n");
    assert_eq!(piped(&["play", "--resume", &half], &ones()).code, 0);
    assert_eq!(folder.read("half.txt"), folder.read("played.txt"));
}
