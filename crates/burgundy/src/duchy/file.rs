//! Board files: standard duchies in TOML, the printed ones and those that players type in alike.
//!
//! ```toml
//! [[duchy]]
//! id = "mine"
//! rows = """
//! A6 C5 C4 K3
//! A2 A1 C6 K5 B4
//! …
//! """
//! ```
//!
//! `title`, `editions`, `provenance` and `source` may be added. Every error is one sentence and names the line.

use super::{
    Duchy, Label,
    label::quoted,
    lines::{Lines, Maybe},
};
use demesne_game::TextError;
use serde::Deserialize;
use toml::Spanned;

/// The names of the editions that a duchy may belong to.
pub const EDITIONS: [&str; 2] = ["2011", "se"];

/// A duchy of a file, with the editions that have it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The duchy.
    pub duchy: Duchy,
    /// The names of its editions, out of [`EDITIONS`].
    pub editions: Vec<&'static str>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    #[serde(default)]
    duchy: Vec<Spanned<Written>>,
}

/// A duchy as written. What must be there is optional too, so that its absence gets a sentence of ours.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table [[duchy]]")]
struct Written {
    id: Maybe<String>,
    title: Maybe<String>,
    editions: Option<Vec<Spanned<String>>>,
    provenance: Maybe<String>,
    source: Maybe<String>,
    rows: Maybe<String>,
}

/// Reads a board file. Boards of other shapes are refused: they come with the game (see [`read_maps`](super::read_maps)).
pub fn read_file(text: &str) -> Result<Vec<Entry>, TextError> {
    let lines = Lines::of(text);
    let file: BoardFile = toml::from_str(text).map_err(|error| lines.syntax(&error))?;
    if file.duchy.is_empty() {
        return Err(TextError::at(1, "the file holds no duchy: begin one with a line [[duchy]]"));
    }
    let mut entries: Vec<Entry> = Vec::new();
    for written in file.duchy {
        let line = lines.line(&written);
        let written = written.into_inner();
        let id_line = written.id.as_ref().map_or(line, |id| lines.line(id));
        let entry = lines.entry(written).map_err(|error| error.on_line(line))?;
        let id = &entry.duchy.id;
        if entries.iter().any(|other| other.duchy.id == *id) {
            return Err(TextError::at(
                id_line,
                format!("the id \"{id}\" is used twice: give each duchy its own"),
            ));
        }
        entries.push(entry);
    }
    Ok(entries)
}

impl Lines<'_> {
    fn entry(&self, written: Written) -> Result<Entry, TextError> {
        let label = self.label(&written.id, &written.title, &written.provenance, &written.source)?;
        let editions = self.editions(written.editions)?;
        let rows = written.rows.ok_or_else(|| {
            TextError::new(
                "the duchy has no rows: write rows = \"\"\", then seven lines of spaces, then \"\"\"",
            )
        })?;
        Ok(Entry { duchy: self.duchy(label, &rows)?, editions })
    }

    fn editions(&self, names: Option<Vec<Spanned<String>>>) -> Result<Vec<&'static str>, TextError> {
        let Some(names) = names else { return Ok(EDITIONS.to_vec()) };
        let known = |name: &Spanned<String>| {
            EDITIONS.into_iter().find(|edition| edition == name.get_ref()).ok_or_else(|| {
                let why = format!("{} is no edition: give {}", quoted(name.get_ref()), EDITIONS.join(" or "));
                TextError::at(self.line(name), why)
            })
        };
        names.iter().map(known).collect()
    }

    /// The duchy of a value with its rows; they may also stand in one line with "/" between them.
    fn duchy(&self, label: Label, rows: &Spanned<String>) -> Result<Duchy, TextError> {
        let lines = self.of_value(rows.get_ref(), rows.span()).filter(|(line, _)| !line.trim().is_empty());
        let (texts, row_lines): (Vec<&str>, Vec<usize>) =
            lines.flat_map(|(line, at)| line.split('/').map(move |row| (row, at))).unzip();
        Duchy::from_rows(label, &texts).map_err(|error| {
            let line = error.line.and_then(|row| row_lines.get(row - 1).copied());
            TextError::at(line.unwrap_or_else(|| self.line(rows)), error.why)
        })
    }
}
