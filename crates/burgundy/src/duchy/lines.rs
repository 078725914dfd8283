//! The lines of a board file, so that every error can name the one that it is about.

use super::{Label, Provenance, label::quoted};
use demesne_game::TextError;
use std::ops::Range;
use toml::Spanned;

/// A value of a file that may be missing.
pub(super) type Maybe<T> = Option<Spanned<T>>;

/// The text of a file, to find the lines that errors are about.
pub(super) struct Lines<'t> {
    text: &'t str,
    /// The bytes at which lines end.
    ends: Vec<usize>,
}

impl<'t> Lines<'t> {
    pub(super) fn of(text: &'t str) -> Lines<'t> {
        Lines { text, ends: text.match_indices('\n').map(|(end, _)| end).collect() }
    }

    /// The line of a byte of the text, counted from 1.
    fn at(&self, byte: usize) -> usize {
        1 + self.ends.partition_point(|&end| end < byte)
    }

    /// The line where a value begins.
    pub(super) fn line<T>(&self, value: &Spanned<T>) -> usize {
        self.at(value.span().start)
    }

    /// What the reader of TOML says, in one sentence. It has the words right, but its keys are fields.
    pub(super) fn syntax(&self, error: &toml::de::Error) -> TextError {
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

    /// The label of a duchy, from the keys that boards of every shape have.
    pub(super) fn label(
        &self,
        id: &Maybe<String>,
        title: &Maybe<String>,
        provenance: &Maybe<String>,
        source: &Maybe<String>,
    ) -> Result<Label, TextError> {
        let id = id.as_ref().ok_or_else(|| TextError::new("the duchy has no id: write id = \"my-board\""))?;
        let mut label = Label::own(id.get_ref()).map_err(|error| error.on_line(self.line(id)))?;
        if let Some(title) = title {
            label.title = self.short(title, "title", 60)?;
        }
        if let Some(source) = source {
            label.source = self.short(source, "source", 300)?;
        }
        if let Some(name) = provenance {
            label.provenance = self.provenance(name)?;
        }
        Ok(label)
    }

    /// Text for people: it ends up in pictures and headers, so it is one line and not too long.
    fn short(&self, text: &Spanned<String>, key: &str, longest: usize) -> Result<String, TextError> {
        let value = text.get_ref();
        if value.chars().count() > longest || value.chars().any(char::is_control) {
            let why =
                format!("the {key} is too long or not plain: give one line of at most {longest} characters");
            return Err(TextError::at(self.line(text), why));
        }
        Ok(value.clone())
    }

    fn provenance(&self, name: &Spanned<String>) -> Result<Provenance, TextError> {
        Provenance::parse(name.get_ref()).ok_or_else(|| {
            let names = Provenance::ALL.map(Provenance::name).join(", ");
            let why = format!("{} is no provenance: give one of {names}", quoted(name.get_ref()));
            TextError::at(self.line(name), why)
        })
    }

    /// The lines of a value, each with its line in the file.
    pub(super) fn of_value<'v>(
        &self,
        value: &'v str,
        span: Range<usize>,
    ) -> impl Iterator<Item = (&'v str, usize)> {
        let raw = self.text.get(span.clone()).unwrap_or_default();
        let start = self.at(span.start);
        // TOML drops a line end right after the opening quotes. With escapes lines of the value are not lines of the
        // file any more: then all errors are said of the first.
        let dropped = ["\"\"\"\n", "\"\"\"\r\n", "'''\n", "'''\r\n"].iter().any(|open| raw.starts_with(open));
        let (first, step) = if raw.contains('\\') { (start, 0) } else { (start + usize::from(dropped), 1) };
        value.lines().enumerate().map(move |(i, line)| (line, first + i * step))
    }
}
