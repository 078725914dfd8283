//! Rules and texts do no I/O, read no clock, hold no global state and draw no random number of their own. Most other crates touch
//! neither disk nor network.

use super::layers::OUTWARD_CRATES;
use crate::rust;

/// Parts of the standard library that reach outside.
const OUTSIDE: [&str; 6] = ["std::fs", "std::net", "std::time", "std::env", "std::io", "std::process"];

/// Names that stand for chance, a clock or global state.
const NAMES: [&str; 7] =
    ["thread_rng", "SystemTime", "Instant", "static mut", "OnceLock", "LazyLock", "thread_local"];

/// Disk, network and other programs.
const REACH: [&str; 3] = ["std::fs", "std::net", "std::process"];

/// Reads a source file of such a crate; what is compiled for tests only does not count.
pub fn check(name: &str, source: &str) -> Vec<String> {
    let fault = |what| {
        format!("{name} uses {what}, but rules and texts do no I/O, read no clock and hold no global state.")
    };
    found(source, &OUTSIDE, &NAMES).into_iter().map(fault).collect()
}

/// Reads a source file of a crate that touches neither disk nor network; tests do not count.
pub fn check_reach(name: &str, source: &str) -> Vec<String> {
    let fault = |what| format!("{name} uses {what}, but only {OUTWARD_CRATES} touch disk and network.");
    found(source, &REACH, &[]).into_iter().map(fault).collect()
}

/// Which of these paths and names a source file uses.
fn found<'a>(source: &str, paths: &[&'a str], names: &[&'a str]) -> Vec<&'a str> {
    let text = rust::without_tests(&rust::bare(source));
    let uses = rust::uses(&text);
    let imported = |path: &str| uses.iter().any(|used| has(used, path));
    let paths = paths.iter().filter(|path| has(&text, path) || imported(path));
    paths.chain(names.iter().filter(|word| has(&text, word))).copied().collect()
}

/// Whether the words occur, not as a part of a longer word.
pub(super) fn has(text: &str, words: &str) -> bool {
    let in_word = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(words)
        .any(|(at, _)| !text[..at].ends_with(in_word) && !text[at + words.len()..].starts_with(in_word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_outside_is_found() {
        for (source, what) in [
            ("use std::fs;", "std::fs"),
            ("use std::{fmt, io::Read};", "std::io"),
            ("fn a() { let t = std::time::Duration::ZERO; }", "std::time"),
            ("static mut N: u32 = 0;", "static mut"),
            ("use std::sync::LazyLock;", "LazyLock"),
            ("thread_local! { static A: u8 = 0; }", "thread_local"),
        ] {
            let faults = check("a.rs", source);
            assert_eq!(faults.len(), 1, "{source}: {faults:?}");
            assert!(faults[0].starts_with(&format!("a.rs uses {what},")), "{faults:?}");
        }
    }

    #[test]
    fn disk_and_network_are_found() {
        for (source, what) in [
            ("use std::{fmt, fs::File};", "std::fs"),
            ("fn a() { std::net::TcpStream::connect(b) }", "std::net"),
        ] {
            let fault = format!("a.rs uses {what}, but only server, cli and demesne touch disk and network.");
            assert_eq!(check_reach("a.rs", source), [fault], "{source}");
        }
        assert!(check_reach("a.rs", "use std::{io::Write, time::Duration};").is_empty());
        assert!(check_reach("a.rs", "#[cfg(test)]\nmod tests { use std::fs; }").is_empty());
    }

    #[test]
    fn words_comments_and_tests_do_not_count() {
        let source = "//! Instant fun, no std::fs.\nuse std::{fmt, hash::Hash};\nstruct InstantWin;\n\
                      const A: &str = \"std::net\";\n#[cfg(test)]\nmod tests { use std::fs; }";
        assert!(check("a.rs", source).is_empty());
    }
}
