//! `demesne play`: a game in the terminal.

mod ask;
mod choices;
mod ending;
mod hint;
mod player;
mod sitting;
#[cfg(test)]
mod tests;
mod told;

use crate::{
    cli::PlayArgs,
    fault::{Code, Fault},
    files,
    open::Written,
    pen, table,
    terminal::{self, Task, Terminal},
};
use ask::{Answer, Asker};
use demesne_game::{Seat, ToAct, Viewer};
use demesne_games::Kind;
use demesne_text::draw;
use player::Player;
use sitting::Sitting;
use std::{
    io::{self, BufRead, IsTerminal, Write},
    path::{Path, PathBuf},
};

/// Plays a game.
pub fn run(args: &PlayArgs) -> Result<Code, Fault> {
    let path = args.resume.as_deref().or(args.from.as_deref());
    let written = path.map(Written::read).transpose()?;
    terminal::run(kind(args, written.as_ref())?, Play { args, written })
}

/// The game that is played: the one of the file, or the one that was named.
fn kind(args: &PlayArgs, written: Option<&Written<'_>>) -> Result<Kind, Fault> {
    let named = args.table.game.as_deref();
    let Some(written) = written else { return table::kind(named) };
    let found = written.kind()?;
    match named.map(Kind::parse).transpose()? {
        Some(named) if named != found => Err(Fault::input(format!(
            "{} is a game of {}, not of {}; leave --game out",
            written.path.display(),
            found.name(),
            named.name()
        ))),
        _ => Ok(found),
    }
}

/// A game that was asked for, and the file that it goes on from.
struct Play<'a> {
    args: &'a PlayArgs,
    written: Option<Written<'a>>,
}

impl Task for Play<'_> {
    type Output = Result<Code, Fault>;

    fn run<G: Terminal>(self) -> Result<Code, Fault> {
        let (sitting, players) = self.set_up::<G>()?;
        let path = self.args.record.clone().or_else(|| self.args.resume.clone());
        if let Some(path) = &path {
            sitting.may_replace(path)?;
        }
        let (stdin, pen) = (io::stdin(), pen::for_stdout(self.args.plain));
        let echo = !stdin.is_terminal();
        let asker = Asker::new(stdin.lock(), io::stdout().lock(), pen, echo);
        Table { sitting, players, path, asker, facing: None, saved: None }.play()
    }
}

impl Play<'_> {
    /// Who plays what.
    fn set_up<G: Terminal>(&self) -> Result<(Sitting<G>, Vec<Player>), Fault> {
        let named = self.args.seats.as_deref().map(table::names).unwrap_or_default();
        if let (Some(_), Some(written)) = (&self.args.resume, &self.written) {
            let sitting = Sitting::<G>::resume(written)?;
            let players = match named.is_empty() {
                true => player::of_record(&sitting.record.names, &sitting.game),
                false => player::named(&named, &sitting.game)?,
            };
            return Ok((sitting.seated(&players), players));
        }
        // Before the table is set up: a wrong name is wrong whatever the number of players.
        player::check::<G>(&named)?;
        let seed = table::seed(self.args.seed.as_deref())?;
        let sitting = match &self.written {
            Some(written) => {
                let moment = written.position::<G>()?;
                Sitting::from(moment.game, moment.state, seed, true)
            }
            None => {
                let game: G = table::set_up(&self.args.table, &named)?;
                let start = game.start();
                Sitting::from(game, start, seed, false)
            }
        };
        let players = player::named(&named, &sitting.game)?;
        Ok((sitting.seated(&players), players))
    }
}

/// A table in the terminal.
struct Table<G: Terminal, R, W> {
    sitting: Sitting<G>,
    players: Vec<Player>,
    path: Option<PathBuf>,
    asker: Asker<R, W>,
    /// The human who had the screen last.
    facing: Option<Seat>,
    /// How many steps the file has that the game was saved to last.
    saved: Option<usize>,
}

impl<G: Terminal, R: BufRead, W: Write> Table<G, R, W> {
    fn play(&mut self) -> Result<Code, Fault> {
        self.asker.say(&ending::greeting(&self.sitting, &self.players, self.path.as_deref()))?;
        self.keep()?;
        let watched = !self.players.contains(&Player::Human);
        loop {
            match self.sitting.game.to_act(&self.sitting.state) {
                ToAct::Nobody => break,
                ToAct::Chance => self.sitting.chance()?,
                ToAct::Seats(seats) => {
                    let Some(seat) = seats.iter().next() else { break };
                    match self.players[seat.index()] {
                        Player::Bot(policy) => self.sitting.bot(seat, policy)?,
                        // It never decides: chance acts for it.
                        Player::Automaton(_) => break,
                        Player::Human => {
                            if let Some(code) = self.turn_to(seat)? {
                                return Ok(code);
                            }
                        }
                    }
                }
            }
            if watched {
                let told = self.sitting.told.last().map_or("", |told| told.to(Viewer::Spectator));
                let lines = draw::fitted(told, draw::WIDTH, 4);
                self.asker.say(&lines.into_iter().map(|line| line + "\n").collect::<String>())?;
            }
            self.keep()?;
        }
        self.last_news()?;
        self.asker.say(&ending::farewell(&self.sitting, self.path.as_deref()))?;
        Ok(Code::Fine)
    }

