//! What happens later in the client happens only while whoever asked for it is there: so all of it goes through one file.

use super::purity::has;
use crate::rust;

/// The client's sources, and the file that lets them wait.
const CLIENT: &str = "crates/web/src/";
const LATER: &str = "crates/web/src/later.rs";

/// What lets something happen later without asking whether anybody is still there.
const RAW: [&str; 6] = [
    "spawn_local",
    "request_animation_frame",
    "request_idle_callback",
    "set_timeout",
    "set_interval",
    "queue_microtask",
];

/// Reads a source file of the client; others are none of its business.
pub fn check(name: &str, source: &str) -> Vec<String> {
    if !name.starts_with(CLIENT) || name == LATER {
        return Vec::new();
    }
    let text = rust::bare(source);
    let fault = |word: &&str| format!("{name} uses {word}, but what happens later is asked for by {LATER}.");
    RAW.iter().filter(|word| has(&text, word)).map(fault).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_waits_by_itself() {
        let source = "// spawn_local\nuse leptos::task::spawn_local;\nfn a() { set_timeout(b, LONG) }";
        let faults = check("crates/web/src/table/hint.rs", source);
        let start = "crates/web/src/table/hint.rs uses";
        let rest = "but what happens later is asked for by crates/web/src/later.rs.";
        assert_eq!(faults, ["spawn_local", "set_timeout"].map(|word| format!("{start} {word}, {rest}")));
        assert!(check(LATER, source).is_empty() && check("crates/server/src/run.rs", source).is_empty());
        let fine = "fn a() { later::work(b, c); window.set_timeout_with_callback(&d) }";
        assert!(check("crates/web/src/browser.rs", fine).is_empty());
    }
}
