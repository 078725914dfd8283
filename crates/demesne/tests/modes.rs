//! Expansions, teams, solo games and the Châteautoma, in every command.

use crate::common::*;

/// Always the first action, for longer than any game.
fn ones() -> String {
    "1\n".repeat(8000)
}

/// Plays a whole game by first actions and wants words on the screen; no line is wider than the screen.
fn played(options: &[&str], words: &[&str]) -> String {
    let mut args = vec!["play", "--seed", "5"];
    for option in options {
        args.extend(["--option", option]);
    }
    let run = piped(&args, &ones());
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{options:?}");
    for word in words {
        assert!(run.out.contains(word), "{options:?}: {word} is missing");
    }
    for line in run.out.lines().filter(|line| !line.contains("seed: ")) {
        assert!(line.chars().count() <= 80, "{options:?}: {line}");
    }
    run.out
}

#[test]
fn all_expansions_are_shown() {
    played(
        &["expansions=all"],
        &[
            "beside it",
            "border-post tiles left",
            "border posts: ",
            "shield ",
            "shields: ",
            "trade route (",
            "trade route: ",
            "vine depot v1 (die 1/2)",
            "vine shop ",
            "vineyard (bottom terrace last)",
            "v12(5) ",
            "wins.",
        ],
    );
    played(&["expansions=tiles white"], &["wins."]);
    played(&["connection=yes"], &["castles that can be bought back"]);
    played(&["expansions=routes", "route-order=chosen"], &["Choose the order of your route tiles."]);
}

#[test]
fn teams_are_shown() {
    let words = [
        "p1 human (you, with p3 greedy)",
        "storage: shared ",
        "p3's own ",
        "team p2 greedy and p4 greedy",
        "(team p1 p3)",
        "result: p",
        " win.\n",
    ];
    played(&["team=basic"], &words);
    played(&["team=advanced", "expansions=tiles white inns"], &words);
}

#[test]
fn solo_games_are_shown() {
    let words =
        ["marker ", "target 50", "of 37 spaces covered", "round 25 of 25", "rivers join: ", "You lose: "];
    let out = played(&["solo=33"], &words);
    assert!(!out.contains("bonus tiles left") && !out.contains("order p1"), "alone there are none");
    played(&["solo=34", "target=10", "expansions=tiles white"], &["the target is reached", "You lose: "]);
}

#[test]
fn the_chateautoma_is_shown() {
    let words = [
        "p2 chateautoma: ",
        "left card ",
        "right card ",
        "reserve: ",
        "duchy (side 35): castle ",
        "· it rolls ",
        "tiles-on-cards",
    ];
    played(&["chateautoma=experienced"], &words);
    let more = ["duchy (side 36)", "double tiles", "shields", "with a border post"];
    played(&["chateautoma=expert", "modifiers=A B C D", "expansions=posts routes shields vineyards"], &more);
}

#[test]
fn things_are_explained() {
    let asked = "1\nwhat m28\nwhat crane\nexplain geese\nwhat inn\nwhat shields\nwhat shield 17\nwhat bonus\nwhat 2silver\n\
                 what green-blue\nwhat posts\nwhat route\nwhat white-castle\nwhat m29\nwhat nothing\nhelp\nsupply\nquit\nquit\n";
    let run = piped(&["play", "--seed", "5", "--option", "expansions=all"], asked);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    for words in [
        "m28 (monastery space): ",
        "crane (building space): ",
        "geese (livestock space): ",
        "inn (any space): ",
        "shield 1 (12 points",
        "shield 18 (4 points",
        "shield 17 (4 points at the end, 1 silver tribute a phase): a region",
        "2silver: 2 silver.",
        "green-blue (vineyard space): ",
        "Border posts: ",
        "Trade route: ",
        "white-castle (building space): ",
        "Say what: ",
        "take green-blue v2: ",
        "Double tiles in the bag: ",
    ] {
        assert!(run.out.contains(words), "{words} is missing in {}", run.out);
    }
    let run = piped(
        &["play", "--seed", "5", "--option", "chateautoma=novice"],
        "1\nwhat cards\nwhat card 8\nshow p2\nsupply\nquit\nquit\n",
    );
    assert!(
        run.out.contains("card 9: wants ") && run.out.contains("Cards of p2, the Châteautoma"),
        "{}",
        run.out
    );
}

#[test]
fn player_counts_follow() {
    for (args, players) in [
        (&["--option", "solo=33"][..], "players: 1\n"),
        (&["--option", "team=basic"], "players: 4\n"),
        (&["--option", "chateautoma=expert"], "players: 2\n"),
        (&["--option", "chateautoma=expert", "--seats", "human,human"], "players: 3\n"),
        (&["--option", "chateautoma=expert", "--seats", "human,human,chateautoma"], "players: 3\n"),
        (&["--option", "team=basic", "--seats", "human,random,human"], "players: 4\n"),
    ] {
        let run = piped(&[&["play"], args].concat(), "quit\nquit\n");
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{args:?}");
        assert!(run.out.contains(players), "{args:?}: {}", run.out);
    }
}

