//! What `deploy/`, `docs/hosting.md` and `docs/security.md` say: settings, and what exists in the repository.

use crate::common;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// A row of the table of settings in `docs/hosting.md`.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Setting {
    flag: String,
    variable: String,
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page() -> String {
    fs::read_to_string(root().join("docs/hosting.md")).expect("the page about hosting")
}

/// Every file of `deploy/` and the page, with its name.
fn texts() -> Vec<(String, String)> {
    let entries = fs::read_dir(root().join("deploy")).expect("the folder deploy");
    let mut texts: Vec<(String, String)> = entries
        .map(|entry| entry.expect("a file").path())
        // Settings that somebody tries out there are none of ours.
        .filter(|path| path.file_name().is_some_and(|name| name != "demesne.env" && name != ".env"))
        .map(|path| (path.display().to_string(), fs::read_to_string(&path).expect("a text")))
        .collect();
    texts.push(("docs/hosting.md".to_owned(), page()));
    texts
}

/// The settings that the page promises.
fn settings(page: &str) -> Vec<Setting> {
    let rows = page.lines().filter(|line| line.starts_with("| `--"));
    let cell = |row: &str, nth: usize| {
        let text = row.split(" | ").nth(nth)?.trim_matches(['|', '`', ' ']);
        Some(text.split_whitespace().next()?.to_owned())
    };
    rows.map(|row| Setting {
        flag: cell(row, 0).expect("a flag"),
        variable: cell(row, 1).expect("a variable"),
    })
    .collect()
}

/// The variables that a text names.
fn variables(text: &str) -> BTreeSet<String> {
    let in_name = |c: char| c.is_ascii_uppercase() || c == '_';
    let starts = text.match_indices("DEMESNE_").map(|(at, _)| &text[at..]);
    starts.map(|rest| rest.split(|c| !in_name(c)).next().unwrap_or_default().to_owned()).collect()
}

/// The flags that a text shows with a command of the program: `demesne serve --listen …`.
fn flags(text: &str, command: &str) -> BTreeSet<String> {
    let in_flag = |c: char| c.is_ascii_lowercase() || c == '-';
    let lines = text.lines().map(|line| line.split(" # ").next().unwrap_or_default());
    let called = [format!("demesne {command} "), format!("-- {command} ")];
    let ends =
        lines.filter_map(|line| called.iter().find_map(|call| Some(line.split_once(call.as_str())?.1)));
    let words = ends.flat_map(|end| end.split([' ', '`']).filter(|word| word.starts_with("--")));
    words.map(|word| word.split(|c| !in_flag(c)).next().unwrap_or_default().to_owned()).collect()
}

/// What the help of `demesne serve` and the page's table do not agree about.
fn disagreements(help: &str, settings: &[Setting]) -> Vec<String> {
    let words: BTreeSet<&str> =
        help.split([' ', '\n', ',', '=', '[', ']', '<', '>', ':', '`', '"']).collect();
    let unknown = settings.iter().flat_map(|setting| [&setting.flag, &setting.variable]);
    let unknown = unknown
        .filter(|name| !words.contains(name.as_str()))
        .map(|name| format!("docs/hosting.md has {name}, and \"demesne serve --help\" has not"));
    let silent = variables(help).into_iter().filter(|name| settings.iter().all(|s| s.variable != *name));
    let silent =
        silent.map(|name| format!("\"demesne serve --help\" has {name}, and docs/hosting.md has not"));
    unknown.chain(silent).collect()
}

#[test]
fn the_program_has_what_the_page_promises() {
    let help = common::fine(&["serve", "--help"]);
    assert_eq!(disagreements(&help, &settings(&page())), [""; 0]);
    // And the page's defaults are the program's.
    for (flag, default) in [
        ("--listen", "127.0.0.1:7117"),
        ("--log", "text"),
        ("--log-level", "info"),
        ("--cache-tables", "2000"),
        ("--rate-limit", "on"),
    ] {
        let row = page().lines().find(|line| line.starts_with(&format!("| `{flag} "))).map(str::to_owned);
        let row = row.unwrap_or_else(|| panic!("no row of {flag}"));
        assert!(
            row.rsplit(" | ").next().is_some_and(|cell| cell.starts_with(&format!("`{default}`"))),
            "{row}"
        );
        let from = help.find(&format!("{flag} <")).unwrap_or_else(|| panic!("no {flag} in the help"));
        let text = help[from..].split("\n\n      --").next().unwrap_or_default();
        assert!(text.contains(&format!("[default: {default}")), "{text}");
    }
}

#[test]
fn every_setting_has_its_variable() {
    let settings = settings(&page());
    assert!(settings.len() >= 13, "{settings:?}");
    for Setting { flag, variable } in settings {
        let name = flag.trim_start_matches('-').replace('-', "_").to_uppercase();
        assert_eq!(variable, format!("DEMESNE_{name}"), "{flag}");
    }
}

#[test]
fn the_example_has_every_setting_and_no_other() {
    let promised: BTreeSet<String> = settings(&page()).into_iter().map(|setting| setting.variable).collect();
    let example = fs::read_to_string(root().join("deploy/demesne.env.example")).expect("the example");
    assert_eq!(variables(&example), promised);
    for (name, text) in texts() {
        let strange: Vec<String> = variables(&text).difference(&promised).cloned().collect();
        assert!(strange.is_empty(), "{name} names {strange:?}, which docs/hosting.md does not explain");
    }
}

