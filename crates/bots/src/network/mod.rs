//! A small network that says how many points a seat will still score.
//!
//! Two hidden layers over sparse inputs. The first layer is the large one, and costs only as much as there are inputs that are not
//! zero; so a position is valued in about a microsecond, in a browser too.

mod file;
mod inputs;
mod running;

pub use file::NotANetwork;
pub use inputs::Inputs;
pub(crate) use inputs::groups;
pub(crate) use running::RunningSums;

/// The width of the first hidden layer.
pub const FIRST: usize = 128;
/// The width of the second.
pub const SECOND: usize = 32;

/// The weights of a network. All fields are plain numbers, so that learning can change them one by one.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// From each feature to the first layer: [`FIRST`] numbers a feature.
    pub from_inputs: Vec<f32>,
    /// What the first layer starts from.
    pub first_bias: [f32; FIRST],
    /// From the first layer to the second: [`FIRST`] numbers for each place of the second.
    pub to_second: Vec<[f32; FIRST]>,
    /// What the second layer starts from.
    pub second_bias: [f32; SECOND],
    /// From the second layer to the answer.
    pub to_answer: [f32; SECOND],
    /// What the answer starts from.
    pub answer_bias: f32,
}

/// What the layers of a network hold for a position.
#[derive(Clone, Debug)]
pub struct Layers {
    /// The first layer, negative numbers cut off.
    pub first: [f32; FIRST],
    /// The second.
    pub second: [f32; SECOND],
    /// The answer.
    pub answer: f32,
}

impl Network {
    /// A network that answers 0 to everything.
    pub fn zero(features: usize) -> Network {
        Network {
            from_inputs: vec![0.0; features * FIRST],
            first_bias: [0.0; FIRST],
            to_second: vec![[0.0; FIRST]; SECOND],
            second_bias: [0.0; SECOND],
            to_answer: [0.0; SECOND],
            answer_bias: 0.0,
        }
    }

    /// The mean of some networks, weight by weight; of none there is none. Those of one course, or of courses that go on from each other,
    /// are near enough to each other that their mean knows what they have in common, and less of what was luck in each.
    pub fn mean(networks: &[Network]) -> Option<Network> {
        let mut mean = Network::zero(networks.first()?.features());
        let share = 1.0 / networks.len() as f32;
        for network in networks {
            for (sums, weights) in mean.parts_mut().into_iter().zip(network.parts()) {
                sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += share * *weight);
            }
        }
        Some(mean)
    }

    /// Every weight goes a share of the way to that of another network.
    pub fn draw_near(&mut self, other: &Network, share: f32) {
        for (weights, others) in self.parts_mut().into_iter().zip(other.parts()) {
            weights.iter_mut().zip(others).for_each(|(weight, other)| *weight += share * (*other - *weight));
        }
    }

    /// How many features it knows.
    pub fn features(&self) -> usize {
        self.from_inputs.len() / FIRST
    }

    /// All weights, part by part.
    pub fn parts(&self) -> [&[f32]; 6] {
        let Network { from_inputs, first_bias, to_second, second_bias, to_answer, answer_bias } = self;
        let answer_bias = std::slice::from_ref(answer_bias);
        [from_inputs, first_bias, to_second.as_flattened(), second_bias, to_answer, answer_bias]
    }

    /// All weights, part by part, to be changed.
    pub fn parts_mut(&mut self) -> [&mut [f32]; 6] {
        let Network { from_inputs, first_bias, to_second, second_bias, to_answer, answer_bias } = self;
        let answer_bias = std::slice::from_mut(answer_bias);
        [from_inputs, first_bias, to_second.as_flattened_mut(), second_bias, to_answer, answer_bias]
    }

    /// The answer to a position.
    #[inline]
    pub fn answer(&self, inputs: &Inputs) -> f32 {
        self.layers(inputs).answer
    }

    /// The answer to a position and all that led to it.
    pub fn layers(&self, inputs: &Inputs) -> Layers {
        let mut first = self.first_bias;
        for &(place, value) in inputs.list() {
            let from = usize::from(place) * FIRST;
            let Some(row) = self.from_inputs.get(from..from + FIRST) else { continue };
            for (sum, weight) in first.iter_mut().zip(row) {
                *sum += value * weight;
            }
        }
        for sum in &mut first {
            *sum = sum.max(0.0);
        }
        let second = self.second(&first);
        Layers { first, second, answer: self.answer_bias + dot(&second, &self.to_answer) }
    }

    /// The answer, from the sums of the first layer.
    pub(crate) fn answer_from(&self, sums: &[f32; FIRST]) -> f32 {
        let first = sums.map(|sum| sum.max(0.0));
        self.answer_bias + dot(&self.second(&first), &self.to_answer)
    }

    fn second(&self, first: &[f32; FIRST]) -> [f32; SECOND] {
        let mut second = self.second_bias;
        for (sum, row) in second.iter_mut().zip(&self.to_second) {
            *sum = (*sum + dot(first, row)).max(0.0);
        }
        second
    }
}

/// The sum of products, in eight sums beside each other: the same on every machine, and quick.
#[inline]
fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    let mut sums = [0.0f32; 8];
    for (ones, others) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for ((sum, one), other) in sums.iter_mut().zip(ones).zip(others) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_is_what_a_plain_sum_gives() {
        let mut network = Network::zero(3);
        network.from_inputs[FIRST] = 2.0;
        network.from_inputs[2 * FIRST] = -1.0;
        network.first_bias[0] = 1.0;
        network.to_second[3][0] = 0.5;
        network.second_bias[3] = 0.25;
        network.to_answer[3] = 4.0;
        network.answer_bias = -1.0;
        let mut inputs = Inputs::new();
        inputs.add(1, 3.0);
        inputs.set(2);
        // 1 + 2·3 − 1 = 6; 0.25 + 0.5·6 = 3.25; −1 + 4·3.25 = 12.
        assert_eq!(network.answer(&inputs), 12.0);
        inputs.clear();
        inputs.add(2, 2.0);
        // 1 − 2 is cut off at 0; 0.25; −1 + 4·0.25.
        assert_eq!(network.answer(&inputs), 0.0);
    }

    #[test]
    fn a_mean_lies_between() {
        let (mut one, mut other) = (Network::zero(2), Network::zero(2));
        one.from_inputs[5] = 1.0;
        other.from_inputs[5] = 3.0;
        other.answer_bias = 4.0;
        let mean = Network::mean(&[one, other]).expect("of two");
        assert_eq!((mean.from_inputs[5], mean.answer_bias, mean.features()), (2.0, 2.0, 2));
        assert_eq!(Network::mean(&[]), None);
    }

    #[test]
    fn counts_beyond_the_last_place_share_it() {
        let mut inputs = Inputs::new();
        inputs.one_of(10, 4, 2);
        inputs.one_of(20, 4, 9);
        inputs.add(30, 0.0);
        assert_eq!(inputs.list(), [(12, 1.0), (23, 1.0)]);
    }
}
