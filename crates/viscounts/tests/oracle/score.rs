//! Points at the end (V19, V25), and who wins.

use super::{data::Id, world::World};
use std::{cmp::Reverse, collections::BTreeMap};

/// Points by source.
pub type Points = BTreeMap<&'static str, i64>;

impl World {
    /// V19.6: what a tile counts.
    fn count(&self, seat: usize, what: Id) -> i64 {
        let player = &self.players[seat];
        if let Some(kind) = what.strip_suffix("_icon") {
            let cards = player.board().chain(player.hand.iter().copied());
            let cards = cards.chain(player.deck.iter().copied()).chain(player.discards.iter().copied());
            let mut icons = self.icons_of(seat, cards);
            icons.extend(self.lasting_icons(seat));
            return icons.iter().filter(|icon| **icon == kind).count() as i64;
        }
        let in_castle: i64 = player.first.iter().chain(&player.second).sum::<i64>() + player.third;
        match what {
            "resource" => player.goods.iter().sum(),
            "silver" => player.silver,
            "building" => player.built.len() as i64,
            "manuscript" => player.tiles.len() as i64,
            "flipped_deed" => player.approved,
            "flipped_debt" => player.paid,
            "worker_in_castle" => in_castle,
            _ => panic!("{what} is not counted"),
        }
    }

    /// V19.8 to V19.12: the share of a seat, by the number of such cards of each.
    fn majority(&self, counts: &[i64], seat: usize) -> i64 {
        if counts[seat] == 0 {
            return 0;
        }
        let mut places = self.data.numbers("majority");
        if counts.len() < 3 && self.bend != "majorities" {
            places.remove(1);
        }
        let before = counts.iter().filter(|count| **count > counts[seat]).count();
        let tied = counts.iter().filter(|count| **count == counts[seat]).count();
        let sum: i64 = places.iter().skip(before).take(tied).sum();
        sum / tied as i64
    }

    pub fn points(&self, seat: usize) -> Points {
        let player = &self.players[seat];
        let mut points = Points::new();
        let buildings = self.data.kinds.iter().map(|kind| {
            let built = kind.buildings.iter().filter(|(name, _)| player.built.contains(name)).count();
            if built == 0 { 0 } else { kind.points[built - 1] }
        });
        points.insert("buildings", buildings.sum());
        let workers = self.data.numbers("worker_points");
        let first: i64 = player.first.iter().sum();
        let second: i64 = player.second.iter().sum();
        points.insert("workers", workers[0] * first + workers[1] * second + workers[2] * player.third);
        // V14.9: set after set, each with a tile of every colour that is left.
        let mut ribbons: BTreeMap<Id, usize> = BTreeMap::new();
        for tile in &player.tiles {
            *ribbons.entry(self.data.tiles[tile].ribbon).or_default() += 1;
        }
        let mut sets = 0;
        while !ribbons.is_empty() {
            sets += self.data.sets[ribbons.len() - 1];
            ribbons.values_mut().for_each(|left| *left -= 1);
            ribbons.retain(|_, left| *left > 0);
        }
        points.insert("sets", sets);
        let scored = player.tiles.iter().filter_map(|tile| self.data.tiles[tile].score);
        let tiles = scored.map(|(points, each, what)| points * (self.count(seat, what) / each));
        points.insert("manuscripts", tiles.sum());
        let leader = if self.leader == Some(seat) { self.data.number("leader") } else { 0 };
        points.insert("leader", leader);
        points.insert("bonus-cards", self.data.number("bonus_card") * player.bonus.len() as i64);
        let each = self.data.numbers("documents");
        points.insert("debts", each[0] * player.unpaid + each[1] * player.paid);
        points.insert("deeds", each[2] * player.acquired + each[3] * player.approved);
        let approved: Vec<i64> = self.players.iter().map(|player| player.approved).collect();
        let paid: Vec<i64> = self.players.iter().map(|player| player.paid).collect();
        if self.begun && self.poverty == 0 {
            points.insert("poverty", self.majority(&approved, seat));
        }
        if self.begun && self.prosperity == 0 {
            points.insert("prosperity", self.majority(&paid, seat));
        }
        if self.is_solo(seat) {
            points.insert("leftovers", self.data.leftover * player.goods.iter().sum::<i64>());
        }
        points.retain(|_, points| *points != 0);
        points
    }

    /// Places, best first: seats, points, and whether what is left over parts them from the next (V19.16, V-R6, V-R7).
    pub fn ranking(&self) -> Vec<(Vec<usize>, i64, bool)> {
        let total = |seat: usize| self.points(seat).values().sum::<i64>();
        let rest = |seat: usize| {
            let player = &self.players[seat];
            match self.solo {
                // A tie is no win.
                Some(_) => i64::from(self.is_solo(seat)),
                None => player.silver + player.goods.iter().sum::<i64>(),
            }
        };
        let mut seats: Vec<(i64, i64, usize)> =
            (0..self.players.len()).map(|seat| (total(seat), rest(seat), seat)).collect();
        seats.sort_by_key(|(points, rest, seat)| (Reverse(*points), Reverse(*rest), *seat));
        let mut places: Vec<(Vec<usize>, i64, bool)> = Vec::new();
        let mut last = None;
        for (points, rest, seat) in seats {
            match (last, places.last_mut()) {
                (Some((before, more)), Some(place)) if before == points => {
                    if more == rest {
                        place.0.push(seat);
                    } else {
                        place.2 = true;
                        places.push((vec![seat], points, false));
                    }
                }
                _ => places.push((vec![seat], points, false)),
            }
            last = Some((points, rest));
        }
        places
    }
}
