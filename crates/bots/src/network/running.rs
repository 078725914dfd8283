//! The first layer, kept from position to position.

use super::{FIRST, Inputs, Network};

/// After so many positions the sums are made anew, so that rounding does not add up.
const FRESH: u32 = 64;

/// The sums of the first layer for the last position. The next one mostly differs in a few features, as positions before and after an
/// action do, and only those are worked out.
#[derive(Clone, Debug)]
pub(crate) struct RunningSums {
    values: Vec<f32>,
    places: Vec<u16>,
    next_values: Vec<f32>,
    next_places: Vec<u16>,
    named: Vec<bool>,
    sums: [f32; FIRST],
    age: u32,
}

impl RunningSums {
    pub fn new(network: &Network) -> RunningSums {
        let features = network.features();
        RunningSums {
            values: vec![0.0; features],
            places: Vec::with_capacity(256),
            next_values: vec![0.0; features],
            next_places: Vec::with_capacity(256),
            named: vec![false; features],
            sums: network.first_bias,
            age: 0,
        }
    }

    /// The sums for a position.
    pub fn of(&mut self, network: &Network, inputs: &Inputs) -> &[f32; FIRST] {
        for &(place, value) in inputs.list() {
            let Some(sum) = self.next_values.get_mut(usize::from(place)) else { continue };
            // A place may be named again after its values added up to nothing: it is listed once all the same.
            if !std::mem::replace(&mut self.named[usize::from(place)], true) {
                self.next_places.push(place);
            }
            *sum += value;
        }
        self.age += 1;
        if self.age >= FRESH {
            (self.age, self.sums) = (0, network.first_bias);
            self.places.drain(..).for_each(|place| self.values[usize::from(place)] = 0.0);
        }
        for &place in &self.next_places {
            let at = usize::from(place);
            self.named[at] = false;
            let change = self.next_values[at] - self.values[at];
            self.values[at] = 0.0;
            if change != 0.0 {
                add(&mut self.sums, network, at, change);
            }
        }
        // What is left of the last position is no more.
        for place in self.places.drain(..) {
            let gone = std::mem::take(&mut self.values[usize::from(place)]);
            if gone != 0.0 {
                add(&mut self.sums, network, place.into(), -gone);
            }
        }
        std::mem::swap(&mut self.values, &mut self.next_values);
        std::mem::swap(&mut self.places, &mut self.next_places);
        &self.sums
    }
}

#[inline]
fn add(sums: &mut [f32; FIRST], network: &Network, place: usize, times: f32) {
    let row = &network.from_inputs[place * FIRST..][..FIRST];
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += times * weight;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_game::{Quick, Random};

    #[test]
    fn the_sums_are_those_of_each_position_alone() {
        let mut rng = Quick::new(9);
        let mut network = Network::zero(40);
        network.parts_mut().into_iter().flatten().for_each(|w| *w = rng.below(201) as f32 / 100.0 - 1.0);
        let mut running = RunningSums::new(&network);
        let mut inputs = Inputs::new();
        for _ in 0..300 {
            inputs.clear();
            for _ in 0..rng.below(12) {
                inputs.add(rng.below(40) as usize, rng.below(7) as f32 - 3.0);
            }
            let quick = network.answer_from(running.of(&network, &inputs));
            let plain = network.answer(&inputs);
            assert!((quick - plain).abs() < 1e-2, "{quick} {plain}");
        }
    }
}
