//! Who knows what (V20): states that differ only in what a viewer may not know are the same to that viewer.
//!
//! The twins here are made by hand: a card of a hidden hand changes places with one of the deck, wherever nobody can tell.

use crate::common::{play, position, table};
use demesne_game::{
    Actor, Game, Ignore, Notation, Quick, Random, Seat, Step, ToAct, Viewer, laws::check_twins,
};
use demesne_trial::twins::stay_twins;
use demesne_viscounts::{Card, CardSet, State, Viscounts, state::Eyes};
use std::collections::BTreeMap;

const P1: Viewer = Viewer::Seat(Seat(0));
const P2: Viewer = Viewer::Seat(Seat(1));
const P3: Viewer = Viewer::Seat(Seat(2));
const SPECTATOR: Viewer = Viewer::Spectator;

fn viewers(game: &Viscounts) -> Vec<Viewer> {
    Seat::first(game.seats()).map(Viewer::Seat).chain([SPECTATOR]).collect()
}

/// A card of a hand changes places with one of the deck, if what everybody knows allows it.
fn with_the_deck(state: &State, seat: Seat, rng: &mut Quick) -> Option<State> {
    let mut twin = *state;
    let player = twin.player_mut(seat);
    let (held, other) = (player.hand.without(player.sure).pick(rng), player.deck.pick(rng));
    if !held.is_some() || !other.is_some() {
        return None;
    }
    player.hand.remove(held);
    player.hand.insert(other);
    player.deck.remove(other);
    player.deck.insert(held);
    let fits = player.late.is_empty() || player.late.and(player.hand).len() <= player.drawn;
    fits.then_some(twin)
}

/// All twins of a state, for each viewer that may not tell them apart; how many there were.
fn check_all(game: &Viscounts, state: &State, rng: &mut Quick) -> u32 {
    let mut count = 0;
    for viewer in viewers(game) {
        for seat in Seat::first(game.seats()).filter(|&seat| !Eyes::of(viewer).see(seat)) {
            if let Some(twin) = with_the_deck(state, seat, rng) {
                stay_twins(game, state, &twin, viewer);
                count += 1;
            }
        }
    }
    count
}

/// The name of a moment, so that the test knows where it was.
fn moment(game: &Viscounts, state: &State) -> String {
    let lines = game.position_lines(state);
    let tasks = state.tasks.top().map(|task| format!("{task:?}"));
    let name = tasks.unwrap_or_else(|| format!("{:?}", state.beat));
    let name = name.split(['(', ' ']).next().unwrap_or_default().to_owned();
    if lines[0] == "moment: turn" { name } else { format!("{} {name}", lines[0]) }
}

#[test]
fn v20_1_v20_2_v20_5_twins_at_every_moment_of_random_games() {
    let mut moments: BTreeMap<String, u32> = BTreeMap::new();
    for (options, games) in
        [("players=2", 1), ("players=3", 1), ("players=4", 1), ("solo=noble difficulty=2", 1)]
    {
        let game = table(options);
        for number in 0..games {
            let mut rng = Quick::new(number);
            let mut state = game.start();
            let mut list = Vec::new();
            loop {
                let step = match game.to_act(&state) {
                    ToAct::Nobody => break,
                    ToAct::Chance => Step::chance(game.sample(&state, &mut rng)),
                    ToAct::Seats(seats) => {
                        let seat = seats.iter().next().expect("a seat");
                        list.clear();
                        game.legal_actions(&state, seat, &mut list);
                        Step::seat(seat, list[rng.below(list.len() as u32) as usize])
                    }
                };
                game.play(&mut state, step, &mut Ignore).expect("a listed action is legal");
                *moments.entry(moment(&game, &state)).or_default() += check_all(&game, &state, &mut rng);
            }
        }
    }
    for name in
        ["Play", "Move", "Act", "Hire", "End", "Draw", "Gain", "Choose", "TurnUp", "moment: prepare Gain"]
    {
        assert!(moments.get(name).is_some_and(|&n| n > 8), "no twins at {name}: {moments:?}");
    }
    for name in ["Dismissal", "Amount", "Site", "TurnTownsfolk", "TurnManuscript", "moment: over Drop"] {
        assert!(moments.get(name).is_some_and(|&n| n > 0), "no twins at {name}: {moments:?}");
    }
}

