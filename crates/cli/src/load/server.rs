//! The server that is measured: another process of this program.

use super::lost;
use crate::fault::Fault;
use std::{net::SocketAddr, path::PathBuf, process::Stdio, time::Instant};
use tokio::{
    io::{AsyncBufReadExt as _, BufReader},
    process::{Child, Command},
};

/// A server, with a folder of its own if it needs one.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    /// How long it took until it could be asked.
    pub started_in: std::time::Duration,
    child: Child,
}

/// A folder that is removed at the end.
pub struct Folder(pub PathBuf);

impl Folder {
    /// A fresh one.
    pub fn new() -> Result<Folder, Fault> {
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).map_err(lost)?;
        let path = std::env::temp_dir().join(format!("demesne-load-{:016x}", u64::from_le_bytes(bytes)));
        std::fs::create_dir(&path).map_err(lost)?;
        Ok(Folder(path))
    }

    /// What lies in it, in megabytes.
    pub fn megabytes(&self) -> f64 {
        let files = std::fs::read_dir(&self.0).into_iter().flatten().flatten();
        files.filter_map(|file| Some(file.metadata().ok()?.len())).sum::<u64>() as f64 / 1e6
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed stays in the folder for temporary things.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Server {
    /// Starts one over a database or a folder.
    pub async fn start(database: Option<&str>, folder: &Folder) -> Result<Server, Fault> {
        let program = std::env::current_exe().map_err(lost)?;
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--rate-limit", "off", "--log-level", "warn"]);
        match database {
            Some(url) => command.env("DEMESNE_DATABASE", url),
            None => command.arg("--data").arg(&folder.0),
        };
        let start = Instant::now();
        let mut child = command.stdout(Stdio::piped()).kill_on_drop(true).spawn().map_err(lost)?;
        let out = child.stdout.take().ok_or_else(|| lost("the server says nothing"))?;
        let mut lines = BufReader::new(out).lines();
        let first = lines.next_line().await.map_err(lost)?.unwrap_or_default();
        let started_in = start.elapsed();
        let address = first.rsplit("http://").next().and_then(|address| address.trim().parse().ok());
        let address = address.ok_or_else(|| lost("the server did not start; what it said is above"))?;
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Ok(Server { address, started_in, child })
    }

    /// Its memory now, in megabytes.
    pub fn megabytes(&self) -> f64 {
        self.status("VmRSS:")
    }

    /// The most memory that it had, in megabytes.
    pub fn most_megabytes(&self) -> f64 {
        self.status("VmHWM:")
    }

    fn status(&self, line: &str) -> f64 {
        let Some(id) = self.child.id() else { return f64::NAN };
        let text = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let value = text.lines().find_map(|other| other.strip_prefix(line));
        let kilobytes = value.and_then(|value| value.trim().trim_end_matches(" kB").parse::<f64>().ok());
        kilobytes.map_or(f64::NAN, |kilobytes| kilobytes / 1000.0)
    }

    /// The seconds of processor time that it has used.
    pub fn processor_seconds(&self) -> f64 {
        let Some(id) = self.child.id() else { return f64::NAN };
        let text = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        // The fields are counted behind the name, which may hold anything but a closing bracket.
        let fields: Vec<&str> = text.rsplit(')').next().unwrap_or("").split_whitespace().collect();
        let ticks =
            |place: usize| fields.get(place).and_then(|field| field.parse::<f64>().ok()).unwrap_or(f64::NAN);
        (ticks(11) + ticks(12)) / 100.0
    }
}
