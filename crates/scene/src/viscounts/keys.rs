//! The keys of the Viscounts: what can be touched or asked about at their table, each name written here and nowhere else.
//!
//! Seats stand in front of what belongs to them. Segments, spaces, sites, cards and manuscripts have the names of records; slots, tiers,
//! phases and copies count from 1.

use crate::Key;
use demesne_game::Seat;
use demesne_viscounts::{
    Act, Building, BuildingKind, Card, Icon, Manuscript, Resource, Ribbon, Segment, Side, Site, Space, Tier,
    ability::Currency,
};

/// A phase of a turn, 1 to 6.
pub fn phase(phase: u8) -> Key {
    format!("phase {phase}")
}

/// The round.
pub fn round() -> Key {
    "round".into()
}

/// The Poverty card with the debts that are left.
pub fn poverty() -> Key {
    "poverty".into()
}

/// The Prosperity card with the deeds that are left.
pub fn prosperity() -> Key {
    "prosperity".into()
}

/// A space for viscounts: `space 7`, `inner 7-8`.
pub fn space(space: Space) -> Key {
    match space.side() {
        Side::Inner => format!("inner {}", space.segment().name()),
        Side::Left | Side::Right => format!("space {}", space.name()),
    }
}

/// A building site.
pub fn site(site: Site) -> Key {
    format!("site {}", site.name())
}

/// The link that leads from a site to the next one clockwise.
pub fn link(from: Site) -> Key {
    format!("link {}", from.name())
}

/// The townsfolk of a segment: the pile with its visible card, or what is printed there.
pub fn folk(segment: Segment) -> Key {
    format!("folk {}", segment.name())
}

/// The manuscripts of a segment: the pile with its visible one, or what is printed there.
pub fn tile(segment: Segment) -> Key {
    format!("tile {}", segment.name())
}

/// A segment on the little ring, which leads to where it is on the unrolled road.
pub fn wedge(segment: Segment) -> Key {
    format!("wedge {}", segment.name())
}

/// A tier of a section of the castle.
pub fn castle(section: Segment, tier: Tier) -> Key {
    format!("castle {} {}", section.name(), tier_number(tier))
}

/// The third tier of the castle.
pub fn keep() -> Key {
    "castle top".into()
}

/// The workers of a seat on a tier of a section: `worker 7-8 1 p2`.
pub fn worker(section: Segment, tier: Tier, seat: Seat) -> Key {
    format!("worker {} {} {seat}", section.name(), tier_number(tier))
}

/// The castle leader card, wherever it lies.
pub fn leader() -> Key {
    "leader".into()
}

/// The viscount of a seat.
pub fn viscount(seat: Seat) -> Key {
    format!("viscount {seat}")
}

/// A cleric bonus card, wherever it lies.
pub fn bonus(ribbon: Ribbon) -> Key {
    format!("bonus {}", ribbon.name())
}

/// A pair on offer in the setup, by the number of its player card.
pub fn pair(number: u8) -> Key {
    format!("pair {number}")
}

/// A primary action, as a thing of its own.
pub fn act(act: Act) -> Key {
    format!("act {}", act.name())
}

/// So many exchanges of a trade.
pub fn exchanges(times: u8) -> Key {
    format!("exchanges {times}")
}

/// So many workers.
pub fn workers(number: u8) -> Key {
    format!("workers {number}")
}

/// One of the bundles that are to be chosen from, from 1 on.
pub fn choice(nth: usize) -> Key {
    format!("choice {nth}")
}

/// What stands for the chips that had no room.
pub fn more() -> Key {
    "more".into()
}

/// A plate of the sum, from 1 on: where some of its icons come from.
pub fn plate(nth: usize) -> Key {
    format!("sum {nth}")
}

/// An icon that the sum lacks, from 1 on.
pub fn missing(nth: usize) -> Key {
    format!("missing {nth}")
}

/// A unit of what is paid with, in the sum: `pay ink`.
pub fn pay(currency: Currency) -> Key {
    format!("pay {}", currency.name())
}

/// The dismissal, in the sum.
pub fn dismissal() -> Key {
    "dismissal".into()
}

