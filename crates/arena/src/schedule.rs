//! Who plays whom, and from which seats.
//!
//! A *deal* is a seed of all dice and draws. Its *line-up* says which bots meet, in the order in which they sit; the games of the deal
//! are all rotations of that line-up, so every place of it sits once on every side, with the same luck. Line-ups follow each other from
//! deal to deal, and after one round of all of them every bot has met every other equally often.

use demesne_game::{Quick, Random, TextError};
use std::{fmt, ops::Range};

/// The line-ups of a contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// For each line-up its games: which bot takes which side.
    lineups: Vec<Vec<Vec<u8>>>,
}

impl Schedule {
    /// The most bots of one contest: more would take months.
    pub const MOST_BOTS: usize = 16;

    /// For so many bots at a table with so many sides, at least one of each and at most [`Schedule::MOST_BOTS`] bots.
    pub fn new(bots: usize, sides: usize) -> Schedule {
        let (bots, sides) = (bots.clamp(1, Schedule::MOST_BOTS), sides.max(1));
        let mut lineups: Vec<Vec<Vec<u8>>> = match (bots, sides) {
            // Alone, each bot plays the same deal.
            (_, 1) => vec![(0..bots as u8).map(|bot| vec![bot]).collect()],
            (1, _) => vec![vec![vec![0; sides]]],
            _ => sequences(bots as u8, sides)
                .filter(|lineup| distinct(lineup) == bots.min(sides))
                .map(|lineup| rotations(&lineup))
                // Of line-ups that are rotations of each other, the one that comes first.
                .filter(|games| games.iter().all(|game| games[0] <= *game))
                .collect(),
        };
        // Whoever stops in the middle of a round has met everybody about equally often.
        Quick::new(((bots as u64) << 8) | sides as u64).shuffle(&mut lineups);
        Schedule { lineups }
    }

    /// The games of a deal: which bot takes which side.
    pub fn games(&self, deal: u64) -> &[Vec<u8>] {
        &self.lineups[(deal % self.lineups.len() as u64) as usize]
    }

    /// After so many deals every line-up has been played equally often.
    pub fn round(&self) -> u64 {
        self.lineups.len() as u64
    }

    /// The number of deals that have at least so many games.
    pub fn deals_for(&self, games: u64) -> u64 {
        let a_round: u64 = self.lineups.iter().map(|lineup| lineup.len() as u64).sum();
        let mut deals = games / a_round * self.round();
        let mut left = games % a_round;
        while left > 0 {
            left = left.saturating_sub(self.games(deals).len() as u64);
            deals += 1;
        }
        deals
    }

    /// The deals of a part of the work, of so many deals in all.
    pub fn deals_of(&self, shard: Shard, deals: Range<u64>) -> impl Iterator<Item = u64> {
        // In each round of line-ups the parts take turns anew, so that none has some line-ups only.
        let round = self.round();
        deals.filter(move |deal| (deal % round + deal / round) % shard.of == shard.number - 1)
    }
}

/// All sequences of bots.
fn sequences(bots: u8, length: usize) -> impl Iterator<Item = Vec<u8>> {
    let all = u64::from(bots).pow(length as u32);
    (0..all).map(move |number| {
        let worth = |place: usize| u64::from(bots).pow((length - 1 - place) as u32);
        let digit = |place: usize| (number / worth(place) % u64::from(bots)) as u8;
        (0..length).map(digit).collect()
    })
}

/// How many bots are in a line-up.
fn distinct(lineup: &[u8]) -> usize {
    let mut sorted = lineup.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted.len()
}

/// A line-up as it is, and rotated, each once.
fn rotations(lineup: &[u8]) -> Vec<Vec<u8>> {
    let mut games: Vec<Vec<u8>> = Vec::new();
    for by in 0..lineup.len() {
        let mut game = lineup.to_vec();
        game.rotate_right(by);
        if !games.contains(&game) {
            games.push(game);
        }
    }
    games
}

/// A part of the work, so that several machines can share it: `2/5` is the second of five.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    number: u64,
    of: u64,
}

impl Shard {
    /// All of it.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };
    const MOST: u64 = 1_000_000;

