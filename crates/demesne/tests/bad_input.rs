//! Whatever is wrong gets one sentence, exit code 2, and leaves nothing behind.

use crate::common::*;

#[test]
fn wrong_words() {
    for (args, words) in [
        (&["play", "--players", "5"][..], "2, 3 or 4 can"),
        (&["sim", "--players", "5"], "2, 3 or 4 can"),
        (&["sim", "--players", "two"], "2, 3 or 4 can"),
        (&["perft", "--players", "1"], "2, 3 or 4 can"),
        (&["sim", "--bots", "grandmaster"], "the bots are random, greedy"),
        (&["sim", "--bots", "random,,random"], "the bots are random, greedy"),
        (&["sim", "--players", "3", "--bots", "random,random"], "2 bots are named for 3 seats"),
        (&["sim", "--seed", "abc"], "64 hexadecimal digits"),
        (&["sim", "--seed=-1"], "64 hexadecimal digits"),
        (&["play", "--seed", "abc"], "64 hexadecimal digits"),
        (&["perft", "--seed", "1.5"], "64 hexadecimal digits"),
        (&["board", "random", "--seed", "abc"], "is no number of a board"),
        (&["board", "random", "--seed", "99999999999999"], "is no number of a board"),
        (&["board", "random", "--seed", "18446744073709551615"], "is no number of a board"),
        (&["board", "random", "--count", "0"], "from 1 to"),
        (&["board", "random", "--count", "2", "--svg"], "one board"),
        (&["play", "--game", "chess"], "the games are: burgundy"),
        (&["sim", "--game", "chess"], "the games are: burgundy"),
        (&["perft", "--game", "chess"], "the games are: burgundy"),
        (&["sim", "--edition", "2019"], "it takes: se, 2011"),
        (&["board", "show", "1", "--edition", "2019"], "the editions are"),
        (&["board", "show", "41"], "no file \"41\""),
        (&["board", "show", "11", "--edition", "2011"], "no such board in the edition 2011"),
        (&["board", "show", "31"], "write 31a-32a for the basic board or 31b-32b for the advanced one"),
        (&["board", "show", "32"], "board 32 is half of a team board"),
        (&["board", "show", "--list", "3"], "cannot be used with"),
        (&["board", "show", "--svg"], "required"),
        (&["play", "--seats", "human,human,human", "--players", "2"], "3 seats are named, but 2 play"),
        (&["play", "--seats", "human,human,human,human,human"], "2, 3 or 4 can"),
        (&["play", "--seats", "wizard"], "a seat is human or a bot"),
        (&["sim", "--threads", "0"], "from 1 to"),
        (&["sim", "--threads", "many"], "from 1 to"),
        (&["sim", "--games", "0"], "from 1 to"),
        (&["sim", "--games", "-3"], "--help"),
        (&["perft", "--depth", "0"], "from 1 to"),
        (&["sim", "--option", "castles"], "KEY=VALUE"),
        (&["sim", "--option", "castles=open"], "B2.8"),
        (&["sim", "--option", "colour=red"], "the options are"),
        (&["sim", "--option", "duchies=same 99"], "the boards are"),
        (&["sim", "--option", "players=2", "--players", "2"], "twice"),
        (&["sim", "--option", "board x=A6 A5"], "row"),
        (&["fly"], "unrecognized subcommand 'fly'"),
        (&["sim", "--fast"], "unexpected argument '--fast'"),
        (&["record", "show"], "required arguments"),
        (&["record", "check"], "required arguments"),
        (&["play", "--resume", "a", "--players", "2"], "cannot be used with"),
    ] {
        let why = refused(2, args);
        assert!(why.contains(words), "{args:?}: {why}");
    }
}

#[test]
fn wrong_files() {
    let folder = Folder::new();
    let record = one_game(&folder);
    let nothing = folder.path("nothing.txt");
    let binary = folder.write("binary.txt", [b'd', 0xff, 0xfe]);
    let text = folder.write("text.txt", "Dear diary\n");
    for command in [
        &["record", "check"][..],
        &["record", "show"],
        &["record", "verify"],
        &["actions"],
        &["board", "check"],
        &["board", "show"],
        &["play", "--resume"],
        &["play", "--from"],
        &["play", "--board"],
        &["sim", "--board"],
    ] {
        let with = |path: &str| refused(2, &[command, &[path]].concat());
        let missing = with(&nothing);
        assert!(
            missing.contains("there is no such file") || missing.contains("there is no file"),
            "{missing}"
        );
        assert!(with(&folder.path("")).contains("it is a folder"), "{command:?}");
        assert!(with(&binary).contains("not text in UTF-8"), "{command:?}");
        assert!(with(&text).contains("text.txt"), "{command:?}");
    }
    assert!(refused(2, &["actions", &record, "--at", "9999"]).contains("from 0 to"));
    assert!(refused(2, &["record", "show", &record, "--at", "x"]).contains("from 0 to"));
}

