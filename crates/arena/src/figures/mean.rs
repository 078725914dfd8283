//! Means and shares with intervals, where the deal is what is drawn at random: its games have the same luck and the same bots, so
//! they are not independent of each other.

use serde::Serialize;

/// A figure, and where it lies with 95 % certainty.
#[derive(Clone, Copy, PartialEq, Serialize, Debug)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Estimate {
    /// A figure with an interval to both sides.
    pub fn around(value: f64, deviation: f64, quantile: f64) -> Estimate {
        Estimate { value, low: value - quantile * deviation, high: value + quantile * deviation }
    }

    /// Half the width of the interval.
    pub fn margin(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// The quantile of the normal distribution for 95 % to both sides.
pub const NORMAL: f64 = 1.959_963_984_540_054;

/// The same of Student's distribution, for a deviation that was itself estimated, with so many degrees of freedom (Cornish-Fisher).
fn student(free: f64) -> f64 {
    let (z, free) = (NORMAL, free.max(1.0));
    let (z3, z5, z7) = (z.powi(3), z.powi(5), z.powi(7));
    z + (z3 + z) / (4.0 * free)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * z) / (96.0 * free.powi(2))
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / (384.0 * free.powi(3))
}

/// Sums over deals of one line-up: of a figure, and of how often it was counted.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Sums {
    deals: f64,
    sum: f64,
    count: f64,
    sum_squared: f64,
    count_squared: f64,
    product: f64,
}

impl Sums {
    fn add(&mut self, other: &Sums) {
        self.deals += other.deals;
        self.sum += other.sum;
        self.count += other.count;
        self.sum_squared += other.sum_squared;
        self.count_squared += other.count_squared;
        self.product += other.product;
    }

    /// How far the deals differ from each other, where `mean` of the figure is expected a count.
    fn squares(&self, mean: f64) -> f64 {
        let centred = |sum: f64, a: f64, b: f64| sum - a * b / self.deals;
        let sums = centred(self.sum_squared, self.sum, self.sum);
        let counts = centred(self.count_squared, self.count, self.count);
        let squares = sums - 2.0 * mean * centred(self.product, self.sum, self.count) + mean * mean * counts;
        squares.max(0.0) * self.deals / (self.deals - 1.0)
    }
}

/// A figure over deals. Which line-up a deal has is no chance: where each has several deals, only those of the same one are compared.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Clusters {
    lineups: Vec<Sums>,
}

/// How sure a mean is.
struct Spread {
    mean: f64,
    /// The square of its deviation, which too few deals do not show.
    variance: Option<f64>,
    deals: f64,
    /// For Student's quantile: the deals without those that the means of line-ups use up.
    free: f64,
}

impl Clusters {
    /// Adds a deal of a line-up: the sum of the figure in its games, and how often it was counted there. Where it was not, the deal says
    /// nothing.
    pub fn add(&mut self, lineup: usize, sum: f64, count: f64) {
        if count > 0.0 {
            if self.lineups.len() <= lineup {
                self.lineups.resize(lineup + 1, Sums::default());
            }
            self.lineups[lineup].add(&Sums {
                deals: 1.0,
                sum,
                count,
                sum_squared: sum * sum,
                count_squared: count * count,
                product: sum * count,
            });
        }
    }

    fn total(&self) -> Sums {
        self.lineups.iter().fold(Sums::default(), |mut total, sums| {
            total.add(sums);
            total
        })
    }

    /// How often the figure was counted.
    pub fn count(&self) -> u64 {
        self.total().count as u64
    }

    fn spread(&self) -> Option<Spread> {
        let total = self.total();
        if total.count <= 0.0 {
            return None;
        }
        let mean = total.sum / total.count;
        let played: Vec<&Sums> = self.lineups.iter().filter(|sums| sums.deals > 0.0).collect();
        let (squares, groups) = match played.iter().all(|sums| sums.deals > 1.0) {
            true => (played.iter().map(|sums| sums.squares(mean)).sum(), played.len()),
            false => (total.squares(mean), 1),
        };
        let variance = (total.deals > 1.0).then_some(squares / (total.count * total.count));
        Some(Spread { mean, variance, deals: total.deals, free: total.deals - groups as f64 })
    }

    /// The mean with its interval; nothing where there are fewer than two deals.
    pub fn mean(&self) -> Option<Estimate> {
        let Spread { mean, variance, free, .. } = self.spread()?;
        Some(Estimate::around(mean, variance?.sqrt(), student(free)))
    }

