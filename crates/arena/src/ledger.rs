//! The games of a contest, as lines that merge.

use crate::Contest;
use demesne_game::TextError;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a game came to for a seat.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize, Debug)]
pub struct SeatResult {
    /// The points that count for it: in a team those of the team.
    pub points: i32,
    /// Its place, 1 for the best.
    pub place: u8,
    /// Whether it won.
    pub won: bool,
    /// How often it was asked.
    pub decisions: u32,
    /// How many positions it judged for that.
    pub nodes: u64,
    /// How long all of it took.
    pub seconds: f64,
}

/// A line of a file.
#[derive(Serialize, Deserialize)]
struct Line {
    deal: u64,
    game: u32,
    seats: Vec<LineSeat>,
}

/// A seat of a line.
#[derive(Serialize, Deserialize)]
struct LineSeat {
    bot: String,
    #[serde(flatten)]
    result: SeatResult,
}

/// All games of a contest that were played, in whatever order they came.
#[derive(Clone, PartialEq, Debug)]
pub struct Ledger {
    contest: Contest,
    games: BTreeMap<(u64, u32), Vec<SeatResult>>,
}

/// A deal with the results of all its games.
pub type WholeDeal<'l> = (u64, Vec<&'l [SeatResult]>);

impl Ledger {
    /// Without a game.
    pub fn new(contest: Contest) -> Ledger {
        Ledger { contest, games: BTreeMap::new() }
    }

    /// Whose games they are.
    pub fn contest(&self) -> &Contest {
        &self.contest
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Whether a game was played.
    pub fn has(&self, deal: u64, game: u32) -> bool {
        self.games.contains_key(&(deal, game))
    }

    /// Adds a game; one that is there already stays as it is.
    pub fn add(&mut self, deal: u64, game: u32, results: Vec<SeatResult>) {
        self.games.entry((deal, game)).or_insert(results);
    }

    /// A game as a line, without its end.
    pub fn line(&self, deal: u64, game: u32, results: &[SeatResult]) -> String {
        let seating = self.contest.seating(deal, game).unwrap_or_default();
        let seat = |(entrant, &result): (usize, &SeatResult)| LineSeat {
            bot: self.contest.entrants()[entrant].clone(),
            result,
        };
        let line = Line { deal, game, seats: seating.into_iter().zip(results).map(seat).collect() };
        serde_json::to_string(&line).unwrap_or_default()
    }

    /// Reads a line and adds its game.
    ///
    /// # Errors
    /// Where it is none, or none of this contest.
    pub fn read_line(&mut self, number: usize, text: &str) -> Result<(), TextError> {
        let line: Line = serde_json::from_str(text)
            .map_err(|_| TextError::at(number, "this is no game of the arena; a line is a game as JSON"))?;
        let named: Vec<&str> = line.seats.iter().map(|seat| seat.bot.as_str()).collect();
        let seating = self.contest.seating(line.deal, line.game).unwrap_or_default();
        let expected: Vec<&str> =
            seating.into_iter().map(|entrant| self.contest.entrants()[entrant].as_str()).collect();
        if named.is_empty() || named != expected {
            let (deal, game) = (line.deal, line.game);
            return Err(TextError::at(
                number,
                format!("in game {game} of deal {deal} others play than the first line of the file says"),
            ));
        }
        self.add(line.deal, line.game, line.seats.into_iter().map(|seat| seat.result).collect());
        Ok(())
    }

    /// Adds the games of another ledger; a game that both have counts once.
    ///
    /// # Errors
    /// Where the other one answers another question.
    pub fn merge(&mut self, other: Ledger) -> Result<(), TextError> {
        if let Some(difference) = self.contest.question().difference(other.contest.question()) {
            return Err(TextError::new(format!("it answers another question: {difference}")));
        }
        for ((deal, game), results) in other.games {
            self.add(deal, game, results);
        }
        Ok(())
    }

    /// The results of a deal's games, if all of them were played: only then has everybody sat everywhere.
    pub fn whole_deal(&self, deal: u64) -> Option<WholeDeal<'_>> {
        let games = self.contest.schedule().games(deal).len() as u32;
        let results = (0..games).map(|game| self.games.get(&(deal, game)).map(Vec::as_slice));
        Some((deal, results.collect::<Option<_>>()?))
    }

    /// The deals whose games were all played, in their order.
    pub fn whole_deals(&self) -> impl Iterator<Item = WholeDeal<'_>> {
        let first_games = self.games.keys().filter(|(_, game)| *game == 0);
        first_games.filter_map(|&(deal, _)| self.whole_deal(deal))
    }
}
