//! Trade routes (X-ROUTE): goods that are sold lie on the spaces of the own route, and some win a bonus.

mod cargo;
mod deal;
mod order;
pub mod printed;

use crate::{Burgundy, bonus::Bonus, state::State};
use demesne_game::{Seat, TextError};

/// The route of a player: tiles of three spaces each, and how many spaces are filled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Route {
    /// The numbers of its tiles from left to right, 1 to 12; 0 past the end.
    pub tiles: [u8; 5],
    /// X-ROUTE-3: how many goods lie on it, on the leftmost spaces.
    pub filled: u8,
}

impl Route {
    /// No route.
    pub const NONE: Route = Route { tiles: [0; 5], filled: 0 };

    /// How many spaces it has.
    pub fn spaces(&self) -> u8 {
        3 * self.tiles.iter().filter(|&&tile| tile != 0).count() as u8
    }
}

/// A space of a route tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RouteSpace {
    /// The number less 1 of the goods that win the bonus.
    pub goods: u8,
    /// The bonus.
    pub bonus: Bonus,
}

/// The route tiles as they are in the box: tile n is at index n - 1.
#[derive(Clone, Debug)]
pub struct RouteTiles {
    /// X-ROUTE-1: how many each player gets.
    pub dealt: u8,
    /// The spaces of each, from left to right.
    pub tiles: Vec<[RouteSpace; 3]>,
}

impl RouteTiles {
    /// The tiles, for a number of players; none where trade routes are not in play.
    pub(crate) fn load(on: bool, players: u8) -> Result<RouteTiles, TextError> {
        if !on {
            return Ok(RouteTiles { dealt: 0, tiles: Vec::new() });
        }
        let printed = printed::printed_routes()?;
        let mut tiles = Vec::with_capacity(printed::ROUTE_TILES);
        for tile in printed.tiles {
            let mut spaces = [RouteSpace { goods: 0, bonus: Bonus::Silver }; 3];
            for (space, (number, name)) in spaces.iter_mut().zip(tile) {
                let bonus = Bonus::parse(name).ok_or_else(|| {
                    TextError::new(format!("trade_routes.toml: there is no bonus \"{name}\""))
                })?;
                *space = RouteSpace { goods: number - 1, bonus };
            }
            tiles.push(spaces);
        }
        Ok(RouteTiles { dealt: printed.dealt[usize::from(players.clamp(2, 4)) - 2], tiles })
    }
}

impl Burgundy {
    /// The route tiles of this table, as they are in the box.
    pub fn route_tiles(&self) -> &RouteTiles {
        &self.routes
    }

    /// A space of a seat's route, counted from the left; `None` past its end.
    pub fn route_space(&self, state: &State, seat: Seat, place: u8) -> Option<RouteSpace> {
        let tile = state.routes[seat.index()].tiles.get(usize::from(place / 3))?.checked_sub(1)?;
        let tile = self.routes.tiles.get(usize::from(tile))?;
        Some(tile[usize::from(place % 3)])
    }
}
