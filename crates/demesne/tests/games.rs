//! `--game` in every command.

use crate::common::*;

#[test]
fn every_command_takes_the_name_of_a_game() {
    let folder = Folder::new();
    let named = folder.path("named");
    fine(&["sim", "--game", "burgundy", "--games", "1", "--seed", "3", "--records", &named]);
    one_game(&folder);
    let record = folder.read("game-000001.txt");
    assert_eq!(folder.read("named/game-000001.txt"), record, "it is the game that is played anyway");
    assert_eq!(json(&["perft", "--game", "burgundy", "--depth", "1", "--json"])["game"], "burgundy");
    assert_eq!(json(&["perft", "--depth", "1", "--json"])["game"], "burgundy");
    let shown = fine(&["board", "show", "3"]);
    assert_eq!(fine(&["board", "show", "3", "--game", "burgundy"]), shown);
    assert_eq!(fine(&["board", "--game", "burgundy", "show", "3", "--edition", "se"]), shown);
    let mine = folder.write("mine.toml", fine(&["board", "--game", "burgundy", "random", "--seed", "7"]));
    fine(&["board", "check", &mine, "--fair", "--game", "burgundy"]);
    let run = piped(&["play", "--game", "burgundy", "--seed", "4"], "quit\nquit\n");
    assert!(run.code == 0 && run.out.starts_with("The Castles of Burgundy\n"), "{}", run.out);
}

#[test]
fn games_that_are_not_known_are_refused_with_those_that_are() {
    let folder = Folder::new();
    let record = one_game(&folder);
    for args in [
        &["play", "--game", "chess"][..],
        &["play", "--game", ""],
        &["play", "--game", "chess", "--seats", "wizard"],
        &["play", "--game", "chess", "--resume", &record],
        &["sim", "--game", "Burgundy"],
        &["perft", "--game", "chess"],
        &["board", "--game", "chess", "show"],
        &["board", "show", "3", "--game", "chess"],
        &["board", "random", "--game", "chess"],
        &["board", "check", &record, "--game", "chess"],
    ] {
        let why = refused(2, args);
        assert!(why.starts_with("there is no game \"") && why.contains("the games are: burgundy"), "{why}");
    }
}

#[test]
fn files_say_which_game_they_are_of() {
    let folder = Folder::new();
    let record = one_game(&folder);
    let text = folder.read("game-000001.txt");
    let half: String = text.lines().take(60).map(|line| format!("{line}\n")).collect();
    let half = folder.write("half.txt", format!("{half}\nresult: unfinished\n"));
    let start = folder.write("start.txt", position(&record, &a_turn(&record)));
    for (flag, file) in [("--resume", &half), ("--from", &start)] {
        for game in [&["--game", "burgundy"][..], &[]] {
            let run =
                piped(&[&["play", "--seats", "human,human", flag, file], game].concat(), "quit\nquit\n");
            assert!(run.code == 0 && run.out.starts_with("The Castles of Burgundy\n"), "{}", run.err);
        }
    }
    let unnamed = folder.write("unnamed.txt", text.replacen("game: burgundy\n", "", 1));
    let chess = folder.write("chess.txt", text.replacen("game: burgundy", "game: chess", 1));
    for command in [&["record", "check"][..], &["record", "show"], &["actions"], &["play", "--resume"]] {
        let why = refused(2, &[command, &[&unnamed]].concat());
        assert!(why.contains("unnamed.txt: the heading lacks the line \"game: …\""), "{why}");
        let why = refused(2, &[command, &[&chess]].concat());
        assert!(why.contains("chess.txt: line 2: this is a game of \"chess\", not of burgundy"), "{why}");
    }
    let text = folder.write("diary.txt", "Dear diary\n");
    let why = refused(2, &["actions", &text]);
    assert!(why.contains("diary.txt: line 1: this is neither a record nor a position"), "{why}");
    // Records of several games may stand side by side: each is asked for itself.
    let run = demesne(&["record", "check", &chess, &record]);
    assert_eq!((run.code, run.out.lines().count(), run.err.lines().count()), (2, 1, 1));
}

#[test]
fn the_options_of_every_game_stand_under_its_name() {
    let help = fine(&["play", "--help"]);
    assert!(help.contains("burgundy (The Castles of Burgundy)"), "{help}");
    let (_, options) = help.split_once("as often as needed.").expect("options");
    let lines: Vec<&str> = options.lines().map(str::trim).collect();
    let name = lines.iter().position(|line| *line == "burgundy:").expect("the game's name");
    let option = lines.iter().position(|line| line.starts_with("edition=")).expect("an option");
    assert!(name < option, "{help}");
}

#[test]
#[cfg(unix)]
fn a_file_may_be_a_pipe() {
    let folder = Folder::new();
    let record = one_game(&folder);
    let text = folder.read("game-000001.txt");
    let run = piped(&["record", "check", "/dev/stdin"], &text);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "it is read once");
    let run = piped(&["actions", "/dev/stdin"], &position(&record, &a_turn(&record)));
    assert!(run.code == 0 && run.out.starts_with('p'), "{}", run.err);
}
