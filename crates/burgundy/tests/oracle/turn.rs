//! A turn: what can be done at a moment, and doing it (B5, B6, B8.1, B12, X-BOARD-7, X-TILE-5, X-SEQ-17).

pub use super::dice::With;
use super::{
    play::{Oracle, Play},
    storage::is_double,
};
use std::collections::BTreeSet;

impl Oracle<'_> {
    /// B5.1, B5.6.
    pub fn turn(&mut self, seat: usize) -> Play {
        loop {
            let dice = self.world.players[seat].dice.clone();
            let values: BTreeSet<u8> = dice.iter().copied().collect();
            let actions: BTreeSet<String> =
                values.into_iter().flat_map(|value| self.die_actions(seat, With::Die(value))).collect();
            let shields = if dice.len() == 2 && self.world.table.shields {
                self.shield_actions(seat)
            } else {
                BTreeSet::new()
            };
            let mut list = self.moment_actions(seat);
            list.extend(actions.iter().cloned());
            list.extend(shields.iter().cloned());
            if dice.is_empty() {
                list.insert("end".into());
            }
            let text = self.decide(seat, list)?;
            if text == "end" {
                return Ok(());
            } else if actions.contains(&text) {
                self.do_die_action(seat, &text)?;
            } else if shields.contains(&text) {
                self.do_shield_action(seat, &text)?;
            } else {
                self.do_moment_action(seat, &text)?;
            }
        }
    }

    /// B5.2, X-SEQ-13: the four die actions, and the two of the vineyards.
    pub fn die_actions(&self, seat: usize, with: With) -> BTreeSet<String> {
        let mut list = BTreeSet::new();
        // B6.1, B6.3
        let free = self.free_step_taking(seat);
        for (depot, tiles) in self.world.depots.iter().enumerate() {
            for tile in tiles.iter().flatten() {
                let base = format!("take {tile} {}", depot + 1);
                list.extend(self.with_texts(seat, with, &base, &[depot as u8 + 1], free));
            }
        }
        // B7.1
        let board = self.board(seat);
        for (tile, private) in self.stored(seat) {
            if is_double(&tile) {
                continue;
            }
            let free = self.free_step_placing(seat, &tile);
            for space in self.spaces_for(seat, &tile) {
                let base = format!("place {tile} {}", space + 1);
                let texts = self.with_texts(seat, with, &base, &[board.spaces[space].die], free);
                list.extend(texts.into_iter().map(|text| if private { text + " private" } else { text }));
            }
        }
        // B10.1, B10.2
        for number in self.goods_kinds(seat) {
            list.extend(self.with_texts(seat, with, &format!("sell {number}"), &[number], 0));
        }
        // B11.1: any die will do.
        list.extend(self.with_texts(seat, with, "workers", &[1, 2, 3, 4, 5, 6], 0));
        if self.world.table.vineyards {
            list.extend(self.vine_actions(seat, with));
        }
        list
    }

    /// Pays workers, uses the die, and does it. Without `with` it costs nothing (B8.1, B8.7).
    pub fn do_die_action(&mut self, seat: usize, text: &str) -> Play {
        let (text, private) = text.strip_suffix(" private").map_or((text, false), |text| (text, true));
        let (base, with) = text.split_once(" with ").map_or((text, None), |(base, with)| (base, Some(with)));
        let words: Vec<&str> = base.split(' ').collect();
        let vine = words[0] == "plant" || words[0] == "take" && words[2].starts_with('v');
        let number = |word: &str| word.parse::<usize>().expect("a number");
        if let Some(with) = with {
            let (to, free) = match words[0] {
                _ if vine => (self.vine_numbers(base), 0),
                "take" => (vec![number(words[2]) as u8], self.free_step_taking(seat)),
                "place" => {
                    let die = self.board(seat).spaces[number(words[2]) - 1].die;
                    (vec![die], self.free_step_placing(seat, words[1]))
                }
                "sell" => (vec![number(words[1]) as u8], 0),
                _ => (vec![1, 2, 3, 4, 5, 6], 0),
            };
            self.pay_die(seat, with, &to, free);
        }
        match words[0] {
            _ if vine => self.do_vine_action(seat, text),
            "take" => {
                self.leave_depot(number(words[2]) - 1, words[1]);
                self.store(seat, words[1].to_owned())
            }
            "place" => {
                self.leave_storage(seat, words[1], private);
                self.place_tile(seat, words[1].to_owned(), number(words[2]) - 1)
            }
            "sell" => self.sell(seat, number(words[1]) as u8),
            "workers" => {
                self.take_workers(seat);
                Ok(())
            }
            _ => panic!("{text} is no die action"),
        }
    }

    /// The first of equal tiles leaves a depot (B5.7).
    pub fn leave_depot(&mut self, depot: usize, tile: &str) {
        let place = self.world.depots[depot].iter().position(|other| other.as_deref() == Some(tile));
        self.world.depots[depot][place.unwrap_or_else(|| panic!("no {tile} in depot {}", depot + 1))] = None;
    }

    /// A tile, an inn (X-INN-3) leaves the black depot, or a double tile the vine shop (X-VINE-23).
    pub fn leave_black(&mut self, tile: &str) {
        if tile == "inn" {
            self.world.inns -= 1;
            return;
        }
        let tiles = if is_double(tile) { &mut self.world.vine_shop } else { &mut self.world.black };
        let place = tiles.iter().position(|other| other.as_deref() == Some(tile));
        tiles[place.unwrap_or_else(|| panic!("no {tile} in the black depot"))] = None;
    }

    /// What lies in the black depot, on the inn space and in the vine shop.
    pub fn in_black(&self) -> BTreeSet<String> {
        let tiles = self.world.black.iter().chain(&self.world.vine_shop).flatten().cloned();
        tiles.chain((self.world.inns > 0).then(|| "inn".to_owned())).collect()
    }

    /// X-SEQ-17: what can be done besides at any moment of the own turn.
    pub fn moment_actions(&self, seat: usize) -> BTreeSet<String> {
        let mut list = BTreeSet::new();
        if self.own_turn != Some(seat) {
            return list;
        }
        // B5.5: in 2011 only while no extra action is open.
        if self.world.table.old && !self.world.open.is_empty() {
            return list;
        }
        let estate = &self.world.estates[self.world.estate_of(seat)];
        let done = |what: &str| self.world.done.contains(&what);
        // B12.1, X-INN-2, X-VINE-22
        if estate.silver >= 2 && !done("buy") {
            list.extend(self.in_black().into_iter().map(|tile| format!("buy {tile}")));
            // B15.6, 2011
            if self.world.table.old && self.has_monastery(seat, 6) {
                let all = self.in_depots(&super::place::COLOURS);
                list.extend(all.into_iter().map(|tile| format!("buy {tile}")));
            }
        }
        // B15.6, SE
        if !self.world.table.old && self.has_monastery(seat, 6) && estate.workers >= 2 && !done("hire") {
            list.extend(self.in_depots(&["building"]).into_iter().map(|tile| format!("hire {tile}")));
        }
        // X-TILE-5
        if self.has_monastery(seat, 28) && estate.silver >= 1 {
            list.insert("recruit".into());
        }
        // X-BOARD-7, X-BOARD-8, X-BOARD-10
        if self.world.table.connection
            && self.world.players[seat].dice.len() == 2
            && self.world.cleared_castles > 0
            && self.points_of(seat) >= 5
        {
            list.insert("ransom".into());
        }
        if self.world.table.shields {
            list.extend(self.copy_actions(seat));
        }
        list
    }

    pub fn do_moment_action(&mut self, seat: usize, text: &str) -> Play {
        let words: Vec<&str> = text.split(' ').collect();
        let estate = self.world.estate_of(seat);
        match words[..] {
            ["buy", tile] => {
                self.world.estates[estate].silver -= 2;
                self.world.done.push("buy");
                self.leave_black(tile);
                self.store(seat, tile.to_owned())
            }
            ["buy", tile, depot] => {
                self.world.estates[estate].silver -= 2;
                self.world.done.push("buy");
                self.leave_depot(depot.parse::<usize>().expect("a depot") - 1, tile);
                self.store(seat, tile.to_owned())
            }
            ["hire", tile, depot] => {
                self.world.estates[estate].workers -= 2;
                self.world.done.push("hire");
                self.leave_depot(depot.parse::<usize>().expect("a depot") - 1, tile);
                self.store(seat, tile.to_owned())
            }
            ["recruit"] => {
                self.world.estates[estate].silver -= 1;
                self.gain_workers(seat, 2);
                Ok(())
            }
            ["ransom"] => {
                self.world.players[seat].dice.clear();
                self.world.cleared_castles -= 1;
                self.score(seat, "castles-bought", -5)?;
                self.store(seat, "castle".to_owned())
            }
            ["copy", _] => {
                self.do_copy(seat, text);
                Ok(())
            }
            _ => panic!("{text} cannot be done at any moment"),
        }
    }

    /// B8.1: as with a die of any value. By a placed castle it cannot be declined, and shield 11 has something to add.
    pub fn extra_action(&mut self, seat: usize, castle: bool) -> Play {
        loop {
            let actions = self.die_actions(seat, With::Any);
            let shields = if castle && self.world.table.shields {
                self.castle_shield_actions(seat)
            } else {
                BTreeSet::new()
            };
            self.world.open.push(if castle { "extra" } else { "grant" }.into());
            let mut list = self.moment_actions(seat);
            list.extend(actions.iter().cloned());
            list.extend(shields.iter().cloned());
            // X-SEQ-11
            if !castle {
                list.insert("skip".into());
            }
            let text = self.decide(seat, list)?;
            if actions.contains(&text) {
                self.world.open.pop();
                return self.do_die_action(seat, &text);
            } else if shields.contains(&text) {
                self.world.open.pop();
                return self.do_castle_shield(seat, &text);
            } else if text == "skip" {
                self.world.open.pop();
                return Ok(());
            }
            self.do_moment_action(seat, &text)?;
            self.world.open.pop();
        }
    }
}
