//! Ratings find strengths that are known, and their intervals say how well.

use demesne_arena::{Comparison, Ratings};
use demesne_game::{Quick, Random};

/// True strengths in Elo points, with mean 0.
const TRUTH: [f64; 4] = [150.0, 40.0, -30.0, -160.0];

fn chance(rng: &mut Quick, odds: f64) -> bool {
    f64::from(rng.next_u32()) < odds * 4_294_967_296.0
}

fn odds(one: f64, other: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf((other - one) / 400.0))
}

/// Deals of two games between two bots, all pairs in turn. In a share of the deals the second game goes like the first.
fn pairs(rng: &mut Quick, deals: usize, alike: f64) -> Vec<Vec<Comparison>> {
    let meetings = [(0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2)];
    let deal = |number: usize| {
        let (one, other) = meetings[number % meetings.len()];
        let p = odds(TRUTH[one], TRUTH[other]);
        let first = chance(rng, p);
        let second = if chance(rng, alike) { first } else { chance(rng, p) };
        vec![Comparison { one, other, count: 2.0, score: f64::from(u8::from(first) + u8::from(second)) }]
    };
    (0..deals).map(deal).collect()
}

/// Deals of one game of four, ranked by picking the next place by the model, so that each two of them stand as it says.
fn rankings(rng: &mut Quick, deals: usize) -> Vec<Vec<Comparison>> {
    let strength: Vec<f64> = TRUTH.iter().map(|elo| 10f64.powf(elo / 400.0)).collect();
    let deal = |_| {
        let mut left: Vec<usize> = (0..4).collect();
        let mut places = [0; 4];
        for place in 0..4 {
            let all: f64 = left.iter().map(|&bot| strength[bot]).sum();
            let mut drawn = f64::from(rng.next_u32()) / 4_294_967_296.0 * all;
            let at = left.iter().position(|&bot| {
                drawn -= strength[bot];
                drawn < 0.0
            });
            places[left.remove(at.unwrap_or(left.len() - 1))] = place;
        }
        let mut all = Vec::new();
        for one in 0..4 {
            for other in one + 1..4 {
                let score = f64::from(u8::from(places[one] < places[other]));
                all.push(Comparison { one, other, count: 1.0, score });
            }
        }
        all
    };
    (0..deals).map(deal).collect()
}

#[test]
fn known_strengths_are_found() {
    let mut rng = Quick::new(1);
    for deals in [pairs(&mut rng, 30_000, 0.3), rankings(&mut rng, 15_000)] {
        let ratings = Ratings::new(4, &deals).expect("all met");
        for (bot, truth) in TRUTH.iter().enumerate() {
            let found = ratings.of(bot);
            assert!((found.value - truth).abs() < 8.0, "{bot}: {found:?}, not {truth}");
            assert!(found.margin() < 8.0, "{bot}: {found:?}");
        }
        let apart = ratings.difference(0, 3);
        assert!((apart.value - 310.0).abs() < 14.0, "{apart:?}");
    }
}

#[test]
fn intervals_cover_the_truth_in_95_of_100() {
    type Draw = fn(&mut Quick) -> Vec<Vec<Comparison>>;
    let draws: [(&str, Draw); 3] = [
        ("games that do not hang together", |rng| pairs(rng, 600, 0.0)),
        ("games of a deal that hang together", |rng| pairs(rng, 600, 0.7)),
        ("games of four", |rng| rankings(rng, 200)),
    ];
    for (what, draw) in draws {
        let mut rng = Quick::new(5);
        let (mut covered, mut apart) = (0, 0);
        for _ in 0..500 {
            let ratings = Ratings::new(4, &draw(&mut rng)).expect("all met");
            for (bot, truth) in TRUTH.iter().enumerate() {
                let found = ratings.of(bot);
                covered += u32::from((found.low..=found.high).contains(truth));
            }
            let found = ratings.difference(0, 1);
            apart += u32::from((found.low..=found.high).contains(&110.0));
        }
        assert!((1_860..=1_945).contains(&covered), "{what}: {covered} of 2000");
        assert!((460..=490).contains(&apart), "{what}: {apart} of 500");
    }
}

#[test]
fn draws_are_half_wins() {
    let drawn = vec![vec![Comparison { one: 0, other: 1, count: 2.0, score: 1.0 }]; 50];
    let ratings = Ratings::new(2, &drawn).expect("they met");
    assert!(ratings.difference(0, 1).value.abs() < 1e-6);
}

#[test]
fn who_won_everything_is_strong_but_not_infinitely() {
    let won = vec![vec![Comparison { one: 0, other: 1, count: 2.0, score: 2.0 }]; 100];
    let difference = Ratings::new(2, &won).expect("they met").difference(0, 1);
    assert!((800.0..1_200.0).contains(&difference.value), "{difference:?}");
    assert!(difference.margin() > 200.0 && difference.low > 400.0, "{difference:?}");
}

#[test]
fn whoever_met_nobody_cannot_be_rated() {
    let met = vec![vec![Comparison { one: 0, other: 1, count: 2.0, score: 1.0 }]; 10];
    assert_eq!(Ratings::new(3, &met), None, "the third met nobody");
    assert_eq!(Ratings::new(1, &[]), None);
    assert_eq!(Ratings::new(2, &[]), None);
}
