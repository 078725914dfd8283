//! Positions that were met, and what came after them.

use demesne_bots::Inputs;

/// Lessons one behind the other, without a memory of its own for each.
#[derive(Clone, Debug, Default)]
pub struct Lessons {
    inputs: Vec<(u16, f32)>,
    /// Where the inputs of each lesson end, and what the answer should have been.
    ends: Vec<(usize, f32)>,
}

impl Lessons {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Adds one; what it teaches is said later, by [`Lessons::wanted_mut`].
    pub(crate) fn push(&mut self, inputs: &Inputs) -> usize {
        self.inputs.extend_from_slice(inputs.list());
        self.ends.push((self.inputs.len(), 0.0));
        self.ends.len() - 1
    }

    /// What the answer of a lesson should have been.
    pub(crate) fn wanted_mut(&mut self, lesson: usize) -> &mut f32 {
        &mut self.ends[lesson].1
    }

    /// Appends others.
    pub(crate) fn append(&mut self, other: &Lessons) {
        let from = self.inputs.len();
        self.inputs.extend_from_slice(&other.inputs);
        self.ends.extend(other.ends.iter().map(|&(end, wanted)| (end + from, wanted)));
    }

    /// Puts the inputs of a lesson into `inputs` and gives what the answer should have been.
    pub(crate) fn read(&self, lesson: usize, inputs: &mut Inputs) -> f32 {
        let start = if lesson == 0 { 0 } else { self.ends[lesson - 1].0 };
        let (end, wanted) = self.ends[lesson];
        inputs.clear();
        for &(place, value) in &self.inputs[start..end] {
            inputs.add(place.into(), value);
        }
        wanted
    }
}
