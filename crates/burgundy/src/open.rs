//! Effects that wait for an answer of the player whose turn it is.

use crate::{Colour, Tile};
use demesne_game::Stack;

/// One open effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Open {
    /// An extra action, as with a die of any value (B8.1).
    Extra,
    /// City hall: place one more stored tile (B8.7).
    CityHall,
    /// Carpenter's workshop, church or market: take a tile of one of these colours from any depot (B8.7).
    Take(Takes),
    /// Warehouse: sell one kind of goods (B8.7).
    Sell,
    /// A placed ship: choose what goods to take (B8.3).
    Ship,
    /// A tile on its way into a full storage: discard one first (B6.2). In a team: choose where it is stored (X-TEAM-8).
    Store(Tile),
    /// An extra action that is no placed castle's and may be declined (X-ROUTE-9, X-VINE-15, X-SOLO-19).
    Grant,
    /// A white castle's action with the white die (X-WHITE-3).
    White,
    /// The crane: choose a kind of building (X-TILE-6).
    Crane,
    /// Shield 5: choose the number of the goods that a ship brings besides.
    Also,
    /// Goods of a sale that are still to be laid on the trade route (X-ROUTE-4): goes on by itself.
    Route(Cargo),
    /// A planted double tile: its bonus actions that are still to be used (X-VINE-14). The last goes by itself.
    Bonuses(Planted),
    /// A completed terrace: choose a vine bonus tile (X-VINE-20).
    Terrace,
    /// Take a tile of the black depot or the vine shop (X-VINE-16).
    TakeBlack,
    /// Take a double tile of the vine depot (X-VINE-17).
    TakeVine,
    /// Shields 14 and 15 at the end of a phase: bit 0 and bit 1 for those that are still to act (X-SHIELD-15.2).
    Levies(u8),
    /// Shield 4 is gone: discard down to three storage spaces (X-SHIELD-4.1).
    Trim,
    /// Solo: points of a region's size, due (X-SOLO-20); the size.
    Size(u8),
    /// Solo: points of a region by phase, due.
    Phase,
    /// Solo: points of livestock, counted when it was laid, due (X-SOLO-26).
    Herd(u8),
    /// Solo: the effect of the tile on this space, due.
    Effect(u8),
    /// Solo: the tile of a completed colour, due (X-SOLO-17).
    Colour(Offer),
    /// Solo: the extra action of a reached target, due (X-SOLO-19).
    Reset,
    /// Solo: points that are being gained: silver may add to them (X-SOLO-19).
    Gain(u8),
    /// Solo: a completed colour: take and place a tile of the black depot (X-SOLO-17).
    ColourTile(Offer),
    /// Solo: after a ship's goods: give up five goods for a face-down tile (X-SOLO-11).
    Exchange,
}

/// X-SOLO-17: whether the tile of a completed colour can be declined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Offer {
    /// No.
    Must,
    /// Yes: the tile of another completed colour completed this one.
    May,
}

/// Goods of one number that wait to be laid on a trade route: number less 1, and how many, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cargo(u8);

impl Cargo {
    /// Some goods of a kind.
    pub const fn new(kind: u8, count: u8) -> Cargo {
        Cargo(count << 3 | kind)
    }

    /// The number less 1.
    pub const fn kind(self) -> u8 {
        self.0 & 7
    }

    /// How many.
    pub const fn count(self) -> u8 {
        self.0 >> 3
    }
}

/// A space of the vineyard and which of its two bonus actions are left, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Planted(u8);

impl Planted {
    /// A space, 0 to 11, and a bit for each bonus that is left.
    pub const fn new(space: u8, left: u8) -> Planted {
        Planted(space << 2 | left)
    }

    /// The space.
    pub const fn space(self) -> u8 {
        self.0 >> 2
    }

    /// The bonuses that are left.
    pub const fn left(self) -> u8 {
        self.0 & 3
    }
}

/// The colours that an effect takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Takes {
    /// Carpenter's workshop.
    Building,
    /// Church.
    MineMonasteryCastle,
    /// Market.
    ShipLivestock,
}

impl Takes {
    /// Whether a tile can be taken.
    #[inline]
    pub const fn allows(self, tile: Tile) -> bool {
        match self {
            Takes::Building => tile.has_colour(Colour::Building),
            Takes::MineMonasteryCastle => {
                tile.has_colour(Colour::Mine)
                    || tile.has_colour(Colour::Monastery)
                    || tile.has_colour(Colour::Castle)
            }
            Takes::ShipLivestock => tile.has_colour(Colour::Ship) || tile.has_colour(Colour::Livestock),
        }
    }
}

/// How deep effects can nest. Two in the base game: a city hall, and on it a tile bought for it. What stays open below another
/// effect is a route with goods left (15 spaces), a planted tile with a bonus left (12 spaces) and a levy: with all of them a
/// chain cannot be deeper.
const DEPTH: usize = 32;

