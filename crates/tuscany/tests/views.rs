//! Who knows what (T18): states that differ only in what a viewer may not know are the same to that viewer.
//!
//! The twins here are made by hand, one way for each thing that is hidden: the hands of others, the deck, boards that are laid out in
//! secret, and what others recall.

use crate::common::{play, position, table};
use demesne_game::{
    Actor, Game, Ignore, MAX_SEATS, Notation, Quick, Random, Seat, Step, ToAct, Viewer, laws::check_twins,
};
use demesne_trial::twins::stay_twins;
use demesne_tuscany::{
    Action, Colour, State, Tuscany,
    assembly::Assembly,
    state::{Choice, Eyes, Stage},
    task::Task,
};
use std::collections::BTreeMap;

const P1: Viewer = Viewer::Seat(Seat(0));
const P2: Viewer = Viewer::Seat(Seat(1));
const P3: Viewer = Viewer::Seat(Seat(2));
const SPECTATOR: Viewer = Viewer::Spectator;

fn viewers(game: &Tuscany) -> Vec<Viewer> {
    Seat::first(game.seats()).map(Viewer::Seat).chain([SPECTATOR]).collect()
}

/// Some colour that is there.
fn some(counts: &[u8; 8], rng: &mut Quick) -> Option<usize> {
    let there: Vec<usize> = (0..8).filter(|&colour| counts[colour] > 0).collect();
    (!there.is_empty()).then(|| there[rng.below(there.len() as u32) as usize])
}

/// A card of a hand changes places with one of the deck.
fn with_the_deck(state: &State, seat: Seat, rng: &mut Quick) -> Option<State> {
    let mut twin = *state;
    let (held, drawn) = (some(&state.estate(seat).hand, rng)?, some(&state.deck, rng)?);
    let hand = &mut twin.estates[seat.index()].hand;
    (hand[held], hand[drawn]) = match held == drawn {
        true => return None,
        false => (hand[held] - 1, hand[drawn] + 1),
    };
    (twin.deck[held], twin.deck[drawn]) = (twin.deck[held] + 1, twin.deck[drawn] - 1);
    Some(twin)
}

/// A card of a hand changes places with one of another hand.
fn with_a_hand(state: &State, one: Seat, other: Seat, rng: &mut Quick) -> Option<State> {
    let mut twin = *state;
    let (given, taken) = (some(&state.estate(one).hand, rng)?, some(&state.estate(other).hand, rng)?);
    for (seat, less, more) in [(one, given, taken), (other, taken, given)] {
        let hand = &mut twin.estates[seat.index()].hand;
        hand[less] -= 1;
        hand[more] += 1;
    }
    (twin != *state).then_some(twin)
}

/// What somebody recalls is something else.
fn with_another_memory(state: &State, watcher: usize, rng: &mut Quick) -> State {
    let mut twin = *state;
    let left = &mut twin.recalled[watcher][rng.below(8) as usize];
    *left = if *left == 0 { 1 } else { 0 };
    twin
}

/// Another board lies hidden.
fn with_another_board(state: &State, seat: Seat, rng: &mut Quick) -> Option<State> {
    let Choice::Made(board) = state.choices[seat.index()] else { return None };
    let mut twin = *state;
    let other = Assembly::all(board.numbers()).nth(rng.below(288) as usize)?;
    twin.choices[seat.index()] = Choice::Made(other);
    (other != board).then_some(twin)
}

/// All twins of a state, for each viewer that may not tell them apart; how many there were.
fn check_all(game: &Tuscany, state: &State, rng: &mut Quick) -> u32 {
    let mut count = 0;
    for viewer in viewers(game) {
        let hidden: Vec<Seat> =
            Seat::first(game.seats()).filter(|&seat| !Eyes::of(viewer).see(seat)).collect();
        let mut twins = Vec::new();
        for &seat in &hidden {
            twins.extend(with_the_deck(state, seat, rng));
            twins.extend(with_another_board(state, seat, rng));
            twins.push(with_another_memory(state, seat.index(), rng));
            for &other in hidden.iter().filter(|&&other| other > seat) {
                twins.extend(with_a_hand(state, seat, other, rng));
            }
        }
        if viewer != SPECTATOR {
            twins.push(with_another_memory(state, MAX_SEATS, rng));
        }
        for twin in &twins {
            stay_twins(game, state, twin, viewer);
        }
        count += twins.len() as u32;
    }
    count
}

