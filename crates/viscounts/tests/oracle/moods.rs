//! Players and chance of several kinds, so that games go far and to strange places.

use super::world::World;

/// How a player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    Anything,
    Builder,
    Castle,
    Scribe,
    Trader,
    /// Destroys and discards cards.
    Destroyer,
    /// Hires whatever can be hired.
    Hirer,
    /// Loves debts, deeds and flips, so that games end soon.
    Clerk,
    /// Keeps away from them, so that games go on.
    Idler,
}

pub const MOODS: [Mood; 9] = [
    Mood::Anything,
    Mood::Builder,
    Mood::Castle,
    Mood::Scribe,
    Mood::Trader,
    Mood::Destroyer,
    Mood::Hirer,
    Mood::Clerk,
    Mood::Idler,
];

/// How chance falls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    Fair,
    /// Cards with criminals come first.
    Criminal,
    /// Cards whose ability goes on while they lie come first.
    Ongoing,
}

pub const LUCKS: [Luck; 4] = [Luck::Fair, Luck::Fair, Luck::Criminal, Luck::Ongoing];

/// How much a player likes an action.
pub fn weight(mood: Mood, world: &World, seat: usize, text: &str) -> u32 {
    let words: Vec<&str> = text.split(' ').collect();
    let (verb, what) = (words[0], words.get(1).copied().unwrap_or_default());
    let inner = verb == "move" && what.contains('-');
    let big = what.parse::<u32>().unwrap_or(0);
    match (mood, verb) {
        // To do nothing leads nowhere.
        (_, "rest") => 1,
        (Mood::Builder, "build") => 60,
        (Mood::Builder, "gain") if what == "stone" => 20,
        (Mood::Builder, "move") if !inner => 10,
        (Mood::Castle, "workers") => 60,
        (Mood::Castle, "place") => 1 + big * big * 4,
        (Mood::Castle, "shift") => 10,
        (Mood::Castle, "choose") if what == "castle_move" => 20,
        (Mood::Castle, "gain") if what == "gold" => 20,
        (Mood::Castle, "move") if inner => 10,
        // Where others stand or own groups are near.
        (Mood::Castle, "section") => {
            let section = world.data.segment(what);
            1 + 10 * world.players[seat].first[section] as u32
        }
        (Mood::Scribe, "transcribe") => 60,
        (Mood::Scribe, "gain") if what == "ink" => 20,
        (Mood::Scribe, "move") if inner => 10,
        (Mood::Trader, "trade") => 60,
        (Mood::Trader, "exchange") => 1 + big * 4,
        (Mood::Trader, "move") if ["6", "8"].contains(&what) => 20,
        (Mood::Destroyer, "destroy") => 30,
        (Mood::Destroyer, "discard") => 10,
        (Mood::Destroyer, "choose") if what.contains("destroy") => 30,
        (Mood::Destroyer, "move") if what == "8" => 40,
        (Mood::Destroyer, "trade") => 20,
        (Mood::Destroyer, "exchange") => 1 + big * 4,
        (Mood::Hirer, "hire") => 60,
        (Mood::Hirer, "dismiss") => 20,
        (Mood::Hirer, "choose") if what.contains("free_hire") => 30,
        (Mood::Clerk, "flip") => 30,
        (Mood::Clerk, "choose") if what.contains("flip") || what.contains("debt") => 30,
        (Mood::Clerk, "move") if what == "6" => 40,
        (Mood::Idler, "hire") if is_safe(world, what) => 40,
        (Mood::Idler, "play") => {
            let criminal = world.data.townsfolk[world.data.id(what)].icons.contains(&"criminal");
            if criminal { 1 } else { 30 }
        }
        // Some silver is needed for anything else.
        (_, "move") if !inner && world.players[seat].silver < 3 => 4,
        (Mood::Hirer | Mood::Trader, "skip") => 1,
        (Mood::Destroyer | Mood::Castle, "skip") => 1,
        (_, "trade" | "build" | "workers" | "transcribe" | "hire") => 12,
        _ => 4,
    }
}

/// Cards that bring neither markers nor debts.
fn is_safe(world: &World, card: &str) -> bool {
    let hire = &world.data.townsfolk[world.data.id(card)].hire;
    !hire.contains(&"virtue") && !hire.contains(&"corruption") && !hire.contains(&"debt")
}

impl Luck {
    /// How likely a card is.
    pub fn card(self, world: &World, text: &str) -> u32 {
        let card = text.rsplit(' ').next().unwrap_or_default();
        let Some(townsfolk) = world.data.townsfolk.get(card) else { return 1 };
        let liked = match self {
            Luck::Fair => false,
            Luck::Criminal => townsfolk.icons.contains(&"criminal"),
            Luck::Ongoing => {
                let mut rules = townsfolk.rules.iter();
                rules.any(|rule| !["played", "dropped"].contains(&rule.trigger))
            }
        };
        if liked { 30 } else { 1 }
    }
}
