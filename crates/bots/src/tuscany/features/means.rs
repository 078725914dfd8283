//! What a seat has at hand: cards, workers, marble, tokens, stored items.

use super::{board_of, places};
use crate::network::Inputs;
use demesne_game::Seat;
use demesne_tuscany::{Item, State, Tuscany, assembly::Assembly};

pub(super) fn tell(game: &Tuscany, state: &State, seat: Seat, left: f32, out: &mut Inputs) {
    let estate = state.estate(seat);
    out.one_of(places::CARDS, 13, estate.cards.into());
    let mut pairs = 0;
    for (colour, &cards) in estate.hand.iter().enumerate().filter(|(_, cards)| **cards > 0) {
        out.one_of(places::HAND + 3 * colour, 3, usize::from(cards) - 1);
        pairs += usize::from(cards / 2);
    }
    out.one_of(places::PAIRS, 5, pairs);
    out.one_of(places::WORKERS, 7, estate.workers.into());
    out.one_of(places::MARBLE, 7, estate.marble.into());
    for (kind, &tokens) in estate.tokens.iter().enumerate() {
        out.one_of(places::TOKENS + 5 * kind, 5, tokens.into());
        out.add(places::LASTING + kind, f32::from(tokens) * left);
    }
    let free = estate.room().saturating_sub(estate.storage.len());
    out.one_of(places::ROOM, 4, free.into());
    out.one_of(places::HEXES, 4, estate.storage.hexes().into());
    stored(game, state, seat, out);
}

fn stored(game: &Tuscany, state: &State, seat: Seat, out: &mut Inputs) {
    let (estate, board) = (state.estate(seat), board_of(state, seat));
    let (mut fitting, mut payable, mut dead) = (0.0, 0.0, 0.0);
    for item in estate.storage.iter() {
        let Item::Tile(tile) = item else { continue };
        out.set(places::STORED + tile as usize);
        if board == Assembly::UNKNOWN {
            continue;
        }
        let free = game.spaces_of(board, tile.colour()).minus(estate.covered);
        if free.is_empty() {
            dead += 1.0;
        } else if free.meets(estate.reach) {
            fitting += 1.0;
            // Somebody else's hand may be hidden; then nothing is said about it.
            if state.knows_hand(seat) && game.cheapest_payment(state, seat, tile.colour()).is_some() {
                payable += 1.0;
            }
        }
    }
    out.add(places::FITTING, fitting);
    out.add(places::FITTING + 1, payable);
    out.add(places::FITTING + 2, dead);
}
