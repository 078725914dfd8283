//! The Castles of Tuscany: its tiles, boards and cards.
//!
//! Hexes lie with a flat side up here. A page needs, beside what all pictures need, [`definitions`] and [`STYLE`].

pub mod board;
pub mod card;
pub mod mark;
pub mod stack;
pub mod tile;
pub mod token;

use crate::{
    glyphs::{self, SHEET},
    hex::{DRAWN, ROUND, flat_corners, rounded},
};
use demesne_tuscany::{Colour, Item, Tile};

/// The symbols that only this game has.
const SYMBOLS: &str = include_str!("../../data/tuscany.svg");

/// Its colours and parts.
pub const STYLE: &str = include_str!("../../data/tuscany.css");

/// Symbols of the house that this game shows under the same name.
const SHARED: [&str; 6] = ["g-worker", "g-seat", "g-storage", "g-phase", "g-hourglass", "g-vp"];
/// Symbols of the house that this game shows under another name.
const BORROWED: [(&str, &str); 5] = [
    ("g-castle", "g-t-castle"),
    ("g-monastery", "g-t-monastery"),
    ("g-vine-1", "g-t-vineyard"),
    ("g-good-6", "g-t-cereal"),
    ("g-vp", "g-points"),
];

/// The pattern of each colour: width, height and lines. Whoever cannot tell colours apart goes by it.
const PATTERNS: [(Colour, u8, u8, &str); 8] = [
    (Colour::DarkGreen, 22, 14, "M0 .5H22M0 7.5H22M5 .5V7.5M16 7.5V14"),
    (Colour::Red, 16, 12, "M0 6C4 12 12 12 16 6M0 0C4 6 12 6 16 0"),
    (Colour::Turquoise, 20, 11, "M0 5C3 1 7 1 10 5S17 9 20 5"),
    (Colour::LightGreen, 20, 18, "M3 7C3 4 2 3 1 2M3 7C3 4 4 3 5.5 2M13 16c0-3-1-4-2-5M13 16c0-3 1-4 2.5-5"),
    (Colour::Grey, 22, 18, "M2 7 7 2M5 9 11 3M14 15l5-5M16 17l4-4M16 3l3 3M3 14l3 3"),
    (Colour::Orange, 20, 20, "M3 0V20M13 0V20M3 3 13 11M13 13 23 21M-7 13 3 21"),
    (Colour::Yellow, 18, 18, "M9 0 18 9 9 18 0 9Z"),
    (Colour::Beige, 18, 14, "M4 3H9M13 10h5M0 10h2"),
];

/// What pictures of this game refer to besides [`crate::defs::DEFS`]: outlines of flat hexes, patterns, symbols.
pub fn definitions() -> String {
    let mut out = String::from("<defs>");
    for (id, radius, round) in [("hxf", DRAWN, ROUND), ("hxfi", 42.5, 4.0)] {
        put!(out, r#"<path id="{id}" d=""#);
        rounded(&mut out, &flat_corners(radius), round);
        out.push_str(r#""/>"#);
    }
    for (colour, width, height, lines) in PATTERNS {
        let name = colour.name();
        // On dark grounds the lines are light.
        let (ink, strength) = match colour {
            Colour::DarkGreen | Colour::Red | Colour::Turquoise => ("#fff4d8".into(), 0.22),
            _ => (format!("var(--d-{name})"), 0.3),
        };
        for (id, ink, strength) in [("pt", ink, strength), ("pe", format!("var(--e-{name})"), 0.34)] {
            put!(
                out,
                r#"<pattern id="{id}-{name}" width="{width}" height="{height}" patternUnits="userSpaceOnUse"><path d="{lines}" fill="none" style="stroke:{ink}" stroke-opacity="{strength}" stroke-width="1.3" stroke-linecap="round"/></pattern>"#
            );
        }
    }
    out.push_str("</defs>");
    for id in SHARED {
        out.push_str(glyphs::symbol(SHEET, id).unwrap_or_default());
    }
    for (there, here) in BORROWED {
        let symbol = glyphs::symbol(SHEET, there).unwrap_or_default();
        out.push_str(&symbol.replacen(&format!("id=\"{there}\""), &format!("id=\"{here}\""), 1));
    }
    out.push_str(SYMBOLS);
    out
}

/// What stands for a colour: on an empty space, on a card.
pub const fn kind(colour: Colour) -> &'static str {
    match colour {
        Colour::DarkGreen => "g-t-castle",
        Colour::Red => "g-t-city",
        Colour::Turquoise => "g-t-estate",
        Colour::LightGreen => "g-t-crop",
        Colour::Grey => "g-t-quarry",
        Colour::Orange => "g-t-village",
        Colour::Yellow => "g-t-monastery",
        Colour::Beige => "g-t-cart",
    }
}

/// What is on a tile, one symbol or two.
pub const fn face(tile: Tile) -> &'static [&'static str] {
    match tile {
        Tile::Castle => &["g-t-castle"],
        Tile::City => &["g-t-city"],
        Tile::Estate => &["g-t-estate"],
        Tile::Quarry => &["g-t-quarry"],
        Tile::Village => &["g-t-village"],
        Tile::Monastery => &["g-t-monastery"],
        Tile::Cart => &["g-t-cart"],
        Tile::Vineyard => &["g-t-vineyard"],
        Tile::Boar => &["g-t-boar"],
        Tile::Olive => &["g-t-olive"],
        Tile::Cereal => &["g-t-cereal"],
        Tile::OliveVineyard => &["g-t-olive", "g-t-vineyard"],
        Tile::VineyardCereal => &["g-t-vineyard", "g-t-cereal"],
        Tile::CerealBoar => &["g-t-cereal", "g-t-boar"],
        Tile::BoarOlive => &["g-t-boar", "g-t-olive"],
    }
}

/// The name of an item's ground: its colour, or wood.
pub const fn ground(item: Item) -> &'static str {
    match item {
        Item::Tile(tile) => tile.colour().name(),
        Item::Hex => "wood",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_shown_is_defined_once() {
        let all = definitions();
        let once = |id: &str| assert_eq!(all.matches(&format!("id=\"{id}\"")).count(), 1, "{id}");
        for colour in Colour::ALL {
            once(kind(colour));
            once(&format!("pt-{}", colour.name()));
            once(&format!("pe-{}", colour.name()));
            for tone in ["t", "d", "e"] {
                assert!(STYLE.contains(&format!("--{tone}-{}:", colour.name())), "{tone} {}", colour.name());
            }
        }
        for tile in Tile::ALL {
            face(tile).iter().for_each(|id| once(id));
        }
        for id in SHARED.into_iter().chain(BORROWED.map(|(_, here)| here)) {
            once(id);
        }
    }

    #[test]
    fn no_two_colours_share_a_pattern() {
        for (i, (_, _, _, lines)) in PATTERNS.iter().enumerate() {
            assert!(PATTERNS[..i].iter().all(|(_, _, _, other)| other != lines));
        }
    }
}
