//! Board files: duchies in TOML, the printed ones and those that players type in alike.
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

use super::{Duchy, Label, Provenance, label::quoted};
use demesne_game::TextError;
use serde::Deserialize;
use std::ops::Range;
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
    id: Option<Spanned<String>>,
    title: Option<Spanned<String>>,
    editions: Option<Vec<Spanned<String>>>,
    provenance: Option<Spanned<String>>,
    source: Option<Spanned<String>>,
    rows: Option<Spanned<String>>,
}

/// Reads a board file.
pub fn read_file(text: &str) -> Result<Vec<Entry>, TextError> {
    let lines = Lines::of(text);
    let file: BoardFile = toml::from_str(text).map_err(|error| lines.syntax(&error))?;
    if file.duchy.is_empty() {
        return Err(TextError::at(1, "the file holds no duchy: begin one with a line [[duchy]]"));
    }
    let mut entries: Vec<Entry> = Vec::new();
    for written in file.duchy {
        let line = lines.at(written.span().start);
        let written = written.into_inner();
        let id_line = written.id.as_ref().map_or(line, |id| lines.at(id.span().start));
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

/// The text of a file, to find the lines that errors are about.
struct Lines<'t> {
    text: &'t str,
    /// The bytes at which lines end.
    ends: Vec<usize>,
}

impl<'t> Lines<'t> {
    fn of(text: &'t str) -> Lines<'t> {
        Lines { text, ends: text.match_indices('\n').map(|(end, _)| end).collect() }
    }

    /// The line of a byte of the text, counted from 1.
    fn at(&self, byte: usize) -> usize {
        1 + self.ends.partition_point(|&end| end < byte)
    }

    /// What the reader of TOML says, in one sentence. It has the words right, but its keys are fields.
    fn syntax(&self, error: &toml::de::Error) -> TextError {
        let reason = error.message().replace('\n', " ");
        let line = self.at(error.span().map_or(0, |span| span.start));
        let why = match reason.strip_prefix("unknown field ") {
            Some(rest) => format!("unknown key {rest}"),
            None if reason == "invalid type: map, expected a sequence" => {
                "a duchy begins with [[duchy]], in two pairs of brackets".into()
            }
            None => format!("this cannot be read as a board file in TOML: {reason}"),
        };
        TextError::at(line, why)
    }

    fn entry(&self, written: Written) -> Result<Entry, TextError> {
        let id = written.id.ok_or_else(|| TextError::new("the duchy has no id: write id = \"my-board\""))?;
        let mut label = Label::own(id.get_ref()).map_err(|error| error.on_line(self.at(id.span().start)))?;
        if let Some(title) = &written.title {
            label.title = self.short(title, "title", 60)?;
        }
        if let Some(source) = &written.source {
            label.source = self.short(source, "source", 300)?;
        }
        if let Some(name) = &written.provenance {
            label.provenance = self.provenance(name)?;
        }
        let editions = self.editions(written.editions)?;
        let rows = written.rows.ok_or_else(|| {
            TextError::new(
                "the duchy has no rows: write rows = \"\"\", then seven lines of spaces, then \"\"\"",
            )
        })?;
        Ok(Entry { duchy: self.duchy(label, &rows)?, editions })
    }

    /// Text for people: it ends up in pictures and headers, so it is one line and not too long.
    fn short(&self, text: &Spanned<String>, key: &str, longest: usize) -> Result<String, TextError> {
        let value = text.get_ref();
        if value.chars().count() > longest || value.chars().any(char::is_control) {
            let why =
                format!("the {key} is too long or not plain: give one line of at most {longest} characters");
            return Err(TextError::at(self.at(text.span().start), why));
        }
        Ok(value.clone())
    }

    fn provenance(&self, name: &Spanned<String>) -> Result<Provenance, TextError> {
        Provenance::parse(name.get_ref()).ok_or_else(|| {
            let names = Provenance::ALL.map(Provenance::name).join(", ");
            let why = format!("{} is no provenance: give one of {names}", quoted(name.get_ref()));
            TextError::at(self.at(name.span().start), why)
        })
    }

    fn editions(&self, names: Option<Vec<Spanned<String>>>) -> Result<Vec<&'static str>, TextError> {
        let Some(names) = names else { return Ok(EDITIONS.to_vec()) };
        let known = |name: &Spanned<String>| {
            EDITIONS.into_iter().find(|edition| edition == name.get_ref()).ok_or_else(|| {
                let why = format!("{} is no edition: give {}", quoted(name.get_ref()), EDITIONS.join(" or "));
                TextError::at(self.at(name.span().start), why)
            })
        };
        names.iter().map(known).collect()
    }

    fn duchy(&self, label: Label, rows: &Spanned<String>) -> Result<Duchy, TextError> {
        let value = rows.get_ref();
        let (texts, row_lines): (Vec<&str>, Vec<usize>) = self.rows(value, rows.span()).unzip();
        Duchy::from_rows(label, &texts).map_err(|error| {
            let line = error.line.and_then(|row| row_lines.get(row - 1).copied());
            TextError::at(line.unwrap_or_else(|| self.at(rows.span().start)), error.why)
        })
    }

    /// The rows of a value, each with its line in the file; rows may also stand in one line with "/" between them.
    fn rows<'v>(&self, value: &'v str, span: Range<usize>) -> impl Iterator<Item = (&'v str, usize)> {
        let raw = self.text.get(span.clone()).unwrap_or_default();
        let start = self.at(span.start);
        // TOML drops a line end right after the opening quotes. With escapes lines of the value are not lines of the
        // file any more: then all errors are said of the first.
        let dropped = ["\"\"\"\n", "\"\"\"\r\n", "'''\n", "'''\r\n"].iter().any(|open| raw.starts_with(open));
        let (first, step) = if raw.contains('\\') { (start, 0) } else { (start + usize::from(dropped), 1) };
        let lines = value.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        lines.flat_map(move |(i, line)| line.split('/').map(move |row| (row, first + i * step)))
    }
}