/// The name of a moment, so that the test knows where it was.
fn moment(game: &Tuscany, state: &State) -> String {
    let lines = game.position_lines(state);
    let tasks = state.tasks.top().map(|task| format!("{task:?}"));
    let name = tasks.unwrap_or_else(|| lines[0].clone());
    name.split('(').next().unwrap_or_default().to_owned()
}

#[test]
fn t18_1_t18_2_t18_3_t18_4_twins_at_every_moment_of_random_games() {
    let mut moments: BTreeMap<String, u32> = BTreeMap::new();
    for (options, games) in
        [("players=2", 2), ("players=3", 2), ("players=4", 1), ("players=2 same_colour_pairs=no", 1)]
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
                        let seat = seats.iter().nth(rng.below(seats.len()) as usize).expect("a seat");
                        list.clear();
                        game.legal_actions(&state, seat, &mut list);
                        // Placements are what hidden hands matter for.
                        let places = list.iter().filter(|action| matches!(action, Action::Place(_))).count();
                        if places > 0 && rng.below(4) > 0 {
                            list.retain(|action| matches!(action, Action::Place(_)));
                        }
                        Step::seat(seat, list[rng.below(list.len() as u32) as usize])
                    }
                };
                game.play(&mut state, step, &mut Ignore).expect("a listed action is legal");
                let drawing = matches!(game.to_act(&state), ToAct::Chance) || state.tasks.is_empty();
                let often = state.stage != Stage::Turn || !drawing;
                if often || rng.below(16) == 0 {
                    *moments.entry(moment(&game, &state)).or_default() += check_all(&game, &state, &mut rng);
                }
            }
        }
    }
    for name in
        ["moment: boards", "moment: reveal", "moment: hands 2", "Space", "Payment", "Castle", "FreeSpace"]
    {
        assert!(moments.get(name).is_some_and(|&n| n > 20), "no twins at {name}: {moments:?}");
    }
    for name in
        ["moment: turn", "GiveUp", "Token", "Cards", "Harvest", "Refill", "moment: tokens", "moment: over"]
    {
        assert!(moments.get(name).is_some_and(|&n| n > 5), "no twins at {name}: {moments:?}");
    }
}

#[test]
fn t18_1_t18_4_whoever_owns_it_sees_the_difference() {
    // Hidden from the others is not hidden from everybody: the owner of a hand or a board tells the twins apart.
    let (game, state) = position("players=3", &["p1 hand: red*2", "p2 hand: grey*3", "p3 hand: beige*1"]);
    let mut rng = Quick::new(1);
    let twin = std::iter::repeat_with(|| with_the_deck(&state, Seat(1), &mut rng)).flatten().next();
    let twin = twin.expect("a twin");
    for viewer in [P1, P3, SPECTATOR] {
        check_twins(&game, &state, &twin, viewer);
    }
    assert_ne!(game.view(&state, P2), game.view(&twin, P2));
    assert_ne!(game.view(&state, Viewer::Everybody), game.view(&twin, Viewer::Everybody));
    let memory = with_another_memory(&state, 1, &mut rng);
    assert_ne!(game.view(&state, P2), game.view(&memory, P2));
    check_twins(&game, &state, &memory, P1);
    check_twins(&game, &state, &memory, SPECTATOR);
}

