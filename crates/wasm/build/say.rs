//! What takes so long, for whoever waits at a terminal.
//!
//! Cargo keeps what build scripts write to itself, and shows the names of crates. So one line goes to the terminal by another way, above
//! cargo's own line; where there is no terminal (a log, an automatic build) nobody is told.

use crate::place::{Place, Quality};
use std::{fs::OpenOptions, io::Write as _, thread};

/// Minutes of processor time that a whole build takes from nothing (docs/performance.md, "The build"); the client is the last part of it to be ready.
const MINUTES: [(Quality, usize); 2] = [(Quality::Quick, 11), (Quality::Dist, 28)];

/// Says that the client is built, and how long everything will take on a machine that has built nothing yet.
pub fn begin(place: &Place) {
    if place.target.join(crate::target::TARGET).is_dir() {
        return line("the browser client is built anew: some seconds.");
    }
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let minutes = MINUTES.iter().find(|one| one.0 == place.quality).map_or(0, |one| one.1);
    let wait = minutes.div_ceil(cores.min(4)).max(2);
    let cores = if cores == 1 { "one core".to_owned() } else { format!("{cores} cores") };
    line(&format!(
        "the server and the browser client are built side by side; the first time this takes about {wait} minutes with {cores}."
    ));
}

fn line(text: &str) {
    if let Ok(mut terminal) = OpenOptions::new().write(true).open("/dev/tty") {
        // Whoever cannot be told waits all the same.
        let _ = writeln!(terminal, "\r\x1b[KDemesne: {text}");
    }
}
