//! `cargo xtask rules`: which test covers which rule.

pub mod id;

use crate::{
    args::Args,
    rust,
    tools::{Failure, below_root, fail, files, read, root},
};
use id::Id;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// What the command does and takes.
pub const HELP: &str = "\
Read every rule id of docs/rules/*.md and every test that names one. Fails, naming each, on a rule that has no test and is
not in docs/rules/no-behaviour.toml, on an id of that file that is unknown or has a test, and on a test that names an unknown id.

Usage: cargo xtask rules [--list]

Options:
  --list   Print every rule with the tests that name it

A test names rules in one of two ways:
  crates/*/tests/rules/**/B7.2-must-touch.test   by the start of the file's name, and further ones in it: \"rule: B7.4 B7.5\"
  #[test] fn b15_9_b15_10_free_step()            by the start of the function's name; br1_... is B-R1, xr1_... X-R1
";

const REASONS: &str = "docs/rules/no-behaviour.toml";

/// A test: where it is, and the ids that it names. `None` for a data file whose name does not start with an id.
type Named = (String, Option<Vec<Id>>);

/// Rules, tests and reasons side by side.
#[derive(Default, Debug)]
struct Coverage {
    tests: BTreeMap<Id, Vec<String>>,
    reasons: BTreeMap<Id, String>,
    faults: Vec<String>,
}

/// Runs the command.
pub fn command(mut args: Args) -> Result<(), Failure> {
    let list = args.switch("--list");
    args.finish()?;
    check(list)
}

/// Compares rules and tests, and prints all of it or the sum.
pub fn check(list: bool) -> Result<(), Failure> {
    let mut known = BTreeSet::new();
    for path in files(&root().join("docs/rules"), ".md") {
        known.extend(id::in_digest(&read(&path)?));
    }
    let coverage = Coverage::of(&known, &tests(&known)?, &read(&root().join(REASONS))?);
    if list {
        for rule in &known {
            let tests = coverage.tests.get(rule).map(|tests| tests.join("\n              "));
            let reason = coverage.reasons.get(rule).map(|reason| format!("(no behaviour: {reason})"));
            println!("{:<13} {}", rule.to_string(), tests.or(reason).unwrap_or_else(|| "NO TEST".to_owned()));
        }
    }
    if !coverage.faults.is_empty() {
        let count = coverage.faults.len();
        let what = if count == 1 { "fault" } else { "faults" };
        return fail(format!("{}\nRules and tests do not fit: {count} {what}.", coverage.faults.join("\n")));
    }
    println!(
        "{} rules: {} have tests, {} state no behaviour.",
        known.len(),
        coverage.tests.len(),
        coverage.reasons.len()
    );
    Ok(())
}

/// Every test of the crates that names a rule.
fn tests(known: &BTreeSet<Id>) -> Result<Vec<Named>, Failure> {
    let crates = root().join("crates");
    let mut tests = Vec::new();
    for path in files(&crates, ".test") {
        let place = below_root(&path);
        if place.split('/').nth(2) == Some("tests") && place.split('/').nth(3) == Some("rules") {
            tests.push((place, in_data_file(&path, &read(&path)?)));
        }
    }
    for path in files(&crates, ".rs") {
        for name in rust::tests(&rust::bare(&read(&path)?)) {
            let ids = id::in_function_name(&name, known);
            if !ids.is_empty() {
                tests.push((format!("{} {name}", below_root(&path)), Some(ids)));
            }
        }
    }
    Ok(tests)
}

fn in_data_file(path: &Path, text: &str) -> Option<Vec<Id>> {
    let (first, _) = Id::start_of(path.file_name()?.to_str()?)?;
    let mut ids = vec![first];
    for line in text.lines().filter_map(|line| line.trim().strip_prefix("rule:")) {
        for word in line.split([' ', ',', '\t']).filter(|word| !word.is_empty()) {
            ids.push(Id::parse(word)?);
        }
    }
    ids.sort();
    ids.dedup();
    Some(ids)
}

