//! Vineyards at the end of the game (X-VINE-24 to 27).

use super::{board::VINES, play::Oracle};

/// X-VINE-27: two hexes touch along a side. A hex is its row and twice its place from the left.
pub fn hexes_touch(one: (i32, i32), other: (i32, i32)) -> bool {
    matches!(((one.0 - other.0).abs(), (one.1 - other.1).abs()), (0, 2) | (1, 1))
}

impl Oracle<'_> {
    /// X-VINE-24: each bonus tile scores one area of its type, the largest ones.
    pub fn vine_points(&self, seat: usize) -> i32 {
        let bonuses = &self.world.estates[seat].vine_bonus;
        VINES
            .iter()
            .map(|vine| {
                let tiles = bonuses.iter().filter(|bonus| bonus == vine).count();
                let mut areas = self.vine_areas(seat, vine);
                areas.sort_unstable();
                // X-VINE-25: n(n + 1)/2, which is what is printed up to 13.
                areas.iter().rev().take(tiles).map(|&size| (size * (size + 1) / 2) as i32).sum::<i32>()
            })
            .sum()
    }

    /// The sizes of the areas of a type.
    fn vine_areas(&self, seat: usize, vine: &str) -> Vec<usize> {
        let mut open: Vec<(i32, i32)> = Vec::new();
        for (space, tile) in self.world.estates[seat].vineyard.iter().enumerate() {
            let Some(tile) = tile else { continue };
            for (at, kind) in tile.split('-').enumerate() {
                if kind == vine {
                    open.push(self.world.printed.vine_spaces[space].hexes[at]);
                }
            }
        }
        let mut sizes = Vec::new();
        while let Some(first) = open.pop() {
            let mut area = vec![first];
            let mut seen = 0;
            while seen < area.len() {
                let here = area[seen];
                seen += 1;
                let (near, far) = open.into_iter().partition(|&other| hexes_touch(here, other));
                open = far;
                let near: Vec<(i32, i32)> = near;
                area.extend(near);
            }
            sizes.push(area.len());
        }
        sizes
    }
}
