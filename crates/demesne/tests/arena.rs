//! `demesne arena`: the same results however they were played, and refusals.

use crate::common::*;
use serde_json::Value;

/// The games of a file without the time they took, in the order of deals.
fn games(text: &str) -> Vec<Value> {
    let mut games: Vec<Value> = text.lines().skip(1).map(timeless).collect();
    games.sort_by_key(|game| (game["deal"].as_u64(), game["game"].as_u64()));
    games
}

/// A line without the time that it took.
fn timeless(line: &str) -> Value {
    let mut game: Value = serde_json::from_str(line).expect("a line of JSON");
    for seat in game["seats"].as_array_mut().expect("seats") {
        let seconds = seat.as_object_mut().expect("a seat").remove("seconds").expect("a time");
        assert!(seconds.as_f64() >= Some(0.0));
    }
    game
}

/// The figures of JSON without times and threads.
fn figures(args: &[&str]) -> Value {
    let mut figures = json(&[&["arena", "--json"], args].concat());
    let fields = figures.as_object_mut().expect("an object");
    fields.remove("seconds");
    fields.remove("threads");
    for bot in fields["bots"].as_array_mut().expect("bots") {
        bot.as_object_mut().expect("a bot").remove("seconds_a_decision").expect("a time");
    }
    figures
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let tables: [&[&str]; 4] = [
        &["--bots", "greedy,random,knight", "--players", "3", "--games", "12"],
        &["--bots", "greedy,random", "--option", "team=basic", "--games", "6"],
        &["--bots", "greedy,random", "--game", "tuscany", "--games", "6"],
        &["--bots", "greedy,random", "--games", "60", "--sprt", "0,150"],
    ];
    for table in tables {
        let run = |threads| {
            let mut figures = figures(&[table, &["--threads", threads, "--seed", "5"]].concat());
            let left_out = figures["games_left_out"].take();
            // Games may be under way when a question is decided.
            assert!(left_out == 0 || table.contains(&"--sprt"), "{table:?}: {left_out}");
            figures
        };
        assert_eq!(run("1"), run("3"), "{table:?}");
    }
}

#[test]
fn what_was_torn_is_gone_on_with() {
    let folder = Folder::new();
    let table = ["--bots", "greedy,random", "--games", "8", "--threads", "1", "--out"];
    let run = |name: &str| figures(&[&table[..], &[&folder.path(name)]].concat());
    let whole = run("whole");
    let text = folder.read("whole");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 9, "the question and a line a game");
    let bytes = |lines: usize| text.split_inclusive('\n').take(lines).map(str::len).sum::<usize>();
    // Within the first line, behind it, within a line, just before its end, all of it.
    for cut in [0, 10, bytes(1), bytes(1) + 20, bytes(4) + 1, bytes(5) - 1, text.len()] {
        folder.write("torn", &text[..cut]);
        assert_eq!(run("torn"), whole, "cut at {cut}");
        let again = folder.read("torn");
        assert_eq!(again.lines().next(), Some(lines[0]));
        let timeless = |text: &str| text.lines().skip(1).map(self::timeless).collect::<Vec<_>>();
        assert_eq!(timeless(&again), timeless(&text), "cut at {cut}: the same lines in the same order");
        let kept = text[..cut].rfind('\n').map_or(0, |end| end + 1);
        assert_eq!(&again[..kept], &text[..kept], "what was whole stays as it is");
    }
    folder.write("torn", format!("{}\n\0\0\0\n", lines[..3].join("\n")));
    assert_eq!(run("torn"), whole, "a last line of nothing");
    let more = figures(&[&table[..2], &["--games", "12", "--out", &folder.path("whole")]].concat());
    assert_eq!(more["games"], 12, "more games of the same question");
    assert!(folder.read("whole").starts_with(&text), "those that were there are not played again");
    let fewer = figures(&[&table[..2], &["--games", "4", "--out", &folder.path("whole")]].concat());
    assert_eq!((&fewer["games"], &fewer["games_left_out"]), (&4.into(), &8.into()));
}

#[test]
fn parts_merge_to_the_whole() {
    let folder = Folder::new();
    let table = ["--bots", "greedy,random", "--players", "3", "--games", "24"];
    let whole = figures(&[&table[..], &["--out", &folder.path("whole")]].concat());
    let parts: Vec<String> = (1..=3).map(|part| folder.path(&format!("part-{part}"))).collect();
    for (part, path) in (1..).zip(&parts) {
        let shard = format!("{part}/3");
        let figures = figures(&[&table[..], &["--shard", &shard, "--out", path]].concat());
        assert!(figures["games"].as_u64() < Some(24), "{figures}");
    }
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    assert_eq!(figures(&[&["--merge"], &parts[..]].concat()), whole);
    let twice = [parts[2], parts[0], parts[1], parts[0]];
    assert_eq!(figures(&[&["--merge"], &twice[..]].concat()), whole, "in any order, and each game once");
    let mut all: Vec<Value> = (1..=3).flat_map(|part| games(&folder.read(&format!("part-{part}")))).collect();
    all.sort_by_key(|game| (game["deal"].as_u64(), game["game"].as_u64()));
    assert_eq!(all, games(&folder.read("whole")));
}

