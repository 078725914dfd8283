//! The commands of `demesne`: serve, play, simulate and study board games.
//!
//! The binary itself only adds the page and its version ([`Program`]): so all of this is built while the page is still being made, and a
//! change of the page builds nothing of it anew.
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
use demesne_server::File;
use fault::{Code, Fault};
use std::{ffi::OsString, process::ExitCode};

/// What the binary brings besides its commands.
#[derive(Clone, Copy, Debug)]
pub struct Program {
    /// What `--version` says after the name.
    pub version: &'static str,
    /// The browser client, as the server serves it.
    pub page: fn() -> Vec<File>,
}

/// Does what the command line says.
pub fn main(program: Program) -> ExitCode {
    let mut words: Vec<OsString> = std::env::args_os().collect();
    if words.len() == 1 {
        words.push("serve".into());
    }
    let matches = match command(program.version).try_get_matches_from(words) {
        Ok(matches) => matches,
        Err(error) => return usage(&error),
    };
    let cli = match Cli::from_arg_matches(&matches) {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    ExitCode::from(match run(cli.command, &matches, program) {
        Ok(code) => code as u8,
        Err(fault) => {
            complain(&fault);
            fault.code as u8
        }
    })
}

/// The command line, without the variables that are set to nothing: they say nothing.
fn command(version: &'static str) -> clap::Command {
    let is_empty = |arg: &clap::Arg| {
        arg.get_env().is_some_and(|name| std::env::var_os(name).is_some_and(|value| value.is_empty()))
    };
    Cli::command().version(version).mut_subcommands(move |command| {
        command.mut_args(move |arg| if is_empty(&arg) { arg.env(None) } else { arg })
    })
}

fn run(mut command: Command, matches: &ArgMatches, program: Program) -> Result<Code, Fault> {
    let place = match &mut command {
        Command::Serve(args) => Some(&mut args.place),
        Command::Backup(args) | Command::Restore(args) => Some(&mut args.place),
        _ => None,
    };
    if let (Some(place), Some((_, given))) = (place, matches.subcommand()) {
        place.settle(given)?;
    }
    match command {
        Command::Serve(args) => serve::run(&args, (program.page)()),
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
