//! Where a tile may lie, whatever the die: colour, adjacency, the limits of cities and inns, the castle connection.

use crate::{
    Burgundy, Colour, Tile,
    state::{CITIES, State},
};
use demesne_game::{Illegal, Seat, Spaces};

impl Burgundy {
    /// The spaces where a tile may lie (B7.1 to B7.3, and what expansions change).
    #[inline]
    pub(crate) fn open_spaces(&self, state: &State, seat: Seat, tile: Tile) -> Spaces {
        if self.extended {
            return self.open_spaces_extended(state, seat, tile);
        }
        let estate = state.estate(seat);
        let duchy = self.duchy(state, seat);
        let touching = (duchy.by_colour[tile.colour().index()] & estate.reach).minus(estate.covered);
        self.without_doubled_kinds(state, seat, tile, touching)
    }

    #[inline(never)]
    fn open_spaces_extended(&self, state: &State, seat: Seat, tile: Tile) -> Spaces {
        if tile.is_double() {
            return Spaces::EMPTY;
        }
        let estate = state.estate(seat);
        let duchy = self.duchy(state, seat);
        let colour = if tile.is_wild() { duchy.spaces() } else { duchy.by_colour[tile.colour().index()] };
        let empty = colour.minus(estate.covered);
        // X-SHIELD-18, X-BOARD-6: the shield lifts both rules of adjacency.
        if estate.holds(18) {
            return self.within_limits(state, seat, tile, empty);
        }
        let mut touching = empty & estate.reach;
        if self.options.connection && tile != Tile::CASTLE {
            touching = touching & self.anchored(state, seat);
        }
        self.within_limits(state, seat, tile, touching)
    }

    fn within_limits(&self, state: &State, seat: Seat, tile: Tile, spaces: Spaces) -> Spaces {
        if tile == Tile::INN {
            return self.without_second_inns(state, seat, spaces);
        }
        self.without_doubled_kinds(state, seat, tile, spaces)
    }

    /// B7.3: a city holds one building of each kind, but with monastery 1.
    #[inline]
    fn without_doubled_kinds(&self, state: &State, seat: Seat, tile: Tile, spaces: Spaces) -> Spaces {
        let kind = tile.kind_bit();
        if kind == 0 || spaces.is_empty() || state.estate(seat).has(1) {
            return spaces;
        }
        let duchy = self.duchy(state, seat);
        let mut open = spaces;
        for space in spaces {
            if state.cities[city(state, seat, duchy.city_of[usize::from(space)])] & kind != 0 {
                open = open.minus(Spaces::one(space));
            }
        }
        open
    }

    /// X-INN-5: at most one inn in each region as printed.
    fn without_second_inns(&self, state: &State, seat: Seat, spaces: Spaces) -> Spaces {
        let duchy = self.duchy(state, seat);
        let with_inn = duchy.regions.iter().filter(|region| self.has_inn(state, seat, region.spaces));
        with_inn.fold(spaces, |open, region| open.minus(region.spaces))
    }

    /// Whether an inn lies on one of some spaces.
    pub(crate) fn has_inn(&self, state: &State, seat: Seat, spaces: Spaces) -> bool {
        (spaces & state.estate(seat).covered)
            .into_iter()
            .any(|space| state.tile(seat, space) == Some(Tile::INN))
    }

    /// X-BOARD-3: the anchored spaces: those that touch a castle tile, or a covered anchored space of their own colour.
    pub(crate) fn anchored(&self, state: &State, seat: Seat) -> Spaces {
        let estate = state.estate(seat);
        let duchy = self.duchy(state, seat);
        // X-BOARD-5: castle tiles only; neither a white castle nor an inn on a castle space.
        let castles = (duchy.by_colour[Colour::Castle.index()] & estate.covered)
            .into_iter()
            .filter(|&space| state.tile(seat, space) == Some(Tile::CASTLE));
        let mut anchored =
            castles.fold(Spaces::EMPTY, |set, space| set | duchy.neighbours[usize::from(space)]);
        loop {
            let mut grown = anchored;
            for space in anchored & estate.covered {
                let own_colour = duchy.by_colour[duchy.colour[usize::from(space)].index()];
                grown |= duchy.neighbours[usize::from(space)] & own_colour;
            }
            if grown == anchored {
                return anchored;
            }
            anchored = grown;
        }
    }

    /// Which rule keeps a tile off a space.
    #[cold]
    pub(crate) fn why_not(&self, state: &State, seat: Seat, tile: Tile, space: u8) -> Result<(), Illegal> {
        let estate = state.estate(seat);
        let colour = self.duchy(state, seat).colour[usize::from(space)];
        let (name, number) = (self.tile_name(tile), space + 1);
        if tile.is_double() {
            return Illegal::err(
                "X-VINE-9",
                format!("{name} is a double tile; it goes into the vineyard only"),
            );
        }
        if estate.covered.contains(space) {
            return Illegal::err("B7.4", format!("placed tiles stay; space {number} is covered already"));
        }
        if !tile.is_wild() && colour != tile.colour() {
            let (needs, is) = (tile.colour().name(), colour.name());
            return Illegal::err("B7.1", format!("{name} needs a {needs} space; {number} is a {is} space"));
        }
        if !estate.holds(18) {
            if !estate.reach.contains(space) {
                return Illegal::err(
                    "B7.2",
                    format!("a tile must touch a covered space; {number} touches none"),
                );
            }
            let free = !self.options.connection || tile == Tile::CASTLE;
            if !free && !self.anchored(state, seat).contains(space) {
                return Illegal::err(
                    "X-BOARD-3",
                    format!("{number} neither touches a castle nor is joined to one by tiles of its colour"),
                );
            }
        }
        if tile == Tile::INN {
            return Illegal::err("X-INN-5", format!("a region holds one inn, and that of {number} has one"));
        }
        Illegal::err(
            "B7.3",
            format!("a city holds one building of each kind; the city of {number} has a {name}"),
        )
    }
}

/// The place of a city's kinds in the state.
#[inline]
pub(crate) fn city(state: &State, seat: Seat, city: u8) -> usize {
    state.estate_index(seat) * CITIES + usize::from(city)
}
