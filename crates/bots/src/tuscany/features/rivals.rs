//! The table and the others: what can be taken, how far they have come.

use super::{board_of, places};
use crate::network::Inputs;
use demesne_game::{Game, Seat};
use demesne_tuscany::{Colour, Item, State, Tuscany, assembly::Assembly};

pub(super) fn tell(game: &Tuscany, state: &State, seat: Seat, out: &mut Inputs) {
    for tile in state.centre.faces() {
        out.add(places::CENTRE + tile.index(), f32::from(state.centre.of(tile)) / 2.0);
    }
    for (face, &tiles) in state.estate(seat).stack.iter().enumerate() {
        out.add(places::STACK + face, f32::from(tiles) / 3.0);
    }
    let mut nearest = [0usize; 8].map(|_| 6);
    let (mut best, mut green) = (f32::NEG_INFINITY, 0.0f32);
    let (mut cards, mut stored) = (0.0f32, 0.0f32);
    for rival in Seat::first(game.seats()).filter(|&rival| rival != seat) {
        let (estate, board) = (state.estate(rival), board_of(state, rival));
        best = best.max(game.points(state, rival) as f32);
        green = green.max(f32::from(estate.tally.green()));
        cards = cards.max(f32::from(estate.cards));
        stored = stored.max(f32::from(estate.storage.len()));
        if board == Assembly::UNKNOWN {
            continue;
        }
        for colour in Colour::ALL {
            let empty = game.spaces_of(board, colour).minus(estate.covered).len() as usize;
            if empty > 0 {
                nearest[colour.index()] = nearest[colour.index()].min(empty);
            }
        }
    }
    for (colour, &empty) in nearest.iter().enumerate().filter(|(_, empty)| **empty < 6) {
        out.one_of(places::RACES + 6 * colour, 6, empty);
    }
    out.add(places::RIVAL, green / 20.0);
    if best.is_finite() {
        out.add(places::RIVAL + 1, (game.points(state, seat) as f32 - best) / 40.0);
    }
    out.add(places::RIVAL + 2, cards / 6.0);
    out.add(places::RIVAL + 3, stored / 3.0);
    means(game, state, seat, out);
}

/// What the others have to work with, on the mean, and how fast they come on.
fn means(game: &Tuscany, state: &State, seat: Seat, out: &mut Inputs) {
    let share = 1.0 / f32::from(game.seats().saturating_sub(1).max(1));
    let mut most = 0;
    for rival in Seat::first(game.seats()).filter(|&rival| rival != seat) {
        let (estate, board) = (state.estate(rival), board_of(state, rival));
        most = most.max(estate.turned);
        for (kind, &tokens) in estate.tokens.iter().enumerate() {
            out.add(places::RIVALS_TOKENS + kind, share * f32::from(tokens) / 2.0);
        }
        out.add(places::RIVALS_MEANS, share * f32::from(estate.workers) / 3.0);
        out.add(places::RIVALS_MEANS + 1, share * f32::from(estate.marble) / 3.0);
        out.add(places::RIVALS_MEANS + 2, share * f32::from(estate.storage.hexes()) / 2.0);
        out.add(places::RIVALS_MEANS + 3, share * estate.covered.len() as f32 / 30.0);
        if board == Assembly::UNKNOWN {
            continue;
        }
        let open = estate.reach.minus(estate.covered);
        let fits = |item: &Item| match item {
            Item::Tile(tile) => game.spaces_of(board, tile.colour()).meets(open),
            Item::Hex => true,
        };
        out.add(places::RIVALS_MEANS + 4, share * estate.storage.iter().filter(fits).count() as f32 / 2.0);
        let last = |&space: &u8| game.area_of(board, space).minus(estate.covered).len() == 1;
        out.add(places::RIVALS_MEANS + 5, share * open.into_iter().filter(last).count() as f32 / 4.0);
    }
    out.one_of(places::RIVALS_TURNED, 25, most.into());
}
