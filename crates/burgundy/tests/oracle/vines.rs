//! Vineyards (X-VINE): taking and planting double tiles, bonus actions, terraces.

use super::{
    board::{VINES, is_double, turned},
    effects::Effect,
    levies::take_from,
    play::{Oracle, Play},
    routes::bonus_effect,
    turn::With,
    vine_score::hexes_touch,
};
use std::collections::BTreeSet;

/// The two ways in which a double tile can lie; one where both types are the same (B5.7).
pub fn ways(tile: &str) -> BTreeSet<String> {
    BTreeSet::from([tile.to_owned(), turned(tile)])
}

/// The name of a double tile that lies in some way.
pub fn upright(lying: &str) -> String {
    let place = |vine: &&str| VINES.iter().position(|kind| kind == vine).expect("a type");
    let mut types: Vec<&str> = lying.split('-').collect();
    types.sort_by_key(place);
    types.join("-")
}

/// `v4` is space 3.
fn vine_place(word: &str) -> usize {
    word.strip_prefix('v').and_then(|number| number.parse::<usize>().ok()).expect("a place") - 1
}

impl Oracle<'_> {
    /// X-VINE-10: empty spaces on which a double tile may lie, whatever the number.
    pub fn vine_spaces(&self, seat: usize) -> Vec<usize> {
        let vineyard = &self.world.estates[seat].vineyard;
        let spaces = &self.world.printed.vine_spaces;
        let first = vineyard.iter().all(Option::is_none);
        let touches = |one: usize, other: usize| {
            spaces[one].hexes.iter().any(|&a| spaces[other].hexes.iter().any(|&b| hexes_touch(a, b)))
        };
        (0..spaces.len())
            .filter(|&space| vineyard[space].is_none())
            .filter(|&space| {
                if first {
                    spaces[space].terrace == 1
                } else {
                    (0..spaces.len()).any(|other| vineyard[other].is_some() && touches(space, other))
                }
            })
            .collect()
    }

    /// The die numbers that serve for `take … v2` or `plant … v4` (X-VINE-6, X-VINE-9).
    pub fn vine_numbers(&self, text: &str) -> Vec<u8> {
        let words: Vec<&str> = text.split(' ').collect();
        let place = vine_place(words[2]);
        match words[0] {
            "take" => self.world.printed.vine_depot[place].clone(),
            "plant" => vec![self.world.printed.vine_spaces[place].die],
            _ => panic!("{text}"),
        }
    }

    /// X-VINE-7, X-VINE-9: the two more die actions.
    pub fn vine_actions(&self, seat: usize, with: With) -> BTreeSet<String> {
        let mut list = BTreeSet::new();
        if !self.world.table.vineyards {
            return list;
        }
        let mut plain: BTreeSet<String> = self.vine_takes();
        for tile in self.world.estates[seat].storage.iter().filter(|tile| is_double(tile)) {
            for lying in ways(tile) {
                plain.extend(
                    self.vine_spaces(seat).iter().map(|space| format!("plant {lying} v{}", space + 1)),
                );
            }
        }
        for text in plain {
            let (from, word) = match with {
                With::Any => {
                    list.insert(text);
                    continue;
                }
                With::White => (self.world.white_die, "white".to_owned()),
                With::Die(die) => (die, die.to_string()),
            };
            // X-R4: the nearer number; X-VINE-12: no free step.
            let costs = self.vine_numbers(&text).into_iter().map(|to| self.worker_cost(seat, from, to, 0));
            let cost = costs.min().expect("a number");
            if cost <= self.world.estates[seat].workers {
                list.insert(format!("{text} with {word}"));
            }
            let own = matches!(with, With::Die(_));
            if own && cost > 0 && self.holds(seat, 16) && !self.world.done.contains(&"mark") {
                list.insert(format!("{text} with {word} mark"));
            }
        }
        list
    }

    fn vine_takes(&self) -> BTreeSet<String> {
        let places = self.world.vine_depot.iter().enumerate();
        places.filter_map(|(at, tile)| Some(format!("take {} v{}", tile.as_ref()?, at + 1))).collect()
    }

    /// The action itself; die and workers are paid.
    pub fn do_vine_action(&mut self, seat: usize, text: &str) -> Play {
        let words: Vec<&str> = text.split(' ').collect();
        let place = vine_place(words[2]);
        match words[0] {
            "take" => {
                let tile = self.world.vine_depot[place].take().expect("a double tile");
                self.store(seat, tile)
            }
            "plant" => {
                let tile = upright(words[1]);
                let storage = &mut self.world.estates[seat].storage;
                let at = storage.iter().position(|stored| *stored == tile).expect("a stored double tile");
                storage.remove(at);
                self.plant(seat, words[1], place)
            }
            _ => panic!("{text}"),
        }
    }

    /// X-SEQ-6: the tile lies, its bonus actions, the terraces.
    pub fn plant(&mut self, seat: usize, lying: &str, space: usize) -> Play {
        self.world.estates[seat].vineyard[space] = Some(lying.to_owned());
        let names = self.world.printed.vine_spaces[space].bonuses.clone();
        let bonuses = [0, 1].map(|at: usize| bonus_effect(&names[at], "vineyards"));
        let possible = bonuses.map(|bonus| self.possible(seat, bonus));
        let pays = |name: &String| matches!(&name[..], "silver_2" | "workers_4" | "vp_4");
        // X-R12
        let order = match possible {
            [false, false] => None,
            [true, false] => Some([0, 1]),
            [false, true] => Some([1, 0]),
            [true, true] if names[0] == names[1] || names.iter().all(pays) => Some([0, 1]),
            [true, true] => {
                let list = BTreeSet::from(["bonus 1".to_owned(), "bonus 2".to_owned()]);
                self.world.open.push(format!("bonuses:v{}.1+2", space + 1));
                let text = self.decide(seat, list)?;
                self.world.open.pop();
                Some(if text == "bonus 1" { [0, 1] } else { [1, 0] })
            }
        };
        let left = |at: Option<usize>| {
            let at = at.map_or("-".to_owned(), |at| (at + 1).to_string());
            format!("bonuses:v{}.{at}", space + 1)
        };
        if let Some([first, second]) = order {
            for (at, then) in [(first, Some(second)), (second, None)] {
                if self.possible(seat, bonuses[at]) {
                    self.world.open.push(left(then));
                    self.effect(seat, bonuses[at])?;
                    self.world.open.pop();
                }
            }
        }
        self.world.open.push(left(None));
        self.check_terraces(seat)?;
        self.world.open.pop();
        Ok(())
    }

    /// X-VINE-20, X-R3.
    fn check_terraces(&mut self, seat: usize) -> Play {
        for terrace in 1..=5u8 {
            let spaces = &self.world.printed.vine_spaces;
            let estate = &mut self.world.estates[seat];
            let covered =
                (0..spaces.len()).all(|at| spaces[at].terrace != terrace || estate.vineyard[at].is_some());
            if !covered || estate.terraces.contains(&terrace) {
                continue;
            }
            estate.terraces.push(terrace);
            estate.terraces.sort_unstable();
            // X-VINE-21
            if self.world.vine_supply.is_empty() {
                continue;
            }
            let list = self.world.vine_supply.iter().map(|vine| format!("vine-bonus {vine}")).collect();
            self.world.open.push("terrace".into());
            let text = self.decide(seat, list)?;
            self.world.open.pop();
            let vine = text.strip_prefix("vine-bonus ").expect("a bonus").to_owned();
            let at = self.world.vine_supply.iter().position(|other| *other == vine).expect("a bonus tile");
            self.world.vine_supply.remove(at);
            self.world.estates[seat].vine_bonus.push(vine);
        }
        Ok(())
    }

    /// X-VINE-18: whether there is something to take.
    pub fn vine_possible(&self, _seat: usize, effect: Effect) -> bool {
        match effect {
            Effect::TakeBlack => !self.free_takes().is_empty(),
            Effect::TakeVine => !self.vine_takes().is_empty(),
            _ => panic!("no bonus of vineyards alone"),
        }
    }

    /// X-VINE-16: black depot, inns (X-INN-3) and vine shop.
    fn free_takes(&self) -> BTreeSet<String> {
        let tiles = self.world.black.iter().chain(&self.world.vine_shop).flatten();
        let inn = (self.world.inns > 0).then(|| "take inn black".to_owned());
        tiles.map(|tile| format!("take {tile} black")).chain(inn).collect()
    }

    /// X-VINE-16, X-VINE-17.
    pub fn vine_effect(&mut self, seat: usize, effect: Effect) -> Play {
        let (mut list, word) = match effect {
            Effect::TakeBlack => (self.free_takes(), "take-black"),
            Effect::TakeVine => (self.vine_takes(), "take-vine"),
            _ => panic!("no bonus of vineyards alone"),
        };
        list.insert("skip".into());
        self.world.open.push(word.into());
        let text = self.decide(seat, list)?;
        self.world.open.pop();
        if text == "skip" {
            return Ok(());
        }
        if matches!(effect, Effect::TakeVine) {
            return self.do_vine_action(seat, &text);
        }
        let tile = text.split(' ').nth(1).expect("a tile").to_owned();
        match &tile[..] {
            "inn" => self.world.inns -= 1,
            double if is_double(double) => take_from(&mut self.world.vine_shop, double),
            hex => take_from(&mut self.world.black, hex),
        }
        self.store(seat, tile)
    }
}