#[test]
fn every_way_to_play_can_be_measured() {
    let tables: [(&[&str], u64, bool); 6] = [
        (&["--bots", "greedy", "--option", "solo=33"], 1, false),
        (&["--bots", "greedy,random", "--option", "solo=33"], 2, false),
        (&["--bots", "greedy", "--option", "chateautoma=novice"], 2, true),
        (&["--bots", "greedy,random", "--option", "chateautoma=expert", "--players", "3"], 3, true),
        (&["--bots", "greedy,random", "--option", "expansions=all", "--players", "4"], 2, true),
        (&["--bots", "greedy", "--game", "tuscany", "--players", "4"], 1, false),
    ];
    for (table, bots, rated) in tables {
        let figures = figures(&[table, &["--games", "8"]].concat());
        let standings = figures["bots"].as_array().expect("bots");
        assert_eq!(standings.len() as u64, bots, "{table:?}");
        for standing in standings {
            assert_eq!(standing["rating"].is_object(), rated, "{table:?}: {standing}");
            assert!(standing["mean_score"]["value"].as_f64() > Some(0.0), "{table:?}: {standing}");
            let share = &standing["win_share"];
            assert!(share["low"].as_f64() <= share["value"].as_f64(), "{table:?}: {share}");
        }
    }
}

#[test]
fn a_question_is_decided_early() {
    let folder = Folder::new();
    let table = ["arena", "--bots", "greedy,random", "--games", "400", "--out", &folder.path("games")];
    let run = |more: &[&str]| json(&[&table[..], more, &["--json"]].concat());
    let decided = run(&["--sprt", "0,100"]);
    assert_eq!(decided["sprt"]["accepted"], "elo1");
    let played = decided["games"].as_u64().expect("games");
    assert!(played < 60, "{played} games");
    assert_eq!(decided["sprt"]["deals"].as_u64(), Some(played / 2));
    let lines = folder.read("games").lines().count();
    assert_eq!(run(&["--sprt", "0,100"])["sprt"], decided["sprt"]);
    assert_eq!(folder.read("games").lines().count(), lines, "nothing is played once it is decided");
    let merged = fine(&["arena", "--merge", &folder.path("games"), "--sprt", "0,100"]);
    assert!(merged.contains("for ELO1: stronger by 100 Elo points"), "{merged}");
    let other =
        fine(&["arena", "--bots", "random,greedy", "--games", "100", "--sprt", "-50,50", "--alpha", "0.1"]);
    assert!(other.contains("for ELO0: stronger by -50 only"), "{other}");
    let open = fine(&["arena", "--bots", "random,greedy", "--games", "2", "--sprt", "0,5"]);
    assert!(open.contains("undecided between 0 and 5 Elo points after 1 deals"), "{open}");
}

#[test]
fn people_get_a_table_and_pictures() {
    let folder = Folder::new();
    let chart = folder.path("chart.svg");
    let text = fine(&["arena", "--bots", "greedy,random", "--games", "20", "--chart", &chart]);
    for words in
        ["20 games of burgundy in 10 deals", "rating", "games won", "mean score", "greedy above random: "]
    {
        assert!(text.contains(words), "{words} is missing: {text}");
    }
    assert!(text.contains('●') && text.contains("ms a decision"), "{text}");
    let svg = folder.read("chart.svg");
    assert!(svg.starts_with("<svg ") && svg.contains(">greedy<") && svg.contains("<polyline"), "{svg}");
}

#[test]
fn wrong_words_are_refused() {
    for (args, words) in [
        (&[][..], "required arguments were not provided: --bots"),
        (&["--bots", "king"], "the bots are random, greedy"),
        (&["--bots", "greedy,"], "there is no bot \"\""),
        (&["--bots", "greedy,greedy"], "greedy is named twice"),
        (&["--bots", "knight:5n"], "takes no budget"),
        (&["--bots", "greedy", "--games", "0"], "from 1 to"),
        (&["--bots", "greedy", "--threads", "0"], "from 1 to"),
        (&["--bots", "greedy", "--seed", "x"], "64 hexadecimal digits"),
        (&["--bots", "greedy", "--players", "9"], "2, 3 or 4 can"),
        (&["--bots", "greedy", "--shard", "3/2"], "write NUMBER/PARTS"),
        (&["--bots", "greedy", "--sprt", "0,20"], "--sprt compares two bots"),
        (&["--bots", "greedy,random,knight", "--sprt", "0,20"], "--sprt compares two bots"),
        (&["--bots", "greedy,random", "--option", "solo=33", "--sprt", "0,20"], "--sprt compares two bots"),
        (&["--bots", "greedy,random", "--sprt", "20,0"], "the smaller first"),
        (&["--bots", "greedy,random", "--sprt", "0,20", "--alpha", "2"], "no value of --alpha"),
        (&["--bots", "greedy", "--alpha", "0.1"], "--sprt"),
        (&["--bots", "greedy", "--merge", "a"], "cannot be used with"),
        (&["--merge", "a", "--players", "2"], "cannot be used with"),
        (&["--bots", "greedy", "--chart", "no/where.svg"], "there is no folder"),
        (&["--bots", "greedy", "--out", "no/where.jsonl"], "there is no folder"),
        (&["--merge", "nothing.jsonl"], "there is no such file"),
    ] {
        let why = refused(2, &[&["arena"], args].concat());
        assert!(why.contains(words), "{args:?}: {why}");
    }
}

