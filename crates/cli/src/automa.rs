//! `demesne automa`: leads a person through the Châteautoma's turns of a game with cardboard.
//!
//! A walk is a list of answers. All that is known follows from them, so a saved walk is its answers, and taking one back is going
//! through all but the last again.

mod entry;
mod saved;
mod set_up;
mod show;
mod talk;
mod tell;
mod walk;

use crate::{
    cli::AutomaArgs,
    fault::{Code, Fault},
};
use std::io::{self, IsTerminal};
use talk::{Stop, Talk};

/// Leads through a game.
pub fn run(args: &AutomaArgs) -> Result<Code, Fault> {
    let presets = set_up::presets(args);
    let saved = match &args.state {
        Some(path) => saved::open(path, !presets.is_empty())?,
        None => Vec::new(),
    };
    let stdin = io::stdin();
    let echo = !stdin.is_terminal();
    let mut talk = Talk::new(stdin.lock(), io::stdout().lock(), echo, saved, presets, args.state.clone());
    loop {
        match walk::walk(&mut talk) {
            Ok(()) => {
                talk.farewell()?;
                return Ok(Code::Fine);
            }
            Err(Stop::Undo) => talk.rewind(),
            Err(Stop::Quit) => return Ok(Code::Fine),
            Err(Stop::Fault(fault)) => return Err(fault),
        }
    }
}
