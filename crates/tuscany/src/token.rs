//! Bonus tokens (T1.10, T12.9).

/// A kind of bonus token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Token {
    /// One more card in the draw action (T5.2).
    Card,
    /// One more storage space, and two green points at once (T6.2, T9.7).
    Storage,
    /// One more marble from a quarry (T9.12).
    Marble,
    /// One more worker from a village (T9.13).
    Worker,
    /// One more harvest card from a cart (T9.15).
    Harvest,
}

/// How many kinds there are.
pub const TOKENS: usize = 5;

const NAMES: [&str; TOKENS] = ["card", "storage", "marble", "worker", "harvest"];

impl Token {
    /// All kinds.
    pub const ALL: [Token; TOKENS] =
        [Token::Card, Token::Storage, Token::Marble, Token::Worker, Token::Harvest];

    /// The kind as an index into an array with one entry a kind.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    /// Reads a name.
    pub fn parse(text: &str) -> Option<Token> {
        Token::ALL.into_iter().find(|token| token.name() == text)
    }
}
