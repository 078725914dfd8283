//! Taking tiles into storage: by die (B6), by a building's effect (B8.7), and making room (B6.2).

use crate::{
    Action, Burgundy, Event, Tile,
    action::With,
    dice::{Use, WITHIN},
    open::{Open, Takes},
    state::State,
    storage::STORAGE,
};
use demesne_game::{Illegal, Seat, Sink};

/// Bits 1 to 6: every depot.
const EVERY_DEPOT: u8 = 0b111_1110;

impl Burgundy {
    /// B6.1: every tile that a die, or an extra action, can take.
    #[inline]
    pub(crate) fn list_takes(&self, state: &State, seat: Seat, with: With, out: &mut Vec<Action>) {
        let mut depots = match with.value() {
            Some(value) => {
                WITHIN[usize::from(value)][usize::from(state.estate(seat).reach_with_workers(Use::Take))]
            }
            None => EVERY_DEPOT,
        } >> 1;
        while depots != 0 {
            let depot = depots.trailing_zeros() as u8;
            each_once(&state.depots[usize::from(depot)], |tile| out.push(Action::Take { with, tile, depot }));
            depots &= depots - 1;
        }
    }

    /// B8.7: every tile that a workshop, church or market can take.
    pub(crate) fn list_effect_takes(&self, state: &State, takes: Takes, out: &mut Vec<Action>) {
        for (tiles, depot) in state.depots.iter().zip(0u8..) {
            each_once(tiles, |tile| {
                if takes.allows(tile.colour()) {
                    out.push(Action::Take { with: With::EFFECT, tile, depot });
                }
            });
        }
    }

    pub(crate) fn check_take(
        &self,
        state: &State,
        seat: Seat,
        with: With,
        tile: Tile,
        depot: u8,
    ) -> Result<(), Illegal> {
        self.check_with(state, seat, with)?;
        match state.open.top() {
            None | Some(Open::Extra) => {}
            Some(open @ Open::Take(takes)) => {
                if !takes.allows(tile.colour()) {
                    return Illegal::err(
                        "B8.7",
                        format!("{} is no tile for {}", self.tile_name(tile), open.description()),
                    );
                }
            }
            Some(open) => return open.comes_first(),
        }
        self.check_in_depot(state, tile, depot)?;
        self.check_workers(state, seat, Use::Take, with, depot + 1)
    }

    /// Whether a depot holds a tile (B6.1, B6.3).
    pub(crate) fn check_in_depot(&self, state: &State, tile: Tile, depot: u8) -> Result<(), Illegal> {
        let Some(tiles) = state.depots.get(usize::from(depot)) else {
            return Illegal::err(
                "B6.1",
                format!("there is no depot {}; they are 1 to 6", u32::from(depot) + 1),
            );
        };
        if tiles.contains(&Some(tile)) {
            return Ok(());
        }
        let names: Vec<String> = tiles.iter().flatten().map(|&tile| self.tile_name(tile)).collect();
        if names.is_empty() {
            return Illegal::err("B6.3", format!("depot {} is empty", depot + 1));
        }
        let wanted = self.tile_name(tile);
        Illegal::err("B6.1", format!("depot {} has no {wanted}; it has {}", depot + 1, names.join(", ")))
    }

    pub(crate) fn apply_take(
        &self,
        state: &mut State,
        seat: Seat,
        with: With,
        tile: Tile,
        depot: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let pay = self.price(state, seat, Use::Take, with, depot + 1);
        self.use_die(state, seat, with, pay, sink);
        take_from(&mut state.depots[usize::from(depot)], tile);
        self.receive(state, seat, tile, sink);
    }

    /// A tile comes into storage; if that is full, a stored tile is discarded first (B6.2).
    pub(crate) fn receive(&self, state: &mut State, seat: Seat, tile: Tile, sink: &mut impl Sink<Event>) {
        let storage = &mut state.estate_mut(seat).storage;
        if storage.len() < STORAGE {
            storage.insert(tile);
            sink.tell(|| Event::Stored(seat, tile));
        } else {
            state.open.push(Open::Store(tile));
        }
    }

    /// B6.2: only a tile that comes into a full storage lets a stored one be discarded.
    pub(crate) fn check_discard(&self, state: &State, seat: Seat, tile: Tile) -> Result<(), Illegal> {
        match state.open.top() {
            Some(Open::Store(_)) if state.estate(seat).storage.contains(tile) => Ok(()),
            Some(Open::Store(_)) => {
                Illegal::err("B6.2", format!("{seat} has no {} in storage to discard", self.tile_name(tile)))
            }
            _ => {
                Illegal::err("B6.2", "a stored tile is discarded only when a tile comes into a full storage")
            }
        }
    }

    pub(crate) fn apply_discard(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        sink: &mut impl Sink<Event>,
    ) {
        state.estate_mut(seat).storage.remove(tile);
        sink.tell(|| Event::Discarded(seat, tile));
        if let Some(Open::Store(incoming)) = state.open.pop() {
            state.estate_mut(seat).storage.insert(incoming);
            sink.tell(|| Event::Stored(seat, incoming));
        }
    }
}

/// Calls for each tile of a depot, equal ones once (B5.7).
#[inline]
pub(crate) fn each_once<const N: usize>(tiles: &[Option<Tile>; N], mut call: impl FnMut(Tile)) {
    for (i, tile) in tiles.iter().enumerate() {
        if let Some(tile) = *tile
            && !tiles[..i].contains(&Some(tile))
        {
            call(tile);
        }
    }
}

/// Takes the first of equal tiles in reading order (B5.7).
pub(crate) fn take_from(tiles: &mut [Option<Tile>], tile: Tile) {
    if let Some(place) = tiles.iter_mut().find(|place| **place == Some(tile)) {
        *place = None;
    }
}
