//! The harness itself: it accepts what is so, and names what is not, with its line.

#[path = "../../game/tests/tricks/mod.rs"]
mod tricks;

use demesne_game::{Events, Game, Notation, ReadRecord, Record, Seed, laws::Care, laws::walk};
use demesne_trial::{
    Trial,
    archive::{Shown, choose, missing},
    lean::{play_until, playout},
    odds::{Odds, compare, compare_samples, draws, renamed},
    rules::run_text,
};
use std::panic::catch_unwind;
use tricks::{Table, Taken, Tricks};

struct Rules;

impl Trial for Rules {
    type Game = Tricks;
    type Universe = Vec<String>;

    fn scored(Taken(seat): &Taken) -> Option<String> {
        Some(format!("{seat} tricks 1"))
    }

    fn kind(_: &Tricks) -> String {
        String::new()
    }

    fn universe(_: &Tricks) -> Vec<String> {
        (1..=9).map(|card| format!("play {card}")).collect()
    }

    fn check(universe: &Vec<String>, game: &Tricks, table: &Table) -> Result<(), String> {
        let held = table.hands.iter().flatten().filter(|&&card| card != 0);
        let known = held.into_iter().all(|card| universe.contains(&format!("play {card}")));
        let seats = game.seats();
        known.then_some(()).ok_or_else(|| format!("one of {seats} holds a card that cannot be played"))
    }
}

const POSITION: &str = "\
# Two hands, and three cards in the deck.
rule: C1
players: 2

dealt: 6
unseen: 6*1 7*1 8*1
p1 hand: 1 5 9
p2 hand: 2 3 4

";

#[test]
fn what_is_so_holds() {
    let steps = "\
who p1 p2
?= p1: play 1 | play 5 | play 9
?= p2 deal: none
view p1 = p2 hand: ? ? ?
view p2 = p2 hand: 2 3 4
view spectator = p1 hand: ? ? ?
undo p1 0
! C2 p1 play 2 | not in the hand
p1 play 5
+ none
undo p1 1
view p1 = p1 played: 5
view p2 = p1 played: ?
view p2 = no p2 played
p2 play 4
undo p1 0
undo p2 1
* reveal 5 4 0
+ p1 tricks 1
undo p1 0
undo p2 0
score p1 tricks 1
= no p1 played
= p1 tricks: 1
back
undo p1 0
= p1 hand: 1 5 9
? p1 play 1
?! p1 play 2
";
    assert_eq!(run_text::<Rules>(&format!("{POSITION}{steps}")), Ok(1));
    let whole = "* deal p1 3\nview p2 = p1 hand: ?\nwho *\n";
    assert_eq!(run_text::<Rules>(&format!("\n\nfrom: start\n\n{whole}\nfrom: start\n\nwho *\n")), Ok(2));
}

#[test]
fn what_is_not_so_is_named_with_its_line() {
    for (line, why) in [
        ("who p1", "to act: wanted \"p1\", found \"p1 p2\""),
        ("?= p1: play 1", "the list: wanted \"play 1\", found \"play 1 | play 5 | play 9\""),
        ("? p1 play 2", "listed: false. The list: play 1 | play 5 | play 9"),
        ("?! p1 play 1", "listed: true. The list: play 1 | play 5 | play 9"),
        ("p1 play 2", "\"p1 play 2\" was refused. C2: that card is not in the hand"),
        ("p1 play 05", "read back: wanted \"p1 play 05\", found \"p1 play 5\""),
        ("! C2 p1 play 5", "\"C2 p1 play 5\" was not refused"),
        ("! C1 p1 play 2", "it was refused otherwise. C2: that card is not in the hand"),
        ("! C2 p1 play 2 | too high", "it was refused otherwise. C2: that card is not in the hand"),
        ("= p1 hand: 1 5", "it is \"p1 hand: 1 5 9\""),
        ("= no p1 hand", "it is \"p1 hand: 1 5 9\""),
        ("= p1 played: 5", "there is no line \"p1 played: …\""),
        ("view p1 = p2 hand: 2 3 4", "p1 sees: it is \"p2 hand: ? ? ?\""),
        ("view p2 = p1 hand: 1 5 9", "p2 sees: it is \"p1 hand: ? ? ?\""),
        ("view spectator = p1 hand: 1 5 9", "spectator sees: it is \"p1 hand: ? ? ?\""),
        ("view p1 = no p2 hand", "p1 sees: it is \"p2 hand: ? ? ?\""),
        ("view p1 = p1 played: 5", "p1 sees: there is no line \"p1 played: …\""),
        ("view p3 = dealt: 6", "\"p3\" is nobody at this table"),
        ("view p1 dealt: 6", "write \"view p1 = …\" or \"view spectator = …\""),
        ("undo p1 1", "p1 takes back: wanted \"1\", found \"0\""),
        ("undo p3 0", "\"p3\" is nobody at this table"),
        ("p1 play 5\nundo p1 0", "p1 takes back: wanted \"0\", found \"1\""),
        ("p1 play 5\nundo p1 2", "p1 takes back: wanted \"2\", found \"1\""),
        ("p1 play 5\np2 play 4\nundo p1 1", "p1 takes back: wanted \"1\", found \"0\""),
        ("p1 play 5\n+ p1 tricks 1", "scored: wanted \"p1 tricks 1\", found \"\""),
        ("score p1 tricks 1", "tricks: wanted \"1\", found \"0\""),
        ("result p1 3 > p2 0", "the result: wanted \"p1 3 > p2 0\", found \"\""),
    ] {
        let last = 9 + line.lines().count();
        assert_eq!(run_text::<Rules>(&format!("{POSITION}{line}\n")), Err((last, why.into())), "{line}");
    }
    let fault = run_text::<Rules>("players: 2\n\ndealt: 6\n");
    assert_eq!(fault, Err((3, "a position without steps; an empty line goes between them".into())));
    let fault = run_text::<Rules>("players: 9\n");
    assert_eq!(fault, Err((1, "\"9\" is no value of the option players; it takes: 2, 3".into())));
    let fault = run_text::<Rules>("\n\ndealt: 6\nmoon: full\n\nwho p1\n").unwrap_err();
    assert_eq!(fault.0, 4);
    let unknown = POSITION.replace("p2 hand: 2 3 4", "p2 hand: 2 3 ?");
    let fault = run_text::<Rules>(&format!("{unknown}who p1\n"));
    assert_eq!(
        fault,
        Err((5, "one of 2 holds a card that cannot be played".into())),
        "the universe is asked"
    );
}

