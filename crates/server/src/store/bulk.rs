//! Statements over many rows: one text for each of a few sizes, so that the database prepares each once.

use std::ops::Range;

const SIZES: [usize; 4] = [64, 16, 4, 1];

/// A statement with a list in it, in all sizes.
pub(super) struct Bulk {
    texts: [String; SIZES.len()],
}

impl Bulk {
    /// `before`, then rows of `columns` placeholders in brackets, then `after`.
    pub(super) fn rows(before: &str, columns: usize, after: &str) -> Bulk {
        Bulk {
            texts: SIZES.map(|size| {
                let row = |row: usize| {
                    let places: Vec<String> =
                        (1..=columns).map(|column| format!("${}", row * columns + column)).collect();
                    format!("({})", places.join(", "))
                };
                let rows: Vec<String> = (0..size).map(row).collect();
                format!("{before} {} {after}", rows.join(", "))
            }),
        }
    }

    /// `before`, then one placeholder a row in one pair of brackets: a set.
    pub(super) fn set(before: &str) -> Bulk {
        Bulk {
            texts: SIZES.map(|size| {
                let places: Vec<String> = (1..=size).map(|place| format!("${place}")).collect();
                format!("{before} ({})", places.join(", "))
            }),
        }
    }

    /// Which statement serves which of `count` rows.
    pub(super) fn split(&self, count: usize) -> impl Iterator<Item = (Range<usize>, &str)> {
        let mut start = 0;
        std::iter::from_fn(move || {
            let left = count - start;
            let which = SIZES.iter().position(|&size| size <= left)?;
            let range = start..start + SIZES[which];
            start = range.end;
            Some((range, self.texts[which].as_str()))
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
            for (range, text) in bulk.split(count) {
                assert_eq!(range.start, next);
                next = range.end;
                assert_eq!(text.matches('(').count(), range.len());
                assert!(text.contains(&format!("${})", range.len() * 2)));
            }
            assert_eq!(next, count);
        }
    }
}
