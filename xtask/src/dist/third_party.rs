//! The list of what others wrote and what is inside of the program and of the page that it carries, with the licences.

mod package;
mod texts;

use super::{machine, version};
use crate::{
    client,
    tools::{Failure, cargo, fail, output},
};
use package::Package;
use serde_json::Value;
use std::collections::BTreeSet;
use texts::Texts;

/// What is linked to the program and is no package of cargo's: name, licence, who wrote it, where it is.
const BESIDE: [[&str; 4]; 3] = [
    ["LLVM's libunwind", "Apache-2.0 WITH LLVM-exception", "LLVM's contributors", "https://libcxx.llvm.org"],
    ["Rust's standard library", "MIT OR Apache-2.0", "The Rust Project Developers", "https://rust-lang.org"],
    ["musl", "MIT", "Rich Felker and others", "https://musl.libc.org"],
];

/// Gathers everything and writes the list.
pub fn page() -> Result<String, Failure> {
    let mut packages = shipped()?;
    for [name, licence, who, place] in BESIDE {
        packages.push(Package::beside(name, licence, who, place)?);
    }
    write(&packages)
}

/// The packages whose code is shipped. What is only used while building, or by tests, is not.
fn shipped() -> Result<Vec<Package>, Failure> {
    let program = machine::ALL.iter().map(|machine| ("demesne", machine.triple));
    let page = client::PACKAGES.map(|package| (package, client::TARGET));
    let mut wanted = BTreeSet::new();
    let mut filter = vec!["metadata", "--locked", "--format-version=1"];
    for (package, triple) in program.chain(page) {
        let words =
            ["tree", "--locked", "--package", package, "--target", triple, "--edges=normal", "--prefix=none"];
        wanted.extend(output(cargo(&words))?.lines().filter_map(named));
        if !filter.contains(&triple) {
            filter.extend(["--filter-platform", triple]);
        }
    }
    let text = output(cargo(&filter))?;
    let Ok(metadata) = serde_json::from_str::<Value>(&text) else {
        return fail("\"cargo metadata\" wrote no JSON.");
    };
    let listed = metadata["packages"].as_array().map_or(&[][..], Vec::as_slice);
    let mut packages = Vec::new();
    let mut faults = Vec::new();
    for one in listed {
        let is_wanted = wanted.remove(&(word(one, "name"), word(one, "version")));
        // What comes from nowhere is our own.
        if !is_wanted || one["source"].is_null() {
            continue;
        }
        match Package::read(one) {
            Ok(package) => packages.push(package),
            Err(why) => faults.push(why),
        }
    }
    if let Some((name, version)) = wanted.first() {
        return fail(format!("\"cargo tree\" has {name} {version}, and \"cargo metadata\" has not."));
    }
    if !faults.is_empty() {
        return fail(faults.join("\n"));
    }
    packages.sort_by(|a, b| (&a.name, &a.version).cmp(&(&b.name, &b.version)));
    Ok(packages)
}

/// Name and version of a line of `cargo tree`: `ring v0.17.14 (*)`.
fn named(line: &str) -> Option<(String, String)> {
    let mut words = line.split_whitespace();
    Some((words.next()?.to_owned(), words.next()?.strip_prefix('v')?.to_owned()))
}

fn word(value: &Value, field: &str) -> String {
    value[field].as_str().unwrap_or_default().to_owned()
}

/// Writes the list: a row a package, and below them every text once.
fn write(packages: &[Package]) -> Result<String, Failure> {
    let mut texts = Texts::default();
    let mut rows = String::new();
    for package in packages {
        let numbers = texts.of(package)?;
        let links: Vec<String> = numbers.iter().map(|number| format!("[{number}](#text-{number})")).collect();
        let cells = [
            format!("{} {}", package.name, package.version).trim_end().to_owned(),
            package.expression.clone(),
            package.authors.join(", "),
            package.place.clone(),
            links.join(", "),
        ];
        rows += &format!("| {} |\n", cells.map(|cell| cell.replace('|', "\\|")).join(" | "));
    }
    Ok(format!(
        "# What is inside of Demesne {version}\n\n\
         Demesne itself is licensed under MIT or Apache-2.0, at your choice. The program, and the page that it carries as WebAssembly, are \
         built from the packages below as well, unchanged and in these versions; their sources are at the addresses of the fourth column. \
         The numbers lead to the texts of the licences. SQLite, which libsqlite3-sys brings, is in the public \
         domain.\n\n\
         | what | licence | by | from | texts |\n| --- | --- | --- | --- | --- |\n{rows}\n{texts}",
        version = version(),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_tree_are_read() {
        let pair = |name: &str, version: &str| Some((name.to_owned(), version.to_owned()));
        assert_eq!(named("ring v0.17.14 (*)"), pair("ring", "0.17.14"));
        assert_eq!(named("demesne-web v0.2.0 (/somewhere/crates/web)"), pair("demesne-web", "0.2.0"));
        assert_eq!(named("serde_derive v1.0.0 (proc-macro)"), pair("serde_derive", "1.0.0"));
        assert_eq!(named(""), None);
    }

    #[test]
    fn everything_that_is_shipped_may_be_shipped() {
        let packages = shipped().unwrap_or_else(|why| panic!("{why:?}"));
        let has = |name: &str| packages.iter().any(|package| package.name == name);
        assert!(has("tokio") && has("mimalloc"), "what the program is made of");
        assert!(has("wasm-bindgen"), "what the page is made of");
        assert!(!has("walrus") && !has("cc"), "what only builds is not inside");
        assert!(!packages.iter().any(|package| package.name.starts_with("demesne")), "ours is ours");
        for package in &packages {
            let numbers = Texts::default().of(package).unwrap_or_else(|why| panic!("{why:?}"));
            assert!(!numbers.is_empty(), "{} has no text", package.name);
        }
    }

    #[test]
    fn a_text_stands_once_below_the_rows() {
        let beside = |name: &str, licence: &str| {
            Package::beside(name, licence, "Ada|Bo", "https://a.example").unwrap()
        };
        let page = write(&[beside("one", "MIT"), beside("two", "Apache-2.0 OR MIT"), beside("three", "MIT")])
            .unwrap();
        assert!(page.contains("| one | MIT | Ada\\|Bo | https://a.example | [1](#text-1) |\n"), "{page}");
        assert!(page.contains("| two | Apache-2.0 OR MIT | Ada\\|Bo | https://a.example | [2](#text-2) |\n"));
        assert!(page.contains("| three | MIT | Ada\\|Bo | https://a.example | [1](#text-1) |\n"));
        assert!(page.contains("\n## Text 1\n") && page.contains("Copyright (c) Ada|Bo\n"));
        assert!(page.contains("\n## Text 2\n") && !page.contains("\n## Text 3\n"));
        assert_eq!(page.matches("Permission is hereby granted").count(), 1);
    }
}
