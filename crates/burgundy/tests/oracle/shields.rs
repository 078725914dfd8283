//! Shields (X-SHIELD): holding, taking, replacing, copying, losing them, and the tribute.

use super::{
    board::{is_double, monastery},
    play::{Oracle, Play},
    world::World,
};
use std::collections::BTreeSet;

impl World {
    /// How many castle tiles lie in a duchy, the starting castle included (X-SHIELD-G); white castles and inns are none.
    fn castles(&self, estate: usize) -> usize {
        self.estates[estate].duchy.iter().flatten().filter(|tile| *tile == "castle").count()
    }

    /// Whether a monastery lies face up in a duchy: that of the Châteautoma is its duchy and its cards (A16.13).
    fn monastery_in(&self, estate: usize, number: u8) -> bool {
        if self.table.automa && estate == self.table.people {
            return self.automa.monasteries().contains(&number);
        }
        self.estates[estate].duchy.iter().flatten().any(|tile| monastery(tile) == Some(number))
    }
}

impl Oracle<'_> {
    /// X-SHIELD-H.
    pub fn holds(&self, seat: usize, shield: u8) -> bool {
        self.world.estates[self.world.estate_of(seat)].shields.contains(&shield)
    }

    /// B8.8, X-SHIELD-6: own, or copied but for 27.
    pub fn has_monastery(&self, seat: usize, number: u8) -> bool {
        let own = self.world.estate_of(seat);
        if self.world.monastery_in(own, number) {
            return true;
        }
        let copied = self.world.estates[own].copies.filter(|_| number != 27 && self.holds(seat, 6));
        copied.is_some_and(|other| self.world.monastery_in(other, number))
    }

    /// X-SHIELD-G: the ways to lay a shield down: on a castle without one, or in place of an own one.
    fn ways_to_lay(&self, seat: usize, shield: u8) -> Vec<String> {
        let own = &self.world.estates[seat].shields;
        let free = (self.world.castles(seat) > own.len()).then(|| format!("shield {shield}"));
        free.into_iter().chain(own.iter().map(|old| format!("shield {shield} for {old}"))).collect()
    }

    /// What is left to pay for a double at a depot, without a mark and with each die that can be marked (X-SHIELD-D, 16.1).
    fn doubles(&self, seat: usize, depot: u8) -> Vec<(Option<u8>, i32)> {
        let &[low, high] = &self.world.players[seat].dice[..] else { return Vec::new() };
        // X-SHIELD-E: no free step.
        let costs = [self.worker_cost(seat, low, depot, 0), self.worker_cost(seat, high, depot, 0)];
        let mut ways = vec![(None, costs[0] + costs[1])];
        if self.holds(seat, 16) && !self.world.done.contains(&"mark") {
            if costs[0] > 0 {
                ways.push((Some(low), costs[1]));
            }
            // X-R6: the lower one is named where nothing else differs.
            if costs[1] > 0 && (costs[0] == 0 || costs[0] != costs[1]) {
                ways.push((Some(high), costs[0]));
            }
        }
        ways
    }

    /// X-SHIELD-C, D, F: a shield with both dice.
    pub fn shield_actions(&self, seat: usize) -> BTreeSet<String> {
        let mut list = BTreeSet::new();
        if !self.world.table.shields {
            return list;
        }
        for depot in 1..=6u8 {
            for (mark, cost) in self.doubles(seat, depot) {
                if cost > self.world.estates[seat].workers {
                    continue;
                }
                for &shield in &self.world.depot_shields[usize::from(depot) - 1] {
                    for way in self.ways_to_lay(seat, shield) {
                        list.insert(match mark {
                            Some(die) => format!("{way} mark {die}"),
                            None => way,
                        });
                    }
                }
            }
        }
        list
    }

    /// X-SHIELD-11: a placed castle's extra action may be a shield of any depot.
    pub fn castle_shield_actions(&self, seat: usize) -> BTreeSet<String> {
        if !self.holds(seat, 11) {
            return BTreeSet::new();
        }
        let shields = self.world.depot_shields.iter().flatten();
        shields.flat_map(|&shield| self.ways_to_lay(seat, shield)).collect()
    }

    /// Both dice are used, the workers paid, the shield lies.
    pub fn do_shield_action(&mut self, seat: usize, text: &str) -> Play {
        let words: Vec<&str> = text.split(' ').collect();
        let shield: u8 = words[1].parse().expect("a shield");
        let mark =
            words.iter().position(|word| *word == "mark").map(|at| words[at + 1].parse().expect("a die"));
        let place =
            self.world.depot_shields.iter().position(|there| there.contains(&shield)).expect("a depot");
        let ways = self.doubles(seat, place as u8 + 1);
        let &(_, cost) = ways.iter().find(|(way, _)| *way == mark).expect("a way to pay");
        self.world.estates[seat].workers -= cost;
        self.world.players[seat].dice.clear();
        if mark.is_some() {
            self.world.done.push("mark");
        }
        self.do_castle_shield(seat, text)
    }

    /// X-SHIELD-G: from its depot to an own castle; by shield 11 this is all.
    pub fn do_castle_shield(&mut self, seat: usize, text: &str) -> Play {
        let words: Vec<&str> = text.split(' ').collect();
        let shield: u8 = words[1].parse().expect("a shield");
        for there in &mut self.world.depot_shields {
            there.retain(|&other| other != shield);
        }
        let before = self.world.estates[seat].shields.clone();
        let own = &mut self.world.estates[seat].shields;
        if let Some(at) = words.iter().position(|word| *word == "for") {
            let old: u8 = words[at + 1].parse().expect("a shield");
            own.retain(|&other| other != old);
        }
        own.push(shield);
        own.sort_unstable();
        // X-SHIELD-6.1: with one opponent the choice is made at once.
        if shield == 6 && self.world.table.players == 2 {
            self.world.estates[seat].copies = Some(1 - seat);
        }
        self.held_shields_lost(seat, &before)
    }

    /// What follows from shields that left: copies end (X-SHIELD-6.3), storage is trimmed (X-SHIELD-4.1).
    pub fn held_shields_lost(&mut self, seat: usize, before: &[u8]) -> Play {
        if !self.holds(seat, 6) {
            self.world.estates[seat].copies = None;
        }
        if !before.contains(&4) || self.holds(seat, 4) {
            return Ok(());
        }
        loop {
            let stored = &self.world.estates[seat].storage;
            let used: usize = stored.iter().map(|tile| if is_double(tile) { 2 } else { 1 }).sum();
            if used <= 3 {
                return Ok(());
            }
            let list = stored.iter().map(|tile| format!("discard {tile}")).collect();
            self.world.open.push("trim".into());
            let text = self.decide(seat, list)?;
            self.world.open.pop();
            let tile = text.strip_prefix("discard ").expect("a discard");
            let at = self.world.estates[seat].storage.iter().position(|other| other == tile).expect("stored");
            self.world.estates[seat].storage.remove(at);
        }
    }

    /// X-SHIELD-6.1: whom to copy, once.
    pub fn copy_actions(&self, seat: usize) -> BTreeSet<String> {
        if !self.holds(seat, 6) || self.world.estates[seat].copies.is_some() {
            return BTreeSet::new();
        }
        let others = (0..self.world.table.players).filter(|&other| other != seat);
        others.map(|other| format!("copy p{}", other + 1)).collect()
    }

    pub fn do_copy(&mut self, seat: usize, text: &str) {
        let other: usize =
            text.strip_prefix("copy p").and_then(|number| number.parse().ok()).expect("a seat");
        self.world.estates[seat].copies = Some(other - 1);
    }

    /// X-SHIELD-2: the owner takes a worker whenever another player takes some.
    pub fn others_take_workers(&mut self, seat: usize) {
        for other in 0..self.world.table.people {
            if other != seat && self.holds(other, 2) {
                self.world.estates[other].workers += 1;
            }
        }
    }

    /// X-SHIELD-K to N, X-SEQ-7 step 2: everybody pays, in the order of the track.
    pub fn tribute(&mut self) -> Play {
        let order = self.track_order();
        for seat in order.clone() {
            if seat >= self.world.table.people || self.world.estates[seat].shields.is_empty() {
                continue; // A16.15
            }
            self.world.moment = "tribute".into();
            self.world.order = order.clone();
            self.world.turn = seat;
            let text = self.decide(seat, self.tributes(seat))?;
            let mut words = text.split(' ').skip(1);
            let kept: Vec<u8> = words.by_ref().map_while(|word| word.parse().ok()).collect();
            let workers: i32 = words.next().map_or(0, |count| count.parse().expect("workers"));
            let estate = &mut self.world.estates[seat];
            estate.workers -= workers;
            estate.silver -= kept.len() as i32 - workers;
            let before = std::mem::replace(&mut estate.shields, kept);
            self.held_shields_lost(seat, &before)?; // X-R8
        }
        self.world.order.clear();
        Ok(())
    }

    /// X-SHIELD-L: the shields that stay, paid with silver, with shield 3 with workers too.
    fn tributes(&self, seat: usize) -> BTreeSet<String> {
        let estate = &self.world.estates[seat];
        let workers = if self.holds(seat, 3) { estate.workers } else { 0 };
        let mut list = BTreeSet::from(["tribute -".to_owned()]);
        for chosen in 1u32..1 << estate.shields.len() {
            let kept: Vec<String> = (0..estate.shields.len())
                .filter(|at| chosen & 1 << at != 0)
                .map(|at| estate.shields[at].to_string())
                .collect();
            let due = kept.len() as i32;
            for paid in 0..=workers.min(due) {
                if due - paid <= estate.silver {
                    let how = if paid > 0 { format!(" workers {paid}") } else { String::new() };
                    list.insert(format!("tribute {}{how}", kept.join(" ")));
                }
            }
        }
        list
    }
}
