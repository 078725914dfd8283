//! Chance has the right odds, and so has what a viewer imagines: many samples with fixed seeds against exact arithmetic.
//!
//! The odds are worked out here by listing every hand; nothing of the code under test is used for that.

use crate::common::{play, position, table};
use demesne_game::{Game, Notation, Quick, Seat, Viewer};
use demesne_trial::odds::{Odds, compare, compare_samples, draws, renamed};
use demesne_tuscany::{Colour, State, Tuscany, assembly::Assembly, state::Choice};

/// Cards by colour.
type Hand = [u8; 8];

const P1: Viewer = Viewer::Seat(Seat(0));
const P2: Viewer = Viewer::Seat(Seat(1));

/// `red grey grey` as counts.
fn hand(text: &str) -> Hand {
    let mut hand = [0; 8];
    for word in text.split_ascii_whitespace() {
        let (name, count) = word.split_once('*').unwrap_or((word, "1"));
        hand[Colour::parse(name).expect("a colour").index()] += count.parse::<u8>().expect("a number");
    }
    hand
}

fn text(hand: &Hand) -> String {
    let names = Colour::ALL
        .into_iter()
        .flat_map(|colour| std::iter::repeat_n(colour.name(), usize::from(hand[colour.index()])));
    names.collect::<Vec<_>>().join(" ")
}

fn minus(one: &Hand, other: &Hand) -> Hand {
    std::array::from_fn(|i| one[i] - other[i])
}

fn plus(one: &Hand, other: &Hand) -> Hand {
    std::array::from_fn(|i| one[i] + other[i])
}

fn size(hand: &Hand) -> u8 {
    hand.iter().sum()
}

fn choose(n: u8, k: u8) -> f64 {
    (0..k).map(|i| f64::from(n - i) / f64::from(i + 1)).product()
}

/// Every hand of so many cards out of a pool, with its odds.
fn hands(pool: &Hand, count: u8) -> Vec<(Hand, f64)> {
    let mut all = vec![([0; 8], 1.0)];
    for colour in 0..8 {
        let mut next = Vec::new();
        for (hand, ways) in all {
            for n in 0..=pool[colour].min(count - size(&hand)) {
                let mut more = hand;
                more[colour] = n;
                next.push((more, ways * choose(pool[colour], n)));
            }
        }
        all = next;
    }
    all.retain(|(hand, _)| size(hand) == count);
    let total = choose(size(pool), count);
    all.into_iter().map(|(hand, ways)| (hand, ways / total)).collect()
}

/// What was imagined from a view, as text; the deck must be what is left.
fn imagined(game: &Tuscany, view: &State, viewer: Viewer, unseen: &Hand, rng: &mut Quick) -> String {
    let state = game.imagine(view, viewer, rng);
    let mut left = *unseen;
    let mut texts = Vec::new();
    for seat in Seat::first(game.seats()) {
        if viewer != Viewer::Seat(seat) {
            left = minus(&left, &state.estate(seat).hand);
            texts.push(text(&state.estate(seat).hand));
        }
    }
    assert_eq!(state.deck, left, "every card is somewhere");
    texts.join(" / ")
}

/// A line of discards that leaves only these cards elsewhere.
fn discards_but(left: &Hand) -> String {
    let printed =
        hand("dark-green*14 red*14 turquoise*14 light-green*16 grey*16 orange*16 yellow*16 beige*16");
    let counts = minus(&printed, left);
    let words: Vec<String> = Colour::ALL
        .into_iter()
        .filter(|colour| counts[colour.index()] > 0)
        .map(|colour| format!("{}*{}", colour.name(), counts[colour.index()]))
        .collect();
    format!("discards: {}", words.join(" "))
}

#[test]
fn t3_6_t18_6_every_player_can_be_the_start_player() {
    for players in 2..=4u8 {
        let game = table(&format!("players={players}"));
        let odds = (1..=players).map(|n| (format!("first p{n}"), 1.0 / f64::from(players))).collect();
        let start = game.start();
        compare_samples("the start player", &(game, start), &odds);
    }
}