#[test]
fn v20_1_whoever_owns_it_sees_the_difference() {
    let lines = ["p1 hand: s1 s2 s3", "p2 hand: s4 s5 s6", "p3 hand: s1 s4 s7"];
    let (game, state) = position("players=3", &lines);
    let mut rng = Quick::new(1);
    let twin = with_the_deck(&state, Seat(1), &mut rng).expect("a twin");
    for viewer in [P1, P3, SPECTATOR] {
        check_twins(&game, &state, &twin, viewer);
    }
    assert_ne!(game.view(&state, P2), game.view(&twin, P2));
    assert_ne!(game.view(&state, Viewer::Everybody), game.view(&twin, Viewer::Everybody));
}

fn seen(game: &Viscounts, state: &State, step: &str) -> [String; 4] {
    let step = game.parse_step(step).unwrap_or_else(|e| panic!("{step}: {e}"));
    game.check(state, step).unwrap_or_else(|illegal| panic!("{illegal}"));
    [P1, P2, SPECTATOR, Viewer::Everybody].map(|viewer| game.step_text(game.seen(state, step, viewer)))
}

#[test]
fn v20_1_drawn_cards_are_seen_by_who_draws_them() {
    let (game, state) = position("", &["p1 hand: s1", "tasks: draw:p1:2"]);
    let drawn = "* draw p1 s2 s4";
    assert_eq!(seen(&game, &state, drawn), [drawn, "* draw p1 ?", "* draw p1 ?", drawn]);
    let (game, state) = position("", &["moment: prepare", "tasks: draw:p2:3"]);
    let drawn = "* draw p2 h01 s2 s4";
    assert_eq!(seen(&game, &state, drawn), ["* draw p2 ?", drawn, "* draw p2 ?", drawn]);
}

#[test]
fn v20_2_v20_4_v20_5_all_else_is_open() {
    let open = |options: &str, lines: &[&str], step: &str| {
        let (game, state) = position(options, lines);
        assert_eq!(seen(&game, &state, step), [step; 4], "{step}");
    };
    open("", &["moment: first"], "* first p2");
    open("", &["moment: pairs"], "* pairs 1+h05 7+h03 9+h01");
    open("", &["beat: play", "p1 hand: s1 s2 s3"], "p1 play s1");
    open("", &["tasks: turn:p1:discard"], "* turn s4");
    open("", &["tasks: gain:p1:discard", "p1 hand: s1 s2 s3"], "p1 discard s2");
    open("", &["tasks: gain:p1:destroy", "p1 hand: s1 s2 s3"], "p1 destroy s2");
    open("", &["tops: 1-2=-", "tasks: top:1-2"], "* top 1-2 n50");
    open("", &["tiles: 1-2=-", "tasks: tile:1-2"], "* tile 1-2 m30");
    open("solo=cleric", &["turn: p2", "tasks: scheme"], "* scheme S-builder");
}

#[test]
fn v20_8_nobody_knows_the_top_card() {
    // Each card of the deck may be turned up, also in the eyes of its owner; for the others each that may lie there.
    let (game, state) =
        position("", &["p1 hand: s1 s2 s3", "p1 deck: s4 s5", "p1 slots: n12", "tasks: turn:p1:discard"]);
    for (viewer, legal) in [(P1, "s4 s5"), (P2, "s1 s2 s3 s4 s5"), (SPECTATOR, "s1 s2 s3 s4 s5")] {
        let view = game.view(&state, viewer);
        for card in ["s1", "s2", "s3", "s4", "s5", "s6", "n12"] {
            let step = game.parse_step(&format!("* turn {card}")).expect("a step");
            assert_eq!(game.is_legal(&view, step), legal.contains(card), "{viewer:?} {card}");
        }
    }
}

