//! A fair look at an action that the search itself would hardly have tried.

use super::{Found, MANY, MOST, Search};
use crate::{Evaluate, Judge, Moment};

/// How much of the budget goes to the search itself. What is left is enough to try one action more than half as often as the best.
const OWN: f32 = 0.65;

impl<G: Evaluate> Search<G> {
    /// What [`Search::study`] says, with one of the actions looked at as often as the best one.
    ///
    /// A search tries what promises most, again and again, and leaves the rest after a glance. That is how it finds the best action,
    /// but a glance is no ground to say what another one costs: what the search found along the best way is the mean of many deep
    /// looks, and of the other one it knows a shallow look or none. So the action that is to be judged gets visits of its own until it
    /// has as many as the best, or the budget ends. Both then stand on the same effort, and on the same luck, since the n-th result of
    /// every chance node is drawn from the same source.
    ///
    /// `visits` are those that the search chose itself. The action comes first if it turns out to be worth more than what the search
    /// likes best.
    pub fn study_fairly(
        &mut self,
        moment: Moment<'_, G>,
        judge: &mut Judge<'_>,
        action: G::Action,
        gone: &mut dyn FnMut(u32) -> f32,
    ) -> Vec<Found<G::Action>> {
        self.nodes = 0;
        let Moment { game, seat, legal, .. } = moment;
        let roots = self.think(moment, judge, &mut |nodes| gone(nodes) / OWN);
        let mut totals = self.totals(&roots, legal.len());
        let best = totals.best(seat);
        let Some(place) = legal.iter().position(|&other| other == action).filter(|&place| place != best)
        else {
            return totals.sorted(legal, seat);
        };
        // Of many actions all were seen at first sight alone, which is fair already.
        let missing = totals.visits[best].saturating_sub(totals.visits[place]) as usize;
        let missing = if legal.len() > MANY { 0 } else { missing };
        for round in 0..missing {
            self.walk_by(game, judge, roots[round % roots.len()], seat, place);
            if gone(self.nodes) >= 1.0 || self.tree.nodes.len() >= 2 * MOST {
                break;
            }
        }
        totals.worths = self.totals(&roots, legal.len()).worths;
        let better = totals.worths[place].wants[seat.index()] > totals.worths[best].wants[seat.index()];
        let mut found = totals.sorted(legal, seat);
        if better && let Some(at) = found.iter().position(|found| found.action == action) {
            found[..=at].rotate_right(1);
        }
        found
    }
}