#[test]
fn commands_are_shown_with_flags_that_they_have() {
    let promised: BTreeSet<String> = settings(&page()).into_iter().map(|setting| setting.flag).collect();
    let database = BTreeSet::from(["--data".to_owned(), "--database".to_owned()]);
    let mut shown = BTreeSet::new();
    for (name, text) in texts() {
        for (command, known) in [("serve", &promised), ("backup", &database), ("restore", &database)] {
            let mut flags = flags(&text, command);
            flags.remove("--help");
            let strange: Vec<&String> = flags.difference(known).collect();
            assert!(strange.is_empty(), "{name} shows \"demesne {command}\" with {strange:?}");
            shown.extend(flags);
        }
    }
    assert!(shown.len() >= 5, "the page shows how to use them: {shown:?}");
}

#[test]
fn what_the_program_does_not_know_is_found() {
    let settings =
        settings("| flag | variable |\n| `--listen ADDR` | `DEMESNE_LISTEN` | where | `127.0.0.1:7117` |\n");
    assert_eq!(settings, [Setting { flag: "--listen".to_owned(), variable: "DEMESNE_LISTEN".to_owned() }]);
    let fine = "  --listen <ADDR>  Where to listen [env: DEMESNE_LISTEN=] [default: 127.0.0.1:7117]\n";
    assert_eq!(disagreements(fine, &settings), [""; 0]);
    let other = "  --listen-at <ADDR>  Where to listen [env: DEMESNE_LISTEN_AT=]\n";
    assert_eq!(
        disagreements(other, &settings),
        [
            "docs/hosting.md has --listen, and \"demesne serve --help\" has not",
            "docs/hosting.md has DEMESNE_LISTEN, and \"demesne serve --help\" has not",
            "\"demesne serve --help\" has DEMESNE_LISTEN_AT, and docs/hosting.md has not",
        ]
    );
    let shown =
        flags("run `demesne serve --log json --listen=1` # or --fast\ndocker run --detach\n", "serve");
    assert_eq!(shown, BTreeSet::from(["--listen".to_owned(), "--log".to_owned()]));
}

/// What stands in backticks, and the targets of links.
fn named(text: &str) -> (Vec<String>, Vec<String>) {
    // Blocks of commands are no names.
    let prose: String = text.split("```").step_by(2).collect();
    let ticked = prose.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    let links =
        prose.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0.to_owned())).collect();
    (ticked, links)
}

/// The names of all functions and tests in the repository, and of all figures for whoever watches a server.
fn defined(folder: &Path, names: &mut BTreeSet<String>) {
    for path in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            defined(&path, names);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = fs::read_to_string(&path).expect("a text");
            let word = |rest: &str| {
                rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default().to_owned()
            };
            names.extend(text.split("fn ").skip(1).map(word));
            let figures = text.split("\"demesne_").skip(1).map(|rest| format!("demesne_{}", word(rest)));
            names.extend(figures);
        }
    }
}

/// What a page names of the repository and the repository does not have.
fn missing(name: &str, text: &str, functions: &BTreeSet<String>) -> Vec<String> {
    /// Settings of nginx and PostgreSQL look like functions of ours.
    const OTHERS: [&str; 3] = ["proxy_read_timeout", "max_connections", "synchronous_commit"];
    const FOLDERS: [&str; 7] = ["crates", "deploy", "docs", "examples", "fuzz", "tests", "xtask"];
    const KINDS: [&str; 6] = [".rs", ".md", ".toml", ".yaml", ".timer", ".service"];
    let (ticked, links) = named(text);
    let mut missing = Vec::new();
    for word in &ticked {
        let is_path = !word.starts_with(['/', '~', '.'])
            && !word.contains([' ', '$', '…'])
            && (KINDS.iter().any(|kind| word.ends_with(kind))
                || FOLDERS.iter().any(|folder| word.starts_with(&format!("{folder}/"))));
        if is_path && !root().join(word).exists() {
            missing.push(format!("{name}: there is no file {word}"));
        }
        let function = word.rsplit("::").next().unwrap_or_default();
        let snake = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        let is_function = !is_path && function.contains('_') && function.chars().all(snake);
        if is_function && !OTHERS.contains(&function) && !functions.contains(function) {
            missing.push(format!("{name}: there is no test, function or figure {word}"));
        }
    }
    for link in links.iter().filter(|link| !link.contains("://") && !link.starts_with('#')) {
        let file = link.split('#').next().unwrap_or_default();
        if !root().join("docs").join(file).exists() {
            missing.push(format!("{name}: the link {link} leads nowhere"));
        }
    }
    missing
}

#[test]
fn whatever_the_pages_name_exists() {
    let mut functions = BTreeSet::new();
    defined(&root().join("crates"), &mut functions);
    for name in ["docs/hosting.md", "docs/security.md"] {
        let text = fs::read_to_string(root().join(name)).expect("a page");
        assert_eq!(missing(name, &text, &functions), [""; 0]);
    }
    // The pages do name things, and what does not exist is found.
    let security = fs::read_to_string(root().join("docs/security.md")).expect("a page");
    let (ticked, _) = named(&security);
    assert!(ticked.iter().filter(|word| word.contains("crates/")).count() >= 8, "{ticked:?}");
    assert!(ticked.iter().filter(|word| functions.contains(*word)).count() >= 15, "{ticked:?}");
    let wrong = "`crates/server/tests/none.rs` and `no_such_test_at_all`, `Table::check_nothing`, [here](none.md)\n```\n`no_code_here`\n```\n`/var/lib/demesne`";
    assert_eq!(
        missing("it", wrong, &functions),
        [
            "it: there is no file crates/server/tests/none.rs",
            "it: there is no test, function or figure no_such_test_at_all",
            "it: there is no test, function or figure Table::check_nothing",
            "it: the link none.md leads nowhere",
        ]
    );
}
