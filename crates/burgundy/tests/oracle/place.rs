//! Where a tile may lie (B7, X-BOARD-3, X-INN-4), and what follows when it lies there (X-SEQ-3).

use super::{
    board::Board,
    play::{Oracle, Play},
    world::Tile,
};
use std::{collections::BTreeSet, rc::Rc};

pub const COLOURS: [&str; 6] = ["castle", "mine", "ship", "monastery", "building", "livestock"];

/// The eight kinds of B8.7.
pub const KINDS: [&str; 8] =
    ["warehouse", "watchtower", "workshop", "church", "market", "boarding-house", "bank", "city-hall"];

/// B9.1, X-SHIELD-17.1.
const SIZES: [i32; 10] = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55];

/// B9.2.
pub const PHASES: [i32; 5] = [10, 8, 6, 4, 2];

/// X-POST-3: the spaces [row, column] at the three posts, counted in reading order in rows of 4, 5, 6, 7, 6, 5, 4.
const POSTS: [[usize; 2]; 3] = [[4, 9], [8, 14], [34, 35]];

/// The number of a monastery.
pub fn monastery(tile: &str) -> Option<u8> {
    tile.strip_prefix('m').and_then(|number| number.parse().ok())
}

/// The species of a livestock tile and its animals (B1.2, X-TILE-12).
pub fn livestock(tile: &str) -> Option<(&str, i32)> {
    if tile == "geese" {
        return Some(("geese", 2));
    }
    let (species, animals) = tile.split_at_checked(tile.len().checked_sub(1)?)?;
    let known = ["cow", "sheep", "pig", "goat", "chicken"].contains(&species);
    animals.parse().ok().filter(|_| known).map(|animals| (species, animals))
}

/// The colour of a tile; none where it goes on any colour (X-INN-4, X-SOLO-12).
pub fn colour_of(tile: &str) -> Option<&'static str> {
    match tile {
        "castle" => Some("castle"),
        "mine" => Some("mine"),
        "ship" => Some("ship"),
        "inn" | "face-down" => None,
        "crane" | "white-castle" => Some("building"),
        _ if KINDS.contains(&tile) => Some("building"),
        _ if monastery(tile).is_some() => Some("monastery"),
        _ if livestock(tile).is_some() => Some("livestock"),
        _ => panic!("{tile} is no hex tile"),
    }
}

