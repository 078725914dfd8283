//! What `deploy/` and `docs/hosting.md` say of the server's settings.

use std::{collections::BTreeSet, fs, path::PathBuf};

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
fn every_setting_has_its_variable() {
    let settings = settings(&page());
    assert!(settings.len() >= 11, "{settings:?}");
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
