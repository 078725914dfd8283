//! Tables and clients of any game, by text alone.

use demesne_bots::Policy;
use demesne_game::{Seat, Seed, ToAct, Viewer};
use demesne_games::{Kind, Refused, Running, Seen};
use demesne_text::Language;

const SETUPS: [(Kind, &[(&str, &str)]); 4] = [
    (Kind::Burgundy, &[("players", "3")]),
    (Kind::Burgundy, &[("expansions", "all")]),
    (Kind::Burgundy, &[("chateautoma", "novice")]),
    (Kind::Tuscany, &[("players", "4")]),
];

fn open(kind: Kind, setup: &[(&str, &str)], viewer: Viewer) -> Box<dyn Running> {
    let setup: Vec<(String, String)> = setup.iter().map(|&(k, v)| (k.into(), v.into())).collect();
    kind.run(&setup, viewer).unwrap()
}

/// Plays a table to its end; `after` is called with the table after each step, and with what was seen of it.
fn play(table: &mut dyn Running, seed: &Seed, mut after: impl FnMut(&dyn Running, &str, Seen)) {
    for step in table.chance(seed) {
        let seen = table.play(&step).unwrap();
        after(table, &step, seen);
    }
    while let ToAct::Seats(seats) = table.to_act() {
        let before = table.length();
        let seat = seats.iter().last().unwrap();
        let action = table.choice(seat, Policy::Random.into(), before as u64);
        for step in table.consequences(seat, &action, seed).unwrap() {
            let seen = table.play(&step).unwrap();
            after(table, &step, seen);
        }
    }
}

/// A client that plays what it saw knows what the table says it knows, at every moment.
#[test]
fn whoever_follows_knows_what_it_may_know() {
    for (number, (kind, setup)) in SETUPS.into_iter().enumerate() {
        let mut table = open(kind, setup, Viewer::Everybody);
        let viewers: Vec<Viewer> =
            Seat::first(table.seats()).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let mut clients: Vec<_> = viewers.iter().map(|&viewer| (viewer, open(kind, setup, viewer))).collect();
        play(&mut *table, &Seed::from_number(number as u64), |table, step, seen| {
            for (viewer, client) in &mut clients {
                let sight = seen.differing.iter().find(|(other, _)| other == viewer);
                client.play(sight.map_or(step, |(_, sight)| sight)).unwrap();
                assert_eq!(client.view(*viewer), table.view(*viewer));
                assert_eq!(client.to_act(), table.to_act());
                if let Viewer::Seat(seat) = *viewer {
                    assert_eq!(client.legal(seat), table.legal(seat));
                }
            }
        });
        assert!(table.result().is_some());
    }
}

#[test]
fn steps_are_taken_back_and_the_dice_stay() {
    let seed = Seed::from_number(5);
    let mut table = open(Kind::Tuscany, &[], Viewer::Everybody);
    let mut undone = 0;
    play(&mut *table, &seed, |_, _, _| {});
    let (whole, length) = (table.steps(), table.length());
    for cut in (0..length).rev().step_by(7) {
        table.cut(cut);
        assert_eq!(table.steps(), whole[..cut]);
        let next = &whole[cut];
        match next.split_once(' ') {
            Some(("*", _)) => assert_eq!(table.chance(&seed)[0], *next),
            Some((seat, action)) => {
                let seat = Seat::parse(seat).unwrap();
                assert!(table.legal(seat).contains(&action.to_owned()));
                table.play(next).unwrap();
                undone += usize::from(table.own_tail(seat) > 0);
            }
            None => unreachable!("a step has two parts"),
        }
    }
    assert!(undone > 10);
}

#[test]
fn what_cannot_be_played_changes_nothing() {
    let seed = Seed::from_number(1);
    let mut table = open(Kind::Burgundy, &[], Viewer::Everybody);
    for step in table.chance(&seed) {
        table.play(&step).unwrap();
    }
    let before = table.view(Viewer::Everybody);
    assert!(matches!(table.consequences(Seat(0), "castle 1", &seed), Err(Refused::Rule(_))));
    assert!(matches!(table.consequences(Seat(0), "dance", &seed), Err(Refused::Text(_))));
    assert!(matches!(table.play("p9 castle 2"), Err(Refused::Text(_))));
    assert!(matches!(table.play("p1 castle 1"), Err(Refused::Rule(_))));
    assert_eq!(table.view(Viewer::Everybody), before);
    assert!(Kind::Tuscany.run(&[("players".into(), "9".into())], Viewer::Everybody).is_err());
}

/// What was told stays told: whoever asks from a step on gets the rest, and a client tells what its table does.
#[test]
fn the_chronicle_goes_on_where_it_was_left() {
    for (number, (kind, setup)) in SETUPS.into_iter().enumerate() {
        let mut table = open(kind, setup, Viewer::Everybody);
        let viewer = Viewer::Seat(Seat(0));
        let mut client = open(kind, setup, viewer);
        let mut told = Vec::new();
        play(&mut *table, &Seed::from_number(40 + number as u64), |table, step, seen| {
            let sight = seen.differing.iter().find(|(who, _)| *who == viewer);
            client.play(sight.map_or(step, |(_, sight)| sight)).unwrap();
            let new = table.chronicle(viewer, table.length() - 1, Language::Spanish);
            assert_eq!(new, client.chronicle(viewer, client.length() - 1, Language::Spanish));
            assert!(new.iter().all(|line| line.step + 1 == table.length()));
            told.extend(new);
        });
        assert_eq!(table.chronicle(viewer, 0, Language::Spanish), told);
        assert!(told.len() > table.length() / 3, "{} of {}", told.len(), table.length());
        for from in (0..table.length()).step_by(13) {
            let rest: Vec<_> = told.iter().filter(|line| line.step >= from).cloned().collect();
            assert_eq!(table.chronicle(viewer, from, Language::Spanish), rest);
        }
        let story = table.story(viewer, 0, Language::Spanish);
        assert_eq!(story.len(), told.len());
        for ((step, text), line) in story.iter().zip(&told) {
            assert_eq!(*step, line.step);
            assert!(
                text.ends_with(&line.text) && text.starts_with(line.heading.as_deref().unwrap_or("")),
                "{text}"
            );
        }
        let half = table.length() / 2;
        table.cut(half);
        let rest: Vec<_> = told.into_iter().filter(|line| line.step < half).collect();
        assert_eq!(table.chronicle(viewer, 0, Language::Spanish), rest, "what was taken back is not told");
    }
}
