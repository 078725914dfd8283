//! A PostgreSQL server of one test's own, on a port of its own, gone with the test.
//!
//! A shell (`postgres.sh`) keeps the server and holds a pipe to the test. When the test ends, however it ends, the pipe
//! closes, and the shell stops the server and removes its folder.
#![allow(dead_code)] // Every test uses some of it.

use super::patience::{PATIENCE, PAUSE};
use rustix::process::{Pid, Signal, geteuid, kill_process};
use std::{
    fs,
    io::Write,
    net::TcpListener,
    os::unix::process::CommandExt,
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::Instant,
};

/// Where Debian keeps the programs of PostgreSQL, one folder a version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// The system's user that the server runs as when the tests run as root, which PostgreSQL refuses to.
const USER: &str = "postgres";

/// Ports that the system does not hand out by itself, so that no outgoing connection takes one between two starts.
const PORTS: std::ops::Range<u16> = 20_000..32_000;

/// A running cluster; dropped, it is stopped and removed.
#[derive(Debug)]
pub struct PrivatePostgres {
    folder: PathBuf,
    programs: PathBuf,
    port: u16,
    keeper: Child,
    /// The pipe that the keeper waits at; taken when the cluster is dropped.
    orders: Option<ChildStdin>,
}

impl PrivatePostgres {
    /// A new cluster that writes to disk as a real one does.
    pub fn start() -> PrivatePostgres {
        PrivatePostgres::start_with("on")
    }

    /// A new cluster that does not wait for the disk: quicker, for tests that do not kill it.
    pub fn start_without_fsync() -> PrivatePostgres {
        PrivatePostgres::start_with("off")
    }

    fn start_with(fsync: &str) -> PrivatePostgres {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("demesne-postgres-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let programs = programs();
        let mut command = as_server(Path::new("sh"));
        command.args(["-c", include_str!("postgres.sh"), "sh"]).arg(&folder).arg(&programs).arg(fsync);
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        // In a process group of its own, so that an interrupt from the keyboard leaves it time to tidy up.
        command.process_group(0).current_dir("/").env("LC_ALL", "C");
        let mut keeper = command.spawn().unwrap_or_else(|e| panic!("sh cannot be started: {e}."));
        let orders = keeper.stdin.take();
        let mut server = PrivatePostgres { folder, programs, port: 0, keeper, orders };
        server.until("The cluster is not made", |server| server.folder.join("made").exists());
        // Another process may take a port after it was found free: then the server ends, and the next port is tried.
        for port in free_ports(number).take(20) {
            server.port = port;
            if server.serve().is_ok() {
                return server;
            }
            let log = server.log();
            assert!(log.contains("Address already in use"), "PostgreSQL does not start:\n{log}");
        }
        panic!("PostgreSQL finds no free port of 127.0.0.1 among {PORTS:?}.");
    }

    /// The address of a database, as sqlx and the program's `--database` take it.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// Makes an empty database.
    pub fn create_database(&self, name: &str) {
        let mut command = Command::new(self.programs.join("createdb"));
        command.args(["--host=127.0.0.1", "--username=postgres", &format!("--port={}", self.port), name]);
        let made = command.output().unwrap_or_else(|e| panic!("createdb cannot be started: {e}."));
        assert!(
            made.status.success(),
            "The database {name} is not made: {}",
            String::from_utf8_lossy(&made.stderr)
        );
    }

    /// Ends the server and all its processes by SIGKILL, as if the power had gone for them alone.
    pub fn kill(&self) {
        let server = self.process_id();
        // Held still, it starts no process that would be overlooked.
        kill_process(pid(server), Signal::STOP)
            .unwrap_or_else(|e| panic!("PostgreSQL cannot be killed: {e}."));
        let mut all = children(server);
        all.push(server);
        for process in &all {
            // One that has ended by itself need not be killed.
            let _ = kill_process(pid(*process), Signal::KILL);
        }
        self.until("The server is not gone", |server| {
            server.folder.join("gone").exists() && all.iter().all(|process| !is_alive(*process))
        });
    }

    /// Starts the server again after [`PrivatePostgres::kill`], on the same port and with what was committed.
    pub fn restart(&self) {
        assert!(self.folder.join("gone").exists(), "PostgreSQL is running; kill it before it is restarted.");
        if self.serve().is_err() {
            panic!("PostgreSQL does not start again:\n{}", self.log());
        }
    }

    /// The process id of the server.
    pub fn process_id(&self) -> i32 {
        let file = self.folder.join("server");
        let text = fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        text.trim().parse().unwrap_or_else(|e| panic!("{} says {text:?}: {e}", file.display()))
    }

    /// Where all of it lies.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Has the keeper start the server and waits until it takes connections, or has ended.
    fn serve(&self) -> Result<(), ()> {
        // The keeper forgets the last server when it reads the order; until then its files must not be taken for news.
        for file in ["gone", "server"] {
            let _ = fs::remove_file(self.folder.join(file));
        }
        let mut orders = self.orders.as_ref().expect("the pipe is open until the cluster is dropped");
        writeln!(orders, "{}", self.port)
            .unwrap_or_else(|e| panic!("The keeper of PostgreSQL is gone: {e}."));
        let ended = |server: &PrivatePostgres| server.folder.join("gone").exists();
        self.until("The server does not answer", |server| ended(server) || server.is_ready());
        if ended(self) { Err(()) } else { Ok(()) }
    }

    /// Whether the server of this cluster, and no other one at the same port, takes connections: it writes so itself.
    fn is_ready(&self) -> bool {
        let read = |name: &str| fs::read_to_string(self.folder.join(name)).unwrap_or_default();
        let (server, state) = (read("server"), read("data/postmaster.pid"));
        let lines: Vec<&str> = state.lines().map(str::trim).collect();
        !server.is_empty() && lines.first() == Some(&server.trim()) && lines.get(7) == Some(&"ready")
    }

    fn until(&self, what: &str, is_so: impl Fn(&PrivatePostgres) -> bool) {
        let start = Instant::now();
        while !is_so(self) {
            let failed = !self.folder.join("made").exists() && self.folder.join("gone").exists();
            assert!(!failed, "{what}:\n{}", self.log());
            assert!(
                self.folder.exists() || start.elapsed() < PATIENCE / 2,
                "{what}: {} cannot be made; TMPDIR has to name a folder that the user {USER} can write to.",
                self.folder.display()
            );
            assert!(start.elapsed() < PATIENCE, "{what} after {PATIENCE:?}:\n{}", self.log());
            thread::sleep(PAUSE);
        }
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_else(|e| format!("There is no log: {e}."))
    }
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        // The keeper sees the end of its input, stops the server, removes the folder and ends.
        self.orders = None;
        let _ = self.keeper.wait();
    }
}