#[test]
fn t3_5_t3_7_t18_2_t18_6_neutral_tiles_come_by_what_the_stack_holds() {
    let position = position("", &["moment: centre"]);
    let mut odds = Odds::new();
    for tile in ["castle", "city", "estate", "quarry", "village", "monastery", "cart"] {
        odds.insert(format!("neutral {tile}"), 4.0 / 32.0);
    }
    for tile in ["olive+vineyard", "vineyard+cereal", "cereal+boar", "boar+olive"] {
        odds.insert(format!("neutral {tile}"), 1.0 / 32.0);
    }
    compare_samples("the first tile of the centre", &position, &odds);
}

/// What chance does in so many steps, joined.
fn chance(game: &Tuscany, start: &State, steps: usize, rng: &mut Quick) -> String {
    let mut state = *start;
    let mut texts = Vec::new();
    for _ in 0..steps {
        let action = game.sample(&state, rng);
        texts.push(game.action_text(action).split_once(' ').expect("words").1.to_owned());
        let step = format!("* {}", game.action_text(action));
        play(game, &mut state, &step);
    }
    texts.join(" ")
}

#[test]
fn t3_4_t6_7_t14_4_t18_2_tiles_come_without_replacement() {
    // Two gaps: the last own tile, and then, since the stacks are empty, a neutral one.
    let lines = [
        "gaps: 2",
        "tasks: check refill",
        "centre: castle*1",
        "p1 stack: city*1 boar*1 village*3",
        "phase: 3",
        "round: 30",
    ];
    let (game, state) = position("", &lines);
    let odds = draws(&[("city", 1), ("boar", 1), ("village", 3)], 2);
    compare("own tiles", &odds, |rng| chance(&game, &state, 2, rng));
    let lines = ["tasks: check neutral:3", "centre: castle*1", "neutral: city*1 cart*2 boar+olive*1"];
    let (game, state) = position("", &lines);
    let odds = draws(&[("city", 1), ("cart", 2), ("boar+olive", 1)], 3);
    compare("neutral tiles", &odds, |rng| chance(&game, &state, 3, rng));
}

#[test]
fn t14_8_t18_6_the_neutral_stack_made_anew() {
    // One tile is left; the removed neutral ones follow, those with a player's back do not.
    let lines = [
        "tasks: check neutral:3",
        "centre: castle*1",
        "neutral: city*1",
        "removed: cart*2 estate*1",
        "removed own: village*4",
    ];
    let (game, state) = position("", &lines);
    let odds = renamed(draws(&[("cart", 2), ("estate", 1)], 2), |rest| format!("city {rest}"));
    compare("a neutral stack made anew", &odds, |rng| chance(&game, &state, 3, rng));
}

#[test]
fn t3_1_t5_1_t18_2_t18_6_cards_are_drawn_without_replacement() {
    let deck = hand("red*1 grey*2 yellow*4 beige*3");
    let (p2, deck_line) = (discards_but(&deck), "deck: red*1 grey*2 yellow*4 beige*3");
    let (game, state) = position("", &["tasks: cards:3", &p2, deck_line]);
    let odds: Odds =
        hands(&deck, 3).iter().map(|(hand, p)| (format!("cards p1 {}", text(hand)), *p)).collect();
    assert_eq!(odds.len(), 15);
    compare_samples("three cards", &(game, state), &odds);
}

#[test]
fn t3_8_hands_are_dealt_from_the_whole_deck() {
    let (game, state) = position("", &["moment: hands 1"]);
    // How many of five cards are red: 14 of 122.
    let odds: Odds =
        (0..=5u8).map(|n| (n.to_string(), choose(14, n) * choose(108, 5 - n) / choose(122, 5))).collect();
    compare("red cards of a hand", &odds, |rng| {
        game.action_text(game.sample(&state, rng)).matches("red").count().to_string()
    });
}

