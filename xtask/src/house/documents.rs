//! What the documents say is where: paths, links and commands that they name exist, and the map of the code has every crate.

use std::collections::BTreeSet;

/// The map of the code.
const MAP: &str = "docs/ARCHITECTURE.md";

/// The documents whose paths are looked for. (`docs/hosting.md` and `docs/security.md` are read by a test of the binary.)
const WITH_PATHS: [&str; 3] = ["README.md", "CONTRIBUTING.md", MAP];

/// What the names of files end in; anything else with a dot is a word of some other kind.
const ENDINGS: [&str; 12] =
    ["css", "ftl", "js", "md", "net", "png", "py", "rs", "sh", "test", "toml", "webp"];

/// Whether a file is one of the documents.
pub fn is_document(name: &str) -> bool {
    name.ends_with(".md")
        && (name.starts_with("docs/") || ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].contains(&name))
}

/// All that is in the repository.
#[derive(Debug)]
pub struct Tree {
    /// Files and folders, by their paths below the root.
    paths: BTreeSet<String>,
    /// The folders in the root.
    first: BTreeSet<String>,
}

impl Tree {
    /// The tree of these files.
    pub fn of<'a>(files: impl IntoIterator<Item = &'a str>) -> Tree {
        let (mut paths, mut first) = (BTreeSet::new(), BTreeSet::new());
        for file in files {
            paths.insert(file.to_owned());
            paths.extend(file.match_indices('/').map(|(at, _)| file[..at].to_owned()));
            first.extend(file.split_once('/').map(|(folder, _)| folder.to_owned()));
        }
        Tree { paths, first }
    }

    /// Whether something lies at this path, in which `*` stands for anything.
    fn has(&self, path: &str) -> bool {
        if path.contains('*') { self.any(|one| matches(path, one)) } else { self.paths.contains(path) }
    }

    /// The same where only the end of the path is known.
    fn has_end(&self, end: &str) -> bool {
        let below = format!("/{end}");
        let form = format!("*{below}");
        self.has(end)
            || self.any(|one| if end.contains('*') { matches(&form, one) } else { one.ends_with(&below) })
    }

    fn any(&self, fits: impl Fn(&str) -> bool) -> bool {
        self.paths.iter().any(|one| fits(one))
    }

    /// Whether a word in backquotes means a file or a folder of the repository.
    fn means(&self, word: &str) -> bool {
        let plain = |c: char| c.is_ascii_alphanumeric() || "_-./*{},".contains(c);
        let built = word.starts_with("target/");
        if word.starts_with('/') || word.contains("{{") || built || !word.chars().all(plain) {
            return false;
        }
        let named = word.rsplit_once('.').is_some_and(|(_, ending)| ENDINGS.contains(&ending));
        named
            || word.ends_with('/')
            || word.split_once('/').is_some_and(|(first, _)| self.first.contains(first))
    }
}

/// All that is wrong with a document. `commands` are those of `cargo xtask`.
pub fn check(name: &str, text: &str, tree: &Tree, commands: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    let (mut code, mut place) = (false, None);
    for (number, line) in text.lines().enumerate() {
        let mut fault = |what: String| faults.push(format!("{name}:{} {what}", number + 1));
        for command in commands_of(line).filter(|command| !commands.contains(command)) {
            fault(format!("names \"cargo xtask {command}\", which does not exist."));
        }
        if line.starts_with("```") {
            code = !code;
        }
        if code {
            continue;
        }
        for link in links(line).filter(|link| !leads(name, link, tree)) {
            fault(format!("has a link to {link}, which leads nowhere."));
        }
        if WITH_PATHS.contains(&name) {
            if line.starts_with('#') || described(line).is_some() {
                place = opened(line);
            }
            for (word, first) in quoted(line) {
                let word = word.split("::").next().unwrap_or_default();
                let inside = place.filter(|_| first);
                let known = |path: &String| exists(path.trim_end_matches('/'), inside, tree);
                if tree.means(word) && !alternatives(word).iter().all(known) {
                    let here = inside.map_or_else(String::new, |krate| format!(" in {krate}"));
                    fault(format!("names `{word}`, which does not exist{here}."));
                }
            }
        }
    }
    faults
}

