//! What trade routes add to a position: the tiles of each route. How many goods lie on it follows from what is sold.

use super::check::fail;
use crate::{
    Burgundy, Expansion, State,
    notation::{numbers_text, read_numbers},
    open::Open,
    options::RouteOrder,
    route::Route,
    state::Stage,
};
use demesne_game::{Facts, Lines, Seat, TextError};

impl Burgundy {
    pub(super) fn write_routes(&self, state: &State, lines: &mut Lines) {
        for seat in Seat::first(self.persons()).filter(|seat| state.routes[seat.index()] != Route::NONE) {
            lines.add(&format!("{seat} route"), numbers_text(&state.routes[seat.index()].tiles));
        }
    }

    pub(super) fn read_routes(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        for seat in Seat::first(self.persons()) {
            let key = format!("{seat} route");
            if let Some(tiles) = facts.with(&key, |words| read_numbers(words, "a route tile", 12))? {
                state.routes[seat.index()].tiles = tiles;
            }
        }
        // Who has no line has the lowest tiles that nobody else has.
        for seat in Seat::first(self.persons()) {
            if self.has_route(state.stage, seat) && !facts.has(&format!("{seat} route")) {
                let left = self.undealt_routes(state);
                let free = (1..=12u8).filter(|tile| left >> tile & 1 != 0).take(self.routes.dealt.into());
                let route = &mut state.routes[seat.index()];
                route.tiles.iter_mut().zip(free).for_each(|(place, tile)| *place = tile);
            }
        }
        Ok(())
    }

    /// X-ROUTE-3, X-ROUTE-6: what is sold lies on the route as far as there is room, but for what waits to be laid. To be
    /// called when sold goods and open effects are read.
    pub(super) fn fill_routes(&self, state: &mut State) {
        if !self.on(Expansion::Routes) {
            return;
        }
        for seat in Seat::first(self.persons()) {
            let waiting: u8 = match state.stage.in_turn() && seat == state.on_turn() {
                true => state.open.iter().map(waiting_goods).fold(0, u8::saturating_add),
                false => 0,
            };
            let sold: u8 = state.estate(seat).sold.iter().fold(0, |sum, &n| sum.saturating_add(n));
            let route = &mut state.routes[seat.index()];
            route.filled = sold.saturating_sub(waiting).min(route.spaces());
        }
    }

    /// Whether a seat's route is dealt.
    fn has_route(&self, stage: Stage, seat: Seat) -> bool {
        self.on(Expansion::Routes)
            && match stage {
                Stage::First | Stage::Boards | Stage::FirstCard(_) | Stage::FirstBuilding => false,
                Stage::Shields(_) => false,
                Stage::Route(next) => seat.0 < next,
                _ => true,
            }
    }

    pub(super) fn check_routes(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        let mut seen = 0u32;
        for seat in Seat::first(self.persons()) {
            let key = format!("{seat} route");
            let tiles = state.routes[seat.index()].tiles;
            let dealt = if self.has_route(state.stage, seat) { usize::from(self.routes.dealt) } else { 0 };
            if tiles.iter().filter(|&&tile| tile != 0).count() != dealt {
                return fail(facts, &key, format!("{seat} has {dealt} route tiles now (X-ROUTE-1)"));
            }
            for tile in tiles.into_iter().filter(|&tile| tile != 0) {
                if seen >> tile & 1 != 0 {
                    return fail(facts, &key, format!("route tile {tile} lies in two places (X-ROUTE-1)"));
                }
                seen |= 1 << tile;
            }
            let waiting = state.open.iter().map(waiting_goods).fold(0, u8::saturating_add);
            let sold: u16 = state.estate(seat).sold.iter().map(|&n| u16::from(n)).sum();
            if waiting > 0 && seat == state.on_turn() && u16::from(waiting) >= sold {
                return fail(
                    facts,
                    "open",
                    "goods on their way to the route are among those sold (X-ROUTE-8)",
                );
            }
        }
        let ordering = state.stage == Stage::RouteOrders;
        let dealing = ordering || matches!(state.stage, Stage::Route(_));
        if dealing && !self.on(Expansion::Routes) {
            return Err(TextError::new("there are routes only with the expansion \"routes\" (X-ROUTE-1)"));
        }
        if ordering && (self.options.route_order != RouteOrder::Chosen || state.order != state.track.order) {
            return Err(TextError::new(
                "route tiles are ordered only with \"route-order: chosen\", in turn order (X-ROUTE-2)",
            ));
        }
        Ok(())
    }
}

fn waiting_goods(open: Open) -> u8 {
    if let Open::Route(cargo) = open { cargo.count() } else { 0 }
}
