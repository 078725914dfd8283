//! Steps of learning: each weight has a pace of its own, by how steadily it is pulled (the method called Adam).

use crate::gradient::Gradient;
use demesne_bots::Network;

const STEADY: f32 = 0.9;
const SQUARED: f32 = 0.999;

/// What is remembered of the pulls at each weight.
#[derive(Clone, Debug)]
pub(crate) struct Adam {
    pub mean: Network,
    pub square: Network,
    pub steps: u32,
}

impl Adam {
    pub fn new(features: usize) -> Adam {
        Adam { mean: Network::zero(features), square: Network::zero(features), steps: 0 }
    }

    /// One step down the gradient of so many lessons.
    pub fn step(&mut self, network: &mut Network, gradient: &mut Gradient, lessons: usize, rate: f32) {
        self.steps += 1;
        let times = self.steps.min(100_000) as i32;
        let (mean_share, square_share) = (1.0 - STEADY.powi(times), 1.0 - SQUARED.powi(times));
        let share = 1.0 / lessons as f32;
        let pace = rate / mean_share;
        let parts = network.parts_mut().into_iter().zip(gradient.sums.parts_mut());
        for ((weights, pulls), (means, squares)) in
            parts.zip(self.mean.parts_mut().into_iter().zip(self.square.parts_mut()))
        {
            for (((weight, pull), mean), square) in weights.iter_mut().zip(pulls).zip(means).zip(squares) {
                let pull = *pull * share;
                *mean = STEADY * *mean + (1.0 - STEADY) * pull;
                *square = SQUARED * *square + (1.0 - SQUARED) * pull * pull;
                *weight -= pace * *mean / ((*square / square_share).sqrt() + 1e-8);
            }
        }
    }
}