/// The cards that p1 may play in the eyes of p2.
fn may_play(game: &Viscounts, state: &State) -> String {
    let view = game.view(state, P2);
    let mut list = Vec::new();
    game.legal_actions(&view, Seat(0), &mut list);
    let texts: Vec<String> = list.into_iter().map(|action| game.action_text(action)).collect();
    texts.join(" ").replace("play ", "")
}

#[test]
fn v20_2_v17_9_what_everybody_knows_of_a_hand() {
    let lines = |more: &[&'static str]| {
        let mut lines = vec!["beat: play", "p1 slots: - s7 s8", "p1 hand: s1 s2", "p1 deck: s3 s4 s5 s6"];
        lines.extend(more);
        position("", &lines)
    };
    let (game, state) = lines(&[]);
    assert_eq!(may_play(&game, &state), "s1 s2 s3 s4 s5 s6");
    let (game, state) = lines(&["p1 sure: s1"]);
    assert_eq!(may_play(&game, &state), "s1 s2 s3 s4 s5 s6");
    let (game, state) = lines(&["p1 sure: s1 s2"]);
    assert_eq!(may_play(&game, &state), "s1 s2");
    // None was drawn since s4 and s5 were shuffled in, so these are in the deck.
    let (game, state) = lines(&["p1 late: s4 s5"]);
    assert_eq!(may_play(&game, &state), "s1 s2 s3 s6");
    let (game, state) = lines(&["p1 late: s4 s5", "p1 drawn: 1"]);
    assert_eq!(may_play(&game, &state), "s1 s2 s3 s4 s5 s6");
    // Whoever imagines the hand keeps to it: no more late cards than were drawn since.
    let view = game.view(&state, P2);
    let late: CardSet = ["s4", "s5"].into_iter().filter_map(Card::parse).collect();
    for number in 0..200 {
        let state = game.imagine(&view, P2, &mut Quick::new(number));
        assert!(state.player(Seat(0)).hand.and(late).len() <= 1);
    }
    // With an empty deck the hand is known, and stays known after the shuffle that follows.
    let lines = [
        "turn: p1",
        "tasks: gain:p1:shuffle+discard",
        "p1 slots: s7",
        "p1 hand: s1 s2",
        "p1 deck: none",
        "p1 discards: s3 s4",
    ];
    let game = table("");
    let refused = game.read_position(&lines, 1).map(drop).unwrap_err();
    assert!(refused.why.contains("goes on by itself"), "{refused}");
    let lines = [
        "turn: p1",
        "tasks: gain:p1:discard",
        "p1 slots: s7",
        "p1 hand: s1 s2",
        "p1 deck: none",
        "p1 discards: s3 s4",
    ];
    let mut state = game.read_position(&lines, 1).expect("a position");
    play(&game, &mut state, "p1 discard top");
    assert_eq!(state.player(Seat(0)).sure, ["s1", "s2"].into_iter().filter_map(Card::parse).collect());
}

#[test]
fn v20_1_a_refusal_tells_nothing_of_other_hands() {
    // Whatever p2 tries in p1's turn, the answer does not depend on p1's hand.
    let lines = |hand: &'static str| ["beat: play", "p1 slots: - s7 s8", hand, "p2 hand: s1"];
    let (game, one) = position("", &lines("p1 hand: s1 s2"));
    let (_, other) = position("", &lines("p1 hand: s3 s4"));
    for text in ["p2 play s1", "p2 play s3", "p2 end", "p2 discard s1", "p2 rest", "p2 move 3"] {
        let step = game.parse_step(text).expect("a step");
        assert_eq!(step.by, Actor::Seat(Seat(1)));
        assert_eq!(game.check(&one, step), game.check(&other, step), "{text}");
        assert!(game.check(&one, step).is_err());
    }
}