#[test]
fn t5_4_tr3_t18_6_a_shuffle_in_the_middle_of_a_draw() {
    // One red and one grey card are drawn for certain; then two of the ten that were discarded.
    let discards = hand("yellow*4 beige*6");
    let held = minus(
        &hand("dark-green*14 red*13 turquoise*14 light-green*16 grey*15 orange*16 yellow*16 beige*16"),
        &discards,
    );
    let p2: Vec<String> = Colour::ALL
        .into_iter()
        .filter(|colour| held[colour.index()] > 0)
        .map(|colour| format!("{}*{}", colour.name(), held[colour.index()]))
        .collect();
    let p2 = format!("p2 hand: {}", p2.join(" "));
    let lines =
        ["tasks: cards:4", "p1 tokens: card*1", "deck: red*1 grey*1", "discards: yellow*4 beige*6", &p2];
    let (game, state) = position("", &lines);
    let odds: Odds =
        hands(&discards, 2).iter().map(|(hand, p)| (format!("p1 red grey p1 {}", text(hand)), *p)).collect();
    assert_eq!(odds.len(), 3);
    compare("a draw with a shuffle", &odds, |rng| chance(&game, &state, 2, rng));
}

#[test]
fn t3_9_t18_6_pieces_are_dealt_evenly() {
    let hands = ["moment: pieces", "p1 hand: red*5", "p2 hand: red*5", "p3 hand: grey*5", "p4 hand: grey*5"];
    let (game, state) = position("", &hands[..3]);
    // Each letter for itself: two of four pieces, in order.
    let mut odds = Odds::new();
    let pairs: Vec<(u8, u8)> =
        (1..=4).flat_map(|a| (1..=4).map(move |b| (a, b))).filter(|(a, b)| a != b).collect();
    for (a1, a2) in &pairs {
        for (b1, b2) in &pairs {
            for (c1, c2) in &pairs {
                odds.insert(format!("pieces A{a1} B{b1} C{c1} / A{a2} B{b2} C{c2}"), 1.0 / 1728.0);
            }
        }
    }
    assert_eq!(odds.len(), 1728);
    compare_samples("pieces of two", &(game, state), &odds);
    // Four players: every order of the four pieces of a letter.
    let (game, state) = position("players=4", &hands);
    let numbers = draws(&[("1", 1), ("2", 1), ("3", 1), ("4", 1)], 4);
    assert_eq!(numbers.len(), 24);
    for letter in ["A", "B", "C"] {
        compare("pieces of four", &numbers, |rng| {
            let text = game.action_text(game.sample(&state, rng));
            let own = text.split(' ').filter_map(|word| word.strip_prefix(letter));
            own.collect::<Vec<_>>().join(" ")
        });
    }
}

#[test]
fn t11_1_t11_2_t18_2_t18_6_harvest_cards() {
    let tasks = "tasks: check refill bonus:cart harvest:2";
    let all = [
        ("two_red_points", 5),
        ("two_cards", 5),
        ("card_red_point", 4),
        ("green_point", 4),
        ("worker", 4),
        ("marble", 3),
        ("wild_hex", 2),
    ];
    let position_at = position("", &["p1 items: 15=cart", "p1 tokens: harvest*1", tasks]);
    let odds = renamed(draws(&all, 1), |card| format!("harvest {card}"));
    compare_samples("a harvest card", &position_at, &odds);
    // Of two the first is the last of the deck; all the others, and that one too, are shuffled for the second.
    let discards = "harvest discards: two_red_points*5 two_cards*5 card_red_point*4 green_point*4 worker*4 marble*2 wild_hex*2";
    let (game, state) =
        position("", &["p1 items: 15=cart", "p1 tokens: harvest*1", tasks, "harvest: marble*1", discards]);
    let odds = renamed(draws(&all, 1), |card| format!("marble {card}"));
    compare("a new harvest deck", &odds, |rng| chance(&game, &state, 2, rng));
    // Without replacement.
    let discards = "harvest discards: two_red_points*5 two_cards*5 card_red_point*4 green_point*4 worker*2 marble*2 wild_hex*2";
    let (game, state) = position(
        "",
        &["p1 items: 15=cart", "p1 tokens: harvest*1", tasks, "harvest: worker*2 marble*1", discards],
    );
    let odds = draws(&[("worker", 2), ("marble", 1)], 2);
    compare("two harvest cards", &odds, |rng| chance(&game, &state, 2, rng));
}