    /// The humans at the table.
    fn humans(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::first(self.sitting.game.seats()).zip(&self.players);
        seats.filter(|(_, player)| **player == Player::Human).map(|(seat, _)| seat)
    }

    /// Whether a human's screen shows what another human may not see, or the other way round.
    fn hides(&self, seat: Seat) -> bool {
        let (game, state) = (&self.sitting.game, &self.sitting.state);
        let own = game.view(state, Viewer::Seat(seat));
        !game.all_open(state) && self.humans().any(|other| game.view(state, Viewer::Seat(other)) != own)
    }

    /// What happened after the last screen: to one human as its seat saw it, to several as all of them may hear it.
    fn last_news(&mut self) -> Result<(), Fault> {
        let viewer = match self.humans().collect::<Vec<_>>()[..] {
            [one] => Viewer::Seat(one),
            _ => Viewer::Spectator,
        };
        let news = self.humans().map(|seat| ask::news(&self.sitting, seat, viewer)).min_by_key(Vec::len);
        match news {
            Some(lines) => self.asker.say(&(lines.join("\n") + "\n")),
            None => Ok(()),
        }
    }

    /// Writes the record, where one is kept.
    fn keep(&mut self) -> Result<(), Fault> {
        if let Some(path) = &self.path {
            files::write(path, &self.sitting.text())?;
            self.saved = Some(self.sitting.record.steps.len());
        }
        Ok(())
    }

    /// Asks a human until the game goes on; a code if it does not.
    fn turn_to(&mut self, seat: Seat) -> Result<Option<Code>, Fault> {
        let before = self.facing.replace(seat);
        if before != Some(seat) && self.hides(seat) {
            self.asker.hand_over(&self.sitting, before, seat)?;
        }
        self.asker.screen(&self.sitting, seat)?;
        let mut leaving = false;
        loop {
            let answer = self.asker.answer(&self.sitting, seat)?;
            let unsaved = self.saved != Some(self.sitting.record.steps.len());
            match answer {
                Answer::Step(step) => {
                    // What the list has is legal, and what was typed was checked.
                    self.sitting.play(step).map_err(|illegal| Fault::check(illegal.to_string()))?;
                    return Ok(None);
                }
                Answer::Undo(length) => {
                    self.sitting.cut(length)?;
                    self.saved = None;
                    return Ok(None);
                }
                Answer::Save(path) => self.save(&path)?,
                Answer::Quit if unsaved && !leaving => {
                    leaving = true;
                    self.asker
                        .say("This game is not saved. Type \"save FILE\", or \"quit\" again to leave.\n")?;
                    continue;
                }
                Answer::Quit => return self.leave(Code::Fine).map(Some),
                Answer::EndOfInput if leaving => return Ok(Some(Code::Fine)),
                Answer::EndOfInput if unsaved => {
                    self.asker.say("\n")?;
                    return Err(Fault::input(
                        "the input ended in the middle of the game, which is not saved; play with --record FILE to keep it",
                    ));
                }
                Answer::EndOfInput => {
                    self.asker.say("\nThe input ended. ")?;
                    return self.leave(Code::Fine).map(Some);
                }
            }
            leaving = false;
        }
    }

    fn leave(&mut self, code: Code) -> Result<Code, Fault> {
        let words = match &self.path {
            Some(path) => {
                let path = path.display();
                format!("The game is saved in {path}; go on with: demesne play --resume {path}\n")
            }
            None => "Good-bye.\n".into(),
        };
        self.asker.say(&words)?;
        Ok(code)
    }

    /// Saves the game where the player says; what goes wrong is said, and the game goes on.
    fn save(&mut self, path: &Path) -> Result<(), Fault> {
        let done = self.sitting.may_replace(path).and_then(|()| files::write(path, &self.sitting.text()));
        match done {
            Ok(()) => {
                self.saved = Some(self.sitting.record.steps.len());
                let path = path.display();
                self.asker.say(&format!("Saved. Go on later with: demesne play --resume {path}\n"))
            }
            Err(fault) => self.asker.say(&format!("{}\n", fault.why)),
        }
    }
}
