//! Records and positions of any game are opened, looked at and played on.

use demesne_game::{Seat, Seed, ToAct, Viewer};
use demesne_games::{Kind, Policy, Running, breakdown, open, verify};
use demesne_text::Language;
use std::{fs, path::Path};

/// A game to its end between bots, with its seed.
fn played(kind: Kind, setup: &[(&str, &str)], number: u64) -> (Box<dyn Running>, Seed) {
    let setup: Vec<(String, String)> = setup.iter().map(|&(k, v)| (k.into(), v.into())).collect();
    let (mut table, seed) = (kind.run(&setup, Viewer::Everybody).unwrap(), Seed::from_number(number));
    play_on(&mut *table, &seed);
    (table, seed)
}

fn play_on(table: &mut dyn Running, seed: &Seed) {
    for step in table.chance(seed) {
        table.play(&step).unwrap();
    }
    while let ToAct::Seats(seats) = table.to_act() {
        let seat = seats.iter().next().unwrap();
        let action = table.choice(seat, Policy::Random.into(), table.length() as u64);
        for step in table.consequences(seat, &action, seed).unwrap() {
            table.play(&step).unwrap();
        }
    }
}

const SETUPS: [(Kind, &[(&str, &str)]); 5] = [
    (Kind::Burgundy, &[("players", "3")]),
    (Kind::Burgundy, &[("expansions", "all")]),
    (Kind::Burgundy, &[("chateautoma", "novice")]),
    (Kind::Burgundy, &[("solo", "33")]),
    (Kind::Tuscany, &[("players", "2")]),
];

#[test]
fn records_are_opened_as_they_were_played() {
    for (number, (kind, setup)) in (1..).zip(SETUPS) {
        let (table, seed) = played(kind, setup, number);
        let names = vec!["Ada".to_owned()];
        let text = table.record(names.clone(), Some(seed.commitment()), Some(seed));
        // As it comes out of a mail: lines of another system, empty ones in front.
        let opened = open(&format!("\n\n{}", text.replace('\n', "\r\n"))).unwrap();
        assert!(opened.record && opened.names == names && opened.seed == Some(seed));
        assert_eq!(opened.result, table.result());
        assert_eq!(opened.running.steps(), table.steps());
        assert_eq!(opened.running.view(Viewer::Everybody), table.view(Viewer::Everybody));
        assert_eq!(opened.running.began(), None);
        assert!(verify(&text).unwrap() > 10);
        let other = Seed::from_number(99);
        assert!(verify(&table.record(names.clone(), Some(other.commitment()), Some(other))).is_err());
        assert!(verify(&table.record(names, None, None)).unwrap_err().to_string().contains("seed"));
    }
}

#[test]
fn games_go_on_from_any_position_and_their_records_say_where_they_began() {
    for (number, (kind, setup)) in (20..).zip(SETUPS) {
        let (mut table, seed) = played(kind, setup, number);
        table.cut(table.decided_before(table.length() / 2));
        let position = table.position(Viewer::Everybody);
        let mut again = kind.run_from(&position, Viewer::Everybody).unwrap();
        assert_eq!((again.length(), again.to_act()), (0, table.to_act()));
        assert_eq!(again.view(Viewer::Everybody), table.view(Viewer::Everybody));
        assert_eq!(again.position(Viewer::Everybody), position);
        assert_eq!(again.began(), Some(position.clone()));
        play_on(&mut *again, &seed);
        assert!(again.result().is_some());
        let text = again.record(Vec::new(), Some(seed.commitment()), Some(seed));
        let opened = open(&text).unwrap();
        assert_eq!(opened.running.began(), Some(position.clone()));
        assert_eq!(opened.running.result(), again.result());
        assert!(verify(&text).is_ok(), "its own dice are checked from where it began");
        // A position looked at by itself.
        let looked = open(&position).unwrap();
        assert!(!looked.record && looked.running.to_act() == table.to_act());
        // What somebody saw can be opened too, and hides what it hid.
        let seen = table.position(Viewer::Seat(Seat(0)));
        let seen = kind.run_from(&seen, Viewer::Seat(Seat(0))).unwrap();
        assert_eq!(seen.view(Viewer::Seat(Seat(0))), table.view(Viewer::Seat(Seat(0))));
    }
}

