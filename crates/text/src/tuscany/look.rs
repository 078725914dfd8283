//! How things of Tuscany look: short names and paints.

use super::words::card_colour;
use crate::{
    Language,
    draw::{Pen, wrap},
};
use demesne_tuscany::{Cards, Colour, Item, Tile, colour::COLOURS};

/// Text in a colour; painted over if it is strong.
pub fn coloured(pen: Pen, text: &str, colour: Colour, strong: bool) -> String {
    pen.painted(text, paint(colour, strong))
}

/// The escape that sets a colour of the palette of 256: of the ground and a readable ink, or of the ink alone, in a tone that shows
/// on black and on white.
pub const fn paint(colour: Colour, strong: bool) -> &'static str {
    match (colour, strong) {
        (Colour::DarkGreen, true) => "\x1b[1;48;5;22;38;5;231m",
        (Colour::Red, true) => "\x1b[1;48;5;124;38;5;231m",
        (Colour::Turquoise, true) => "\x1b[1;48;5;37;38;5;16m",
        (Colour::LightGreen, true) => "\x1b[1;48;5;112;38;5;16m",
        (Colour::Grey, true) => "\x1b[1;48;5;247;38;5;16m",
        (Colour::Orange, true) => "\x1b[1;48;5;208;38;5;16m",
        (Colour::Yellow, true) => "\x1b[1;48;5;220;38;5;16m",
        (Colour::Beige, true) => "\x1b[1;48;5;180;38;5;16m",
        (Colour::DarkGreen, false) => "\x1b[38;5;29m",
        (Colour::Red, false) => "\x1b[38;5;160m",
        (Colour::Turquoise, false) => "\x1b[38;5;37m",
        (Colour::LightGreen, false) => "\x1b[38;5;70m",
        (Colour::Grey, false) => "\x1b[38;5;245m",
        (Colour::Orange, false) => "\x1b[38;5;172m",
        (Colour::Yellow, false) => "\x1b[38;5;178m",
        (Colour::Beige, false) => "\x1b[38;5;137m",
    }
}

/// The type of a colour in at most `room` letters: `monast`.
pub fn kind_in(colour: Colour, room: usize) -> String {
    colour.kind().chars().take(room.min(6).max(if colour == Colour::Orange { room } else { 0 })).collect()
}

/// What lies on a space in at most `room` letters, which are capitals: `VILLAGE`, `OLI+VIN`.
pub fn item_in(item: Item, room: usize) -> String {
    let Item::Tile(tile) = item else { return "HEX".into() };
    let text: String = match (tile.name().split_once('+'), room) {
        (Some((one, other)), 7..) => format!("{}+{}", &one[..3], &other[..3]),
        (Some((one, other)), _) => format!("{}+{}", &one[..1], &other[..1]),
        (None, _) if tile == Tile::Vineyard => "vine".into(),
        (None, _) if tile.crops() != 0 => tile.name().chars().take(room).collect(),
        (None, _) => kind_in(tile.colour(), room),
    };
    text.to_uppercase()
}

/// Cards in a sentence: `2 red, 1 orange`; `no cards` for none.
pub fn cards_in_words(cards: Cards, language: Language) -> String {
    let none = language.pick("no cards", "ninguna carta", "nenhuma carta");
    counts_in_words(&cards.counts(), language).unwrap_or_else(|| none.into())
}

/// Cards by colour, where there are any.
pub fn counts_in_words(counts: &[u8; COLOURS], language: Language) -> Option<String> {
    let some = Colour::ALL.into_iter().filter(|colour| counts[colour.index()] > 0);
    let words: Vec<String> = some
        .map(|colour| {
            let count = counts[colour.index()];
            format!("{count} {}", card_colour(colour, count, language))
        })
        .collect();
    (!words.is_empty()).then(|| words.join(", "))
}

/// The blank that no line ends at.
const FIRM: &str = "\u{a0}";

/// A few words that stay on one line when [`wrapped`] breaks the text.
pub fn unbroken(text: &str) -> String {
    text.replace(' ', FIRM)
}

/// A text in lines of at most `room` columns, with [`unbroken`] words kept together; those after the first are indented.
pub fn wrapped(text: &str, room: usize) -> Vec<String> {
    wrap(text, room, 2).into_iter().map(|line| line.replace(FIRM, " ")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fit_and_differ() {
        for room in [7, 4] {
            let mut names: Vec<String> =
                Tile::ALL.map(|tile| item_in(Item::Tile(tile), room)).into_iter().collect();
            names.push(item_in(Item::Hex, room));
            for (i, name) in names.iter().enumerate() {
                assert!(name.len() <= room && !names[..i].contains(name), "{name}");
            }
            let kinds = Colour::ALL.map(|colour| kind_in(colour, room));
            for (i, kind) in kinds.iter().enumerate() {
                assert!(kind.len() <= room && !kinds[..i].contains(kind), "{kind}");
            }
        }
        assert_eq!(kind_in(Colour::Yellow, 7), "monast");
        assert_eq!(kind_in(Colour::Orange, 7), "village");
        assert_eq!(item_in(Item::Tile(Tile::OliveVineyard), 7), "OLI+VIN");
        assert_eq!(item_in(Item::Tile(Tile::Monastery), 7), "MONAST");
    }

    #[test]
    fn cards_are_counted_in_words() {
        let cards = Cards::of(Colour::Red, 2).and(Cards::of(Colour::Beige, 1));
        assert_eq!(cards_in_words(cards, Language::English), "2 red, 1 beige");
        assert_eq!(cards_in_words(cards, Language::Spanish), "2 rojas, 1 beis");
        assert_eq!(cards_in_words(Cards::NONE, Language::Portuguese), "nenhuma carta");
    }
}