/// The crates that the map does not describe: each has a paragraph that begins with its folder.
pub fn undescribed(map: &str, tree: &Tree) -> Vec<String> {
    let folder = |path: &String| path.strip_suffix("/Cargo.toml").map(str::to_owned);
    let crates = tree.paths.iter().filter(|path| path.starts_with("crates/")).filter_map(folder);
    crates
        .filter(|krate| !map.lines().any(|line| opened(line) == Some(krate)))
        .map(|krate| format!("{MAP} does not describe {krate}: begin a paragraph with \"`{krate}`:\"."))
        .collect()
}

/// The map of the code, if the repository has it.
pub fn is_map(name: &str) -> bool {
    name == MAP
}

/// The folder whose description begins with this line.
fn described(line: &str) -> Option<&str> {
    let (folder, rest) = line.strip_prefix('`')?.split_once('`')?;
    rest.starts_with(':').then_some(folder)
}

/// The same where it is a crate.
fn opened(line: &str) -> Option<&str> {
    described(line).filter(|folder| folder.strip_prefix("crates/").is_some_and(|name| !name.contains('/')))
}

/// The words in backquotes, each with whether it stands in the first column of a table.
fn quoted(line: &str) -> impl Iterator<Item = (&str, bool)> {
    let first_ends = line.strip_prefix('|').and_then(|rest| rest.find('|')).unwrap_or(0);
    let mut at = 0;
    line.split('`').enumerate().filter_map(move |(place, word)| {
        let begins = at;
        at += word.len() + 1;
        (place % 2 == 1).then_some((word, begins < first_ends))
    })
}

/// A table that describes a crate names what lies in it; everywhere else the end of a path is enough.
fn exists(path: &str, krate: Option<&str>, tree: &Tree) -> bool {
    match krate {
        Some(krate) => ["", "src/", "build/"].iter().any(|part| tree.has(&format!("{krate}/{part}{path}"))),
        None => tree.has_end(path),
    }
}

/// What `a/{b,c}` stands for: `a/b` and `a/c`.
fn alternatives(word: &str) -> Vec<String> {
    let parts = word.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)));
    let Some((before, (inside, after))) = parts else { return vec![word.to_owned()] };
    inside.split(',').flat_map(|one| alternatives(&format!("{before}{one}{after}"))).collect()
}

/// Whether a text is of a form in which `*` stands for anything.
fn matches(form: &str, text: &str) -> bool {
    let Some((before, rest)) = form.split_once('*') else { return form == text };
    let Some(text) = text.strip_prefix(before) else { return false };
    (0..=text.len()).any(|at| text.is_char_boundary(at) && matches(rest, &text[at..]))
}

/// Where the links and pictures of a line lead.
fn links(line: &str) -> impl Iterator<Item = &str> {
    line.split("](").skip(1).filter_map(|rest| rest.split_once(')').map(|(link, _)| link))
}

/// Whether a link of a document leads somewhere; what is outside of the repository is not asked.
fn leads(document: &str, link: &str, tree: &Tree) -> bool {
    if link.contains("://") || link.starts_with('#') {
        return true;
    }
    let mut at: Vec<&str> = document.split('/').collect();
    at.pop();
    for part in link.split('#').next().unwrap_or_default().trim_end_matches('/').split('/') {
        match part {
            ".." if at.pop().is_none() => return false,
            ".." | "." => {}
            part => at.push(part),
        }
    }
    tree.has(&at.join("/"))
}

