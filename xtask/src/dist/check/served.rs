//! A server that was started to be asked.

use crate::{
    dist::http,
    tools::{Failure, fail, program, run, typed},
};
use std::{
    env,
    io::{BufRead as _, BufReader},
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

/// How long a start or a stop may take: an emulated machine is slow.
const PATIENCE: Duration = Duration::from_secs(120);

/// What the server says before its address.
const SAID: &str = "Demesne is at http://";

/// A running server; dropped, it is killed.
pub struct Served {
    child: Child,
    /// Where it listens, as `127.0.0.1:40001`.
    address: String,
}

impl Served {
    /// Starts it and waits until it says where it is.
    pub fn start(mut command: Command) -> Result<Served, Failure> {
        // Settings of whoever calls us are none of the package's.
        command.env_clear().env("PATH", env::var_os("PATH").unwrap_or_default());
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let line = typed(&command);
        let child =
            command.spawn().or_else(|error| fail(format!("\"{line}\" could not be started: {error}.")))?;
        let mut served = Served { child, address: String::new() };
        let Some(said) = served.child.stdout.take() else { return fail("The server has no output.") };
        let (tell, told) = mpsc::channel();
        // Reads to the end, for a server whose words nobody takes would be another one.
        thread::spawn(move || {
            for line in BufReader::new(said).lines().map_while(Result::ok) {
                let _ = tell.send(line);
            }
        });
        let first = told.recv_timeout(PATIENCE);
        match first.ok().as_deref().and_then(|first| first.strip_prefix(SAID)) {
            Some(address) => {
                served.address = address.trim_end_matches('/').to_owned();
                Ok(served)
            }
            None => fail(format!("\"{line}\" did not say where the server is.")),
        }
    }

    /// Asks whether it is well, and for the page with all that the page needs at once.
    pub fn ask(&self) -> Result<(), Failure> {
        if http::get(&self.address, "/healthz")? != b"ok\n" {
            return fail("The server does not say at /healthz that it is well.");
        }
        let page = http::get(&self.address, "/")?;
        let links = links(&String::from_utf8_lossy(&page));
        for kind in [".js", ".css", ".wasm"] {
            if !links.iter().any(|link| link.ends_with(kind)) {
                return fail(format!("The front page names no file that ends in {kind}."));
            }
        }
        for link in links {
            if http::get(&self.address, &link)?.is_empty() {
                return fail(format!("The server sends nothing at {link}."));
            }
        }
        Ok(())
    }

    /// Tells it to stop as systems do, and wants it to end well.
    pub fn stop(mut self) -> Result<(), Failure> {
        run(program("sh", &["-c", "kill -TERM \"$1\"", "sh", &self.child.id().to_string()]))?;
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            match self.child.try_wait() {
                Ok(Some(status)) if status.success() => return Ok(()),
                Ok(Some(status)) => {
                    return fail(format!("The server was told to stop and ended with {status}."));
                }
                Ok(None) => thread::sleep(Duration::from_millis(50)),
                Err(error) => return fail(format!("The server was lost: {error}.")),
            }
        }
        fail("The server was told to stop and did not.")
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The files of the same server that a page links to.
fn links(page: &str) -> Vec<String> {
    let values = ["href=\"/", "src=\"/"].into_iter().flat_map(|start| page.split(start).skip(1));
    let mut links: Vec<String> = values
        .filter_map(|rest| Some(format!("/{}", rest.split_once('"')?.0)))
        .filter(|link| !link.starts_with("//"))
        .collect();
    links.sort();
    links.dedup();
    links
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_of_a_page_are_found() {
        let page = "<script src=\"/early-12.js\"></script><link href=\"/style.css\"><link href=\"https://a.example/\">\
                    <link href=\"//a.example/x\"><a href=\"/style.css\">";
        assert_eq!(links(page), ["/early-12.js", "/style.css"]);
    }

    #[test]
    fn a_server_that_says_nothing_or_ends_badly_is_refused() {
        let why = |done: Result<(), Failure>| match done {
            Err(Failure::Check(why)) => why,
            other => panic!("{other:?}"),
        };
        let silent = Served::start(program("sh", &["-c", "echo It is cold"])).map(drop);
        assert!(why(silent).contains("did not say where the server is"));
        // Before it says where it is it knows how it will end: on a busy machine it is told to stop at once.
        let script = format!("trap 'exit 3' TERM; echo {SAID}127.0.0.1:1; while :; do sleep 0.05; done");
        let rude =
            Served::start(program("/bin/sh", &["-c", &script])).unwrap_or_else(|why| panic!("{why:?}"));
        assert_eq!(rude.address, "127.0.0.1:1");
        assert!(why(rude.stop()).contains("ended with exit status: 3"));
    }
}