#[test]
fn tr4_t4_4_in_the_middle_of_anothers_placement() {
    // p1 places a cart with two beige cards or with four others; the watchers have the same before and after each step.
    let lines = |hand: &'static str| ["p1 storage: cart", hand, "p2 hand: red*1", "p3 hand: red*1"];
    let (game, mut one) = position("players=3", &lines("p1 hand: beige*4 grey*1"));
    let (_, mut other) = position("players=3", &lines("p1 hand: red*2 yellow*3"));
    for step in ["", "p1 place cart", "p1 on 15"] {
        if !step.is_empty() {
            play(&game, &mut one, step);
            play(&game, &mut other, step);
        }
        for viewer in [P2, P3, SPECTATOR] {
            check_twins(&game, &one, &other, viewer);
            let view = game.view(&one, viewer);
            // Each payment can be watched that could be one.
            if step == "p1 on 15" {
                for payment in ["pay beige beige", "pay red red yellow yellow", "pay grey grey beige"] {
                    let step = game.parse_step(&format!("p1 {payment}")).expect("a step");
                    assert!(game.is_legal(&view, step), "{payment}");
                }
                let worker = game.parse_step("p1 pay beige worker").expect("a step");
                assert_eq!(game.check(&view, worker).expect_err("p1 has no worker").rule, "T7.5");
            }
        }
        assert_ne!(game.view(&one, P1), game.view(&other, P1));
    }
}

#[test]
fn tr4_a_view_in_which_nothing_could_be_paid_cannot_be() {
    let game = table("players=2");
    let view = |cards: &str, rest: &str, more: &'static [&'static str]| {
        let mut lines = vec!["eyes: p2", "p1 storage: cart", "tasks: payment:cart:15", cards, rest];
        lines.extend(more);
        game.read_position(&lines, 1).map_err(|e| e.why)
    };
    assert!(view("p1 hand: 2 hidden", "p2 hand: none", &[]).is_ok());
    let refused = "T4.4: a step can be begun only if it can be finished; this one cannot";
    assert_eq!(view("p1 hand: 1 hidden", "p2 hand: none", &[]), Err(refused.into()));
    assert!(view("p1 hand: 1 hidden", "p2 hand: none", &["p1 workers: 1"]).is_ok());
    // p2 has all beige cards but one: two others are no payment, three are.
    assert_eq!(view("p1 hand: 2 hidden", "p2 hand: beige*15", &[]), Err(refused.into()));
    assert!(view("p1 hand: 3 hidden", "p2 hand: beige*15", &[]).is_ok());
    // p2 recalls p1's whole hand, and knows that it cannot pay.
    let recalls: &[&str] = &["p2 recalls: red*1 grey*1", "discards: yellow*3"];
    assert_eq!(view("p1 hand: 2 hidden", "p2 hand: none", recalls), Err(refused.into()));
    assert!(view("p1 hand: 4 hidden", "p2 hand: none", recalls).is_ok());
}

fn seen(game: &Tuscany, state: &State, step: &str) -> [String; 4] {
    let step = game.parse_step(step).unwrap_or_else(|e| panic!("{step}: {e}"));
    game.check(state, step).unwrap_or_else(|illegal| panic!("{illegal}"));
    [P1, P2, SPECTATOR, Viewer::Everybody].map(|viewer| game.step_text(game.seen(state, step, viewer)))
}

#[test]
fn t18_4_drawn_cards_are_seen_by_who_draws_them() {
    let (game, mut state) = position("", &["moment: hands 1"]);
    let dealt = "* cards p1 red red grey grey grey";
    assert_eq!(seen(&game, &state, dealt), [dealt, "* cards p1 ?", "* cards p1 ?", dealt]);
    play(&game, &mut state, dealt);
    let dealt = "* cards p2 red red grey grey grey";
    assert_eq!(seen(&game, &state, dealt), ["* cards p2 ?", dealt, "* cards p2 ?", dealt]);
    let (game, state) = position("", &["tasks: cards:3"]);
    let drawn = "* cards p1 red orange beige";
    assert_eq!(seen(&game, &state, drawn), [drawn, "* cards p1 ?", "* cards p1 ?", drawn]);
}

