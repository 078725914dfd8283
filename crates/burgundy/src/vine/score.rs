//! Vineyards at the end of the game (X-VINE-24 to X-VINE-27).

use super::{VINE_SPACES, Vineyard, board::VINE_HEXES};
use crate::{Burgundy, state::State, tile::VINES};
use demesne_game::Seat;

impl Burgundy {
    /// X-VINE-24: each vine bonus tile scores an area of its type, each area once: so the largest ones.
    pub(crate) fn vineyard_points(&self, state: &State, seat: Seat) -> i32 {
        let vineyard = &state.estate(seat).vineyard;
        let mut points = 0;
        for vine in 0..VINES {
            let mut areas = self.vine_areas(vineyard, vine);
            areas.sort_unstable_by(|a, b| b.cmp(a));
            let tiles = usize::from(vineyard.bonus[usize::from(vine)]);
            points +=
                areas.iter().take(tiles).map(|&size| self.vine_board.area_points(size.into())).sum::<i32>();
        }
        points
    }

    /// X-VINE-27: the sizes of the areas of a type, 0 past the last: vines touch along hex sides, across tiles and
    /// terraces.
    fn vine_areas(&self, vineyard: &Vineyard, vine: u8) -> [u8; VINE_HEXES] {
        let mut left = hexes_of(vineyard, vine);
        let mut sizes = [0; VINE_HEXES];
        for size in &mut sizes {
            let mut area = left & left.wrapping_neg();
            let mut edge = area;
            while edge != 0 {
                let touching = self.vine_board.hex_neighbours[edge.trailing_zeros() as usize] & left & !area;
                area |= touching;
                edge = edge & (edge - 1) | touching;
            }
            *size = area.count_ones() as u8;
            left &= !area;
        }
        sizes
    }
}

/// The hexes with vines of a type, a bit each.
fn hexes_of(vineyard: &Vineyard, vine: u8) -> u32 {
    let mut set = 0;
    for space in 0..VINE_SPACES {
        for (half, lying) in vineyard.vines(space).into_iter().flatten().enumerate() {
            set |= u32::from(lying == vine) << (2 * space + half);
        }
    }
    set
}
