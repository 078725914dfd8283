//! Which game it is.

use crate::visit::games;
use demesne_game::{
    TextError,
    record::{FORMAT, Heading},
};

games! {
    /// The Castles of Burgundy, in both editions, with their expansions.
    Burgundy: demesne_burgundy::Burgundy = "The Castles of Burgundy",
    /// The Castles of Tuscany.
    Tuscany: demesne_tuscany::Tuscany = "The Castles of Tuscany",
    /// Viscounts of the West Kingdom.
    Viscounts: demesne_viscounts::Viscounts = "Viscounts of the West Kingdom",
}

impl Kind {
    /// Reads a name, as [`Kind::name`] gives it.
    pub fn parse(text: &str) -> Result<Kind, TextError> {
        Kind::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| {
            TextError::new(format!("there is no game \"{text}\"; the games are: {}", names(", ")))
        })
    }

    /// The game that a record or a position is of, as its line `game: …` says.
    pub fn of_text(text: &str) -> Result<Kind, TextError> {
        let first = text.lines().next().unwrap_or("");
        let Some(what) = ["record", "position"].into_iter().find(|what| is(first, what)) else {
            return Err(TextError::at(
                1,
                format!(
                    "this is neither a record nor a position; their first lines are \"demesne record {FORMAT}\" and \
                     \"demesne position {FORMAT}\""
                ),
            ));
        };
        let (heading, _) = Heading::read(what, text)?;
        Kind::parse(&heading.game).map_err(|_| {
            let words = format!("this is a game of \"{}\", not of {}", heading.game, names(" or "));
            TextError::at(heading.game_line, words)
        })
    }
}

/// Whether a first line is that of a record or of a position, of whatever version.
fn is(line: &str, what: &str) -> bool {
    let version = line.strip_prefix("demesne ").and_then(|rest| rest.strip_prefix(what));
    version.is_some_and(|version| version.is_empty() || version.starts_with(char::is_whitespace))
}

fn names(between: &str) -> String {
    Kind::ALL.map(Kind::name).join(between)
}
