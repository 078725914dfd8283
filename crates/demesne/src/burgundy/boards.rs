//! `demesne board`: check, show and make duchies.

mod gallery;
mod shown;

use crate::{
    cli::BoardCommand,
    complain,
    draw::Pen,
    fault::{Code, Fault},
    files,
    table::{self, in_file},
};
use demesne_burgundy::duchy::{self, Duchy, Provenance, fairness, picture};
use demesne_game::{Random, Seed};
use serde_json::Value;
use shown::Shown;
use std::path::{Path, PathBuf};

/// The largest number of a random board: its id has room for no more digits.
const LARGEST: u64 = 999_999_999_999;
/// The edition whose boards are shown where none is named.
const EDITION: &str = "se";
const MOST_BOARDS: u64 = 10_000;

/// Carries out a command on boards.
pub fn run(command: &BoardCommand) -> Result<Code, Fault> {
    match command {
        BoardCommand::Check { files, fair } => check(files, *fair),
        BoardCommand::Show { board, list: _, edition, id, svg, json } => {
            let edition = edition.as_deref().unwrap_or(EDITION);
            match board {
                Some(board) => show(board, edition, id.as_deref(), svg.as_deref(), *json),
                None => list(edition, *json),
            }?;
            Ok(Code::Fine)
        }
        BoardCommand::Random { seed, count, svg, out } => {
            random(seed.as_deref(), count, *svg, out.as_deref())?;
            Ok(Code::Fine)
        }
    }
}

fn check(paths: &[PathBuf], fair: bool) -> Result<Code, Fault> {
    let mut worst = Code::Fine;
    for path in paths {
        match read(path) {
            Ok(duchies) => {
                for duchy in duchies {
                    let at = format!("{}: duchy {}", path.display(), duchy.id);
                    match fairness(&duchy) {
                        Ok(()) => files::say(&format!("{at}: right, and fair\n"))?,
                        Err(why) if fair => {
                            complain(&Fault::check(format!("{at} is not fair: {why}")));
                            worst = worst.max(Code::Failed);
                        }
                        Err(why) => {
                            files::say(&format!("{at}: right, but unlike the known boards: {why}\n"))?;
                        }
                    }
                }
            }
            Err(fault) => {
                worst = worst.max(fault.code);
                complain(&fault);
            }
        }
    }
    Ok(worst)
}

fn read(path: &Path) -> Result<Vec<Duchy>, Fault> {
    let entries = duchy::read_file(&files::read(path)?).map_err(|error| in_file(path, &error))?;
    Ok(entries.into_iter().map(|entry| entry.duchy).collect())
}

/// Shows one board, or the boards of a file.
fn show(board: &str, edition: &str, id: Option<&str>, svg: Option<&Path>, json: bool) -> Result<(), Fault> {
    let boards = gallery::find(board, edition, id)?;
    match (svg, &boards[..]) {
        (Some(out), [one]) => put(&one.svg(), (out != Path::new("-")).then_some(out)),
        (Some(_), many) => Err(Fault::input(format!(
            "{board} holds {} boards and a picture shows one; choose it with --id, such as --id {}",
            many.len(),
            many.first().map_or("", Shown::id)
        ))),
        (None, many) if json => files::say_json(&many.iter().map(Shown::json).collect()),
        (None, many) => {
            let pen = Pen::for_stdout(false);
            let texts: Vec<String> = many.iter().map(|shown| shown.text(pen)).collect();
            files::say(&texts.join("\n"))
        }
    }
}

/// The boards of an edition in a table, with where each layout comes from.
fn list(edition: &str, json: bool) -> Result<(), Fault> {
    let boards = gallery::all(edition)?;
    if json {
        return files::say_json(&boards.iter().map(|shown| Value::from(shown.summary())).collect());
    }
    let mut text = String::new();
    for shown in &boards {
        let provenance = shown.provenance().name();
        text.push_str(&format!("{:<9}{:<58}{provenance}\n", shown.id(), shown.title()));
    }
    text.push('\n');
    for provenance in Provenance::ALL {
        if boards.iter().any(|shown| shown.provenance() == provenance) {
            text.push_str(&format!("{}: {}\n", provenance.name(), provenance.in_words()));
        }
    }
    files::say(&text)
}

fn put(text: &str, out: Option<&Path>) -> Result<(), Fault> {
    match out {
        Some(path) => files::write(path, text),
        None => files::say(text),
    }
}

fn random(seed: Option<&str>, count: &str, svg: bool, out: Option<&Path>) -> Result<(), Fault> {
    let count = table::count("--count", count, MOST_BOARDS)?;
    let first = match seed {
        Some(text) => text.parse::<u64>().ok().filter(|&n| n <= LARGEST + 1 - count).ok_or_else(|| {
            Fault::input(format!(
                "\"{text}\" is no number of a board; give a whole number from 0 to {}",
                LARGEST + 1 - count
            ))
        })?,
        None => u64::from(table::fresh_seed()?.event(0).below(1_000_000_000)),
    };
    if svg && count > 1 {
        return Err(Fault::input("a picture shows one board; use --svg without --count"));
    }
    if let Some(path) = out {
        files::check_writable(path)?;
    }
    let mut bar = crate::progress::Progress::new("boards", count);
    let mut texts = Vec::new();
    for number in first..first + count {
        let duchy = duchy::random(&mut Seed::from_number(number).event(0), &format!("random-{number}"))?;
        texts.push(if svg { picture::svg(&duchy) } else { toml(&duchy) });
        bar.step();
    }
    bar.finish();
    put(&texts.join("\n"), out)
}

/// A duchy as a board file has it.
fn toml(duchy: &Duchy) -> String {
    // Titles, sources and ids of random boards are ours: nothing in them needs an escape.
    format!(
        "[[duchy]]\nid = \"{}\"\ntitle = \"{}\"\nprovenance = \"{}\"\nsource = \"{}\"\nrows = \"\"\"\n{}\n\"\"\"\n",
        duchy.id,
        duchy.title,
        duchy.provenance.name(),
        duchy.source,
        duchy.rows_text().replace(" / ", "\n")
    )
}