#[test]
fn t3_9_what_was_laid_out_is_turned_up() {
    let lines = [
        "moment: reveal",
        "p1 pieces: A2 B2 C1",
        "p2 pieces: A1 B1 C2",
        "p1 choice: a2 c1 b2 -1 +1 castle 10",
        "p2 choice: A1 B1 C2 +1 +1 castle 12",
        "p1 hand: red*5",
        "p2 hand: red*5",
    ];
    let position = position("", &lines);
    let text = "reveal a2 c1 b2 -1 +1 castle 10 / A1 B1 C2 +1 +1 castle 12";
    compare_samples("the boards", &position, &Odds::from([(text.to_owned(), 1.0)]));
}

#[test]
fn t18_1_t18_5_imagine_a_hand_before_any_shuffle() {
    // Nine cards are nowhere to be seen, three of them in p2's hand.
    let (own, unseen) = (hand("orange*2"), hand("red*3 grey*2 beige*4"));
    let discards = discards_but(&plus(&own, &unseen));
    let lines = ["p1 hand: orange*2", "p2 hand: red*1 beige*2", &discards, "deck: red*2 grey*2 beige*2"];
    let (game, state) = position("", &lines);
    let view = game.view(&state, P1);
    let odds: Odds = hands(&unseen, 3).iter().map(|(hand, p)| (text(hand), *p)).collect();
    compare("p2's hand", &odds, |rng| imagined(&game, &view, P1, &unseen, rng));
    // The whole deck: how many of p2's five cards are red, where p1 has two of fourteen.
    let (game, state) = position("", &["p1 hand: red*2 grey*3", "p2 hand: beige*5"]);
    let view = game.view(&state, P1);
    let odds: Odds =
        (0..=5u8).map(|n| (n.to_string(), choose(12, n) * choose(105, 5 - n) / choose(117, 5))).collect();
    compare("red cards of p2", &odds, |rng| {
        game.imagine(&view, P1, rng).estate(Seat(1)).hand[Colour::Red.index()].to_string()
    });
}

#[test]
fn tr2_t18_5_imagine_a_hand_after_a_shuffle() {
    // p1 recalls red, grey, grey of p2, who has drawn three since: those are out of what was shuffled.
    let (recalled, loose) = (hand("red*1 grey*2"), hand("red*1 yellow*4 beige*3"));
    let unseen = plus(&recalled, &loose);
    let discards = discards_but(&plus(&unseen, &hand("orange*2")));
    let lines = [
        "p1 hand: orange*2",
        "p2 hand: red*1 grey*2 yellow*3",
        "p1 recalls: red*1 grey*2",
        "deck: red*1 yellow*1 beige*3",
        &discards,
    ];
    let (game, state) = position("", &lines);
    let view = game.view(&state, P1);
    let odds: Odds = hands(&loose, 3).iter().map(|(hand, p)| (text(&plus(hand, &recalled)), *p)).collect();
    compare("p2's hand", &odds, |rng| imagined(&game, &view, P1, &unseen, rng));
    // Where p2 has drawn nothing since, all is known.
    let lines = [
        "p1 hand: orange*2",
        "p2 hand: red*1 grey*2",
        "p1 recalls: red*1 grey*2",
        "deck: red*1 yellow*4 beige*3",
        &discards,
    ];
    let (game, state) = position("", &lines);
    let view = game.view(&state, P1);
    let odds = Odds::from([("red grey grey".to_owned(), 1.0)]);
    compare("a hand that is known", &odds, |rng| imagined(&game, &view, P1, &unseen, rng));
}

