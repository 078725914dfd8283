//! Points by source as a table: a row for each source, a column for each seat.

use crate::Running;
use demesne_game::Viewer;
use demesne_text::Language;

/// Points of one source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The source, without a number.
    pub source: String,
    /// Its name for people.
    pub name: String,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// The same by number, where the source has several: regions by size, monasteries one by one.
    pub parts: Vec<(String, Vec<i32>)>,
}

/// The points of all seats so far, as a viewer knows them, in the order in which a game scores.
pub fn breakdown(running: &dyn Running, viewer: Viewer, language: Language) -> Vec<Row> {
    let scores = running.scores(viewer, language);
    let mut rows: Vec<Row> = Vec::new();
    for (seat, sources) in scores.iter().enumerate() {
        for (source, name, points) in sources {
            let base = base(source);
            let place = rows.iter().position(|row| row.source == base).unwrap_or_else(|| {
                let name = running.source_name(base, language);
                rows.push(Row {
                    source: base.into(),
                    name,
                    points: vec![0; scores.len()],
                    parts: Vec::new(),
                });
                rows.len() - 1
            });
            let row = &mut rows[place];
            row.points[seat] += points;
            if base != source {
                let part = row.parts.iter().position(|(known, _)| known == name).unwrap_or_else(|| {
                    row.parts.push((name.clone(), vec![0; scores.len()]));
                    row.parts.len() - 1
                });
                row.parts[part].1[seat] += points;
            }
        }
    }
    let order = |row: &Row| running.sources().iter().position(|source| *source == row.source);
    rows.sort_by_key(|row| order(row).unwrap_or(usize::MAX));
    // Seats that scored nothing somewhere came first to something else.
    for row in &mut rows {
        row.parts.sort_by_key(|(name, _)| number_in(name));
    }
    rows
}

/// The number in a part's name: the second scoring follows the first.
fn number_in(name: &str) -> Option<u32> {
    let digits = |sign: char| sign.is_ascii_digit();
    let from = name.find(digits)?;
    let rest = &name[from..];
    rest[..rest.find(|sign: char| !digits(sign)).unwrap_or(rest.len())].parse().ok()
}

/// A source without its number: `regions` of `regions-8`.
fn base(source: &str) -> &str {
    match source.rsplit_once('-') {
        Some((base, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => base,
        _ => source,
    }
}
