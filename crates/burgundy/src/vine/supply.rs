//! Bag, vine depot, vine shop and the supply of vine bonus tiles: what chance does with them (X-VINE-1 to X-VINE-6).

use super::Vines;
use crate::{
    Action, Burgundy, Event, Expansion, Tile,
    options::VineTypes,
    state::{Stage, State, UNKNOWN},
    tile::{DOUBLES, Face, VINE_NAMES, VINES},
};
use demesne_game::{Illegal, MAX_SEATS, Random, Seat, Sink, supply};

impl Burgundy {
    /// X-VINE-3: how many vine bonus tiles of each type are used. A17.2: with the Châteautoma as many sets as people.
    pub(crate) fn vine_bonus_sets(&self) -> u8 {
        match self.options.chateautoma.is_some() && self.deals_sets_of_vine_bonuses() {
            true => self.persons(),
            false => self.vine_board.bonus_tiles,
        }
    }

    /// X-VINE-1, X-VINE-3: all double tiles are in the bag, all vine bonus tiles in the supply.
    pub(crate) fn first_vines(&self) -> Vines {
        if !self.on(Expansion::Vineyards) {
            return Vines::NONE;
        }
        let mut vines = Vines {
            bag: self.vine_board.doubles,
            supply: [self.vine_bonus_sets(); VINES as usize],
            ..Vines::NONE
        };
        if let VineTypes::Without(types) = self.options.vine_types {
            vines.leave_out(types);
        }
        vines
    }

    /// X-VINE-5: what is left in depot and shop leaves the game.
    #[inline(never)]
    pub(crate) fn clear_vines(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for place in state.vines.depot.iter_mut().chain(&mut state.vines.shop) {
            if let Some(tile) = place.take() {
                sink.tell(|| Event::Cleared(tile));
            }
        }
    }

    #[inline(never)]
    pub(crate) fn sample_vines(&self, state: &State, rng: &mut impl Random) -> Action {
        let mut bag = state.vines.bag;
        match state.stage {
            Stage::VineTypes => {
                let mut types: [u8; VINES as usize] = std::array::from_fn(|vine| vine as u8);
                rng.shuffle(&mut types);
                let out = types.into_iter().take(self.vine_board.fewer_types.into());
                Action::VineTypes(out.fold(0, |set, vine| set | 1 << vine))
            }
            Stage::VineGifts => {
                let mut types: [u8; VINES as usize] = std::array::from_fn(|vine| vine as u8);
                rng.shuffle(&mut types);
                let mut set = types.into_iter().filter(|vine| state.vines.without >> vine & 1 == 0);
                let mut gifts = [UNKNOWN; MAX_SEATS];
                for gift in gifts.iter_mut().take(self.persons().into()) {
                    *gift = set.next().unwrap_or(UNKNOWN);
                }
                Action::VineGifts(gifts)
            }
            Stage::VineDepot => {
                let places = self.vine_board.places();
                Action::VineDepot(std::array::from_fn(
                    |i| {
                        if i < places { draw(&mut bag, rng) } else { None }
                    },
                ))
            }
            _ => {
                let places = usize::from(self.vine_board.shop);
                Action::VineShop(std::array::from_fn(|i| if i < places { draw(&mut bag, rng) } else { None }))
            }
        }
    }

    pub(crate) fn check_vines(&self, state: &State, action: Action) -> Result<(), Illegal> {
        match (state.stage, action) {
            (Stage::VineTypes, Action::VineTypes(types)) => {
                let out = self.vine_board.fewer_types;
                match types >> VINES == 0 && types.count_ones() == out.into() {
                    true => Ok(()),
                    false => Illegal::err(
                        "X-VINE-4",
                        format!("with {} players {out} of the six types leave the game", self.players()),
                    ),
                }
            }
            (Stage::VineGifts, Action::VineGifts(gifts)) => self.check_gifts(state, &gifts),
            (Stage::VineDepot, Action::VineDepot(tiles)) => {
                self.check_filled(state, &tiles, self.vine_board.places())
            }
            (Stage::VineShop, Action::VineShop(tiles)) => {
                self.check_filled(state, &tiles, self.vine_board.shop.into())
            }
            (Stage::VineTypes, _) => {
                Illegal::err("X-VINE-4", "the types that are out are drawn now: \"vine-types red white\"")
            }
            (Stage::VineGifts, _) => Illegal::err(
                "X-VINE-3",
                "each person is dealt a vine bonus tile now: \"vine-gifts p1:green p2:red\"",
            ),
            (Stage::VineDepot, _) => Illegal::err(
                "X-VINE-5",
                "the vine depot is filled now: \"vine-depot green-blue red-red blue-white\"",
            ),
            _ => Illegal::err("X-VINE-5", "the vine shop is filled now: \"vine-shop green-blue\""),
        }
    }

