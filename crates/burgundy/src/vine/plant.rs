//! Placing double tiles in the vineyard (X-VINE-9 to X-VINE-13), and a tile of the shop directly (X-SHIELD-15.1).

use super::VINE_SPACES;
use crate::{
    Action, Burgundy, Event, Expansion, Tile,
    action::With,
    dice::Use,
    open::{Open, Planted},
    state::State,
    tile::Face,
};
use demesne_game::{Illegal, Seat, Sink};

/// Shield 15 among the levies that are still to act.
const BLACK_LEVY: u8 = 0b10;

impl Burgundy {
    /// X-VINE-7: the two die actions of the vineyards, with each of some dice or an extra action.
    #[inline(never)]
    pub(crate) fn list_vine_actions(&self, state: &State, seat: Seat, dice: &[With], out: &mut Vec<Action>) {
        for &with in dice {
            self.list_vine_takes(state, seat, with, out);
        }
        let estate = state.estate(seat);
        let mut open = None;
        for tile in estate.storage.distinct().filter(|tile| tile.is_double()) {
            let open = *open.get_or_insert_with(|| self.open_vine_spaces(state, seat));
            for &with in dice {
                let numbers = estate.reach(Use::Other, with, state.white).numbers();
                for space in spaces(open) {
                    if numbers >> (self.vine_board.number[usize::from(space)] - 1) & 1 != 0 {
                        both_ways(tile, |turned| out.push(Action::Plant { with, tile, space, turned }));
                    }
                }
            }
        }
    }

    /// X-VINE-10: the first tile goes on the bottom terrace, others beside placed ones.
    fn open_vine_spaces(&self, state: &State, seat: Seat) -> u16 {
        let covered = state.estate(seat).vineyard.covered();
        match covered {
            0 => self.vine_board.terraces[0],
            _ => {
                let touching = |set, space: u8| set | self.vine_board.neighbours[usize::from(space)];
                spaces(covered).fold(0, touching) & !covered
            }
        }
    }

    pub(crate) fn check_plant(
        &self,
        state: &State,
        seat: Seat,
        with: With,
        tile: Tile,
        space: u8,
        turned: bool,
    ) -> Result<(), Illegal> {
        self.check_vines_in_play("X-VINE-9")?;
        self.check_with(state, seat, with)?;
        match state.open.top() {
            None => {}
            Some(open) if open.is_die_action() => {}
            Some(Open::CityHall) => {
                return Illegal::err("X-VINE-13", "a city hall places hex tiles in the duchy only");
            }
            Some(open) => return open.comes_first(),
        }
        if !tile.is_double() || !state.estate(seat).storage.contains(tile) {
            return Illegal::err("X-VINE-9", format!("{seat} has no {} in storage", self.tile_name(tile)));
        }
        self.check_vine_space(state, seat, tile, space, turned)?;
        self.check_workers(state, seat, Use::Other, with, self.vine_board.number[usize::from(space)])
    }

