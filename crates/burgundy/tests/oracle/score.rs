//! Points by source, final scoring and ranking (B14, B15.15 to B15.26, X-SEQ-9, X-SEQ-19).

use super::{
    place::{KINDS, livestock},
    play::{Oracle, Play},
};
use std::{cmp::Ordering, collections::BTreeSet};

/// B15.16 to B15.23: the kind of building that a monastery counts, X-WHITE-9.
fn counted_kind(number: u8) -> Option<&'static str> {
    match number {
        16 => Some("warehouse"),
        17 => Some("watchtower"),
        18 => Some("workshop"),
        19 => Some("church"),
        20 => Some("market"),
        21 => Some("boarding-house"),
        22 => Some("bank"),
        23 => Some("city-hall"),
        29 => Some("white-castle"),
        _ => None,
    }
}

/// The monasteries that score at the end.
pub const SCORING: [u8; 13] = [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 29];

impl Oracle<'_> {
    /// Points come in. Regions and castles bought back are counted besides.
    pub fn score(&mut self, seat: usize, source: &str, points: i32) -> Play {
        let player = &mut self.world.players[seat];
        *player.points.entry(source.to_owned()).or_default() += points;
        if source.starts_with("regions-") || source == "castles-bought" {
            *player.counted.entry(source.to_owned()).or_default() += 1;
        }
        if self.world.table.solo { self.solo_gain(points) } else { Ok(()) }
    }

    /// Points so far, of one member in the team game.
    pub fn points_of(&self, seat: usize) -> i32 {
        self.world.players[seat].points.values().sum()
    }

    /// B15.15 to B15.26, X-WHITE-9: without the crane and shield 10.
    pub fn monastery_points(&self, seat: usize, number: u8) -> i32 {
        let at = self.world.estate_of(seat);
        let estate = &self.world.estates[at];
        let old = self.world.table.old;
        match number {
            15 => estate.sold.iter().collect::<BTreeSet<_>>().len() as i32 * if old { 3 } else { 2 },
            24 => {
                let species: BTreeSet<&str> = estate
                    .duchy
                    .iter()
                    .flatten()
                    .filter_map(|tile| livestock(tile))
                    .map(|(name, _)| name)
                    .collect();
                4 * species.len() as i32
            }
            25 => estate.sold.len() as i32,
            26 => {
                let tiles = self.world.bonus_tiles.values().flatten().filter(|owner| **owner == Some(at));
                tiles.count() as i32 * if old { 2 } else { 3 }
            }
            _ => match counted_kind(number) {
                Some(kind) => 4 * self.count_tiles(seat, |tile| tile == kind),
                None => 0,
            },
        }
    }

    /// B14.1, X-SEQ-9. X-TEAM-11: once a team, with its first member.
    pub fn final_scoring(&mut self) -> Play {
        let seats = if self.world.table.team { 2 } else { self.world.table.people };
        for seat in 0..seats {
            let estate = &self.world.estates[self.world.estate_of(seat)];
            let (goods, silver, workers) = (estate.goods.len() as i32, estate.silver, estate.workers / 2);
            let shields: i32 = estate.shields.iter().map(|&number| shield_points(number)).sum();
            self.score_finally(seat, "unsold-goods", goods);
            self.score_finally(seat, "silver", silver);
            self.score_finally(seat, "workers", workers);
            // X-SHIELD-10, X-SHIELD-6.4
            let times = if self.holds(seat, 10) { 2 } else { 1 };
            // X-TILE-9, X-TILE-10: once, for one of these monasteries.
            let mut crane = self.count_tiles(seat, |tile| tile == "crane");
            for number in SCORING {
                if !self.has_monastery(seat, number) {
                    continue;
                }
                let mut points = self.monastery_points(seat, number);
                if counted_kind(number).is_some() {
                    points += 4 * crane;
                    crane = 0;
                }
                self.score_finally(seat, &format!("monastery-{number}"), times * points);
            }
            // X-SHIELD-P, X-SHIELD-13
            let times = if self.holds(seat, 13) { 2 } else { 1 };
            self.score_finally(seat, "shields", times * shields);
            if self.world.table.vineyards {
                let points = self.vine_points(seat);
                self.score_finally(seat, "vineyards", points);
            }
        }
        if self.world.table.automa {
            self.automa_final();
        }
        Ok(())
    }

    pub fn score_finally(&mut self, seat: usize, source: &str, points: i32) {
        *self.world.players[seat].final_points.entry(source.to_owned()).or_default() += points;
    }

    /// All points of a seat at the end.
    pub fn total(&self, seat: usize) -> i32 {
        self.points_of(seat) + self.world.players[seat].final_points.values().sum::<i32>()
    }

    fn empty_spaces(&self, seat: usize) -> usize {
        self.world.estates[self.world.estate_of(seat)].duchy.iter().filter(|tile| tile.is_none()).count()
    }

    /// Which of two seats stands first, and by which rule.
    fn compare(&self, one: usize, other: usize) -> (Ordering, &'static str) {
        let by_points = self.total(other).cmp(&self.total(one));
        if by_points != Ordering::Equal {
            return (by_points, "");
        }
        let automa = self.world.table.automa.then(|| self.world.table.players - 1);
        // A14.8
        if automa == Some(one) || automa == Some(other) {
            return (if automa == Some(one) { Ordering::Less } else { Ordering::Greater }, "A14.8");
        }
        // B14.3: 2011 more, SE fewer.
        let mut by_empty = self.empty_spaces(one).cmp(&self.empty_spaces(other));
        if self.world.table.old {
            by_empty = by_empty.reverse();
        }
        if by_empty != Ordering::Equal {
            return (by_empty, "B14.3");
        }
        // B14.4: furthest back in turn order.
        let order = self.track_order();
        let place = |seat: usize| order.iter().position(|other| *other == seat);
        (place(other).cmp(&place(one)), "B14.4")
    }

    /// B-R2: the ranking as results are written.
    pub fn ranking(&self) -> String {
        if self.world.table.team {
            return self.team_ranking();
        }
        let mut seats: Vec<usize> = (0..self.world.table.players).collect();
        seats.sort_by(|&one, &other| self.compare(one, other).0);
        let mut text = String::new();
        for (at, &seat) in seats.iter().enumerate() {
            text.push_str(&format!("p{} {}", seat + 1, self.total(seat)));
            if let Some(&next) = seats.get(at + 1) {
                text.push_str(&format!(" >{} ", self.compare(seat, next).1));
            }
        }
        text
    }

    /// X-TEAM-16.
    fn team_ranking(&self) -> String {
        let sum = |team: usize| self.total(team) + self.total(team + 2);
        let order = self.track_order();
        let foremost = |team: usize| order.iter().position(|seat| seat % 2 == team);
        let by_points = sum(1).cmp(&sum(0));
        let by_empty = self.empty_spaces(0).cmp(&self.empty_spaces(1));
        let by_track = foremost(1).cmp(&foremost(0));
        let (first, second) = match by_points.then(by_empty).then(by_track) {
            Ordering::Less => (0, 1),
            _ => (1, 0),
        };
        let rule = if by_points == Ordering::Equal { "X-TEAM-16" } else { "" };
        let name = |team: usize| format!("p{}+p{} {}", team + 1, team + 3, sum(team));
        format!("{} >{rule} {}", name(first), name(second))
    }
}

/// X-SHIELD-P.
pub fn shield_points(number: u8) -> i32 {
    match number {
        1..=6 => 12,
        7..=12 => 8,
        _ => 4,
    }
}

/// X-TILE-7: what a crane can act as.
pub fn crane_kinds(white: bool) -> Vec<&'static str> {
    let mut kinds = KINDS.to_vec();
    if white {
        kinds.push("white-castle");
    }
    kinds
}
