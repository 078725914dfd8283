//! Route tiles are dealt (X-ROUTE-1).

use super::{Route, printed::ROUTE_TILES};
use crate::{
    Action, Burgundy, Event,
    options::RouteOrder,
    state::{Stage, State},
};
use demesne_game::{Illegal, Random, Seat, Sink};

impl Burgundy {
    /// The tiles that nobody has: bit n for tile n.
    pub(crate) fn undealt_routes(&self, state: &State) -> u32 {
        let all = (1 << (ROUTE_TILES + 1)) - 2;
        state.routes.iter().flat_map(|route| route.tiles).fold(all, |left, tile| left & !(1 << tile))
    }

    /// X-ROUTE-2: in random order; or as a set, where players order the tiles themselves.
    #[inline(never)]
    pub(crate) fn sample_route(&self, state: &State, seat: Seat, rng: &mut impl Random) -> Action {
        let mut left = self.undealt_routes(state);
        let mut tiles = [0; 5];
        let dealt = usize::from(self.routes.dealt);
        for place in tiles.iter_mut().take(dealt) {
            let nth = rng.below(left.count_ones()) as usize;
            *place = (1..=ROUTE_TILES as u8).filter(|tile| left >> tile & 1 != 0).nth(nth).unwrap_or(0);
            left &= !(1 << *place);
        }
        if self.options.route_order == RouteOrder::Chosen {
            tiles[..dealt].sort_unstable();
        }
        Action::Route { seat, tiles }
    }

    pub(crate) fn check_route_dealt(
        &self,
        state: &State,
        expected: Seat,
        seat: Seat,
        tiles: [u8; 5],
    ) -> Result<(), Illegal> {
        if seat != expected {
            return Illegal::err("X-ROUTE-1", format!("it is {expected}'s route tiles that are dealt now"));
        }
        let (dealt, rest) = tiles.split_at(self.routes.dealt.into());
        if dealt.contains(&0) || rest.iter().any(|&tile| tile != 0) {
            return Illegal::err("X-ROUTE-1", format!("each player gets {} route tiles here", dealt.len()));
        }
        let mut left = self.undealt_routes(state);
        for &tile in dealt {
            if left >> tile & 1 == 0 {
                return Illegal::err("X-ROUTE-1", format!("route tile {tile} is dealt already"));
            }
            left &= !(1 << tile);
        }
        match self.options.route_order == RouteOrder::Chosen && !dealt.is_sorted() {
            true => Illegal::err("B5.7", "tiles that the player orders are named in rising order when dealt"),
            false => Ok(()),
        }
    }

    #[inline(never)]
    pub(crate) fn apply_route_dealt(
        &self,
        state: &mut State,
        seat: Seat,
        tiles: [u8; 5],
        sink: &mut impl Sink<Event>,
    ) {
        state.routes[seat.index()] = Route { tiles, filled: 0 };
        // A16.11: the Châteautoma, at the last seat, gets none.
        match seat.0 + 1 < self.persons() {
            true => state.stage = Stage::Route(seat.0 + 1),
            false => self.set_up_after(state, Stage::Route(0), sink),
        }
    }
}
