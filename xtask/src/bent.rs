//! `cargo xtask mutants --oracle`: does the second implementation of Burgundy notice a broken rule?

mod list;

use crate::{
    args::Args,
    rules::id,
    tools::{Failure, fail, files, output, program, read, root, target_dir},
};
use list::Mutant;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
        mpsc::{RecvTimeoutError, channel},
    },
    time::{Duration, Instant},
};

const LIST: &str = "xtask/mutants/burgundy.txt";
const SOURCES: &str = "crates/burgundy/src";
/// The program of the game's tests.
const PROGRAM: &str = "all";
/// Those of them that play beside the second implementation, by the start of their names. The Châteautoma's own has a name of its own.
const ORACLE: &str = "oracle::both_agree";
/// How many mutants are played at a time.
const AT_ONCE: usize = 2;
/// Games of the first, short look at every mutant, and of the second one: one fewer than the test plays by itself, for from 400 on it also
/// asks what its games have shown, and that a mutant changes them is not yet that it is noticed.
const GAMES: [u32; 2] = [60, 399];
/// How many of a hundred mutants must be noticed.
const WANTED: usize = 95;

/// The module that the sources of the copy ask.
const ASKED: &str = "
mod bent {
    static HOLDS: std::sync::LazyLock<u32> =
        std::sync::LazyLock::new(|| std::env::var(\"DEMESNE_BENT\").ok().and_then(|n| n.parse().ok()).unwrap_or(0));
    pub(crate) fn is(number: u32) -> bool {
        *HOLDS == number
    }
}
";

/// Runs the command.
pub fn command(mut args: Args) -> Result<(), Failure> {
    let only: Option<String> = args.value("--only")?;
    let every = args.switch("--list");
    args.finish()?;
    let mut known = BTreeSet::new();
    for path in files(&root().join("docs/rules"), ".md") {
        known.extend(id::in_digest(&read(&path)?));
    }
    let mutants = list::read(&read(&root().join(LIST))?, &known)
        .or_else(|why| fail(format!("{LIST} cannot be understood: {why}")))?;
    let chosen: Vec<&Mutant> =
        mutants.iter().filter(|m| only.as_ref().is_none_or(|only| m.name().contains(only))).collect();
    if chosen.is_empty() {
        return fail(format!("No mutant of {LIST} has \"{}\" in its heading.", only.unwrap_or_default()));
    }
    let tree = target_dir().join("bent/tree");
    copy(&tree, &mutants)?;
    let test = Test { program: build(&tree)?, folder: tree.join("crates/burgundy") };

    let mut missed = chosen.clone();
    for games in GAMES {
        let start = Instant::now();
        if let Some(how) = test.notices(0, games, Duration::from_secs(3600))? {
            return fail(format!("The oracle fails without any change ({how}), so nothing can be learned."));
        }
        let took = start.elapsed();
        println!(
            "Without a change both agree in {games} games of each kind, after {} seconds.",
            took.as_secs()
        );
        missed = test.try_all(&missed, games, took * 6 + Duration::from_secs(60), every)?;
        if missed.is_empty() {
            break;
        }
    }
    for mutant in &missed {
        println!("missed: {}", mutant.name());
    }
    let (all, noticed) = (chosen.len(), chosen.len() - missed.len());
    println!("noticed {noticed} of {all}");
    match noticed * 100 >= all * WANTED {
        true => Ok(()),
        false => fail(format!("The oracle notices fewer than {WANTED} of 100 broken rules.")),
    }
}

/// Copies what Git knows of the repository, and what it would, with all mutants in the sources of the game. What is there already and does not
/// differ is left alone, so that little is built anew.
fn copy(tree: &Path, mutants: &[Mutant]) -> Result<(), Failure> {
    let names = output(program("git", &["ls-files", "-z", "-co", "--exclude-standard"]))?;
    let mut by_file: BTreeMap<String, Vec<&Mutant>> = BTreeMap::new();
    for mutant in mutants {
        by_file.entry(format!("{SOURCES}/{}", mutant.file)).or_default().push(mutant);
    }
    let mut there = BTreeSet::new();
    for name in names.split('\0').filter(|name| !name.is_empty()) {
        // What is deleted and not committed is listed, too.
        let (from, to) = (root().join(name), tree.join(name));
        if !from.is_file() {
            continue;
        }
        let mut content = fs::read(&from).or_else(|error| unreadable(&from, &error))?;
        if let Some(mutants) = by_file.remove(name) {
            let text = list::bend(&read(&from)?, &mutants)
                .or_else(|why| fail(format!("{LIST} does not fit {name}: {why}")))?;
            content = text.into_bytes();
        }
        if name == format!("{SOURCES}/lib.rs") {
            content.extend(ASKED.bytes());
        }
        if fs::read(&to).ok().as_ref() != Some(&content) {
            let folder = to.parent().unwrap_or(tree);
            fs::create_dir_all(folder)
                .and_then(|()| fs::write(&to, content))
                .or_else(|error| fail(format!("{} cannot be written: {error}.", to.display())))?;
        }
        there.insert(to);
    }
    if let Some((file, mutants)) = by_file.first_key_value() {
        return fail(format!("{LIST}, line {}: there is no file {file}.", mutants[0].line));
    }
    for old in files(tree, "").into_iter().filter(|path| !there.contains(path)) {
        fs::remove_file(&old)
            .or_else(|error| fail(format!("{} cannot be removed: {error}.", old.display())))?;
    }
    Ok(())
}

fn unreadable<T>(path: &Path, error: &std::io::Error) -> Result<T, Failure> {
    fail(format!("{} cannot be read: {error}.", path.display()))
}

/// Builds the test of the copy and says where it is.
fn build(tree: &Path) -> Result<PathBuf, Failure> {
    let words = [
        "test",
        "-p",
        "demesne-burgundy",
        "--test",
        PROGRAM,
        "--no-run",
        "--message-format=json-render-diagnostics",
    ];
    let mut command = crate::tools::cargo(&words);
    command.current_dir(tree).env("CARGO_TARGET_DIR", target_dir().join("bent/build"));
    let built = command.output().or_else(|error| fail(format!("cargo could not be started: {error}.")))?;
    if !built.status.success() {
        eprint!("{}", String::from_utf8_lossy(&built.stderr));
        return fail("The sources with the mutants cannot be built; the errors above name them.");
    }
    let messages = String::from_utf8_lossy(&built.stdout);
    let mut found = messages.lines().filter_map(|line| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        let executable = message.get("executable")?.as_str()?;
        (message["target"]["name"] == PROGRAM).then(|| PathBuf::from(executable))
    });
    match found.next() {
        Some(path) => Ok(path),
        None => fail(format!("cargo does not say where it put the test \"{PROGRAM}\".")),
    }
}

/// The test with all mutants in it.
struct Test {
    program: PathBuf,
    folder: PathBuf,
}

impl Test {
    /// Plays beside every mutant, a few at a time, and gives those that were not noticed.
    fn try_all<'m>(
        &self,
        mutants: &[&'m Mutant],
        games: u32,
        limit: Duration,
        every: bool,
    ) -> Result<Vec<&'m Mutant>, Failure> {
        let next = AtomicUsize::new(0);
        let missed = Mutex::new(Ok(Vec::new()));
        let work = || {
            while let Some(&mutant) = mutants.get(next.fetch_add(1, Ordering::Relaxed)) {
                let start = Instant::now();
                let how = self.notices(mutant.number, games, limit);
                let Ok(mut missed) = missed.lock() else { return };
                match (how, &mut *missed) {
                    (Ok(Some(how)), Ok(_)) if every => {
                        println!("{} s, {how}: {}", start.elapsed().as_secs(), mutant.name());
                    }
                    (Ok(None), Ok(missed)) => missed.push(mutant),
                    (Err(error), _) => *missed = Err(error),
                    _ => {}
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..AT_ONCE {
                scope.spawn(work);
            }
        });
        let mut missed = missed.into_inner().unwrap_or_else(|error| error.into_inner())?;
        missed.sort_by_key(|mutant| mutant.number);
        Ok(missed)
    }

