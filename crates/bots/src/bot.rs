//! A bot at a table.

use crate::{Budget, Evaluate, Judge, Mind, Policy, Search, Tuning, greedy};
use demesne_game::{Quick, Random, Seat};

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

    /// Whether it looks at the state at all, or only at the list.
    #[inline]
    pub const fn looks(&self) -> bool {
        !matches!(self.mind.policy, Policy::Random)
    }

    /// Chooses one of the legal actions of a seat, of which there is at least one. `gone` says how much of the time for this decision is
    /// used up, from 0 to 1; only a bot with a [`Budget::Time`] asks.
    #[inline]
    pub fn choose(
        &mut self,
        game: &G,
        view: &G::State,
        seat: Seat,
        legal: &[G::Action],
        gone: &mut dyn FnMut() -> f32,
    ) -> G::Action {
        let learned = || Judge::of(game);
        match self.mind.policy {
            Policy::Random => legal[self.rng.below(legal.len() as u32) as usize],
            Policy::Greedy => greedy::best(game, &mut Judge::by_hand(), view, seat, legal, &mut self.rng),
            Policy::Knight => greedy::best(game, &mut learned(), view, seat, legal, &mut self.rng),
            Policy::Page => greedy::fallible(game, &mut learned(), view, seat, legal, (&mut self.rng, 8.0)),
            Policy::Squire => greedy::fallible(game, &mut learned(), view, seat, legal, (&mut self.rng, 2.5)),
            Policy::Craft => self.search(game, &mut Judge::by_hand(), view, seat, legal, gone),
            Policy::Baron | Policy::Duke => self.search(game, &mut learned(), view, seat, legal, gone),
        }
    }

    fn search(
        &mut self,
        game: &G,
        judge: &mut Judge<'_>,
        view: &G::State,
        seat: Seat,
        legal: &[G::Action],
        gone: &mut dyn FnMut() -> f32,
    ) -> G::Action {
        let budget = self.mind.budget();
        self.search.choose(game, judge, view, seat, legal, &mut |nodes| match budget {
            Some(Budget::Nodes(most)) => nodes as f32 / most as f32,
            _ => gone(),
        })
    }
}

/// For bots that no clock ends.
pub fn no_clock() -> f32 {
    0.0
}
