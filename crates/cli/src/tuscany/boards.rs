//! `demesne board --game tuscany`: check, show and lay out region pieces.

mod shown;
mod svg;

use crate::{
    board::RandomBoards,
    cli::BoardCommand,
    complain,
    fault::{Code, Fault},
    files, pen,
    table::in_file,
    terminal::line,
};
use demesne_game::{Random, Seed, SetupLine, TextError, Words};
use demesne_text::{Pen, tuscany::with_castle};
use demesne_tuscany::{
    Options, Tuscany,
    assembly::{Assembly, Deal},
    piece::{self, Hexes, LETTERS, NUMBERS, PieceId, hexes_text},
};
use shown::Shown;
use std::path::{Path, PathBuf};

/// The pieces of a file that somebody wrote, as lines of a setup.
pub fn own_pieces(text: &str) -> Result<Vec<SetupLine>, TextError> {
    let pieces = piece::read_file(text)?;
    Ok(pieces
        .into_iter()
        .map(|(id, hexes)| line(format!("piece {}", id.name()), hexes_text(&hexes)))
        .collect())
}

/// Carries out a command on boards.
pub fn run(command: &BoardCommand) -> Result<Code, Fault> {
    match command {
        BoardCommand::Check { files, fair } => check(files, *fair),
        BoardCommand::Show { edition: Some(_), .. } => {
            Err(Fault::input("The Castles of Tuscany has no editions; leave --edition out"))
        }
        BoardCommand::Show { board, id, svg, json, .. } => {
            match board {
                Some(board) => show(board, id.as_deref(), svg.as_deref(), *json),
                None => list(*json),
            }?;
            Ok(Code::Fine)
        }
        BoardCommand::Random { seed, count, svg, out } => {
            let asked = RandomBoards { seed: seed.as_deref(), count, svg: *svg, out: out.as_deref() };
            let pen = match out {
                None => pen::for_stdout(false),
                Some(_) => Pen::plain(pen::LANGUAGE),
            };
            let game = game(Vec::new())?;
            asked.make(u64::MAX - 1, |number| {
                let shown = Shown::Board { board: any_board(number), castle: true };
                if *svg { Ok(shown.svg(&game)) } else { shown.text(&game, pen) }
            })
        }
    }
}

/// The game with pieces of somebody's own.
fn game(own_pieces: Vec<(PieceId, Hexes)>) -> Result<Tuscany, TextError> {
    Tuscany::new(Options { own_pieces, ..Options::default() })
}

/// The pieces of a file, in a game in which they have the places of printed ones.
fn read(path: &Path) -> Result<(Tuscany, Vec<PieceId>), Fault> {
    let pieces = piece::read_file(&files::read(path)?).map_err(|error| in_file(path, &error))?;
    let ids = pieces.iter().map(|(id, _)| *id).collect();
    Ok((game(pieces).map_err(|error| in_file(path, &error))?, ids))
}

fn check(paths: &[PathBuf], fair: bool) -> Result<Code, Fault> {
    if fair {
        return Err(Fault::input(
            "a region piece is right or wrong, since all boards have as many spaces of each colour (T1.2); leave --fair out",
        ));
    }
    let mut worst = Code::Fine;
    for path in paths {
        match read(path) {
            Ok((_, ids)) => {
                for id in ids {
                    files::say(&format!("{}: piece {}: right\n", path.display(), id.name()))?;
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

/// Shows a piece, a board that is laid out, or the pieces of a file.
fn show(what: &str, id: Option<&str>, svg: Option<&Path>, json: bool) -> Result<(), Fault> {
    let (game, mut all) = find(what)?;
    if let Some(id) = id {
        let names: Vec<String> = all.iter().map(Shown::id).collect();
        all.retain(|shown| shown.id() == id);
        if all.is_empty() {
            return Err(Fault::input(format!("{what} has no piece \"{id}\"; it has {}", names.join(", "))));
        }
    }
    match (svg, &all[..]) {
        (Some(out), [one]) => files::put(&one.svg(&game), (out != Path::new("-")).then_some(out)),
        (Some(_), many) => Err(Fault::input(format!(
            "{what} holds {} pieces and a picture shows one; choose it with --id, such as --id {}",
            many.len(),
            many.first().map_or(String::new(), Shown::id)
        ))),
        (None, many) if json => {
            let values = many.iter().map(|shown| shown.json(&game)).collect::<Result<Vec<_>, _>>()?;
            files::say_json(&values.into())
        }
        (None, many) => {
            let pen = pen::for_stdout(false);
            let texts = many.iter().map(|shown| shown.text(&game, pen)).collect::<Result<Vec<_>, _>>()?;
            files::say(&texts.join("\n"))
        }
    }
}

/// What is meant: a piece by its name, a board by its text, or a file.
fn find(what: &str) -> Result<(Tuscany, Vec<Shown>), Fault> {
    let printed = game(Vec::new())?;
    if let Some(id) = PieceId::parse(what) {
        return Ok((printed, vec![Shown::Piece { id, own: false }]));
    }
    if what.split_whitespace().count() > 1 {
        let (text, castle) = with_castle(&printed, what);
        let mut words = Words::new(&text);
        let board = printed.read_assembly(&mut words)?;
        words.finish()?;
        return Ok((printed, vec![Shown::Board { board, castle }]));
    }
    let path = Path::new(what);
    if !path.exists() {
        return Err(Fault::input(format!(
            "there is no file \"{what}\", and no such piece; the pieces are A1 to A4, B1 to B4, C1 to C4, and a board \
             is written \"B2 c1 A2 +1 -1 castle 19\""
        )));
    }
    let (own, ids) = read(path)?;
    Ok((own, ids.into_iter().map(|id| Shown::Piece { id, own: true }).collect()))
}

/// The twelve pieces in a table, with where their layouts come from.
fn list(json: bool) -> Result<(), Fault> {
    let game = game(Vec::new())?;
    let ids = (0..LETTERS.len()).flat_map(|letter| {
        (0..NUMBERS).map(move |number| PieceId { letter: letter as u8, number: number as u8 })
    });
    let all: Vec<Shown> = ids.map(|id| Shown::Piece { id, own: false }).collect();
    if json {
        let values = all.iter().map(|shown| shown.json(&game)).collect::<Result<Vec<_>, _>>()?;
        return files::say_json(&values.into());
    }
    let mut text = String::new();
    for shown in &all {
        text.push_str(&shown.row(&game));
    }
    text.push_str("\nColumns of 3, 4 and 3 hexes from left to right, each from top to bottom.\n");
    text.push_str(&format!("All of them {}.\n", shown::origin()?));
    files::say(&shown::fitted(&text))
}

/// A board laid out at random, from pieces dealt at random: each of the 64 deals and of their 288 boards is as likely.
fn any_board(number: u64) -> Assembly {
    let mut rng = Seed::from_number(number).event(0);
    let deal = Deal::new([0; 3].map(|_: u8| rng.below(NUMBERS as u32) as u8));
    let boards: Vec<Assembly> = Assembly::all(deal).collect();
    boards[rng.below(boards.len() as u32) as usize]
}