    /// Plays beside a mutant, 0 for none, until something is noticed; says how it was.
    fn notices(&self, mutant: usize, games: u32, limit: Duration) -> Result<Option<String>, Failure> {
        let mut command = Command::new(&self.program);
        command.args([ORACLE, "--test-threads=1"]).current_dir(&self.folder);
        command.env("DEMESNE_BENT", mutant.to_string()).env("DEMESNE_GAMES", games.to_string());
        command.env_remove("DEMESNE_TABLE").env_remove("DEMESNE_FIRST");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let path = self.program.display();
        let mut child =
            command.spawn().or_else(|error| fail(format!("{path} could not be started: {error}.")))?;
        let how = listen(&mut child, Instant::now() + limit);
        // It may be over already.
        let _ = child.kill();
        match child.wait() {
            Ok(status) => {
                Ok(how.or_else(|| (!status.success()).then(|| format!("the test broke off ({status})"))))
            }
            Err(error) => fail(format!("{path} was lost: {error}.")),
        }
    }
}

/// Waits for the first test that fails, or the end, and says what was noticed; nothing where the program ended by itself.
fn listen(child: &mut Child, end: Instant) -> Option<String> {
    let out = child.stdout.take()?;
    let (tell, told) = channel();
    std::thread::spawn(move || {
        for line in BufReader::new(out).lines().map_while(Result::ok) {
            if tell.send(line).is_err() {
                return;
            }
        }
    });
    loop {
        match told.recv_timeout(end.saturating_duration_since(Instant::now())) {
            Ok(line) => {
                if let Some(name) = failed(&line) {
                    return Some(name.to_owned());
                }
            }
            Err(RecvTimeoutError::Timeout) => return Some("no end".into()),
            Err(RecvTimeoutError::Disconnected) => {
                // It has closed its output and is about to end.
                let _ = child.wait();
                return None;
            }
        }
    }
}

/// The test that a line says to have failed.
fn failed(line: &str) -> Option<&str> {
    line.strip_prefix("test ")?.strip_suffix(" ... FAILED")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_failure_is_heard() {
        assert_eq!(failed("test both_agree ... FAILED"), Some("both_agree"));
        assert_eq!(failed("test both_agree ... ok"), None);
        assert_eq!(failed("test result: FAILED. 0 passed; 1 failed"), None);
    }

    #[test]
    fn the_list_of_burgundy_fits_its_sources() {
        let mut known = BTreeSet::new();
        for path in files(&root().join("docs/rules"), ".md") {
            known.extend(id::in_digest(&read(&path).unwrap()));
        }
        let mutants = list::read(&read(&root().join(LIST)).unwrap(), &known).unwrap();
        assert!(mutants.len() >= 100, "{}", mutants.len());
        let mut files: BTreeMap<&str, Vec<&Mutant>> = BTreeMap::new();
        for mutant in &mutants {
            files.entry(&mutant.file).or_default().push(mutant);
        }
        for (file, mutants) in files {
            let source = read(&root().join(SOURCES).join(file)).unwrap();
            list::bend(&source, &mutants).unwrap_or_else(|why| panic!("{file}: {why}"));
        }
    }
}
