//! Its steps in sentences, for whoever moves its tiles at a real table.

use super::{AutomaStep, Origin, Sale, Search};
use crate::{Building, Burgundy, Colour, Tile};

impl Burgundy {
    /// A step of the Châteautoma in a sentence, with its reason and the rule. Hexes and spaces count from 1.
    pub fn describe_automa(&self, step: AutomaStep) -> String {
        match step {
            AutomaStep::Turn { die, white, place, card } => {
                format!("it rolls {die}; the white die is {white}, so the {} card, {card}, is selected (A3.3)", side(place))
            }
            AutomaStep::Searches { search, start, card, wanted } => {
                let wanted: Vec<&str> = wanted.iter().flatten().map(|colour| colour.name()).collect();
                let why = match search {
                    Search::Die => "its die".into(),
                    Search::Bonus(tile) => format!("the bonus action of the {}, with the white die", self.tile_words(tile)),
                    Search::ExtraTurn => "the extra turn, with the white die".into(),
                };
                format!(
                    "for {why} it searches the depots clockwise from {}, in each for the empty hexes of card {card}: {} (A5.3)",
                    start + 1,
                    wanted.join(", ")
                )
            }
            AutomaStep::OtherCard { full, card } => {
                format!("card {full} is full, so the bonus action is for card {card} (A7.2)")
            }
            AutomaStep::Places { tile, card, hex, origin } => self.placed(tile, card, hex, origin),
            AutomaStep::NoMatch { card } => format!(
                "no depot and nothing in its reserve has a tile for card {card}, and it has no wild (A5.8)"
            ),
            AutomaStep::TakesWild(tile) => format!(
                "it takes the first tile of the black depot, the {}, face down as its wild (A5.11)",
                self.tile_words(tile)
            ),
            AutomaStep::BlackEmpty => "the black depot is empty, so it gets 2 silver (A5.12)".into(),
            AutomaStep::Grazes { tile, others: 0 } => {
                format!("its {} graze with no others of their kind (A7.8)", self.animals(tile))
            }
            AutomaStep::Grazes { tile, others } => format!(
                "its {} graze with {others} more on its cards and in its duchy (A7.8)",
                self.animals(tile)
            ),
            AutomaStep::Loads { depot, count, tied } => {
                let why = match tied.count_ones() {
                    1 => "which has most".into(),
                    _ => format!("of depots {}, which have most, the first clockwise from the white die", depots(tied)),
                };
                format!("its ship takes all goods of depot {} ({count}), {why} (A7.10)", depot + 1)
            }
            AutomaStep::NoGoods => "its ship finds no goods in any depot (A7.10)".into(),
            AutomaStep::Reserves { kind, tile, start, depot } => {
                let rule = if kind == Building::WhiteCastle { "A16.5" } else { "A7.20" };
                format!(
                    "its {} brings the {} from depot {} to its reserve{} ({rule})",
                    name_of(kind),
                    self.tile_words(tile),
                    depot + 1,
                    from(start, depot)
                )
            }
            AutomaStep::Idle(Building::CityHall) => {
                "its city hall moves nothing: no tile of its reserve fits a card (A7.21)".into()
            }
            AutomaStep::Idle(Building::WhiteCastle) => {
                "its white castle finds all depots empty and brings 1 silver (A16.6)".into()
            }
            AutomaStep::Idle(kind) => {
                format!("its {} finds nothing to take in any depot (A7.20)", name_of(kind))
            }
            AutomaStep::Sells { why, goods, count, tied } => format!(
                "{} it sells its {count} goods of number {}, {} (A12.1)",
                occasion(why),
                goods + 1,
                if tied { "the lowest of the numbers of which it has most" } else { "of which it has most" }
            ),
            AutomaStep::NothingToSell(why) => format!("{} it would sell, but has no goods (A12.3)", occasion(why)),
            AutomaStep::TakesDouble { card, hex, start, slot } => format!(
                "for the double-hex symbol on hex {} of card {card} it takes the double tile at place {} of the vine depot{} (A17.4)",
                hex + 1,
                slot + 1,
                if start == slot { "" } else { ", the first to the right of the white die's" }
            ),
            AutomaStep::NoDouble => "the vine depot is empty, it takes no double tile (A17.4)".into(),
            AutomaStep::Completes { card } => format!("it completes card {card} (A9.2)"),
            AutomaStep::Moves { tile, space, turned_up, extra_turn } => {
                let colour = tile.colour().name();
                let to = match space {
                    Some(space) => format!("goes to {colour} space {} of its duchy", space + 1),
                    None => format!("is stacked on its {colour} spaces, which are all covered"),
                };
                format!(
                    "{} {} {to}{} ({})",
                    if turned_up { "turned up, the" } else { "the" },
                    self.tile_words(tile),
                    if extra_turn { " and covers a mark: an extra turn" } else { "" },
                    match (extra_turn, turned_up, space) {
                        (true, ..) => "A15.9",
                        (_, true, _) => "A9.5",
                        (.., None) => "A9.6",
                        _ => "A9.3",
                    }
                )
            }
            AutomaStep::PostCard(count) => match count {
                1 => "it is its first card with a border post; the second will score (A16.9)".into(),
                2 => "it is its second card with a border post and scores the phase value (A16.9)".into(),
                3 => "it is its third card with a border post and takes a border-post tile, if one is left (A16.10)".into(),
                n => format!("it is card {n} with a border post and brings nothing more (A16.10)"),
            },
            AutomaStep::TakesShield { shield, start, depot } => format!(
                "the card takes shield {shield}, the lowest of depot {}{} (A16.14)",
                depot + 1,
                from(start, depot)
            ),
            AutomaStep::NoShield => "the card would take a shield, but none is left (A16.14)".into(),
            AutomaStep::ExtraTurn(Some(card)) => format!("an extra turn, for card {card} (A15.10)"),
            AutomaStep::ExtraTurn(None) => "an extra turn, but no card remains (A15.10)".into(),
            AutomaStep::Slides(card) => format!("card {card} moves to the left with its tiles (A9.8)"),
            AutomaStep::Reshuffles => "its deck is empty: the discarded cards are shuffled into a new one (A9.10)".into(),
            AutomaStep::FirstCard { place: 0, card } => {
                format!("card {card} is its left card, with a castle on its first castle hex (A2.5, A2.7)")
            }
            AutomaStep::FirstCard { card, .. } => format!("card {card} is its right card, and starts empty (A2.6)"),
            AutomaStep::Deals { place, card } => format!("card {card} is its {} card now (A9.9)", side(place)),
            AutomaStep::Claims(colour) => {
                format!("all {} spaces of its duchy are covered: it takes a bonus tile (A10.1)", colour.name())
            }
            AutomaStep::Buys { tile, had, tied } => format!(
                "it buys the {} of the black depot for 2 silver: {} (A11.2)",
                self.tile_words(tile),
                rarest(tile.colour(), had, tied)
            ),
            AutomaStep::BuysDouble { slot } => {
                format!("it buys the double tile at place {} of the vine shop for 2 silver (A17.6)", slot + 1)
            }
            AutomaStep::NothingToBuy => "it would buy, but nothing is left to buy (A11.6)".into(),
        }
    }