#[test]
fn wrong_records() {
    let folder = Folder::new();
    let record = one_game(&folder);
    let text = folder.read("game-000001.txt");
    let cut: String = text.lines().take(60).map(|line| format!("{line}\n")).collect();
    for (name, words, text) in [
        ("cut", "line 60: the record is cut off here", cut),
        ("version", "unknown version", text.replacen("record 1", "record 2", 1)),
        ("rules", "this program knows versions 1 to 2", text.replacen("rules: 2", "rules: 99", 1)),
        ("game", "not of burgundy", text.replacen("game: burgundy", "game: chess", 1)),
        ("action", "\"fly\" is no action", text.replacen("p1 end", "p1 fly", 1)),
        ("after", "nothing may follow", format!("{text}p1 end\n")),
    ] {
        let file = folder.write(&format!("{name}.txt"), text);
        for command in [&["record", "check"][..], &["record", "show"], &["record", "verify"], &["actions"]] {
            let why = refused(2, &[command, &[&file]].concat());
            assert!(why.contains(words) && why.contains(&format!("{name}.txt")), "{command:?}: {why}");
        }
        assert!(refused(2, &["play", "--resume", &file]).contains(words));
    }
    assert!(refused(2, &["play", "--resume", &record]).contains("is over"));
}

#[test]
fn wrong_positions() {
    let folder = Folder::new();
    let record = one_game(&folder);
    let text = position(&record, &a_turn(&record));
    let stored = |tiles: &str| {
        let kept: String = text
            .lines()
            .filter(|line| !line.starts_with("p1 storage"))
            .map(|line| format!("{line}\n"))
            .collect();
        format!("{kept}p1 storage: {tiles}\n")
    };
    for (name, words, text) in [
        ("twice", "m7", stored("m7 m7")),
        ("storage", "storage", stored("ship ship ship ship")),
        ("tile", "is not a tile", stored("dragon")),
        ("version", "unknown version", text.replacen("position 1", "position 7", 1)),
        ("moment", "is no moment", text.replacen("moment: ", "moment: tea ", 1)),
    ] {
        let file = folder.write(&format!("{name}.txt"), text);
        for command in [&["actions"][..], &["play", "--from"]] {
            let why = refused(2, &[command, &[&file]].concat());
            assert!(why.contains(words) && why.contains(&format!("{name}.txt")), "{name}: {why}");
        }
    }
    let start = folder.write("start.txt", text);
    assert!(refused(2, &["actions", &start, "--at", "3"]).contains("--at is for records"));
    assert!(refused(2, &["record", "show", &start]).contains("this is no record"));
    assert!(refused(2, &["play", "--from", &record]).contains("this is no position"));
    assert!(
        refused(2, &["play", "--from", &start, "--seats", "human,human,human"]).contains("3 seats are named")
    );
}

#[test]
fn nothing_is_left_behind() {
    let folder = Folder::new();
    let nowhere = folder.path("no/where.txt");
    for args in [
        &["board", "random", "--out", &nowhere][..],
        &["board", "show", "1", "--svg", &nowhere],
        &["play", "--record", &nowhere],
        &["sim", "--games", "1", "--records", &folder.path("no/where")],
    ] {
        assert!(refused(2, args).contains("folder"), "{args:?}");
    }
    let file = folder.write("file", "x");
    assert!(refused(2, &["sim", "--games", "1", "--records", &file]).contains("is a file"));
    assert!(refused(2, &["board", "random", "--out", &folder.path("")]).contains("it is a folder"));
    assert!(refused(2, &["play", "--record", &folder.path(""), "--seed", "1"]).contains("it is a folder"));
    refused(2, &["sim", "--games", "0", "--records", &folder.path("new")]);
    refused(2, &["sim", "--bots", "x", "--records", &folder.path("new")]);
    assert_eq!(folder.names(), ["file"]);
    assert!(!exists(&nowhere));
}
