//! Choices that go with one expansion or one way to play: team, solo, Châteautoma, routes, vineyards.

/// X-ROUTE-2: who orders the tiles of a trade route.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RouteOrder {
    /// They lie as they are drawn.
    #[default]
    Random,
    /// Each player orders the own tiles.
    Chosen,
}

/// X-VINE-4: which types of vines are in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VineTypes {
    /// All six.
    #[default]
    All,
    /// With 3 players one, with 2 players two types fewer, drawn at random.
    Fewer,
    /// The same, and the table names those that are out: a bit each.
    Without(u8),
}

/// X-TEAM-5: the side of the team boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Team {
    /// 31a + 32a.
    Basic,
    /// 31b + 32b.
    Advanced,
}

impl Team {
    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Team::Basic => "basic",
            Team::Advanced => "advanced",
        }
    }

    /// The board that both teams use.
    pub const fn board(self) -> &'static str {
        match self {
            Team::Basic => "31a-32a",
            Team::Advanced => "31b-32b",
        }
    }
}

/// X-SOLO-1, X-SOLO-3: a game alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solo {
    /// 33 or 34.
    pub board: u8,
    /// Where the target starts: a multiple of 5 from 5 to 100.
    pub target: u8,
}

/// A9.2: what the Châteautoma scores for its cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Level {
    /// The left value.
    Novice,
    /// The middle one.
    Experienced,
    /// The right one.
    Expert,
}

impl Level {
    /// All three.
    pub const ALL: [Level; 3] = [Level::Novice, Level::Experienced, Level::Expert];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        ["novice", "experienced", "expert"][self as usize]
    }

    /// Reads a name.
    pub fn parse(text: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == text)
    }
}

/// A15: a modifier of the Châteautoma.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Modifier {
    /// Face-down tiles in its duchy.
    A,
    /// Face-up tiles in its duchy.
    B,
    /// It plays first.
    C,
    /// Extra turns.
    D,
}

/// The Châteautoma at the last seat (A1.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chateautoma {
    /// Its level.
    pub level: Level,
    /// Its modifiers, a bit each.
    pub modifiers: u8,
}

impl Chateautoma {
    /// Whether a modifier is in play.
    #[inline]
    pub const fn has(self, modifier: Modifier) -> bool {
        self.modifiers >> modifier as u8 & 1 != 0
    }

    /// Its modifiers in text: `A C`, or nothing.
    pub fn modifiers_text(self) -> String {
        let letters: Vec<String> = (0u8..4)
            .filter(|bit| self.modifiers >> bit & 1 != 0)
            .map(|bit| char::from(b'A' + bit).into())
            .collect();
        letters.join(" ")
    }
}