/// The odds of a real game: p1 draws through a shuffle, p2 draws and pays, and p1 imagines.
#[test]
fn tr2_tr3_imagine_a_hand_after_a_game_with_a_shuffle() {
    let unseen_of_p1 = hand("red*2 grey*3 beige*1");
    let discards = hand("orange*1 yellow*4 beige*2");
    let rest = minus(
        &hand("dark-green*14 red*14 turquoise*14 light-green*16 grey*16 orange*16 yellow*16 beige*16"),
        &plus(&unseen_of_p1, &discards),
    );
    let p1: Vec<String> = Colour::ALL
        .into_iter()
        .filter(|colour| rest[colour.index()] > 0)
        .map(|colour| format!("{}*{}", colour.name(), rest[colour.index()]))
        .collect();
    let p1 = format!("p1 hand: {}", p1.join(" "));
    let lines = [
        &p1,
        "p2 hand: red*1 grey*2 beige*1",
        "deck: red*1 grey*1",
        "discards: orange*1 yellow*4 beige*2",
        "p2 board: A1 B1 C2 +1 -1 castle 6",
        "p2 storage: city",
    ];
    let (game, mut state) = position("", &lines);
    for step in [
        "p1 draw",
        "* cards p1 red grey",
        "* cards p1 yellow",
        "p1 end",
        "p2 draw",
        "* cards p2 yellow yellow beige",
        "p2 end",
        "p1 take castle",
        "* own castle",
        "p1 end",
        "p2 place city",
        "p2 on 5",
        "p2 pay red grey grey",
    ] {
        play(&game, &mut state, step);
    }
    // Of the six that were left after p1's yellow card p2 has drawn three; the beige one of before is still there.
    let loose = hand("orange*1 yellow*3 beige*2");
    let kept = hand("beige*1");
    let view = game.view(&state, P1);
    let odds: Odds = hands(&loose, 3).iter().map(|(hand, p)| (text(&plus(hand, &kept)), *p)).collect();
    compare("p2's hand", &odds, |rng| imagined(&game, &view, P1, &plus(&loose, &kept), rng));
}

/// Two hidden hands out of a pool of which some cards must be in them.
fn two_hands(recalled: &Hand, loose: &Hand, sizes: [u8; 2]) -> Vec<(Hand, Hand, f64)> {
    let mut all = Vec::new();
    for (drawn, p) in hands(loose, sizes[0] + sizes[1] - size(recalled)) {
        let pool = plus(recalled, &drawn);
        for (one, q) in hands(&pool, sizes[0]) {
            all.push((one, minus(&pool, &one), p * q));
        }
    }
    all
}

fn pair_odds(all: &[(Hand, Hand, f64)]) -> Odds {
    let total: f64 = all.iter().map(|(_, _, p)| p).sum();
    let mut odds = Odds::new();
    for (one, other, p) in all {
        *odds.entry(format!("{} / {}", text(one), text(other))).or_default() += p / total;
    }
    odds
}

#[test]
fn t18_1_tr2_imagine_the_hands_of_two_others() {
    let unseen = hand("red*2 grey*2 beige*3");
    let discards = discards_but(&plus(&unseen, &hand("orange*2")));
    let lines = [
        "p1 hand: orange*2",
        "p2 hand: red*1 grey*1",
        "p3 hand: beige*1",
        "deck: red*1 grey*1 beige*2",
        &discards,
    ];
    let (game, state) = position("players=3", &lines);
    let view = game.view(&state, P1);
    let odds = pair_odds(&two_hands(&[0; 8], &unseen, [2, 1]));
    compare("two hands", &odds, |rng| imagined(&game, &view, P1, &unseen, rng));
    // p1 recalls a red and a beige card, and not who has them.
    let recalled = hand("red*1 beige*1");
    let lines = [&lines[..], &["p1 recalls: red*1 beige*1"]].concat();
    let (game, state) = position("players=3", &lines);
    let view = game.view(&state, P1);
    let odds = pair_odds(&two_hands(&recalled, &minus(&unseen, &recalled), [2, 1]));
    compare("two hands of which something is known", &odds, |rng| imagined(&game, &view, P1, &unseen, rng));
    // Four players: the third hidden hand is empty here.
    let (game, state) = position("players=4", &lines);
    let view = game.view(&state, P1);
    let odds = renamed(odds, |hands| format!("{hands} / "));
    compare("three hands", &odds, |rng| imagined(&game, &view, P1, &unseen, rng));
}

