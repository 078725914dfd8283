//! Where taken tiles lie until they are placed (B6.2, X-SEQ-12, X-TEAM-7, X-TEAM-8).

use super::{
    play::{Oracle, Play},
    world::Tile,
};
use std::collections::BTreeSet;

pub const VINES: [&str; 6] = ["green", "blue", "red", "purple", "yellow", "white"];

/// X-VINE-8: a tile of two vines.
pub fn is_double(tile: &str) -> bool {
    tile.split_once('-').is_some_and(|(one, other)| VINES.contains(&one) && VINES.contains(&other))
}

/// Takes one of these tiles out of a list.
pub fn take_out(tiles: &mut Vec<Tile>, tile: &str) {
    let place = tiles.iter().position(|other| other == tile);
    tiles.remove(place.unwrap_or_else(|| panic!("{tile} is not among {tiles:?}")));
}

impl Oracle<'_> {
    /// X-VINE-8; X-R1: where shield 4 makes the storage unlimited tiles are counted, not spaces.
    fn size(&self, seat: usize, tile: &str) -> usize {
        if is_double(tile) && !self.holds(seat, 4) { 2 } else { 1 }
    }

    /// B6.2; X-SHIELD-4 with X-R1; X-TEAM-7: of the shared storage.
    pub fn storage_room(&self, seat: usize) -> usize {
        let spaces: usize = match () {
            () if self.world.table.team => 2,
            () if self.holds(seat, 4) => 24,
            () => 3,
        };
        let tiles = &self.world.estates[self.world.estate_of(seat)].storage;
        spaces.saturating_sub(tiles.iter().map(|tile| self.size(seat, tile)).sum())
    }

    /// The tiles that a seat can place: each once, with whether it lies in the private storage.
    pub fn stored(&self, seat: usize) -> BTreeSet<(Tile, bool)> {
        let shared =
            self.world.estates[self.world.estate_of(seat)].storage.iter().map(|tile| (tile.clone(), false));
        let private = self.world.players[seat].private.iter().map(|tile| (tile.clone(), true));
        shared.chain(private).collect()
    }

    pub fn leave_storage(&mut self, seat: usize, tile: &str, private: bool) {
        let estate = self.world.estate_of(seat);
        if private {
            take_out(&mut self.world.players[seat].private, tile);
        } else {
            take_out(&mut self.world.estates[estate].storage, tile);
        }
    }

    /// A tile comes into storage, in whatever way it was taken.
    pub fn store(&mut self, seat: usize, tile: Tile) -> Play {
        if self.world.table.team {
            return self.store_in_team(seat, tile);
        }
        let need = self.size(seat, &tile);
        while self.storage_room(seat) < need {
            let missing = need - self.storage_room(seat);
            let tiles = &self.world.estates[seat].storage;
            let hexes = tiles.iter().filter(|tile| !is_double(tile)).count();
            // X-SEQ-12: none that could have stayed. Where two spaces are missing a hex tile helps only together with another one;
            // the three spaces are then full of hex tiles, so that no double tile can follow.
            let fits = |tile: &str| is_double(tile) || hexes >= missing;
            let list = tiles.iter().filter(|tile| fits(tile)).map(|tile| format!("discard {tile}")).collect();
            self.world.open.push(format!("store:{tile}"));
            let text = self.decide(seat, list)?;
            self.world.open.pop();
            let gone = text.strip_prefix("discard ").expect("a discard");
            self.leave_storage(seat, gone, false);
        }
        self.world.estates[seat].storage.push(tile);
        Ok(())
    }

    /// X-TEAM-8: any free one of four spaces; a discard only where there is none.
    fn store_in_team(&mut self, seat: usize, tile: Tile) -> Play {
        let estate = self.world.estate_of(seat);
        let private_room = |oracle: &Self| oracle.world.players[seat].private.len() < 2;
        if self.storage_room(seat) == 0 && !private_room(self) {
            let word = |private: bool| if private { " private" } else { "" };
            // B5.7: where one comes that lies in both storages, it does not matter which of the two goes.
            let shared = &self.world.estates[estate].storage;
            let twice = |gone: &Tile, private: bool| private && *gone == tile && shared.contains(gone);
            let list = self.stored(seat).into_iter().filter(|(gone, private)| !twice(gone, *private));
            let list = list.map(|(tile, private)| format!("discard {tile}{}", word(private))).collect();
            self.world.open.push(format!("store:{tile}"));
            let text = self.decide(seat, list)?;
            self.world.open.pop();
            let gone = text.strip_prefix("discard ").expect("a discard");
            match gone.strip_suffix(" private") {
                Some(gone) => self.leave_storage(seat, gone, true),
                None => self.leave_storage(seat, gone, false),
            }
        }
        let private = match (self.storage_room(seat) > 0, private_room(self)) {
            (true, true) => {
                self.world.open.push(format!("store:{tile}"));
                let list = ["keep shared", "keep private"].map(str::to_owned).into();
                let text = self.decide(seat, list)?;
                self.world.open.pop();
                text == "keep private"
            }
            (_, private) => private,
        };
        if private {
            self.world.players[seat].private.push(tile);
        } else {
            self.world.estates[estate].storage.push(tile);
        }
        Ok(())
    }
}
