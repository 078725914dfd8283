//! `cargo xtask busy`: the tests of the server on a machine that is busy with other things.

use crate::{
    args::Args,
    suites::{self, Ran, Suite},
    tools::{Failure, fail},
};
use std::{
    os::unix::process::CommandExt as _,
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Duration,
};

/// What the command does and takes.
pub const HELP: &str = "\
Run the tests of the server and of the client in Chromium again and again while every core is busy with something else: a test that
fails then waits for a time instead of for what it needs. Ends with a table of all runs, and fails if one of them failed.

Usage: cargo xtask busy [--runs N] [--suites NAMES] [--at-once N] [--beside COMMAND]

Options:
  --runs N          How often each program of tests runs [default: 10]
  --suites NAMES    Which: client, server, or both with a comma between [default: client,server]
  --at-once N       How many programs run at a time; they are in each other's way, too [default: 1]
  --beside COMMAND  What the cores are busy with: a command of the shell, begun again whenever it ends
                    [default: threads that count, as many as there are cores]
";

/// The names on the command line, and the program of tests that each stands for.
const SUITES: [(&str, &str); 2] = [("client", "demesne-server client"), ("server", "demesne-server all")];

/// Runs the command.
pub fn command(mut args: Args) -> Result<(), Failure> {
    let runs: usize = args.value("--runs")?.unwrap_or(10);
    let names: String = args.value("--suites")?.unwrap_or_else(|| "client,server".to_owned());
    let at_once: usize = args.value("--at-once")?.unwrap_or(1);
    let beside: Option<String> = args.value("--beside")?;
    args.finish()?;
    if runs == 0 || at_once == 0 {
        return Err(Failure::Usage("--runs and --at-once take a number from 1 on".to_owned()));
    }
    let wanted = wanted(&names)?;
    let built = suites::build()?;
    let chosen: Vec<&Suite> =
        wanted.iter().filter_map(|name| built.iter().find(|suite| suite.name == *name)).collect();
    if chosen.len() < wanted.len() {
        return fail(format!("The programs of tests {} were not all built.", wanted.join(" and ")));
    }
    let all: Vec<(usize, &Suite)> =
        (1..=runs).flat_map(|run| chosen.iter().map(move |suite| (run, *suite))).collect();
    let mut ran = beside_others(beside.as_deref(), || {
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

/// Does something while the cores have other work: a command that is begun again and again, or as many threads as there are cores, which do
/// nothing as quickly as they can. Both end with it, also if it panics.
fn beside_others<T>(command: Option<&str>, work: impl FnOnce() -> T) -> T {
    struct Ending<'a>(&'a AtomicBool);
    impl Drop for Ending<'_> {
        fn drop(&mut self) {
            self.0.store(true, Ordering::Relaxed);
        }
    }
    let over = AtomicBool::new(false);
    thread::scope(|scope| {
        let _ending = Ending(&over);
        match command {
            Some(command) => {
                scope.spawn(|| again_and_again(command, &over));
            }
            None => {
                for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
                    scope.spawn(|| {
                        while !over.load(Ordering::Relaxed) {
                            std::hint::spin_loop();
                        }
                    });
                }
            }
        }
        work()
    })
}

/// How often somebody looks whether a command has ended.
const LOOK: Duration = Duration::from_millis(50);

/// Runs a command of the shell, and begins it again when it has ended, until something is over. What it says is of no interest here.
fn again_and_again(command: &str, over: &AtomicBool) {
    while !over.load(Ordering::Relaxed) {
        let quiet = |command: &mut Command| {
            command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
        };
        let Ok(mut child) = quiet(Command::new("sh").args(["-c", command]).process_group(0)) else {
            println!("The command that should run beside the tests cannot be started.");
            return;
        };
        while !over.load(Ordering::Relaxed) && matches!(child.try_wait(), Ok(None)) {
            thread::sleep(LOOK);
        }
        end(&mut child);
        // A command that ends at once would otherwise do nothing but begin.
        thread::sleep(LOOK);
    }
}

/// Ends a command with all that it has started, which is its group.
fn end(child: &mut Child) {
    if matches!(child.try_wait(), Ok(None)) {
        let group = format!("-{}", child.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
    }
    let _ = child.wait();
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
        assert_eq!(beside_others(None, || 3), 3);
        assert!(std::panic::catch_unwind(|| beside_others(None, || panic!("the work"))).is_err());
    }

    #[test]
    fn a_command_runs_again_and_again_until_the_work_is_done() {
        let folder = std::env::temp_dir().join(format!("demesne-busy-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let begun = folder.join("begun");
        let times = || std::fs::read_to_string(&begun).map_or(0, |text| text.lines().count());
        let command = format!("echo once more >> '{}'", begun.display());
        beside_others(Some(&command), || {
            while times() < 3 {
                thread::sleep(LOOK);
            }
        });
        // One that would never end is ended with what it has started: nothing is written any more.
        let long = || std::fs::metadata(&begun).map_or(0, |file| file.len());
        let before = long();
        let command = format!("(while :; do echo on >> '{}'; done) & wait", begun.display());
        beside_others(Some(&command), || {
            while long() == before {
                thread::sleep(LOOK);
            }
        });
        let after = long();
        thread::sleep(4 * LOOK);
        assert_eq!(long(), after, "it still runs");
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
