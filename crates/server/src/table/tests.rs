//! Tables without a server.

use super::{Asked, Entry, Looks, Table, Who, bots::STAND_IN, make, rematch};
use demesne_game::{Seat, Seed, Viewer};
use demesne_text::Language;
use demesne_wire::{
    Happening, Move, NewTable, OutOfTime, Pace, Person, Sit, Status, Undo, UndoAnswer, UndoPolicy,
};

const MINUTE: i64 = 60_000;

pub(crate) fn who(id: &str) -> Who {
    Who { id: id.into(), account: true, administrator: false }
}

fn person(id: &str) -> Person {
    Person { id: id.into(), name: id.to_uppercase() }
}

pub(crate) fn terms(game: &str, setup: &[(&str, &str)]) -> NewTable {
    NewTable {
        game: game.into(),
        setup: setup.iter().map(|&(key, value)| (key.into(), value.into())).collect(),
        pace: Pace::None,
        out_of_time: OutOfTime::Bot,
        undo: UndoPolicy::Agreed,
        private: false,
        spectators: true,
        rated: false,
        seat: None,
        bots: Default::default(),
        start: false,
        id: None,
    }
}

/// A table of people `a`, `b`, `c` …, begun at time 0 with the seed of a number.
fn begun(request: &NewTable, people: &[&str], seed: u64) -> Table {
    let entry = make(request, &who(people[0]), "make", "key".into()).unwrap();
    let mut table = Table::open("table", 0, entry).unwrap();
    for (number, name) in people.iter().enumerate().skip(1) {
        let request = Sit { id: format!("sit-{name}"), ..Sit::default() };
        let entry = table.sit(&who(name), Seat(number as u8), &request, "secret").unwrap();
        table.apply(0, entry, None).unwrap();
    }
    let entry = table.start(&who(people[0]), "start", Seed::from_number(seed)).unwrap();
    table.apply(0, entry, None).unwrap();
    table
}

fn holder(table: &Table, seat: Seat) -> Who {
    who(table.chairs[seat.index()].who.as_deref().unwrap())
}

/// The first seat that is to act plays its last legal action.
fn play(table: &mut Table, at: i64) -> Seat {
    let seat = table.to_act().iter().next().unwrap();
    let action = table.game.legal(seat).pop().unwrap();
    let id = format!("move-{}", table.seq());
    let request = Move { seen: table.seq(), id, action, seat: Some(seat.to_string()) };
    let entry = table.play(&holder(table, seat), &request).unwrap();
    table.apply(at, entry, None).unwrap();
    seat
}

/// Plays until one alone is to act: boards are chosen together.
fn until_one_acts(table: &mut Table) -> Seat {
    while table.to_act().len() > 1 {
        play(table, 0);
    }
    table.to_act().iter().next().unwrap()
}

fn code<T: std::fmt::Debug>(result: Result<T, crate::Refusal>) -> &'static str {
    result.expect_err("a refusal").code
}

/// What a table is does not depend on whether it was played or read.
#[test]
fn a_log_read_again_is_the_same_table() {
    let mut table = begun(&terms("burgundy", &[("players", "3")]), &["a", "b", "c"], 7);
    for at in 1..60 {
        play(&mut table, at);
    }
    let log = table.log.clone();
    let mut again = Table::open("table", log[0].at, log[0].entry.clone()).unwrap();
    for kept in &log[1..] {
        // Through the text that the store keeps.
        let text = serde_json::to_string(&kept.entry).unwrap();
        again.apply(kept.at, serde_json::from_str(&text).unwrap(), None).unwrap();
    }
    assert_eq!(again.summary(), table.summary());
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(again.events(0, viewer, &person), table.events(0, viewer, &person));
        let looks = Looks { who: None, viewer, language: Language::Spanish, now: 99, person: &person };
        assert_eq!(again.view(&looks), table.view(&looks));
    }
}

/// What was not written is taken back without a trace, and can be done again.
#[test]
fn an_entry_that_was_not_written_leaves_no_trace() {
    let mut table = begun(&terms("tuscany", &[]), &["a", "b"], 8);
    for at in 1..20 {
        play(&mut table, at);
    }
    let (summary, events) = (table.summary(), table.events(0, Viewer::Spectator, &person));
    let seat = play(&mut table, 20);
    let asked = table.last_entry().and_then(Entry::asked).cloned().unwrap();
    let after = table.summary();
    table.refold(table.log.len() - 1).unwrap();
    assert_eq!((table.summary(), table.events(0, Viewer::Spectator, &person)), (summary, events));
    assert_eq!(table.answered(&asked), None);
    assert_eq!(play(&mut table, 20), seat);
    assert_eq!(table.summary(), after);
}

