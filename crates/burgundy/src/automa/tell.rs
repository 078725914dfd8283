//! What it does, step by step, with what it looked at: enough to say why.

use crate::{Building, Colour, Tile};

/// Why it searches the depots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Search {
    /// Step 1: its own die (A5.1).
    Die,
    /// The bonus action of a castle or of the crane: the white die (A7.1, A16.2).
    Bonus(Tile),
    /// An extra turn of modifier D: the white die (A15.10).
    ExtraTurn,
}

/// Where a tile comes from that it places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A5.3: a depot, the first with a match from `start` on; how many of the type lay there (A5.5).
    Depot {
        /// The depot where the search began.
        start: u8,
        /// The depot of the tile.
        depot: u8,
        /// How many tiles of the type it had.
        alike: u8,
    },
    /// A5.9: the top tile of a stack in the reserve.
    Reserve,
    /// A5.10: the wild of the reserve, face down.
    Wild,
    /// A7.21, A7.22: a city hall moves it from the reserve, which had so many of the type; whether as many of another.
    CityHall {
        /// How many of the type the reserve had.
        most: u8,
        /// Whether it had as many of another type that fits.
        tied: bool,
        /// Whether the card is the other one, since nothing fits the selected card.
        other: bool,
    },
}

/// Why it sells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sale {
    /// A7.16.
    Warehouse,
    /// A7.2: the bonus action cannot place a tile.
    Bonus,
    /// A8.1: a sell symbol was covered.
    Symbol {
        /// The card.
        card: u8,
        /// The hex.
        hex: u8,
    },
    /// A15.10: an extra turn, and no card remains.
    ExtraTurn,
}

/// One step of the Châteautoma. Cards by their numbers; places, depots, hexes, spaces and goods count from 0; points and coins
/// are told by the events of everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AutomaStep {
    /// Its turn begins.
    Turn {
        /// Its die.
        die: u8,
        /// The white die.
        white: u8,
        /// The selected place: 0 left, 1 right (A3.3).
        place: u8,
        /// The selected card.
        card: u8,
    },
    /// It searches the depots clockwise for the empty hexes of a card (A5.2, A5.3).
    Searches {
        /// Why.
        search: Search,
        /// The depot where it begins.
        start: u8,
        /// The card.
        card: u8,
        /// The types of its empty hexes in reading order.
        wanted: [Option<Colour>; 5],
    },
    /// A7.2: the selected card is full, the bonus action is for the other card.
    OtherCard {
        /// The full card.
        full: u8,
        /// The other card.
        card: u8,
    },
    /// A tile comes onto a card.
    Places {
        /// The tile.
        tile: Tile,
        /// The card.
        card: u8,
        /// The hex.
        hex: u8,
        /// Where it comes from, and why it is this one.
        origin: Origin,
    },
    /// A5.8: no depot has a tile for the card, nor has the reserve, and there is no wild.
    NoMatch {
        /// The card.
        card: u8,
    },
    /// A5.11: the first tile of the black depot becomes the wild.
    TakesWild(Tile),
    /// A5.12: the black depot is empty, it gets silver instead.
    BlackEmpty,
    /// A7.8, A16.3: what livestock scores.
    Grazes {
        /// The tile.
        tile: Tile,
        /// The animals of other tiles that count with it.
        others: u16,
    },
    /// A7.10: a ship takes all goods of a depot.
    Loads {
        /// The depot.
        depot: u8,
        /// How many.
        count: u8,
        /// The depots that have as many, this one included, a bit each.
        tied: u8,
    },
    /// A7.10: a ship finds no goods.
    NoGoods,
    /// A7.17 to A7.19, A16.5: a building brings a tile of a depot to the reserve.
    Reserves {
        /// The building.
        kind: Building,
        /// The tile.
        tile: Tile,
        /// The depot where the search began.
        start: u8,
        /// The depot.
        depot: u8,
    },
    /// A7.20, A7.21, A16.6: a building finds nothing to do.
    Idle(Building),
    /// A12: it sells.
    Sells {
        /// Why.
        why: Sale,
        /// The number of the goods less 1.
        goods: u8,
        /// How many.
        count: u8,
        /// Whether it has as many of another number.
        tied: bool,
    },
    /// A12.3: it has no goods to sell.
    NothingToSell(Sale),
    /// A17.4: a covered double-hex symbol takes a double tile of the vine depot.
    TakesDouble {
        /// The card.
        card: u8,
        /// The hex.
        hex: u8,
        /// The slot where it begins.
        start: u8,
        /// The slot that it takes.
        slot: u8,
    },
    /// A17.4: the vine depot is empty.
    NoDouble,
    /// A9.2: a card is completed.
    Completes {
        /// The card.
        card: u8,
    },
    /// A9.3, A9.5: a tile goes to its duchy.
    Moves {
        /// The tile.
        tile: Tile,
        /// The space of its colour; `None` when it is stacked (A9.6).
        space: Option<u8>,
        /// Whether it was a wild and is turned up.
        turned_up: bool,
        /// Whether it covers a mark that gives an extra turn (A15.9).
        extra_turn: bool,
    },
    /// A16.8: a completed card has a border post: how many such cards there are now.
    PostCard(u8),
    /// A16.14: a completed card takes a shield.
    TakesShield {
        /// The shield.
        shield: u8,
        /// The depot where it begins.
        start: u8,
        /// The depot.
        depot: u8,
    },
    /// A16.14: no shield is left.
    NoShield,
    /// A15.10: an extra turn begins, on this card, or on none.
    ExtraTurn(Option<u8>),
    /// A9.8: the right card moves to the left.
    Slides(u8),
    /// A9.10: the deck is empty, the discarded cards are shuffled.
    Reshuffles,
    /// A2.5, A2.6: a card is dealt before the game.
    FirstCard {
        /// 0 left, 1 right.
        place: u8,
        /// The card.
        card: u8,
    },
    /// A9.9: a card is dealt.
    Deals {
        /// 0 left, 1 right.
        place: u8,
        /// The card.
        card: u8,
    },
    /// A10.1, A10.2: all spaces of a colour are covered, and a bonus tile is left.
    Claims(Colour),
    /// A11: it buys a tile of the black depot.
    Buys {
        /// The tile.
        tile: Tile,
        /// How many of its type the reserve had.
        had: u8,
        /// Whether another type of the black depot was as rare.
        tied: bool,
    },
    /// A17.6: it buys a double tile of the vine shop.
    BuysDouble {
        /// The place.
        slot: u8,
    },
    /// A11.6: it buys nothing, though it has the silver: there is nothing to buy.
    NothingToBuy,
}
