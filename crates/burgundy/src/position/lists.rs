//! Values of a position that are lists of words.

use crate::{
    Tile,
    notation::read_goods,
    printed::Counts,
    tally::{During, REGIONS, Tally},
};
use demesne_game::{TextError, Words, read_counts};

/// Two dice, `-` for a used one; kept in rising order, used ones first.
pub(super) fn read_dice(words: &mut Words<'_>) -> Result<[u8; 2], TextError> {
    let mut dice = [0; 2];
    for die in &mut dice {
        if !words.take("-") {
            *die = words.number("a die", 1, 6)? as u8;
        }
    }
    dice.sort_unstable();
    Ok(dice)
}

pub(super) fn read_goods_list(words: &mut Words<'_>) -> Result<[u8; 6], TextError> {
    let mut goods = [0u8; 6];
    if words.take("none") {
        return Ok(goods);
    }
    while words.peek().is_some() {
        let kind = usize::from(read_goods(words)?);
        goods[kind] = goods[kind].saturating_add(1);
    }
    Ok(goods)
}

/// Tiles and how many; double tiles are counted apart.
pub(super) fn read_tile_counts(words: &mut Words<'_>) -> Result<Counts, TextError> {
    read_counts(words, "a tile and how many, such as castle*12", |name| {
        Tile::parse(name).filter(|tile| !tile.is_double()).map(Tile::index)
    })
}

pub(super) fn read_goods_counts(words: &mut Words<'_>) -> Result<[u8; 6], TextError> {
    read_counts(words, "a number of goods and how many, such as 3*7", |number| {
        number.parse::<usize>().ok()?.checked_sub(1)
    })
}

/// Points by source; regions are counted.
pub(super) fn read_points(words: &mut Words<'_>) -> Result<Tally, TextError> {
    let mut tally = Tally::ZERO;
    while words.peek().is_some() {
        let (source, points) = words.parse("points, such as phases=20", |word| {
            let (source, points) = word.split_once('=')?;
            Some((source, points.parse::<u16>().ok().filter(|&n| n <= 9_999)?))
        })?;
        if let Some(size) = REGIONS[1..].iter().position(|name| *name == source) {
            let count = u8::try_from(points).ok().filter(|&n| n <= 37).ok_or_else(|| {
                TextError::new(format!("a duchy has no {points} regions; \"{source}=\" counts regions"))
            })?;
            once(&mut tally.regions[size + 1], count, words.line())?;
        } else if let Some(source) = During::ALL.into_iter().find(|s| s.name() == source) {
            if tally.of(source) != 0 {
                return Err(twice(words.line()));
            }
            tally.add(source, points);
        } else if source == "castles-bought" {
            let count = u8::try_from(points).ok().filter(|&n| n <= 16).ok_or_else(|| {
                TextError::new(format!("no {points} castles were bought; \"castles-bought=\" counts castles"))
            })?;
            once(&mut tally.ransoms, count, words.line())?;
        } else {
            return Err(TextError::new(format!("\"{source}\" is no source of points")));
        }
    }
    Ok(tally)
}

/// Sets a count that is not set yet.
fn once(count: &mut u8, n: u8, line: &str) -> Result<(), TextError> {
    match std::mem::replace(count, n) {
        0 => Ok(()),
        _ => Err(twice(line)),
    }
}

fn twice(line: &str) -> TextError {
    TextError::new(format!("\"{line}\" counts the same thing twice"))
}
