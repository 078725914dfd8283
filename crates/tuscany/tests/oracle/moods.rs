//! Players and chance of several kinds, so that games go far and to strange places.

use super::world::{Player, World, colour_of};

/// How a player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// Anything.
    Anything,
    /// Places whatever can be placed, and takes what fits.
    Builder,
    /// A builder who loves castles and what they bring.
    Castles,
    /// Draws cards.
    Hoarder,
    /// Takes tiles, whatever they are.
    Taker,
}

/// How chance falls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Luck {
    /// By the odds.
    Fair,
    /// The centre gets what it has most of, hands get what they have.
    Clump,
    /// The centre gets what the active player cannot use; hands get different colours.
    Hostile,
    /// Castles, carts and wooden hexes.
    Castles,
}

/// How much a player likes an action.
pub fn weight(mood: Mood, world: &World, seat: usize, text: &str) -> u32 {
    let (verb, what) = text.split_once(' ').unwrap_or((text, ""));
    let player = &world.players[seat];
    match (mood, verb) {
        (Mood::Anything, _) => 1,
        (Mood::Builder | Mood::Castles, _) => {
            let fond = mood == Mood::Castles && ["castle", "estate", "city", "hex"].contains(&what);
            let more = if fond { 8 } else { 1 };
            match verb {
                "place" => 60 * more,
                "free" => 20 * more,
                "exchange" => 10,
                "marble" => 6,
                "draw" => 8,
                "skip" => 4,
                "on" if mood == Mood::Castles => near_castles(player, what),
                "take" if player.has_room() && !player.open_spaces(Some(colour_of(what))).is_empty() => {
                    8 * more
                }
                "token" if mood == Mood::Castles && ["storage", "harvest"].contains(&what) => 10,
                _ => 1,
            }
        }
        (Mood::Hoarder, "draw") => 40,
        (Mood::Hoarder, _) => 1,
        (Mood::Taker, "take" | "marble") => 10,
        (Mood::Taker, "exchange") => 30,
        (Mood::Taker, _) => 1,
    }
}

/// Spaces next to empty dark green ones are liked.
fn near_castles(player: &Player, space: &str) -> u32 {
    let board = player.board();
    let next = &board.next_to[space.parse::<usize>().expect("a space")];
    let near = |&&next: &&usize| board.colours[next] == "dark-green" && player.items[next].is_none();
    1 + 10 * next.iter().filter(near).count() as u32
}

impl Luck {
    /// How likely a tile or harvest card is.
    pub fn tile(self, world: &World, text: &str) -> u32 {
        let (verb, what) = text.split_once(' ').unwrap_or((text, ""));
        let tile = verb == "own" || verb == "neutral";
        let same =
            world.centre.iter().filter(|other| tile && colour_of(other.face) == colour_of(what)).count();
        let player = &world.players[world.turn];
        match self {
            Luck::Fair => 1,
            Luck::Clump => 1 + (same * same * same) as u32,
            Luck::Hostile if tile && player.board.is_some() => {
                if player.open_spaces(Some(colour_of(what))).is_empty() { 50 } else { 1 }
            }
            Luck::Hostile => 1,
            Luck::Castles => {
                if ["castle", "cart", "wild_hex"].contains(&what) {
                    20
                } else {
                    1
                }
            }
        }
    }

    /// How likely a card is of which so many are held.
    pub fn card(self, held: usize) -> u32 {
        match self {
            Luck::Fair => 1,
            Luck::Clump | Luck::Castles => 1 + (held * held) as u32,
            Luck::Hostile => {
                if held == 0 {
                    20
                } else {
                    1
                }
            }
        }
    }
}
