//! Words of action text: tiles, spaces, depots, dice, sets of numbers.

use crate::{
    Edition, Tile,
    action::With,
    state::UNKNOWN,
    tile::{VINE_NAMES, parse_vine},
};
use demesne_game::{TextError, Words};

/// `with 4`, `with 4 mark` (shield 16), `with white`; nothing for an effect; `private` for a tile of a private storage.
pub(super) fn with_text(with: With) -> String {
    let mut text = match with.own() {
        Some(value) => format!(" with {value}"),
        None if with.is_white() => " with white".into(),
        None => String::new(),
    };
    if with.is_marked() {
        text.push_str(" mark");
    }
    if with.is_private() {
        text.push_str(" private");
    }
    text
}

pub(crate) fn space_name(space: u8) -> String {
    if space == UNKNOWN { "?".into() } else { (u32::from(space) + 1).to_string() }
}

pub(super) fn parse_space(word: &str) -> Option<u8> {
    if word == "?" {
        return Some(UNKNOWN);
    }
    let number = word.parse::<u8>().ok().filter(|n| (1..=73).contains(n) && n.to_string() == word)?;
    Some(number - 1)
}

pub(super) fn read_space(words: &mut Words<'_>) -> Result<u8, TextError> {
    words.parse("the number of a space", parse_space)
}

pub(crate) fn read_tile(words: &mut Words<'_>) -> Result<Tile, TextError> {
    words.parse("a tile, such as castle, bank, cow3 or m7", Tile::parse)
}

pub(super) fn read_depot(words: &mut Words<'_>) -> Result<u8, TextError> {
    words.number("a depot", 1, 6).map(|n| n as u8 - 1)
}

pub(crate) fn read_goods(words: &mut Words<'_>) -> Result<u8, TextError> {
    words.number("a number of goods", 1, 6).map(|n| n as u8 - 1)
}

pub(super) fn read_with(words: &mut Words<'_>) -> Result<With, TextError> {
    if !words.take("with") {
        return Ok(With::EFFECT);
    }
    let with = match words.take("white") {
        true => With::WHITE,
        false => With::die(words.number("a die", 1, 6)? as u8),
    };
    Ok(if words.take("mark") { with.marked() } else { with })
}

/// A space of the vineyard or a place of the vine depot: `v1` and so on.
pub(super) fn read_vine_space(words: &mut Words<'_>, most: u8) -> Result<u8, TextError> {
    let what =
        if most == 6 { "a place of the vine depot: v1 to v6" } else { "a space of the vineyard: v1 to v12" };
    words.parse(what, |word| {
        let digits = word.strip_prefix('v')?;
        let number =
            digits.parse::<u8>().ok().filter(|n| (1..=most).contains(n) && n.to_string() == digits)?;
        Some(number - 1)
    })
}

/// Some numbers, `-` for none; 0 past the end.
pub(crate) fn read_numbers<const N: usize>(
    words: &mut Words<'_>,
    what: &str,
    most: u32,
) -> Result<[u8; N], TextError> {
    let mut numbers = [0; N];
    if words.take("-") {
        return Ok(numbers);
    }
    for (i, number) in numbers.iter_mut().enumerate() {
        if i > 0 && words.peek().is_none_or(|word| word.parse::<u32>().is_err()) {
            break;
        }
        *number = words.number(what, 1, most)? as u8;
    }
    Ok(numbers)
}

/// Numbers up to the first 0, `-` for none.
pub(crate) fn numbers_text(numbers: &[u8]) -> String {
    let texts: Vec<String> = numbers.iter().take_while(|&&n| n != 0).map(u8::to_string).collect();
    if texts.is_empty() { "-".into() } else { texts.join(" ") }
}

/// A set of types of vines: `green blue`, `-` for none.
pub(crate) fn vines_text(set: u8) -> String {
    let names: Vec<&str> =
        VINE_NAMES.iter().zip(0..).filter(|(_, bit)| set >> bit & 1 != 0).map(|(name, _)| *name).collect();
    if names.is_empty() { "-".into() } else { names.join(" ") }
}

/// Reads what [`vines_text`] writes, in its order.
pub(crate) fn read_vines(words: &mut Words<'_>) -> Result<u8, TextError> {
    let mut set = 0u8;
    if words.take("-") {
        return Ok(set);
    }
    while set == 0 || words.peek().is_some() {
        set |= words.parse("a type of vines", |word| {
            parse_vine(word).filter(|vine| set >> vine == 0).map(|vine| 1 << vine)
        })?;
    }
    Ok(set)
}

/// The places of the Châteautoma's cards.
pub(super) const CARD_PLACES: [&str; 2] = ["left", "right"];

/// A double tile as it lies: `blue-green` is `green-blue` turned.
pub(crate) fn planted_text(tile: Tile, turned: bool) -> String {
    let name = tile.name(Edition::Special);
    match name.split_once('-').filter(|_| turned) {
        Some((one, other)) => format!("{other}-{one}"),
        None => name,
    }
}

/// Reads what [`planted_text`] writes.
pub(crate) fn parse_planted(word: &str) -> Option<(Tile, bool)> {
    let (one, other) = word.split_once('-')?;
    let (one, other) = (parse_vine(one)?, parse_vine(other)?);
    Some((Tile::double(one, other), one > other))
}

/// A set of numbers 1 to 6 in rising order.
pub(super) fn read_set(word: &str, separator: char) -> Option<u8> {
    let mut set = 0u8;
    for part in word.split(separator) {
        match part.as_bytes() {
            [n @ b'1'..=b'6'] if set >> (n - b'1') == 0 => set |= 1 << (n - b'1'),
            _ => return None,
        }
    }
    Some(set)
}

/// Tiles in their places, as [`Burgundy::tiles_text`] writes them.
pub(crate) fn read_tiles<const N: usize>(words: &mut Words<'_>) -> Result<[Option<Tile>; N], TextError> {
    let mut tiles = [None; N];
    for (count, place) in tiles.iter_mut().enumerate() {
        match words.peek() {
            Some("-") => {
                words.next_word();
            }
            Some(_) => *place = Some(read_tile(words)?),
            None if count == 0 => return Err(TextError::new(format!("\"{}\" names no tile", words.line()))),
            None => break,
        }
    }
    Ok(tiles)
}
