//! Chance against exact arithmetic: many samples with a fixed seed, compared by Pearson's chi-square.

use demesne_game::{Notation, Quick};
use std::collections::BTreeMap;

/// How many samples a comparison draws.
pub const SAMPLES: u32 = 40_000;

/// What can happen, and how often.
pub type Odds = BTreeMap<String, f64>;

/// Draws many times, and compares: the sum stays within five deviations of what it is by chance. Since the seed is fixed,
/// a comparison fails always or never.
///
/// # Panics
/// Where something else happens, or the odds are others.
pub fn compare(what: &str, odds: &Odds, mut draw: impl FnMut(&mut Quick) -> String) {
    let total: f64 = odds.values().sum();
    assert!((total - 1.0).abs() < 1e-9, "{what}: the odds are {total} in all");
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let mut rng = Quick::new(2011);
    for _ in 0..SAMPLES {
        *seen.entry(draw(&mut rng)).or_default() += 1;
    }
    let mut sum = 0.0;
    for (text, odds) in odds {
        let wanted = odds * f64::from(SAMPLES);
        let found = f64::from(seen.remove(text).unwrap_or(0));
        sum += (found - wanted).powi(2) / wanted;
    }
    assert!(seen.is_empty(), "{what}: these cannot be: {seen:?}");
    let freedom = odds.len() as f64 - 1.0;
    let limit = freedom + 5.0 * (2.0 * freedom).sqrt();
    assert!(sum <= limit, "{what}: {sum:.1} is more than {limit:.1}");
}

/// Compares what chance does next, by its action text.
///
/// # Panics
/// As [`compare`].
pub fn compare_samples<G: Notation>(what: &str, (game, state): &(G, G::State), odds: &Odds) {
    compare(what, odds, |rng| game.action_text(game.sample(state, rng)));
}

/// Draws without replacement, in order, from names and how many there are of each.
pub fn draws(supply: &[(&str, u32)], count: usize) -> Odds {
    if count == 0 {
        return Odds::from([(String::new(), 1.0)]);
    }
    let total: u32 = supply.iter().map(|&(_, n)| n).sum();
    let mut odds = Odds::new();
    for (i, &(name, n)) in supply.iter().enumerate().filter(|(_, (_, n))| *n > 0) {
        let mut rest = supply.to_vec();
        rest[i].1 -= 1;
        for (text, p) in draws(&rest, count - 1) {
            *odds.entry(format!("{name} {text}").trim_end().to_owned()).or_default() +=
                p * f64::from(n) / f64::from(total);
        }
    }
    odds
}

/// The same odds under other names; what has the same name then is one thing.
pub fn renamed(odds: Odds, rename: impl Fn(&str) -> String) -> Odds {
    let mut renamed = Odds::new();
    for (text, p) in odds {
        *renamed.entry(rename(&text)).or_default() += p;
    }
    renamed
}