#[test]
fn what_cannot_be_opened_is_answered_with_its_line() {
    let (table, seed) = played(Kind::Burgundy, &[], 3);
    let text = table.record(Vec::new(), Some(seed.commitment()), Some(seed));
    for (wrong, words) in [
        ("\n\r\n Dear diary".to_owned(), "line 3: this is neither"),
        ("Dear diary".to_owned(), "line 1: this is neither a record nor a position"),
        (text.replacen("* roll", "* stroll", 1), "line "),
        (text.replace("\nresult: ", "\nresult: p1 1 > "), "the record says"),
        (text.lines().take(20).collect::<Vec<_>>().join("\n"), "line 20: the record is cut off here"),
        (table.position(Viewer::Everybody).replacen("white: ", "white: 9", 1), "line "),
    ] {
        let why = open(&wrong).err().map(|error| error.to_string()).unwrap_or_default();
        assert!(why.starts_with(words), "{words}: {why}");
    }
}

#[test]
fn every_record_of_the_archive_opens() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games");
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "txt") {
            let opened = open(&fs::read_to_string(&path).unwrap());
            let opened = opened.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert!(opened.record);
            count += 1;
        }
    }
    assert!(count > 30, "{count}");
}

#[test]
fn a_game_has_passages_with_points_that_end_in_the_score() {
    for (number, (kind, setup)) in (40..).zip(SETUPS) {
        let (mut table, _) = played(kind, setup, number);
        for language in Language::ALL {
            let passages = table.passages(language);
            assert!(passages.len() >= 10, "{}", passages.len());
            assert!(passages.windows(2).all(|two| two[0].at < two[1].at && two[0].chapter != two[1].chapter));
            assert!(passages.iter().all(|one| one.points.len() == usize::from(table.seats())));
        }
        let passages = table.passages(Language::English);
        let (middle, whole) = (&passages[passages.len() / 2], table.length());
        let rows = breakdown(&*table, Viewer::Everybody, Language::English);
        for seat in Seat::first(table.seats()) {
            let sum: i32 = rows.iter().map(|row| row.points[seat.index()]).sum();
            assert_eq!(sum, table.points(seat), "{kind:?} {rows:?}");
        }
        for row in rows.iter().filter(|row| !row.parts.is_empty()) {
            let parts: i32 = row.parts.iter().flat_map(|(_, points)| points).sum();
            assert_eq!(parts, row.points.iter().sum::<i32>());
        }
        table.cut(middle.at);
        let points: Vec<i32> = Seat::first(table.seats()).map(|seat| table.points(seat)).collect();
        assert_eq!(points, middle.points);
        assert!(middle.at < whole);
    }
    let (table, _) = played(Kind::Burgundy, &[], 7);
    let passages = table.passages(Language::English);
    assert_eq!(passages.len(), 26, "the set-up and 25 rounds");
    assert_eq!(
        (passages[13].chapter.part.as_str(), passages[13].chapter.title.as_str()),
        ("C", "Phase C, round 3")
    );
}

#[test]
fn supplies_and_words_are_there_for_every_game() {
    for (number, (kind, setup)) in (60..).zip(SETUPS) {
        let (table, _) = played(kind, setup, number);
        for language in Language::ALL {
            let stock = table.stock(Viewer::Spectator, language);
            assert!(stock.iter().any(|one| !one.rows.is_empty() || !one.lines.is_empty()));
            let words = table.glossary(language);
            assert!(words.len() > 5 && words.iter().all(|one| !one.name.is_empty() && !one.text.is_empty()));
        }
    }
}
