//! Texts of people never become markup: only few places of the client make elements of text, and what they are given is drawn by us.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Where markup is put in, and what it is: symbols, emblems, plans of boards, the pictures of a scene, which write names as text.
const ALLOWED: &[&str] = &[
    "frame/bar.rs",
    "frame/sign.rs",
    "setup/boards.rs",
    "setup/cards.rs",
    "setup/games.rs",
    "setup/mod.rs",
    "start/begin.rs",
    "start/mod.rs",
    "table/lens.rs",
    "table/motion.rs",
    "table/paint.rs",
    "table/scene.rs",
    "table/tabs.rs",
    "table/tip.rs",
];

/// What reads markup or runs text.
const BARRED: &[&str] = &[
    "inner_html",
    "outer_html",
    "insert_adjacent_html",
    "document_write",
    "eval(",
    "Function::new_",
    "srcdoc",
    "create_contextual_fragment",
    "DomParser",
    "javascript:",
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources").flatten() {
        match entry.path() {
            path if path.is_dir() => sources(&path, found),
            path => found.push(path),
        }
    }
}

#[test]
fn text_becomes_markup_in_known_places_only() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src");
    let mut all = Vec::new();
    sources(&root, &mut all);
    assert!(all.len() > 50, "the sources of the client are not found");
    let reads = |path: &PathBuf| {
        let text = fs::read_to_string(path).expect("a source");
        BARRED.iter().any(|word| text.contains(word))
    };
    let name = |path: &PathBuf| path.strip_prefix(&root).expect("below").to_string_lossy().into_owned();
    let found: BTreeSet<String> = all.iter().filter(|path| reads(path)).map(name).collect();
    let known: BTreeSet<String> = ALLOWED.iter().map(|&name| name.to_owned()).collect();
    assert_eq!(found, known, "look at what is put in there, then write it down here");
}
