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

/// The same of Student's distribution, for a deviation that was itself estimated from so many deals (Cornish-Fisher).
fn student(deals: f64) -> f64 {
    let (z, free) = (NORMAL, (deals - 1.0).max(1.0));
    let (z3, z5, z7) = (z.powi(3), z.powi(5), z.powi(7));
    z + (z3 + z) / (4.0 * free)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * z) / (96.0 * free.powi(2))
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / (384.0 * free.powi(3))
}

/// Sums over deals: of a figure, and of how often it was counted.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Clusters {
    deals: f64,
    sum: f64,
    count: f64,
    sum_squared: f64,
    count_squared: f64,
    product: f64,
}

impl Clusters {
    /// Adds a deal: the sum of the figure in its games, and how often it was counted there. Where it was not, the deal says nothing.
    pub fn add(&mut self, sum: f64, count: f64) {
        if count > 0.0 {
            self.deals += 1.0;
            self.sum += sum;
            self.count += count;
            self.sum_squared += sum * sum;
            self.count_squared += count * count;
            self.product += sum * count;
        }
    }

    /// How often the figure was counted.
    pub fn count(&self) -> u64 {
        self.count as u64
    }

    /// The mean and the square of its deviation, which one deal alone does not show.
    fn mean_and_variance(&self) -> Option<(f64, Option<f64>)> {
        if self.count <= 0.0 {
            return None;
        }
        let mean = self.sum / self.count;
        let squares = self.sum_squared - 2.0 * mean * self.product + mean * mean * self.count_squared;
        let variance = squares.max(0.0) / (self.count * self.count) * self.deals / (self.deals - 1.0);
        Some((mean, (self.deals > 1.0).then_some(variance)))
    }

    /// The mean with its interval; nothing where there are fewer than two deals.
    pub fn mean(&self) -> Option<Estimate> {
        let (mean, variance) = self.mean_and_variance()?;
        Some(Estimate::around(mean, variance?.sqrt(), student(self.deals)))
    }

    /// The mean of figures from 0 to 1, with an interval that stays between them (Wilson's): as of so many independent games as would have
    /// the same deviation. Where all were 0, or all 1, a deal counts for one game.
    pub fn share(&self) -> Option<Estimate> {
        let (share, variance) = self.mean_and_variance()?;
        let spread = share * (1.0 - share);
        let games = match variance {
            Some(variance) if variance > 0.0 && spread > 0.0 => spread / variance,
            _ => self.deals,
        };
        let z = if spread > 0.0 { student(self.deals) } else { NORMAL };
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
        for (deals, quantile) in [(11.0, 2.228), (31.0, 2.042), (1001.0, 1.962)] {
            assert!((student(deals) - quantile).abs() < 0.002, "{deals}: {}", student(deals));
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
                    clusters.add(f64::from(u8::from(first) + u8::from(second)), 2.0);
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
                clusters.add(f64::from(games * luck), f64::from(games));
            }
            let mean = clusters.mean().expect("deals");
            covered += u32::from((mean.low..=mean.high).contains(&594.0));
        }
        assert!((1_840..=1_950).contains(&covered), "{covered} of 2000");
    }

    #[test]
    fn certain_results_are_not_called_certain() {
        let mut all_won = Clusters::default();
        assert_eq!((all_won.share(), all_won.mean()), (None, None));
        all_won.add(2.0, 2.0);
        assert_eq!(all_won.mean(), None, "one deal shows no deviation");
        for _ in 0..99 {
            all_won.add(2.0, 2.0);
        }
        let share = all_won.share().expect("games");
        assert_eq!((share.value, share.high), (1.0, 1.0));
        assert!((0.95..0.97).contains(&share.low), "{share:?}");
    }
}
