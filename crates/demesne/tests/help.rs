//! Help.

use crate::common::*;

#[test]
fn every_command_explains_its_flags() {
    let table =
        ["--game", "--edition", "--players", "--option", "--board", "duchies=same BOARD", "castles=together"];
    let with = |flags: &[&'static str]| [&table[..], flags].concat();
    for (command, words) in [
        (
            "",
            vec![
                "play",
                "automa",
                "sim",
                "arena",
                "record",
                "analyse",
                "actions",
                "perft",
                "board",
                "train",
                "Exit codes",
            ],
        ),
        (
            "play",
            with(&[
                "--seats",
                "--seed",
                "--record",
                "--resume",
                "--from",
                "--plain",
                "undo",
                "exit code is 0",
            ]),
        ),
        (
            "automa",
            vec![
                "--players",
                "--level",
                "--modifiers",
                "--expansions",
                "--state",
                "undo",
                "show",
                "save FILE",
            ],
        ),
        (
            "sim",
            with(&[
                "mean_empty_spaces",
                "teams",
                "chateautoma=",
                "--bots",
                "--games",
                "--seed",
                "--threads",
                "--records",
                "--json",
            ]),
        ),
        (
            "arena",
            with(&[
                "--bots",
                "page, squire, knight, baron and duke",
                "--games",
                "--seed",
                "--threads",
                "--out",
                "--shard",
                "--merge",
                "--sprt",
                "--alpha",
                "--beta",
                "--chart",
                "--json",
                "nodes_a_decision",
            ]),
        ),
        ("perft", with(&["--seed", "--depth", "--json", "Seed::event(k)", "both orders"])),
        ("actions", vec!["--at", "--json"]),
        (
            "analyse",
            vec![
                "--mind",
                "--seat",
                "--from",
                "--to",
                "--top",
                "--all",
                "--json",
                "--lang",
                "--threads",
                "--chart",
            ],
        ),
        ("record", vec!["check", "show", "verify"]),
        ("record check", vec!["<FILE>...", "Exit codes"]),
        ("record show", vec!["--at", "--svg", "--json"]),
        ("record verify", vec!["<FILE>...", "Exit codes"]),
        ("board", vec!["check", "show", "random"]),
        ("board check", vec!["--fair", "Exit codes"]),
        ("board show", vec!["--list", "--edition", "--svg", "--json", "--id", "31a-32a"]),
        ("board random", vec!["--seed", "--count", "--svg", "--out"]),
    ] {
        let args: Vec<&str> = command.split_whitespace().chain(["--help"]).collect();
        let help = fine(&args);
        for word in words {
            assert!(help.contains(word), "demesne {command} --help does not mention {word}");
        }
        if !matches!(command, "record" | "board") {
            assert!(help.contains("Example"), "demesne {command} --help has no example");
        }
    }
}
