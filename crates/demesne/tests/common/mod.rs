//! Running the binary.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

/// What a run of the binary gave.
#[derive(Debug)]
pub struct Run {
    /// The exit code.
    pub code: i32,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        Run {
            code: output.status.code().expect("no signal"),
            out: String::from_utf8(output.stdout).expect("UTF-8"),
            err: String::from_utf8(output.stderr).expect("UTF-8"),
        }
    }
}

/// A temporary folder that goes away with the value.
#[derive(Debug)]
pub struct Folder(pub PathBuf);

impl Folder {
    /// A new folder.
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("demesne-test-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }

    /// The path of a file in it, as text.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("UTF-8").to_owned()
    }

    /// Writes a file into it and says its path.
    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        fs::write(self.0.join(name), text).expect("a file");
        self.path(name)
    }

    /// Reads a file of it.
    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("a file")
    }

    /// The names of all that is in it.
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(&self.0)
            .expect("a folder")
            .map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8"))
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_demesne"));
    command.args(args).env_remove("NO_COLOR").env_remove("RUST_BACKTRACE");
    command
}

/// Runs the binary without input.
pub fn demesne(args: &[&str]) -> Run {
    command(args).stdin(Stdio::null()).output().expect("the binary runs").into()
}

/// Runs the binary with input through a pipe.
pub fn piped(args: &[&str], input: &str) -> Run {
    let mut child = command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // The binary may end before it has read all.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let run = child.wait_with_output().expect("the binary ends").into();
    writer.join().expect("the writer ends");
    run
}

/// Runs the binary and wants exit code 0 and no complaint; standard output.
pub fn fine(args: &[&str]) -> String {
    let run = demesne(args);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{args:?}: {}", run.out);
    run.out
}

/// The same as JSON.
pub fn json(args: &[&str]) -> serde_json::Value {
    serde_json::from_str(&fine(args)).expect("JSON")
}

/// Runs the binary and wants this exit code, one line on standard error and nothing else; the line.
pub fn refused(code: i32, args: &[&str]) -> String {
    let run = demesne(args);
    assert_eq!((run.code, run.out.as_str()), (code, ""), "{args:?}: {}", run.err);
    assert_eq!(run.err.matches('\n').count(), 1, "{args:?}: one line, not {:?}", run.err);
    let line = run.err.trim_end().strip_prefix("demesne: ").expect("who complains").to_owned();
    assert!(!line.contains("panicked") && line.len() > 20, "{args:?}: {line}");
    line
}

/// A folder with the record of one quick game in it: `game-000001.txt`.
pub fn one_game(folder: &Folder) -> String {
    fine(&["sim", "--bots", "random", "--games", "1", "--seed", "3", "--records", &folder.path("")]);
    folder.path("game-000001.txt")
}

/// How many steps of a record come before a player takes a tile in phase B.
pub fn a_turn(record: &str) -> String {
    let shown = json(&["record", "show", record, "--json"]);
    let steps = shown["steps"].as_array().expect("steps").iter().filter_map(|step| step.as_str());
    let mut taken = steps.enumerate().filter(|(_, step)| step.contains(" take "));
    taken.nth(15).expect("fifteen tiles taken").0.to_string()
}

/// The text of the position of a record after some steps.
pub fn position(record: &str, at: &str) -> String {
    let shown = json(&["record", "show", record, "--at", at, "--json"]);
    let mut text = String::from("demesne position 1\ngame: burgundy\nrules: 1\n\n");
    for line in shown["position"].as_array().expect("lines") {
        text.push_str(line.as_str().expect("a line"));
        text.push('\n');
    }
    text
}

/// Whether a path exists.
pub fn exists(path: &str) -> bool {
    Path::new(path).exists()
}
