//! The symbols that stand beside the lines of the chronicle. Whoever draws makes one for each id.

use demesne_tuscany::{Colour, Item};

/// The wooden hex.
pub const HEX: &str = "g-t-hex";
/// Marble.
pub const MARBLE: &str = "g-marble";
/// A worker.
pub const WORKER: &str = "g-worker";
/// Game cards.
pub const CARDS: &str = "g-cards";
/// Harvest cards.
pub const HARVEST: &str = "g-harvest";
/// Bonus tokens.
pub const TOKEN: &str = "g-token";
/// Scorings.
pub const POINTS: &str = "g-points";
/// Phases and rounds.
pub const PHASE: &str = "g-phase";
/// People at the table.
pub const SEAT: &str = "g-seat";

/// All ids.
pub const ALL: [&str; 17] = [
    kind(Colour::DarkGreen),
    kind(Colour::Red),
    kind(Colour::Turquoise),
    kind(Colour::LightGreen),
    kind(Colour::Grey),
    kind(Colour::Orange),
    kind(Colour::Yellow),
    kind(Colour::Beige),
    HEX,
    MARBLE,
    WORKER,
    CARDS,
    HARVEST,
    TOKEN,
    POINTS,
    PHASE,
    SEAT,
];

/// A tile of a colour.
pub const fn kind(colour: Colour) -> &'static str {
    match colour {
        Colour::DarkGreen => "g-t-castle",
        Colour::Red => "g-t-city",
        Colour::Turquoise => "g-t-estate",
        Colour::LightGreen => "g-t-crop",
        Colour::Grey => "g-t-quarry",
        Colour::Orange => "g-t-village",
        Colour::Yellow => "g-t-monastery",
        Colour::Beige => "g-t-cart",
    }
}

/// A tile or a wooden hex.
pub const fn item(item: Item) -> &'static str {
    match item {
        Item::Tile(tile) => kind(tile.colour()),
        Item::Hex => HEX,
    }
}
