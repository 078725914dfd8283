//! Duchies at random, as good as the known ones (see [`fairness`](super::fairness())).
//!
//! First a goal is drawn, the number of regions of each colour; then the colours of two spaces change places again
//! and again, as long as that leads nearer to the goal and to the ranges of the known boards, and now and then
//! when it does not. Without the goal all boards would end where a shuffled board enters the ranges: at their edge.

use super::{
    Duchy, Label, Provenance, Space,
    fairness::{self, Tally, counts},
    shape::{COUNTS, NUMBERS, hex_at},
    touching,
};
use crate::colour::Colour;
use demesne_game::{Random, Spaces, TextError};

/// Goals that are tried, and exchanges for each. Most boards are done with the first goal.
const GOALS: u32 = 400;
const EXCHANGES: u32 = 2_000;

/// A fair duchy at random, with the die numbers of the known boards. Refuses only what is no id.
pub fn random(rng: &mut impl Random, id: &str) -> Result<Duchy, TextError> {
    let label = Label {
        provenance: Provenance::Original,
        source: "Drawn at random, in the range of the known boards.".into(),
        ..Label::own(id)?
    };
    let mut layout = Layout::new();
    for _ in 0..GOALS {
        if layout.search(rng) {
            break;
        }
    }
    // Where all goals failed (only a broken source of bits gets there) the duchy is one of the right colours.
    Duchy::new(label, &layout.spaces, &[])
}

/// The standard shape, with colours that move about.
struct Layout {
    spaces: Vec<Space>,
    number: Vec<u8>,
    touching: [Spaces; super::MOST_SPACES],
    by_colour: [Spaces; 6],
}

impl Layout {
    fn new() -> Layout {
        let mut colours = COUNTS.into_iter().flat_map(|(colour, count)| (0..count).map(move |_| colour));
        let mut spaces = Vec::new();
        for (row, numbers) in NUMBERS.iter().enumerate() {
            for (place, (digit, colour)) in numbers.bytes().zip(&mut colours).enumerate() {
                spaces.push(Space { hex: hex_at(row, place), colour, number: digit - b'0' });
            }
        }
        let number = spaces.iter().map(|space| space.number).collect();
        Layout { touching: touching(&spaces), spaces, number, by_colour: [Spaces::EMPTY; 6] }
    }

    /// Shuffles the colours and moves them towards a new goal; whether it was reached.
    fn search(&mut self, rng: &mut impl Random) -> bool {
        let goal = draw_goal(rng);
        self.shuffle(rng);
        let mut tallies = self.by_colour.map(|spaces| Tally::of(spaces, &self.touching, &self.number));
        let mut cost = cost(&tallies, &goal);
        for _ in 0..EXCHANGES {
            if cost == 0 {
                return true;
            }
            let (a, b) = (self.any(rng), self.any(rng));
            let colours = [self.spaces[a].colour, self.spaces[b].colour];
            if colours[0] == colours[1] {
                continue;
            }
            self.exchange(a, b);
            let before = tallies;
            for colour in colours.map(Colour::index) {
                tallies[colour] = Tally::of(self.by_colour[colour], &self.touching, &self.number);
            }
            let new = self::cost(&tallies, &goal);
            // Each point of cost more makes it four times less likely that the exchange stays.
            if new <= cost || (new - cost <= 6 && rng.below(2 << (2 * (new - cost))) == 0) {
                cost = new;
            } else {
                self.exchange(a, b);
                tallies = before;
            }
        }
        cost == 0
    }

    fn any(&self, rng: &mut impl Random) -> usize {
        rng.below(self.spaces.len() as u32) as usize
    }

    fn shuffle(&mut self, rng: &mut impl Random) {
        let mut colours: Vec<Colour> = self.spaces.iter().map(|space| space.colour).collect();
        rng.shuffle(&mut colours);
        self.by_colour = [Spaces::EMPTY; 6];
        for (i, colour) in (0u8..).zip(colours) {
            self.spaces[usize::from(i)].colour = colour;
            self.by_colour[colour.index()].insert(i);
        }
    }

    fn exchange(&mut self, a: usize, b: usize) {
        let both = Spaces::one(a as u8) | Spaces::one(b as u8);
        let colours = [self.spaces[a].colour, self.spaces[b].colour];
        [self.spaces[b].colour, self.spaces[a].colour] = colours;
        for colour in colours {
            self.by_colour[colour.index()].0 ^= both.0;
        }
    }
}

/// How many regions of each colour there shall be: each number in its range as likely, and the sum in its range.
fn draw_goal(rng: &mut impl Random) -> [u32; 6] {
    let mut draw =
        || fairness::REGIONS.map(|range| range.start() + rng.below(range.end() - range.start() + 1));
    let mut goal = draw();
    // About two draws of three fit; the bound is there for sources of bits that repeat themselves.
    for _ in 0..100 {
        if fairness::ALL_REGIONS.contains(&goal.iter().sum()) {
            break;
        }
        goal = draw();
    }
    goal
}

/// How far the layout is from fair, and from the goal.
fn cost(tallies: &[Tally; 6], goal: &[u32; 6]) -> u32 {
    let unfair: u32 = counts(tallies).map(|count| count.excess()).sum();
    let off: u32 = tallies.iter().zip(goal).map(|(tally, goal)| tally.regions.abs_diff(*goal)).sum();
    unfair + off
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_game::Quick;

    #[test]
    fn the_same_bits_give_the_same_duchy() {
        let draw = |seed| random(&mut Quick::new(seed), "any").map(|duchy| duchy.rows_text());
        assert_eq!(draw(5), draw(5));
        assert_ne!(draw(5), draw(6));
        assert!(random(&mut Quick::new(5), "not an id").is_err());
    }

    #[test]
    fn a_broken_source_of_bits_ends_too() {
        struct Stuck;
        impl Random for Stuck {
            fn next_u32(&mut self) -> u32 {
                0x1234_5678
            }
        }
        let duchy = random(&mut Stuck, "stuck").expect("a duchy");
        assert_eq!(duchy.by_colour.map(Spaces::len), [4, 3, 6, 6, 12, 6]);
    }
}
