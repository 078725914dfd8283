//! The sets of boards that a table can draw from or choose of.

/// A set of standard boards. The team and the solo boards are in none: nothing is drawn from them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Debug)]
pub enum BoardSet {
    /// The boards of the base game; the first edition has nine of them.
    #[default]
    Base,
    /// Made for the castle connection (X-BOARD).
    Connection,
    /// Those of championships (X-CHAMP).
    Championship,
    /// Made for border posts (X-POST).
    Border,
}

impl BoardSet {
    /// All four, in the order of their numbers.
    pub const ALL: [BoardSet; 4] =
        [BoardSet::Base, BoardSet::Connection, BoardSet::Championship, BoardSet::Border];

    /// Its name in text: the numbers of its boards.
    pub const fn name(self) -> &'static str {
        ["1-10", "11-18", "19-22", "23-30"][self as usize]
    }

    /// Reads a name.
    pub fn parse(text: &str) -> Option<BoardSet> {
        BoardSet::ALL.into_iter().find(|set| set.name() == text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for set in BoardSet::ALL {
            assert_eq!(BoardSet::parse(set.name()), Some(set));
        }
        assert_eq!(BoardSet::parse("31-32"), None);
    }
}
