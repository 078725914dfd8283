//! What can be had: tiles and goods in the depots.

use super::{moment::When, places};
use crate::network::Inputs;
use demesne_burgundy::{Burgundy, State, Tile, tile::FACES};
use demesne_game::{Game, Seat};

pub(super) fn tell(game: &Burgundy, state: &State, seat: Seat, when: When, out: &mut Inputs) {
    depots(state, when, out);
    for tile in state.black.iter().flatten() {
        out.set(places::BLACK_THERE + tile.index().min(FACES - 1));
    }
    if state.inns > 0 {
        out.set(places::BLACK_THERE + Tile::INN.index().min(FACES - 1));
    }
    cargo(state, seat, out);
    let order = &state.track.order[..usize::from(game.seats())];
    out.one_of(places::ORDER, 4, order.iter().position(|&other| other == seat).unwrap_or(0));
    let at = |seat: Seat| f32::from(state.track.at[seat.index()]);
    out.add(places::TRACK, at(seat) / 10.0);
    out.add(places::TRACK + 1, (at(order[0]) - at(seat)) / 5.0);
}

/// The tiles in the numbered depots, and what an unused die takes of them.
pub(super) fn depots(state: &State, when: When, out: &mut Inputs) {
    for (depot, tiles) in state.depots.iter().enumerate() {
        for tile in tiles.iter().flatten().filter(|tile| !tile.is_double() && !tile.is_wild()) {
            let colour = tile.colour().index();
            out.set(places::DEPOTS + depot * 6 + colour);
            out.set(places::FACES_THERE + tile.index().min(FACES - 1));
            if when.dice.contains(&(depot as u8 + 1)) {
                out.set(places::TAKES + colour);
            }
        }
    }
}

/// B8.3: a ship brings what lies in one depot, of kinds that are stored already or for which there is room.
fn cargo(state: &State, seat: Seat, out: &mut Inputs) {
    let (own, mut best, mut all) = (state.estate(seat).kinds_mask(), 0, 0);
    for goods in &state.depot_goods {
        let (mut room, mut brought) = (3u32.saturating_sub(own.count_ones()), 0);
        for (kind, &count) in goods.iter().enumerate().filter(|(_, count)| **count > 0) {
            all += count;
            if own >> kind & 1 != 0 {
                brought += count;
            } else if room > 0 {
                (room, brought) = (room - 1, brought + count);
            }
        }
        best = best.max(brought);
    }
    out.add(places::CARGO, f32::from(best) / 4.0);
    out.add(places::CARGO + 1, f32::from(all) / 10.0);
    out.add(places::CARGO + 2, state.round_goods.iter().filter(|&&goods| goods > 0).count() as f32 / 5.0);
}