    fn placed(&self, tile: Tile, card: u8, hex: u8, origin: Origin) -> String {
        let (what, hex) = (self.tile_words(tile), hex + 1);
        match origin {
            Origin::Depot { start, depot, alike } => {
                let top = if alike > 1 { ", the top one of its type," } else { "" };
                let passed = match (depot + 6 - start) % 6 {
                    0 => String::new(),
                    1 => format!("depot {} has nothing for the card; ", start + 1),
                    n => {
                        let list: Vec<String> = (0..n).map(|i| ((start + i) % 6 + 1).to_string()).collect();
                        format!("depots {} have nothing for the card; ", list.join(", "))
                    }
                };
                format!(
                    "{passed}the {what}{top} goes from depot {} onto hex {hex} of card {card} (A5.4)",
                    depot + 1
                )
            }
            Origin::Reserve => format!(
                "no depot has a tile for the card; the {what}, on top of its reserve's stack, goes onto hex {hex} of card {card} (A5.9)"
            ),
            Origin::Wild => format!(
                "neither depots nor reserve have a tile for the card; its wild (front: {what}) goes face down onto hex {hex} of card {card} (A5.10)"
            ),
            Origin::CityHall { most, tied, other } => {
                let colour = tile.colour().name();
                format!(
                    "its city hall moves the {what} from its reserve onto hex {hex} of card {card}: {}it has {} there ({})",
                    if other {
                        "nothing fits the selected card, and of what fits this one "
                    } else {
                        "of what fits "
                    },
                    match tied {
                        true =>
                            format!("{most} {colour}, as many as of another type, and {colour} stands first"),
                        false => format!("most of {colour}, {most}"),
                    },
                    if other { "A7.21" } else { "A7.22" }
                )
            }
        }
    }

    /// A tile as one would say it.
    fn tile_words(&self, tile: Tile) -> String {
        use crate::tile::Face;
        match tile.face() {
            Face::Monastery(number) => format!("monastery {number}"),
            Face::Building(kind) => name_of(kind),
            Face::Livestock(..) => format!("tile of {}", self.animals(tile)),
            _ => self.tile_name(tile),
        }
    }
}

impl Burgundy {
    /// The animals of a livestock tile.
    fn animals(&self, tile: Tile) -> String {
        let name = self.tile_name(tile);
        match name.strip_suffix(['2', '3', '4']) {
            Some("sheep") => format!("{} sheep", &name[5..]),
            Some(species) => format!("{} {species}s", &name[species.len()..]),
            None => format!("2 {name}"),
        }
    }
}

fn name_of(kind: Building) -> String {
    kind.name().replace('-', " ")
}

fn side(place: u8) -> &'static str {
    if place == 0 { "left" } else { "right" }
}

/// How the search came to a depot.
fn from(start: u8, depot: u8) -> String {
    match start == depot {
        true => ", that of the white die".into(),
        false => format!(", the first clockwise from depot {} to have one", start + 1),
    }
}

fn depots(set: u8) -> String {
    let list: Vec<String> = (0..6).filter(|d| set >> d & 1 != 0).map(|d: u8| (d + 1).to_string()).collect();
    list.join(", ")
}

fn occasion(why: Sale) -> String {
    match why {
        Sale::Warehouse => "by its warehouse".into(),
        Sale::Bonus => "since no tile can be placed".into(),
        Sale::Symbol { card, hex } => format!("for the sell symbol on hex {} of card {card}", hex + 1),
        Sale::ExtraTurn => "instead of an extra turn".into(),
    }
}

fn rarest(colour: Colour, had: u8, tied: bool) -> String {
    let had = match had {
        0 => "has none of its type".into(),
        n => format!("has {n} of its type, the fewest"),
    };
    match tied {
        true => format!("its reserve {had}, and of those {} stands first", colour.name()),
        false => format!("its reserve {had}"),
    }
}
