//! A game that is told anew with every question gives the same answers as one that is kept.

use demesne_bots::{Budget, Mind, Policy, no_clock};
use demesne_game::{Seat, Seed, ToAct, Viewer};
use demesne_games::{Beginning, Followed, Kind, Running};

const MIND: Mind = Mind { policy: Policy::Duke, budget: Some(Budget::Nodes(60)) };

fn beginning(kind: Kind) -> Beginning {
    Beginning { kind, setup: vec![("players".into(), "2".into())], position: None, viewer: Viewer::Everybody }
}

/// A game after its first chance.
fn begun(kind: Kind, seed: &Seed) -> Box<dyn Running> {
    let mut running = kind.run(&beginning(kind).setup, Viewer::Everybody).expect("a table");
    for step in running.chance(seed) {
        running.play(&step).expect("chance");
    }
    running
}

fn next(running: &dyn Running) -> Seat {
    let ToAct::Seats(seats) = running.to_act() else { panic!("the game is over") };
    seats.iter().next().expect("somebody")
}

#[test]
fn told_step_by_step_a_bot_plays_as_if_it_had_sat_there() {
    for kind in Kind::ALL {
        let seed = Seed::from_number(5);
        let (mut running, mut followed) = (begun(kind, &seed), Followed::default());
        let mut kept: Option<(Seat, demesne_games::Thinker)> = None;
        for number in 0..30 {
            let seat = next(&*running);
            let thinker = match kept.take() {
                Some((before, thinker)) if before == seat => thinker,
                _ => running.thinker(MIND, number),
            };
            let (action, thinker) = running.thought(seat, thinker)(&mut no_clock);
            kept = Some((seat, thinker));
            let same = followed.follow(&beginning(kind), &running.steps()).expect("a game");
            assert_eq!(same.position(Viewer::Everybody), running.position(Viewer::Everybody));
            assert_eq!(followed.think(seat, MIND, number, &mut no_clock), Ok(action.clone()));
            for step in running.consequences(seat, &action, &seed).expect("legal") {
                running.play(&step).expect("a step");
            }
        }
    }
}

#[test]
fn what_does_not_go_on_begins_anew() {
    let kind = Kind::Burgundy;
    let mut followed = Followed::default();
    let mut played = begun(kind, &Seed::from_number(1));
    for number in 0..20 {
        let seat = next(&*played);
        let action = played.choice(seat, Policy::Greedy.into(), number);
        for step in played.consequences(seat, &action, &Seed::from_number(1)).expect("legal") {
            played.play(&step).expect("a step");
        }
    }
    let seat = next(&*played);
    let at = |followed: &mut Followed, running: &dyn Running| {
        let same = followed.follow(&beginning(kind), &running.steps()).expect("a game");
        assert_eq!(same.position(Viewer::Everybody), running.position(Viewer::Everybody));
    };
    at(&mut followed, &*played);
    followed.think(seat, MIND, 1, &mut no_clock).expect("an action");
    assert!(followed.remembers(seat, MIND) && !followed.remembers(seat, Mind::new(Policy::Knight)));
    // Taken back: the game is shorter, and the bot has not seen what was.
    let whole = played.length();
    played.cut(whole - 7);
    at(&mut followed, &*played);
    assert!(!followed.remembers(seat, MIND));
    // Another game altogether.
    let other = begun(kind, &Seed::from_number(2));
    at(&mut followed, &*other);
    let other = followed.follow(&beginning(Kind::Tuscany), &[]).expect("a game");
    assert!(other.position(Viewer::Everybody).contains("tuscany"));
}

#[test]
fn what_cannot_be_followed_is_said() {
    let mut followed = Followed::default();
    let why = followed.think(Seat(0), MIND, 1, &mut no_clock).expect_err("no game yet").to_string();
    assert_eq!(why, "no game was told yet");
    let why = followed.follow(&beginning(Kind::Burgundy), &["p1 dance".into()]);
    assert!(why.err().expect("no such step").to_string().starts_with("\"p1 dance\" cannot be played: "));
    let seed = Seed::from_number(3);
    let running = begun(Kind::Tuscany, &seed);
    followed.follow(&beginning(Kind::Tuscany), &running.steps()).expect("a game");
    let ToAct::Seats(seats) = running.to_act() else { panic!("somebody is to act") };
    if let Some(idle) = Seat::first(running.seats()).find(|seat| !seats.contains(*seat)) {
        assert_eq!(
            followed.think(idle, MIND, 1, &mut no_clock).expect_err("not its turn").to_string(),
            format!("{idle} is not to act")
        );
    }
}
