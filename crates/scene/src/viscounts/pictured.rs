//! What stands large beside an explanation: whatever has more on it than can be read where it lies.

use super::{explain::Teller, ledger::Source, named::Named, pieces::Pieces};
use crate::Picture;
use demesne_game::Seat;
use demesne_viscounts::Card;

/// The card, the manuscript or the scheme that a thing is, large. The thing is one that whoever looks may ask about.
pub(super) fn picture(teller: &Teller<'_>, named: Named) -> Option<Picture> {
    let view = teller.view;
    let pieces = Pieces::new(teller.table.game, view, teller.look)?;
    let card = |seat: Seat, card: Card| card.is_some().then(|| pieces.large(seat, card));
    match named {
        Named::Slot(seat, slot) => card(seat, view.player(seat).slots[usize::from(slot) - 1]),
        Named::Hand(seat, one) | Named::Discarded(seat, one) => card(seat, one),
        Named::Folk(segment) => card(teller.who, view.tops[segment.index()]),
        Named::Pair(number) => {
            let pair = view.pairs.iter().find(|pair| pair.number == number)?;
            card(teller.who, pair.hero)
        }
        Named::Plate(_) => match teller.plate(named)?.source {
            Source::Slot(_, one) | Source::Merchants(_, one) | Source::Dismissed(one) => {
                card(teller.who, one)
            }
            _ => None,
        },
        Named::Tile(segment) => {
            let tile = view.tiles[segment.index()];
            tile.is_some().then(|| pieces.leaf(tile))
        }
        Named::OwnTile(_, tile) => Some(pieces.leaf(tile)),
        Named::Scheme(_, slot) => {
            let scheme = view.solo.slots[usize::from(slot) - 1];
            scheme.is_some().then(|| pieces.scheme(scheme))
        }
        _ => None,
    }
}