#[test]
fn t18_1_imagine_as_somebody_who_looks_on() {
    let unseen = hand("red*2 grey*2 beige*3");
    let recalled = hand("grey*1");
    let discards = discards_but(&unseen);
    let lines =
        ["p1 hand: grey*2", "p2 hand: red*1", "deck: red*1 beige*3", "spectator recalls: grey*1", &discards];
    let (game, state) = position("", &lines);
    let viewer = Viewer::Spectator;
    let view = game.view(&state, viewer);
    let odds = pair_odds(&two_hands(&recalled, &minus(&unseen, &recalled), [2, 1]));
    compare("both hands", &odds, |rng| imagined(&game, &view, viewer, &unseen, rng));
}

/// T7.7, T7.8, told once more: whether a hand and workers make one of the six payments for a colour.
fn pays(hand: &Hand, workers: u8, colour: &str, same_pairs: bool) -> bool {
    let x = Colour::parse(colour).expect("a colour").index();
    let pairs: Vec<usize> = (0..8).filter(|&i| i != x && hand[i] >= 2).collect();
    let two_pairs = pairs.len() >= 2 || (same_pairs && pairs.iter().any(|&i| hand[i] >= 4));
    hand[x] >= 2
        || (hand[x] >= 1 && !pairs.is_empty())
        || (hand[x] >= 1 && workers >= 1)
        || two_pairs
        || (!pairs.is_empty() && workers >= 1)
        || workers >= 2
}

/// The odds of hands that are left when those that cannot be are taken out.
fn conditioned(all: Vec<(Hand, f64)>, can: impl Fn(&Hand) -> bool) -> Odds {
    let left: Vec<_> = all.into_iter().filter(|(hand, _)| can(hand)).collect();
    let total: f64 = left.iter().map(|(_, p)| p).sum();
    left.into_iter().map(|(hand, p)| (text(&hand), p / total)).collect()
}

#[test]
fn tr4_imagine_in_the_middle_of_anothers_placement() {
    let unseen = hand("red*4 grey*2 yellow*4 beige*3");
    let discards = discards_but(&plus(&unseen, &hand("orange*2")));
    let (p1, deck) = ("p1 hand: beige*2 red*2", "deck: red*2 grey*2 yellow*4 beige*1");
    for (options, same_pairs) in [("", true), ("same_colour_pairs=no", false)] {
        for (tasks, workers) in [
            ("tasks: space:cart", 0u8),
            ("tasks: payment:cart:15", 0),
            ("tasks: payment:cart:15", 1),
            ("tasks: payment:cart:15", 2),
        ] {
            let workers_line = format!("p1 workers: {workers}");
            let lines = ["p1 storage: cart", p1, "p2 hand: orange*2", deck, &discards, tasks, &workers_line];
            let (game, state) = position(options, &lines);
            let view = game.view(&state, P2);
            let all = hands(&unseen, 4);
            let odds = conditioned(all.clone(), |hand| pays(hand, workers, "beige", same_pairs));
            // Four cards of four colours have a pair or a beige one, so with a worker every hand pays.
            assert_eq!(odds.len() == all.len(), workers > 0);
            compare(tasks, &odds, |rng| imagined(&game, &view, P2, &unseen, rng));
        }
    }
}

