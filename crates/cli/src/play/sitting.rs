//! A game that is being played: its state, its record, and what may be told of each step.

use super::{player::Player, told::Told};
use crate::{clock::clock, fault::Fault, files, open::Written, table, terminal::Terminal};
use demesne_bots::{Bot, Mind, Moment};
use demesne_game::{
    Actor, Ignore, Illegal, ReadRecord, Record, Seat, Seed, Step, Viewer, record::result_text,
};
use std::path::Path;

/// A running game.
#[derive(Debug)]
pub struct Sitting<G: Terminal> {
    /// The game.
    pub game: G,
    /// Where it stands.
    pub state: G::State,
    /// How it came there.
    pub record: Record<G::Action>,
    /// What may be told of each step of the record.
    pub told: Vec<Told>,
    /// The seed of all dice and draws.
    pub seed: Seed,
    start: G::State,
    /// Chance events so far.
    events: u64,
}

impl<G: Terminal> Sitting<G> {
    /// A game from a state on; `midway` if that is not the beginning of a game.
    pub fn from(game: G, start: G::State, seed: Seed, midway: bool) -> Sitting<G> {
        let mut record = Record::new(Vec::new(), Some(seed.commitment()));
        if midway {
            record.start = game.position_lines(&start);
        }
        Sitting { game, state: start, record, told: Vec::new(), seed, start, events: 0 }
    }

    /// Goes on with a record. One without a seed goes on with a fresh one; its dice cannot be verified then.
    pub fn resume(written: &Written<'_>) -> Result<Sitting<G>, Fault> {
        let (path, read) = (written.path, written.record::<G>()?);
        let in_file = |error| table::in_file(path, &error);
        read.check().map_err(in_file)?;
        if let Some(result) = &read.record.result {
            return Err(Fault::input(format!(
                "the game in {} is over ({result}); look at it with: demesne record show",
                path.display()
            )));
        }
        let start = read.start().map_err(in_file)?;
        let seed = match read.record.seed {
            Some(seed) => seed,
            None => table::fresh_seed()?,
        };
        let mut sitting = Sitting::from(read.game, start, seed, false);
        sitting.record.names = read.record.names;
        sitting.record.start = read.record.start;
        if read.record.seed.is_none() {
            sitting.record.commitment = None;
        }
        for step in read.record.steps {
            sitting.play(step).map_err(|illegal| Fault::input(illegal.to_string()))?;
        }
        Ok(sitting)
    }

    /// The same game with these players; names that are there stay.
    pub fn seated(mut self, players: &[Player]) -> Sitting<G> {
        for player in players.iter().skip(self.record.names.len()) {
            self.record.names.push(player.name().to_owned());
        }
        self
    }

    /// Plays a step.
    pub fn play(&mut self, step: Step<G::Action>) -> Result<(), Illegal> {
        let before = self.state;
        self.game.play(&mut self.state, step, &mut Ignore)?;
        self.told.push(Told::of(&self.game, &before, step));
        self.events += u64::from(step.by == Actor::Chance);
        self.record.steps.push(step);
        Ok(())
    }

    /// Lets chance act.
    pub fn chance(&mut self) -> Result<(), Fault> {
        let action = self.game.sample(&self.state, &mut self.seed.event(self.events));
        self.play(Step::chance(action)).map_err(broken)
    }

    /// Lets a bot act. What it does depends on the seed and on what was played, so taking back and resuming do not
    /// change its mind.
    pub fn bot(&mut self, seat: Seat, mind: Mind) -> Result<(), Fault> {
        let bytes = self.seed.derive(self.record.steps.len() as u64).0;
        let number = bytes.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte));
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let mut list = Vec::new();
        self.game.legal_actions(&view, seat, &mut list);
        let moment = Moment { game: &self.game, view: &view, seat, legal: &list };
        let action = Bot::new(mind, number).choose(moment, &mut clock(mind));
        self.play(Step::seat(seat, action)).map_err(broken)
    }

    /// Takes steps back: what is left is played anew from the start.
    pub fn cut(&mut self, length: usize) -> Result<(), Fault> {
        let steps = std::mem::take(&mut self.record.steps);
        (self.state, self.events) = (self.start, 0);
        self.told.clear();
        for step in steps.into_iter().take(length) {
            self.play(step).map_err(broken)?;
        }
        Ok(())
    }

    /// The record as text. An unfinished one has the seed as well, or it could not be resumed with the same dice.
    pub fn text(&self) -> String {
        let record = Record {
            result: result_text(&self.game, &self.state),
            seed: Some(self.seed),
            ..self.record.clone()
        };
        record.write(&self.game)
    }

    /// Refuses a file that holds something else than this game.
    pub fn may_replace(&self, path: &Path) -> Result<(), Fault> {
        files::check_writable(path)?;
        if !path.is_file() || path.metadata().is_ok_and(|metadata| metadata.len() == 0) {
            return Ok(());
        }
        let same =
            files::read(path).ok().and_then(|text| ReadRecord::<G>::read(&text).ok()).is_some_and(|old| {
                old.record.seed == Some(self.seed)
                    || old.record.commitment == Some(self.seed.commitment())
                    || (!self.record.steps.is_empty() && self.record.steps.starts_with(&old.record.steps))
            });
        if same {
            return Ok(());
        }
        Err(Fault::input(format!(
            "{} exists and is no record of this game; name another file, or remove that one first",
            path.display()
        )))
    }
}

fn broken(illegal: Illegal) -> Fault {
    Fault::check(format!("a fault of this program: {illegal}"))
}
