//! What a key names.

use super::keys;
use crate::Key;
use demesne_game::Seat;
use demesne_viscounts::{
    Act, Building, BuildingKind, Card, Icon, Manuscript, Resource, Ribbon, Segment, Site, Space, Tier,
    ability::Currency,
};

/// A thing by its key. Slots, phases and places count from 1, as in the keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Named {
    /// A phase, 1 to 6.
    Phase(u8),
    /// The round.
    Round,
    /// The Poverty card.
    Poverty,
    /// The Prosperity card.
    Prosperity,
    /// A space for viscounts.
    Space(Space),
    /// A building site.
    Site(Site),
    /// The link from a site to the next one clockwise.
    Link(Site),
    /// The townsfolk of a segment.
    Folk(Segment),
    /// The manuscripts of a segment.
    Tile(Segment),
    /// A segment on the little ring.
    Wedge(Segment),
    /// A tier of a section.
    Castle(Segment, Tier),
    /// The third tier.
    Keep,
    /// Workers of a seat on a tier of a section.
    Worker(Segment, Tier, Seat),
    /// The castle leader card.
    Leader,
    /// A viscount.
    Viscount(Seat),
    /// A cleric bonus card.
    Bonus(Ribbon),
    /// A pair on offer, by its player card.
    Pair(u8),
    /// A primary action.
    Act(Act),
    /// So many exchanges.
    Exchanges(u8),
    /// So many workers.
    Workers(u8),
    /// One of several bundles.
    Choice(u8),
    /// The chips that had no room.
    More,
    /// A plate of the sum.
    Plate(u8),
    /// An icon that the sum lacks.
    Missing(u8),
    /// A unit of what is paid with.
    Pay(Currency),
    /// The dismissal in the sum.
    Dismissal,
    /// A slot of a player board.
    Slot(Seat, u8),
    /// A space of the track.
    Track(Seat, u8),
    /// The corruption marker.
    Corruption(Seat),
    /// The virtue marker.
    Virtue(Seat),
    /// A building of a player, or its position.
    Building(Seat, Building),
    /// A card of a hand.
    Hand(Seat, Card),
    /// A hidden hand.
    Cards(Seat),
    /// Another player, folded to a row.
    Rival(Seat),
    /// A deck.
    Deck(Seat),
    /// A discard pile.
    Discards(Seat),
    /// A card of a discard pile that is laid out.
    Discarded(Seat, Card),
    /// A resource of somebody.
    Resource(Seat, Resource),
    /// Silver of somebody.
    Silver(Seat),
    /// Workers in the supply.
    Supply(Seat),
    /// Unpaid debts.
    Debt(Seat),
    /// Paid debts.
    Paid(Seat),
    /// Acquired deeds.
    Deed(Seat),
    /// Approved deeds.
    Approved(Seat),
    /// Icons of a kind in somebody's tally.
    Icon(Seat, Icon),
    /// A manuscript that somebody has.
    OwnTile(Seat, Manuscript),
    /// A scheme on the solo opponent's board.
    Scheme(Seat, u8),
    /// An option of the scheme in use.
    SchemeOption(Seat, u8),
    /// Its draw pile.
    Schemes(Seat),
    /// Its future schemes.
    Future(Seat),
    /// Its board.
    SoloBoard(Seat),
}

impl Named {
    /// Reads a key; none for what is no key of this game.
    pub(crate) fn parse(key: &str) -> Option<Named> {
        let words: Vec<&str> = key.split(' ').collect();
        let named = match words[..] {
            ["phase", phase] => Named::Phase(counted(phase, 6)?),
            ["round"] => Named::Round,
            ["poverty"] => Named::Poverty,
            ["prosperity"] => Named::Prosperity,
            ["space" | "inner", space] => Named::Space(Space::parse(space)?),
            ["site", site] => Named::Site(Site::parse(site)?),
            ["link", site] => Named::Link(Site::parse(site)?),
            ["folk", segment] => Named::Folk(Segment::parse(segment)?),
            ["tile", segment] => Named::Tile(Segment::parse(segment)?),
            ["wedge", segment] => Named::Wedge(Segment::parse(segment)?),
            ["castle", "top"] => Named::Keep,
            ["castle", segment, number] => Named::Castle(Segment::parse(segment)?, tier(number)?),
            ["worker", segment, number, seat] => {
                Named::Worker(Segment::parse(segment)?, tier(number)?, Seat::parse(seat)?)
            }
            ["leader"] => Named::Leader,
            ["viscount", seat] => Named::Viscount(Seat::parse(seat)?),
            ["bonus", ribbon] => Named::Bonus(Ribbon::parse(ribbon)?),
            ["pair", number] => Named::Pair(counted(number, 10)?),
            ["act", act] => Named::Act(Act::parse(act)?),
            ["exchanges", times] => Named::Exchanges(counted(times, u8::MAX)?),
            ["workers", number] => Named::Workers(counted(number, 4)?),
            ["choice", nth] => Named::Choice(counted(nth, u8::MAX)?),
            ["more"] => Named::More,
            ["sum", nth] => Named::Plate(counted(nth, u8::MAX)?),
            ["missing", nth] => Named::Missing(counted(nth, u8::MAX)?),
            ["pay", what] => Named::Pay(Currency::parse(what)?),
            ["dismissal"] => Named::Dismissal,
            [seat, ref rest @ ..] => Named::owned(Seat::parse(seat)?, rest)?,
            [] => return None,
        };
        (named.key() == key).then_some(named)
    }

