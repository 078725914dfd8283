//! Hex grids: places on them, and sets of up to 128 spaces.

/// A place on a grid of pointy-top hexes. `x` counts half widths, `row` rows downwards, so the six neighbours
/// are `(±2, 0)` and `(±1, ±1)`: a picture in characters uses the same numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Hex {
    /// Rows, downwards.
    pub row: i16,
    /// Half hex widths, rightwards.
    pub x: i16,
}

impl Hex {
    /// The six neighbours, clockwise from the right.
    pub fn neighbours(self) -> [Hex; 6] {
        [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)]
            .map(|(row, x)| Hex { row: self.row + row, x: self.x + x })
    }

    /// Whether the two hexes share a side.
    pub fn touches(self, other: Hex) -> bool {
        matches!((self.row.abs_diff(other.row), self.x.abs_diff(other.x)), (0, 2) | (1, 1))
    }
}

/// A set of spaces, each a number below 128.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Spaces(pub u128);

impl Spaces {
    /// No space.
    pub const EMPTY: Spaces = Spaces(0);

    /// Just this space.
    #[inline]
    pub const fn one(space: u8) -> Spaces {
        Spaces(1 << space)
    }

    /// The spaces below `n`.
    pub const fn first(n: u8) -> Spaces {
        if n >= 128 { Spaces(u128::MAX) } else { Spaces((1 << n) - 1) }
    }

    /// Whether the space is in the set.
    #[inline]
    pub const fn contains(self, space: u8) -> bool {
        (self.0 >> space) & 1 != 0
    }

    /// Puts the space into the set.
    #[inline]
    pub fn insert(&mut self, space: u8) {
        self.0 |= 1 << space;
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many spaces are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The spaces that are in this set and not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }

    /// Whether the two sets share a space.
    #[inline]
    pub const fn meets(self, other: Spaces) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether all of this set is in the other.
    #[inline]
    pub const fn within(self, other: Spaces) -> bool {
        self.0 & !other.0 == 0
    }
}

impl std::ops::BitAnd for Spaces {
    type Output = Spaces;
    #[inline]
    fn bitand(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }
}

impl std::ops::BitOr for Spaces {
    type Output = Spaces;
    #[inline]
    fn bitor(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for Spaces {
    #[inline]
    fn bitor_assign(&mut self, other: Spaces) {
        self.0 |= other.0;
    }
}

impl FromIterator<u8> for Spaces {
    fn from_iter<I: IntoIterator<Item = u8>>(spaces: I) -> Spaces {
        let mut set = Spaces::EMPTY;
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}

impl IntoIterator for Spaces {
    type Item = u8;
    type IntoIter = SpacesIter;
    #[inline]
    fn into_iter(self) -> SpacesIter {
        SpacesIter { low: self.0 as u64, high: (self.0 >> 64) as u64 }
    }
}

impl std::fmt::Debug for Spaces {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The spaces of a set, lowest first.
#[derive(Clone, Debug)]
pub struct SpacesIter {
    low: u64,
    high: u64,
}

impl Iterator for SpacesIter {
    type Item = u8;
    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.low != 0 {
            let space = self.low.trailing_zeros();
            self.low &= self.low - 1;
            return Some(space as u8);
        }
        if self.high != 0 {
            let space = self.high.trailing_zeros();
            self.high &= self.high - 1;
            return Some(space as u8 + 64);
        }
        None
    }
}

/// All of a set that can be reached within it from some of its spaces, those included.
pub fn connected_to(start: Spaces, set: Spaces, neighbours: &[Spaces]) -> Spaces {
    let mut part = start & set;
    let mut edge = part;
    while !edge.is_empty() {
        let mut next = Spaces::EMPTY;
        for space in edge {
            next |= neighbours[space as usize];
        }
        edge = (next & set).minus(part);
        part |= edge;
    }
    part
}

/// The maximal connected parts of a set, by a table of each space's neighbours, in the order of their lowest spaces.
pub fn connected_parts(set: Spaces, neighbours: &[Spaces]) -> Vec<Spaces> {
    let mut rest = set;
    let mut parts = Vec::new();
    while let Some(start) = rest.into_iter().next() {
        let part = connected_to(Spaces::one(start), set, neighbours);
        rest = rest.minus(part);
        parts.push(part);
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_six_and_mutual() {
        let centre = Hex { row: 0, x: 0 };
        let around = centre.neighbours();
        assert_eq!(around.iter().collect::<std::collections::BTreeSet<_>>().len(), 6);
        assert!(around.iter().all(|hex| hex.touches(centre)));
        assert!(!centre.touches(Hex { row: 0, x: 4 }));
        assert!(!centre.touches(centre));
    }

    #[test]
    fn sets_hold_128_spaces() {
        let set: Spaces = [0, 5, 63, 64, 127].into_iter().collect();
        assert_eq!(set.into_iter().collect::<Vec<_>>(), [0, 5, 63, 64, 127]);
        assert_eq!(set.len(), 5);
        assert!(set.contains(64) && !set.contains(65));
        assert!(set.minus(Spaces::one(5)).within(set) && !set.within(set.minus(Spaces::one(5))));
        assert!(set.meets(Spaces::one(63)) && !set.meets(Spaces::one(62)));
        assert_eq!(Spaces::first(128).len(), 128);
        assert_eq!(Spaces::first(37).len(), 37);
    }

    #[test]
    fn parts_are_maximal_and_connected() {
        // A line of five spaces, 0-1-2-3-4.
        let line: Vec<Spaces> = (0..5u8)
            .map(|i| [i.checked_sub(1), (i < 4).then_some(i + 1)].into_iter().flatten().collect())
            .collect();
        let set: Spaces = [0, 1, 3, 4].into_iter().collect();
        assert_eq!(
            connected_parts(set, &line),
            [[0, 1].into_iter().collect::<Spaces>(), [3, 4].into_iter().collect()]
        );
        assert!(connected_parts(Spaces::EMPTY, &line).is_empty());
    }
}