    /// Reads `2/5`.
    ///
    /// # Errors
    /// Where it is no such part.
    pub fn parse(text: &str) -> Result<Shard, TextError> {
        let parts = text.split_once('/').and_then(|(number, of)| {
            let shard = Shard { number: number.parse().ok()?, of: of.parse().ok()? };
            ((1..=Shard::MOST).contains(&shard.of) && (1..=shard.of).contains(&shard.number)).then_some(shard)
        });
        parts.ok_or_else(|| {
            TextError::new(format!(
                "\"{text}\" is no part of the work; write NUMBER/PARTS, such as 2/5 for the second of five"
            ))
        })
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    type Sat = BTreeMap<(u8, usize), u32>;
    type Met = BTreeMap<(u8, u8), u32>;

    /// How often each bot sat on each side, and met each other bot, over a round of all line-ups.
    fn counts(bots: usize, sides: usize) -> (Sat, Met) {
        let schedule = Schedule::new(bots, sides);
        let (mut sat, mut met) = (BTreeMap::new(), BTreeMap::new());
        for deal in 0..schedule.round() {
            for game in schedule.games(deal) {
                for (side, &bot) in game.iter().enumerate() {
                    *sat.entry((bot, side)).or_insert(0) += 1;
                    for &other in game.iter().filter(|&&other| other != bot) {
                        *met.entry((bot, other)).or_insert(0) += 1;
                    }
                }
            }
        }
        (sat, met)
    }

    #[test]
    fn every_bot_meets_every_seat_and_every_other_equally_often() {
        for sides in 1..=4 {
            for bots in 1..=7 {
                let (sat, met) = counts(bots, sides);
                assert_eq!(sat.len(), bots * sides, "{bots} bots, {sides} sides: everybody sits everywhere");
                let first = sat.values().next();
                assert!(sat.values().all(|n| Some(n) == first), "{bots} bots, {sides} sides: {sat:?}");
                if sides > 1 {
                    assert_eq!(met.len(), bots * (bots - 1), "{bots} bots, {sides} sides: all meet");
                    let first = met.values().next();
                    assert!(met.values().all(|n| Some(n) == first), "{bots} bots, {sides} sides: {met:?}");
                }
            }
        }
    }

    #[test]
    fn a_deal_is_balanced_by_itself() {
        for sides in 2..=4 {
            for bots in 2..=6 {
                let schedule = Schedule::new(bots, sides);
                for deal in 0..schedule.round() {
                    let games = schedule.games(deal);
                    for bot in 0..bots as u8 {
                        let on = |side: usize| games.iter().filter(|game| game[side] == bot).count();
                        assert!((0..sides).all(|side| on(side) == on(0)), "{games:?}");
                    }
                    let mut once = games.to_vec();
                    once.sort();
                    once.dedup();
                    assert_eq!(once.len(), games.len(), "no game is played twice: {games:?}");
                }
            }
        }
    }

    #[test]
    fn line_ups_are_those_that_one_expects() {
        assert_eq!(Schedule::new(2, 2).lineups, [[[0, 1], [1, 0]]]);
        let lineups = |bots, sides| Schedule::new(bots, sides).lineups.len();
        assert_eq!(lineups(2, 3), 2, "two against one, both ways");
        assert_eq!(lineups(2, 4), 4, "AAAB, AABB, ABAB, ABBB");
        assert_eq!(lineups(3, 2), 3, "every pair");
        assert_eq!(lineups(4, 4), 6, "every order around the table");
        assert_eq!(Schedule::new(3, 1).lineups, [[[0], [1], [2]]], "alone, each the same deal");
    }

    #[test]
    fn games_are_rounded_up_to_whole_deals() {
        for (bots, sides) in [(2, 2), (2, 4), (3, 2), (1, 1), (1, 4), (4, 3)] {
            let schedule = Schedule::new(bots, sides);
            for games in [1, 2, 3, 17, 100] {
                let deals = schedule.deals_for(games);
                let has = |deals: u64| (0..deals).map(|deal| schedule.games(deal).len() as u64).sum::<u64>();
                assert!(has(deals) >= games && has(deals - 1) < games, "{bots} bots, {sides} sides, {games}");
            }
        }
    }

    #[test]
    fn parts_are_all_the_work_once_and_each_has_every_line_up() {
        for (bots, sides) in [(2, 2), (2, 3), (2, 4), (3, 2), (4, 4)] {
            let schedule = Schedule::new(bots, sides);
            for of in 1..=6 {
                let mut all = Vec::new();
                for number in 1..=of {
                    let shard = Shard::parse(&format!("{number}/{of}")).expect("a part");
                    let deals: Vec<u64> = schedule.deals_of(shard, 0..240).collect();
                    assert!(deals.len().abs_diff(240 / of) <= 8, "{} of {of}", deals.len());
                    let mut seen: Vec<u64> = deals.iter().map(|deal| deal % schedule.round()).collect();
                    seen.sort_unstable();
                    seen.dedup();
                    assert_eq!(seen.len() as u64, schedule.round(), "{shard}: every line-up");
                    all.extend(deals);
                }
                all.sort_unstable();
                assert!(all.into_iter().eq(0..240), "{of} parts");
            }
        }
    }

    #[test]
    fn what_is_no_part_is_refused() {
        for wrong in ["", "1", "0/3", "4/3", "a/b", "1/0", "-1/2", "1/2/3", "1/9999999"] {
            let why = Shard::parse(wrong).expect_err(wrong).to_string();
            assert!(why.ends_with("write NUMBER/PARTS, such as 2/5 for the second of five"), "{why}");
        }
        assert_eq!(Shard::parse("2/5").expect("a part").to_string(), "2/5");
    }
}
