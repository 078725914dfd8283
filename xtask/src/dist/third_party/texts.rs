//! The texts of licences, each once.

use super::package::Package;
use crate::tools::{Failure, below_root, fail, files, read, root};
use std::{
    fmt,
    path::{Path, PathBuf},
};

/// What the name of a file with a licence starts with.
const NAMES: [&str; 6] = ["copying", "copyright", "licence", "license", "notice", "unlicense"];

/// Files whose names start so and that are something else.
const OTHERS: [&str; 7] = ["html", "json", "py", "rs", "sh", "spdx", "toml"];

/// What encloses a text. No licence has a line like it.
const FENCE: &str = "~~~~~~~~~~~~";

/// The texts that were met, in the order in which they were.
#[derive(Default)]
pub struct Texts {
    texts: Vec<Text>,
}

/// A text and who uses it.
struct Text {
    /// Its words, by which it is known again however its lines are broken.
    words: String,
    text: String,
    users: Vec<String>,
}

impl Texts {
    /// The numbers of the texts that belong to a package: those that it brings, else those of its licence.
    pub fn of(&mut self, package: &Package) -> Result<Vec<usize>, Failure> {
        let brought = package.folder.as_deref().map_or_else(Vec::new, brought);
        let mut found = Vec::new();
        for path in &brought {
            let bytes = std::fs::read(path)
                .or_else(|error| fail(format!("{} cannot be read: {error}.", path.display())))?;
            found.push(String::from_utf8_lossy(&bytes).into_owned());
        }
        if found.iter().all(|text| text.trim().is_empty()) {
            found = package
                .licence
                .way()
                .into_iter()
                .map(|name| usual(name, package))
                .collect::<Result<_, _>>()?;
        }
        let user = format!("{} {}", package.name, package.version).trim_end().to_owned();
        let mut numbers: Vec<usize> = found.iter().map(|text| self.number(text, &user)).collect();
        numbers.sort_unstable();
        numbers.dedup();
        Ok(numbers)
    }

    fn number(&mut self, text: &str, user: &str) -> usize {
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let at = self.texts.iter().position(|known| known.words == words).unwrap_or_else(|| {
            self.texts.push(Text { words, text: text.to_owned(), users: Vec::new() });
            self.texts.len() - 1
        });
        let users = &mut self.texts[at].users;
        if users.last().is_none_or(|last| last != user) {
            users.push(user.to_owned());
        }
        at + 1
    }
}

impl fmt::Display for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, Text { text, users, .. }) in self.texts.iter().enumerate() {
            let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
            let lines = lines.join("\n");
            write!(f, "## Text {}\n\nFor {}.\n\n", at + 1, users.join(", "))?;
            write!(f, "{FENCE}\n{}\n{FENCE}\n\n", lines.trim_matches('\n'))?;
        }
        Ok(())
    }
}

/// The files with licences in a package, those of the C code that it carries too.
fn brought(folder: &Path) -> Vec<PathBuf> {
    files(folder, "").into_iter().filter(|path| is_licence(path)).collect()
}

fn is_licence(path: &Path) -> bool {
    let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().to_lowercase());
    let kind = path.extension().map_or_else(String::new, |kind| kind.to_string_lossy().to_lowercase());
    NAMES.iter().any(|start| name.starts_with(start)) && !OTHERS.contains(&kind.as_str())
}

/// The text of a licence for a package that does not bring it.
fn usual(licence: &str, package: &Package) -> Result<String, Failure> {
    match licence {
        "MIT" => {
            let own = root().join("LICENSE-MIT");
            let who = match package.authors.as_slice() {
                [] => format!("the authors of {}", package.name),
                authors => authors.join(", "),
            };
            mit(&read(&own)?, &who).map_or_else(
                || fail(format!("{} has no line that starts with \"Copyright\".", below_root(&own))),
                Ok,
            )
        }
        "Apache-2.0" | "Apache-2.0 WITH LLVM-exception" => read(&root().join("LICENSE-APACHE")),
        _ => fail(format!(
            "{} {} does not bring the text of its licence {licence}: say in xtask/src/dist/third_party/texts.rs where it is.",
            package.name, package.version
        )),
    }
}

/// The MIT licence as somebody else gives it.
fn mit(own: &str, who: &str) -> Option<String> {
    let mut lines: Vec<String> = own.lines().map(str::to_owned).collect();
    let line = lines.iter_mut().find(|line| line.starts_with("Copyright"))?;
    *line = format!("Copyright (c) {who}");
    Some(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dist::{put, scratch::Scratch};

    #[test]
    fn licences_are_found_by_their_names() {
        for name in
            ["LICENSE", "LICENSE-MIT", "Licence.md", "COPYING.txt", "NOTICE", "UNLICENSE", "c/LICENSE"]
        {
            assert!(is_licence(Path::new(name)), "{name}");
        }
        for name in ["license.rs", "LICENSE.html", "README.md", "src/lib.rs", "licenses.toml"] {
            assert!(!is_licence(Path::new(name)), "{name}");
        }
    }

    #[test]
    fn a_package_is_listed_with_what_it_brings() {
        let scratch = Scratch::new("texts").unwrap();
        put(&scratch.folder.join("LICENSE"), "Do as\nyou like.\n", 0o644).unwrap();
        put(&scratch.folder.join("c/COPYING"), "Do as you\nlike.", 0o644).unwrap();
        put(&scratch.folder.join("c/NOTICE"), "Nobody is to blame.\n", 0o644).unwrap();
        let mut package = Package::beside("thing", "ISC", "Ada", "https://thing.example").unwrap();
        let mut texts = Texts::default();
        let Err(Failure::Check(why)) = texts.of(&package) else { panic!("there is no text") };
        assert!(why.contains("thing  does not bring the text of its licence ISC"), "{why}");
        package.folder = Some(scratch.folder.clone());
        assert_eq!(
            texts.of(&package).unwrap(),
            [1, 2],
            "one text, its lines broken in two ways, and another"
        );
        package.name = "other".to_owned();
        assert_eq!(texts.of(&package).unwrap(), [1, 2]);
        let page = texts.to_string();
        assert!(
            page.starts_with(
                "## Text 1\n\nFor thing, other.\n\n~~~~~~~~~~~~\nDo as\nyou like.\n~~~~~~~~~~~~\n"
            ),
            "{page}"
        );
    }

    #[test]
    fn the_usual_text_names_who_wrote_it() {
        let own = read(&root().join("LICENSE-MIT")).unwrap();
        let text = mit(&own, "Ada").unwrap();
        assert!(
            text.contains("\nCopyright (c) Ada\n") && text.contains("Permission is hereby granted"),
            "{text}"
        );
        assert!(!text.contains("Demesne"));
        assert_eq!(mit("nothing", "Ada"), None);
    }
}
