//! What a game says about its positions, beyond the contract.

use crate::{Inputs, Learned};
use demesne_game::{Game, Seat};

/// A game that bots can judge. This is all that a new game adds to be played by every level.
pub trait Evaluate: Game {
    /// How many features [`Evaluate::features`] tells of.
    const FEATURES: usize;
    /// What an error of one point in Burgundy is here: the lower levels misjudge by so much less where decisions are worth less.
    const CARE: f32 = 1.0;

    /// How good a state is for a seat by hand-made rules: the larger the better, in points as far as that can be said.
    fn value(&self, state: &Self::State, seat: Seat) -> f32;

    /// Tells the network about a state, through the eyes of a seat. It must not look at what the seat of a view cannot know.
    fn features(&self, state: &Self::State, seat: Seat, out: &mut Inputs);

    /// How much of the game is still to come, from 1 down to 0.
    fn time_left(&self, state: &Self::State) -> f32;

    /// How far the points of two equal players will lie apart in the end, as the scale of a logistic curve: a lead of so many points
    /// wins 73 games of 100.
    fn spread(&self, state: &Self::State) -> f32;

    /// What was learned about this way to play the game.
    fn network(&self) -> &'static Learned;
}
