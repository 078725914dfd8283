//! The server as a process of its own, to be stopped or killed.

use rustix::process::{Pid, Signal, kill_process};
use std::{
    io::{BufRead as _, BufReader, Read as _},
    process::{Child, ChildStdout, Command, Output, Stdio},
    thread::JoinHandle,
};

/// A running `demesne serve`; dropped, it is killed.
pub struct Served {
    child: Child,
    /// The other end of its standard output, open for as long as it runs.
    output: BufReader<ChildStdout>,
    logs: Option<JoinHandle<String>>,
    pub base: String,
}

/// How a server ended.
pub struct Ended {
    /// Its exit code.
    pub code: Option<i32>,
    /// The rest of its standard output.
    pub said: String,
    /// Its standard error, from the start on.
    pub logged: String,
}

/// The binary with these words and variables, and no other variable of its own.
fn command(args: &[&str], variables: &[(&str, &str)]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_demesne"));
    command.args(args).stdin(Stdio::null());
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("DEMESNE_") {
            command.env_remove(name);
        }
    }
    command.envs(variables.iter().copied());
    command
}

/// Runs the binary to its end.
pub fn run(args: &[&str], variables: &[(&str, &str)]) -> Output {
    command(args, variables).output().expect("the binary runs")
}

impl Served {
    /// Starts it and waits until it says where it is. `place`: `--data DIR` or `--database URL`.
    pub fn start(place: &[&str]) -> Served {
        let usual = ["--listen", "127.0.0.1:0", "--rate-limit", "off", "--log-level", "error"];
        let mut command = command(&["serve"], &[]);
        Served::spawn(command.args(usual).args(place).stderr(Stdio::inherit()))
    }

    /// The same with all flags and variables given; its logs are kept.
    pub fn with(flags: &[&str], variables: &[(&str, &str)]) -> Served {
        let mut command = command(&["serve"], variables);
        let mut served = Served::spawn(command.args(flags).stderr(Stdio::piped()));
        let mut errors = served.child.stderr.take().expect("a pipe");
        served.logs = Some(std::thread::spawn(move || {
            let mut text = String::new();
            errors.read_to_string(&mut text).expect("text");
            text
        }));
        served
    }

    fn spawn(command: &mut Command) -> Served {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the binary runs");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut served = Served { child, output, logs: None, base: String::new() };
        let line = served.line();
        let base = line.strip_prefix("Demesne is at ").unwrap_or_else(|| panic!("{line:?}"));
        served.base = base.to_owned();
        served
    }

    /// The next line that it says.
    pub fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("text");
        line.trim_end().to_owned()
    }

    /// Tells it to stop, and does not wait.
    pub fn tell_to_stop(&self) {
        let pid = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw).expect("a process");
        kill_process(pid, Signal::TERM).expect("it runs");
    }

    /// Waits until it has ended by itself.
    pub fn ended(&mut self) -> Ended {
        let mut said = String::new();
        self.output.read_to_string(&mut said).expect("text");
        let code = self.child.wait().expect("it ends").code();
        let logged = self.logs.take().map_or(String::new(), |logs| logs.join().expect("logs"));
        Ended { code, said, logged }
    }

    /// Tells it to stop and waits until it has.
    pub fn stop(&mut self) -> Ended {
        self.tell_to_stop();
        self.ended()
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
