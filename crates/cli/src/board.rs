//! `demesne board`: check, show and make boards. What a board is, each game says itself.

use crate::{
    cli::{BoardArgs, BoardCommand},
    fault::{Code, Fault},
    files,
    progress::Progress,
    table,
    terminal::{self, Task, Terminal},
};
use demesne_game::Random;
use std::path::Path;

/// More boards than anybody looks at.
const MOST_BOARDS: u64 = 10_000;

/// What `board random` is asked for.
#[derive(Clone, Copy, Debug)]
pub struct RandomBoards<'a> {
    /// The number of the first board; any where none is named.
    pub seed: Option<&'a str>,
    /// How many boards.
    pub count: &'a str,
    /// Whether as a picture.
    pub svg: bool,
    /// Where to; standard output where no file is named.
    pub out: Option<&'a Path>,
}

impl RandomBoards<'_> {
    /// Makes the boards, each from its number, of which `largest` is the largest, and writes them.
    pub fn make(self, largest: u64, make: impl Fn(u64) -> Result<String, Fault>) -> Result<Code, Fault> {
        let count = table::count("--count", self.count, MOST_BOARDS)?;
        let most = largest + 1 - count;
        let first = match self.seed {
            Some(text) => text.parse::<u64>().ok().filter(|&n| n <= most).ok_or_else(|| {
                Fault::input(format!(
                    "\"{text}\" is no number of a board; give a whole number from 0 to {most}"
                ))
            })?,
            None => u64::from(table::fresh_seed()?.event(0).below(1_000_000_000)),
        };
        if self.svg && count > 1 {
            return Err(Fault::input("a picture shows one board; use --svg without --count"));
        }
        if let Some(path) = self.out {
            files::check_writable(path)?;
        }
        let mut bar = Progress::new("boards", count);
        let mut texts = Vec::new();
        for number in first..first + count {
            texts.push(make(number)?);
            bar.step();
        }
        bar.finish();
        files::put(&texts.join("\n"), self.out)?;
        Ok(Code::Fine)
    }
}

/// Carries out a command on boards.
pub fn run(args: &BoardArgs) -> Result<Code, Fault> {
    terminal::run(table::kind(args.game.as_deref())?, &args.command)
}

impl Task for &BoardCommand {
    type Output = Result<Code, Fault>;

    fn run<G: Terminal>(self) -> Result<Code, Fault> {
        G::board(self)
    }
}
