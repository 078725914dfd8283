//! What is asked of boards of every shape.

use super::{
    Duchy,
    shape::{Counts, LARGEST_REGION, counts_in_words},
};
use demesne_game::{TextError, hex::connected_parts};

/// Refuses a duchy that has not just as many spaces of each colour as it should.
pub(super) fn check_counts(duchy: &Duchy, counts: &Counts) -> Result<(), TextError> {
    let wrong: Vec<String> = counts
        .iter()
        .filter_map(|&(colour, right)| {
            let count = duchy.by_colour[colour.index()].len();
            (count != u32::from(right))
                .then(|| format!("{count} {} spaces instead of {right}", colour.name()))
        })
        .collect();
    if wrong.is_empty() {
        return Ok(());
    }
    let why = format!("the duchy has {}: it must have {}", wrong.join(" and "), counts_in_words(counts));
    Err(TextError::new(why))
}

/// Refuses regions that the game has no points for. The error's line is the row, counted from 1.
pub(super) fn check_regions(duchy: &Duchy) -> Result<(), TextError> {
    let Some(region) = duchy.regions.iter().find(|region| region.size > LARGEST_REGION) else {
        return Ok(());
    };
    let first = region.spaces.into_iter().next().unwrap_or_default();
    let why = format!(
        "the {} region from space {} on has {} spaces: the game has points for regions of at most {LARGEST_REGION}",
        region.colour.name(),
        first + 1,
        region.size
    );
    Err(TextError::at(duchy.hex[usize::from(first)].row as usize + 1, why))
}

/// Refuses lands that no river leads to: nobody could ever cover them. The error's line is the row, counted from 1.
pub(super) fn check_joined(duchy: &Duchy) -> Result<(), TextError> {
    let parts = connected_parts(duchy.spaces(), &duchy.neighbours);
    let Some(first) = parts.get(1).and_then(|apart| apart.into_iter().next()) else { return Ok(()) };
    let why = format!(
        "space {} cannot be reached from space 1: the spaces of a duchy touch or are joined by rivers",
        first + 1
    );
    Err(TextError::at(duchy.hex[usize::from(first)].row as usize + 1, why))
}