impl Oracle<'_> {
    pub fn board(&self, seat: usize) -> Rc<Board> {
        self.world.estates[self.world.estate_of(seat)].board.clone().expect("a duchy")
    }

    /// What lies on a space.
    pub fn lies(&self, seat: usize, space: usize) -> Option<&str> {
        self.world.estates[self.world.estate_of(seat)].duchy[space].as_deref()
    }

    /// The spaces of the region that a space belongs to.
    pub fn region_of(&self, seat: usize, space: usize) -> Vec<usize> {
        let board = self.board(seat);
        let region = board.spaces[space].region;
        (0..board.spaces.len()).filter(|&other| board.spaces[other].region == region).collect()
    }

    /// Everything but the die number.
    pub fn may_lie(&self, seat: usize, tile: &str, space: usize) -> bool {
        let board = self.board(seat);
        let here = &board.spaces[space];
        let colour = colour_of(tile);
        if self.lies(seat, space).is_some() || colour.is_some_and(|colour| colour != here.colour) {
            return false;
        }
        // X-SHIELD-18.1, X-BOARD-6
        if !self.holds(seat, 18) {
            // B7.2, X-SOLO-8
            if !here.reach.iter().any(|&next| self.lies(seat, next).is_some()) {
                return false;
            }
            // X-BOARD-4
            if self.world.table.connection && tile != "castle" && !self.anchored(seat, space) {
                return false;
            }
        }
        let region = self.region_of(seat, space);
        let twice = region.iter().any(|&other| self.lies(seat, other) == Some(tile));
        match colour {
            // B7.3, B15.1; X-TILE-8: there is one crane.
            Some("building") => !twice || self.has_monastery(seat, 1),
            // X-INN-5; X-SOLO-14
            None if tile == "inn" => !twice,
            _ => true,
        }
    }

    /// X-BOARD-3: the space touches a castle tile, or a chain of covered spaces of its colour leads to one that does.
    fn anchored(&self, seat: usize, space: usize) -> bool {
        let board = self.board(seat);
        let mut seen = vec![space];
        let mut at = 0;
        while at < seen.len() {
            for &next in &board.spaces[seen[at]].neighbours {
                let Some(tile) = self.lies(seat, next) else { continue };
                if tile == "castle" {
                    return true;
                }
                if board.spaces[next].colour == board.spaces[space].colour && !seen.contains(&next) {
                    seen.push(next);
                }
            }
            at += 1;
        }
        false
    }

    /// All spaces where a tile may lie.
    pub fn spaces_for(&self, seat: usize, tile: &str) -> Vec<usize> {
        let count = self.board(seat).spaces.len();
        (0..count).filter(|&space| self.may_lie(seat, tile, space)).collect()
    }

    /// Lays a tile and resolves all that follows: X-SEQ-3.
    pub fn place_tile(&mut self, seat: usize, tile: Tile, space: usize) -> Play {
        let estate = self.world.estate_of(seat);
        // 1
        self.world.estates[estate].duchy[space] = Some(tile.clone());
        if self.world.table.solo {
            return self.solo_placed(tile, space);
        }
        // 2: B9.1, B9.2
        if let Some(size) = self.completed_size(seat, space) {
            self.score(seat, &format!("regions-{size}"), SIZES[size - 1])?;
            self.score(seat, "phases", PHASES[self.world.phase])?;
        }
        // 3: B9.4
        let colour = self.board(seat).spaces[space].colour;
        if self.colour_covered(seat, colour) {
            self.take_bonus_tile(seat, colour)?;
        }
        // 4
        if self.world.table.posts {
            self.border_posts(seat)?;
        }
        // 5
        self.tile_effect(seat, &tile, space)
    }

    /// The size that the region of this space scores with, if it is complete.
    pub fn completed_size(&self, seat: usize, space: usize) -> Option<usize> {
        let region = self.region_of(seat, space);
        if region.iter().any(|&other| self.lies(seat, other).is_none()) {
            return None;
        }
        // X-INN-8, X-INN-9, X-SHIELD-17
        let inn = region.iter().any(|&other| self.lies(seat, other) == Some("inn"));
        Some(region.len() + usize::from(inn) + usize::from(self.holds(seat, 17)))
    }

    pub fn colour_covered(&self, seat: usize, colour: &str) -> bool {
        let board = self.board(seat);
        let mut spaces = (0..board.spaces.len()).filter(|&space| board.spaces[space].colour == colour);
        spaces.all(|space| self.lies(seat, space).is_some())
    }

    /// The large tile for the first, the small one for the second (B2.4): points for 2, 3, 4 players.
    fn bonus_points(&self, large: bool) -> i32 {
        let players = self.world.table.players as i32;
        if large { 3 + players } else { players }
    }

    fn take_bonus_tile(&mut self, seat: usize, colour: &str) -> Play {
        let estate = self.world.estate_of(seat);
        let tiles = self.world.bonus_tiles.entry(colour.to_owned()).or_default();
        assert!(!tiles.contains(&Some(estate)), "{colour} was complete before");
        let Some(free) = tiles.iter().position(Option::is_none) else { return Ok(()) };
        tiles[free] = Some(estate);
        let points = self.bonus_points(free == 0);
        // X-SHIELD-7
        let points = if self.holds(seat, 7) { 2 * points } else { points };
        self.score(seat, "bonuses", points)
    }

    /// X-POST-4, X-POST-6.
    fn border_posts(&mut self, seat: usize) -> Play {
        let estate = self.world.estate_of(seat);
        let joined = POSTS.iter().map(|post| self.posts_reached(seat, post)).max().unwrap_or(0);
        if joined >= 2 && !self.world.estates[estate].joined {
            self.world.estates[estate].joined = true;
            self.score(seat, "border-posts", PHASES[self.world.phase])?;
        }
        if joined == 3
            && !self.world.post_tiles.contains(&Some(estate))
            && let Some(free) = self.world.post_tiles.iter().position(Option::is_none)
        {
            self.world.post_tiles[free] = Some(estate);
            // X-SEQ-14: no bonus tile for shield 7.
            self.score(seat, "border-posts", self.bonus_points(free == 0))?;
        }
        Ok(())
    }

    /// How many posts a chain of covered spaces from this post reaches, itself included.
    fn posts_reached(&self, seat: usize, post: &[usize; 2]) -> usize {
        let board = self.board(seat);
        let mut seen: Vec<usize> =
            post.iter().copied().filter(|&space| self.lies(seat, space).is_some()).collect();
        let mut at = 0;
        while at < seen.len() {
            for &next in &board.spaces[seen[at]].neighbours {
                if self.lies(seat, next).is_some() && !seen.contains(&next) {
                    seen.push(next);
                }
            }
            at += 1;
        }
        let seen: BTreeSet<usize> = seen.into_iter().collect();
        POSTS.iter().filter(|post| post.iter().any(|space| seen.contains(space))).count()
    }
}
