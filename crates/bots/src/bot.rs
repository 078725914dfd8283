//! A bot at a table.

use crate::{Budget, Evaluate, Judge, Mind, Moment, Policy, Search, Tuning, greedy};
use demesne_game::{Quick, Random};

/// By how many points the lower levels misjudge what an action leads to; [`Evaluate::CARE`] says what a point is worth in a game. A page
/// scores about as much as people in their first games, and each level wins at least two of three games against the one below
/// (`docs/performance.md`).
const PAGE: f32 = 2.5;
const SQUIRE: f32 = 0.9;

/// Somebody who plays, with randomness and memory of its own: the same seed plays the same, as long as no clock ends its thoughts.
#[derive(Clone, Debug)]
pub struct Bot<G: Evaluate> {
    mind: Mind,
    rng: Quick,
    search: Search<G>,
}

impl<G: Evaluate> Bot<G> {
    /// A bot for one game.
    pub fn new(mind: impl Into<Mind>, seed: u64) -> Bot<G> {
        let mut rng = Quick::new(seed);
        let search = Search::new(rng.next_u64(), Tuning::default());
        Bot { mind: mind.into(), rng, search }
    }

    /// Who it is.
    pub fn mind(&self) -> Mind {
        self.mind
    }

    /// How many positions it judged for its last decision; none if it does not look ahead.
    pub fn nodes(&self) -> u32 {
        self.search.nodes()
    }

    /// Whether it looks at the state at all, or only at the list.
    #[inline]
    pub const fn looks(&self) -> bool {
        !matches!(self.mind.policy, Policy::Random)
    }

    /// Chooses one of the legal actions of a seat. `gone` says how much of the time for this decision is used up, from 0 to 1; only a bot
    /// with a [`Budget::Time`] asks.
    #[inline]
    pub fn choose(&mut self, moment: Moment<'_, G>, gone: &mut dyn FnMut() -> f32) -> G::Action {
        if self.looks()
            && let Some(action) = moment.winning()
        {
            return action;
        }
        let learned = || Judge::of(moment.game);
        let rng = &mut self.rng;
        match self.mind.policy {
            Policy::Random => moment.legal[rng.below(moment.legal.len() as u32) as usize],
            Policy::Greedy => greedy::by_hand(moment, rng),
            Policy::Knight => greedy::best(moment, &mut learned(), rng),
            Policy::Page => greedy::fallible(moment, &mut learned(), rng, PAGE * G::CARE),
            Policy::Squire => greedy::fallible(moment, &mut learned(), rng, SQUIRE * G::CARE),
            Policy::Craft => self.search(moment, &mut Judge::by_hand(), gone),
            Policy::Baron | Policy::Duke => self.search(moment, &mut learned(), gone),
        }
    }

    fn search(
        &mut self,
        moment: Moment<'_, G>,
        judge: &mut Judge<'_>,
        gone: &mut dyn FnMut() -> f32,
    ) -> G::Action {
        let budget = self.mind.budget();
        self.search.choose(moment, judge, &mut |nodes| match budget {
            Some(Budget::Nodes(most)) => nodes as f32 / most as f32,
            _ => gone(),
        })
    }
}

/// For bots that no clock ends.
pub fn no_clock() -> f32 {
    0.0
}
