//! In which direction each weight should go.

use demesne_bots::{FIRST, Inputs, Network, SECOND};

/// The sum, over some lessons, of how the squared error changes with each weight; it has the shape of the network.
#[derive(Clone, Debug)]
pub(crate) struct Gradient {
    pub sums: Network,
    /// The squared errors themselves, summed up.
    pub error: f64,
    /// Features that the lessons named, so that only their rows are cleared and added.
    touched: Vec<u16>,
    marked: Vec<bool>,
}

impl Gradient {
    pub fn new(features: usize) -> Gradient {
        Gradient {
            sums: Network::zero(features),
            error: 0.0,
            touched: Vec::new(),
            marked: vec![false; features],
        }
    }

    /// Back to nothing.
    pub fn clear(&mut self) {
        for &place in &self.touched {
            self.marked[usize::from(place)] = false;
            self.sums.from_inputs[usize::from(place) * FIRST..][..FIRST].fill(0.0);
        }
        self.touched.clear();
        let Network { first_bias, to_second, second_bias, to_answer, answer_bias, .. } = &mut self.sums;
        first_bias.fill(0.0);
        to_second.as_flattened_mut().fill(0.0);
        second_bias.fill(0.0);
        to_answer.fill(0.0);
        (*answer_bias, self.error) = (0.0, 0.0);
    }

    /// Adds one lesson: the inputs, and what the answer should have been.
    pub fn learn(&mut self, network: &Network, inputs: &Inputs, wanted: f32) {
        let layers = network.layers(inputs);
        let error = layers.answer - wanted;
        self.error += f64::from(error * error);
        // A lucky game shall not pull at everything.
        let pull = error.clamp(-1.0, 1.0);
        self.sums.answer_bias += pull;
        let mut back = [0.0; FIRST];
        for place in 0..SECOND {
            self.sums.to_answer[place] += pull * layers.second[place];
            if layers.second[place] <= 0.0 {
                continue;
            }
            let pull = pull * network.to_answer[place];
            self.sums.second_bias[place] += pull;
            let (row, sums) = (&network.to_second[place], &mut self.sums.to_second[place]);
            for i in 0..FIRST {
                sums[i] += pull * layers.first[i];
                back[i] += pull * row[i];
            }
        }
        for (back, first) in back.iter_mut().zip(&layers.first) {
            if *first <= 0.0 {
                *back = 0.0;
            }
        }
        for (sum, back) in self.sums.first_bias.iter_mut().zip(&back) {
            *sum += back;
        }
        for &(place, value) in inputs.list() {
            let at = usize::from(place);
            if !std::mem::replace(&mut self.marked[at], true) {
                self.touched.push(place);
            }
            for (sum, back) in self.sums.from_inputs[at * FIRST..][..FIRST].iter_mut().zip(&back) {
                *sum += value * back;
            }
        }
    }

    /// Adds what another part of the lessons gave.
    pub fn add(&mut self, other: &Gradient) {
        self.error += other.error;
        for &place in &other.touched {
            let at = usize::from(place);
            if !std::mem::replace(&mut self.marked[at], true) {
                self.touched.push(place);
            }
            let from = &other.sums.from_inputs[at * FIRST..][..FIRST];
            add(&mut self.sums.from_inputs[at * FIRST..][..FIRST], from);
        }
        let (own, sums) = (&mut self.sums, &other.sums);
        add(&mut own.first_bias, &sums.first_bias);
        add(own.to_second.as_flattened_mut(), sums.to_second.as_flattened());
        add(&mut own.second_bias, &sums.second_bias);
        add(&mut own.to_answer, &sums.to_answer);
        own.answer_bias += sums.answer_bias;
    }
}

fn add(to: &mut [f32], from: &[f32]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += from;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_game::{Quick, Random};

    /// The gradient is what a small change of each weight does to half the squared error.
    #[test]
    fn the_direction_is_that_of_small_changes() {
        let mut rng = Quick::new(5);
        let mut weight = || rng.below(2001) as f32 / 4000.0 - 0.25;
        let mut network = Network::zero(4);
        network.parts_mut().into_iter().flatten().for_each(|w| *w = weight());
        let mut inputs = Inputs::new();
        inputs.set(1);
        inputs.add(3, 0.5);
        let mut gradient = Gradient::new(4);
        let wanted = network.answer(&inputs) - 0.7;
        gradient.learn(&network, &inputs, wanted);
        let half = |network: &Network| {
            let error = f64::from(network.answer(&inputs) - wanted);
            error * error / 2.0
        };
        let sums: Vec<f32> = gradient.sums.parts_mut().into_iter().flatten().map(|w| *w).collect();
        for (place, &sum) in sums.iter().enumerate().step_by(37) {
            let mut moved = [network.clone(), network.clone()];
            for (network, step) in moved.iter_mut().zip([-0.001, 0.001]) {
                *network.parts_mut().into_iter().flatten().nth(place).expect("a weight") += step;
            }
            let slope = (half(&moved[1]) - half(&moved[0])) / 0.002;
            assert!((slope - f64::from(sum)).abs() < 2e-3, "weight {place}: {slope} {sum}");
        }
        gradient.clear();
        assert!(gradient.sums.parts_mut().into_iter().flatten().all(|w| *w == 0.0));
    }
}
