//! `demesne board`: check, show and make duchies.

use crate::{
    cli::{BoardArgs, BoardCommand},
    complain,
    draw::{self, Pen},
    fault::{Code, Fault},
    files,
    table::{self, in_file},
};
use demesne_burgundy::{
    Colour,
    duchy::{self, Duchy, EDITIONS, fairness, picture},
};
use demesne_game::{Random, Seed};
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};

/// The largest number of a random board: its id has room for no more digits.
const LARGEST: u64 = 999_999_999_999;
const MOST_BOARDS: u64 = 10_000;

/// Carries out a command on boards.
pub fn run(args: &BoardArgs) -> Result<Code, Fault> {
    match &args.command {
        BoardCommand::Check { files, fair } => check(files, *fair),
        BoardCommand::Show { board, edition, id, svg, json } => {
            let duchies = find(board, edition, id.as_deref())?;
            match svg {
                Some(out) => show_svg(board, &duchies, out),
                None if *json => files::say_json(&Value::from_iter(duchies.iter().map(to_json))),
                None => show(&duchies),
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

/// The board of the game with this id, or the boards of this file.
fn find(board: &str, edition: &str, id: Option<&str>) -> Result<Vec<Duchy>, Fault> {
    if !EDITIONS.contains(&edition) {
        return Err(Fault::input(format!(
            "there is no edition \"{edition}\"; the editions are: {}",
            EDITIONS.join(", ")
        )));
    }
    let mut printed = duchy::printed(edition)?;
    if let Some(found) = printed.iter().position(|duchy| duchy.id == board) {
        return Ok(vec![printed.swap_remove(found)]);
    }
    let path = Path::new(board);
    if !path.exists() {
        let ids: Vec<&str> = printed.iter().map(|duchy| duchy.id.as_str()).collect();
        return Err(Fault::input(format!(
            "there is no file \"{board}\", and no such board in the edition {edition}; its boards are {}",
            ids.join(", ")
        )));
    }
    let mut duchies = read(path)?;
    if let Some(id) = id {
        let ids: Vec<String> = duchies.iter().map(|duchy| duchy.id.clone()).collect();
        duchies.retain(|duchy| duchy.id == id);
        if duchies.is_empty() {
            return Err(Fault::input(format!("{board} has no board \"{id}\"; it has {}", ids.join(", "))));
        }
    }
    Ok(duchies)
}

fn show(duchies: &[Duchy]) -> Result<(), Fault> {
    let pen = Pen::for_stdout(false);
    let mut text = String::new();
    for (i, duchy) in duchies.iter().enumerate() {
        if i > 0 {
            text.push('\n');
        }
        text.push_str(&format!("{} (id {}, {})\n", duchy.title, duchy.id, duchy.provenance.name()));
        for line in draw::wrap(&duchy.source, draw::WIDTH, 0) {
            text.push_str(&format!("{line}\n"));
        }
        text.push('\n');
        text.push_str(&picture::text(duchy, pen.ansi, |space| picture::Cell::empty(duchy, space)));
        text.push_str("\nregions by size:\n");
        for colour in Colour::ALL {
            let sizes: Vec<String> = sizes(duchy, colour).iter().map(u8::to_string).collect();
            text.push_str(&format!("  {} {:<10} {}\n", colour.letter(), colour.name(), sizes.join(" ")));
        }
    }
    files::say(&text)
}

/// The sizes of the regions of a colour, the largest first.
fn sizes(duchy: &Duchy, colour: Colour) -> Vec<u8> {
    let regions = duchy.regions.iter().filter(|region| region.colour == colour);
    let mut sizes: Vec<u8> = regions.map(|region| region.size).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    sizes
}

fn to_json(duchy: &Duchy) -> Value {
    let regions: Map<String, Value> =
        Colour::ALL.iter().map(|&colour| (colour.name().to_owned(), json!(sizes(duchy, colour)))).collect();
    json!({
        "id": duchy.id,
        "title": duchy.title,
        "provenance": duchy.provenance.name(),
        "source": duchy.source,
        "rows": duchy.rows_text(),
        "regions": regions,
        "fair": fairness(duchy).is_ok(),
    })
}

fn show_svg(board: &str, duchies: &[Duchy], out: &Path) -> Result<(), Fault> {
    match duchies {
        [duchy] => put(&picture::svg(duchy), (out != Path::new("-")).then_some(out)),
        _ => Err(Fault::input(format!(
            "{board} holds {} boards and a picture shows one; choose it with --id, such as --id {}",
            duchies.len(),
            duchies.first().map_or("", |duchy| &duchy.id)
        ))),
    }
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