/// The commands of `cargo xtask` that a line names; flags are none.
fn commands_of(line: &str) -> impl Iterator<Item = &str> {
    let end = |rest: &str| rest.find(|c: char| !c.is_ascii_lowercase() && c != '-').unwrap_or(rest.len());
    let named = line.split("cargo xtask ").skip(1).map(move |rest| &rest[..end(rest)]);
    named.filter(|command| command.starts_with(|c: char| c.is_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree() -> Tree {
        Tree::of([
            "README.md",
            "docs/ARCHITECTURE.md",
            "docs/rules/one.md",
            "crates/game/Cargo.toml",
            "crates/game/src/seat.rs",
            "crates/game/tests/laws.rs",
            "crates/pages/Cargo.toml",
            "crates/pages/build/seat.rs",
            "crates/pages/locales/en/start.ftl",
        ])
    }

    fn faults(name: &str, text: &str) -> Vec<String> {
        check(name, text, &tree(), &["test", "client-figures"])
    }

    #[test]
    fn paths_that_are_gone_are_named() {
        let text = "`docs/rules/` and `docs/none.md`\n`seat.rs`, `tests/laws.rs`, `gone.rs`, `src/none/`";
        let found = [
            "README.md:1 names `docs/none.md`, which does not exist.",
            "README.md:2 names `gone.rs`, which does not exist.",
            "README.md:2 names `src/none/`, which does not exist.",
        ];
        assert_eq!(faults("README.md", text), found);
        assert!(faults("docs/rules/one.md", text).is_empty(), "only some documents name paths of the house");
    }

    #[test]
    fn words_of_other_kinds_are_no_paths() {
        let text = "`Seat::new`, `p1 silver`, `/api/openapi.json`, `target/client/`, `{{gone.js}}`, `1.5`, `and/or`, `game.txt`";
        assert!(faults("README.md", text).is_empty(), "{:?}", faults("README.md", text));
        assert!(faults("README.md", "```sh\ncat `gone.rs`\n```\n").is_empty(), "nor is what stands in code");
    }

    #[test]
    fn forms_stand_for_what_they_match() {
        let right = "`crates/*/src`, `locales/{en}/*.ftl`, `crates/{game,pages}/Cargo.toml`, `crates/**/*.ftl`, `seat.rs::Seat`";
        assert!(faults("README.md", right).is_empty(), "{:?}", faults("README.md", right));
        for wrong in ["crates/*/none", "crates/{game,none}/Cargo.toml", "locales/*.rs", "none.rs::Seat"] {
            assert_eq!(faults("README.md", &format!("`{wrong}`")).len(), 1, "{wrong}");
        }
    }

    #[test]
    fn a_table_of_a_crate_names_what_lies_in_it() {
        let map = "`crates/game`: the vocabulary.\n| `seat.rs`, `laws.rs` | see `laws.rs` |\n`crates/pages`: files\n| `seat.rs` | of `build/` |\n\
            `xtask`: commands\n| `laws.rs` | |";
        assert_eq!(
            faults("docs/ARCHITECTURE.md", map),
            ["docs/ARCHITECTURE.md:2 names `laws.rs`, which does not exist in crates/game."]
        );
    }

    #[test]
    fn every_crate_is_described() {
        let fault = "docs/ARCHITECTURE.md does not describe crates/pages: begin a paragraph with \"`crates/pages`:\".";
        assert_eq!(undescribed("`crates/game`: words\nIn `crates/pages`: no", &tree()), [fault]);
        assert!(undescribed("`crates/game`: a\n`crates/pages`: b", &tree()).is_empty());
    }

    #[test]
    fn links_lead_somewhere() {
        let right =
            "[a](rules/one.md#ids) ![b](../README.md) [c](https://example.org/none) [d](#here) [e](rules/)";
        assert!(faults("docs/ARCHITECTURE.md", right).is_empty());
        let found = faults("docs/rules/one.md", "[a](one.md) [b](rules/one.md), [c](../../../README.md)");
        let fault = |link: &str| format!("docs/rules/one.md:1 has a link to {link}, which leads nowhere.");
        assert_eq!(found, [fault("rules/one.md"), fault("../../../README.md")]);
    }

    #[test]
    fn commands_exist() {
        let text = "`cargo xtask test`, `cargo xtask none --all`\n```\ncargo xtask client-figures\ncargo xtask old\n```\n`cargo xtask`, `cargo xtask --help`";
        let fault = |line: u8, name: &str| {
            format!("README.md:{line} names \"cargo xtask {name}\", which does not exist.")
        };
        assert_eq!(faults("README.md", text), [fault(1, "none"), fault(4, "old")]);
    }

    #[test]
    fn documents_are_told_apart() {
        assert!(is_document("README.md") && is_document("docs/rules/one.md") && is_document("CHANGELOG.md"));
        assert!(!is_document("deploy/README.md") && !is_document("docs/pictures/a.png"));
        assert!(is_map("docs/ARCHITECTURE.md") && !is_map("ARCHITECTURE.md"));
    }
}
