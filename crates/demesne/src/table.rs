//! A table from the words of a command line: game, options, boards, bots, seed.

use crate::{cli::TableArgs, fault::Fault, files, play::CHATEAUTOMA};
use demesne_bots::Policy;
use demesne_burgundy::{Burgundy, duchy};
use demesne_game::{Game, Notation, Seed, SetupLine, TextError};

/// The games that the binary knows.
const GAMES: [&str; 1] = [Burgundy::NAME];

/// Refuses a game that is not known.
pub fn check_game(name: &str) -> Result<(), Fault> {
    if GAMES.contains(&name) {
        return Ok(());
    }
    Err(Fault::input(format!("there is no game \"{name}\"; the games are: {}", GAMES.join(", "))))
}

/// Sets the game up. `named` are the seats that the command line names, for tables that do not say how many play.
pub fn set_up(args: &TableArgs, named: &[String]) -> Result<Burgundy, Fault> {
    check_game(&args.game)?;
    let mut lines = Vec::new();
    let mut add = |key: &str, value: &str| {
        lines.push(SetupLine { key: key.into(), value: value.into(), line: 0 });
    };
    if let Some(edition) = &args.edition {
        add("edition", edition);
    }
    if let Some(players) = &args.players {
        add("players", players);
    }
    for option in &args.option {
        match option.split_once('=') {
            Some((key, value)) => add(key.trim(), value.trim()),
            None => {
                return Err(Fault::input(format!(
                    "\"{option}\" is no option; write --option KEY=VALUE, such as --option duchies=random"
                )));
            }
        }
    }
    let boards = own_boards(args)?;
    for (id, rows) in &boards {
        add(&format!("board {id}"), rows);
    }
    let says = |lines: &[SetupLine], key: &str| lines.iter().any(|line| line.key == key);
    // Team and solo games know how many play.
    let open = !["players", "team", "solo"].iter().any(|key| says(&lines, key));
    let automa = says(&lines, "chateautoma") && !named.iter().any(|name| name == CHATEAUTOMA);
    let seats = named.len() + usize::from(automa);
    if named.len() > 1 && open {
        lines.push(SetupLine { key: "players".into(), value: seats.to_string(), line: 0 });
    }
    if !says(&lines, "duchies") {
        match &boards[..] {
            [] => {}
            [(id, _)] => {
                lines.push(SetupLine { key: "duchies".into(), value: format!("same {id}"), line: 0 });
            }
            [(id, _), ..] => {
                return Err(Fault::input(format!(
                    "{} boards are given; say which are used, such as --option duchies=\"same {id}\"",
                    boards.len()
                )));
            }
        }
    }
    Ok(Burgundy::from_setup(&lines)?)
}

/// The boards of the files that were given: ids and rows.
fn own_boards(args: &TableArgs) -> Result<Vec<(String, String)>, Fault> {
    let mut boards = Vec::new();
    for path in &args.board {
        for entry in duchy::read_file(&files::read(path)?).map_err(|error| in_file(path, &error))? {
            boards.push((entry.duchy.id.clone(), entry.duchy.rows_text()));
        }
    }
    Ok(boards)
}

/// An error in a file, with the file's name.
pub fn in_file(path: &std::path::Path, error: &TextError) -> Fault {
    Fault::input(format!("{}: {error}", path.display()))
}

/// Refuses names that no bot has.
pub fn check_bots(names: &[String]) -> Result<(), Fault> {
    names.iter().try_for_each(|name| Policy::parse(name).map(|_| ()))?;
    Ok(())
}

/// One policy a seat of a person, from names with commas between them: one name stands for all seats.
pub fn policies(names: &[String], game: &Burgundy) -> Result<Vec<Policy>, Fault> {
    let seats = game.options().persons();
    let policies = names.iter().map(|name| Policy::parse(name)).collect::<Result<Vec<_>, _>>()?;
    match policies[..] {
        [one] => Ok(vec![one; seats.into()]),
        _ if policies.len() == usize::from(seats) => Ok(policies),
        _ => Err(Fault::input(format!(
            "{} bots are named for {seats} seats; name one for each seat, or one for all",
            policies.len()
        ))),
    }
}

/// Names with commas between them, however they were spread over the command line.
pub fn names(words: &str) -> Vec<String> {
    words.split(',').map(|name| name.trim().to_owned()).collect()
}

/// The seed that was named, or a fresh secret one.
pub fn seed(named: Option<&str>) -> Result<Seed, Fault> {
    match named {
        Some(text) => Ok(Seed::parse(text)?),
        None => fresh_seed(),
    }
}

/// A secret seed from the operating system.
pub fn fresh_seed() -> Result<Seed, Fault> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        Fault::input(format!(
            "the operating system gives no random numbers ({error}); name a seed with --seed"
        ))
    })?;
    Ok(Seed(bytes))
}

/// A whole number of at least 1.
pub fn count(flag: &str, text: &str, most: u64) -> Result<u64, Fault> {
    match text.parse::<u64>() {
        Ok(n) if (1..=most).contains(&n) => Ok(n),
        _ => Err(Fault::input(format!(
            "\"{text}\" is no value of {flag}; give a whole number from 1 to {most}"
        ))),
    }
}
