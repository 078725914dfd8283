//! What everybody knows of a hand and a deck (V-R3), over steps of real play: whoever watches has the same view as is made of the truth,
//! can watch every card leave that may be there and no other, and imagines such hands with the right odds.
//!
//! The odds are worked out here by listing every hand; nothing of the code under test is used for that.

use crate::common::{play, position};
use demesne_game::{Game, Ignore, Notation, Seat, Viewer};
use demesne_trial::odds::{Odds, compare};
use demesne_viscounts::{Card, CardSet, State, Viscounts};

const P1: Viewer = Viewer::Seat(Seat(0));
const P2: Viewer = Viewer::Seat(Seat(1));
const WATCHERS: [Viewer; 3] = [P1, P2, Viewer::Spectator];

fn set(text: &str) -> CardSet {
    text.split_ascii_whitespace().map(|id| Card::parse(id).expect(id)).collect()
}

fn text(set: CardSet) -> String {
    set.iter().map(Card::id).collect::<Vec<_>>().join(" ")
}

/// Plays steps as they are, and as each watcher sees them on what that watcher knows.
fn watch(game: &Viscounts, state: &mut State, steps: &[&str]) {
    let mut views = WATCHERS.map(|viewer| game.view(state, viewer));
    for step in steps {
        let read = game.parse_step(step).unwrap_or_else(|e| panic!("{step}: {e}"));
        for (view, viewer) in views.iter_mut().zip(WATCHERS) {
            let seen = game.seen(state, read, viewer);
            game.play(view, seen, &mut Ignore).unwrap_or_else(|illegal| panic!("{step}: {illegal}"));
        }
        play(game, state, step);
        for (view, viewer) in views.iter().zip(WATCHERS) {
            assert_eq!(*view, game.view(state, viewer), "{viewer:?} after {step}");
        }
    }
}

/// The cards that p2 may play in the eyes of p1.
fn may_play(game: &Viscounts, state: &State) -> String {
    let view = game.view(state, P1);
    let mut list = Vec::new();
    game.legal_actions(&view, Seat(1), &mut list);
    let texts: Vec<String> = list.into_iter().map(|action| game.action_text(action)).collect();
    texts.join(" ").replace("play ", "")
}

/// Every set of so many cards out of others.
fn choices(pool: CardSet, count: u8) -> Vec<CardSet> {
    if count == 0 {
        return vec![CardSet::EMPTY];
    }
    let mut all = Vec::new();
    let mut rest = pool;
    for card in pool.iter() {
        rest.remove(card);
        all.extend(choices(rest, count - 1).into_iter().map(|more| more.or(CardSet::one(card))));
    }
    all
}

/// The odds of a hand: cards that are there for sure, so many of one pool, then so many of what is left of it and of another.
fn hands(sure: &str, (early, old): (u8, &str), (later, new): (u8, &str)) -> Odds {
    let mut odds = Odds::new();
    let first = choices(set(old), early);
    for one in &first {
        let second = choices(set(old).without(*one).or(set(new)), later);
        for two in &second {
            let p = 1.0 / (first.len() * second.len()) as f64;
            *odds.entry(text(set(sure).or(*one).or(*two))).or_default() += p;
        }
    }
    odds
}

/// Compares p2's hand as p1 imagines it; the deck must be what is left.
fn compare_hand(what: &str, game: &Viscounts, state: &State, odds: &Odds) {
    for viewer in [P1, Viewer::Spectator] {
        let view = game.view(state, viewer);
        compare(what, odds, |rng| {
            let imagined = game.imagine(&view, viewer, rng);
            let player = imagined.player(Seat(1));
            assert_eq!(player.hand.or(player.deck), player.unseen, "every card is somewhere");
            assert_eq!((player.hand.len(), player.deck.len()), (player.hand_size, player.deck_size));
            if viewer == P1 {
                assert_eq!(imagined.player(Seat(0)), state.player(Seat(0)), "the own cards are known");
            }
            text(player.hand)
        });
    }
}

#[test]
fn v20_1_v20_2_vr3_before_any_shuffle_every_hand_is_as_likely() {
    let lines = ["p1 hand: s1", "p2 slots: s1 s4 s6", "p2 hand: s2 s3 n12", "p2 deck: s5 s7 s8 h05"];
    let (game, state) = position("", &lines);
    let unseen = "n12 h05 s2 s3 s5 s7 s8";
    let odds = hands("", (3, unseen), (0, ""));
    assert_eq!(odds.len(), 35);
    compare_hand("a hand of three", &game, &state, &odds);
}

/// p2 draws its last card and shuffles the rest: what it has then is in its hand, and everybody knows it until it leaves.
#[test]
fn vr3_v17_7_a_pile_that_becomes_an_empty_deck() {
    let lines = [
        "turn: p2",
        "beat: hire",
        "p1 viscount: 1",
        "p1 hand: s1 s2 s4 s6",
        "p2 viscount: 5",
        "p2 slots: s8 s4",
        "p2 hand: s1",
        "p2 deck: s2",
        "p2 discards: n12 n25 s3 s5 s7",
    ];
    let (game, mut state) = position("", &lines);
    watch(&game, &mut state, &["p2 end", "* draw p2 s2"]);
    assert_eq!(text(state.player(Seat(1)).sure), "s1 s2");
    // The shuffle has come, and one of its five cards is still to be drawn.
    let sure = hands("s1 s2", (0, ""), (0, ""));
    compare_hand("a hand that is known", &game, &state, &sure);
    watch(&game, &mut state, &["* draw p2 s7"]);
    compare_hand("one new card", &game, &state, &hands("s1 s2", (1, "n12 n25 s3 s5 s7"), (0, "")));
    watch(&game, &mut state, &["p1 play s1", "p1 move 3", "p1 rest", "p1 end"]);
    assert_eq!(may_play(&game, &state), "n12 n25 s1 s2 s3 s5 s7");
    // One that was known is played: the other is still known.
    let mut other = state;
    watch(&game, &mut other, &["p2 play s1"]);
    assert_eq!(text(other.player(Seat(1)).sure), "s2");
    compare_hand("a known card was played", &game, &other, &hands("s2", (1, "n12 n25 s3 s5 s7"), (0, "")));
    // The new one is played: all is known, before and after the next draw.
    watch(&game, &mut state, &["p2 play s7"]);
    compare_hand("the new card was played", &game, &state, &sure);
    watch(&game, &mut state, &["p2 move 6", "p2 rest", "p2 end", "* draw p2 n12"]);
    compare_hand("the next card", &game, &state, &hands("s1 s2", (1, "n12 n25 s3 s5"), (0, "")));
}

