//! Viscounts of the West Kingdom: play through a pipe, and every command that takes `--game viscounts`.

use crate::common::*;

/// A game that bots played: its seed, and the answers of the people at its table, a line each.
struct Played {
    seed: String,
    answers: Vec<String>,
    record: String,
    folder: Folder,
}

fn played(bots: &str, options: &[&str], seed: &str) -> Played {
    let folder = Folder::new();
    let args = ["sim", "--game", "viscounts", "--bots", bots, "--games", "1", "--seed", seed, "--records"];
    fine(&[&args[..], &[&folder.path("")], options].concat());
    let record = folder.read("game-000001.txt");
    let seed = record.lines().find_map(|line| line.strip_prefix("seed: ")).expect("a seed").to_owned();
    let is_step = |line: &&str| line.starts_with('p') && line[1..].starts_with(|c: char| c.is_ascii_digit());
    let answers = record.lines().filter(is_step).map(str::to_owned).collect();
    Played { seed, answers, record, folder }
}

/// The steps of a record, without names and results.
fn steps(record: &str) -> Vec<&str> {
    record.lines().filter(|line| line.starts_with(['*', 'p']) && line.contains(' ')).collect()
}

#[test]
fn moments_of_games_are_drawn() {
    for (bots, options) in [
        ("random,random", &[][..]),
        ("random,random,random,random", &[]),
        ("random", &["--option", "solo=cleric"]),
    ] {
        let game = played(bots, options, "3");
        let record = game.folder.path("game-000001.txt");
        let mut before = String::new();
        // The beginning, a moment of the game, and its end.
        for at in [&["--at", "0"][..], &["--at", "60"], &[]] {
            let drawn = fine(&[&["record", "show", &record, "--svg"], at].concat());
            assert!(drawn.starts_with("<svg") && drawn.trim_end().ends_with("</svg>"), "{bots} at {at:?}");
            assert!(drawn.contains("Viscounts of the West Kingdom"), "it has a title");
            assert_ne!(drawn, before, "another moment is another picture");
            before = drawn;
        }
    }
}

#[test]
fn whole_games_are_typed_and_read() {
    for (bots, seats, options, seed) in [
        ("greedy,greedy", "human,human", &[][..], "5"),
        ("greedy,random,greedy", "human,human,human", &[], "8"),
        ("greedy", "human", &["--option", "solo=builder", "--option", "difficulty=2"], "6"),
    ] {
        let game = played(bots, options, seed);
        let record = game.folder.path("typed.txt");
        let args =
            ["play", "--game", "viscounts", "--seats", seats, "--seed", &game.seed, "--record", &record];
        let run = piped(&[&args[..], options].concat(), &(game.answers.join("\n") + "\n"));
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
        assert_eq!(steps(&game.folder.read("typed.txt")), steps(&game.record), "the same game");
        assert!(fine(&["record", "check", &record]).contains("result: p"));
        fine(&["record", "verify", &record]);
        for words in [
            "Viscounts of the West Kingdom\n",
            "Player cards and heroes on offer",
            "The board, clockwise",
            "Castle\n",
            "Poverty",
            "Prosperity",
            "The game is over.",
            "buildings",
            "result: p",
        ] {
            assert!(run.out.contains(words), "{words} is missing");
        }
        assert!(!run.out.contains('\x1b'), "no colours through a pipe");
        for line in run.out.lines().filter(|line| !line.contains("seed: ") && !line.contains("record: ")) {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}

/// V20.1: what p1 reads is the same, whatever p2 holds.
#[test]
fn hands_are_read_by_their_owners_alone() {
    let game = played("greedy,greedy", &[], "3");
    let args = ["play", "--game", "viscounts", "--seats", "human,human", "--seed", &game.seed];
    let run = piped(&args, &(game.answers.join("\n") + "\n"));
    assert_eq!(run.code, 0, "{}", run.err);
    let mut drawn = 0;
    for screen in run.out.split(&"─".repeat(80)) {
        let Some(seat) = (1..=2).find(|seat| screen.contains(&format!("\np{seat}> "))) else { continue };
        let news = screen.split("\n\n").next().expect("news").replace("\n    ", " ");
        for line in news.lines().filter(|line| line.contains(" draws ")) {
            let own = line.starts_with(&format!("p{seat} draws "));
            drawn += usize::from(own);
            let sentence = line.split('.').next().expect("a sentence");
            let counts = sentence.ends_with(" card") || sentence.ends_with(" cards");
            assert_eq!(counts, !own, "p{seat} reads: {line}");
        }
    }
    assert!(drawn > 10, "own draws are told: {drawn}");
}

#[test]
fn every_command_takes_it() {
    let perft = json(&["perft", "--game", "viscounts", "--depth", "2", "--json"]);
    assert_eq!(perft["game"], "viscounts");
    let sim = json(&["sim", "--game", "viscounts", "--bots", "greedy,random", "--games", "20", "--json"]);
    assert_eq!(sim["game"], "viscounts");
    let game = played("greedy,greedy", &[], "4");
    let record = game.folder.path("game-000001.txt");
    let listed = fine(&["actions", &record, "--at", "5"]);
    assert!(listed.lines().all(|line| line.starts_with("p1 ") || line.starts_with("p2 ")), "{listed}");
    let shown = fine(&["record", "show", &record, "--at", "60"]);
    assert!(shown.contains("Castle"), "{shown}");
    let out = game.folder.path("contest");
    let arena =
        fine(&["arena", "--game", "viscounts", "--bots", "greedy,random", "--games", "10", "--out", &out]);
    assert!(arena.contains("greedy"), "{arena}");
    let analysed = fine(&["analyse", &record, "--mind", "baron:60n"]);
    assert!(!analysed.is_empty());
}

#[test]
fn what_cannot_be_is_refused_with_the_rule() {
    for (args, words) in [
        (&["play", "--game", "viscounts", "--players", "5"][..], "V1.1: \"5\" players cannot play"),
        (
            &["sim", "--game", "viscounts", "--players", "3", "--option", "solo=cleric"],
            "V1.1: with a solo opponent",
        ),
        (
            &["sim", "--game", "viscounts", "--option", "difficulty=2"],
            "V21.9: the difficulty is for the solo opponent",
        ),
        (&["board", "--game", "viscounts", "show"], "has one board"),
    ] {
        assert!(refused(2, args).contains(words), "{args:?}");
    }
}
