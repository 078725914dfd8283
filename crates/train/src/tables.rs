//! The tables that a network learns at: a mixture of all ways to play a game, the usual ones most often.

use demesne_bots::Evaluate;
use demesne_burgundy::Burgundy;
use demesne_game::{Notation, SetupLine, TextError};
use demesne_tuscany::Tuscany;
use demesne_viscounts::{Opponent, Viscounts};

/// A table and how often it is played at.
#[derive(Clone, Debug)]
pub struct Table<G> {
    /// The game, set up.
    pub game: G,
    /// What it is called in reports.
    pub name: String,
    /// How often it comes up beside the others.
    pub weight: u32,
}

/// A game that can be learned.
pub trait Tables: Evaluate + Notation + Sync {
    /// The ways to play that have a network of their own: names for files and reports, the usual one first.
    const COURSES: &'static [&'static str];

    /// The tables of a course.
    fn tables(course: &str) -> Result<Vec<Table<Self>>, TextError>;
}

/// A table from the lines of a setup: `key=value; key=value`.
fn table<G: Notation>(weight: u32, name: &str, setup: &str) -> Result<Table<G>, TextError> {
    let pairs = setup.split(';').filter_map(|pair| pair.split_once('='));
    let lines: Vec<SetupLine> = pairs
        .map(|(key, value)| SetupLine { key: key.trim().into(), value: value.trim().into(), line: 0 })
        .collect();
    Ok(Table { game: G::from_setup(&lines)?, name: name.into(), weight })
}

impl Tables for Burgundy {
    const COURSES: &'static [&'static str] = &["together", "alone", "automa"];

    fn tables(course: &str) -> Result<Vec<Table<Burgundy>>, TextError> {
        let mut tables = Vec::new();
        let mut add = |weight, name: &str, setup: String| -> Result<(), TextError> {
            tables.push(table(weight, name, &setup)?);
            Ok(())
        };
        if course == "alone" {
            for board in [33, 34] {
                for target in [50, 40, 30, 60] {
                    let weight = if (board, target) == (33, 50) { 30 } else { 6 };
                    add(weight, "alone", format!("solo={board}; target={target}"))?;
                }
            }
            return Ok(tables);
        }
        if course == "automa" {
            for pair in ["A B", "A C", "A D", "B C", "B D", "C D"] {
                add(6, pair, format!("chateautoma=expert; modifiers={pair}; players=2"))?;
            }
            for other in ["novice", "experienced", "experienced; modifiers=D", "expert; modifiers=A B C D"] {
                add(2, "other levels", format!("chateautoma={other}; players=2"))?;
            }
            add(3, "expert", "chateautoma=expert; players=3".into())?;
            add(2, "expert", "chateautoma=expert; players=4".into())?;
            let expansions = "tiles white posts shields vineyards";
            for players in 2..=4 {
                add(
                    1,
                    "expansions",
                    format!("chateautoma=expert; players={players}; expansions={expansions}"),
                )?;
            }
            return Ok(tables);
        }
        for players in 2..=4 {
            let weight = if players == 2 { 20 } else { 10 };
            add(weight, "2011", format!("edition=2011; players={players}; duchies=random"))?;
            add(weight, "se", format!("players={players}; duchies=same 1"))?;
            add(weight / 2, "se random", format!("players={players}; duchies=random"))?;
            for boards in ["11-18", "23-30"] {
                add(1, "other boards", format!("players={players}; boards={boards}; duchies=random"))?;
            }
            // X-CHAMP-2: these are named, not drawn.
            add(1, "other boards", format!("players={players}; duchies=same 20"))?;
            add(4, "expansions", format!("players={players}; expansions=all"))?;
            for expansion in ["tiles white inns", "posts", "routes", "shields", "vineyards"] {
                add(2, "expansions", format!("players={players}; expansions={expansion}"))?;
            }
        }
        add(4, "team", "team=basic".into())?;
        add(3, "team", "team=advanced".into())?;
        Ok(tables)
    }
}

impl Tables for Tuscany {
    const COURSES: &'static [&'static str] = &["together"];

    fn tables(_: &str) -> Result<Vec<Table<Tuscany>>, TextError> {
        let mut tables = Vec::new();
        for (players, weight) in [(2, 20), (3, 8), (4, 8)] {
            tables.push(table(weight, "tuscany", &format!("players={players}"))?);
        }
        Ok(tables)
    }
}

impl Tables for Viscounts {
    const COURSES: &'static [&'static str] = &["together"];

    fn tables(_: &str) -> Result<Vec<Table<Viscounts>>, TextError> {
        let mut tables = Vec::new();
        for (players, weight) in [(2, 24), (3, 8), (4, 8)] {
            tables.push(table(weight, "viscounts", &format!("players={players}"))?);
        }
        for opponent in Opponent::ALL {
            let name = opponent.name();
            tables.push(table(4, name, &format!("solo={name}"))?);
            tables.push(table(1, name, &format!("solo={name}; difficulty=2"))?);
        }
        Ok(tables)
    }
}
