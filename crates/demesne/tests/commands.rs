//! The commands that the documents show: each is one that the program understands, and its table can be set up.

use crate::common::*;

use std::{fs, path::Path};

/// The documents with commands to copy.
const DOCUMENTS: [&str; 3] = ["README.md", "docs/commands.md", "docs/arena.md"];

/// How a command begins, from the sources and where it is installed.
const BEGINNINGS: [&str; 2] = ["cargo run --release -- ", "demesne "];

/// The flags that say what a table is, each with a value.
const TABLE: [&str; 4] = ["--game", "--option", "--players", "--edition"];

/// The words of a line as a shell splits it: quotation marks keep blanks, what follows ` #` is for people.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quoted) = (Vec::new(), String::new(), false);
    for c in line.split(" #").next().unwrap_or_default().chars().chain([' ']) {
        match c {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.extend(Some(std::mem::take(&mut word)).filter(|word| !word.is_empty())),
            c => word.push(c),
        }
    }
    words
}

/// The commands of all documents.
fn commands() -> Vec<Vec<String>> {
    let read = |name: &str| {
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name))
            .expect("a document")
    };
    let texts: Vec<String> = DOCUMENTS.iter().map(|name| read(name)).collect();
    let begun = |line: &str| BEGINNINGS.iter().find_map(|beginning| line.strip_prefix(beginning)).map(words);
    texts.iter().flat_map(|text| text.lines()).filter_map(begun).collect()
}

#[test]
fn words_are_split_as_a_shell_does() {
    assert_eq!(
        words("play --option expansions=\"tiles white\"   # two"),
        ["play", "--option", "expansions=tiles white"]
    );
    assert_eq!(words("board show \"B2 C1\" --svg a.svg"), ["board", "show", "B2 C1", "--svg", "a.svg"]);
}

/// `--help` comes last, so that whatever stands before it has been understood by then, and nothing is done.
#[test]
fn documents_show_commands_that_exist() {
    let commands = commands();
    assert!(commands.len() > 40, "only {} commands were found", commands.len());
    for command in &commands {
        let with_help: Vec<&str> = command.iter().map(String::as_str).chain(["--help"]).collect();
        assert!(fine(&with_help).contains("Usage: demesne"), "{command:?}");
    }
    // What does not exist is found this way.
    for wrong in [&["play", "--none", "--help"][..], &["board", "none", "--help"]] {
        assert_eq!(demesne(wrong).code, 2, "{wrong:?}");
    }
}

#[test]
fn documents_show_tables_that_can_be_set_up() {
    let mut tables = 0;
    for command in commands() {
        let plays = ["play", "sim", "arena"].contains(&command[0].as_str());
        // A board of one's own is a file that is not here.
        if !plays || command.iter().any(|word| word == "--board") {
            continue;
        }
        let said = command.windows(2).filter(|pair| TABLE.contains(&pair[0].as_str()));
        let table: Vec<&str> = said.flatten().map(String::as_str).collect();
        fine(&[&["perft", "--depth", "1"], &table[..]].concat());
        tables += usize::from(!table.is_empty());
    }
    assert!(tables > 20, "only {tables} tables were found");
    assert_eq!(demesne(&["perft", "--depth", "1", "--option", "expansions=none-such"]).code, 2);
}
