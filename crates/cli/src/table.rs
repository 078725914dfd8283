//! A table from the words of a command line: game, options, boards, bots, seed.

use crate::{
    cli::TableArgs,
    fault::Fault,
    files,
    terminal::{Terminal, line},
};
use demesne_bots::Mind;
use demesne_game::{Seed, TextError};
use demesne_games::Kind;
use std::thread;

/// The game that is played where none is named.
const DEFAULT: Kind = Kind::Burgundy;
const MOST_THREADS: u64 = 1024;

/// The game that was named.
pub fn kind(name: Option<&str>) -> Result<Kind, Fault> {
    Ok(name.map_or(Ok(DEFAULT), Kind::parse)?)
}

/// Sets the game up. `named` are the seats that the command line names, for tables that do not say how many play.
pub fn set_up<G: Terminal>(args: &TableArgs, named: &[String]) -> Result<G, Fault> {
    let mut lines = Vec::new();
    if let Some(edition) = &args.edition {
        if !G::catalogue().iter().any(|option| option.key == "edition") {
            return Err(Fault::input(format!("{} has no editions; leave --edition out", G::KIND.title())));
        }
        lines.push(line("edition", edition));
    }
    if let Some(players) = &args.players {
        lines.push(line("players", players));
    }
    for option in &args.option {
        match option.split_once('=') {
            Some((key, value)) => lines.push(line(key.trim(), value.trim())),
            None => {
                return Err(Fault::input(format!(
                    "\"{option}\" is no option; write --option KEY=VALUE, such as --option players=3"
                )));
            }
        }
    }
    for path in &args.board {
        lines.extend(G::own_boards(&files::read(path)?).map_err(|error| in_file(path, &error))?);
    }
    G::complete(&mut lines, named)?;
    Ok(G::from_setup(&lines)?)
}

/// An error in a file, with the file's name.
pub fn in_file(path: &std::path::Path, error: &TextError) -> Fault {
    Fault::input(format!("{}: {error}", path.display()))
}

/// The bots of some names; names that no bot has are refused.
pub fn bots(names: &[String]) -> Result<Vec<Mind>, Fault> {
    Ok(names.iter().map(|name| Mind::parse(name)).collect::<Result<_, _>>()?)
}

/// One bot a seat of a person: one alone stands for all seats.
pub fn minds<G: Terminal>(minds: Vec<Mind>, game: &G) -> Result<Vec<Mind>, Fault> {
    let seats = game.persons();
    match minds[..] {
        [one] => Ok(vec![one; seats.into()]),
        _ if minds.len() == usize::from(seats) => Ok(minds),
        _ => Err(Fault::input(format!(
            "{} bots are named for {seats} seats; name one for each seat, or one for all",
            minds.len()
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

/// How many games are played at once: as was said, or as many as there are cores.
pub fn threads(named: Option<&str>) -> Result<u64, Fault> {
    match named {
        Some(text) => count("--threads", text, MOST_THREADS),
        None => Ok(thread::available_parallelism().map_or(1, |n| n.get() as u64)),
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tricks::Tricks;

    #[test]
    fn a_game_takes_what_it_has() {
        let why = |args: TableArgs| set_up::<Tricks>(&args, &[]).expect_err("it has none").why;
        let edition = TableArgs { edition: Some("se".into()), ..TableArgs::default() };
        assert!(why(edition).ends_with(" has no editions; leave --edition out"));
        let board = TableArgs { board: vec![env!("CARGO_MANIFEST_PATH").into()], ..TableArgs::default() };
        assert!(why(board).ends_with(" cannot be played on boards of your own"));
        let players = TableArgs { players: Some("7".into()), ..TableArgs::default() };
        assert!(why(players).contains("it takes: 2, 3"));
    }

    #[test]
    fn named_seats_say_how_many_play() {
        let seats = |named: &[&str], players: Option<&str>| {
            let named: Vec<String> = named.iter().map(|&name| name.to_owned()).collect();
            let args = TableArgs { players: players.map(str::to_owned), ..TableArgs::default() };
            set_up::<Tricks>(&args, &named).expect("a table").players
        };
        assert_eq!(seats(&[], None), 2);
        assert_eq!(seats(&["human"], None), 2, "the others are bots");
        assert_eq!(seats(&["human", "greedy", "greedy"], None), 3);
        assert_eq!(seats(&["human", "greedy"], Some("3")), 3, "what is said counts");
    }
}
