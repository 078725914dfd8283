//! Vineyards at the end of the game (X-VINE-24 to X-VINE-27).

use super::{VINE_SPACES, Vineyard, board::VINE_HEXES};
use crate::{Burgundy, state::State, tile::VINES};
use demesne_game::Seat;

impl Burgundy {
    /// X-VINE-24: each vine bonus tile scores an area of its type, each area once: so the largest ones.
    #[inline(never)]
    pub fn vineyard_points(&self, state: &State, seat: Seat) -> i32 {
        let vineyard = &state.estate(seat).vineyard;
        let hexes = hexes_by_type(vineyard);
        let mut points = 0;
        for (hexes, &tiles) in hexes.into_iter().zip(&vineyard.bonus) {
            if tiles > 0 && hexes != 0 {
                let mut areas = self.vine_areas(hexes);
                areas.sort_unstable_by(|a, b| b.cmp(a));
                let scoring = areas.iter().take(tiles.into());
                points += scoring.map(|&size| self.vine_board.area_points(size.into())).sum::<i32>();
            }
        }
        points
    }

    /// X-VINE-27: the sizes of the areas of a type, 0 past the last: vines touch along hex sides, across tiles and
    /// terraces. A type is on no more than 24 hexes, and no more than 12 of them can lie apart.
    fn vine_areas(&self, hexes: u32) -> [u8; VINE_HEXES / 2] {
        let mut left = hexes;
        let mut sizes = [0; VINE_HEXES / 2];
        for size in &mut sizes {
            if left == 0 {
                break;
            }
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

/// The hexes with vines of each type, a bit each.
fn hexes_by_type(vineyard: &Vineyard) -> [u32; VINES as usize] {
    let mut sets = [0; VINES as usize];
    for space in 0..VINE_SPACES {
        for (half, vine) in vineyard.vines(space).into_iter().flatten().enumerate() {
            sets[usize::from(vine)] |= 1 << (2 * space + half);
        }
    }
    sets
}