/// A slot of a player board, 1 to 3, with what lies there.
pub fn slot(seat: Seat, slot: u8) -> Key {
    format!("{seat} slot {slot}")
}

/// A space of the track of virtue and corruption, 1 to 7.
pub fn track(seat: Seat, space: u8) -> Key {
    format!("{seat} track {space}")
}

/// The corruption marker.
pub fn corruption(seat: Seat) -> Key {
    format!("{seat} corruption")
}

/// The virtue marker.
pub fn virtue(seat: Seat) -> Key {
    format!("{seat} virtue")
}

/// A building on a player board, or the position that it leaves: `p1 post 2`, `p1 hall 1`, `p1 shop 3`.
pub fn building(seat: Seat, building: Building) -> Key {
    format!("{seat} {} {}", short(building.kind()), building.position())
}

/// A card of a hand; before the deck is shuffled, any own card (V2.23).
pub fn hand(seat: Seat, card: Card) -> Key {
    format!("{seat} hand {}", card.id())
}

/// The hand of somebody as others see it.
pub fn cards(seat: Seat) -> Key {
    format!("{seat} cards")
}

/// Another player, folded to a row.
pub fn rival(seat: Seat) -> Key {
    format!("{seat} rival")
}

/// The deck of somebody.
pub fn deck(seat: Seat) -> Key {
    format!("{seat} deck")
}

/// The discard pile of somebody.
pub fn discards(seat: Seat) -> Key {
    format!("{seat} discard")
}

/// A card of a discard pile, where all of them are laid out.
pub fn discarded(seat: Seat, card: Card) -> Key {
    format!("{seat} discard {}", card.id())
}

/// A resource of somebody.
pub fn resource(seat: Seat, resource: Resource) -> Key {
    format!("{seat} {}", resource.name())
}

/// The silver of somebody.
pub fn silver(seat: Seat) -> Key {
    format!("{seat} silver")
}

/// What somebody has of a currency: silver or a resource.
pub fn currency(seat: Seat, currency: Currency) -> Key {
    format!("{seat} {}", currency.name())
}

/// The workers in somebody's supply.
pub fn supply(seat: Seat) -> Key {
    format!("{seat} supply")
}

/// Unpaid debts.
pub fn debt(seat: Seat) -> Key {
    format!("{seat} debt")
}

/// Paid debts.
pub fn paid(seat: Seat) -> Key {
    format!("{seat} paid")
}

/// Acquired deeds.
pub fn deed(seat: Seat) -> Key {
    format!("{seat} deed")
}

/// Approved deeds.
pub fn approved(seat: Seat) -> Key {
    format!("{seat} approved")
}

/// A kind of icon in the tally of somebody.
pub fn icon(seat: Seat, icon: Icon) -> Key {
    format!("{seat} icon {}", icon.name())
}

/// A manuscript that somebody has.
pub fn own_tile(seat: Seat, tile: Manuscript) -> Key {
    format!("{seat} tile {}", tile.id())
}

/// A scheme of the solo opponent, by its slot, 1 to 3.
pub fn scheme(seat: Seat, slot: u8) -> Key {
    format!("{seat} scheme {slot}")
}

/// An option of the scheme that is in use, from the left, from 1 on.
pub fn scheme_option(seat: Seat, nth: u8) -> Key {
    format!("{seat} option {nth}")
}

/// The draw pile of the solo opponent.
pub fn schemes(seat: Seat) -> Key {
    format!("{seat} schemes")
}

/// The future schemes of the solo opponent.
pub fn future(seat: Seat) -> Key {
    format!("{seat} future")
}

/// The board of the solo opponent, with its priorities.
pub fn solo_board(seat: Seat) -> Key {
    format!("{seat} board")
}

/// The word of a kind of buildings.
pub(super) const fn short(kind: BuildingKind) -> &'static str {
    match kind {
        BuildingKind::TradingPost => "post",
        BuildingKind::Guildhall => "hall",
        BuildingKind::Workshop => "shop",
    }
}

/// The number of a tier in a key.
pub(super) const fn tier_number(tier: Tier) -> u8 {
    match tier {
        Tier::First => 1,
        Tier::Second => 2,
    }
}