impl Coverage {
    fn of(known: &BTreeSet<Id>, tests: &[Named], reasons: &str) -> Coverage {
        let mut coverage = Coverage::default();
        for (place, ids) in tests {
            let Some(ids) = ids else {
                coverage.faults.push(format!(
                    "{place} must start its name with a rule id, and its line \"rule:\" may hold nothing but rule ids."
                ));
                continue;
            };
            for id in ids {
                if known.contains(id) {
                    coverage.tests.entry(id.clone()).or_default().push(place.clone());
                } else {
                    coverage.faults.push(format!("{place} names {id}, which is no rule of docs/rules."));
                }
            }
        }
        coverage.read_reasons(known, reasons);
        for id in known {
            if !coverage.tests.contains_key(id) && !coverage.reasons.contains_key(id) {
                coverage.faults.push(format!("{id} has no test."));
            }
        }
        coverage
    }

    fn read_reasons(&mut self, known: &BTreeSet<Id>, text: &str) {
        let table = match text.parse::<toml::Table>() {
            Ok(table) => table,
            Err(error) => return self.faults.push(format!("{REASONS} is no TOML: {}.", error.message())),
        };
        let Some(ids) = table.get("ids").and_then(toml::Value::as_table) else {
            return self.faults.push(format!("{REASONS} has no table [ids]."));
        };
        for (name, reason) in ids {
            let id = Id::parse(name).filter(|id| known.contains(id));
            match (id, reason.as_str().filter(|reason| !reason.trim().is_empty())) {
                (None, _) => {
                    self.faults.push(format!("{REASONS} names {name}, which is no rule of docs/rules."))
                }
                (_, None) => self.faults.push(format!("{REASONS} gives no reason for {name}.")),
                (Some(id), _) if self.tests.contains_key(&id) => {
                    let test = &self.tests[&id][0];
                    self.faults.push(format!("{REASONS} names {id}, but {test} tests it."));
                }
                (Some(id), Some(reason)) => {
                    self.reasons.insert(id, reason.to_owned());
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str) -> Vec<Id> {
        text.split(' ').filter_map(Id::parse).collect()
    }

    fn faults(tests: &[Named], reasons: &str) -> Vec<String> {
        Coverage::of(&ids("B1.1 B1.2 B1.3").into_iter().collect(), tests, reasons).faults
    }

    #[test]
    fn every_rule_needs_a_test_or_a_reason() {
        let tests = [("a.test".to_owned(), Some(ids("B1.1 B1.2")))];
        assert!(faults(&tests, "[ids]\n\"B1.3\" = \"a word\"").is_empty());
        assert_eq!(faults(&tests, "[ids]"), ["B1.3 has no test."]);
    }

    #[test]
    fn reasons_must_be_needed_and_given() {
        let tests = [("a.test".to_owned(), Some(ids("B1.1 B1.2")))];
        assert_eq!(
            faults(&tests, "[ids]\n\"B1.2\" = \"x\"\n\"B1.3\" = \"\"\n\"B9.9\" = \"x\""),
            [
                "docs/rules/no-behaviour.toml names B1.2, but a.test tests it.",
                "docs/rules/no-behaviour.toml gives no reason for B1.3.",
                "docs/rules/no-behaviour.toml names B9.9, which is no rule of docs/rules.",
                "B1.3 has no test.",
            ]
        );
        assert_eq!(faults(&tests, "")[0], "docs/rules/no-behaviour.toml has no table [ids].");
        assert!(faults(&tests, "[ids")[0].starts_with("docs/rules/no-behaviour.toml is no TOML"));
    }

    #[test]
    fn tests_must_name_rules_that_exist() {
        let tests = [("a.test".to_owned(), Some(ids("B1.1 B1.2 B1.3 B1.4"))), ("b.test".to_owned(), None)];
        let faults = faults(&tests, "[ids]");
        assert_eq!(faults[0], "a.test names B1.4, which is no rule of docs/rules.");
        assert!(faults[1].starts_with("b.test must start its name with a rule id"));
    }

    #[test]
    fn data_files_name_rules() {
        let named = |name: &str, text: &str| in_data_file(Path::new(name), text);
        assert_eq!(named("x/B7.2-must-touch.test", "rule: B7.2 B7.4\nrules: 1\n"), Some(ids("B7.2 B7.4")));
        assert_eq!(named("B-R1.test", ""), Some(ids("B-R1")));
        assert_eq!(named("X-R1-a-25th-tile.test", "rule: A-R1"), Some(ids("A-R1 X-R1")));
        assert_eq!(named("X-SHIELD-7.test", ""), Some(ids("X-SHIELD-7")));
        assert_eq!(named("must-touch.test", "rule: B7.2"), None);
        assert_eq!(named("B7.2.test", "rule: seven"), None);
    }
}
