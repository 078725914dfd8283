//! Sets of boards: what a random duchy is drawn from (X-SEQ-18).

/// A set of numbered boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardSet {
    /// 1 to 10 (in 2011 to 9): the base game.
    Base,
    /// 11 to 18 (X-BOARD).
    Connection,
    /// 19 to 22 (X-CHAMP).
    Championship,
    /// 23 to 30 (X-POST).
    Border,
}

impl BoardSet {
    /// All four.
    pub const ALL: [BoardSet; 4] =
        [BoardSet::Base, BoardSet::Connection, BoardSet::Championship, BoardSet::Border];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        ["1-10", "11-18", "19-22", "23-30"][self as usize]
    }

    /// Reads a name.
    pub fn parse(text: &str) -> Option<BoardSet> {
        BoardSet::ALL.into_iter().find(|set| set.name() == text)
    }

    /// The set of a board; none for boards of the players' own, of teams, of solo games.
    pub fn of(id: &str) -> Option<BoardSet> {
        let number = id.parse::<u8>().ok().filter(|n| n.to_string() == id)?;
        match number {
            1..=10 => Some(BoardSet::Base),
            11..=18 => Some(BoardSet::Connection),
            19..=22 => Some(BoardSet::Championship),
            23..=30 => Some(BoardSet::Border),
            _ => None,
        }
    }
}
