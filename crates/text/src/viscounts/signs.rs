//! The symbols that stand beside the lines of the chronicle. Whoever draws makes one for each id.

use demesne_viscounts::{Act, Document, Resource};

/// Cards of a hand, a deck or a board.
pub const CARD: &str = "g-v-card";
/// Townsfolk of the piles.
pub const TOWNSFOLK: &str = "g-v-townsfolk";
/// A viscount.
pub const VISCOUNT: &str = "g-v-viscount";
/// A trade.
pub const TRADE: &str = "g-v-trade";
/// A building.
pub const BUILDING: &str = "g-v-building";
/// Workers and the castle.
pub const WORKER: &str = "g-v-worker";
/// A manuscript.
pub const MANUSCRIPT: &str = "g-v-manuscript";
/// Silver and what is paid.
pub const SILVER: &str = "g-v-silver";
/// Ink.
pub const INK: &str = "g-v-ink";
/// Stone.
pub const STONE: &str = "g-v-stone";
/// Gold.
pub const GOLD: &str = "g-v-gold";
/// A debt.
pub const DEBT: &str = "g-v-debt";
/// A deed.
pub const DEED: &str = "g-v-deed";
/// Markers that collide.
pub const COLLISION: &str = "g-v-collision";
/// A scheme of the solo opponent.
pub const SCHEME: &str = "g-v-scheme";
/// People at the table.
pub const SEAT: &str = "g-v-seat";
/// The end of the game.
pub const POINTS: &str = "g-v-points";

/// All ids.
pub const ALL: [&str; 17] = [
    CARD, TOWNSFOLK, VISCOUNT, TRADE, BUILDING, WORKER, MANUSCRIPT, SILVER, INK, STONE, GOLD, DEBT, DEED,
    COLLISION, SCHEME, SEAT, POINTS,
];

/// A primary action.
pub const fn act(act: Act) -> &'static str {
    match act {
        Act::Trade => TRADE,
        Act::Build => BUILDING,
        Act::Workers => WORKER,
        Act::Transcribe => MANUSCRIPT,
    }
}

/// A resource.
pub const fn resource(kind: Resource) -> &'static str {
    match kind {
        Resource::Ink => INK,
        Resource::Stone => STONE,
        Resource::Gold => GOLD,
    }
}

/// A debt or a deed.
pub const fn document(document: Document) -> &'static str {
    match document {
        Document::Debt => DEBT,
        Document::Deed => DEED,
    }
}
