//! The ways to act: what each touches, costs and brings.

/// The name of something at a table that can be touched or asked about: `p1 die 4`, `p1 space 17`, `depot 3 bank`, `black mine`.
/// A game chooses them; they stay the same while the thing stays the same.
pub type Key = String;

/// What an action costs whoever acts; of two prices the one in silver alone is lower.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Price {
    /// Workers.
    pub workers: u8,
    /// Resources that a game has besides, in its own order.
    pub resources: [u8; 3],
    /// Silver.
    pub silver: u8,
}

impl Price {
    /// Nothing.
    pub const FREE: Price = Price { workers: 0, resources: [0; 3], silver: 0 };

    /// This and another one.
    #[must_use]
    pub fn and(self, other: Price) -> Price {
        let sum = u8::saturating_add;
        Price {
            workers: sum(self.workers, other.workers),
            resources: std::array::from_fn(|nth| sum(self.resources[nth], other.resources[nth])),
            silver: sum(self.silver, other.silver),
        }
    }
}

/// A legal action as people meet it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The action's text, as it is played.
    pub action: String,
    /// What is meant with it and follows at once: the space of a tile that was chosen, where a game asks for both one after the other. What is
    /// asked in between is answered first ([`crate::Stage::holds`]).
    pub then: Vec<String>,
    /// What it touches: all of it, in the order in which people mostly touch it. Empty where only a button can stand for it.
    pub keys: Vec<Key>,
    /// Whether it is only meant where the first of them is touched: without it the others mean something else, which needs no more. It can
    /// be touched at any time.
    pub needs_first: bool,
    /// What it costs.
    pub price: Price,
    /// The points that it brings at once.
    pub points: i32,
    /// What it does, as people say it: "Place the ship on space 17 with the 4".
    pub says: String,
    /// What follows by itself when it ends a turn: it stands on the button for that.
    pub brings: Option<String>,
}

impl Way {
    /// The thing without which it is not meant; none where all that it touches says it.
    pub fn first(&self) -> Option<&Key> {
        self.keys.first().filter(|_| self.needs_first)
    }

    /// Whether another way does the same.
    pub fn does_as(&self, other: &Way) -> bool {
        self.action == other.action && self.then == other.then
    }
}

/// What is touched for an action. Where it goes on in several ways, only what stands for all of them: the rest is another decision.
pub fn keys_of(ways: &[Way], action: &str) -> Vec<Key> {
    let same: Vec<&Way> = ways.iter().filter(|way| way.action == action).collect();
    let Some(first) = same.first() else { return Vec::new() };
    if first.then.is_empty() {
        return first.keys.clone();
    }
    // The same may be touched in several ways: it is enough that one of them touches it.
    let stands_for = |key: &Key, way: &Way| same.iter().any(|one| one.does_as(way) && one.keys.contains(key));
    let shared = |way: &Way| -> Vec<Key> {
        way.keys.iter().filter(|key| same.iter().all(|other| stands_for(key, other))).cloned().collect()
    };
    let alike = same.iter().filter(|way| way.does_as(first)).map(|way| shared(way));
    alike.reduce(|most, keys| if keys.len() > most.len() { keys } else { most }).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(action: &str, then: &str, keys: &[&str]) -> Way {
        Way {
            action: action.into(),
            then: then.split(' ').filter(|one| !one.is_empty()).map(String::from).collect(),
            keys: keys.iter().map(|&key| key.into()).collect(),
            needs_first: false,
            price: Price::FREE,
            points: 0,
            says: String::new(),
            brings: None,
        }
    }

    #[test]
    fn what_stands_for_an_action_is_what_all_its_ways_can_be_touched_by() {
        let ways = [
            way("build", "a 1", &["house a", "site 1"]),
            way("build", "a 1", &["act build", "house a", "site 1"]),
            way("build", "b 1", &["house b", "site 1"]),
            way("build", "b 1", &["act build", "house b", "site 1"]),
            way("place", "1", &["tile", "space 1"]),
            way("place", "2", &["tile", "space 2"]),
            way("trade", "1", &["space"]),
            way("trade", "1", &["act trade"]),
            way("take", "", &["die 1", "ship"]),
            way("take", "", &["die 2", "ship"]),
            way("end", "", &[]),
        ];
        assert_eq!(keys_of(&ways, "build"), ["act build", "site 1"]);
        assert_eq!(keys_of(&ways, "place"), ["tile"]);
        assert_eq!(keys_of(&ways, "trade"), ["space"]);
        assert_eq!(keys_of(&ways, "take"), ["die 1", "ship"]);
        assert!(keys_of(&ways, "end").is_empty() && keys_of(&ways, "nothing").is_empty());
    }
}
