//! A ship alone: its goods, the clearing of the depots, and the exchange (X-SOLO-10, X-SOLO-11).

use crate::{
    Action, Burgundy, Event, Tile,
    open::Open,
    state::State,
    take::{each_once, take_from},
};
use demesne_game::{Illegal, Seat, Sink};

/// X-SOLO-11: how many goods a tile costs.
const PRICE: u8 = 5;

impl Burgundy {
    /// B5.7: alone all other goods leave, so depots with the same goods are one choice: the first of them is named.
    pub(crate) fn first_alike(&self, state: &State, seat: Seat, depots: u8) -> u8 {
        let haul = |depots: u8| {
            let taken = (0..6).filter(|depot| depots >> depot & 1 != 0).map(|depot| state.depot_goods[depot]);
            taken.fold([0u8; 6], |sum, goods| std::array::from_fn(|kind| sum[kind] + goods[kind]))
        };
        let wanted = haul(depots);
        let pairs = (0..6u8).map(|depot| 1 << depot | 1 << ((depot + 1) % 6));
        let pairs = pairs.filter(|_| state.estate(seat).has(5));
        (0..6u8).map(|depot| 1 << depot).chain(pairs).find(|&other| haul(other) == wanted).unwrap_or(depots)
    }

    /// X-SOLO-10: the goods that were not taken leave the game. X-SOLO-11: then five goods can be given for a tile.
    #[inline(never)]
    pub(crate) fn after_goods_alone(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        for goods in &mut state.depot_goods {
            for (kind, count) in (0u8..).zip(goods) {
                if *count > 0 {
                    let count = std::mem::take(count);
                    sink.tell(|| Event::GoodsGone(kind, count));
                }
            }
        }
        let goods: u16 = state.estate(seat).goods.iter().map(|&n| u16::from(n)).sum();
        if goods >= PRICE.into() && state.black.iter().any(Option::is_some) {
            state.open.push(Open::Exchange);
        }
    }

    /// Every choice of five goods, for every tile of the black depot.
    pub(super) fn list_exchanges(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let owned = state.estate(seat).goods;
        each_once(&state.black, |tile| {
            each_choice(&owned, 0, PRICE, &mut [0; 6], &mut |goods| {
                out.push(Action::Exchange { tile, goods })
            });
        });
        out.push(Action::Skip);
    }

    pub(crate) fn check_exchange(
        &self,
        state: &State,
        seat: Seat,
        tile: Tile,
        goods: [u8; 6],
    ) -> Result<(), Illegal> {
        match state.open.top() {
            Some(Open::Exchange) => {}
            Some(open) => return open.comes_first(),
            None => {
                return Illegal::err("X-SOLO-11", "goods are exchanged only when a ship has taken its goods");
            }
        }
        if goods.iter().map(|&n| u16::from(n)).sum::<u16>() != PRICE.into() {
            return Illegal::err("X-SOLO-11", "a tile costs five goods, no more and no fewer");
        }
        let owned = state.estate(seat).goods;
        if let Some(kind) = (0..6).find(|&kind| goods[kind] > owned[kind]) {
            let (number, owned) = (kind + 1, owned[kind]);
            return Illegal::err("X-SOLO-11", format!("{seat} has {owned} goods of number {number}"));
        }
        match state.black.contains(&Some(tile)) {
            true => Ok(()),
            false => Illegal::err("X-SOLO-11", format!("the black depot has no {}", self.tile_name(tile))),
        }
    }

    /// The goods leave the game unsold; the tile is stored face down, and nobody will ask for its face again.
    pub(crate) fn apply_exchange(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        goods: [u8; 6],
        sink: &mut impl Sink<Event>,
    ) {
        state.open.pop();
        for (kind, count) in (0u8..).zip(goods).filter(|(_, count)| *count > 0) {
            state.estate_mut(seat).goods[usize::from(kind)] -= count;
            sink.tell(|| Event::GoodsGone(kind, count));
        }
        take_from(&mut state.black, tile);
        sink.tell(|| Event::FaceDown(seat, tile));
        self.receive(state, seat, Tile::FACE_DOWN, sink);
    }
}

/// Every way to take some goods out of those that are owned, from a number on.
fn each_choice(owned: &[u8; 6], kind: usize, left: u8, chosen: &mut [u8; 6], call: &mut impl FnMut([u8; 6])) {
    if left == 0 {
        return call(*chosen);
    }
    if kind == 6 {
        return;
    }
    for count in 0..=left.min(owned[kind]) {
        chosen[kind] = count;
        each_choice(owned, kind + 1, left - count, chosen, call);
    }
    chosen[kind] = 0;
}
