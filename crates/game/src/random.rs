//! Randomness with results of our own: the same on every machine and with every version of every library.

/// A source of random bits. The ways to draw from it are written here once, so that a seed means the same
/// game for ever.
pub trait Random {
    /// 32 random bits.
    fn next_u32(&mut self) -> u32;

    /// A number below `n`, each as likely: multiply and reject, so no value is favoured.
    ///
    /// `n` must not be 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "a draw from nothing");
        let mut wide = u64::from(self.next_u32()) * u64::from(n);
        if (wide as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (wide as u32) < threshold {
                wide = u64::from(self.next_u32()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }

    /// A die: 1 to 6.
    #[inline]
    fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// Puts the items in random order.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for i in (1..items.len()).rev() {
            let j = self.below(i as u32 + 1) as usize;
            items.swap(i, j);
        }
    }
}

/// A small, quick generator (splitmix64) for whoever needs no secrecy: bots that choose, worlds that are imagined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quick(u64);

impl Quick {
    /// A generator for a number.
    pub const fn new(seed: u64) -> Quick {
        Quick(seed)
    }

    /// 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Random for Quick {
    #[inline]
    fn next_u32(&mut self) -> u32 {
        (self.next_u64() >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_is_even_and_in_range() {
        let mut rng = Quick::new(1);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }

    #[test]
    fn below_rejects_what_would_favour_small_numbers() {
        struct Fixed(Vec<u32>);
        impl Random for Fixed {
            fn next_u32(&mut self) -> u32 {
                self.0.remove(0)
            }
        }
        // 2^32 mod 6 is 4: the four lowest products are thrown away.
        assert_eq!(Fixed(vec![0, u32::MAX]).below(6), 5);
        assert_eq!(Fixed(vec![1, u32::MAX]).below(6), 0, "1 * 6 = 6 is kept");
    }

    #[test]
    fn shuffles_reach_every_order() {
        let mut rng = Quick::new(7);
        let mut orders = std::collections::BTreeMap::new();
        for _ in 0..6_000 {
            let mut items = [1, 2, 3];
            rng.shuffle(&mut items);
            *orders.entry(items).or_insert(0) += 1;
        }
        assert_eq!(orders.len(), 6);
        assert!(orders.values().all(|n| (850..1150).contains(n)), "{orders:?}");
    }
}
