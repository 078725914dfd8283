//! The expansions that a table switches on (X-SEQ-1).

/// An expansion that adds rules or components. Boards beyond 1 to 10 add no rule and need no switch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Expansion {
    /// X-TILE: monasteries 27 and 28, crane, geese.
    Tiles,
    /// X-WHITE: white castles and monastery 29.
    White,
    /// X-INN: inns.
    Inns,
    /// X-POST: border posts.
    Posts,
    /// X-ROUTE: trade routes.
    Routes,
    /// X-SHIELD: shields.
    Shields,
    /// X-VINE: vineyards.
    Vineyards,
}

impl Expansion {
    /// All of them, in the order of lists and text.
    pub const ALL: [Expansion; 7] = [
        Expansion::Tiles,
        Expansion::White,
        Expansion::Inns,
        Expansion::Posts,
        Expansion::Routes,
        Expansion::Shields,
        Expansion::Vineyards,
    ];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        ["tiles", "white", "inns", "posts", "routes", "shields", "vineyards"][self as usize]
    }

    /// What it adds, for people.
    pub const fn adds(self) -> &'static str {
        [
            "monasteries 27 and 28, the crane, the geese",
            "white castles and monastery 29",
            "inns",
            "border posts",
            "trade routes",
            "shields",
            "vineyards",
        ][self as usize]
    }

    /// The chapter of the rules that describes it.
    pub const fn chapter(self) -> &'static str {
        ["X-TILE", "X-WHITE", "X-INN", "X-POST", "X-ROUTE", "X-SHIELD", "X-VINE"][self as usize]
    }

    /// Reads a name.
    pub fn parse(text: &str) -> Option<Expansion> {
        Expansion::ALL.into_iter().find(|expansion| expansion.name() == text)
    }
}

/// A set of expansions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Expansions(u8);

impl Expansions {
    /// None: the base game.
    pub const NONE: Expansions = Expansions(0);
    /// All of them.
    pub const ALL: Expansions = Expansions((1 << Expansion::ALL.len()) - 1);

    /// Whether one is in play.
    #[inline]
    pub const fn has(self, expansion: Expansion) -> bool {
        self.0 >> expansion as u8 & 1 != 0
    }

    /// Whether none is in play.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with one more.
    #[must_use]
    pub const fn with(self, expansion: Expansion) -> Expansions {
        Expansions(self.0 | 1 << expansion as u8)
    }

    /// Those of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Expansion> {
        Expansion::ALL.into_iter().filter(move |&expansion| self.has(expansion))
    }
}

impl FromIterator<Expansion> for Expansions {
    fn from_iter<I: IntoIterator<Item = Expansion>>(expansions: I) -> Expansions {
        expansions.into_iter().fold(Expansions::NONE, Expansions::with)
    }
}
