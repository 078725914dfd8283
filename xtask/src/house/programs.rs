//! One program of tests a crate: nothing is left out of it, and nothing is built for no test.
//!
//! Cargo makes a program of every file in `tests` by itself, and each would be generated and linked alone; so crates say
//! `autotests = false` and name one. What its root forgets would silently not run.

use crate::{rust, tools::Failure};
use std::collections::BTreeSet;
use toml::{Table, Value};

/// Reads a crate's manifest. `names` are the files of the crate, below its folder; `read` reads one of them.
pub fn check(
    krate: &str,
    manifest: &str,
    names: &[&str],
    read: impl Fn(&str) -> Result<String, Failure>,
) -> Result<Vec<String>, Failure> {
    // Whether it can be read at all is said elsewhere.
    let Ok(manifest) = manifest.parse::<Table>() else { return Ok(Vec::new()) };
    let mut faults = Vec::new();
    if manifest.get("package").and_then(|package| package.get("autotests")) == Some(&Value::Boolean(false)) {
        let tests = manifest.get("test").and_then(Value::as_array).into_iter().flatten();
        let roots: BTreeSet<&str> =
            tests.filter_map(|test| test.get("path")).filter_map(Value::as_str).collect();
        let mut declared = BTreeSet::new();
        for root in &roots {
            declared.extend(modules(&rust::bare(&read(root)?)));
        }
        for name in names.iter().filter(|name| !roots.contains(*name)) {
            if module(name).is_some_and(|module| !declared.contains(module)) {
                faults.push(format!("crates/{krate}/{name} is never run: declare it in tests/main.rs."));
            }
        }
    }
    let off = |what: &str| manifest.get("lib").and_then(|lib| lib.get(what)) == Some(&Value::Boolean(false));
    for name in names.iter().filter(|name| name.starts_with("src/") && name.ends_with(".rs")) {
        let text = read(name)?;
        if off("test") && !rust::tests(&rust::bare(&text)).is_empty() {
            faults.push(format!("crates/{krate}/{name} has tests, but Cargo.toml says \"test = false\"."));
        }
        if off("doctest") && has_example(&text) {
            faults.push(format!(
                "crates/{krate}/{name} has an example, but Cargo.toml says \"doctest = false\"."
            ));
        }
    }
    Ok(faults)
}

/// The module that a file right in `tests`, or the first of a folder there, must be declared as.
fn module(name: &str) -> Option<&str> {
    let below = name.strip_prefix("tests/")?.strip_suffix(".rs")?;
    match below.split_once('/') {
        None => Some(below),
        Some((folder, "mod" | "main")) => Some(folder),
        Some(_) => None,
    }
}

/// The modules in files of their own that a bare source declares.
fn modules(bare: &str) -> Vec<String> {
    let words = bare.lines().filter_map(|line| line.trim().strip_prefix("mod ")?.strip_suffix(';'));
    words.map(str::to_owned).collect()
}

/// Whether the documents of a source have an example that would be run: a block of code of no other language.
fn has_example(source: &str) -> bool {
    let mut inside = false;
    for line in source.lines().map(str::trim_start) {
        let text = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"));
        let Some(language) = text.and_then(|text| text.trim_start().strip_prefix("```")) else { continue };
        if !inside && !matches!(language.trim(), "text" | "toml" | "json" | "sh" | "ignore") {
            return true;
        }
        inside = !inside;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "[package]\nautotests = false\n[lib]\ntest = false\ndoctest = false\n[[test]]\npath = \"tests/main.rs\"";

    fn faults(manifest: &str, names: &[&str], text: &str) -> Vec<String> {
        check("game", manifest, names, |_| Ok(text.to_owned())).expect("a manifest")
    }

    #[test]
    fn a_forgotten_file_is_named() {
        let names = ["tests/main.rs", "tests/laws.rs", "tests/oracle/play.rs", "tests/common/mod.rs"];
        let root = "mod common;\n// mod laws;\n";
        assert_eq!(
            faults(ONE, &names, root),
            ["crates/game/tests/laws.rs is never run: declare it in tests/main.rs."]
        );
        assert!(faults(ONE, &names, "mod common;\nmod laws;").is_empty());
        assert!(faults("[package]\nname = \"a\"", &names, root).is_empty(), "cargo finds them by itself");
    }

    #[test]
    fn what_is_switched_off_has_nothing_to_run() {
        let names = ["src/lib.rs"];
        assert!(faults(ONE, &names, "//! ```toml\n//! a = 1\n//! ```\nfn a() {}").is_empty());
        assert_eq!(faults(ONE, &names, "#[test]\nfn a() {}").len(), 1);
        assert_eq!(faults(ONE, &names, "/// ```\n/// a();\n/// ```").len(), 1);
        assert!(faults("[package]", &names, "#[test]\nfn a() {}\n/// ```").is_empty());
    }
}