#[test]
fn wrong_files_are_refused_and_left_alone() {
    let folder = Folder::new();
    let run = |bots: &str, name: &str, more: &[&str]| {
        let path = folder.path(name);
        refused(2, &[&["arena", "--games", "2", "--bots", bots, "--out", &path], more].concat())
    };
    let games = folder.path("games");
    // With several threads any game may be the first that is ready.
    let first = ["arena", "--threads", "1", "--games", "4", "--bots", "greedy,random", "--out"];
    fine(&[&first[..], &[&games]].concat());
    let text = folder.read("games");
    let other = run("random,greedy", "games", &[]);
    assert!(
        other.contains("answers another question: the line of bots is greedy,random there and random,greedy"),
        "{other}"
    );
    assert!(run("greedy,random", "games", &["--seed", "2"]).contains("the seed is "));
    assert!(
        run("greedy,random", "games", &["--players", "3"]).contains("players=2 there and players=3 here")
    );
    assert!(run("greedy,random", "games", &["--game", "tuscany"]).contains("the game is burgundy"));
    assert_eq!(folder.read("games"), text);
    let writer = std::fs::File::open(&games).expect("a file");
    writer.lock().expect("a file system with locks");
    assert!(run("greedy,random", "games", &[]).contains("another arena is writing"));
    drop(writer);
    folder.write("diary", "Dear diary");
    folder.write("diary-2", "Dear diary,\nnothing happened.\n");
    folder.write("binary", [0xff, 0xfe, b'\n']);
    for name in ["diary", "diary-2", "binary"] {
        let before = std::fs::read(folder.path(name)).expect("a file");
        assert!(run("greedy,random", name, &[]).contains("no file of the arena"), "{name}");
        assert!(
            refused(2, &["arena", "--merge", &folder.path(name)]).contains("no file of the arena"),
            "{name}"
        );
        assert_eq!(std::fs::read(folder.path(name)).expect("a file"), before, "{name}");
    }
    assert!(refused(2, &["arena", "--merge", &folder.path("")]).contains("it is a folder"));
    assert!(run("greedy,random", "", &[]).contains("it is a folder"));
    let lines: Vec<&str> = text.lines().collect();
    for (name, line, words) in [
        ("words", "what is this", "line 3: this is no game of the arena"),
        (
            "deal",
            &lines[1].replacen("\"game\":0", "\"game\":7", 1),
            "line 3: in game 7 of deal 0 others play",
        ),
    ] {
        folder.write(name, format!("{}\n{}\n{line}\n{}\n", lines[0], lines[1], lines[2]));
        let why = run("greedy,random", name, &[]);
        assert!(why.contains(words) && why.contains(name), "{why}");
        assert!(refused(2, &["arena", "--merge", &games, &folder.path(name)]).contains(words));
    }
    let three = folder.path("three");
    fine(&["arena", "--games", "4", "--bots", "greedy,random", "--players", "3", "--out", &three]);
    assert!(
        refused(2, &["arena", "--merge", &games, &three])
            .contains("three: it answers another question: the setup")
    );
    let tuscany = folder.path("tuscany");
    fine(&["arena", "--games", "2", "--bots", "greedy,random", "--game", "tuscany", "--out", &tuscany]);
    assert!(refused(2, &["arena", "--merge", &games, &tuscany]).contains("merge games of one kind"));
    for (name, from, to, words) in [
        ("chess", "\"game\":\"burgundy\"", "\"game\":\"chess\"", "there is no game \"chess\""),
        ("rules", "\"rules\":", "\"rules\":9", "of its rules, not of burgundy"),
        ("king", "\"greedy\"", "\"king\"", "king: there is no bot \"king\""),
        ("seed", "\"seed\":\"", "\"seed\":\"x", "seed: \"x"),
        ("setup", "[\"players\",\"2\"]", "[\"players\",\"9\"]", "setup: "),
        ("format", "\"arena\":1", "\"arena\":2", "this program knows version 1"),
    ] {
        let path = folder.write(name, text.replacen(from, to, 1));
        let why = refused(2, &["arena", "--merge", &path]);
        assert!(why.contains(words), "{name}: {why}");
    }
}
