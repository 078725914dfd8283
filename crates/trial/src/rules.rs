//! Rule files: every file `*.test` below a folder, in the format of `docs/testing.md`.

use crate::case::Case;
use demesne_game::{
    Game, Notation, Seed, SetupLine,
    laws::{Care, walk},
};
use std::{
    collections::BTreeMap,
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
};

/// What a game brings to its rule files.
pub trait Trial {
    /// The game.
    type Game: Notation;
    /// All that a player could ever say at a table, to be held against the list of legal actions.
    type Universe;

    /// What an event scored, if it scored: `p1 livestock 7`.
    fn scored(event: &<Self::Game as Game>::Event) -> Option<String>;

    /// What tables must have in common to share a universe.
    fn kind(game: &Self::Game) -> String;

    /// All that can be said at tables of this kind.
    fn universe(game: &Self::Game) -> Self::Universe;

    /// Compares: of all that can be said, what is legal is what is listed.
    fn check(
        universe: &Self::Universe,
        game: &Self::Game,
        state: &<Self::Game as Game>::State,
    ) -> Result<(), String>;
}

/// A line and its number.
type Line<'t> = (usize, &'t str);

/// What is wrong with a file, and where.
pub type Fault = (usize, String);

/// The universes of the kinds of tables that were met.
type Universes<T> = BTreeMap<String, <T as Trial>::Universe>;

/// Runs every rule file below a folder; those whose name starts with `DEMESNE_RULE`, where that is set.
///
/// # Panics
/// Where a file does not hold. All that do not are named, each with its line.
pub fn run_folder<T: Trial>(folder: &Path) {
    let only = std::env::var("DEMESNE_RULE").unwrap_or_default();
    let (mut read, mut cases, mut faults) = (0, 0, Vec::new());
    let mut universes = Universes::<T>::new();
    for path in &files(folder) {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
        if name.starts_with(&only) {
            read += 1;
            let text = fs::read_to_string(path).expect("a file that can be read");
            match catch_unwind(AssertUnwindSafe(|| run::<T>(&text, &mut universes))) {
                Ok(Ok(count)) => cases += count,
                Ok(Err((line, why))) => faults.push(format!("{name}:{line}: {why}")),
                Err(_) => faults.push(format!("{name}: a panic; its message stands above")),
            }
        }
    }
    println!("{read} rule files with {cases} cases");
    assert!(faults.is_empty(), "{} of {read} rule files fail:\n{}", faults.len(), faults.join("\n"));
    assert!(cases >= read && read > 0, "every file has a case");
}

/// Runs the text of one rule file, and says how many cases it has.
///
/// # Panics
/// Where a law of every game is broken.
pub fn run_text<T: Trial>(text: &str) -> Result<usize, Fault> {
    run::<T>(text, &mut Universes::<T>::new())
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder of rule files") {
        let path = entry.expect("a file").path();
        match path.is_dir() {
            true => paths.extend(files(&path)),
            false if path.extension().is_some_and(|end| end == "test") => paths.push(path),
            false => {}
        }
    }
    paths.sort();
    paths
}

/// A heading, then a position and its steps, as often as there are.
fn run<T: Trial>(text: &str, universes: &mut Universes<T>) -> Result<usize, Fault> {
    let lines: Vec<Line<'_>> = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim_end())).collect();
    let mut blocks = lines.split(|(_, line)| line.is_empty()).map(|block| -> Vec<Line<'_>> {
        block.iter().copied().filter(|(_, line)| !line.starts_with('#')).collect()
    });
    let mut heading = Vec::new();
    for &(line, text) in &blocks.next().unwrap_or_default() {
        match text.split_once(": ") {
            Some(("rule", _)) => {}
            Some((key, value)) => heading.push(SetupLine { key: key.into(), value: value.into(), line }),
            None => return Err((line, format!("\"{text}\" is no line of a heading"))),
        }
    }
    let game = T::Game::from_setup(&heading).map_err(|e| (e.line.unwrap_or(1), e.why))?;
    let universe = universes.entry(T::kind(&game)).or_insert_with(|| T::universe(&game));
    let blocks: Vec<Vec<Line<'_>>> = blocks.filter(|block| !block.is_empty()).collect();
    for pair in blocks.chunks(2) {
        let [position, steps] = pair else {
            return Err((pair[0][0].0, "a position without steps; an empty line goes between them".into()));
        };
        run_case::<T>(&game, universe, position, steps)?;
    }
    Ok(blocks.len() / 2)
}

fn run_case<T: Trial>(
    game: &T::Game,
    universe: &T::Universe,
    position: &[Line<'_>],
    steps: &[Line<'_>],
) -> Result<(), Fault> {
    let start = match position[0].1 {
        "from: start" => game.start(),
        _ => {
            let first = position[0].0;
            let last = position.last().map_or(first, |line| line.0);
            let text_of = |n| position.iter().find(|line| line.0 == n).map_or("", |line| line.1);
            let lines: Vec<&str> = (first..=last).map(text_of).collect();
            game.read_position(&lines, first).map_err(|e| (e.line.unwrap_or(first), e.why))?
        }
    };
    T::check(universe, game, &start).map_err(|why| (position[0].0, why))?;
    let mut case = Case::<T>::new(game, universe, start);
    for &(line, text) in steps {
        case.line(text).map_err(|why| (line, why))?;
    }
    case.settle().map_err(|why| (steps.last().map_or(0, |line| line.0), why))?;
    // Any position can be played on, and the laws of every game hold on the way.
    walk(game, start, &Seed::from_number(steps[0].0 as u64), Care::Quick, |_, _, _| {});
    Ok(())
}