    fn owned(seat: Seat, words: &[&str]) -> Option<Named> {
        Some(match *words {
            ["slot", slot] => Named::Slot(seat, counted(slot, 3)?),
            ["track", space] => Named::Track(seat, counted(space, 7)?),
            ["corruption"] => Named::Corruption(seat),
            ["virtue"] => Named::Virtue(seat),
            ["post", nth] => Named::Building(seat, building(BuildingKind::TradingPost, nth)?),
            ["hall", nth] => Named::Building(seat, building(BuildingKind::Guildhall, nth)?),
            ["shop", nth] => Named::Building(seat, building(BuildingKind::Workshop, nth)?),
            ["hand", card] => Named::Hand(seat, Card::parse(card)?),
            ["cards"] => Named::Cards(seat),
            ["rival"] => Named::Rival(seat),
            ["deck"] => Named::Deck(seat),
            ["discard"] => Named::Discards(seat),
            ["discard", card] => Named::Discarded(seat, Card::parse(card)?),
            ["silver"] => Named::Silver(seat),
            ["supply"] => Named::Supply(seat),
            ["debt"] => Named::Debt(seat),
            ["paid"] => Named::Paid(seat),
            ["deed"] => Named::Deed(seat),
            ["approved"] => Named::Approved(seat),
            ["icon", icon] => Named::Icon(seat, Icon::parse(icon)?),
            ["tile", tile] => Named::OwnTile(seat, Manuscript::parse(tile)?),
            ["scheme", slot] => Named::Scheme(seat, counted(slot, 3)?),
            ["option", nth] => Named::SchemeOption(seat, counted(nth, u8::MAX)?),
            ["schemes"] => Named::Schemes(seat),
            ["future"] => Named::Future(seat),
            ["board"] => Named::SoloBoard(seat),
            [resource] => Named::Resource(seat, Resource::parse(resource)?),
            _ => return None,
        })
    }

    /// Its key.
    pub(crate) fn key(self) -> Key {
        match self {
            Named::Phase(phase) => keys::phase(phase),
            Named::Round => keys::round(),
            Named::Poverty => keys::poverty(),
            Named::Prosperity => keys::prosperity(),
            Named::Space(space) => keys::space(space),
            Named::Site(site) => keys::site(site),
            Named::Link(site) => keys::link(site),
            Named::Folk(segment) => keys::folk(segment),
            Named::Tile(segment) => keys::tile(segment),
            Named::Wedge(segment) => keys::wedge(segment),
            Named::Castle(section, tier) => keys::castle(section, tier),
            Named::Keep => keys::keep(),
            Named::Worker(section, tier, seat) => keys::worker(section, tier, seat),
            Named::Leader => keys::leader(),
            Named::Viscount(seat) => keys::viscount(seat),
            Named::Bonus(ribbon) => keys::bonus(ribbon),
            Named::Pair(number) => keys::pair(number),
            Named::Act(act) => keys::act(act),
            Named::Exchanges(times) => keys::exchanges(times),
            Named::Workers(number) => keys::workers(number),
            Named::Choice(nth) => keys::choice(nth.into()),
            Named::More => keys::more(),
            Named::Plate(nth) => keys::plate(nth.into()),
            Named::Missing(nth) => keys::missing(nth.into()),
            Named::Pay(currency) => keys::pay(currency),
            Named::Dismissal => keys::dismissal(),
            Named::Slot(seat, slot) => keys::slot(seat, slot),
            Named::Track(seat, space) => keys::track(seat, space),
            Named::Corruption(seat) => keys::corruption(seat),
            Named::Virtue(seat) => keys::virtue(seat),
            Named::Building(seat, building) => keys::building(seat, building),
            Named::Hand(seat, card) => keys::hand(seat, card),
            Named::Cards(seat) => keys::cards(seat),
            Named::Rival(seat) => keys::rival(seat),
            Named::Deck(seat) => keys::deck(seat),
            Named::Discards(seat) => keys::discards(seat),
            Named::Discarded(seat, card) => keys::discarded(seat, card),
            Named::Resource(seat, resource) => keys::resource(seat, resource),
            Named::Silver(seat) => keys::silver(seat),
            Named::Supply(seat) => keys::supply(seat),
            Named::Debt(seat) => keys::debt(seat),
            Named::Paid(seat) => keys::paid(seat),
            Named::Deed(seat) => keys::deed(seat),
            Named::Approved(seat) => keys::approved(seat),
            Named::Icon(seat, icon) => keys::icon(seat, icon),
            Named::OwnTile(seat, tile) => keys::own_tile(seat, tile),
            Named::Scheme(seat, slot) => keys::scheme(seat, slot),
            Named::SchemeOption(seat, nth) => keys::scheme_option(seat, nth),
            Named::Schemes(seat) => keys::schemes(seat),
            Named::Future(seat) => keys::future(seat),
            Named::SoloBoard(seat) => keys::solo_board(seat),
        }
    }
}