#[test]
fn what_does_not_go_together_is_refused() {
    for (args, words) in [
        (&["--option", "solo=33", "--option", "expansions=inns"][..], "X-COMPAT-2"),
        (&["--option", "solo=35"], "33, 34"),
        (&["--option", "target=50"], "X-SOLO-3"),
        (&["--option", "modifiers=A"], "A2.4"),
        (&["--option", "chateautoma=expert", "--option", "expansions=inns"], "A16.7"),
        (&["--option", "chateautoma=expert", "--players", "1"], "A1.4"),
        (&["--option", "chateautoma=expert", "--option", "team=basic"], "A16.17"),
        (&["--option", "chateautoma=expert", "--seats", "chateautoma,human"], "last seat, p2"),
        (&["--option", "chateautoma=expert", "--seats", "human,human,human,human"], "5"),
        (&["--seats", "human,chateautoma"], "no Châteautoma plays"),
        (&["--option", "team=basic", "--players", "3"], "X-TEAM-1"),
        (&["--option", "team=basic", "--option", "expansions=posts"], "X-COMPAT-6"),
        (&["--option", "team=basic", "--option", "expansions=shields"], "X-COMPAT-4"),
        (&["--option", "solo=33", "--seats", "human,greedy"], "1 person plays"),
        (&["--players", "1"], "B2.1"),
        (&["--edition", "2011", "--option", "expansions=tiles"], "X-SEQ-2"),
        (&["--option", "connection=yes", "--option", "duchies=same 1"], "X-BOARD-11"),
        (&["--option", "vine-types=fewer"], "X-VINE-4"),
        (&["--option", "route-order=chosen"], "X-ROUTE-2"),
    ] {
        let why = refused(2, &[&["play"], args].concat());
        assert!(why.contains(words), "{args:?}: {why}");
    }
}

#[test]
fn figures_of_every_mode() {
    let sim =
        |option: &str| json(&["sim", "--games", "20", "--bots", "random", "--option", option, "--json"]);
    let solo = sim("solo=33");
    assert_eq!(solo["solo"]["won_share"], 0.0);
    assert!(
        solo["solo"]["mean_empty_spaces"].as_f64() > Some(5.0)
            && solo["solo"]["mean_round_of_a_win"].is_null()
    );
    let team = sim("team=basic");
    assert_eq!((&team["teams"][0]["seats"], &team["teams"][1]["seats"]), (&"p1+p3".into(), &"p2+p4".into()));
    let shares = [0, 1].map(|i| team["teams"][i]["win_share"].as_f64().expect("a share"));
    assert!((shares[0] + shares[1] - 1.0).abs() < 1e-9);
    let [sum, one, two] = [&team["teams"][0], &team["seats"][0], &team["seats"][2]]
        .map(|value| value["mean_score"].as_f64().expect("a score"));
    assert!((sum - one - two).abs() < 1e-9, "a team has what its members have");
    let automa = sim("chateautoma=expert");
    assert_eq!(
        (&automa["seats"][0]["bot"], &automa["seats"][1]["bot"]),
        (&"random".into(), &"chateautoma".into())
    );
    assert!(automa["solo"].is_null() && automa["teams"].is_null());
    assert!(automa["mean_score_by_source"][1]["cards"].as_f64() > Some(30.0));
    let text = fine(&["sim", "--games", "5", "--bots", "greedy", "--option", "solo=34"]);
    assert!(text.contains("won: ") && text.contains("empty spaces: "), "{text}");
    let text = fine(&["sim", "--games", "5", "--option", "team=advanced", "--option", "expansions=inns"]);
    assert!(text.contains("team p1+p3: "), "{text}");
    assert!(
        refused(2, &["sim", "--bots", "random,random", "--players", "2", "--option", "chateautoma=novice"])
            .contains("2 bots are named for 1 seats")
    );
}

#[test]
fn records_actions_and_perft_of_every_mode() {
    for options in [
        &["expansions=all"][..],
        &["team=advanced"],
        &["solo=34", "expansions=tiles white"],
        &["chateautoma=expert", "modifiers=A B C D", "expansions=posts shields vineyards"],
    ] {
        let folder = Folder::new();
        let mut table = Vec::new();
        for option in options {
            table.extend(["--option", option]);
        }
        let home = folder.path("");
        fine(&[&["sim", "--bots", "random", "--games", "1", "--records", &home], &table[..]].concat());
        let record = folder.path("game-000001.txt");
        assert!(fine(&["record", "check", &record]).contains("result: p"), "{options:?}");
        fine(&["record", "verify", &record]);
        let shown = fine(&["record", "show", &record]);
        assert!(shown.contains("result: p"), "{shown}");
        let at = a_turn(&record);
        assert!(
            fine(&["actions", &record, "--at", &at]).contains("p1 ") || options[0] != "solo=34",
            "{options:?}"
        );
        let perft = fine(&[&["perft", "--seed", "1", "--depth", "2"], &table[..]].concat());
        assert!(!perft.is_empty(), "{options:?}");
    }
}

#[test]
fn games_of_every_mode_are_resumed() {
    for options in
        [&["expansions=all"][..], &["team=basic"], &["solo=33"], &["chateautoma=novice", "modifiers=B"]]
    {
        let folder = Folder::new();
        let (whole, parts) = (folder.path("whole.txt"), folder.path("parts.txt"));
        let mut table = Vec::new();
        for option in options {
            table.extend(["--option", option]);
        }
        let play = |record: &str, input: &str| {
            piped(&[&["play", "--seed", "4", "--record", record], &table[..]].concat(), input)
        };
        assert_eq!(play(&whole, &ones()).code, 0, "{options:?}");
        assert_eq!(play(&parts, &"1\n".repeat(30)).code, 0, "{options:?}");
        let run = piped(&["play", "--resume", &parts], &ones());
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{options:?}");
        assert_eq!(folder.read("parts.txt"), folder.read("whole.txt"), "{options:?}");
    }
}