#[test]
fn a_damaged_log_is_refused_and_not_played() {
    let table = begun(&terms("tuscany", &[]), &["a", "b"], 1);
    let asked = Asked { by: "a".into(), id: "x".into() };
    let first = table.log[0].entry.clone();
    let mut other = Table::open("table", 0, first.clone()).unwrap();
    assert!(other.apply(1, first, None).is_err(), "made twice");
    let said = Entry::Said { asked: asked.clone() };
    assert!(Table::open("table", 0, said).is_err(), "not made at all");
    let started = Entry::Started { asked: asked.clone(), seed: "zz".into(), steps: vec![] };
    assert!(other.apply(1, started, None).is_err(), "no seed");
    let text = r#"{"what":"played","asked":{"by":"a","id":"x"},"seat":9,"steps":["p9 dance"]}"#;
    assert!(other.apply(1, serde_json::from_str(text).unwrap(), None).is_err(), "no such step");
    let text = r#"{"what":"resigned","asked":{"by":"a","id":"x"},"seat":200}"#;
    assert!(other.apply(1, serde_json::from_str(text).unwrap(), None).is_err(), "no such seat");
}

#[test]
fn a_bot_plays_on_for_whoever_is_out_of_time() {
    let mut request = terms("tuscany", &[]);
    request.pace = Pace::Live { seconds: 30, increment: 0 };
    let mut table = begun(&request, &["a", "b"], 3);
    let late = until_one_acts(&mut table);
    assert_eq!(table.times_out(29_999), None);
    let entry = table.times_out(30_000).unwrap();
    table.apply(30_000, entry, None).unwrap();
    assert_eq!(table.status, Status::Playing);
    assert_eq!(table.bot_to_act(), Some((late, STAND_IN)));
    assert_eq!(table.times_out(10 * MINUTE), None, "a bot has no clock");
    let events = table.events(table.seq() - 1, Viewer::Spectator, &person);
    let plays_on = STAND_IN.to_string();
    assert!(matches!(&events[0].what, Happening::OutOfTime { bot: Some(bot), .. } if *bot == plays_on));
    // With a live clock nobody comes back, and nobody plays beside the bot.
    let back = Sit { id: "back".into(), ..Sit::default() };
    assert_eq!(code(table.sit(&holder(&table, late), late, &back, "secret")), "already-seated");
    let action = table.game.legal(late).pop().unwrap();
    let request = Move { seen: table.seq(), id: "m".into(), action: action.clone(), seat: None };
    assert_eq!(code(table.play(&holder(&table, late), &request)), "bot-plays");
    let entry = table.bot_plays(late, table.seq(), &action).unwrap();
    assert!(table.bot_plays(late, 1, &action).is_none(), "it must have seen what happened");
    table.apply(31_000, entry, None).unwrap();
}

