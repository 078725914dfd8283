//! The server as a process of its own, to be killed.
#![allow(dead_code)] // Every test uses some of it.

use std::{
    io::{BufRead as _, BufReader},
    process::{Child, ChildStdout, Command, Stdio},
};

/// A running `demesne serve`; dropped, it is killed.
pub struct Served {
    child: Child,
    /// The other end of its standard output, open for as long as it runs.
    _output: BufReader<ChildStdout>,
    pub base: String,
}

impl Served {
    /// Starts it and waits until it says where it is. `place`: `--data DIR` or `--database URL`.
    pub fn start(place: &[&str]) -> Served {
        let mut command = Command::new(env!("CARGO_BIN_EXE_demesne"));
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--rate-limit", "off", "--log-level", "error"])
            .args(place);
        for name in ["DEMESNE_DATA", "DEMESNE_DATABASE", "DEMESNE_LISTEN", "DEMESNE_PUBLIC_URL"] {
            command.env_remove(name);
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        let mut child = command.spawn().expect("the binary runs");
        let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        output.read_line(&mut line).expect("text");
        let base =
            line.trim_end().strip_prefix("Demesne is at ").unwrap_or_else(|| panic!("{line:?}")).to_owned();
        Served { child, _output: output, base }
    }

    /// Kills it as the system does: without a last word.
    pub fn kill(&mut self) {
        assert_eq!(self.child.try_wait().expect("a process"), None, "it ended before it was killed");
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
