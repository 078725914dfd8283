//! The setup (V2): what chance does has the right odds, and the piles and the cards that the end waits for have the right numbers.

use crate::common::{TABLES, play, position, table};
use demesne_game::{Game, Ignore, Notation, Quick, Random, Seat, Step, ToAct};
use demesne_trial::odds::{Odds, compare, compare_samples};
use demesne_viscounts::{
    Action, Card, CardSet, Manuscript, Segment, State, Viscounts,
    manuscript::Tiles,
    state::{Pair, Stage},
};

const SEGMENTS: [&str; 5] = ["1-2", "3-4", "5-6", "7-8", "9-10"];

/// All orders of some words.
fn orders(words: &[&str]) -> Vec<String> {
    if words.is_empty() {
        return vec![String::new()];
    }
    let mut all = Vec::new();
    for (nth, word) in words.iter().enumerate() {
        let rest: Vec<&str> = words.iter().enumerate().filter(|(i, _)| *i != nth).map(|(_, w)| *w).collect();
        all.extend(orders(&rest).into_iter().map(|order| format!("{word} {order}").trim_end().to_owned()));
    }
    all
}

/// Each of these is as likely.
fn even(texts: impl IntoIterator<Item = String>) -> Odds {
    let texts: Vec<String> = texts.into_iter().collect();
    let share = 1.0 / texts.len() as f64;
    texts.into_iter().map(|text| (text, share)).collect()
}

fn card(id: &str) -> Card {
    Card::parse(id).expect("a card")
}

/// A start with the first steps of chance played.
fn after(options: &str, steps: &[&str]) -> (Viscounts, State) {
    let game = table(options);
    let mut state = game.start();
    for step in steps {
        play(&game, &mut state, step);
    }
    (game, state)
}

/// Plays at random until the first turn begins.
fn to_the_first_turn(game: &Viscounts, rng: &mut Quick) -> State {
    let mut state = game.start();
    let mut list = Vec::new();
    while state.stage != Stage::Turn {
        let step = match game.to_act(&state) {
            ToAct::Chance => Step::chance(game.sample(&state, rng)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody");
                list.clear();
                game.legal_actions(&state, seat, &mut list);
                Step::seat(seat, list[rng.below(list.len() as u32) as usize])
            }
            ToAct::Nobody => panic!("the game has not begun"),
        };
        game.play(&mut state, step, &mut Ignore).expect("a legal step");
    }
    state
}

#[test]
fn v2_2_v2_3_every_order_and_every_orientation_is_as_likely() {
    let rings = orders(&SEGMENTS[1..]);
    assert_eq!(rings.len(), 24);
    let boards = rings.iter().flat_map(|ring| (1..=5).map(move |n| format!("board 1-2 {ring} castle {n}")));
    compare_samples("the board", &after("first=p1", &[]), &even(boards));
}

#[test]
fn v2_4_every_townsfolk_can_lie_on_every_pile() {
    let (game, state) = after("first=p1", &["* board 1-2 3-4 5-6 7-8 9-10 castle 1"]);
    for segment in 0..5 {
        compare("a pile", &even((1..=68).map(|n| format!("n{n:02}"))), |rng| {
            let Action::Townsfolk(tops) = game.sample(&state, rng) else { panic!("the townsfolk") };
            assert_eq!(tops.into_iter().collect::<CardSet>().len(), 5, "five different cards");
            tops[segment].id()
        });
    }
}

/// V2.5: 14, 14, 14, 13 and 13 cards, clockwise from the segment with space 1, wherever the others lie.
#[test]
fn v2_5_v1_7_how_many_lie_on_each_pile() {
    for ring in orders(&SEGMENTS[1..]) {
        let board = format!("* board 1-2 {ring} castle 2");
        let (_, state) = after("first=p1", &[&board, "* townsfolk n11 n22 n33 n44 n55"]);
        for (name, size) in "1-2".split(' ').chain(ring.split(' ')).zip([14, 14, 14, 13, 13]) {
            let segment = Segment::parse(name).expect("a segment");
            assert_eq!(1 + state.under[segment.index()], size, "{name} in {ring}");
        }
        assert_eq!(state.buried.len(), 63);
    }
}

