//! Players of several kinds, so that games go far and to strange places.

use super::world::World;

/// How a player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// Anything.
    Anything,
    /// Places whatever can be placed, and takes what fits.
    Builder,
    /// A builder who takes and keeps shields, and loves castles.
    Shields,
    /// Takes and plants double tiles.
    Planter,
    /// Ships and sales.
    Seller,
    /// Uses every worker and every silver for something.
    Spender,
    /// Fills the storage and never places.
    Hoarder,
}

pub const MOODS: [Mood; 7] =
    [Mood::Anything, Mood::Builder, Mood::Shields, Mood::Planter, Mood::Seller, Mood::Spender, Mood::Hoarder];

/// How much a player likes an action.
pub fn weight(mood: Mood, world: &World, seat: usize, text: &str) -> u32 {
    let words: Vec<&str> = text.split(' ').collect();
    let verb = words[0];
    let what = words.get(1).copied().unwrap_or("");
    let estate = &world.estates[world.estate_of(seat)];
    let full = estate.storage.len() > 2;
    let builder = match verb {
        "place" | "put" => 60,
        "plant" => 40,
        "take" if full => 1,
        "take" => 8,
        "buy" | "hire" => 6,
        "ship" if what == "-" => 1,
        "ship" => 10,
        "sell" | "also" => 6,
        "crane" | "exchange" | "vine-bonus" | "copy" => 10,
        "discard" => 4,
        "workers" | "recruit" => 3,
        "shield" | "ransom" => 3,
        "tribute" => 2 + words.len() as u32,
        "skip" => 2,
        _ => 3,
    };
    match (mood, verb) {
        (Mood::Anything, _) => 1,
        (Mood::Builder, _) => builder,
        (Mood::Shields, "shield") => 400,
        (Mood::Shields, "tribute") => 1 << (2 * words.len()).min(20),
        (Mood::Shields, _) if what == "castle" => 8 * builder,
        // They cost silver.
        (Mood::Shields, "buy") => 1,
        (Mood::Shields, _) if what == "mine" || what == "bank" => 4 * builder,
        (Mood::Shields, _) => builder,
        (Mood::Planter, "plant") => 400,
        (Mood::Planter, "take") if what.contains('-') && text.contains(" v") => 60,
        (Mood::Planter, "discard") if what.contains('-') => 1,
        (Mood::Planter, _) => builder,
        (Mood::Seller, "sell" | "also") => 100,
        (Mood::Seller, _) if what == "ship" || what == "warehouse" || what == "m5" => 5 * builder,
        (Mood::Seller, _) => builder,
        (Mood::Spender, "buy" | "hire" | "recruit" | "ransom") => 80,
        (Mood::Spender, "gain") => 1 + 10 * what.parse::<u32>().unwrap_or(0),
        (Mood::Spender, _) => builder,
        (Mood::Hoarder, "take" | "buy" | "hire" | "keep" | "shield" | "ransom") => 20,
        (Mood::Hoarder, "place") if what == "castle" => 20,
        (Mood::Hoarder, _) => 1,
    }
}

/// How chance falls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// By the odds.
    Fair,
    /// Castles, white castles, cranes, and doubles of dice.
    Castles,
    /// Monasteries that change much, rare tiles.
    Monasteries,
    /// Ships, livestock and equal goods.
    Ships,
}

impl Luck {
    /// How much a draw is liked.
    pub fn likes(self, text: &str) -> usize {
        let count = |word: &str| text.split(' ').filter(|other| *other == word).count();
        let any = |words: &[&str]| words.iter().map(|word| count(word)).sum::<usize>();
        let same = |word: &str| word.len() == 2 && word.as_bytes()[0] == word.as_bytes()[1];
        match self {
            Luck::Fair => 0,
            Luck::Castles => {
                any(&["castle", "white-castle", "crane", "city-hall"])
                    + text.split(' ').filter(|word| same(word)).count()
            }
            Luck::Monasteries => {
                any(&["geese", "crane"])
                    + text.split(' ').filter(|word| super::board::monastery(word).is_some()).count()
            }
            Luck::Ships => any(&["ship", "warehouse", "market", "1", "2"]),
        }
    }
}
