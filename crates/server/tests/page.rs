//! The files of the plain page: none of them reads markup, all texts exist in every language.

use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

/// The files of the folder, by their paths below it.
fn files() -> BTreeMap<String, String> {
    fn walk(folder: &Path, root: &Path, found: &mut BTreeMap<String, String>) {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                walk(&path, root, found);
            } else {
                let name = path.strip_prefix(root).expect("below the root").to_string_lossy().into_owned();
                found.insert(name, std::fs::read_to_string(&path).expect("a text"));
            }
        }
    }
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("page");
    let mut found = BTreeMap::new();
    walk(&root, &root, &mut found);
    found
}

#[test]
fn no_text_is_ever_read_as_markup_or_script() {
    let barred = [
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "eval(",
        "new Function",
        "srcdoc",
        "createContextualFragment",
        "DOMParser",
        "setHTML",
        "javascript:",
        "setAttribute(\"style\"",
    ];
    for (name, text) in files() {
        for word in barred {
            assert!(!text.contains(word), "{name} holds {word:?}: text must stay text");
        }
        if name.ends_with(".html") {
            let scripts = text.matches("<script").count();
            assert_eq!(
                scripts,
                text.matches("<script src=\"/").count()
                    + text.matches("<script type=\"module\" src=\"/").count()
            );
            assert!(!text.contains("<style") && !text.contains(" style=") && !text.contains(" on"), "{name}");
        }
    }
}

#[test]
fn nothing_is_fetched_from_elsewhere() {
    for (name, text) in files() {
        for place in text.split("://").skip(1).zip(text.split("://")).map(|(after, before)| {
            let scheme: String = before.chars().rev().take_while(char::is_ascii_alphabetic).collect();
            (scheme.chars().rev().collect::<String>(), after.chars().take(20).collect::<String>())
        }) {
            let known = name == "icon.svg" && place.1.starts_with("www.w3.org/2000/svg");
            // Where addresses of other places are written by people, and our own is put together.
            let built = name.ends_with(".js")
                && (place.1.starts_with("${location.host}") || place.1.starts_with('"'));
            assert!(known || built, "{name} names {}://{}", place.0, place.1);
        }
    }
}

fn words(language: &str) -> BTreeMap<String, Value> {
    let files = files();
    let text = files.get(&format!("locales/{language}.json")).expect("words");
    serde_json::from_str(text).expect("JSON")
}

/// The places in a text that values go into.
fn gaps(text: &str) -> BTreeSet<&str> {
    text.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name).collect()
}

#[test]
fn the_three_languages_say_the_same_things() {
    let english = words("en");
    assert!(english.len() > 200, "{}", english.len());
    for language in ["es", "pt"] {
        let other = words(language);
        assert_eq!(english.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>(), "{language}");
        for (key, text) in &english {
            let forms = |value: &Value| match value {
                Value::String(text) => vec![("", text.clone())],
                value => {
                    ["one", "other"].map(|form| (form, value[form].as_str().expect(key).to_owned())).to_vec()
                }
            };
            let (ours, theirs) = (forms(text), forms(&other[key]));
            assert_eq!(ours.len(), theirs.len(), "{language}: {key}");
            for ((form, ours), (_, theirs)) in ours.iter().zip(&theirs) {
                assert!(!theirs.trim().is_empty(), "{language}: {key} {form} is empty");
                assert_eq!(gaps(ours), gaps(theirs), "{language}: {key} {form}");
            }
        }
    }
}

/// Strings in quotation marks of a script.
fn strings(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for mark in ['"', '`'] {
        for line in text.lines() {
            found.extend(line.split(mark).skip(1).step_by(2).map(str::to_owned));
        }
    }
    found
}

#[test]
fn every_word_that_is_used_exists_and_every_word_that_exists_is_used() {
    let words = words("en");
    let chapters: BTreeSet<&str> = words.keys().filter_map(|key| key.split('.').next()).collect();
    let mut used = BTreeSet::new();
    for (name, text) in files().iter().filter(|(name, _)| name.ends_with(".js") || name.ends_with(".html")) {
        // Every string that looks like a key is one: "chapter.word", or the beginning of several.
        for string in strings(text) {
            let Some((chapter, rest)) = string.split_once('.') else { continue };
            let fits = |c: char| c.is_ascii_lowercase() || "-.${}".contains(c);
            if !chapters.contains(chapter) || !rest.chars().all(fits) {
                continue;
            }
            let start = string.split("${").next().unwrap_or(&string).to_owned();
            let several = start.len() < string.len() || rest.is_empty();
            let meant: Vec<&String> = match several {
                true => words.keys().filter(|key| key.starts_with(&start)).collect(),
                false => words.keys().filter(|key| **key == string).collect(),
            };
            assert!(!meant.is_empty(), "{name} uses {string:?}, which is in no language");
            used.extend(meant.into_iter().cloned());
        }
        // What is asked for as a word must look like one, or it would not have been seen above.
        for asked in text.split(" t(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(words.contains_key(asked), "{name} uses {asked:?}, which is in no language");
        }
    }
    let unused: Vec<&String> = words.keys().filter(|key| !used.contains(*key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}