/// V2.6: the grey-backed manuscripts lie on top in any order, six of the others under each.
#[test]
fn v2_6_grey_manuscripts_lie_on_top() {
    let steps = ["* board 1-2 3-4 5-6 7-8 9-10 castle 1", "* townsfolk n11 n22 n33 n44 n55"];
    let (game, mut state) = after("first=p1", &steps);
    let grey = orders(&["m01", "m02", "m10", "m19", "m28"]);
    let odds = even(grey.iter().map(|order| format!("manuscripts {order}")));
    compare_samples("the manuscripts", &(game.clone(), state), &odds);
    play(&game, &mut state, "* manuscripts m10 m02 m28 m01 m19");
    assert_eq!(state.tiles_under, [6; 5]);
    let grey: Tiles = ["m01", "m02", "m10", "m19", "m28"].into_iter().filter_map(Manuscript::parse).collect();
    assert_eq!(state.buried_tiles.0 & grey.0, 0);
    assert_eq!(state.buried_tiles.len(), 30);
}

/// V2.7: nobody knows what lies under a pile: each card that lies under any of them is as likely to come up, for every viewer.
#[test]
fn v2_7_what_lies_under_a_pile_is_not_known() {
    let lines = ["turn: p1", "beat: hire", "p1 viscount: 3", "p1 silver: 3", "tops: 1-2=n01 3-4=n25 5-6=n03"];
    let (game, mut state) = position("", &lines);
    play(&game, &mut state, "p1 hire n25");
    let under: Vec<Card> = state.buried.iter().collect();
    assert_eq!(under.len(), 63);
    assert!(!under.contains(&card("n25")) && !under.contains(&card("n01")));
    let odds = even(under.iter().map(|card| format!("top 3-4 {}", card.id())));
    compare_samples("the next townsfolk", &(game, state), &odds);

    let lines = [
        "turn: p1",
        "p1 viscount: 3-4",
        "p1 slots: s1 n25 n15",
        "tiles: 1-2=m01 3-4=m02 5-6=m10 7-8=m19 9-10=m28",
    ];
    let (game, mut state) = position("", &lines);
    play(&game, &mut state, "p1 transcribe");
    play(&game, &mut state, "p1 take m02");
    let black = Manuscript::all()
        .map(Manuscript::id)
        .filter(|id| !["m01", "m02", "m10", "m19", "m28"].contains(&id.as_str()));
    let odds = even(black.map(|id| format!("tile 3-4 {id}")));
    assert_eq!(odds.len(), 30);
    compare_samples("the next manuscript", &(game, state), &odds);
}

/// V2.8: the bonus cards and the castle leader card lie in the supply.
#[test]
fn v2_8_v2_9_nobody_has_a_bonus_card_at_first() {
    let mut rng = Quick::new(8);
    for options in TABLES {
        let game = table(options);
        let state = to_the_first_turn(&game, &mut rng);
        assert_eq!(state.leader, None, "{options}");
        for seat in Seat::first(game.seats()) {
            assert_eq!(state.player(seat).bonus, 0, "{options}");
            assert_eq!(state.player(seat).supply + state.player(seat).in_castle(), 20, "{options}");
        }
    }
}

#[test]
fn v2_10_everybody_can_be_the_start_player() {
    for players in 2..=4 {
        let odds = even((1..=players).map(|n| format!("first p{n}")));
        compare_samples("the start player", &after(&format!("players={players}"), &[]), &odds);
    }
}

fn dealt(game: &Viscounts, state: &State, rng: &mut Quick) -> Vec<Pair> {
    let Action::Pairs(pairs) = game.sample(state, rng) else { panic!("the pairs") };
    pairs.into_iter().filter(|pair| *pair != Pair::NONE).collect()
}

