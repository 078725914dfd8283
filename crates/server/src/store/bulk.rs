//! Statements over many rows: one text for each of a few sizes, so that the database prepares each once.

use super::connect::Engine;
use std::ops::Range;

const SIZES: [usize; 4] = [64, 16, 4, 1];

/// A statement with a list in it, in all sizes.
pub(super) struct Bulk {
    sqlite: [String; SIZES.len()],
    postgres: [String; SIZES.len()],
}

impl Bulk {
    /// `before`, then rows of `columns` placeholders in brackets, then `after`.
    pub(super) fn rows(before: &str, columns: usize, after: &str) -> Bulk {
        Bulk::written(|size, place| {
            let row = |row: usize| {
                let places: Vec<String> = (1..=columns).map(|column| place(row * columns + column)).collect();
                format!("({})", places.join(", "))
            };
            let rows: Vec<String> = (0..size).map(row).collect();
            format!("{before} {} {after}", rows.join(", "))
        })
    }

    /// `before`, then one placeholder a row in one pair of brackets: a set.
    pub(super) fn set(before: &str) -> Bulk {
        Bulk::written(|size, place| {
            let places: Vec<String> = (1..=size).map(place).collect();
            format!("{before} ({})", places.join(", "))
        })
    }

    fn written(text: impl Fn(usize, fn(usize) -> String) -> String) -> Bulk {
        Bulk {
            // To SQLite `$1` is a name, and it looks for a name among all others: a thousand of them are slow.
            sqlite: SIZES.map(|size| text(size, |_| "?".to_owned())),
            postgres: SIZES.map(|size| text(size, |place| format!("${place}"))),
        }
    }

    /// Which statement serves which of `count` rows.
    pub(super) fn split(&self, engine: Engine, count: usize) -> impl Iterator<Item = (Range<usize>, &str)> {
        let texts = match engine {
            Engine::Sqlite => &self.sqlite,
            Engine::Postgres => &self.postgres,
        };
        let mut start = 0;
        std::iter::from_fn(move || {
            let left = count - start;
            let which = SIZES.iter().position(|&size| size <= left)?;
            let range = start..start + SIZES[which];
            start = range.end;
            Some((range, texts[which].as_str()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_served_once_and_in_order() {
        let bulk = Bulk::rows("INSERT INTO t VALUES", 2, "");
        for count in 0..200 {
            let mut next = 0;
            for (range, text) in bulk.split(Engine::Postgres, count) {
                assert_eq!(range.start, next);
                next = range.end;
                assert_eq!(text.matches('(').count(), range.len());
                assert!(text.contains(&format!("${})", range.len() * 2)));
            }
            assert_eq!(next, count);
            let places: usize =
                bulk.split(Engine::Sqlite, count).map(|(_, text)| text.matches('?').count()).sum();
            assert_eq!(places, count * 2);
        }
    }
}
