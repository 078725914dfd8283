//! `demesne`: serve, play, simulate and study board games from the command line.
//!
//! Exit codes: 0 all is well, 1 a check did not pass, 2 the input could not be used.

mod actions;
mod analyse;
mod arena;
mod automa;
mod backup;
mod board;
mod burgundy;
mod cli;
mod clock;
mod fault;
mod files;
mod load;
mod open;
mod pen;
mod perft;
mod play;
mod progress;
mod record;
mod serve;
mod sim;
mod table;
mod terminal;
mod train;
#[cfg(test)]
mod tricks;
mod tuscany;
mod viscounts;

use clap::{ArgMatches, CommandFactory as _, FromArgMatches as _, error::ErrorKind};
use cli::{Cli, Command};
use fault::{Code, Fault};
use std::{ffi::OsString, process::ExitCode};

/// Figures with and without it are in docs/performance.md.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let mut words: Vec<OsString> = std::env::args_os().collect();
    if words.len() == 1 {
        words.push("serve".into());
    }
    let matches = match command().try_get_matches_from(words) {
        Ok(matches) => matches,
        Err(error) => return usage(&error),
    };
    let cli = match Cli::from_arg_matches(&matches) {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    ExitCode::from(match run(cli.command, &matches) {
        Ok(code) => code as u8,
        Err(fault) => {
            complain(&fault);
            fault.code as u8
        }
    })
}

/// The command line, without the variables that are set to nothing: they say nothing.
fn command() -> clap::Command {
    let is_empty = |arg: &clap::Arg| {
        arg.get_env().is_some_and(|name| std::env::var_os(name).is_some_and(|value| value.is_empty()))
    };
    Cli::command().mut_subcommands(move |command| {
        command.mut_args(move |arg| if is_empty(&arg) { arg.env(None) } else { arg })
    })
}

fn run(mut command: Command, matches: &ArgMatches) -> Result<Code, Fault> {
    let place = match &mut command {
        Command::Serve(args) => Some(&mut args.place),
        Command::Backup(args) | Command::Restore(args) => Some(&mut args.place),
        _ => None,
    };
    if let (Some(place), Some((_, given))) = (place, matches.subcommand()) {
        place.settle(given)?;
    }
    match command {
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => backup::backup(&args),
        Command::Restore(args) => backup::restore(&args),
        Command::Load(args) => load::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Automa(args) => automa::run(&args),
        Command::Sim(args) => sim::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Record(args) => record::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Actions(args) => actions::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Board(args) => board::run(&args),
        Command::Train(args) => train::run(&args),
    }
}

/// One line on standard error.
pub(crate) fn complain(fault: &Fault) {
    use std::io::Write;
    let _ = writeln!(std::io::stderr(), "demesne: {}", fault.why);
}

/// Help and version go to standard output; a wrong command line gets one line, as every other error does.
fn usage(error: &clap::Error) -> ExitCode {
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    ) {
        let _ = error.print();
        return ExitCode::from(error.exit_code() as u8);
    }
    let text = error.render().to_string();
    let lines: Vec<&str> = text.lines().take_while(|line| !line.trim().is_empty()).map(str::trim).collect();
    let why = lines.join(" ");
    let why = why.strip_prefix("error: ").unwrap_or(&why);
    complain(&Fault::input(format!("{why}; --help shows what can be given")));
    ExitCode::from(Code::BadInput as u8)
}
