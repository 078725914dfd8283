//! `demesne record`: check, show and verify games that were written down.

use crate::{
    cli::{RecordArgs, RecordCommand},
    complain,
    fault::{Code, Fault},
    files,
    open::{self, Written},
    pen,
    terminal::{self, Task, Terminal},
};
use demesne_game::{Notation, ReadRecord, Seat, TextError, record::result_text};
use demesne_games::{Playable, Visit};
use demesne_text::draw;
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};

/// Carries out a command on records.
pub fn run(args: &RecordArgs) -> Result<Code, Fault> {
    match &args.command {
        RecordCommand::Check { files } => each(files, Question::Check),
        RecordCommand::Verify { files } => each(files, Question::Verify),
        RecordCommand::Show { file, at, svg, json } => {
            let written = Written::read(file)?;
            let show = Show { written, at: at.as_deref(), svg: svg.as_deref(), json: *json };
            terminal::run(show.written.kind()?, show)
        }
    }
}

/// What is asked of a record.
#[derive(Clone, Copy, Debug)]
enum Question {
    /// Whether its steps are legal and lead to its result.
    Check,
    /// Whether its chance is what its seed gives.
    Verify,
}

impl Question {
    /// What there is to say of a record that is right.
    fn answer<G: Notation>(self, read: &ReadRecord<G>) -> Result<String, TextError> {
        match self {
            Question::Check => {
                read.check()?;
                let result = read.record.result.as_deref().unwrap_or("unfinished");
                Ok(format!("{} steps, result: {result}", read.record.steps.len()))
            }
            Question::Verify => {
                Ok(format!("the seed fits its hash and gives all {} chance events", read.verify()?))
            }
        }
    }
}

/// A question to a record of any game.
struct Asked<'p>(Question, Written<'p>);

impl Visit for Asked<'_> {
    type Output = Result<String, Fault>;

    fn visit<G: Playable>(self) -> Result<String, Fault> {
        let Asked(question, written) = self;
        question
            .answer(&written.record::<G>()?)
            .map_err(|error| Fault::check(format!("{}: {error}", written.path.display())))
    }
}

/// Asks each file: a line for each that is right, a complaint for each that is not. The exit code is that of the worst.
fn each(paths: &[PathBuf], question: Question) -> Result<Code, Fault> {
    let mut worst = Code::Fine;
    for path in paths {
        let answer = |written: Written<'_>| written.kind()?.visit(Asked(question, written));
        match Written::read(path).and_then(answer) {
            Ok(said) => files::say(&format!("{}: {said}\n", path.display()))?,
            Err(fault) => {
                worst = worst.max(fault.code);
                complain(&fault);
            }
        }
    }
    Ok(worst)
}

/// Shows a record after some steps.
struct Show<'a> {
    written: Written<'a>,
    at: Option<&'a str>,
    svg: Option<&'a Path>,
    json: bool,
}

impl Task for Show<'_> {
    type Output = Result<Code, Fault>;

    fn run<G: Terminal>(self) -> Result<Code, Fault> {
        let read = self.written.record::<G>()?;
        let (state, at) = open::replay(self.written.path, &read, self.at)?;
        match self.svg {
            Some(out) => {
                let picture = read.game.picture(&state, &read.record.names)?;
                files::put(&picture, (out != Path::new("-")).then_some(out))?;
            }
            None if self.json => files::say_json(&json(&read, &state, at))?,
            None => files::say(&text(&read, &state, at))?,
        }
        Ok(Code::Fine)
    }
}

/// The record for people. Its keeper may see everything.
fn text<G: Terminal>(read: &ReadRecord<G>, state: &G::State, at: usize) -> String {
    let ReadRecord { game, record, .. } = read;
    let pen = pen::for_stdout(false);
    let mut text = String::new();
    for (key, value) in game.setup() {
        text.push_str(&format!("{key}: {value}\n"));
    }
    text.push_str(&format!("after {at} of {} steps", record.steps.len()));
    if let Some(step) = at.checked_sub(1).and_then(|last| record.steps.get(last)) {
        text.push_str(&format!(", the last of them: {}", game.step_text(*step)));
    }
    text.push_str("\n\n");
    text.push_str(&game.everything(state, &record.names, pen).join("\n"));
    text.push_str("\n\n");
    text.push_str(&draw::scores(game, state, &record.names, pen.language));
    text.push_str(&format!("\nresult: {}\n", record.result.as_deref().unwrap_or("unfinished")));
    text
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
            "rules": game.rules(),
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
