//! The figures of a contest.

use super::{Clusters, CurvePoint, Estimate, Ratings, comparisons, curve::Curve};
use crate::{Contest, Ledger, ledger::WholeDeal};
use demesne_game::Seat;
use serde::Serialize;

/// Where there are more line-ups than this they are not told apart: few would have the deals for it.
const MOST_LINEUPS: u64 = 64;

/// All that a contest shows, of the deals that were played as a whole.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Summary {
    /// How many deals.
    pub deals: u64,
    /// How many games they had.
    pub games: u64,
    /// Games that do not count, since others of their deals are missing or the question was decided before them.
    pub games_left_out: u64,
    /// The bots, and behind them the automated opponent where there is one.
    pub bots: Vec<Standing>,
    /// Of two bots, or of one and the automated opponent: by how much the first is rated above the second.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub difference: Option<Estimate>,
    /// How the shares of games won came about.
    pub curve: Vec<CurvePoint>,
}

/// What somebody who takes part came to.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Standing {
    /// The name.
    pub bot: String,
    /// On how many sides it sat, over all games.
    pub played: u64,
    /// The share of them that won; a victory that several share is divided among them.
    pub win_share: Option<Estimate>,
    /// The mean of its points.
    pub mean_score: Option<Estimate>,
    /// The rating, where all who take part met.
    pub rating: Option<Estimate>,
    /// The same by seat, where it sat.
    pub seats: Vec<BySeat>,
    /// How often it was asked.
    pub decisions: u64,
    /// How long a decision took.
    pub seconds_a_decision: Option<f64>,
    /// How many positions it judged for a decision.
    pub nodes_a_decision: Option<f64>,
}

/// What somebody came to at one seat.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct BySeat {
    /// The seat: `p1` to `p4`.
    pub seat: String,
    /// In how many games.
    pub played: u64,
    /// The share of them that won.
    pub win_share: Option<Estimate>,
    /// The mean of its points.
    pub mean_score: Option<Estimate>,
}

impl Summary {
    /// Adds up the games of a ledger, of the deals before one.
    pub fn new(ledger: &Ledger, before: u64) -> Summary {
        let contest = ledger.contest();
        let mut sums = vec![Sums::new(contest.sides().seats()); contest.entrants().len()];
        let (mut deals, mut games, mut compared) = (0, 0, Vec::new());
        let mut curve = Curve::new(ledger.whole_deals().take_while(|(deal, _)| *deal < before).count());
        for whole in ledger.whole_deals().take_while(|(deal, _)| *deal < before) {
            add_deal(contest, &whole, &mut sums);
            compared.push(comparisons(contest, &whole));
            deals += 1;
            games += whole.1.len() as u64;
            curve.add(games, || sums.iter().map(|sums| sums.won.share()).collect());
        }
        let ratings = Ratings::new(sums.len(), &compared);
        let standing = |(entrant, sums): (usize, &Sums)| {
            sums.standing(&contest.entrants()[entrant], ratings.as_ref().map(|ratings| ratings.of(entrant)))
        };
        let of_two = contest.bots() == 2 || sums.len() == 2;
        Summary {
            deals,
            games,
            games_left_out: ledger.len() as u64 - games,
            bots: sums.iter().enumerate().map(standing).collect(),
            difference: ratings.as_ref().filter(|_| of_two).map(|ratings| ratings.difference(0, 1)),
            curve: curve.points(),
        }
    }
}

/// The sums of one who takes part.
#[derive(Clone, Default)]
struct Sums {
    won: Clusters,
    points: Clusters,
    by_seat: Vec<(Clusters, Clusters)>,
    decisions: u64,
    nodes: u64,
    seconds: f64,
}

impl Sums {
    fn new(seats: u8) -> Sums {
        Sums { by_seat: vec![Default::default(); seats.into()], ..Sums::default() }
    }

    fn standing(&self, name: &str, rating: Option<Estimate>) -> Standing {
        let a_decision = |sum: f64| (self.decisions > 0).then(|| sum / self.decisions as f64);
        let seat = |(seat, (won, points)): (usize, &(Clusters, Clusters))| BySeat {
            seat: Seat(seat as u8).to_string(),
            played: won.count(),
            win_share: won.share(),
            mean_score: points.mean(),
        };
        Standing {
            bot: name.to_owned(),
            played: self.won.count(),
            win_share: self.won.share(),
            mean_score: self.points.mean(),
            rating,
            seats: self.by_seat.iter().enumerate().map(seat).filter(|seat| seat.played > 0).collect(),
            decisions: self.decisions,
            seconds_a_decision: a_decision(self.seconds),
            nodes_a_decision: a_decision(self.nodes as f64),
        }
    }
}

/// Adds the games of a deal to the sums of all who take part.
fn add_deal(contest: &Contest, (deal, games): &WholeDeal<'_>, sums: &mut [Sums]) {
    let seats = usize::from(contest.sides().seats());
    let lineup = match contest.schedule().round() {
        round if round <= MOST_LINEUPS => (deal % round) as usize,
        _ => 0,
    };
    // For each who takes part, at each seat: victories, points, games.
    let mut at = vec![vec![(0.0, 0.0, 0.0); seats]; sums.len()];
    // Partners have their side's victory and points together: it counts once.
    let mut whole = vec![(0.0, 0.0, 0.0); sums.len()];
    for (game, results) in (0..).zip(games) {
        let seating = contest.seating(*deal, game).unwrap_or_default();
        let sides = contest.sides().iter().filter_map(|side| side.iter().next());
        let firsts: Vec<usize> = sides.chain(contest.sides().automaton()).map(Seat::index).collect();
        let winners =
            firsts.iter().filter(|&&seat| results.get(seat).is_some_and(|result| result.won)).count();
        for (seat, (&entrant, result)) in seating.iter().zip(*results).enumerate() {
            let won = if result.won { 1.0 / winners.max(1) as f64 } else { 0.0 };
            let add = |sum: &mut (f64, f64, f64)| {
                *sum = (sum.0 + won, sum.1 + f64::from(result.points), sum.2 + 1.0);
            };
            add(&mut at[entrant][seat]);
            if firsts.contains(&seat) {
                add(&mut whole[entrant]);
            }
            sums[entrant].decisions += u64::from(result.decisions);
            // A file from elsewhere may say anything.
            sums[entrant].nodes = sums[entrant].nodes.saturating_add(result.nodes);
            sums[entrant].seconds += result.seconds;
        }
    }
    for (sums, (at, whole)) in sums.iter_mut().zip(at.iter().zip(&whole)) {
        sums.won.add(lineup, whole.0, whole.2);
        sums.points.add(lineup, whole.1, whole.2);
        for ((won, points), seat) in sums.by_seat.iter_mut().zip(at) {
            won.add(lineup, seat.0, seat.2);
            points.add(lineup, seat.1, seat.2);
        }
    }
}