    /// The mean of figures from 0 to 1, with an interval that stays between them (Wilson's): as of so many independent games as would have
    /// the same deviation. Where all were 0, or all 1, a deal counts for one game.
    pub fn share(&self) -> Option<Estimate> {
        let Spread { mean: share, variance, deals, free } = self.spread()?;
        let spread = share * (1.0 - share);
        let games = match variance {
            Some(variance) if variance > 0.0 && spread > 0.0 => spread / variance,
            _ => deals,
        };
        let z = if spread > 0.0 { student(free) } else { NORMAL };
        let weight = z * z / games;
        let middle = (share + weight / 2.0) / (1.0 + weight);
        let margin = z / (1.0 + weight) * (spread / games + weight / (4.0 * games)).sqrt();
        // By rounding the interval could end a hair before a share of 0 or 1.
        let (low, high) = ((middle - margin).max(0.0).min(share), (middle + margin).min(1.0).max(share));
        Some(Estimate { value: share, low, high })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_game::{Quick, Random};

    fn chance(rng: &mut Quick, odds: f64) -> bool {
        f64::from(rng.next_u32()) < odds * 4_294_967_296.0
    }

    #[test]
    fn quantiles_are_those_of_the_tables() {
        for (free, quantile) in [(10.0, 2.228), (30.0, 2.042), (1000.0, 1.962)] {
            assert!((student(free) - quantile).abs() < 0.002, "{free}: {}", student(free));
        }
    }

    #[test]
    fn shares_cover_the_truth_although_games_of_a_deal_hang_together() {
        // Both games of a deal go to the same side in most deals: as if there were few more games than deals.
        for truth in [0.5, 0.8, 0.97] {
            let mut rng = Quick::new(11);
            let mut covered = 0;
            for _ in 0..2_000 {
                let mut clusters = Clusters::default();
                for _ in 0..150 {
                    let first = chance(&mut rng, truth);
                    let second = if chance(&mut rng, 0.8) { first } else { chance(&mut rng, truth) };
                    clusters.add(0, f64::from(u8::from(first) + u8::from(second)), 2.0);
                }
                let share = clusters.share().expect("games");
                covered += u32::from((share.low..=share.high).contains(&truth));
            }
            assert!((1_860..=1_950).contains(&covered), "{truth}: {covered} of 2000");
        }
    }

    #[test]
    fn means_cover_the_truth_with_few_deals() {
        let mut rng = Quick::new(3);
        let mut covered = 0;
        for _ in 0..2_000 {
            let mut clusters = Clusters::default();
            for _ in 0..10 {
                let luck: u32 = (0..12).map(|_| rng.below(100)).sum();
                let games = 1 + rng.below(3);
                clusters.add(0, f64::from(games * luck), f64::from(games));
            }
            let mean = clusters.mean().expect("deals");
            covered += u32::from((mean.low..=mean.high).contains(&594.0));
        }
        assert!((1_840..=1_950).contains(&covered), "{covered} of 2000");
    }

    #[test]
    fn line_ups_that_differ_are_no_chance() {
        // Against one opponent half of the sides win, against two all do: the mean over both is certain but for what chance adds.
        let mut rng = Quick::new(8);
        let (mut covered, mut widest) = (0, 0.0f64);
        for _ in 0..2_000 {
            let mut clusters = Clusters::default();
            for deal in 0..100 {
                let luck = f64::from(rng.below(3));
                match deal % 2 {
                    0 => clusters.add(0, 100.0 + luck, 6.0),
                    _ => clusters.add(1, 300.0 - luck, 3.0),
                }
            }
            let mean = clusters.mean().expect("deals");
            covered += u32::from((mean.low..=mean.high).contains(&(400.0 / 9.0)));
            widest = widest.max(mean.margin());
        }
        assert!((1_860..=1_950).contains(&covered), "{covered} of 2000");
        assert!(widest < 0.1, "{widest}");
        let mut alone = Clusters::default();
        (0..3).for_each(|lineup| alone.add(lineup, 10.0 * lineup as f64, 1.0));
        let wide = alone.mean().expect("deals");
        assert!(wide.margin() > 10.0, "one deal a line-up: they are compared with each other: {wide:?}");
    }

    #[test]
    fn certain_results_are_not_called_certain() {
        let mut all_won = Clusters::default();
        assert_eq!((all_won.share(), all_won.mean()), (None, None));
        all_won.add(0, 2.0, 2.0);
        assert_eq!(all_won.mean(), None, "one deal shows no deviation");
        for _ in 0..99 {
            all_won.add(0, 2.0, 2.0);
        }
        let share = all_won.share().expect("games");
        assert_eq!((share.value, share.high), (1.0, 1.0));
        assert!((0.95..0.97).contains(&share.low), "{share:?}");
    }
}
