//! The solo game (X-SOLO): turns, what a placed tile makes due, gains, ships, the end.

use super::{
    board::{COLOURS, monastery},
    levies::take_from,
    play::{Oracle, Play, Stop},
    solo_due::{Due, scoring},
    turn::With,
    world::Tile,
};
use std::collections::BTreeSet;

impl Oracle<'_> {
    /// X-SOLO-7: two die actions, and the purchase as always; after each thing all that is due.
    pub fn solo_turn(&mut self) -> Play {
        self.world.done.clear();
        loop {
            let mut list: BTreeSet<String> = self.world.players[0]
                .dice
                .iter()
                .flat_map(|&die| self.die_actions(0, With::Die(die)))
                .collect();
            let besides = self.moment_actions(0);
            list.extend(besides.iter().cloned());
            if self.world.players[0].dice.is_empty() {
                list.insert("end".into());
            }
            let text = self.decide(0, list)?;
            if text == "end" {
                return Ok(());
            }
            if besides.contains(&text) {
                self.do_moment_action(0, &text)?;
            } else {
                self.do_die_action(0, &text)?;
            }
            self.settle()?;
        }
    }

    /// A tile has been laid by the player.
    pub fn solo_placed(&mut self, tile: Tile, space: usize) -> Play {
        self.solo_lies(&tile, space, false)
    }

    /// X-SOLO-21: what a tile that lies makes due; `free`: it came for a completed colour (X-SOLO-17).
    pub fn solo_lies(&mut self, tile: &str, space: usize, free: bool) -> Play {
        let duchy = &self.world.estates[0].duchy;
        // X-SOLO-23: at that very moment.
        if duchy.iter().all(Option::is_some) {
            self.world.due.clear();
            self.world.open.clear();
            self.world.done.clear();
            self.world.moment = "over".into();
            let result = self.solo_over().expect("a game that is won");
            self.answers.over(&self.world, &result);
            return Err(Stop);
        }
        let board = self.world.estates[0].board.clone().expect("a board");
        let region = board.region(board.spaces[space].region);
        if region.iter().all(|&other| duchy[other].is_some()) {
            self.world.due.push(Due::Size(region.len()));
            self.world.due.push(Due::Phase);
        }
        // No VP for a colour, but a tile (X-SOLO-17); face-down tiles count (X-SOLO-13).
        if self.colour_covered(0, board.spaces[space].colour) {
            self.world.due.push(Due::Colour { more: free });
        }
        match tile {
            // Paid without asking (B5.8).
            "bank" => self.world.estates[0].silver += 2,
            "boarding-house" => self.gain_workers(0, 4),
            "castle" | "ship" | "white-castle" | "crane" | "watchtower" => {
                self.world.due.push(Due::Effect(space))
            }
            "warehouse" | "workshop" | "church" | "market" | "city-hall" => {
                self.world.due.push(Due::Effect(space))
            }
            "mine" | "face-down" => {}
            _ if scoring(tile).is_some() => self.world.due.push(Due::Effect(space)),
            _ if monastery(tile).is_some() => {}
            _ => {
                // X-SOLO-26: counted now.
                let (animals, seven) = self.livestock_points(0, tile, space);
                self.world.due.push(Due::Livestock(animals, seven));
            }
        }
        Ok(())
    }

    /// X-SOLO-15, 16: what a monastery scores now, and whether the crane counts for it.
    pub fn solo_monastery(&self, number: u8) -> (i32, bool) {
        if number == 26 {
            // X-SOLO-15: no bonus tiles here, but colours.
            return (
                3 * COLOURS.iter().filter(|colour| self.colour_covered(0, colour)).count() as i32,
                false,
            );
        }
        let counts = matches!(number, 16..=23 | 29);
        let crane = counts && !self.world.crane_counted && self.count_tiles(0, |tile| tile == "crane") > 0;
        (self.monastery_points(0, number) + if crane { 4 } else { 0 }, crane)
    }

    /// X-SOLO-19, X-SOLO-22: points are gained; more can be bought with it; then the target is looked at.
    pub fn solo_gain(&mut self, points: i32) -> Play {
        if points < 1 {
            return Ok(());
        }
        let list = (0..=self.world.estates[0].silver).map(|more| format!("gain {more}")).collect();
        self.world.open.push(format!("gain:{points}"));
        let text = self.decide(0, list)?;
        self.world.open.pop();
        let more: i32 = text.strip_prefix("gain ").and_then(|count| count.parse().ok()).expect("a number");
        self.world.estates[0].silver -= more;
        if more > 0 {
            *self.world.players[0].points.entry("silver".into()).or_default() += more;
        }
        self.world.marker += points + more;
        if self.world.marker >= self.world.target {
            // What is over is lost.
            self.world.marker = 0;
            self.world.target = (self.world.target - 5).max(5);
            self.world.due.push(Due::Reset);
        }
        Ok(())
    }

    /// X-SOLO-10, X-SOLO-11: the goods of a depot, all others leave, an exchange.
    pub fn solo_ship(&mut self) -> Play {
        let mut sources: Vec<(String, Vec<u8>)> = Vec::new();
        for depot in 1..=6usize {
            sources.push((depot.to_string(), self.world.depot_goods[depot - 1].clone()));
        }
        // B15.5
        if self.has_monastery(0, 5) {
            for depot in 1..=6usize {
                let next = depot % 6 + 1;
                let both = [depot, next].map(|place| self.world.depot_goods[place - 1].clone());
                sources.push((format!("{}+{}", depot.min(next), depot.max(next)), both.concat()));
            }
        }
        // B5.7: the same goods are the same effect; whatever stays behind leaves.
        let mut texts: Vec<(String, Vec<u8>)> = Vec::new();
        for (name, mut goods) in sources {
            goods.sort_unstable();
            if texts.iter().any(|(_, other)| *other == goods) {
                continue;
            }
            let kinds: BTreeSet<u8> = goods.iter().copied().collect();
            let kinds: Vec<String> = kinds.iter().map(u8::to_string).collect();
            let text =
                if goods.is_empty() { "ship -".into() } else { format!("ship {name} {}", kinds.join(",")) };
            texts.push((text, goods));
        }
        self.world.open.push("ship".into());
        let text = self.decide(0, texts.iter().map(|(text, _)| text.clone()).collect())?;
        self.world.open.pop();
        let (_, goods) = texts.into_iter().find(|(other, _)| *other == text).expect("goods");
        let own = &mut self.world.estates[0].goods;
        own.extend(goods);
        own.sort_unstable();
        for there in &mut self.world.depot_goods {
            there.clear();
        }
        self.exchange()
    }

    /// X-SOLO-11: five goods for a tile of the black depot, face down.
    fn exchange(&mut self) -> Play {
        let goods = self.world.estates[0].goods.clone();
        let tiles: BTreeSet<&String> = self.world.black.iter().flatten().collect();
        let mut list = BTreeSet::new();
        for five in fives(&goods) {
            let five: Vec<String> = five.iter().map(u8::to_string).collect();
            list.extend(tiles.iter().map(|tile| format!("exchange {} for {tile}", five.join(" "))));
        }
        if list.is_empty() {
            return Ok(());
        }
        list.insert("skip".into());
        self.world.open.push("exchange".into());
        let text = self.decide(0, list)?;
        self.world.open.pop();
        if text == "skip" {
            return Ok(());
        }
        let (given, tile) =
            text.strip_prefix("exchange ").and_then(|rest| rest.split_once(" for ")).expect("an exchange");
        for number in given.split(' ') {
            let number: u8 = number.parse().expect("goods");
            let own = &mut self.world.estates[0].goods;
            let at = own.iter().position(|other| *other == number).expect("own goods");
            own.remove(at);
        }
        take_from(&mut self.world.black, tile);
        self.store(0, "face-down".into())
    }

    /// X-SOLO-23, X-SOLO-24: the result, once all spaces are covered or the last round has been played.
    pub fn solo_over(&self) -> Option<String> {
        let duchy = &self.world.estates[0].duchy;
        let covered = duchy.iter().flatten().count();
        match duchy.len() - covered {
            0 => Some(format!("p1 {covered} (round {})", 5 * self.world.phase + self.world.round)),
            1 => Some(format!("p1 {covered} lost (1 space empty)")),
            empty => Some(format!("p1 {covered} lost ({empty} spaces empty)")),
        }
    }
}

/// All different choices of five of these goods, each in rising order.
fn fives(goods: &[u8]) -> BTreeSet<Vec<u8>> {
    let mut found = BTreeSet::from([Vec::new()]);
    for _ in 0..5 {
        let mut longer = BTreeSet::new();
        for chosen in &found {
            for &number in goods {
                let mut next: Vec<u8> = chosen.clone();
                next.push(number);
                next.sort_unstable();
                let have = |list: &[u8]| list.iter().filter(|other| **other == number).count();
                if have(&next) <= have(goods) {
                    longer.insert(next);
                }
            }
        }
        found = longer;
    }
    found
}
