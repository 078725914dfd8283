//! Supplies of a position, and what lies elsewhere.

use super::lists::{read_goods_counts, read_tile_counts};
use crate::{Burgundy, State, Tile, open::Open, printed::Counts};
use demesne_game::{Facts, TextError};

impl Burgundy {
    /// A supply that is not said holds all that lies nowhere else.
    pub(super) fn read_supplies(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        let elsewhere = self.tiles_elsewhere(state);
        let black = facts.with("black supply", read_tile_counts)?;
        let normal = facts.with("supply", read_tile_counts)?;
        for tile in Tile::all() {
            let i = tile.index();
            // Without further word, what lies about had backs of its own colour as far as there are such.
            let used_black = elsewhere[i].saturating_sub(self.printed.normal[i]);
            state.black_supply[i] =
                black.map_or(self.printed.black[i].saturating_sub(used_black), |counts| counts[i]);
            state.supply[i] =
                normal.map_or(self.printed.normal[i].saturating_sub(elsewhere[i]), |counts| counts[i]);
        }
        let goods = self.goods_elsewhere(state);
        state.goods_supply = match facts.with("goods supply", read_goods_counts)? {
            Some(counts) => counts,
            None => goods.map(|n| self.printed.goods.saturating_sub(n)),
        };
        Ok(())
    }

    /// How many hex tiles of each face lie in depots, storages and duchies, or are on their way. Castles that wait to be
    /// bought back (X-BOARD-9) are among them: they are in no supply.
    pub(super) fn tiles_elsewhere(&self, state: &State) -> Counts {
        let mut counts = [0u8; crate::tile::FACES];
        counts[Tile::CASTLE.index()] = state.cleared_castles;
        // Double tiles are counted apart, and have no place here.
        let mut count = |tile: Tile| {
            if let Some(count) = counts.get_mut(tile.index()) {
                *count = count.saturating_add(1);
            }
        };
        state
            .depots
            .iter()
            .flatten()
            .chain(&state.black)
            .chain(&state.tiles)
            .flatten()
            .for_each(|&t| count(t));
        state.estates.iter().flat_map(|estate| estate.storage.iter()).for_each(&mut count);
        state.private.iter().flat_map(|private| private.tiles).flatten().for_each(&mut count);
        for open in state.open.iter() {
            if let Open::Store(tile) = open {
                count(tile);
            }
        }
        if self.options.chateautoma.is_some() {
            let automa = &state.automa;
            automa.cards.iter().flat_map(|card| card.tiles).flatten().for_each(&mut count);
            automa.reserved().chain(automa.wild).for_each(&mut count);
            for tile in Tile::all() {
                (0..automa.duchy[tile.index()]).for_each(|_| count(tile));
            }
        }
        counts
    }

    /// How many goods of each number lie about.
    pub(super) fn goods_elsewhere(&self, state: &State) -> [u8; 6] {
        let mut counts = [0u8; 6];
        let places = state.depot_goods.iter().chain(state.estates.iter().flat_map(|e| [&e.goods, &e.sold]));
        for goods in places {
            for (count, n) in counts.iter_mut().zip(goods) {
                *count = count.saturating_add(*n);
            }
        }
        for kind in state.round_goods.into_iter().filter_map(|n| n.checked_sub(1)) {
            counts[usize::from(kind)] = counts[usize::from(kind)].saturating_add(1);
        }
        counts
    }
}
