//! `cargo xtask busy`: the tests of the server on a machine that is busy with other things.

use crate::{
    args::Args,
    suites::{self, Ran, Suite},
    tools::{Failure, fail},
};
use std::{
    sync::atomic::{AtomicBool, Ordering},
    thread,
};

/// What the command does and takes.
pub const HELP: &str = "\
Run the tests of the server and of the client in Chromium again and again while every core is busy with something else: a test that
fails then waits for a time instead of for what it needs. Ends with a table of all runs, and fails if one of them failed.

Usage: cargo xtask busy [--runs N] [--suites NAMES] [--at-once N]

Options:
  --runs N          How often each program of tests runs [default: 10]
  --suites NAMES    Which: client, server, or both with a comma between [default: client,server]
  --at-once N       How many programs run at a time; they are in each other's way, too [default: 1]
";

/// The names on the command line, and the program of tests that each stands for.
const SUITES: [(&str, &str); 2] = [("client", "demesne-server client"), ("server", "demesne-server all")];

/// Runs the command.
pub fn command(mut args: Args) -> Result<(), Failure> {
    let runs: usize = args.value("--runs")?.unwrap_or(10);
    let names: String = args.value("--suites")?.unwrap_or_else(|| "client,server".to_owned());
    let at_once: usize = args.value("--at-once")?.unwrap_or(1);
    args.finish()?;
    if runs == 0 || at_once == 0 {
        return Err(Failure::Usage("--runs and --at-once take a number from 1 on".to_owned()));
    }
    let wanted = wanted(&names)?;
    let built = suites::build(&["-p", "demesne-server", "--tests"])?;
    let chosen: Vec<&Suite> =
        wanted.iter().filter_map(|name| built.iter().find(|suite| suite.name == *name)).collect();
    if chosen.len() < wanted.len() {
        return fail(format!("The programs of tests {} were not all built.", wanted.join(" and ")));
    }
    let all: Vec<(usize, &Suite)> =
        (1..=runs).flat_map(|run| chosen.iter().map(move |suite| (run, *suite))).collect();
    let mut ran = beside_others(|| {
        let run = |(run, suite): &(usize, &Suite)| {
            let (one, told) = suites::run_one(&suite.name, suite.command());
            println!("Run {run}: {}", line(&one));
            if one.fault.is_some() {
                println!("{told}");
            }
            (*run, one)
        };
        suites::side_by_side(&all, at_once, run)
    });
    ran.sort_by_key(|(run, _)| *run);
    println!("\nrun  time     failed  program");
    for (run, one) in &ran {
        println!("{run:>3}  {:>5.0} s  {:>6}  {}", one.took.as_secs_f64(), one.tally.failed, one.name);
    }
    match ran.iter().filter(|(_, one)| one.fault.is_some()).count() {
        0 => Ok(()),
        failed => fail(format!("{failed} of {} runs failed.", ran.len())),
    }
}

/// A run in a line.
fn line(ran: &Ran) -> String {
    let end = ran.fault.as_deref().unwrap_or("all is well.");
    format!("{} took {:.0} s: {end}", ran.name, ran.took.as_secs_f64())
}

/// The programs of tests that the names on the command line stand for.
fn wanted(names: &str) -> Result<Vec<&'static str>, Failure> {
    let find = |name: &str| SUITES.iter().find(|(short, _)| *short == name).map(|(_, program)| *program);
    let one = |name: &str| {
        let why = format!("there is no \"{name}\"; --suites takes client, server or both");
        find(name).ok_or(Failure::Usage(why))
    };
    names.split(',').map(one).collect()
}

/// Does something while as many threads as there are cores have nothing to do and do it as quickly as they can. They end with it, also if it panics.
fn beside_others<T>(work: impl FnOnce() -> T) -> T {
    struct Ending<'a>(&'a AtomicBool);
    impl Drop for Ending<'_> {
        fn drop(&mut self) {
            self.0.store(true, Ordering::Relaxed);
        }
    }
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        let _ending = Ending(&over);
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while !over.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        work()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_have_short_names() {
        assert_eq!(wanted("client,server").unwrap(), ["demesne-server client", "demesne-server all"]);
        assert_eq!(wanted("server").unwrap(), ["demesne-server all"]);
        let Err(Failure::Usage(why)) = wanted("client,games") else { panic!("that is none") };
        assert!(why.contains("\"games\""), "{why}");
    }

    #[test]
    fn others_end_with_the_work() {
        assert_eq!(beside_others(|| 3), 3);
        assert!(std::panic::catch_unwind(|| beside_others(|| panic!("the work"))).is_err());
    }
}
