//! Taking tiles into storage: by die (B6), by a building's effect (B8.7), and making room (B6.2).

use crate::{
    Action, Burgundy, Event, Tile,
    action::With,
    dice::Use,
    open::{Open, Takes},
    state::State,
    storage::{ROOM, STORAGE},
};
use demesne_game::{Illegal, Seat, Sink};

impl Burgundy {
    /// B6.1: every tile that a die, or an extra action, can take.
    #[inline]
    pub(crate) fn list_takes(&self, state: &State, seat: Seat, with: With, out: &mut Vec<Action>) {
        let mut depots = state.estate(seat).numbers_for(Use::Take, with, state.white);
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
                if takes.allows(tile) {
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
            None => {}
            Some(open) if open.is_die_action() => {}
            Some(Open::Take(takes)) if takes.allows(tile) => {}
            Some(open @ Open::Take(_)) => {
                return Illegal::err(
                    "B8.7",
                    format!("{} is no tile for {}", self.tile_name(tile), open.description()),
                );
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
    #[inline]
    pub(crate) fn receive(&self, state: &mut State, seat: Seat, tile: Tile, sink: &mut impl Sink<Event>) {
        if state.paired {
            return self.receive_in_team(state, seat, tile, sink);
        }
        if !self.extended {
            let storage = &mut state.estate_mut(seat).storage;
            if storage.len() < STORAGE {
                storage.insert(tile);
                return sink.tell(|| Event::Stored(seat, tile));
            }
            return state.open.push(Open::Store(tile));
        }
        if self.fits(state, seat, tile) {
            state.estate_mut(seat).storage.insert(tile);
            sink.tell(|| Event::Stored(seat, tile));
        } else {
            state.open.push(Open::Store(tile));
        }
    }

    /// Whether a tile fits into the storage as it is: a double tile needs two spaces (X-VINE-8), shield 4 lifts the limit.
    #[inline]
    pub(crate) fn fits(&self, state: &State, seat: Seat, tile: Tile) -> bool {
        let estate = state.estate(seat);
        if !self.extended {
            return estate.storage.len() < STORAGE;
        }
        if estate.holds(4) {
            return estate.storage.len() < ROOM;
        }
        estate.storage.used() + tile.storage_spaces() <= STORAGE
    }

    /// X-SEQ-12: whether a stored tile may go for a tile that comes in: as many go as are needed, and none that could have
    /// stayed. A hex tile stays where a stored double tile alone would make room.
    fn may_go(&self, state: &State, seat: Seat, stored: Tile, incoming: Tile) -> bool {
        // Beside a stored double tile a hex tile would go in vain: the double tile makes enough room by itself.
        !incoming.is_double() || stored.is_double() || !state.estate(seat).storage.iter().any(Tile::is_double)
    }

    /// The tiles that a seat can place: its storage, in a team the shared and the own private one.
    pub(crate) fn stored_tiles<'s>(
        &self,
        state: &'s State,
        seat: Seat,
    ) -> impl Iterator<Item = Tile> + use<'s> {
        let private = &state.private[seat.index()];
        state.estate(seat).storage.distinct().chain(private.tiles.iter().flatten().copied())
    }

    /// Every tile that can make room for one that comes in, or that goes with shield 4.
    pub(crate) fn list_discards(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.paired {
            return self.list_keeps(state, seat, out);
        }
        let stored = state.estate(seat).storage.distinct();
        match state.open.top() {
            Some(Open::Store(incoming)) if self.extended => {
                out.extend(stored.filter(|&t| self.may_go(state, seat, t, incoming)).map(Action::Discard));
            }
            _ => out.extend(stored.map(Action::Discard)),
        }
    }

    /// B6.2: only a tile that comes into a full storage lets a stored one be discarded, or the loss of shield 4.
    pub(crate) fn check_discard(&self, state: &State, seat: Seat, tile: Tile) -> Result<(), Illegal> {
        match state.open.top() {
            Some(Open::Store(_) | Open::Trim) if !state.estate(seat).storage.contains(tile) => {
                Illegal::err("B6.2", format!("{seat} has no {} in storage to discard", self.tile_name(tile)))
            }
            Some(Open::Store(_)) if state.paired => self.check_shared_discard(state, seat),
            Some(Open::Store(incoming)) if !self.may_go(state, seat, tile, incoming) => Illegal::err(
                "X-SEQ-12",
                format!("{} can stay: the stored double tile makes room by itself", self.tile_name(tile)),
            ),
            Some(Open::Store(_) | Open::Trim) => Ok(()),
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
        match state.open.top() {
            Some(Open::Store(incoming)) if state.paired || self.fits(state, seat, incoming) => {
                state.open.pop();
                state.estate_mut(seat).storage.insert(incoming);
                sink.tell(|| Event::Stored(seat, incoming));
            }
            Some(Open::Trim) if state.estate(seat).storage.used() <= STORAGE => {
                state.open.pop();
            }
            _ => {}
        }
    }
}

/// Calls for each tile of a depot, equal ones once (B5.7).
#[inline]
pub(crate) fn each_once<const N: usize>(tiles: &[Option<Tile>; N], mut call: impl FnMut(Tile)) {
    // One comparison of the whole depot: many are empty.
    if *tiles == [None; N] {
        return;
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expansion, Options};
    use demesne_game::Ignore;

    #[test]
    fn xr1_with_shield_4_a_25th_tile_asks_for_a_discard() {
        let expansions = [Expansion::Shields].into_iter().collect();
        let game = Burgundy::new(Options { expansions, ..Options::default() }).expect("a legal table");
        let mut state = game.start_state();
        let seat = Seat(0);
        state.estate_mut(seat).shields = 1 << 4;
        for count in 1..=ROOM {
            game.receive(&mut state, seat, Tile::SHIP, &mut Ignore);
            assert_eq!((state.estate(seat).storage.len(), state.open.top()), (count, None));
        }
        game.receive(&mut state, seat, Tile::MINE, &mut Ignore);
        assert_eq!((ROOM, state.open.top()), (24, Some(Open::Store(Tile::MINE))));
        game.apply_discard(&mut state, seat, Tile::SHIP, &mut Ignore);
        assert_eq!((state.estate(seat).storage.len(), state.open.top()), (ROOM, None));
        assert!(state.estate(seat).storage.contains(Tile::MINE));
    }
}
