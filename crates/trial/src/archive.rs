//! The archive of recorded games, `tests/games/`: reading it, checking it, and choosing what goes into it.

use demesne_game::{Game, Notation, ReadRecord, ToAct, record::Heading};
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

/// The games that the archive may hold records of.
const GAMES: [&str; 3] = ["burgundy", "tuscany", "viscounts"];

/// What recorded games show, in words.
pub type Shown = BTreeSet<String>;

/// The records of a game in a folder, by the names of their files; those of other games are passed over.
///
/// # Panics
/// Where a file `*.txt` is no record, is of an unknown game, or would be written otherwise than it stands.
pub fn records<G: Notation>(folder: &Path) -> Vec<(String, ReadRecord<G>)> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files.retain(|path| path.extension().is_some_and(|end| end == "txt"));
    let read = |path: PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(path).expect("a text");
        let record = read::<G>(&text).unwrap_or_else(|why| panic!("{name}: {why}"))?;
        Some((name, record))
    };
    files.into_iter().filter_map(read).collect()
}

/// A record, if it is of this game.
fn read<G: Notation>(text: &str) -> Result<Option<ReadRecord<G>>, String> {
    let (heading, _) = Heading::read("record", text).map_err(|e| e.to_string())?;
    if heading.game != G::NAME {
        return match GAMES.contains(&heading.game.as_str()) {
            true => Ok(None),
            false => Err(format!("\"{}\" is no game that is known here", heading.game)),
        };
    }
    let read = ReadRecord::<G>::read(text).map_err(|e| e.to_string())?;
    match read.record.write(&read.game) == text {
        true => Ok(Some(read)),
        false => Err("it is not written as it stands".into()),
    }
}

/// Every record replays to its result, and those with a seed have the chance of that seed.
///
/// # Panics
/// Where one does not.
pub fn check<G: Notation>(records: &[(String, ReadRecord<G>)]) {
    for (name, read) in records {
        let end = read.check().unwrap_or_else(|e| panic!("{name}: {e}"));
        let over = read.game.to_act(&end) == ToAct::Nobody;
        assert_eq!(over, read.record.result.is_some(), "{name}");
        if read.record.seed.is_some() {
            read.verify().unwrap_or_else(|e| panic!("{name}: {e}"));
        }
    }
}

/// What is wanted and no record shows.
pub fn missing<G: Game>(
    records: &[(String, ReadRecord<G>)],
    wanted: &Shown,
    shown: impl Fn(&ReadRecord<G>) -> Shown,
) -> Shown {
    let all: Shown = records.iter().flat_map(|(_, read)| shown(read)).collect();
    wanted.difference(&all).cloned().collect()
}

/// Names the fewest records, more or less, that show what is missing: always the one that shows most of the rest. Also
/// says what none of them shows.
pub fn choose<G: Game>(
    candidates: &[(String, ReadRecord<G>)],
    mut missing: Shown,
    shown: impl Fn(&ReadRecord<G>) -> Shown,
) -> (Vec<&str>, Shown) {
    let candidates: Vec<(&str, Shown)> =
        candidates.iter().map(|(name, read)| (name.as_str(), shown(read))).collect();
    let mut chosen = Vec::new();
    while let Some((name, best)) =
        candidates.iter().max_by_key(|(_, shown)| shown.intersection(&missing).count())
    {
        let rest: Shown = missing.difference(best).cloned().collect();
        if rest.len() == missing.len() {
            break;
        }
        chosen.push(*name);
        missing = rest;
    }
    (chosen, missing)
}

/// A tool: of the records in the folder that `DEMESNE_CANDIDATES` names, prints those to [`choose`].
pub fn propose<G: Notation>(missing: Shown, shown: impl Fn(&ReadRecord<G>) -> Shown) {
    let Ok(folder) = std::env::var("DEMESNE_CANDIDATES") else { return };
    let candidates = records::<G>(Path::new(&folder));
    let (chosen, missing) = choose(&candidates, missing, shown);
    for name in chosen {
        println!("take {folder}/{name}");
    }
    println!("missing: {}", missing.into_iter().collect::<Vec<_>>().join(", "));
}
