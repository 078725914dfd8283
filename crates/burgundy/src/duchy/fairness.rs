//! What makes a layout as good as the known ones: counts that lie in the range of the nineteen known boards.

use super::Duchy;
use crate::colour::Colour;
use demesne_game::{Spaces, hex::connected_parts};
use std::ops::RangeInclusive;

/// Regions of each colour, in the order of [`Colour::ALL`].
pub(super) const REGIONS: [RangeInclusive<u32>; 6] = [2..=4, 1..=3, 1..=6, 1..=4, 2..=6, 1..=2];
/// Different die numbers on the spaces of each colour. One known board has all its castles on one number; that is
/// left out here, as it makes the castles hard to come by.
pub(super) const DIFFERENT_NUMBERS: [RangeInclusive<u32>; 6] = [2..=4, 2..=3, 4..=5, 3..=5, 5..=6, 4..=5];
/// Regions in all.
pub(super) const ALL_REGIONS: RangeInclusive<u32> = 13..=21;
/// Victory points for the sizes of all regions together.
pub(super) const SIZE_POINTS: RangeInclusive<u32> = 62..=87;
/// Touching pairs of spaces of one colour.
pub(super) const PAIRS: RangeInclusive<u32> = 17..=34;
/// Spaces of a region.
pub(super) const REGION_SIZE: RangeInclusive<u32> = 1..=8;

/// What is counted of the spaces of one colour.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Tally {
    /// How many regions they form.
    pub regions: u32,
    /// The spaces of the largest one.
    pub largest: u32,
    /// The points for the sizes of all of them.
    pub points: u32,
    /// How many pairs of them touch.
    pub pairs: u32,
    /// How many different die numbers they have.
    pub numbers: u32,
}

impl Tally {
    pub(super) fn of(spaces: Spaces, touching: &[Spaces], number: &[u8]) -> Tally {
        let mut tally = Tally::default();
        for part in connected_parts(spaces, touching) {
            let size = part.len();
            tally.regions += 1;
            tally.largest = tally.largest.max(size);
            tally.points += size * (size + 1) / 2;
        }
        let mut numbers = 0u32;
        for space in spaces {
            tally.pairs += (touching[usize::from(space)] & spaces).len();
            numbers |= 1 << number[usize::from(space)];
        }
        tally.pairs /= 2;
        tally.numbers = numbers.count_ones();
        tally
    }
}

/// A count, and the range that it should lie in.
pub(super) struct Count {
    pub what: &'static str,
    pub colour: Option<Colour>,
    pub value: u32,
    pub range: RangeInclusive<u32>,
}

impl Count {
    /// How far the value is out of its range.
    pub(super) fn excess(&self) -> u32 {
        self.range.start().saturating_sub(self.value) + self.value.saturating_sub(*self.range.end())
    }
}

/// Everything that is counted, from the tallies of the six colours.
pub(super) fn counts(tallies: &[Tally; 6]) -> impl Iterator<Item = Count> {
    let sum = |part: fn(&Tally) -> u32| tallies.iter().map(part).sum::<u32>();
    let all = [
        ("regions in all", sum(|tally| tally.regions), ALL_REGIONS),
        ("points for the sizes of all regions", sum(|tally| tally.points), SIZE_POINTS),
        ("touching pairs of one colour", sum(|tally| tally.pairs), PAIRS),
    ];
    let all = all.into_iter().map(|(what, value, range)| Count { what, colour: None, value, range });
    let each = Colour::ALL.into_iter().zip(tallies).flat_map(|(colour, tally)| {
        let index = colour.index();
        let count = |what, value, range| Count { what, colour: Some(colour), value, range };
        [
            count("regions", tally.regions, REGIONS[index].clone()),
            count("spaces in the largest region", tally.largest, REGION_SIZE),
            count("different die numbers", tally.numbers, DIFFERENT_NUMBERS[index].clone()),
        ]
    });
    all.chain(each)
}

/// Whether the duchy is in the range of the known boards; the error says what is not.
pub fn fairness(duchy: &Duchy) -> Result<(), String> {
    let tallies = duchy.by_colour.map(|spaces| Tally::of(spaces, &duchy.neighbours, &duchy.number));
    match counts(&tallies).find(|count| count.excess() > 0) {
        None => Ok(()),
        Some(Count { what, colour, value, range }) => {
            let colour = colour.map_or(String::new(), |colour| format!("{}: ", colour.name()));
            Err(format!("{colour}{value} {what}; fair are {} to {}", range.start(), range.end()))
        }
    }
}