#[test]
fn wrong_odds_are_noticed() {
    let game = Tricks::new(2);
    let table = (game.clone(), game.start());
    let even = renamed(draws(&[("a", 1), ("b", 8)], 1), |_| String::new());
    assert_eq!(even.into_values().collect::<Vec<_>>(), [1.0]);
    let cards = |odds: [f64; 9]| -> Odds {
        (1..=9).zip(odds).map(|(card, p)| (format!("deal p1 {card}"), p)).collect()
    };
    compare_samples("cards", &table, &cards([1.0 / 9.0; 9]));
    let mut skewed = [1.0 / 9.0; 9];
    (skewed[0], skewed[1]) = (0.10, 2.0 / 9.0 - 0.10);
    assert!(catch_unwind(|| compare_samples("cards", &table, &cards(skewed))).is_err());
    let impossible = Odds::from([("deal p1 1".to_owned(), 1.0)]);
    assert!(catch_unwind(|| compare_samples("cards", &table, &impossible)).is_err());
    let half = Odds::from([("a".to_owned(), 0.5)]);
    assert!(catch_unwind(|| compare("half", &half, |_| "a".into())).is_err());
    let pairs = draws(&[("a", 1), ("b", 2)], 2);
    let third = 1.0 / 3.0;
    for (text, odds) in [("a b", third), ("b a", third), ("b b", third)] {
        assert!((pairs[text] - odds).abs() < 1e-9, "{text}: {}", pairs[text]);
    }
}

#[test]
fn allocations_are_counted() {
    // This game samples from a list on the heap: each card that is dealt costs something, the rest nothing.
    let game = Tricks::new(3);
    let mut events = Events::new(Seed::from_number(1));
    let taken = playout(&game, game.start(), &mut events);
    assert_eq!(taken.decisions, 9);
    assert!(taken.allocations >= 9, "{taken:?}");
    let dealt = play_until(&game, &mut events, |table| table.dealt == 9);
    let taken = playout(&game, dealt, &mut events);
    assert_eq!((taken.decisions, taken.allocations), (9, 0));
}

#[test]
fn the_archive_is_read_by_game_and_chosen_by_what_it_shows() {
    let game = Tricks::new(2);
    let record = |number: u64| {
        let seed = Seed::from_number(number);
        let (end, steps, _) = walk(&game, game.start(), &seed, Care::Quick, |_, _, _| {});
        let mut record = Record::new(Vec::new(), Some(seed.commitment()));
        (record.steps, record.seed) = (steps, Some(seed));
        record.result = demesne_game::record::result_text(&game, &end);
        record.write(&game)
    };
    let folder = std::env::temp_dir().join(format!("demesne-trial-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let put = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("a file");
    let records = || demesne_trial::archive::records::<Tricks>(&folder);
    let (one, other) = (record(1), record(2));
    put("a.txt", &one);
    put("b.txt", &other);
    put("c.txt", &one.replace("game: tricks", "game: burgundy"));
    put("README.md", "Games.");
    let found = records();
    assert_eq!(found.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["a.txt", "b.txt"]);
    demesne_trial::archive::check(&found);
    // What is dealt first is what a record shows.
    let shown = |read: &ReadRecord<Tricks>| -> Shown {
        read.record.steps.iter().take(3).map(|&step| read.game.step_text(step)).collect()
    };
    let mut wanted = shown(&found[1].1);
    assert!(missing(&found, &wanted, shown).is_empty());
    wanted.insert("p1 folds".into());
    let gone = Shown::from(["p1 folds".to_owned()]);
    assert_eq!(missing(&found, &wanted, shown), gone);
    assert_eq!(choose(&found, wanted, shown), (vec!["b.txt"], gone));
    for (text, why) in [
        (one.replace("game: tricks", "game: moon"), "an unknown game"),
        (one.replace("result:", "# a comment\nresult:"), "not written as it stands"),
        (one.replace("result: p", "p"), "cut off"),
    ] {
        put("d.txt", &text);
        assert!(catch_unwind(records).is_err(), "{why}");
    }
    let (steps, _) = one.rsplit_once("result: ").expect("a result");
    put("d.txt", &format!("{steps}result: p1 9 > p2 0\n"));
    let found = records();
    assert!(catch_unwind(|| demesne_trial::archive::check(&found)).is_err(), "another result");
    std::fs::remove_dir_all(&folder).expect("the folder can go");
}
