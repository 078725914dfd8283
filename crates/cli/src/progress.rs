//! A bar on standard error, for people who wait.

use std::{
    io::{IsTerminal, Write},
    time::{Duration, Instant},
};

/// Work shorter than this shows no bar.
const PATIENCE: Duration = Duration::from_secs(1);
/// How often the bar is drawn.
const BEAT: Duration = Duration::from_millis(100);
const WIDTH: u64 = 30;

/// How far some work has come. It shows only on a terminal, and only if the work takes long.
#[derive(Debug)]
pub struct Progress {
    what: &'static str,
    total: u64,
    done: u64,
    started: Instant,
    drawn: Option<Instant>,
    terminal: bool,
}

impl Progress {
    /// Work of so many pieces.
    pub fn new(what: &'static str, total: u64) -> Progress {
        Progress {
            what,
            total,
            done: 0,
            started: Instant::now(),
            drawn: None,
            terminal: std::io::stderr().is_terminal(),
        }
    }

    /// Whether anybody would see it.
    pub fn is_seen(&self) -> bool {
        self.terminal
    }

    /// There are so many pieces, as was found out later.
    pub fn expect(&mut self, total: u64) {
        self.total = total;
    }

    /// One more piece is done.
    pub fn step(&mut self) {
        self.at(self.done + 1);
    }

    /// So many pieces are done.
    pub fn at(&mut self, done: u64) {
        self.done = done;
        let due = self.drawn.map_or(self.started + PATIENCE, |drawn| drawn + BEAT);
        if self.terminal && Instant::now() >= due {
            self.drawn = Some(Instant::now());
            let _ = write!(std::io::stderr(), "\r{}", bar(self.what, done, self.total));
        }
    }

    /// The work is done: the bar goes away.
    pub fn finish(self) {
        if self.drawn.is_some() {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}

fn bar(what: &str, done: u64, total: u64) -> String {
    let total = total.max(1);
    let done = done.min(total);
    let full = (done * WIDTH / total) as usize;
    let rest = WIDTH as usize - full;
    format!("[{}{}] {:3}% of {total} {what}", "#".repeat(full), ".".repeat(rest), done * 100 / total)
}

#[cfg(test)]
mod tests {
    #[test]
    fn bars_fill_up() {
        assert_eq!(super::bar("games", 0, 10), format!("[{}]   0% of 10 games", ".".repeat(30)));
        assert_eq!(
            super::bar("games", 5, 10),
            format!("[{}{}]  50% of 10 games", "#".repeat(15), ".".repeat(15))
        );
        assert!(super::bar("games", 11, 10).contains("100%"));
        assert!(super::bar("games", 0, 0).contains("0%"));
    }
}