/// The folder of the newest PostgreSQL.
fn programs() -> PathBuf {
    let number = |path: &Path| path.file_name()?.to_str()?.parse::<f32>().ok();
    let entries = fs::read_dir(VERSIONS).into_iter().flatten().flatten().map(|entry| entry.path());
    let versions =
        entries.filter(|path| path.join("bin/initdb").exists() && path.join("bin/postgres").exists());
    let newest = versions.filter_map(|path| Some((number(&path)?, path))).max_by(|a, b| a.0.total_cmp(&b.0));
    let on_path = || {
        let folders = std::env::var_os("PATH").unwrap_or_default();
        std::env::split_paths(&folders).find(|folder| folder.join("initdb").exists())
    };
    newest.map(|(_, path)| path.join("bin")).or_else(on_path).unwrap_or_else(|| {
        panic!("PostgreSQL is not installed; \"cargo xtask test\" installs it, or \"apt-get install postgresql\".")
    })
}

/// A program that runs as the user of the server.
fn as_server(program: &Path) -> Command {
    if !geteuid().is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", USER, "--"]).arg(program);
    command
}

/// Free ports, from a place on that processes and clusters do not share.
fn free_ports(number: u32) -> impl Iterator<Item = u16> {
    let count = u32::from(PORTS.end - PORTS.start);
    let first = (std::process::id().wrapping_mul(37).wrapping_add(number.wrapping_mul(101))) % count;
    let ports = (0..count).map(move |step| PORTS.start + ((first + step) % count) as u16);
    ports.filter(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok())
}

fn pid(process: i32) -> Pid {
    Pid::from_raw(process).expect("no process has the id 0")
}

/// The processes that a process has started.
fn children(parent: i32) -> Vec<i32> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = processes.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    ids.filter(|process| stat(*process).is_some_and(|(_, of)| of == parent)).collect()
}

/// Whether a process runs; one that has ended and waits to be counted does not.
pub fn is_alive(process: i32) -> bool {
    stat(process).is_some_and(|(state, _)| state != 'Z')
}

/// State and parent of a process.
fn stat(process: i32) -> Option<(char, i32)> {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // After the name of the program, which stands in brackets and may hold anything.
    let mut words = text.rsplit_once(')')?.1.split_whitespace();
    Some((words.next()?.chars().next()?, words.next()?.parse().ok()?))
}
