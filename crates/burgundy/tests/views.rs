//! What is known to whom (B16.1): everything but choices that are made at the same time, until they are turned up.

use crate::common::setup;
use demesne_burgundy::{Burgundy, State};
use demesne_game::{Game, Ignore, Notation, Seat, Viewer, laws::check_twins};

const P1: Viewer = Viewer::Seat(Seat(0));
const P2: Viewer = Viewer::Seat(Seat(1));

fn position(pairs: &[(&str, &str)], lines: &[&str]) -> (Burgundy, State) {
    let game = Burgundy::from_setup(&setup(pairs)).expect("a legal table");
    let state = game.read_position(lines, 1).unwrap_or_else(|e| panic!("{e}"));
    (game, state)
}

/// A line of what a viewer sees.
fn seen_line(game: &Burgundy, state: &State, viewer: Viewer, key: &str) -> Option<String> {
    let lines = game.position_lines(&game.view(state, viewer));
    lines.into_iter().find(|line| line.split(": ").next() == Some(key))
}

/// A step as a viewer sees it.
fn seen_step(game: &Burgundy, state: &State, step: &str, viewer: Viewer) -> String {
    let step = game.parse_step(step).expect("a step");
    game.check(state, step).expect("a legal step");
    game.step_text(game.seen(state, step, viewer))
}

fn play(game: &Burgundy, state: &mut State, step: &str) {
    let step = game.parse_step(step).expect("a step");
    game.play(state, step, &mut Ignore).expect("a legal step");
}

#[test]
fn b16_1_b2_8_a_castle_is_hidden_until_all_have_chosen() {
    let (game, mut state) = position(&[("players", "3")], &["moment: castles"]);
    assert_eq!(seen_step(&game, &state, "p1 castle 2", P1), "p1 castle 2");
    assert_eq!(seen_step(&game, &state, "p1 castle 2", P2), "p1 castle ?");
    assert_eq!(seen_step(&game, &state, "p1 castle 2", Viewer::Spectator), "p1 castle ?");
    assert_eq!(seen_step(&game, &state, "p1 castle 2", Viewer::Everybody), "p1 castle 2");
    let mut other = state;
    play(&game, &mut state, "p1 castle 2");
    play(&game, &mut other, "p1 castle 19");
    for viewer in [P2, Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(seen_line(&game, &state, viewer, "p1 choice").as_deref(), Some("p1 choice: hidden"));
        check_twins(&game, &state, &other, viewer);
    }
    for viewer in [P1, Viewer::Everybody] {
        assert_eq!(seen_line(&game, &state, viewer, "p1 choice").as_deref(), Some("p1 choice: 2"));
        assert_ne!(game.view(&state, viewer), game.view(&other, viewer));
    }
    assert_eq!(seen_line(&game, &state, P1, "p2 choice"), None, "that p2 has not chosen is known");
    for step in ["p2 castle 3", "p3 castle 7", "* reveal p1:2 p2:3 p3:7"] {
        play(&game, &mut state, step);
    }
    assert_eq!(
        seen_line(&game, &state, Viewer::Spectator, "p1 duchy").as_deref(),
        Some("p1 duchy: 2=castle")
    );
}

#[test]
fn b16_1_b2_11_a_side_is_hidden_until_all_have_chosen() {
    let lines = ["moment: sides", "p1 board: 1/2", "p2 board: 3/4"];
    let (game, mut state) = position(&[("duchies", "random")], &lines);
    assert_eq!(seen_step(&game, &state, "p1 side 2", P2), "p1 side ?");
    assert_eq!(seen_step(&game, &state, "p1 side 2", P1), "p1 side 2");
    let mut other = state;
    play(&game, &mut state, "p1 side 2");
    play(&game, &mut other, "p1 side 1");
    check_twins(&game, &state, &other, P2);
    check_twins(&game, &state, &other, Viewer::Spectator);
    assert_eq!(seen_line(&game, &state, P2, "p1 choice").as_deref(), Some("p1 choice: hidden"));
    assert_eq!(seen_line(&game, &state, P2, "p1 board").as_deref(), Some("p1 board: 1/2"));
    let lines = ["moment: castles", "p1 board: 1/2", "p2 board: 6/7"];
    let (game, state) = position(&[("edition", "2011"), ("duchies", "random")], &lines);
    assert_eq!(seen_step(&game, &state, "p1 castle 4 on 2", P2), "p1 castle ?");
    assert_eq!(seen_step(&game, &state, "p1 castle 4 on 2", P1), "p1 castle 4 on 2");
}

