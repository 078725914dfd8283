//! A question with its table: who sits where in which game.

use crate::{Question, Schedule, SeatResult, Sides, Tally};
use demesne_bots::{Mind, Policy};
use demesne_game::{Game, Seat, Seed, TextError};

/// A contest that can be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Contest {
    question: Question,
    minds: Vec<Mind>,
    seed: Seed,
    sides: Sides,
    schedule: Schedule,
    /// Who takes part: the bots, and behind them the automated opponent.
    entrants: Vec<String>,
}

impl Contest {
    /// A contest at a table; `automaton` is the name of its automated opponent.
    ///
    /// # Errors
    /// Where the question names no bots, too many, the same one twice, or ones that do not exist.
    pub fn new(question: Question, sides: Sides, automaton: &str) -> Result<Contest, TextError> {
        let minds = question.minds()?;
        let seed = Seed::parse(&question.seed)?;
        if minds.is_empty() || minds.len() > Schedule::MOST_BOTS {
            return Err(TextError::new(format!(
                "{} bots are named; name 1 to {}",
                minds.len(),
                Schedule::MOST_BOTS
            )));
        }
        let mut named = minds.iter().enumerate();
        if let Some((_, twice)) = named.find(|(place, mind)| minds[..*place].contains(mind)) {
            return Err(TextError::new(format!(
                "{twice} is named twice; name each bot once, and one alone to have it play itself"
            )));
        }
        let schedule = Schedule::new(minds.len(), sides.len());
        let mut entrants = question.bots.clone();
        if sides.automaton().is_some() {
            entrants.push(automaton.to_owned());
        }
        Ok(Contest { question, minds, seed, sides, schedule, entrants })
    }

    /// What is asked.
    pub fn question(&self) -> &Question {
        &self.question
    }

    /// Who plays whom.
    pub fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// The sides of the table.
    pub fn sides(&self) -> &Sides {
        &self.sides
    }

    /// Who takes part: the bots, and behind them the automated opponent where there is one.
    pub fn entrants(&self) -> &[String] {
        &self.entrants
    }

    /// How many of those who take part are bots.
    pub fn bots(&self) -> usize {
        self.minds.len()
    }

    /// The seed of a deal, the same in all of its games.
    pub fn deal_seed(&self, deal: u64) -> Seed {
        self.seed.derive(deal)
    }

    /// Who sits where in a game of a deal: for each seat the place in [`Contest::entrants`]. Nobody where the deal has no such game.
    pub fn seating(&self, deal: u64, game: u32) -> Option<Vec<usize>> {
        let lineup = self.schedule.games(deal).get(game as usize)?;
        // Whoever is on no side is the automated opponent.
        let mut seats = vec![self.minds.len(); self.sides.seats().into()];
        for (side, &bot) in self.sides.iter().zip(lineup) {
            for seat in side.iter() {
                seats[seat.index()] = bot.into();
            }
        }
        Some(seats)
    }

    /// The bots of a game of a deal, one a seat. Where the automated opponent sits somebody stands in who is never asked.
    pub fn seated(&self, deal: u64, game: u32) -> Vec<Mind> {
        let mind = |entrant: usize| self.minds.get(entrant).copied().unwrap_or(Policy::Random.into());
        self.seating(deal, game).unwrap_or_default().into_iter().map(mind).collect()
    }

    /// What came of a game that is over, one entry a seat.
    pub fn results<G: Game>(&self, game: &G, state: &G::State, tallies: &[Tally]) -> Vec<SeatResult> {
        let outcome = game.outcome(state);
        let result = |(seat, tally): (Seat, &Tally)| SeatResult {
            points: game.points(state, seat),
            place: outcome.as_ref().and_then(|outcome| outcome.place_of(seat)).map_or(1, |place| place as u8),
            won: outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(seat)),
            decisions: tally.decisions,
            nodes: tally.nodes,
            seconds: tally.seconds,
        };
        Seat::first(game.seats()).zip(tallies).map(result).collect()
    }
}
