//! `demesne board`: check, show and make duchies.

mod gallery;
mod shown;

use crate::{
    board::RandomBoards,
    cli::BoardCommand,
    complain,
    fault::{Code, Fault},
    files, pen,
    table::in_file,
};
use demesne_burgundy::duchy::{self, Duchy, Provenance, fairness};
use demesne_game::Seed;
use serde_json::Value;
use shown::Shown;
use std::path::{Path, PathBuf};

/// The largest number of a random board: its id has room for no more digits.
const LARGEST: u64 = 999_999_999_999;
/// The edition whose boards are shown where none is named.
const EDITION: &str = "se";

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
            let asked = RandomBoards { seed: seed.as_deref(), count, svg: *svg, out: out.as_deref() };
            asked.make(LARGEST, |number| {
                let duchy =
                    duchy::random(&mut Seed::from_number(number).event(0), &format!("random-{number}"))?;
                Ok(if *svg { shown::svg(&duchy) } else { toml(&duchy) })
            })
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
        (Some(out), [one]) => files::put(&one.svg(), (out != Path::new("-")).then_some(out)),
        (Some(_), many) => Err(Fault::input(format!(
            "{board} holds {} boards and a picture shows one; choose it with --id, such as --id {}",
            many.len(),
            many.first().map_or("", Shown::id)
        ))),
        (None, many) if json => files::say_json(&many.iter().map(Shown::json).collect()),
        (None, many) => {
            let pen = pen::for_stdout(false);
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
