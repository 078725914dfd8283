//! Placing tiles (B7): the action, and the order in which a placement is resolved.

use crate::{
    Action, Burgundy, Event, Expansion, Tile,
    action::With,
    dice::Use,
    open::Offer,
    site::city,
    state::{DUCHY, State},
    tile::Face,
};
use demesne_game::{Illegal, Seat, Sink};

impl Burgundy {
    /// Every placement with one of some dice, an extra action or a city hall.
    #[inline]
    pub(crate) fn list_places(&self, state: &State, seat: Seat, dice: &[With], out: &mut Vec<Action>) {
        let estate = state.estate(seat);
        for tile in estate.storage.distinct() {
            let open = self.open_spaces(state, seat, tile);
            if open.is_empty() {
                continue;
            }
            let duchy = self.duchy(state, seat);
            let used_for = Use::placing(tile);
            let steps = usize::from(estate.reach_with_workers(used_for));
            for &with in dice {
                let spaces = match with.plain() {
                    Some(value) => open & duchy.within[usize::from(value)][steps],
                    None => estate.reach(used_for, with, state.white).among(open, duchy),
                };
                for space in spaces {
                    out.push(Action::Place { with, tile, space });
                }
            }
        }
    }

    pub(crate) fn check_place(
        &self,
        state: &State,
        seat: Seat,
        with: With,
        tile: Tile,
        space: u8,
    ) -> Result<(), Illegal> {
        self.check_with(state, seat, with)?;
        match state.open.top() {
            None => {}
            Some(open) if open.is_a_moment() => {}
            Some(open) => return open.comes_first(),
        }
        let estate = state.estate(seat);
        let duchy = self.duchy(state, seat);
        if with.is_private() {
            self.check_private(state, seat, tile)?;
        } else if !estate.storage.contains(tile) {
            return Illegal::err("B7.1", format!("{seat} has no {} in storage", self.tile_name(tile)));
        }
        if space >= duchy.size {
            return Illegal::err(
                "B7.1",
                format!(
                    "the duchy has no space {}; its spaces are 1 to {}",
                    u32::from(space) + 1,
                    duchy.size
                ),
            );
        }
        if !self.open_spaces(state, seat, tile).contains(space) {
            return self.why_not(state, seat, tile, space);
        }
        self.check_workers(state, seat, Use::placing(tile), with, duchy.number[usize::from(space)])
    }

    pub(crate) fn apply_place(
        &self,
        state: &mut State,
        seat: Seat,
        with: With,
        tile: Tile,
        space: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let number = self.duchy(state, seat).number[usize::from(space)];
        let pay = self.price(state, seat, Use::placing(tile), with, number);
        self.use_die(state, seat, with, pay, sink);
        match with.is_private() {
            true => state.private[seat.index()].remove(tile),
            false => {
                state.estate_mut(seat).storage.remove(tile);
            }
        }
        self.place(state, seat, tile, space, sink);
    }

    /// B7.5, X-SEQ-3: the tile lies, a completed region scores, a completed colour takes its bonus, border posts score, then
    /// the tile acts. Alone the player orders all of it (X-SOLO-21).
    pub(crate) fn place(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        space: u8,
        sink: &mut impl Sink<Event>,
    ) {
        self.lay(state, seat, tile, space);
        sink.tell(|| Event::Placed(seat, tile, space));
        if self.options.solo.is_some() {
            return self.place_alone(state, seat, tile, space, Offer::Must, sink);
        }
        self.complete_region(state, seat, space, sink);
        self.complete_colour(state, seat, self.duchy(state, seat).colour[usize::from(space)], sink);
        if self.on(Expansion::Posts) {
            self.join_posts(state, seat, sink);
        }
        self.act(state, seat, tile, space, sink);
    }

    /// Lays a tile on a space, without any effect but that it is there.
    pub(crate) fn lay(&self, state: &mut State, seat: Seat, tile: Tile, space: u8) {
        let duchy = self.duchy(state, seat);
        let index = state.estate_index(seat);
        state.tiles[index * DUCHY + usize::from(space)] = Some(tile);
        if tile.kind_bit() != 0 {
            state.cities[city(state, seat, duchy.city_of[usize::from(space)])] |= tile.kind_bit();
        }
        let estate = &mut state.estates[index];
        estate.covered.insert(space);
        estate.reach |= duchy.neighbours[usize::from(space)];
        match tile.face() {
            Face::Monastery(number) => {
                estate.monasteries |= 1 << number;
                estate.effects |= 1 << number;
                if self.on(Expansion::Shields) {
                    self.copy_monasteries(state);
                }
            }
            Face::Mine => estate.mines += 1,
            _ => {}
        }
    }
}