#[test]
fn tr4_imagine_while_a_wooden_hex_is_placed() {
    // Next to the start castle of EX1 are beige, orange and turquoise spaces: one of them must be paid for.
    let unseen = hand("red*3 turquoise*2 beige*2 yellow*1");
    let discards = discards_but(&plus(&unseen, &hand("orange*2")));
    let lines = |tasks| {
        [
            "p1 storage: hex",
            "p1 hand: beige*2",
            "p2 hand: orange*2",
            "deck: red*3 turquoise*2 yellow*1",
            tasks,
        ]
    };
    let (game, state) = position("", &[&lines("tasks: space:hex")[..], &[&discards]].concat());
    let view = game.view(&state, P2);
    let any = |hand: &Hand| ["beige", "orange", "turquoise"].iter().any(|colour| pays(hand, 0, colour, true));
    compare("a space is chosen", &conditioned(hands(&unseen, 2), any), |rng| {
        imagined(&game, &view, P2, &unseen, rng)
    });
    // The space tells the colour.
    let (game, state) = position("", &[&lines("tasks: payment:hex:15")[..], &[&discards]].concat());
    let view = game.view(&state, P2);
    let odds = Odds::from([("beige beige".to_owned(), 1.0)]);
    compare("a payment is chosen", &odds, |rng| imagined(&game, &view, P2, &unseen, rng));
}

#[test]
fn tr2_tr4_imagine_two_hands_of_which_one_pays() {
    // p3 looks on while p1 places; p3 recalls a red and a beige card of p1 and p2 together.
    let unseen = hand("red*2 grey*2 yellow*2 beige*3");
    let recalled = hand("red*1 beige*1");
    let discards = discards_but(&unseen);
    let lines = [
        "p1 storage: cart",
        "p1 hand: grey*2 beige*1",
        "p2 hand: red*1 yellow*1",
        "p3 recalls: red*1 beige*1",
        "deck: red*1 yellow*1 beige*2",
        "tasks: payment:cart:15",
        &discards,
    ];
    let (game, state) = position("players=3", &lines);
    let viewer = Viewer::Seat(Seat(2));
    let view = game.view(&state, viewer);
    let mut all = two_hands(&recalled, &minus(&unseen, &recalled), [3, 2]);
    all.retain(|(p1, _, _)| pays(p1, 0, "beige", true));
    compare("two hands", &pair_odds(&all), |rng| imagined(&game, &view, viewer, &unseen, rng));
}

#[test]
fn t3_9_t2_11_imagine_hidden_boards() {
    let lines = [
        "moment: boards",
        "p1 pieces: A2 B2 C1",
        "p2 pieces: A1 B1 C2",
        "p3 pieces: A3 B3 C3",
        "p2 choice: A1 B1 C2 +1 +1 castle 12",
        "p3 choice: A3 B3 C3 +1 +1 castle 4",
        "p1 hand: red*5",
        "p2 hand: red*5",
        "p3 hand: grey*5",
    ];
    let (game, state) = position("players=3", &lines);
    let view = game.view(&state, P1);
    let board = |state: &State, seat: usize| match state.choices[seat] {
        Choice::Made(board) => game.assembly_text(board),
        choice => panic!("{choice:?}"),
    };
    let deal = state.estate(Seat(1)).deal;
    let odds: Odds = Assembly::all(deal).map(|board| (game.assembly_text(board), 1.0 / 288.0)).collect();
    assert_eq!(odds.len(), 288);
    compare("p2's board", &odds, |rng| board(&game.imagine(&view, P1, rng), 1));
    // Each for itself: the order of the letters of both.
    let order = |text: String| -> String {
        text.to_uppercase().split(' ').take(3).filter_map(|piece| piece.chars().next()).collect()
    };
    let mut odds = Odds::new();
    for one in ["ABC", "ACB", "BAC"] {
        odds.extend(["ABC", "ACB", "BAC"].map(|other| (format!("{one} {other}"), 1.0 / 9.0)));
    }
    compare("both boards", &odds, |rng| {
        let state = game.imagine(&view, P1, rng);
        format!("{} {}", order(board(&state, 1)), order(board(&state, 2)))
    });
    // The own board is known.
    let view = game.view(&state, P2);
    let imagined = game.imagine(&view, P2, &mut Quick::new(1));
    assert_eq!(imagined.choices[1], state.choices[1]);
    assert_ne!(imagined.choices[2], Choice::Hidden);
    assert_eq!(imagined.choices[0], Choice::Open);
}
