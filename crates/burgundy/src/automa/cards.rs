//! County cards (A1.11): what `data/county_cards.toml` says of them. A test checks the file with this reader.

use crate::colour::Colour;
use demesne_game::TextError;
use serde::Deserialize;

/// The most hexes of a card.
pub const HEXES: usize = 5;
/// How many cards there are.
pub const CARDS: u8 = 17;

/// The file, which a test checks (`data_tests.rs`).
const FILE: &str = include_str!("../../data/county_cards.toml");

/// A county card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// The types of its hexes in reading order; `None` past the last.
    pub hexes: [Option<Colour>; HEXES],
    /// The hexes with a sell symbol, a bit each (A8.1).
    pub sell: u8,
    /// The hexes with a double-hex symbol, a bit each (A8.5).
    pub double: u8,
    /// What completing it brings, by level (A9.2).
    pub points: [u16; 3],
    /// Whether it counts for the border posts (A16.8).
    pub border_post: bool,
    /// Whether completing it takes a shield (A16.14).
    pub shield: bool,
}

impl Card {
    const BLANK: Card =
        Card { hexes: [None; HEXES], sell: 0, double: 0, points: [0; 3], border_post: false, shield: false };

    /// How many hexes it has.
    pub fn size(&self) -> usize {
        self.hexes.iter().flatten().count()
    }

    /// A2.7: the first castle hex.
    pub fn castle_hex(&self) -> Option<usize> {
        self.hexes.iter().position(|&hex| hex == Some(Colour::Castle))
    }
}

/// The cards that a game is played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct County {
    cards: Vec<Card>,
    /// The deck, bit n for card n (A2.5, A17.1).
    pub deck: u32,
}

impl County {
    /// No Châteautoma, no cards.
    pub const NONE: County = County { cards: Vec::new(), deck: 0 };

    /// All cards, with the deck of nine that the vineyards want or that the game without them does.
    pub fn load(vineyards: bool) -> Result<County, TextError> {
        read(FILE, vineyards)
    }

    /// A card by its number, 1 to 17.
    pub fn card(&self, number: u8) -> &Card {
        self.cards.get(usize::from(number).wrapping_sub(1)).unwrap_or(&Card::BLANK)
    }

    /// A2.5: the cards of a set that show a castle hex.
    pub fn with_castle(&self, set: u32) -> u32 {
        numbers(set).filter(|&n| self.card(n).castle_hex().is_some()).fold(0, |set, n| set | 1 << n)
    }
}