#[test]
fn b2_8_open_choices_are_seen_at_once() {
    let pairs = [("edition", "2011"), ("duchies", "same 3"), ("castles", "open")];
    let (game, mut state) = position(&pairs, &["moment: castles"]);
    assert_eq!(seen_step(&game, &state, "p1 castle 7", P2), "p1 castle 7");
    play(&game, &mut state, "p1 castle 7");
    assert_eq!(seen_line(&game, &state, P2, "p1 duchy").as_deref(), Some("p1 duchy: 7=castle"));
    assert_eq!(seen_line(&game, &state, P2, "p1 choice").as_deref(), Some("p1 choice: 7"));
}

#[test]
fn br3_a_viewer_can_follow_what_is_hidden() {
    // What p2 sees can be played on p2's view; the step of chance that turns the choices up says what they were.
    let (game, state) = position(&[], &["moment: castles"]);
    let mut view = game.view(&state, P2);
    play(&game, &mut view, "p1 castle ?");
    play(&game, &mut view, "p2 castle 19");
    let wrong = ["* reveal p1:1 p2:19", "* reveal p1:2 p2:2", "* reveal p1:? p2:19", "* reveal p1:@2 p2:19"];
    for wrong in wrong {
        let step = game.parse_step(wrong).expect("a step");
        let illegal = game.check(&view, step).expect_err(wrong);
        assert_eq!(illegal.rule, "B2.8", "{wrong}");
    }
    let mut truth = view;
    play(&game, &mut view, "* reveal p1:7 p2:19");
    assert!(game.position_lines(&view).contains(&"p1 duchy: 7=castle".into()));
    play(&game, &mut truth, "* reveal p1:2 p2:19");
    assert!(game.position_lines(&truth).contains(&"p1 duchy: 2=castle".into()));
    let lines = ["moment: sides", "p1 board: 1/2", "p2 board: 3/4"];
    let (game, state) = position(&[("duchies", "random")], &lines);
    let mut view = game.view(&state, P2);
    play(&game, &mut view, "p1 side ?");
    play(&game, &mut view, "p2 side 3");
    for wrong in ["* reveal p1:@3 p2:@3", "* reveal p1:4@2 p2:@3", "* reveal p1:@1 p2:@4"] {
        let step = game.parse_step(wrong).expect("a step");
        assert_eq!(game.check(&view, step).expect_err(wrong).rule, "B2.8", "{wrong}");
    }
    play(&game, &mut view, "* reveal p1:@2 p2:@3");
    assert!(game.position_lines(&view).contains(&"p1 board: 2".into()));
}

#[test]
fn b16_1_a_hidden_choice_is_for_viewers_only() {
    // At the table itself nobody chooses "?".
    let (game, state) = position(&[], &["moment: castles"]);
    let step = game.parse_step("p1 castle ?").expect("a step");
    assert_eq!(game.check(&state, step).expect_err("no space").rule, "B2.8");
    assert!(game.is_legal(&game.view(&state, P2), step));
}

#[test]
fn b16_1_b10_3_all_else_is_open_to_all() {
    let lines = [
        "p1 dice: 3 4",
        "p1 sold: 1 1 6",
        "p1 storage: mine ship",
        "p1 goods: 2 3",
        "p1 silver: 4",
        "depot 1: - bank ship",
        "black: - m7",
        "round goods: - 2 3 4 5",
    ];
    let (game, state) = position(&[], &lines);
    let mut all = game.position_lines(&state);
    for viewer in [P1, P2, Viewer::Spectator] {
        let mut seen = game.position_lines(&game.view(&state, viewer));
        assert!(seen.contains(&"p1 sold: 1 1 6".into()), "the sold pile is open to all");
        seen.retain(|line| line != "veiled: yes");
        assert_eq!(seen, all, "{viewer:?}");
    }
    all.sort();
    let mut everybody = game.position_lines(&game.view(&state, Viewer::Everybody));
    everybody.sort();
    assert_eq!(everybody, all);
}

#[test]
fn b16_1_what_is_still_to_be_drawn_lies_nowhere() {
    // Supplies are counts without an order: a state holds nothing that could be looked up.
    let (game, state) = position(&[], &["moment: goods"]);
    let mut kinds = std::collections::BTreeSet::new();
    for number in 0..50 {
        kinds.insert(game.action_text(game.sample(&state, &mut demesne_game::Quick::new(number))));
    }
    assert!(kinds.len() > 40, "what comes is decided when it is drawn");
}