#[test]
fn t3_9_t18_1_a_board_is_seen_by_who_lays_it_out() {
    let lines =
        ["moment: boards", "p1 pieces: A2 B2 C1", "p2 pieces: A1 B1 C2", "p1 hand: red*5", "p2 hand: red*5"];
    let (game, mut state) = position("", &lines);
    let board = "p1 board a2 c1 b2 -1 +1 castle 10";
    assert_eq!(seen(&game, &state, board), [board, "p1 board ?", "p1 board ?", board]);
    // At the table itself nobody lays out "?", and nobody sees another's board through a refusal.
    let hidden = game.parse_step("p1 board ?").expect("a step");
    assert_eq!(game.check(&state, hidden).expect_err("no board").to_string(), "T3.9: say how the pieces lie");
    assert!(game.is_legal(&game.view(&state, P2), hidden));
    assert!(!game.is_legal(&game.view(&state, P1), hidden));
    play(&game, &mut state, board);
    play(&game, &mut state, "p2 board A1 B1 C2 +1 +1 castle 12");
    let view = game.view(&state, P1);
    let reveal = |p2: &str| format!("* reveal a2 c1 b2 -1 +1 castle 10 / {p2}");
    // p1 may be shown any board of p2's pieces, and its own as it was laid out.
    for (text, legal) in [
        (reveal("A1 B1 C2 +1 +1 castle 12"), true),
        (reveal("C2 A1 B1 -1 +1 castle 3"), true),
        (reveal("A1 B1 C3 +1 +1 castle 12"), false),
        ("* reveal a2 c1 b2 -1 -1 castle 10 / A1 B1 C2 +1 +1 castle 12".into(), false),
    ] {
        let step = game.parse_step(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(game.is_legal(&view, step), legal, "{text}");
    }
    let open = reveal("A1 B1 C2 +1 +1 castle 12");
    assert_eq!(seen(&game, &state, &open), [&open; 4].map(|text| text.clone()));
}

#[test]
fn t18_3_t18_4_all_else_is_open() {
    let open = |options: &str, lines: &[&str], step: &str| {
        let (game, state) = position(options, lines);
        assert_eq!(seen(&game, &state, step), [step; 4], "{step}");
    };
    open("", &["moment: first"], "* first p2");
    open("", &["moment: centre"], "* neutral boar+olive");
    open("", &["moment: pieces", "p1 hand: red*5", "p2 hand: red*5"], "* pieces A1 B2 C3 / A2 B3 C4");
    open("", &["moment: tokens"], "p1 token card");
    open("", &["p1 storage: cart", "p1 hand: beige*2"], "p1 place cart");
    let paying = ["p1 storage: cart", "p1 hand: red*2 grey*2", "tasks: payment:cart:15"];
    open("", &paying, "p1 pay red red grey grey");
    open("", &["p1 items: 15=cart", "tasks: check refill bonus:cart harvest:1"], "* harvest wild_hex");
    open("", &["gaps: 1", "tasks: check refill", "centre: castle*1"], "* own olive");
}

#[test]
fn tr3_a_draw_with_a_shuffle_is_seen_in_two_steps() {
    let discards =
        "discards: dark-green*14 red*11 turquoise*14 light-green*16 grey*13 orange*16 yellow*16 beige*14";
    let lines = [discards, "deck: red*1 grey*1", "p1 hand: red*1 beige*1", "p2 hand: red*1 grey*2 beige*1"];
    let (game, mut state) = position("", &lines);
    let mut views: Vec<State> = [P1, P2, SPECTATOR].map(|viewer| game.view(&state, viewer)).into();
    for step in ["p1 draw", "* cards p1 red grey", "* cards p1 yellow", "p1 end"] {
        let read = game.parse_step(step).expect("a step");
        for (view, viewer) in views.iter_mut().zip([P1, P2, SPECTATOR]) {
            let seen = game.seen(&state, read, viewer);
            game.play(view, seen, &mut Ignore).unwrap_or_else(|illegal| panic!("{step}: {illegal}"));
        }
        play(&game, &mut state, step);
        for (view, viewer) in views.iter().zip([P1, P2, SPECTATOR]) {
            assert_eq!(*view, game.view(&state, viewer), "{viewer:?} after {step}");
        }
    }
    // p1 knows that what p2 holds cannot be drawn after the shuffle.
    let (game, mut state) = position("", &lines);
    play(&game, &mut state, "p1 draw");
    play(&game, &mut state, "* cards p1 red grey");
    let view = game.view(&state, P1);
    for (cards, legal) in [("yellow", true), ("red", true), ("grey", true), ("?", false)] {
        let step = game.parse_step(&format!("* cards p1 {cards}")).expect("a step");
        assert_eq!(game.is_legal(&view, step), legal, "{cards}");
    }
}

#[test]
fn tr2_cards_in_the_hands_of_others_are_not_drawn() {
    // All red cards that are not in p1's hand were in p2's when the deck was shuffled; since then p2 has drawn two.
    let lines = ["tasks: cards:1", "p1 hand: red*3", "p2 hand: red*11 grey*2", "p1 recalls: red*11"];
    let (game, state) = position("", &lines);
    let view = game.view(&state, P1);
    let draw = |cards: &str| game.parse_step(&format!("* cards p1 {cards}")).expect("a step");
    assert!(game.is_legal(&view, draw("grey")));
    let refused = game.check(&view, draw("red")).expect_err("p2 has them");
    assert_eq!(refused.to_string(), "T5.1: the deck has not 1 red cards");
}

#[test]
fn t18_5_what_can_be_worked_out_is_no_secret() {
    let lines = ["p1 hand: red*3", "p2 hand: red*2 grey*2", "discards: red*4 beige*16"];
    let (game, state) = position("", &lines);
    let unseen = |viewer, colour| game.unseen_cards(&game.view(&state, viewer), colour);
    assert_eq!(unseen(P1, Colour::Red), 7);
    assert_eq!(unseen(P2, Colour::Red), 8);
    assert_eq!(unseen(SPECTATOR, Colour::Red), 10);
    assert_eq!(unseen(P1, Colour::Beige), 0);
    assert_eq!(unseen(SPECTATOR, Colour::Yellow), 16);
    // Which tiles and harvest cards are left is open to all, their order to nobody: each may come next.
    let lines = ["gaps: 1", "tasks: check refill", "centre: castle*1", "p1 stack: city*1 boar*1 village*3"];
    let (game, state) = position("", &[&lines[..], &["phase: 3", "round: 30"]].concat());
    for viewer in viewers(&game) {
        let view = game.view(&state, viewer);
        assert!(game.position_lines(&view).contains(&"p1 stack: city*1 village*3 boar*1".into()));
        for (tile, legal) in [("city", true), ("boar", true), ("village", true), ("castle", false)] {
            let step = game.parse_step(&format!("* own {tile}")).expect("a step");
            assert_eq!(game.is_legal(&view, step), legal, "{tile}");
        }
    }
}

#[test]
fn t18_1_a_refusal_tells_nothing_of_other_hands() {
    // Whatever p2 tries in p1's turn, the answer does not depend on p1's hand.
    let lines = |hand: &'static str| ["p1 storage: cart", hand, "p2 hand: red*1", "tasks: payment:cart:15"];
    let (game, one) = position("", &lines("p1 hand: beige*4"));
    let (_, other) = position("", &lines("p1 hand: red*2 yellow*2"));
    for text in ["p2 pay beige beige", "p2 draw", "p2 end", "p2 place cart", "p2 take castle", "p2 on 3"] {
        let step = game.parse_step(text).expect("a step");
        assert_eq!(step.by, Actor::Seat(Seat(1)));
        assert_eq!(game.check(&one, step), game.check(&other, step), "{text}");
        assert!(game.check(&one, step).is_err());
    }
    assert!(matches!(one.tasks.top(), Some(Task::Payment(..))));
}