/// The numbers in a set of cards, in rising order.
pub fn numbers(set: u32) -> impl Iterator<Item = u8> {
    (1..=CARDS).filter(move |n| set >> n & 1 != 0)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "source")]
    _source: String,
    decks: Decks,
    card: Vec<CardLines>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Decks {
    standard: Vec<u8>,
    vineyards: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardLines {
    number: u8,
    #[serde(rename = "provenance")]
    _provenance: String,
    hexes: String,
    points: [u16; 3],
    #[serde(default)]
    border_post: bool,
    #[serde(default)]
    shield: bool,
}

fn read(text: &str, vineyards: bool) -> Result<County, TextError> {
    let error = |why: String| TextError::new(format!("county_cards.toml: {why}"));
    let file: CardsFile =
        toml::from_str(text).and_then(toml::Table::try_into).map_err(|e| error(e.message().into()))?;
    let mut cards = Vec::with_capacity(file.card.len());
    for (lines, expected) in file.card.iter().zip(1..) {
        if lines.number != expected {
            return Err(error(format!("card {} stands where card {expected} should", lines.number)));
        }
        cards.push(read_card(lines).map_err(|why| error(format!("card {expected}: {why}")))?);
    }
    if cards.len() != usize::from(CARDS) {
        return Err(error(format!("it has {} cards; there are {CARDS}", cards.len())));
    }
    let mut county = County { cards, deck: 0 };
    let standard = county.read_deck("standard", &file.decks.standard).map_err(error)?;
    let vines = county.read_deck("vineyards", &file.decks.vineyards).map_err(error)?;
    county.deck = if vineyards { vines } else { standard };
    Ok(county)
}

impl County {
    /// A2.5, A2.13: nine different cards, at least one of them with a castle hex.
    fn read_deck(&self, name: &str, list: &[u8]) -> Result<u32, String> {
        let deck = list.iter().filter(|n| (1..=CARDS).contains(n)).fold(0u32, |set, n| set | 1 << n);
        if deck.count_ones() != 9 || list.len() != 9 {
            return Err(format!("the deck \"{name}\" needs nine different cards of 1 to {CARDS} (A2.5)"));
        }
        match self.with_castle(deck) {
            0 => Err(format!("the deck \"{name}\" needs a card with a castle hex (A2.13)")),
            _ => Ok(deck),
        }
    }
}

fn read_card(lines: &CardLines) -> Result<Card, String> {
    let (points, border_post, shield) = (lines.points, lines.border_post, lines.shield);
    let mut card = Card { points, border_post, shield, ..Card::BLANK };
    let words: Vec<&str> = lines.hexes.split_whitespace().collect();
    if !(3..=HEXES).contains(&words.len()) {
        return Err(format!("it has {} hexes; write 3 to {HEXES}", words.len()));
    }
    for (hex, word) in words.into_iter().enumerate() {
        let mut signs = word.chars();
        card.hexes[hex] = signs.next().and_then(Colour::from_letter);
        for sign in signs {
            match sign {
                '$' => card.sell |= 1 << hex,
                '&' => card.double |= 1 << hex,
                _ => return Err(format!("\"{word}\" is no hex; write C, M, S, K, B or A, then $ and &")),
            }
        }
        if card.hexes[hex].is_none() {
            return Err(format!("\"{word}\" is no hex; write C, M, S, K, B or A, then $ and &"));
        }
    }
    Ok(card)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Castle, mine, ship, monastery, building, livestock.
    fn hexes(county: &County) -> [usize; 6] {
        let mut counts = [0; 6];
        for number in numbers(county.deck) {
            county.card(number).hexes.iter().flatten().for_each(|colour| counts[colour.index()] += 1);
        }
        counts
    }

    fn symbols(county: &County) -> [u32; 4] {
        numbers(county.deck).map(|number| county.card(number)).fold([0; 4], |[s, d, p, h], card| {
            [
                s + card.sell.count_ones(),
                d + card.double.count_ones(),
                p + u32::from(card.border_post),
                h + u32::from(card.shield),
            ]
        })
    }

    #[test]
    fn a1_11_both_decks_have_37_hexes_and_their_symbols() {
        let (standard, vines) = (County::load(false).expect("cards"), County::load(true).expect("cards"));
        assert_eq!(hexes(&standard), [4, 3, 5, 7, 12, 6]);
        assert_eq!(hexes(&vines), [4, 3, 6, 6, 12, 6]);
        assert_eq!((symbols(&standard), symbols(&vines)), ([6, 0, 4, 4], [5, 6, 4, 4]));
        assert_eq!(standard.card(8).hexes[2], Some(Colour::Castle));
    }

    #[test]
    fn a9_2_points_by_size_and_level() {
        let county = County::load(false).expect("cards");
        for number in 1..=CARDS {
            let card = county.card(number);
            let points = [[8, 12, 16], [14, 18, 22], [17, 21, 25]][card.size() - 3];
            assert_eq!(card.points, points, "card {number}");
        }
    }

    #[test]
    fn a1_1_a17_1_the_decks() {
        let (standard, vines) = (County::load(false).expect("cards"), County::load(true).expect("cards"));
        assert_eq!(numbers(standard.deck).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(numbers(vines.deck).collect::<Vec<_>>(), [1, 10, 11, 12, 13, 14, 15, 16, 17]);
        assert_eq!(numbers(vines.with_castle(vines.deck)).collect::<Vec<_>>(), [11, 12, 14, 16]);
    }

    #[test]
    fn a2_13_a_deck_without_a_castle_hex_is_refused() {
        let without = FILE
            .replace("standard = [1, 2, 3, 4, 5, 6, 7, 8, 9]", "standard = [1, 2, 3, 5, 6, 9, 10, 13, 15]");
        let why = read(&without, true).expect_err("no castle hex").to_string();
        assert_eq!(why, "county_cards.toml: the deck \"standard\" needs a card with a castle hex (A2.13)");
        for (from, to, why) in [
            (
                "5, 6, 7, 8, 9]",
                "5, 6, 7, 8, 8]",
                "the deck \"standard\" needs nine different cards of 1 to 17 (A2.5)",
            ),
            ("\"M A K\"", "\"M A\"", "card 1: it has 2 hexes; write 3 to 5"),
            ("\"M A K\"", "\"M A X\"", "card 1: \"X\" is no hex; write C, M, S, K, B or A, then $ and &"),
            ("\"M A K\"", "\"M A K%\"", "card 1: \"K%\" is no hex; write C, M, S, K, B or A, then $ and &"),
            ("number = 2", "number = 3", "card 3 stands where card 2 should"),
        ] {
            assert!(FILE.contains(from));
            let error = read(&FILE.replacen(from, to, 1), false).expect_err(why).to_string();
            assert_eq!(error, format!("county_cards.toml: {why}"));
        }
    }
}
