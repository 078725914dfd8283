//! The castle (V13).

use super::{
    data::Id,
    play::{Moment, seat_of},
    world::{Job, World},
};

impl World {
    pub fn place_workers(&mut self, seat: usize, section: usize, workers: i64) {
        self.players[seat].supply -= workers;
        self.players[seat].first[section] += workers;
        self.castle_changed();
    }

    /// V13.5: what runs already takes changes into account.
    pub fn castle_changed(&mut self) {
        if !self.agenda.contains(&Job::Castle) {
            self.push(Job::Castle);
        }
    }

    fn neighbours(&self, section: usize) -> [usize; 2] {
        [self.segment_after(section, 1), self.segment_after(section, 4)]
    }

    /// V6.18.
    pub fn castle_moves(&self, seat: usize) -> Vec<String> {
        let name = |section: usize| self.data.segments[section].name;
        let mut list = Vec::new();
        for from in (0..5).filter(|section| self.players[seat].first[*section] > 0) {
            list.extend(self.neighbours(from).map(|to| format!("shift {} {}", name(from), name(to))));
        }
        list
    }

    /// Sections in the order in which a seat looks at them: by number, or from the solo opponent's viscount (V23.5, V23.12).
    fn sections(&self, seat: usize) -> Vec<usize> {
        match self.players[seat].viscount {
            Some((from, _)) if self.is_solo(seat) => {
                (0..5).map(|places| self.segment_after(from, places)).collect()
            }
            _ => self.order.clone(),
        }
    }

    pub fn run_castle(&mut self) -> Option<Moment> {
        let name = |section: usize| self.data.segments[section].name;
        for seat in self.active_first() {
            let sections = self.sections(seat);
            let groups: Vec<usize> =
                sections.iter().copied().filter(|section| self.players[seat].first[*section] >= 3).collect();
            if groups.len() == 1 || !groups.is_empty() && self.is_solo(seat) {
                self.push(Job::Castle);
                self.resolve(seat, groups[0]);
                return None;
            }
            if !groups.is_empty() {
                self.note("several groups of three");
                let answers = groups.iter().map(|section| format!("resolve {}", name(*section))).collect();
                return self.ask_order(seat, &Job::Castle, answers);
            }
            if let Some(section) =
                sections.into_iter().find(|section| self.players[seat].second[*section] >= 3)
            {
                self.push(Job::Castle);
                self.reach_third_tier(seat, section);
                return None;
            }
        }
        // V13.13; the solo opponent begins with the first tier, which no rule settles.
        let mut list = Vec::new();
        for (nth, tier) in ["first", "second"].into_iter().enumerate() {
            for section in self.sections(self.turn) {
                let on = |seat: usize| self.on_tier(seat, nth, section);
                let all: i64 = (0..self.players.len()).map(on).sum();
                if all > if self.bend == "crowds" { 4 } else { 3 } {
                    let owners = (0..self.players.len()).filter(|seat| on(*seat) > 0);
                    list.extend(owners.map(|seat| format!("remove {} {tier} p{}", name(section), seat + 1)));
                }
            }
        }
        if list.is_empty() {
            return None;
        }
        self.note("over-crowded");
        if self.is_solo(self.turn) {
            // V23.6: the other side's workers; of its own only where those are too few.
            let first = list[0].rsplit_once(' ').expect("a worker").0.to_owned();
            let theirs = format!("{first} p{}", 2 - self.turn);
            let removed = if list.contains(&theirs) { theirs } else { list[0].clone() };
            self.push(Job::Castle);
            self.answer(&removed);
            return None;
        }
        Some(Moment::Decide(self.turn, list))
    }

    fn on_tier(&self, seat: usize, nth: usize, section: usize) -> i64 {
        let player = &self.players[seat];
        if nth == 0 { player.first[section] } else { player.second[section] }
    }

    pub fn answer_castle(&mut self, verb: &str, words: &[&str]) {
        self.push(Job::Castle);
        let section = self.data.segment(words[0]);
        if verb == "resolve" {
            let able = |seat: &usize| self.players[*seat].first[section] >= 3;
            let groups = |seat: &usize| self.players[*seat].first.iter().any(|workers| *workers >= 3);
            let seat = self.active_first().find(groups).filter(able).expect("a group");
            self.resolve(seat, section);
            return;
        }
        let (first, seat) = (words[1] == "first", seat_of(words[2]));
        let player = &mut self.players[seat];
        let tier = if first { &mut player.first } else { &mut player.second };
        tier[section] -= 1;
        player.supply += 1;
        self.gain(seat, &self.data.removed[usize::from(!first)]);
    }

    /// V13.6.
    fn resolve(&mut self, seat: usize, section: usize) {
        self.players[seat].first[section] -= 1;
        self.players[seat].second[section] += 1;
        self.push(Job::Spread(seat, section));
        // V2.3
        let place = self.order.iter().position(|other| *other == section).expect("a section");
        let reward: &[Vec<Id>] = &self.data.second_tier[(place + self.castle) % 5];
        self.gain_choice(seat, reward);
    }

    /// V13.6 c, V13.8.
    pub fn run_spread(&mut self, seat: usize, section: usize) -> Option<Moment> {
        let neighbours = self.neighbours(section);
        match self.players[seat].first[section] {
            0 => {}
            1 => {
                self.note("one worker left to spread");
                let list = neighbours.map(|to| format!("spread {}", self.data.segments[to].name));
                return Some(Moment::Decide(seat, list.to_vec()));
            }
            _ => {
                let first = &mut self.players[seat].first;
                first[section] -= 2;
                for to in neighbours {
                    first[to] += 1;
                }
            }
        }
        None
    }

    /// V13.10, V13.16.
    fn reach_third_tier(&mut self, seat: usize, section: usize) {
        self.players[seat].second[section] -= 1;
        self.players[seat].third += 1;
        let takes = match self.leader {
            Some(holder) => self.players[seat].third > self.players[holder].third,
            None => true,
        };
        if takes && self.leader != Some(seat) {
            self.note(if self.leader.is_some() { "the leader changes" } else { "a leader" });
            self.leader = Some(seat);
        }
        self.gain(seat, &self.data.third_tier);
    }
}