/// A number from 1 to the highest.
fn counted(word: &str, highest: u8) -> Option<u8> {
    word.parse().ok().filter(|number| (1..=highest).contains(number))
}

fn tier(number: &str) -> Option<Tier> {
    [Tier::First, Tier::Second].into_iter().find(|&tier| keys::tier_number(tier).to_string() == number)
}

fn building(kind: BuildingKind, nth: &str) -> Option<Building> {
    let nth = counted(nth, 3)?;
    kind.buildings().find(|building| building.position() == nth)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_they_are_written_and_nothing_else_is_one() {
        let (seat, segment, card) = (Seat(1), Segment(3), Card(12));
        let all = [
            Named::Phase(6),
            Named::Round,
            Named::Poverty,
            Named::Prosperity,
            Named::Space(Space(9)),
            Named::Space(Space(11)),
            Named::Site(Site(16)),
            Named::Link(Site(24)),
            Named::Folk(segment),
            Named::Tile(segment),
            Named::Wedge(segment),
            Named::Castle(segment, Tier::First),
            Named::Castle(segment, Tier::Second),
            Named::Keep,
            Named::Worker(segment, Tier::Second, seat),
            Named::Leader,
            Named::Viscount(seat),
            Named::Bonus(Ribbon::Grey),
            Named::Pair(8),
            Named::Act(Act::Build),
            Named::Exchanges(12),
            Named::Workers(4),
            Named::Choice(2),
            Named::More,
            Named::Plate(3),
            Named::Missing(1),
            Named::Pay(Currency::Silver),
            Named::Dismissal,
            Named::Slot(seat, 3),
            Named::Track(seat, 7),
            Named::Corruption(seat),
            Named::Virtue(seat),
            Named::Building(seat, Building(0)),
            Named::Building(seat, Building(4)),
            Named::Building(seat, Building(8)),
            Named::Hand(seat, card),
            Named::Cards(seat),
            Named::Rival(seat),
            Named::Deck(seat),
            Named::Discards(seat),
            Named::Discarded(seat, card),
            Named::Resource(seat, Resource::Stone),
            Named::Silver(seat),
            Named::Supply(seat),
            Named::Debt(seat),
            Named::Paid(seat),
            Named::Deed(seat),
            Named::Approved(seat),
            Named::Icon(seat, Icon::Criminal),
            Named::OwnTile(seat, Manuscript(6)),
            Named::Scheme(seat, 2),
            Named::SchemeOption(seat, 2),
            Named::Schemes(seat),
            Named::Future(seat),
            Named::SoloBoard(seat),
        ];
        for named in all {
            assert_eq!(Named::parse(&named.key()), Some(named), "{}", named.key());
        }
        assert_eq!(keys::building(Seat(0), Building(7)), "p1 shop 2");
        assert_eq!(keys::space(Space(11)), "inner 7-8");
        for wrong in [
            "",
            "space 7-8",
            "inner 7",
            "space 11",
            "p1 slot 4",
            "p1 slot 0",
            "p1 track 07",
            "castle 7-8 3",
            "p9 deck",
            "pay wood",
            "workers 5",
            "p1 hand",
            "p1 hand -",
            "site 7-8.6",
        ] {
            assert_eq!(Named::parse(wrong), None, "{wrong}");
        }
    }
}