/// p2 hires a Defender, whose shuffle joins the discard pile and a deck that is not empty: those cards are not in the hand before one is drawn.
#[test]
fn vr3_v17_9_v28_4_a_pile_that_joins_a_deck() {
    let lines = [
        "turn: p2",
        "beat: hire",
        "p1 viscount: 1",
        "p1 hand: s1 s2 s4 s6",
        "p2 viscount: 5",
        "p2 slots: s8 s4",
        "p2 hand: s1 s3",
        "p2 deck: s2 s5 h05",
        "p2 discards: s6 s7",
        "p2 silver: 1",
        "tops: 5-6=n20",
    ];
    let (game, mut state) = position("", &lines);
    let old = "h05 s1 s2 s3 s5";
    compare_hand("before the shuffle", &game, &state, &hands("", (2, old), (0, "")));
    watch(&game, &mut state, &["p2 hire n20", "* top 5-6 n68"]);
    compare_hand("after the shuffle", &game, &state, &hands("", (2, old), (0, "")));
    watch(&game, &mut state, &["p2 end", "* draw p2 s7"]);
    // Two of the five of before, and one of the six that lay in the deck then.
    let odds = hands("", (2, old), (1, "n20 s6 s7"));
    assert_eq!(odds.len(), 10 + 10 * 3);
    compare_hand("after one draw", &game, &state, &odds);
    watch(&game, &mut state, &["p1 play s1", "p1 move 3", "p1 rest", "p1 end"]);
    assert_eq!(may_play(&game, &state), "n20 h05 s1 s2 s3 s5 s6 s7");
    // A card of the pile is played: it was the one that was drawn, so the others are of before.
    watch(&game, &mut state, &["p2 play s7"]);
    compare_hand("the late card was played", &game, &state, &hands("", (2, old), (0, "")));
    watch(&game, &mut state, &["p2 move 6", "p2 rest", "p2 end", "* draw p2 s6"]);
    compare_hand("another draw", &game, &state, &hands("", (2, old), (1, "n20 s6")));
}

/// Two shuffles with no draw between them: the cards of both are in the deck.
#[test]
fn vr3_two_shuffles_and_no_draw_between() {
    let lines = [
        "turn: p2",
        "beat: act",
        "p1 viscount: 1",
        "p1 hand: s1 s2 s4 s6",
        "p2 viscount: 5",
        "p2 slots: s8 s4",
        "p2 hand: s1 s3",
        "p2 deck: s2 s5 h05",
        "p2 discards: s6 s7",
        "p2 silver: 2",
        "p2 stone: 3",
        "tops: 5-6=n20",
    ];
    let (game, mut state) = position("", &lines);
    watch(&game, &mut state, &["p2 build", "p2 dismiss", "* top 5-6 n22"]);
    watch(&game, &mut state, &["p2 place workshop-2", "p2 site 5-6.1", "p2 hire n22", "* top 5-6 n68"]);
    let old = "h05 s1 s2 s3 s5";
    compare_hand("after both", &game, &state, &hands("", (2, old), (0, "")));
    watch(&game, &mut state, &["p2 end", "* draw p2 s7"]);
    compare_hand("after one draw", &game, &state, &hands("", (2, old), (1, "n22 s6 s7")));
    watch(&game, &mut state, &["p1 play s1", "p1 move 3", "p1 rest", "p1 end"]);
    // Whoever watches knows that s6 and s7 were not both drawn.
    let view = game.view(&state, P1);
    assert_eq!(view.player(Seat(1)).drawn, 1);
    assert_eq!(view.player(Seat(1)).late, set("n22 s6 s7"));
}

/// A card that is turned up from the deck was not in the hand.
#[test]
fn vr3_v20_5_a_card_that_was_turned_up() {
    let lines = [
        "turn: p2",
        "beat: play",
        "p2 slots: - s8 s4",
        "p2 hand: s2 s3 s1",
        "p2 deck: s5 s6 s7 h05",
        "p2 viscount: 5",
    ];
    let (game, mut state) = position("", &lines);
    watch(&game, &mut state, &["p2 play s2", "p2 discard top"]);
    compare_hand("before it is seen", &game, &state, &hands("", (2, "h05 s1 s3 s5 s6 s7"), (0, "")));
    watch(&game, &mut state, &["* turn s6"]);
    compare_hand("after it", &game, &state, &hands("", (2, "h05 s1 s3 s5 s7"), (0, "")));
    // In the eyes of its owner the deck is known, and its order is not (V20.8).
    let own = game.view(&state, P2);
    assert_eq!(text(own.player(Seat(1)).hand), "s1 s3");
    assert_eq!(text(own.player(Seat(1)).deck), "h05 s5 s7");
}
