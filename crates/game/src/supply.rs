//! Supplies: how many pieces of each kind lie in a bag, a deck or a pile, and drawing one of them.
//!
//! A supply is a slice of counts, one for each kind of piece.

use crate::Random;

/// How many pieces there are.
#[inline]
pub fn count(supply: &[u8]) -> u32 {
    supply.iter().map(|&n| u32::from(n)).sum()
}

/// Takes one piece out at random, each as likely, and gives its kind; `None` where there is none.
///
/// It costs one [`Random::below`], or nothing where there is none. What it makes of that number is part of what a seed
/// means, so it must not change.
#[inline]
pub fn draw(supply: &mut [u8], rng: &mut impl Random) -> Option<usize> {
    let total = count(supply);
    if total == 0 {
        return None;
    }
    let mut nth = rng.below(total);
    for (kind, left) in supply.iter_mut().enumerate() {
        match nth.checked_sub((*left).into()) {
            Some(rest) => nth = rest,
            None => {
                *left -= 1;
                return Some(kind);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Quick;

    /// Gives these numbers as random bits, one after the other.
    struct Fixed(Vec<u32>);

    impl Random for Fixed {
        fn next_u32(&mut self) -> u32 {
            self.0.remove(0)
        }
    }

    #[test]
    fn draws_walk_through_the_kinds_in_order() {
        // Of 4 pieces, random bits in the first quarter take the first, and so on.
        for (bits, kind) in [(0, 1), (1 << 30, 1), (2 << 30, 3), (u32::MAX, 3)] {
            let mut supply = [0, 2, 0, 2];
            assert_eq!(draw(&mut supply, &mut Fixed(vec![bits])), Some(kind), "{bits}");
            assert_eq!(count(&supply), 3);
            assert_eq!(supply[kind], 1);
        }
    }

    #[test]
    fn what_is_drawn_is_gone_and_an_empty_supply_needs_no_random_number() {
        let mut supply = [3, 0, 255, 1];
        let mut drawn = [0u8; 4];
        let mut rng = Quick::new(4);
        for _ in 0..259 {
            drawn[draw(&mut supply, &mut rng).expect("not all are drawn yet")] += 1;
        }
        assert_eq!((drawn, supply), ([3, 0, 255, 1], [0; 4]));
        assert_eq!(draw(&mut supply, &mut Fixed(Vec::new())), None);
        assert_eq!(draw(&mut [], &mut Fixed(Vec::new())), None);
    }

    #[test]
    fn every_piece_is_as_likely() {
        let mut rng = Quick::new(9);
        let mut drawn = [0u32; 3];
        for _ in 0..60_000 {
            drawn[draw(&mut [1, 2, 3], &mut rng).expect("there are six")] += 1;
        }
        for (kind, n) in drawn.into_iter().enumerate() {
            let expected = 10_000 * (kind as u32 + 1);
            assert!(n.abs_diff(expected) < 500, "kind {kind} was drawn {n} times, not about {expected}");
        }
    }
}