/// V2.11: one pair more than players; every player card with every hero.
#[test]
fn v2_11_pairs_are_dealt_at_random() {
    let steps = [
        "* board 1-2 3-4 5-6 7-8 9-10 castle 1",
        "* townsfolk n11 n22 n33 n44 n55",
        "* manuscripts m10 m02 m28 m01 m19",
    ];
    let mut rng = Quick::new(11);
    for (options, pairs) in [("players=2", 3), ("players=3", 4), ("players=4", 5), ("solo=cards", 2)] {
        let (game, state) = after(&format!("{options} first=p1"), &steps);
        assert_eq!(dealt(&game, &state, &mut rng).len(), pairs, "{options}");
    }
    let (game, state) = after("players=2 first=p1", &steps);
    let mut cards = Vec::new();
    for one in 1..=10 {
        for two in one + 1..=10 {
            cards.extend((two + 1..=10).map(|three| format!("{one} {two} {three}")));
        }
    }
    compare("the player cards", &even(cards), |rng| {
        let numbers: Vec<String> =
            dealt(&game, &state, rng).iter().map(|pair| pair.number.to_string()).collect();
        numbers.join(" ")
    });
    // The lowest card: how many ways the other two can be higher, and any hero with it.
    let mut lowest = Odds::new();
    for number in 1..=8u32 {
        let ways = f64::from((10 - number) * (9 - number) / 2);
        lowest.extend((1..=10).map(|hero| (format!("{number}+h{hero:02}"), ways / 120.0 / 10.0)));
    }
    compare("the lowest pair", &lowest, |rng| {
        let pair = dealt(&game, &state, rng)[0];
        format!("{}+{}", pair.number, pair.hero.id())
    });
    let ordered = (1..=10).flat_map(|one| {
        (1..=10).filter(move |two| *two != one).map(move |two| format!("h{one:02} h{two:02}"))
    });
    compare("two heroes", &even(ordered), |rng| {
        let pairs = dealt(&game, &state, rng);
        format!("{} {}", pairs[1].hero.id(), pairs[2].hero.id())
    });
}

/// V2.18: any three of the hero and the eight starting cards.
#[test]
fn v2_18_v17_5_any_three_cards_are_drawn() {
    let (game, mut state) = position("", &["moment: pick", "pairs: 1+h04 2+h05 3+h06"]);
    play(&game, &mut state, "p2 pick 1");
    let cards: Vec<String> = std::iter::once("h04".into()).chain((1..=8).map(|n| format!("s{n}"))).collect();
    let mut hands = Vec::new();
    for one in 0..9 {
        for two in one + 1..9 {
            hands.extend(
                (two + 1..9).map(|three| format!("draw p2 {} {} {}", cards[one], cards[two], cards[three])),
            );
        }
    }
    assert_eq!(hands.len(), 84);
    compare_samples("the first hand", &(game, state), &even(hands));
}

/// V2.25, V2.26: what is gained in the setup does not lower what lies on Poverty and Prosperity.
#[test]
fn v2_25_v2_26_the_piles_are_counted_out_after_the_setup() {
    let mut rng = Quick::new(26);
    for (options, poverty, prosperity) in
        [("solo=cleric", 12, 12), ("players=2", 12, 12), ("players=3", 15, 16), ("players=4", 18, 20)]
    {
        let game = table(options);
        for _ in 0..20 {
            let state = to_the_first_turn(&game, &mut rng);
            assert_eq!(
                (state.poverty, state.prosperity, state.last_round),
                (poverty, prosperity, 0),
                "{options}"
            );
            let debts: u8 = state.players.iter().map(|player| player.unpaid + player.paid).sum();
            assert!(debts > 0, "somebody has a debt");
            assert!(game.position_lines(&state).iter().all(|line| !line.starts_with("poverty")));
        }
    }
}
