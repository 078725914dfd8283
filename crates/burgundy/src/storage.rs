//! The storage of a player: tiles that were taken and wait for a space (B6.2).

use crate::Tile;

/// How many spaces the storage of a player has.
pub const STORAGE: usize = 3;
/// How many tiles this type has room for: shield 4 lifts the limit of the rules, not this one (X-R1).
pub const ROOM: usize = 24;

/// Stored tiles, sorted, since storage has no order: states with the same tiles are equal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Storage {
    len: u8,
    tiles: [Option<Tile>; ROOM],
}

impl Storage {
    /// Nothing stored.
    pub const EMPTY: Storage = Storage { len: 0, tiles: [None; ROOM] };

    /// How many tiles are stored.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// How many storage spaces the tiles fill: a double tile fills two (X-VINE-8).
    #[inline]
    pub fn used(&self) -> usize {
        // Double tiles are sorted behind all others.
        let doubles =
            self.tiles[..self.len()].iter().rev().take_while(|tile| tile.is_some_and(Tile::is_double));
        self.len() + doubles.count()
    }

    /// Whether nothing is stored.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The tiles, sorted.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        self.tiles.iter().map_while(|&tile| tile)
    }

    /// The tiles, sorted, equal ones once (B5.7).
    #[inline]
    pub fn distinct(&self) -> impl Iterator<Item = Tile> + '_ {
        let mut last = None;
        self.iter().filter(move |&tile| last.replace(tile) != Some(tile))
    }

    /// Whether such a tile is stored.
    #[inline]
    pub fn contains(&self, tile: Tile) -> bool {
        self.iter().any(|stored| stored == tile)
    }

    /// Stores a tile.
    pub fn insert(&mut self, tile: Tile) {
        debug_assert!(self.len() < ROOM, "storage has room");
        let mut at = self.len().min(ROOM - 1);
        while at > 0 && self.tiles[at - 1].is_some_and(|stored| stored > tile) {
            self.tiles[at] = self.tiles[at - 1];
            at -= 1;
        }
        self.tiles[at] = Some(tile);
        self.len += 1;
    }

    /// Takes a tile out. Says whether it was there.
    pub fn remove(&mut self, tile: Tile) -> bool {
        let Some(mut at) = self.iter().position(|stored| stored == tile) else { return false };
        // A few tiles are moved up one by one: quicker than moving the whole room.
        while at + 1 < ROOM && self.tiles[at].is_some() {
            self.tiles[at] = self.tiles[at + 1];
            at += 1;
        }
        self.tiles[at] = None;
        self.len -= 1;
        true
    }
}

impl std::fmt::Debug for Storage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn storage_has_no_order() {
        let (mut a, mut b) = (Storage::EMPTY, Storage::EMPTY);
        for tile in [Tile::SHIP, Tile::CASTLE, Tile::SHIP] {
            a.insert(tile);
        }
        for tile in [Tile::CASTLE, Tile::SHIP, Tile::SHIP] {
            b.insert(tile);
        }
        assert_eq!(a, b);
        assert_eq!(a.iter().collect::<Vec<_>>(), [Tile::CASTLE, Tile::SHIP, Tile::SHIP]);
        assert_eq!(a.distinct().collect::<Vec<_>>(), [Tile::CASTLE, Tile::SHIP]);
        assert!(a.remove(Tile::CASTLE) && !a.remove(Tile::CASTLE));
        assert!(a.remove(Tile::SHIP) && a.contains(Tile::SHIP) && a.len() == 1);
        assert!(a.remove(Tile::SHIP) && a.is_empty() && a == Storage::EMPTY);
    }
}
