//! `demesne record`: check, show and verify games that were written down.

use crate::{
    cli::{RecordArgs, RecordCommand},
    complain,
    draw::{self, Pen},
    fault::{Code, Fault},
    files, open,
};
use demesne_burgundy::Burgundy;
use demesne_game::{Notation, ReadRecord, Seat, TextError, record::result_text};
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};

/// Carries out a command on records.
pub fn run(args: &RecordArgs) -> Result<Code, Fault> {
    match &args.command {
        RecordCommand::Check { files } => each(files, |read: &ReadRecord<Burgundy>| {
            read.check()?;
            let result = read.record.result.as_deref().unwrap_or("unfinished");
            Ok(format!("{} steps, result: {result}", read.record.steps.len()))
        }),
        RecordCommand::Verify { files } => each(files, |read: &ReadRecord<Burgundy>| {
            Ok(format!("the seed fits its hash and gives all {} chance events", read.verify()?))
        }),
        RecordCommand::Show { file, at, json } => show(file, at.as_deref(), *json),
    }
}

/// Does something with each file: a line for each that is right, a complaint for each that is not. The exit code is
/// that of the worst.
fn each<G: Notation>(
    paths: &[PathBuf],
    check: impl Fn(&ReadRecord<G>) -> Result<String, TextError>,
) -> Result<Code, Fault> {
    let mut worst = Code::Fine;
    for path in paths {
        let checked = open::record(path).and_then(|read| {
            check(&read).map_err(|error| Fault::check(format!("{}: {error}", path.display())))
        });
        match checked {
            Ok(said) => files::say(&format!("{}: {said}\n", path.display()))?,
            Err(fault) => {
                worst = worst.max(fault.code);
                complain(&fault);
            }
        }
    }
    Ok(worst)
}

fn show(path: &Path, at: Option<&str>, as_json: bool) -> Result<Code, Fault> {
    let read = open::record::<Burgundy>(path)?;
    let (state, at) = open::replay(path, &read, at)?;
    if as_json {
        files::say_json(&json(&read, &state, at))?;
        return Ok(Code::Fine);
    }
    let ReadRecord { game, record, .. } = &read;
    let pen = Pen::for_stdout(false);
    let mut text = String::new();
    for (key, value) in game.setup() {
        text.push_str(&format!("{key}: {value}\n"));
    }
    text.push_str(&format!("after {at} of {} steps", record.steps.len()));
    if let Some(step) = at.checked_sub(1).and_then(|last| record.steps.get(last)) {
        text.push_str(&format!(", the last of them: {}", game.step_text(*step)));
    }
    text.push_str("\n\n");
    text.push_str(&draw::everything(game, &state, &record.names, pen).join("\n"));
    text.push_str("\n\n");
    text.push_str(&draw::scores(game, &state, &record.names));
    text.push_str(&format!("\nresult: {}\n", record.result.as_deref().unwrap_or("unfinished")));
    files::say(&text)?;
    Ok(Code::Fine)
}

/// The record for a program. The position and the scores are those after `at` steps.
fn json<G: Notation>(read: &ReadRecord<G>, state: &G::State, at: usize) -> Value {
    let ReadRecord { game, record, .. } = read;
    let setup: Map<String, Value> = game.setup().into_iter().map(|(k, v)| (k, json!(v))).collect();
    let scores: Vec<Value> = Seat::first(game.seats())
        .zip(game.scores(state).seats)
        .map(|(seat, score)| {
            let sources: Map<String, Value> =
                score.sources.iter().map(|&(name, n)| (name.to_owned(), json!(n))).collect();
            json!({ "seat": seat.to_string(), "total": score.total(), "sources": sources })
        })
        .collect();
    json!({
        "heading": {
            "game": G::NAME,
            "rules": G::RULES,
            "setup": setup,
            "seats": record.names,
            "commitment": record.commitment,
            "start": record.start,
        },
        "steps": record.steps.iter().map(|&step| game.step_text(step)).collect::<Vec<_>>(),
        "seed": record.seed.map(|seed| seed.to_string()),
        "result": record.result,
        "at": at,
        "scores": scores,
        "result_at": result_text(game, state),
        "position": game.position_lines(state),
    })
}
