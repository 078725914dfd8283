//! The tests of the workspace: built once, then several programs side by side.
//!
//! Cargo runs the programs of tests one after another. Many of them wait (for a browser, a database, a last slow test), and meanwhile a core
//! has nothing to do; so we run them ourselves, as many at a time as there are cores, those that take longest first.

use crate::{
    client,
    tally::Tally,
    tools::{Failure, cargo, fail, typed},
};
use serde_json::Value;
use std::{
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

/// The programs that take longest, as `PACKAGE NAME`, the longest first. Any order is right; this one leaves no core without work at the end.
/// A crate has one program, `all`, which runs as many of its tests at a time as there are cores; the server has another for Chromium.
const LONGEST: [&str; 7] = [
    "demesne-server client",
    "demesne-server all",
    "demesne-burgundy all",
    "demesne all",
    "demesne-viscounts all",
    "demesne-tuscany all",
    "demesne-bots all",
];

/// How many of the slowest programs are listed at the end.
const LISTED: usize = 8;

/// A program that runs tests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suite {
    /// The package and the name of its target.
    pub name: String,
    /// The package's folder, in which it runs.
    pub folder: PathBuf,
    /// Where it was built.
    pub program: PathBuf,
}

impl Suite {
    /// How it is started, as cargo would do it.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        command
    }
}

/// What came of a program.
pub struct Ran {
    /// The program.
    pub name: String,
    /// How long it ran.
    pub took: Duration,
    /// Its tests.
    pub tally: Tally,
    /// Why it did not succeed.
    pub fault: Option<String>,
}

/// Builds and runs all tests, and those of the documents; adds them to the tally.
pub fn run(tally: &mut Tally) -> Result<(), Failure> {
    let start = Instant::now();
    let mut suites = build()?;
    suites.sort_by_key(|suite| rank(&suite.name));
    println!("{} programs with tests were built in {:.0} s.", suites.len(), start.elapsed().as_secs_f64());
    let mut ran = run_all(&suites);
    ran.push(documents());
    for one in &ran {
        tally.add(&one.tally);
    }
    ran.sort_by_key(|one| std::cmp::Reverse(one.took));
    println!("\nThe slowest programs:");
    for one in ran.iter().take(LISTED) {
        println!("{:>5.0} s  {}", one.took.as_secs_f64(), one.name);
    }
    let faults: Vec<String> = ran.into_iter().filter_map(|one| one.fault).collect();
    if faults.is_empty() { Ok(()) } else { fail(faults.join("\n")) }
}

/// Where a program stands in the order.
fn rank(name: &str) -> usize {
    LONGEST.iter().position(|long| *long == name).unwrap_or(LONGEST.len())
}

/// Has cargo build all programs of tests; gives which they are. Always all at once: cargo chooses other features for a part of the workspace, and
/// would build most of what they need a second time.
pub fn build() -> Result<Vec<Suite>, Failure> {
    // Examples have no tests; the lints have looked at them.
    let words = ["--tests", "--no-run", "--message-format", "json-render-diagnostics"];
    let mut command = cargo(&[&["test"], client::OTHERS, &words].concat());
    let name = typed(&command);
    let spawned = command.stdout(Stdio::piped()).spawn();
    let mut child = spawned.or_else(|error| fail(format!("\"{name}\" could not be started: {error}.")))?;
    let lines = child.stdout.take().map(|stdout| BufReader::new(stdout).lines().map_while(Result::ok));
    let suites = lines.into_iter().flatten().filter_map(|line| suite(&line)).collect();
    match child.wait() {
        Ok(status) if status.success() => Ok(suites),
        Ok(_) => fail("The tests could not be built."),
        Err(error) => fail(format!("\"{name}\" was lost: {error}.")),
    }
}

/// The program that a line of cargo's tells of, if it runs tests.
fn suite(line: &str) -> Option<Suite> {
    let told: Value = serde_json::from_str(line).ok()?;
    if told["reason"] != "compiler-artifact" || told["profile"]["test"] != true {
        return None;
    }
    let program = told["executable"].as_str()?.into();
    let folder = Path::new(told["manifest_path"].as_str()?).parent()?.to_owned();
    let package = package(told["package_id"].as_str()?);
    let name = format!("{package} {}", told["target"]["name"].as_str()?);
    Some(Suite { name, folder, program })
}

/// The name in the id of a package: `path+file:///…/crates/game#demesne-game@0.1.0`, `…/xtask#0.1.0`.
fn package(id: &str) -> &str {
    let (place, last) = id.rsplit_once('#').unwrap_or(("", id));
    match last.split_once('@') {
        Some((name, _)) => name,
        None => place.rsplit('/').next().unwrap_or(place),
    }
}

