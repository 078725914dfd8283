//! What goes into the packages beside the program: files of the repository, and what is made of them.

use super::{third_party, version};
use crate::tools::{Failure, fail, files, output, program, read, root};

/// Texts of the repository that every package brings.
pub const TEXTS: [&str; 3] = ["LICENSE-APACHE", "LICENSE-MIT", "README.md"];

/// What all packages of one version share.
pub struct Contents {
    /// The list of what is inside of the program, with the licences.
    pub third_party: String,
    /// When the commit was made, in seconds: the date of all files, so that the same commit gives the same packages.
    pub date: u64,
    /// The release notes of all versions.
    pub changelog: String,
    /// Those of this version.
    pub notes: String,
}

impl Contents {
    /// Gathers it.
    pub fn gather() -> Result<Contents, Failure> {
        let path = root().join("CHANGELOG.md");
        if !path.is_file() {
            return fail(
                "There is no CHANGELOG.md, and every package brings it: write what is new in this version.",
            );
        }
        let changelog = read(&path)?;
        let notes = notes(&changelog, version())?;
        fits_tags(&output(program("git", &["tag", "--points-at", "HEAD"]))?, version())?;
        let date = output(program(
            "git",
            &["-c", "log.showSignature=false", "log", "--max-count=1", "--format=%ct"],
        ))?;
        let Ok(date) = date.trim().parse() else {
            return fail(format!("Git says \"{}\" for the date of the commit.", date.trim()));
        };
        Ok(Contents { third_party: third_party::page()?, date, changelog, notes })
    }

    /// Some texts, for tests.
    #[cfg(test)]
    pub fn example() -> Contents {
        let [third_party, changelog, notes] = ["others\n", "## 0.2.0\n\nAll.\n", "All.\n"].map(str::to_owned);
        Contents { third_party, date: 1_700_000_000, changelog, notes }
    }
}

/// The files of `deploy/` that belong to the repository, by their names there; not the settings that somebody tries out.
pub fn deploy() -> Vec<String> {
    named("deploy", "")
}

/// The pages of `docs/`, by their names there.
pub fn docs() -> Vec<String> {
    named("docs", ".md").into_iter().filter(|name| !name.contains('/')).collect()
}

fn named(folder: &str, ending: &str) -> Vec<String> {
    let folder = root().join(folder);
    let names = files(&folder, ending)
        .into_iter()
        .filter_map(|path| Some(path.strip_prefix(&folder).ok()?.to_string_lossy().into_owned()));
    names.filter(|name| name != "demesne.env" && !name.starts_with('.')).collect()
}

/// The part of the release notes that is about a version: from its heading to the next one of the same size.
fn notes(changelog: &str, version: &str) -> Result<String, Failure> {
    let is_heading = |line: &&str| line.starts_with("## ");
    let is_ours = |line: &&str| {
        is_heading(line)
            && line
                .split(|c: char| c.is_whitespace() || "[](),:".contains(c))
                .any(|word| word == version || word.strip_prefix('v') == Some(version))
    };
    let mut lines = changelog.lines().skip_while(|line| !is_ours(line)).skip(1).peekable();
    if lines.peek().is_none() {
        return fail(format!(
            "CHANGELOG.md has no part \"## {version}\": write what is new in this version."
        ));
    }
    let lines: Vec<&str> = lines.take_while(|line| !is_heading(line)).collect();
    match lines.join("\n").trim() {
        "" => fail(format!("The part \"## {version}\" of CHANGELOG.md is empty.")),
        text => Ok(format!("{text}\n")),
    }
}

/// A commit with a tag of a version has to be that version.
fn fits_tags(tags: &str, version: &str) -> Result<(), Failure> {
    let is_version =
        |tag: &&str| tag.strip_prefix('v').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    let tags: Vec<&str> = tags.lines().map(str::trim).filter(is_version).collect();
    if tags.is_empty() || tags.contains(&format!("v{version}").as_str()) {
        return Ok(());
    }
    fail(format!(
        "The commit has the tag {}, and Cargo.toml says version {version}: make them the same.",
        tags.join(", ")
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn why<T: std::fmt::Debug>(done: Result<T, Failure>) -> String {
        match done {
            Err(Failure::Check(why)) => why,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_notes_are_those_of_the_version() {
        let text = "# Changes\n\nBefore.\n\n## 0.2.0 (2026-11-18)\n\n### New\n- A.\n\n## 0.1.0\n\n- B.\n";
        assert_eq!(notes(text, "0.2.0"), Ok("### New\n- A.\n".to_owned()));
        assert_eq!(notes(text, "0.1.0"), Ok("- B.\n".to_owned()));
        assert_eq!(notes("## [v1.0.0]\nC\n", "1.0.0"), Ok("C\n".to_owned()));
        assert!(why(notes(text, "0.1")).contains("no part \"## 0.1\""));
        assert!(why(notes("## 0.3.0\n\n## 0.2.0\n- A.\n", "0.3.0")).contains("is empty"));
    }

    #[test]
    fn a_tag_says_the_same_version() {
        assert_eq!(fits_tags("", "0.2.0"), Ok(()));
        assert_eq!(fits_tags("very-good\n", "0.2.0"), Ok(()));
        assert_eq!(fits_tags("v0.2.0\nlatest\n", "0.2.0"), Ok(()));
        assert!(
            why(fits_tags("v0.3.0\n", "0.2.0")).contains("the tag v0.3.0, and Cargo.toml says version 0.2.0")
        );
    }

    #[test]
    fn the_files_of_the_repository_are_found() {
        let deploy = deploy();
        for name in ["Containerfile", "README.md", "demesne.service", "demesne.env.example"] {
            assert!(deploy.contains(&name.to_owned()), "{name} in {deploy:?}");
        }
        let docs = docs();
        assert!(docs.contains(&"hosting.md".to_owned()), "{docs:?}");
        assert!(docs.iter().all(|name| !name.contains('/')), "{docs:?}");
    }
}
