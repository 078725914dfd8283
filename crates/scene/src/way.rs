//! The ways to act: what each touches, costs and brings.

/// The name of something at a table that can be touched or asked about: `p1 die 4`, `p1 space 17`, `depot 3 bank`, `black mine`.
/// A game chooses them; they stay the same while the thing stays the same.
pub type Key = String;

/// What an action costs whoever acts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Price {
    /// Workers.
    pub workers: u8,
    /// Silver.
    pub silver: u8,
}

impl Price {
    /// Nothing.
    pub const FREE: Price = Price { workers: 0, silver: 0 };
}

/// A legal action as people meet it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The action's text, as it is played.
    pub action: String,
    /// What is meant with it and follows at once: the space of a tile that was chosen, where a game asks for both one after the other.
    pub then: Vec<String>,
    /// What it touches: all of it, in the order in which people mostly touch it. Empty where only a button can stand for it.
    pub keys: Vec<Key>,
    /// What it costs.
    pub price: Price,
    /// The points that it brings at once.
    pub points: i32,
    /// What it does, as people say it: "Place the ship on space 17 with the 4".
    pub says: String,
}

impl Way {
    /// Whether another way does the same.
    pub fn does_as(&self, other: &Way) -> bool {
        self.action == other.action && self.then == other.then
    }
}
