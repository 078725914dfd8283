//! What a key names.

use super::keys;
use demesne_burgundy::{Colour, tile::parse_vine};
use demesne_game::Seat;

/// A thing by its key. Places, depots and spaces count from 0; goods, shields from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Named {
    /// An own die.
    Die(Seat, usize),
    /// The white die.
    WhiteDie,
    /// A place of the storage.
    Stored(Seat, usize),
    /// A place of a private storage.
    Private(Seat, usize),
    /// A space of a duchy.
    Space(Seat, u8),
    /// A depot.
    Depot(u8),
    /// A tile of a depot.
    DepotTile(u8, usize),
    /// A tile of the black depot.
    BlackTile(usize),
    /// The inns.
    Inn,
    /// Own goods.
    Goods(Seat, u8),
    /// Goods sold.
    Sold(Seat),
    /// Taking workers.
    TakeWorkers(Seat),
    /// Own workers.
    Workers(Seat),
    /// Own silver.
    Silver(Seat),
    /// A shield at a depot.
    Shield(u8),
    /// A shield that somebody has.
    OwnShield(Seat, u8),
    /// A place of the vine depot.
    VineDepot(usize),
    /// A place of the vine shop.
    VineShop(usize),
    /// A space of a vineyard.
    VineSpace(Seat, u8),
    /// The vine bonus tiles of a type.
    VineBonus(u8),
    /// A route tile.
    Route(Seat, usize),
    /// The bonus tiles of a colour.
    Bonus(Colour),
    /// A marker of the turn order.
    Marker(Seat),
    /// A phase.
    Phase(u8),
    /// A round.
    Round(u8),
    /// A county card.
    Card(usize),
}

impl Named {
    /// Reads a key; none for what is no key of this game.
    pub(crate) fn parse(key: &str) -> Option<Named> {
        let words: Vec<&str> = key.split(' ').collect();
        let named = match words[..] {
            ["white", "die"] => Named::WhiteDie,
            ["depot", depot] => Named::Depot(place(depot, 6)?),
            ["depot", depot, "tile", tile] => Named::DepotTile(place(depot, 6)?, place(tile, 4)?.into()),
            ["black", "tile", tile] => Named::BlackTile(place(tile, 8)?.into()),
            ["black", "inn"] => Named::Inn,
            ["shield", shield] => Named::Shield(place(shield, 18)? + 1),
            ["vine", "depot", tile] => Named::VineDepot(place(tile, 6)?.into()),
            ["vine", "shop", tile] => Named::VineShop(place(tile, 3)?.into()),
            ["vine", "bonus", vine] => Named::VineBonus(parse_vine(vine)?),
            ["bonus", colour] => Named::Bonus(Colour::parse(colour)?),
            ["phase", letter] => Named::Phase((0..5).find(|&phase| keys::phase(phase).ends_with(letter))?),
            ["round", round] => Named::Round(place(round, 5)?),
            ["card", "left"] => Named::Card(0),
            ["card", "right"] => Named::Card(1),
            [seat, ref rest @ ..] => own(Seat::parse(seat)?, rest)?,
            [] => return None,
        };
        Some(named)
    }

    /// Its key.
    pub(crate) fn key(self) -> crate::Key {
        match self {
            Named::Die(seat, place) => keys::die(seat, place),
            Named::WhiteDie => keys::white_die(),
            Named::Stored(seat, place) => keys::stored(seat, place),
            Named::Private(seat, place) => keys::private(seat, place),
            Named::Space(seat, space) => keys::space(seat, space),
            Named::Depot(depot) => keys::depot(depot),
            Named::DepotTile(depot, place) => keys::depot_tile(depot, place),
            Named::BlackTile(place) => keys::black_tile(place),
            Named::Inn => keys::inn(),
            Named::Goods(seat, number) => keys::goods(seat, number),
            Named::Sold(seat) => keys::sold(seat),
            Named::TakeWorkers(seat) => keys::take_workers(seat),
            Named::Workers(seat) => keys::workers(seat),
            Named::Silver(seat) => keys::silver(seat),
            Named::Shield(number) => keys::shield(number),
            Named::OwnShield(seat, number) => keys::own_shield(seat, number),
            Named::VineDepot(place) => keys::vine_depot(place),
            Named::VineShop(place) => keys::vine_shop(place),
            Named::VineSpace(seat, space) => keys::vine_space(seat, space),
            Named::VineBonus(vine) => {
                keys::vine_bonus(demesne_burgundy::tile::VINE_NAMES[usize::from(vine) % 6])
            }
            Named::Route(seat, place) => keys::route(seat, place),
            Named::Bonus(colour) => keys::bonus(colour.name()),
            Named::Marker(seat) => keys::marker(seat),
            Named::Phase(phase) => keys::phase(phase),
            Named::Round(round) => keys::round(round),
            Named::Card(place) => keys::card(place),
        }
    }
}

/// What belongs to a seat.
fn own(seat: Seat, words: &[&str]) -> Option<Named> {
    Some(match *words {
        ["die", die] => Named::Die(seat, place(die, 2)?.into()),
        ["stored", tile] => Named::Stored(seat, place(tile, 24)?.into()),
        ["private", tile] => Named::Private(seat, place(tile, 2)?.into()),
        ["space", space] => Named::Space(seat, place(space, 73)?),
        ["goods", number] => Named::Goods(seat, place(number, 6)? + 1),
        ["sold"] => Named::Sold(seat),
        ["take", "workers"] => Named::TakeWorkers(seat),
        ["workers"] => Named::Workers(seat),
        ["silver"] => Named::Silver(seat),
        ["shield", shield] => Named::OwnShield(seat, place(shield, 18)? + 1),
        ["vine", "space", space] => Named::VineSpace(seat, place(space, 12)?),
        ["route", tile] => Named::Route(seat, place(tile, 5)?.into()),
        ["marker"] => Named::Marker(seat),
        _ => return None,
    })
}

/// A number from 1 on, as a place from 0 on.
fn place(word: &str, most: u8) -> Option<u8> {
    let number = word.parse::<u8>().ok().filter(|n| (1..=most).contains(n) && n.to_string() == word)?;
    Some(number - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_they_are_written() {
        let seat = Seat(2);
        for named in [
            Named::Die(seat, 1),
            Named::WhiteDie,
            Named::Stored(seat, 23),
            Named::Private(seat, 0),
            Named::Space(seat, 72),
            Named::Depot(5),
            Named::DepotTile(0, 3),
            Named::BlackTile(7),
            Named::Inn,
            Named::Goods(seat, 6),
            Named::Sold(seat),
            Named::TakeWorkers(seat),
            Named::Workers(seat),
            Named::Silver(seat),
            Named::Shield(18),
            Named::OwnShield(seat, 1),
            Named::VineDepot(5),
            Named::VineShop(2),
            Named::VineSpace(seat, 11),
            Named::VineBonus(3),
            Named::Route(seat, 4),
            Named::Bonus(Colour::Livestock),
            Named::Marker(seat),
            Named::Phase(4),
            Named::Round(4),
            Named::Card(0),
            Named::Card(1),
        ] {
            assert_eq!(Named::parse(&named.key()), Some(named));
        }
        for wrong in
            ["", "p5 die 1", "p1", "p1 die 3", "depot 7", "depot 01", "phase F", "phase", "p1 space 0"]
        {
            assert_eq!(Named::parse(wrong), None, "{wrong:?}");
        }
    }
}
