//! Taking double tiles from the vine depot (X-VINE-7, X-VINE-17), and what takes from black depot or shop (X-VINE-16).

use crate::{
    Action, Burgundy, Event, Tile,
    action::With,
    dice::{Reach, Use},
    open::Open,
    ring::distance,
    state::State,
    take::take_from,
};
use demesne_game::{Illegal, Seat, Sink};

impl Burgundy {
    /// Every double tile that a die, or an extra action, can take.
    pub(super) fn list_vine_takes(&self, state: &State, seat: Seat, with: With, out: &mut Vec<Action>) {
        // X-VINE-12: workers, monastery 8 and shield 16 change the die; monastery 12 does not.
        let reach = state.estate(seat).reach(Use::Other, with, state.white);
        if state.vines.depot == [None; 6] {
            return;
        }
        for (place, (tile, &numbers)) in (0u8..).zip(state.vines.depot.iter().zip(&self.vine_board.depot)) {
            if let Some(tile) = *tile
                && serves(reach, numbers)
            {
                out.push(Action::TakeVine { with, tile, place });
            }
        }
    }

    /// X-VINE-17: every double tile of the depot; it can be declined.
    pub(super) fn list_free_vine_takes(&self, state: &State, out: &mut Vec<Action>) {
        for (place, tile) in (0u8..).zip(state.vines.depot) {
            out.extend(tile.map(|tile| Action::TakeVine { with: With::EFFECT, tile, place }));
        }
        out.push(Action::Skip);
    }

    pub(crate) fn check_take_vine(
        &self,
        state: &State,
        seat: Seat,
        with: With,
        tile: Tile,
        place: u8,
    ) -> Result<(), Illegal> {
        self.check_vines_in_play("X-VINE-7")?;
        self.check_with(state, seat, with)?;
        match state.open.top() {
            None | Some(Open::TakeVine) => {}
            Some(open) if open.is_die_action() => {}
            Some(open) => return open.comes_first(),
        }
        let places = self.vine_board.places();
        if usize::from(place) >= places {
            return Illegal::err(
                "X-VINE-6",
                format!("with {} players the vine depot has the places v1 to v{places}", self.players()),
            );
        }
        match state.vines.depot[usize::from(place)] {
            Some(lying) if lying == tile => {}
            Some(lying) => {
                let (wanted, lying) = (self.tile_name(tile), self.tile_name(lying));
                return Illegal::err(
                    "X-VINE-7",
                    format!("v{} of the vine depot has no {wanted}; it has {lying}", place + 1),
                );
            }
            None => return Illegal::err("X-VINE-7", format!("v{} of the vine depot is empty", place + 1)),
        }
        self.check_workers(state, seat, Use::Other, with, self.vine_number(state, with, place))
    }

    pub(crate) fn apply_take_vine(
        &self,
        state: &mut State,
        seat: Seat,
        with: With,
        tile: Tile,
        place: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let pay = self.price(state, seat, Use::Other, with, self.vine_number(state, with, place));
        self.use_die(state, seat, with, pay, sink);
        state.vines.depot[usize::from(place)] = None;
        self.receive(state, seat, tile, sink);
    }

    /// X-VINE-6: of the numbers of a place the one that a die reaches with the fewest workers.
    fn vine_number(&self, state: &State, with: With, place: u8) -> u8 {
        let numbers = self.vine_board.depot[usize::from(place)];
        let own = (1..=6u8).filter(|n| numbers >> (n - 1) & 1 != 0);
        own.min_by_key(|&n| with.value(state.white).map_or(0, |die| distance(die, n))).unwrap_or(1)
    }

    /// X-VINE-16, X-INN-3: every tile of the black depot with the inn space, and of the vine shop; it can be declined.
    pub(super) fn list_black_takes(&self, state: &State, out: &mut Vec<Action>) {
        crate::take::each_once(&state.black, |tile| out.push(Action::TakeBlack(tile)));
        out.extend(self.beside_black(state).map(Action::TakeBlack));
        out.push(Action::Skip);
    }

    pub(crate) fn check_take_black(&self, state: &State, tile: Tile) -> Result<(), Illegal> {
        match state.open.top() {
            Some(Open::TakeBlack) => {}
            Some(open) => return open.comes_first(),
            None => {
                return Illegal::err(
                    "X-VINE-16",
                    "only a bonus of the vineyard takes from black depot and vine shop for nothing",
                );
            }
        }
        if state.black.contains(&Some(tile)) || self.beside_black(state).any(|beside| beside == tile) {
            return Ok(());
        }
        let name = self.tile_name(tile);
        Illegal::err("X-VINE-16", format!("neither the black depot nor the vine shop has {name}"))
    }

    /// Takes a tile that lies in the vine shop.
    pub(super) fn take_from_shop(&self, state: &mut State, tile: Tile) {
        take_from(&mut state.vines.shop, tile);
    }
}

/// Whether something serves for a place with some numbers. Where one of them needs no worker shield 16 has nothing to do
/// (X-SHIELD-16.1).
fn serves(reach: Reach, numbers: u8) -> bool {
    match reach {
        Reach::Beyond(..) => numbers != 0 && numbers & !reach.numbers() == 0,
        _ => numbers & reach.numbers() != 0,
    }
}
