//! What looking behind chance does to a judgement on average.

use crate::judge::Worth;

/// So many results of no effect are taken for granted at first.
const CALM: f32 = 4.0;

/// Behind chance the search takes the best of many judgements, and the best of many is mostly one that is too good. Whatever it adds on
/// average says nothing about a position, but would favour those that were looked at more often; so the average is taken away again.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Drift {
    sum: Worth,
    count: f32,
}

impl Drift {
    /// Takes the average effect out of what was found behind a chance node that looked like `first`.
    pub fn correct(&mut self, found: &mut Worth, first: &Worth) {
        let mut effect = *found;
        effect.add(first, -1.0);
        found.add(&self.sum, -1.0 / (self.count + CALM));
        self.sum.add(&effect, 1.0);
        self.count += 1.0;
    }
}