/// Runs the programs, as many at a time as there are cores. What one of them writes is shown when it has ended, so that they do not mix.
fn run_all(suites: &[Suite]) -> Vec<Ran> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    side_by_side(suites, cores, |suite| {
        let (one, told) = run_one(&suite.name, suite.command());
        println!("\n{} ({:.1} s)\n{told}", suite.name, one.took.as_secs_f64());
        one
    })
}

/// Does something with each, in their order, with so many at a time; gives what came of it as each was ready.
pub fn side_by_side<T: Sync, R: Send>(all: &[T], at_once: usize, work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let (next, ready) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..at_once {
            scope.spawn(|| {
                while let Some(one) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let done = work(one);
                    // A worker that panicked has left nothing half done.
                    ready.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(done);
                }
            });
        }
    });
    ready.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// The examples in the documents of the code, which cargo alone knows how to run.
fn documents() -> Ran {
    let name = "examples in documents";
    println!("\n{name}");
    let (ran, told) =
        run_one(name, cargo(&[&["test"], client::OTHERS, &["--doc", "--no-fail-fast"]].concat()));
    println!("{told}");
    ran
}

/// Runs a program of tests to its end; gives what it wrote.
pub fn run_one(name: &str, mut command: Command) -> (Ran, String) {
    let start = Instant::now();
    let output = command.stdin(Stdio::null()).output();
    let mut tally = Tally::default();
    let (told, fault) = match output {
        Err(error) => (String::new(), Some(format!("{name} could not be started: {error}."))),
        Ok(output) => {
            let told =
                [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
            told[0].lines().for_each(|line| tally.read(line));
            let fault = match (output.status.success(), tally.failed) {
                (true, _) => None,
                (false, 0) => Some(format!("{name} broke off ({}).", output.status)),
                (false, failed) => Some(format!("{failed} of the tests of {name} failed.")),
            };
            (told.concat(), fault)
        }
    };
    (Ran { name: name.to_owned(), took: start.elapsed(), tally, fault }, told)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_found_in_what_cargo_tells() {
        let line = r#"{"reason":"compiler-artifact","package_id":"path+file:///house/crates/game#demesne-game@0.2.0",
            "manifest_path":"/house/crates/game/Cargo.toml","target":{"kind":["test"],"name":"all"},
            "profile":{"opt_level":"1","test":true},"executable":"/house/target/debug/deps/all-1"}"#;
        let found = suite(line).expect("a program");
        assert_eq!(found.name, "demesne-game all");
        assert_eq!(found.folder, Path::new("/house/crates/game"));
        assert_eq!(found.program, Path::new("/house/target/debug/deps/all-1"));
        assert_eq!(suite(&line.replace("\"test\":true", "\"test\":false")), None, "the program itself");
        assert_eq!(suite(&line.replace("artifact", "message")), None);
        assert_eq!(suite("warning: a line for people"), None);
        assert_eq!(package("path+file:///house/xtask#0.2.0"), "xtask");
    }

    #[test]
    fn failures_and_crashes_are_told_apart() {
        let shell = |script: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", script]);
            run_one("a suite", command).0
        };
        let line =
            |failed: u32| format!("echo 'test result: x. 3 passed; {failed} failed; 1 ignored; 0 measured'");
        let fine = shell(&line(0));
        assert_eq!((fine.tally.passed, fine.tally.skipped, fine.fault), (3, 1, None));
        let failed = shell(&format!("{}; exit 101", line(2)));
        assert_eq!(failed.fault.as_deref(), Some("2 of the tests of a suite failed."));
        let broken = shell("kill -9 $$");
        assert!(broken.fault.is_some_and(|fault| fault.starts_with("a suite broke off (signal: 9")));
    }

    #[test]
    fn each_is_run_once_and_never_more_at_a_time() {
        let (running, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let mut done = side_by_side(&[1, 2, 3, 4, 5, 6], 2, |number| {
            most.fetch_max(running.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            thread::sleep(Duration::from_millis(5));
            running.fetch_sub(1, Ordering::SeqCst);
            *number
        });
        done.sort();
        assert_eq!(done, [1, 2, 3, 4, 5, 6]);
        assert!(most.into_inner() <= 2);
    }

    #[test]
    fn the_longest_come_first() {
        assert!(rank("demesne-server client") < rank("demesne-burgundy all"));
        assert!(rank("demesne-burgundy all") < rank("demesne-game all"));
    }
}
