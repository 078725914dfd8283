//! Policies that play the games of Demesne.
//!
//! A bot sees what its seat may know, a [`Game::view`], and the legal actions; it never sees the truth behind a view.
//! Policies know games only through the contract; what is good in a game is said by its [`Evaluate`].

mod between;
mod burgundy;
mod greedy;
mod tuscany;

pub use between::play_between;

use demesne_game::{Game, Quick, Random, Seat, TextError};

/// How good a state is for a seat: one evaluator a game.
pub trait Evaluate: Game {
    /// The larger the better; in points as far as that can be said.
    fn value(&self, state: &Self::State, seat: Seat) -> f32;
}

/// The policies by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// Any legal action, each as likely.
    Random,
    /// The action whose result looks best at once.
    Greedy,
}

impl Policy {
    /// All policies.
    pub const ALL: [Policy; 2] = [Policy::Random, Policy::Greedy];

    /// Its name on the command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            Policy::Random => "random",
            Policy::Greedy => "greedy",
        }
    }

    /// Reads a name.
    pub fn parse(text: &str) -> Result<Policy, TextError> {
        Policy::ALL.into_iter().find(|policy| policy.name() == text).ok_or_else(|| {
            let names: Vec<&str> = Policy::ALL.iter().map(|policy| policy.name()).collect();
            TextError::new(format!("there is no bot \"{text}\"; the bots are {}", names.join(", ")))
        })
    }
}

/// A policy at a table, with its own randomness: the same seed plays the same.
#[derive(Clone, Debug)]
pub struct Bot {
    policy: Policy,
    rng: Quick,
}

impl Bot {
    /// A bot for one game.
    pub fn new(policy: Policy, seed: u64) -> Bot {
        Bot { policy, rng: Quick::new(seed) }
    }

    /// Whether it looks at the state at all, or only at the list.
    #[inline]
    pub const fn looks(&self) -> bool {
        !matches!(self.policy, Policy::Random)
    }

    /// Chooses one of the legal actions of a seat, of which there is at least one.
    #[inline]
    pub fn choose<G: Evaluate>(
        &mut self,
        game: &G,
        view: &G::State,
        seat: Seat,
        legal: &[G::Action],
    ) -> G::Action {
        match self.policy {
            Policy::Random => legal[self.rng.below(legal.len() as u32) as usize],
            Policy::Greedy => greedy::choose(game, view, seat, legal, &mut self.rng),
        }
    }
}
