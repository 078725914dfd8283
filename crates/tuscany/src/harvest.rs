//! The kinds of harvest cards (T11.3).

/// A kind of harvest card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Harvest {
    /// Two red points.
    TwoRedPoints,
    /// Two game cards.
    TwoCards,
    /// A game card and a red point.
    CardRedPoint,
    /// A green point.
    GreenPoint,
    /// A worker.
    Worker,
    /// A marble.
    Marble,
    /// A wooden hex.
    WildHex,
}

/// How many kinds there are.
pub const HARVESTS: usize = 7;

const NAMES: [&str; HARVESTS] =
    ["two_red_points", "two_cards", "card_red_point", "green_point", "worker", "marble", "wild_hex"];

impl Harvest {
    /// All kinds.
    pub const ALL: [Harvest; HARVESTS] = [
        Harvest::TwoRedPoints,
        Harvest::TwoCards,
        Harvest::CardRedPoint,
        Harvest::GreenPoint,
        Harvest::Worker,
        Harvest::Marble,
        Harvest::WildHex,
    ];

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
    pub fn parse(text: &str) -> Option<Harvest> {
        Harvest::ALL.into_iter().find(|card| card.name() == text)
    }
}
