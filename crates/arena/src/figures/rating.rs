//! Ratings by the model of Bradley and Terry, on the scale of Elo.
//!
//! Whoever is rated 400 points higher is expected to stand before the other in ten games of eleven. Ratings are those under which the
//! comparisons are most likely; their mean is 0. How far they may be off is worked out from how the deals differ (a "sandwich" of
//! deviations, with the deal as the unit), so neither the games of a deal nor the comparisons of a game need be independent.

use super::{Comparison, Estimate, mean::NORMAL};

/// Elo points for a factor of e in the odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// Between every two who met, half a game that the one won and half a game that the other won are added, so that somebody who won
/// everything is not infinitely strong.
const ADDED: f64 = 0.5;

/// Ratings of all who take part.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    values: Vec<f64>,
    covariance: Vec<Vec<f64>>,
}

impl Ratings {
    /// Rates so many from the comparisons of each deal. Nothing where not all have met, directly or by others.
    pub fn new(players: usize, deals: &[Vec<Comparison>]) -> Option<Ratings> {
        let mut met: Vec<Comparison> = Vec::new();
        for comparison in deals.iter().flatten() {
            match met.iter_mut().find(|all| (all.one, all.other) == (comparison.one, comparison.other)) {
                Some(all) => {
                    all.count += comparison.count;
                    all.score += comparison.score;
                }
                None => met.push(*comparison),
            }
        }
        if players < 2 || !all_connected(players, &met) {
            return None;
        }
        let added =
            |all: &Comparison| [1.0, 0.0].map(|won| Comparison { count: ADDED, score: won * ADDED, ..*all });
        let prior: Vec<Comparison> = met.iter().flat_map(added).collect();
        met.extend(&prior);
        let values = most_likely(players, &met)?;
        let inverse = inverse(information(&met, &values))?;
        let mut meat = vec![vec![0.0; players]; players];
        let scale = deals.len() as f64 / (deals.len() as f64 - 1.0).max(1.0);
        for deal in deals {
            add_square(&mut meat, &gradient(deal, &values), scale);
        }
        for half in &prior {
            add_square(&mut meat, &gradient(&[*half], &values), 1.0);
        }
        let covariance = product(&product(&inverse, &meat), &inverse);
        Some(Ratings { values, covariance })
    }

    /// Somebody's rating.
    pub fn of(&self, player: usize) -> Estimate {
        self.along(|i| f64::from(u8::from(i == player)))
    }

    /// By how much one is rated above another.
    pub fn difference(&self, one: usize, other: usize) -> Estimate {
        self.along(|i| f64::from(i8::from(i == one) - i8::from(i == other)))
    }

    /// A sum of ratings with weights.
    fn along(&self, weight: impl Fn(usize) -> f64) -> Estimate {
        let weights: Vec<f64> = (0..self.values.len()).map(weight).collect();
        let value: f64 = dot(&weights, &self.values);
        let variance: f64 = self.covariance.iter().zip(&weights).map(|(row, w)| w * dot(row, &weights)).sum();
        Estimate::around(value * ELO, variance.max(0.0).sqrt() * ELO, NORMAL)
    }
}

/// The odds that one stands before another.
fn expected(comparison: &Comparison, values: &[f64]) -> f64 {
    1.0 / (1.0 + (values[comparison.other] - values[comparison.one]).exp())
}

/// Newton's method. The likelihood has one summit and the added games keep it finite.
fn most_likely(players: usize, met: &[Comparison]) -> Option<Vec<f64>> {
    let mut values = vec![0.0; players];
    for _ in 0..100 {
        let inverse = inverse(information(met, &values))?;
        let uphill = gradient(met, &values);
        let steps: Vec<f64> = inverse.iter().map(|row| dot(row, &uphill)).collect();
        // Far from the summit a whole step could go beyond it.
        let longest = steps.iter().fold(0.0f64, |most, step| most.max(step.abs()));
        let length = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        values.iter_mut().zip(&steps).for_each(|(value, step)| *value += length * step);
        if longest < 1e-10 {
            break;
        }
    }
    Some(values)
}

/// How the likelihood grows with each rating.
fn gradient(comparisons: &[Comparison], values: &[f64]) -> Vec<f64> {
    let mut uphill = vec![0.0; values.len()];
    for comparison in comparisons {
        let surprise = comparison.score - comparison.count * expected(comparison, values);
        uphill[comparison.one] += surprise;
        uphill[comparison.other] -= surprise;
    }
    uphill
}

/// How sharply the likelihood bends. Ratings are only known but for their mean: a term that holds the mean at 0 makes it invertible
/// and changes nothing else.
fn information(met: &[Comparison], values: &[f64]) -> Vec<Vec<f64>> {
    let players = values.len();
    let mut matrix = vec![vec![1.0; players]; players];
    for comparison in met {
        let odds = expected(comparison, values);
        let weight = comparison.count * odds * (1.0 - odds);
        let (one, other) = (comparison.one, comparison.other);
        matrix[one][one] += weight;
        matrix[other][other] += weight;
        matrix[one][other] -= weight;
        matrix[other][one] -= weight;
    }
    matrix
}

/// Whether everybody can be compared with everybody, directly or by others.
fn all_connected(players: usize, met: &[Comparison]) -> bool {
    let mut reached = vec![false; players];
    reached[0] = true;
    for _ in 0..players {
        for comparison in met {
            let both = reached[comparison.one] || reached[comparison.other];
            (reached[comparison.one], reached[comparison.other]) = (both, both);
        }
    }
    reached.into_iter().all(|reached| reached)
}

fn add_square(matrix: &mut [Vec<f64>], vector: &[f64], scale: f64) {
    for (row, a) in matrix.iter_mut().zip(vector) {
        row.iter_mut().zip(vector).for_each(|(cell, b)| *cell += scale * a * b);
    }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn product(a: &[Vec<f64>], b: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let column = |j: usize| b.iter().map(move |row| row[j]).collect::<Vec<f64>>();
    let columns: Vec<Vec<f64>> = (0..b.len()).map(column).collect();
    a.iter().map(|row| columns.iter().map(|column| dot(row, column)).collect()).collect()
}

/// By Gauss and Jordan; nothing where there is none.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let n = matrix.len();
    for (i, row) in matrix.iter_mut().enumerate() {
        row.extend((0..n).map(|j| f64::from(u8::from(i == j))));
    }
    for column in 0..n {
        let best =
            (column..n).max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()))?;
        matrix.swap(column, best);
        let pivot = matrix[column][column];
        if pivot.abs() < 1e-12 {
            return None;
        }
        matrix[column].iter_mut().for_each(|cell| *cell /= pivot);
        let with = matrix[column].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(i, _)| *i != column) {
            let factor = row[column];
            row.iter_mut().zip(&with).for_each(|(cell, other)| *cell -= factor * other);
        }
    }
    Some(matrix.into_iter().map(|row| row[n..].to_vec()).collect())
}