/// A log says who plays on; the oldest ones did not, and mean who did it then.
#[test]
fn who_plays_on_is_what_the_log_says() {
    for (more, level) in [("", "greedy"), (r#","bot":"duke:200ms""#, "duke:200ms")] {
        for what in [r#""what":"out-of-time""#, r#""what":"resigned","asked":{"by":"b","id":"x"}"#] {
            let mut table = begun(&terms("tuscany", &[("players", "3")]), &["a", "b", "c"], 3);
            let entry = serde_json::from_str(&format!(r#"{{{what},"seat":1{more}}}"#)).unwrap();
            table.apply(1, entry, None).unwrap();
            assert_eq!(table.chairs[1].bot.map(|bot| bot.to_string()).as_deref(), Some(level));
            let told =
                serde_json::to_value(table.events(table.seq() - 1, Viewer::Spectator, &person)).unwrap();
            assert_eq!(told[0]["bot"], level);
        }
    }
    let mut table = begun(&terms("tuscany", &[]), &["a", "b"], 3);
    let entry = serde_json::from_str(r#"{"what":"out-of-time","seat":1,"bot":"king"}"#).unwrap();
    assert!(table.apply(1, entry, None).is_err(), "no such bot");
}

#[test]
fn over_days_one_comes_back() {
    let mut request = terms("tuscany", &[]);
    request.pace = Pace::Days { days: 1 };
    let mut table = begun(&request, &["a", "b"], 3);
    let late = until_one_acts(&mut table);
    let day = 24 * 60 * MINUTE;
    assert_eq!(table.summary().deadline, Some(day));
    let entry = table.times_out(day).unwrap();
    table.apply(day, entry, None).unwrap();
    assert_eq!(table.summary().deadline, None);
    let back = Sit { id: "back".into(), ..Sit::default() };
    let entry = table.sit(&holder(&table, late), late, &back, "secret").unwrap();
    table.apply(day + 5, entry, None).unwrap();
    assert_eq!(table.bot_to_act(), None);
    assert_eq!(table.summary().deadline, Some(2 * day + 5));
}

#[test]
fn out_of_time_may_be_the_end() {
    let mut request = terms("tuscany", &[]);
    (request.pace, request.out_of_time) = (Pace::Live { seconds: 60, increment: 10 }, OutOfTime::Resign);
    let mut table = begun(&request, &["a", "b"], 3);
    let late = until_one_acts(&mut table);
    let entry = table.times_out(MINUTE).unwrap();
    table.apply(MINUTE, entry, None).unwrap();
    assert_eq!(table.status, Status::Over);
    assert!(table.just_ended());
    let over = table.over.clone().unwrap();
    assert_eq!(over.result, format!("{late} resigned"));
    assert!(over.ranks[0].won && over.ranks[0].seats != [late.to_string()]);
    assert_eq!(table.times_out(9 * MINUTE), None);
    assert_eq!(table.summary().deadline, None);
}

/// Two who decide together: neither is stale by the other, whoever decided is.
#[test]
fn news_is_what_a_decision_depends_on() {
    let mut table = begun(&terms("burgundy", &[]), &["a", "b"], 5);
    assert_eq!(table.to_act().len(), 2);
    let seen = table.seq();
    play(&mut table, 1);
    assert_eq!(code(table.check_fresh(Seat(0), seen)), "stale");
    table.check_fresh(Seat(1), seen).unwrap();
    play(&mut table, 2);
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(code(table.check_fresh(seat, seen + 1)), "stale");
        assert_eq!(code(table.check_fresh(seat, seen + 3)), "seen-ahead");
    }
}

#[test]
fn taking_back_among_three() {
    let mut table = begun(&terms("tuscany", &[("players", "3")]), &["a", "b", "c"], 2);
    let start = table.game.length();
    for at in 1..8 {
        play(&mut table, at);
    }
    let wish = |table: &Table, length: usize| {
        table.undo(
            &who("a"),
            &Undo { seen: table.seq(), id: format!("u{}", table.seq()), seat: None, length: Some(length) },
        )
    };
    let answer = |table: &Table, name: &str, agrees: bool| {
        table
            .answer_undo(&who(name), &UndoAnswer { id: format!("{name}{}", table.seq()), seat: None, agrees })
    };
    assert_eq!(code(wish(&table, start - 1)), "undo-nothing");
    assert_eq!(code(wish(&table, table.game.length())), "undo-nothing");
    let entry = wish(&table, start).unwrap();
    assert!(matches!(entry, Entry::UndoAsked { .. }));
    table.apply(10, entry, None).unwrap();
    assert_eq!(table.undo_waits_for().iter().map(|seat| seat.0).collect::<Vec<_>>(), [1, 2]);
    let entry = answer(&table, "b", true).unwrap();
    assert!(matches!(entry, Entry::UndoAnswered { agrees: true, .. }));
    table.apply(11, entry, None).unwrap();
    assert_eq!(code(answer(&table, "b", true)), "undo-not-asked");
    let steps = table.game.steps();
    let entry = answer(&table, "c", true).unwrap();
    table.apply(12, entry, None).unwrap();
    assert_eq!((table.game.length(), table.wish.clone()), (start, None));
    // The same decisions meet the same chance again.
    for at in 13..20 {
        play(&mut table, at);
    }
    assert_eq!(table.game.steps(), steps);
    // One no is enough.
    let entry = wish(&table, start).unwrap();
    table.apply(21, entry, None).unwrap();
    let entry = answer(&table, "c", false).unwrap();
    table.apply(22, entry, None).unwrap();
    assert_eq!(code(answer(&table, "b", true)), "undo-not-asked");
}

/// However far people go back, somebody can go on from there: never is it chance that would have to act.
#[test]
fn whoever_goes_back_arrives_where_somebody_decides() {
    for (game, seed) in [("burgundy", 3), ("tuscany", 4)] {
        let mut table = begun(&terms(game, &[]), &["a", "b"], seed);
        let start = table.game.length();
        for at in 1..120 {
            play(&mut table, at);
        }
        let (steps, mut met_chance) = (table.game.steps(), false);
        for length in (start..table.game.length()).rev() {
            if length >= table.game.length() {
                continue;
            }
            let id = format!("u{length}");
            let wish = Undo { seen: table.seq(), id: id.clone(), seat: None, length: Some(length) };
            let entry = table.undo(&who("a"), &wish).unwrap();
            let asked = matches!(entry, Entry::UndoAsked { .. });
            table.apply(200, entry, None).unwrap();
            if asked {
                let answer = UndoAnswer { id, seat: None, agrees: true };
                let entry = table.answer_undo(&who("b"), &answer).unwrap();
                table.apply(200, entry, None).unwrap();
            }
            assert!(!table.to_act().is_empty(), "{game}: nobody decides after {length} steps");
            assert!(table.game.length() <= length);
            let between = &steps[table.game.length()..=length];
            assert!(between[1..].iter().all(|step| step.starts_with('*')), "{game}: further than needed");
            met_chance |= between.len() > 1;
        }
        assert_eq!(table.game.length(), start);
        assert!(met_chance, "{game}: the test met no chance");
    }
}

#[test]
fn a_code_is_good_until_the_seat_changes_hands() {
    let mut table = begun(&terms("tuscany", &[]), &["a", "b"], 2);
    let code_of = |table: &Table| table.hand_over_code(Seat(1), "secret").unwrap();
    let first = code_of(&table);
    assert_ne!(first, table.hand_over_code(Seat(0), "secret").unwrap());
    assert_ne!(first, table.hand_over_code(Seat(1), "another secret").unwrap());
    let take = |table: &Table, name: &str, with: &str| {
        let request = Sit { id: format!("{name}{}", table.seq()), code: Some(with.into()), ..Sit::default() };
        table.sit(&who(name), Seat(1), &request, "secret")
    };
    let entry = take(&table, "c", &first).unwrap();
    table.apply(1, entry, None).unwrap();
    assert_eq!(code(take(&table, "d", &first)), "bad-code");
    let back = code_of(&table);
    let entry = take(&table, "b", &back).unwrap();
    table.apply(2, entry, None).unwrap();
    assert_eq!(code(take(&table, "d", &first)), "bad-code", "not even when the first holder is back");
}

#[test]
fn whoever_resigned_stays_behind_the_bot_that_wins() {
    let mut table = begun(&terms("tuscany", &[("players", "3")]), &["a", "b", "c"], 4);
    let entry = table.resign(&who("b"), None, "enough").unwrap();
    table.apply(1, entry, None).unwrap();
    let mut at = 2;
    while table.status == Status::Playing {
        match table.bot_to_act() {
            Some((seat, policy)) => {
                let action = table.game.choice(seat, policy, at as u64);
                let entry = table.bot_plays(seat, table.seq(), &action).unwrap();
                table.apply(at, entry, None).unwrap();
            }
            None => drop(play(&mut table, at)),
        }
        at += 1;
    }
    let over = table.over.clone().unwrap();
    assert_eq!(over.ranks.last().unwrap().seats, ["p2"]);
    assert!(!over.ranks.last().unwrap().won && over.ranks[0].won);
    // Everybody moves on by one seat.
    let Entry::Made { sitters, .. } = rematch(&table, &who("c"), "again", "key".into()).unwrap() else {
        panic!("a table");
    };
    let text = serde_json::to_string(&sitters).unwrap();
    assert_eq!(text, r#"[{"person":"b"},{"person":"c"},{"person":"a"}]"#);
    assert_eq!(code(rematch(&table, &who("z"), "again", "key".into())), "no-seat");
}

/// A table that was made by an older version of the rules is played to its end by it, whoever is told of it knows, and the next
/// table of the same people is of the newest.
#[test]
fn a_table_is_played_by_the_rules_of_its_making() {
    let request = terms("burgundy", &[("team", "basic")]);
    let Ok(Entry::Made { asked, mut terms, invite, sitters }) =
        make(&request, &who("a"), "make", "key".into())
    else {
        panic!("a table is made")
    };
    assert!(terms.rules > 1 && !terms.setup.contains_key("rules"), "{terms:?}");
    terms.rules = 1;
    let old = Entry::Made { asked, terms, invite, sitters };
    let mut table = Table::open("table", 0, old).unwrap();
    assert_eq!((table.game.rules(), table.terms.setup.get("rules").map(String::as_str)), (1, Some("1")));
    assert!(!table.terms.again().setup.contains_key("rules"));

    table.status = Status::Over;
    let Ok(Entry::Made { terms, .. }) = rematch(&table, &who("a"), "again", "key".into()) else {
        panic!("they meet again")
    };
    assert!(terms.rules > 1 && !terms.setup.contains_key("rules"), "{terms:?}");

    // Nobody begins a table by rules that are known to be wrong.
    let request = self::terms("burgundy", &[("rules", "1")]);
    assert_eq!(code(make(&request, &who("a"), "make", "key".into())), "bad-setup");
}