/// The open effects, the innermost last (X-SEQ-4).
pub type OpenStack = Stack<Open, DEPTH>;

/// X-SOLO-21: adds something that is due, in the order of [`Open::due`], below what is being resolved.
pub(crate) fn push_due(stack: &mut OpenStack, open: Open) {
    let at = stack.iter().position(|other| other.due().is_none_or(|order| Some(order) > open.due()));
    stack.insert(at.unwrap_or(stack.len()), open);
}

impl Open {
    /// The rule that opens it.
    pub const fn rule(self) -> &'static str {
        match self {
            Open::Extra => "B8.1",
            Open::CityHall | Open::Take(_) | Open::Sell => "B8.7",
            Open::Ship => "B8.3",
            Open::Store(_) => "B6.2",
            Open::Grant => "X-SEQ-11",
            Open::White => "X-WHITE-3",
            Open::Crane => "X-TILE-6",
            Open::Also => "X-SHIELD-5",
            Open::Route(_) => "X-ROUTE-4",
            Open::Bonuses(_) => "X-VINE-14",
            Open::Terrace => "X-VINE-20",
            Open::TakeBlack => "X-VINE-16",
            Open::TakeVine => "X-VINE-17",
            Open::Levies(_) => "X-SHIELD-14",
            Open::Trim => "X-SHIELD-4.1",
            Open::Size(_) | Open::Phase | Open::Herd(_) => "X-SOLO-20",
            Open::Effect(_) => "X-SOLO-21",
            Open::Gain(_) => "X-SOLO-19",
            Open::Colour(_) | Open::ColourTile(_) => "X-SOLO-17",
            Open::Reset => "X-SOLO-19",
            Open::Exchange => "X-SOLO-11",
        }
    }

    /// What is open, for a sentence.
    pub const fn description(self) -> &'static str {
        match self {
            Open::Extra => "a castle's extra action",
            Open::CityHall => "a city hall's placement",
            Open::Take(Takes::Building) => "a carpenter's workshop (take a building)",
            Open::Take(Takes::MineMonasteryCastle) => "a church (take a mine, monastery or castle)",
            Open::Take(Takes::ShipLivestock) => "a market (take a ship or livestock)",
            Open::Sell => "a warehouse's sale",
            Open::Ship => "a ship's taking of goods",
            Open::Store(_) => "the discarding of a stored tile",
            Open::Grant => "an extra action",
            Open::White => "a white castle's action",
            Open::Crane => "the crane's choice of a building",
            Open::Also => "the choice of a number for shield 5",
            Open::Route(_) => "the laying of goods on the trade route",
            Open::Bonuses(_) => "the bonus actions of the vineyard",
            Open::Terrace => "the choice of a vine bonus tile",
            Open::TakeBlack => "the taking of a tile of the black depot or the vine shop",
            Open::TakeVine => "the taking of a double tile of the vine depot",
            Open::Levies(_) => "the placement of shield 14 or 15",
            Open::Trim => "the discarding down to three storage spaces",
            Open::Size(_) => "a region's points by size",
            Open::Phase => "a region's points by phase",
            Open::Herd(_) => "the points of livestock",
            Open::Effect(_) => "the effect of a placed tile",
            Open::Gain(_) => "a gain of points",
            Open::Colour(_) => "a completed colour's tile",
            Open::Reset => "the extra action of a reached target",
            Open::ColourTile(_) => "the placement of a completed colour's tile",
            Open::Exchange => "the exchange of five goods",
        }
    }

    /// Its name in positions.
    pub const fn name(self) -> &'static str {
        match self {
            Open::Extra => "extra",
            Open::CityHall => "city-hall",
            Open::Take(Takes::Building) => "workshop",
            Open::Take(Takes::MineMonasteryCastle) => "church",
            Open::Take(Takes::ShipLivestock) => "market",
            Open::Sell => "warehouse",
            Open::Ship => "ship",
            Open::Store(_) => "store",
            Open::Grant => "grant",
            Open::White => "white-castle",
            Open::Crane => "crane",
            Open::Also => "also",
            Open::Route(_) => "route",
            Open::Bonuses(_) => "bonuses",
            Open::Terrace => "terrace",
            Open::TakeBlack => "take-black",
            Open::TakeVine => "take-vine",
            Open::Levies(_) => "levies",
            Open::Trim => "trim",
            Open::Size(_) => "size",
            Open::Phase => "phase",
            Open::Herd(_) => "livestock",
            Open::Effect(_) => "effect",
            Open::Gain(_) => "gain",
            Open::Colour(Offer::Must) => "colour",
            Open::Colour(Offer::May) => "colour-more",
            Open::Reset => "reset",
            Open::ColourTile(Offer::Must) => "colour-tile",
            Open::ColourTile(Offer::May) => "colour-tile-more",
            Open::Exchange => "exchange",
        }
    }

    /// X-SOLO-21: whether it is only due. What is due lies side by side until the player picks it; all else is being resolved.
    /// The number orders what is due, so that equal pools are equal.
    #[inline]
    pub const fn due(self) -> Option<u16> {
        match self {
            Open::Size(size) => Some(size as u16),
            Open::Phase => Some(1 << 8),
            Open::Effect(space) => Some(2 << 8 | space as u16),
            Open::Herd(points) => Some(3 << 8 | points as u16),
            Open::Colour(offer) => Some(4 << 8 | offer as u16),
            Open::Reset => Some(5 << 8),
            _ => None,
        }
    }

    /// The moments at which a purchase and the like can come in between (B5.5, X-SEQ-17).
    #[inline]
    pub const fn is_a_moment(self) -> bool {
        matches!(self, Open::Extra | Open::Grant | Open::White | Open::CityHall)
    }

    /// Whether it is one of the actions that a die does, with a die of any value or the white one.
    #[inline]
    pub const fn is_die_action(self) -> bool {
        matches!(self, Open::Extra | Open::Grant | Open::White)
    }

    /// What is written after its name in positions, behind a colon; nothing for most.
    pub fn detail(self, tile_name: impl Fn(Tile) -> String) -> Option<String> {
        match self {
            Open::Store(tile) => Some(tile_name(tile)),
            Open::Route(cargo) => Some(format!("{}*{}", cargo.kind() + 1, cargo.count())),
            Open::Bonuses(planted) => {
                let left = ["-", "1", "2", "1+2"][usize::from(planted.left())];
                Some(format!("v{}.{left}", planted.space() + 1))
            }
            Open::Levies(left) => Some(["", "14", "15", "14+15"][usize::from(left & 3)].into()),
            Open::Size(n) | Open::Herd(n) | Open::Gain(n) => Some(n.to_string()),
            Open::Effect(space) => Some((u32::from(space) + 1).to_string()),
            _ => None,
        }
    }

    /// Reads what [`Open::name`] and [`Open::detail`] write.
    pub fn parse(text: &str) -> Option<Open> {
        let (name, detail) = text.split_once(':').map_or((text, None), |(name, detail)| (name, Some(detail)));
        let Some(detail) = detail else { return PLAIN.into_iter().find(|open| open.name() == name) };
        let number = |most: u8| detail.parse::<u8>().ok().filter(|n| *n <= most && n.to_string() == detail);
        let bits = |text: &str| match text {
            "1" | "14" => Some(1),
            "2" | "15" => Some(2),
            "1+2" | "14+15" => Some(3),
            _ => None,
        };
        Some(match name {
            "store" => Open::Store(Tile::parse(detail)?),
            "route" => {
                let (kind, count) = detail.split_once('*')?;
                let kind = kind.parse::<u8>().ok().filter(|kind| (1..=6).contains(kind))?;
                Open::Route(Cargo::new(kind - 1, count.parse().ok().filter(|n| (1..=31).contains(n))?))
            }
            "bonuses" => {
                let (space, left) = detail.strip_prefix('v')?.split_once('.')?;
                let number = space.parse::<u8>().ok().filter(|n| n.to_string() == space);
                let space = number.filter(|space| (1..=12).contains(space))?;
                let left = if left == "-" { 0 } else { bits(left).filter(|_| left.len() % 2 == 1)? };
                Open::Bonuses(Planted::new(space - 1, left))
            }
            "levies" => Open::Levies(bits(detail).filter(|_| detail.len() != 1 && detail.len() != 3)?),
            "size" => Open::Size(number(10)?),
            "gain" => Open::Gain(number(255)?),
            "livestock" => Open::Herd(number(255)?),
            "effect" => Open::Effect(number(73)?.checked_sub(1)?),
            _ => return None,
        })
    }
}

/// The effects that are written by their name alone.
const PLAIN: [Open; 22] = [
    Open::Extra,
    Open::CityHall,
    Open::Take(Takes::Building),
    Open::Take(Takes::MineMonasteryCastle),
    Open::Take(Takes::ShipLivestock),
    Open::Sell,
    Open::Ship,
    Open::Grant,
    Open::White,
    Open::Crane,
    Open::Also,
    Open::Terrace,
    Open::TakeBlack,
    Open::TakeVine,
    Open::Trim,
    Open::Phase,
    Open::Colour(Offer::Must),
    Open::Colour(Offer::May),
    Open::Reset,
    Open::ColourTile(Offer::Must),
    Open::ColourTile(Offer::May),
    Open::Exchange,
];

impl Open {
    /// The refusal of anything else while this is open.
    #[cold]
    pub(crate) fn comes_first(self) -> Result<(), demesne_game::Illegal> {
        demesne_game::Illegal::err(self.rule(), format!("{} is open and comes first", self.description()))
    }
}