    /// Whether a double tile may lie on a space like that, whatever the die.
    fn check_vine_space(
        &self,
        state: &State,
        seat: Seat,
        tile: Tile,
        space: u8,
        turned: bool,
    ) -> Result<(), Illegal> {
        let number = u32::from(space) + 1;
        if usize::from(space) >= VINE_SPACES {
            return Illegal::err("X-VINE-9", format!("a vineyard has the spaces v1 to v12, no v{number}"));
        }
        if turned && matches!(tile.face(), Face::Double(one, other) if one == other) {
            return Illegal::err("B5.7", "a tile with twice the same vines is the same either way");
        }
        let covered = state.estate(seat).vineyard.covered();
        if covered >> space & 1 != 0 {
            return Illegal::err(
                "X-VINE-9",
                format!("placed double tiles stay; v{number} is covered already"),
            );
        }
        if self.open_vine_spaces(state, seat) >> space & 1 != 0 {
            return Ok(());
        }
        Illegal::err(
            "X-VINE-10",
            match covered {
                0 => format!("the first double tile goes on the bottom terrace; v{number} is not on it"),
                _ => format!("a double tile must touch a placed one; v{number} touches none"),
            },
        )
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one action")]
    pub(crate) fn apply_plant(
        &self,
        state: &mut State,
        seat: Seat,
        with: With,
        tile: Tile,
        space: u8,
        turned: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let pay = self.price(state, seat, Use::Other, with, self.vine_board.number[usize::from(space)]);
        self.use_die(state, seat, with, pay, sink);
        state.estate_mut(seat).storage.remove(tile);
        self.plant(state, seat, tile, space, turned, sink);
    }

    /// X-SEQ-6: the tile lies; its bonus actions follow, and after them the terraces are checked.
    fn plant(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        space: u8,
        turned: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let vineyard = &mut state.estate_mut(seat).vineyard;
        vineyard.tiles[usize::from(space)] = Some(tile);
        vineyard.turned |= u16::from(turned) << space;
        sink.tell(|| Event::Planted(seat, tile, space));
        state.open.push(Open::Bonuses(Planted::new(space, 0b11)));
    }

    /// X-SHIELD-15.1: every double tile of the shop on every space where it may lie. To be asked while shield 15 acts.
    pub(crate) fn list_put_vines(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let open = self.open_vine_spaces(state, seat);
        crate::take::each_once(&state.vines.shop, |tile| {
            for space in spaces(open) {
                both_ways(tile, |turned| out.push(Action::PutVine { tile, space, turned }));
            }
        });
    }

    /// X-SHIELD-15.1: whether shield 15 can put any double tile of the shop.
    pub(crate) fn can_put_vines(&self, state: &State, seat: Seat) -> bool {
        state.vines.shop.iter().any(Option::is_some) && self.open_vine_spaces(state, seat) != 0
    }

    pub(crate) fn check_put_vine(
        &self,
        state: &State,
        seat: Seat,
        tile: Tile,
        space: u8,
        turned: bool,
    ) -> Result<(), Illegal> {
        self.check_vines_in_play("X-SHIELD-15.1")?;
        match state.open.top() {
            Some(Open::Levies(left)) if left & BLACK_LEVY != 0 => {}
            Some(Open::Levies(_)) => {
                return Illegal::err("X-SHIELD-15.1", "only shield 15 puts a double tile of the vine shop");
            }
            Some(open) => return open.comes_first(),
            None => {
                return Illegal::err(
                    "X-SHIELD-15.1",
                    "a double tile is put directly by shield 15 at the end of a phase",
                );
            }
        }
        if !state.vines.shop.contains(&Some(tile)) {
            return Illegal::err("X-SHIELD-15.1", format!("the vine shop has no {}", self.tile_name(tile)));
        }
        self.check_vine_space(state, seat, tile, space, turned)
    }

    /// X-SHIELD-15.1: from the shop into the vineyard, with its bonuses. Shield 14 still acts after it where it is to.
    pub(crate) fn apply_put_vine(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        space: u8,
        turned: bool,
        sink: &mut impl Sink<Event>,
    ) {
        self.use_black_levy(state);
        self.take_from_shop(state, tile);
        self.plant(state, seat, tile, space, turned, sink);
    }

    /// Whether there are vineyards at this table.
    pub(super) fn check_vines_in_play(&self, rule: &'static str) -> Result<(), Illegal> {
        match self.on(Expansion::Vineyards) {
            true => Ok(()),
            false => Illegal::err(rule, "there are no vineyards at this table; the option is \"expansions\""),
        }
    }
}

/// The members of a set of spaces.
pub(super) fn spaces(set: u16) -> impl Iterator<Item = u8> {
    (0..VINE_SPACES as u8).filter(move |space| set >> space & 1 != 0)
}

/// Both ways in which a tile can lie; one where they are the same (B5.7).
fn both_ways(tile: Tile, mut call: impl FnMut(bool)) {
    call(false);
    if matches!(tile.face(), Face::Double(one, other) if one != other) {
        call(true);
    }
}