    /// X-VINE-3: of one set of different tiles each person gets one.
    fn check_gifts(&self, state: &State, gifts: &[u8; MAX_SEATS]) -> Result<(), Illegal> {
        let (dealt, unused) = gifts.split_at(self.persons().into());
        let mut set = 0u8;
        for &vine in dealt {
            if vine >= VINES || set >> vine & 1 != 0 {
                return Illegal::err("X-VINE-3", "each person is dealt a vine bonus tile of another type");
            }
            if state.vines.without >> vine & 1 != 0 {
                return Illegal::err(
                    "X-VINE-4",
                    format!("the type {} is out of the game", VINE_NAMES[usize::from(vine)]),
                );
            }
            set |= 1 << vine;
        }
        match unused.iter().all(|&vine| vine == UNKNOWN) {
            true => Ok(()),
            false => Illegal::err("X-VINE-3", "only persons are dealt a vine bonus tile"),
        }
    }

    /// X-VINE-5: as many places as the number of players uses are filled while the bag lasts.
    fn check_filled(&self, state: &State, tiles: &[Option<Tile>], places: usize) -> Result<(), Illegal> {
        let mut bag = state.vines.bag;
        for (i, tile) in tiles.iter().enumerate() {
            match tile {
                Some(_) if i >= places => {
                    return Illegal::err(
                        "X-VINE-5",
                        format!("with {} players {places} places are filled", self.players()),
                    );
                }
                Some(tile) => {
                    let left = tile.double_index().and_then(|index| bag.get_mut(index)).filter(|n| **n > 0);
                    let Some(left) = left else {
                        return Illegal::err(
                            "X-VINE-5",
                            format!("no {} is left in the bag", self.tile_name(*tile)),
                        );
                    };
                    *left -= 1;
                }
                None if i < places && bag != [0; DOUBLES] => {
                    return Illegal::err("X-VINE-5", "a place stays empty only when the bag is empty");
                }
                None => {}
            }
        }
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn apply_vines(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::VineTypes(types) => {
                state.vines.leave_out(types);
                self.set_up_after(state, Stage::VineTypes, sink);
            }
            Action::VineGifts(gifts) => {
                for seat in Seat::first(self.persons()) {
                    self.take_vine_bonus(state, seat, gifts[seat.index()], sink);
                }
                self.set_up_after(state, Stage::VineGifts, sink);
            }
            Action::VineDepot(tiles) => {
                state.vines.depot = tiles;
                state.vines.draw_all(&tiles);
                state.stage = Stage::VineShop;
            }
            Action::VineShop(tiles) => {
                state.vines.shop = tiles;
                state.vines.draw_all(&tiles);
                state.stage = Stage::Goods;
            }
            _ => debug_assert!(false, "apply() was given what check() refuses"),
        }
    }

    /// A vine bonus tile goes from the supply to a player.
    pub(super) fn take_vine_bonus(
        &self,
        state: &mut State,
        seat: Seat,
        vine: u8,
        sink: &mut impl Sink<Event>,
    ) {
        state.vines.supply[usize::from(vine)] -= 1;
        state.estate_mut(seat).vineyard.bonus[usize::from(vine)] += 1;
        sink.tell(|| Event::VineBonus(seat, vine));
    }
}

impl Vines {
    /// X-VINE-4: the double tiles that show some types leave the game, and their vine bonus tiles.
    pub(crate) fn leave_out(&mut self, types: u8) {
        self.without = types;
        for (index, count) in self.bag.iter_mut().enumerate() {
            if Tile::from_double_index(index).is_some_and(|tile| shows(tile, types)) {
                *count = 0;
            }
        }
        for (vine, count) in self.supply.iter_mut().enumerate() {
            if types >> vine & 1 != 0 {
                *count = 0;
            }
        }
    }

    /// Takes tiles that were drawn out of the bag.
    fn draw_all(&mut self, tiles: &[Option<Tile>]) {
        for index in tiles.iter().flatten().filter_map(|tile| tile.double_index()) {
            self.bag[index] -= 1;
        }
    }
}

/// Whether a double tile shows one of some types.
pub(crate) fn shows(tile: Tile, types: u8) -> bool {
    matches!(tile.face(), Face::Double(one, other) if types >> one & 1 != 0 || types >> other & 1 != 0)
}

/// Takes a random double tile out of the bag; `None` when it is empty.
fn draw(bag: &mut [u8; DOUBLES], rng: &mut impl Random) -> Option<Tile> {
    supply::draw(bag, rng).and_then(Tile::from_double_index)
}
