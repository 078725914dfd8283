//! Games as comparisons of two: who stands before whom.

use crate::{Contest, SeatResult, ledger::WholeDeal};
use demesne_game::Seat;

/// How often two of a contest stood before each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Comparison {
    /// The one, by its place among those who take part.
    pub one: usize,
    /// The other, with a higher number.
    pub other: usize,
    /// How often they were compared.
    pub count: f64,
    /// How often the one stood before the other; half where they shared a place.
    pub score: f64,
}

/// All comparisons of a deal: in each game every side against every other one, unless they are of the same bot.
pub fn comparisons(contest: &Contest, (deal, games): &WholeDeal<'_>) -> Vec<Comparison> {
    let mut all: Vec<Comparison> = Vec::new();
    for (game, results) in (0..).zip(games) {
        let sides = side_places(contest, *deal, game, results);
        for (at, &(one, place)) in sides.iter().enumerate() {
            for &(other, other_place) in &sides[at + 1..] {
                let score = match place.cmp(&other_place) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                match one.cmp(&other) {
                    std::cmp::Ordering::Less => add(&mut all, one, other, score),
                    std::cmp::Ordering::Equal => {}
                    std::cmp::Ordering::Greater => add(&mut all, other, one, 1.0 - score),
                }
            }
        }
    }
    all
}

/// Who took each side, the automated opponent's behind them, and which place it got.
fn side_places(contest: &Contest, deal: u64, game: u32, results: &[SeatResult]) -> Vec<(usize, u8)> {
    let seating = contest.seating(deal, game).unwrap_or_default();
    let firsts = contest.sides().iter().filter_map(|side| side.iter().next());
    let of = |seat: Seat| Some((*seating.get(seat.index())?, results.get(seat.index())?.place));
    firsts.chain(contest.sides().automaton()).filter_map(of).collect()
}

fn add(all: &mut Vec<Comparison>, one: usize, other: usize, score: f64) {
    match all.iter_mut().find(|known| (known.one, known.other) == (one, other)) {
        Some(known) => {
            known.count += 1.0;
            known.score += score;
        }
        None => all.push(Comparison { one, other, count: 1.0, score }),
    }
}

/// What the first bot got against the second in a deal, from 0 to 1.
pub fn score_of_first(comparisons: &[Comparison]) -> Option<f64> {
    let of_two = comparisons.iter().find(|comparison| (comparison.one, comparison.other) == (0, 1));
    of_two.map(|comparison| comparison.score / comparison.count)
}
