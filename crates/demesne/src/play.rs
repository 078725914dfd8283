//! `demesne play`: a game in the terminal.

mod ask;
mod ending;
mod explain;
mod player;
mod sitting;
mod tell;

use crate::{
    cli::PlayArgs,
    draw::Pen,
    fault::{Code, Fault},
    files, open, table,
};
use ask::{Answer, Asker};
use demesne_game::{Game, Seat, ToAct};
pub use player::CHATEAUTOMA;
use player::Player;
use sitting::Sitting;
use std::{
    io::{self, BufRead, IsTerminal, Write},
    path::{Path, PathBuf},
};

/// Plays a game.
pub fn run(args: &PlayArgs) -> Result<Code, Fault> {
    let (sitting, players) = set_up(args)?;
    let path = args.record.clone().or_else(|| args.resume.clone());
    if let Some(path) = &path {
        sitting.may_replace(path)?;
    }
    let pen = Pen::for_stdout(args.plain);
    let mut table = Table {
        sitting,
        players,
        path,
        asker: Asker::new(io::stdin().lock(), io::stdout().lock(), pen, !io::stdin().is_terminal()),
        saved: None,
    };
    table.play()
}

/// Who plays what, from the command line.
fn set_up(args: &PlayArgs) -> Result<(Sitting, Vec<Player>), Fault> {
    table::check_game(&args.table.game)?;
    let named = args.seats.as_deref().map(table::names).unwrap_or_default();
    if let Some(path) = &args.resume {
        let sitting = Sitting::resume(path)?;
        let players = match named.is_empty() {
            true => player::of_record(&sitting.record.names, &sitting.game),
            false => player::named(&named, &sitting.game)?,
        };
        return Ok((sitting.seated(&players), players));
    }
    // Before the table is set up: a wrong name is wrong whatever the number of players.
    player::check(&named)?;
    let seed = table::seed(args.seed.as_deref())?;
    let sitting = match &args.from {
        Some(path) => {
            let moment = open::position(path)?;
            Sitting::from(moment.game, moment.state, seed, true)
        }
        None => {
            let game = table::set_up(&args.table, &named)?;
            let start = game.start();
            Sitting::from(game, start, seed, false)
        }
    };
    let players = player::named(&named, &sitting.game)?;
    Ok((sitting.seated(&players), players))
}

/// A table in the terminal.
struct Table<R, W> {
    sitting: Sitting,
    players: Vec<Player>,
    path: Option<PathBuf>,
    asker: Asker<R, W>,
    /// How many steps the file has that the game was saved to last.
    saved: Option<usize>,
}

impl<R: BufRead, W: Write> Table<R, W> {
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
                        Player::Chateautoma => break,
                        Player::Human => {
                            if let Some(code) = self.turn_to(seat)? {
                                return Ok(code);
                            }
                        }
                    }
                }
            }
            if watched && let Some(line) = self.sitting.told.last().filter(|line| !line.is_empty()) {
                self.asker.say(&format!("{line}\n"))?;
            }
            self.keep()?;
        }
        self.last_news()?;
        self.asker.say(&ending::farewell(&self.sitting, self.path.as_deref()))?;
        Ok(Code::Fine)
    }

    /// What happened after the last screen.
    fn last_news(&mut self) -> Result<(), Fault> {
        let humans = Seat::first(self.sitting.game.seats()).zip(&self.players);
        let humans = humans.filter(|(_, player)| **player == Player::Human);
        let news = humans.map(|(seat, _)| ask::news(&self.sitting, seat)).min_by_key(Vec::len);
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
