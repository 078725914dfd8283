//! The order of the house: what `docs/ARCHITECTURE.md` promises about files and crates, checked.

mod documents;
mod layers;
mod programs;
mod purity;
mod waiting;
mod words;

use crate::tools::{Failure, below_root, fail, files, output, program, read, root, works};
use documents::Tree;
use std::path::Path;

/// The crates that reach for nothing outside: rules, the table in text and in pictures, and what is made of results.
const PURE: [&str; 7] = ["game", "burgundy", "tuscany", "viscounts", "text", "draw", "arena"];

/// The most lines that a file of code may have.
const LINES: usize = 600;

/// Makes all checks and names everything that is wrong.
pub fn check() -> Result<(), Failure> {
    let mut faults = Vec::new();
    let words = words::Words::forbidden();
    let names = tracked()?;
    // What was deleted and not yet committed is still listed, and is not there.
    let tree = Tree::of(names.iter().map(String::as_str).filter(|name| root().join(name).exists()));
    let commands: Vec<&str> = crate::COMMANDS.iter().map(|command| command.0).collect();
    for name in &names {
        // A file that is no text, or that was deleted and not yet committed, has nothing to read.
        let Ok(text) = std::fs::read_to_string(root().join(name)) else { continue };
        faults.extend(words.check(name, &text));
        if is_code(name) {
            faults.extend(too_long(name, &text));
        }
        faults.extend(waiting::check(name, &text));
        if is_crate_root(name) {
            faults.extend(undocumented(name, &text));
        }
        if documents::is_document(name) {
            faults.extend(documents::check(name, &text, &tree, &commands));
        }
        if documents::is_map(name) {
            faults.extend(documents::undescribed(&text, &tree));
        }
    }
    for name in names.iter().filter(|name| name.ends_with("Cargo.toml")) {
        if let Some(krate) = name.strip_prefix("crates/").and_then(|rest| rest.strip_suffix("/Cargo.toml")) {
            let manifest = read(&root().join(name))?;
            faults.extend(layers::check(krate, &manifest));
            let folder = format!("crates/{krate}/");
            let there = names.iter().filter(|name| root().join(name).exists());
            let own: Vec<&str> = there.filter_map(|name| name.strip_prefix(&folder)).collect();
            faults.extend(programs::check(krate, &manifest, &own, |name| {
                read(&root().join("crates").join(krate).join(name))
            })?);
            faults.extend(outside(krate)?);
        }
    }
    if faults.is_empty() {
        println!("{} files are in order.", names.len());
        return Ok(());
    }
    fail(faults.join("\n"))
}

/// What a crate's sources use of the world outside, and may not.
fn outside(krate: &str) -> Result<Vec<String>, Failure> {
    let check = match krate {
        krate if PURE.contains(&krate) => purity::check,
        krate if layers::stays_inside(krate) => purity::check_reach,
        _ => return Ok(Vec::new()),
    };
    let mut faults = Vec::new();
    for path in files(&root().join("crates").join(krate).join("src"), ".rs") {
        if !path.components().any(|part| Path::new(&part).file_stem().is_some_and(|stem| stem == "tests")) {
            faults.extend(check(&below_root(&path), &read(&path)?));
        }
    }
    Ok(faults)
}

/// The files of the repository, those that are new and not ignored too.
fn tracked() -> Result<Vec<String>, Failure> {
    if works(program("git", &["rev-parse", "--git-dir"])) {
        let list = output(program("git", &["ls-files", "--cached", "--others", "--exclude-standard"]))?;
        return Ok(list.lines().map(str::to_owned).collect());
    }
    // Unpacked from an archive: all but what was built.
    let names = files(&root(), "").into_iter().map(|path| below_root(&path));
    let built = |name: &String| name.split('/').any(|part| part == "target" || part == ".git");
    Ok(names.filter(|name| !built(name)).collect())
}

/// Whether a file is written line by line: Rust, and the page.
fn is_code(name: &str) -> bool {
    let of_the_page = [".html", ".css", ".js"].iter().any(|ending| name.ends_with(ending));
    name.ends_with(".rs")
        || (["crates/server/tests/client/", "crates/web/page/"].iter().any(|page| name.starts_with(page))
            && of_the_page)
}

fn too_long(name: &str, text: &str) -> Option<String> {
    let lines = text.lines().count();
    (lines > LINES)
        .then(|| format!("{name} has {lines} lines; a file may have {LINES}: split it by what it holds."))
}

fn is_crate_root(name: &str) -> bool {
    name.ends_with("src/lib.rs") || name.ends_with("src/main.rs")
}

fn undocumented(name: &str, text: &str) -> Option<String> {
    let documented = text.lines().any(|line| line.starts_with("//! ") || line.starts_with("#![doc"));
    (!documented)
        .then(|| format!("{name} does not say what its crate is for: start it with a \"//!\" comment."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_code_and_what_was_recorded_is_not() {
        assert!(is_code("xtask/src/house.rs") && is_code("crates/web/page/sw.js"));
        assert!(is_code("crates/web/page/style/table.css") && is_code("crates/web/page/index.html"));
        assert!(!is_code("crates/web/page/icon.svg") && !is_code("docs/notation.md") && !is_code("a.js"));
    }

    #[test]
    fn long_files_are_named() {
        assert_eq!(too_long("a.rs", &"\n".repeat(600)), None);
        let fault = too_long("a.rs", &"\n".repeat(601)).unwrap();
        assert!(fault.starts_with("a.rs has 601 lines"), "{fault}");
    }

    #[test]
    fn crates_say_what_they_are_for() {
        assert!(is_crate_root("crates/game/src/lib.rs") && is_crate_root("xtask/src/main.rs"));
        assert!(!is_crate_root("crates/game/src/hex.rs"));
        assert_eq!(undocumented("lib.rs", "//! A game.\nmod a;"), None);
        assert_eq!(undocumented("lib.rs", "#![doc = include_str!(\"../README.md\")]"), None);
        assert!(undocumented("lib.rs", "// A game.\nmod a;").is_some());
    }
}
