//! The end of a phase with shields (X-SEQ-7 steps 1 and 2), and the last choice of shield 6.

use super::play::{Oracle, Play};
use std::collections::BTreeSet;

impl Oracle<'_> {
    /// X-SEQ-7 steps 1 and 2.
    pub fn end_of_phase_shields(&mut self) -> Play {
        if !self.world.table.shields {
            return Ok(());
        }
        let order = self.track_order();
        for seat in order.clone() {
            if seat < self.world.table.people {
                self.world.order = order.clone();
                self.world.turn = seat;
                self.world.moment = "levies".into();
                self.levies_of(seat)?;
            }
        }
        self.tribute()
    }

    /// X-SHIELD-14.2, X-R7: what is held when the moment begins acts, once, if it is still held then.
    fn levies_of(&mut self, seat: usize) -> Play {
        let mut left: Vec<u8> = [14, 15].into_iter().filter(|&shield| self.holds(seat, shield)).collect();
        loop {
            left.retain(|&shield| self.holds(seat, shield));
            let mut list: BTreeSet<String> =
                left.iter().flat_map(|&shield| self.levies(seat, shield)).collect();
            if list.is_empty() {
                return Ok(());
            }
            list.insert("skip".into());
            self.world.open.push(levies_word(&left));
            let text = self.decide(seat, list)?;
            self.world.open.pop();
            if text == "skip" {
                return Ok(());
            }
            let words: Vec<&str> = text.split(' ').collect();
            let &["put", tile, space, "from", place] = &words[..] else { panic!("{text}") };
            left.retain(|&shield| (shield == 14) != place.parse::<usize>().is_ok());
            // What has not acted yet waits below.
            let waits = !left.is_empty();
            if waits {
                self.world.open.push(levies_word(&left));
            }
            self.put(seat, tile, space, place)?;
            if waits {
                self.world.open.pop();
            }
        }
    }

    /// What shield 14 or 15 can place (X-SHIELD-14.1, 15.1).
    fn levies(&self, seat: usize, shield: u8) -> BTreeSet<String> {
        let mut list = BTreeSet::new();
        if shield == 14 {
            for (depot, tiles) in self.world.depots.iter().enumerate() {
                for tile in tiles.iter().flatten() {
                    list.extend(self.puts(seat, tile, &(depot + 1).to_string()));
                }
            }
            return list;
        }
        for tile in self.world.black.iter().flatten() {
            list.extend(self.puts(seat, tile, "black"));
        }
        // X-INN-3
        if self.world.inns > 0 {
            list.extend(self.puts(seat, "inn", "black"));
        }
        // X-VINE-23
        for tile in self.world.vine_shop.iter().flatten() {
            for lying in super::vines::ways(tile) {
                for space in self.vine_spaces(seat) {
                    list.insert(format!("put {lying} v{} from shop", space + 1));
                }
            }
        }
        list
    }

    /// The spaces on which a tile may be put directly.
    pub fn puts(&self, seat: usize, tile: &str, place: &str) -> Vec<String> {
        let spaces = self.world.estates[self.world.estate_of(seat)].duchy.len();
        (0..spaces)
            .filter(|&space| self.may_lie(seat, tile, space))
            .map(|space| format!("put {tile} {} from {place}", space + 1))
            .collect()
    }

    /// A tile goes from where it is directly to the duchy or the vineyard, with all its effects.
    pub fn put(&mut self, seat: usize, tile: &str, space: &str, place: &str) -> Play {
        if place == "shop" {
            let space =
                space.strip_prefix('v').and_then(|number| number.parse::<usize>().ok()).expect("a space");
            take_from(&mut self.world.vine_shop, &super::vines::upright(tile));
            return self.plant(seat, tile, space - 1);
        }
        match place.parse::<usize>() {
            Ok(depot) => take_from(&mut self.world.depots[depot - 1], tile),
            Err(_) if tile == "inn" => self.world.inns -= 1,
            Err(_) => take_from(&mut self.world.black, tile),
        }
        let space = space.parse::<usize>().expect("a space");
        self.place_tile(seat, tile.to_owned(), space - 1)
    }

    /// X-SHIELD-6.1, X-R5: whom shield 6 copies, at the latest now.
    pub fn last_copy(&mut self) -> Play {
        let order = self.track_order();
        for seat in order.clone() {
            if seat >= self.world.table.people {
                continue;
            }
            let mut list = self.copy_actions(seat);
            if list.is_empty() {
                continue;
            }
            list.insert("skip".into());
            self.world.order = order.clone();
            self.world.turn = seat;
            self.world.moment = "last-copy".into();
            let text = self.decide(seat, list)?;
            if text != "skip" {
                self.do_copy(seat, &text);
            }
        }
        self.world.order.clear();
        Ok(())
    }
}

fn levies_word(left: &[u8]) -> String {
    let numbers: Vec<String> = left.iter().map(u8::to_string).collect();
    format!("levies:{}", numbers.join("+"))
}

/// B5.7: the first of equal tiles leaves its place.
pub fn take_from(places: &mut [Option<String>], tile: &str) {
    let place = places.iter_mut().find(|place| place.as_deref() == Some(tile));
    *place.unwrap_or_else(|| panic!("no {tile}")) = None;
}
