//! Boards by coordinates (T2): columns of flat-topped hexes, heights counted in half hexes downwards.

use super::world::{COLOURS, colour};
use std::collections::{BTreeMap, BTreeSet};

/// The ten colours of each region piece, by its name, as the table plays it.
pub type Pieces = BTreeMap<String, Vec<&'static str>>;

/// The printed pieces, and those that the table has put in their places.
pub fn pieces(setup: &[(String, String)]) -> Pieces {
    let mut pieces = Pieces::new();
    let mut name = String::new();
    for line in include_str!("../../data/pieces.toml").lines() {
        let Some((key, value)) = line.split_once(" = ") else { continue };
        match key {
            "id" => name = value.trim_matches('"').into(),
            "hexes" => drop(pieces.insert(name.clone(), hexes(value.trim_matches('"')))),
            _ => {}
        }
    }
    for (key, value) in setup {
        if let Some(name) = key.strip_prefix("piece ") {
            pieces.insert(name.into(), hexes(value));
        }
    }
    assert_eq!(pieces.len(), 12);
    pieces
}

fn hexes(text: &str) -> Vec<&'static str> {
    let hexes: Vec<_> = text.split_whitespace().filter(|word| *word != "/").map(colour).collect();
    assert_eq!(hexes.len(), 10, "{text}");
    hexes
}

/// The colours of a piece as it lies; in small letters it is turned by half a turn (T2.4).
fn laid(pieces: &Pieces, name: &str) -> Vec<&'static str> {
    let mut colours = pieces[&name.to_uppercase()].clone();
    if name.to_uppercase() != name {
        colours.reverse();
    }
    colours
}

/// A board that has been laid out.
#[derive(Clone)]
pub struct Board {
    /// As it is said.
    pub text: String,
    /// The colour of each space.
    pub colours: Vec<&'static str>,
    /// The spaces next to each space.
    pub next_to: Vec<Vec<usize>>,
    /// The area of each space, itself included.
    pub area: Vec<BTreeSet<usize>>,
    /// Where the start castle lies.
    pub start: usize,
}

impl Board {
    /// Reads `a2 c1 b2 -1 +1 castle 10`.
    pub fn read(pieces: &Pieces, text: &str) -> Board {
        let words: Vec<&str> = text.split(' ').collect();
        let mut colours = Vec::new();
        let mut places: Vec<(i32, i32)> = Vec::new();
        let mut height = 0;
        for piece in 0..3 {
            if piece > 0 {
                // T2.5: half a hex lower or higher than the left neighbour.
                height += match words[2 + piece] {
                    "+1" => 1,
                    "-1" => -1,
                    other => panic!("{other} is no joint"),
                };
            }
            colours.extend(laid(pieces, words[piece]));
            // T2.2: columns of 3, 4 and 3.
            for (column, hexes, top) in [(0, 3, 1), (1, 4, 0), (2, 3, 1)] {
                for row in 0..hexes {
                    places.push((3 * piece as i32 + column, height + top + 2 * row));
                }
            }
        }
        assert_eq!(words[5], "castle");
        let start: usize = words[6].parse().expect("a space");
        assert_eq!(colours[start], "dark-green", "T3.10: {text}");
        // T2.8: two hexes share a side one above the other, or half a hex apart in columns next to each other.
        let touch = |a: (i32, i32), b: (i32, i32)| match (a.0 - b.0).abs() {
            0 => (a.1 - b.1).abs() == 2,
            1 => (a.1 - b.1).abs() == 1,
            _ => false,
        };
        let next_to: Vec<Vec<usize>> =
            (0..30).map(|a| (0..30).filter(|&b| touch(places[a], places[b])).collect()).collect();
        let mut board = Board { text: text.into(), colours, next_to, area: vec![BTreeSet::new(); 30], start };
        for space in 0..30 {
            board.area[space] = board.flood(space);
        }
        board
    }

    /// T2.9: all spaces of one colour that hang together with this one.
    fn flood(&self, from: usize) -> BTreeSet<usize> {
        let mut area = BTreeSet::from([from]);
        loop {
            let more: Vec<usize> = area
                .iter()
                .flat_map(|&space| self.next_to[space].clone())
                .filter(|&space| self.colours[space] == self.colours[from] && !area.contains(&space))
                .collect();
            if more.is_empty() {
                return area;
            }
            area.extend(more);
        }
    }
}

/// T2.3 to T2.6, T2.11, T3.10: all boards and start spaces for the dealt pieces A, B and C, with A left of C.
pub fn all_boards(pieces: &Pieces, dealt: &[String]) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let [a, b, c] = dealt else { panic!("three pieces are dealt") };
    for order in [[a, b, c], [a, c, b], [b, a, c]] {
        for turned in 0..8 {
            let names: Vec<String> = (0..3)
                .map(|i| if turned >> i & 1 == 1 { order[i].to_lowercase() } else { order[i].clone() })
                .collect();
            let colours: Vec<&str> = names.iter().flat_map(|name| laid(pieces, name)).collect();
            for joints in ["-1 -1", "-1 +1", "+1 -1", "+1 +1"] {
                for castle in (0..30).filter(|&space| colours[space] == COLOURS[0]) {
                    all.insert(format!("board {} {joints} castle {castle}", names.join(" ")));
                }
            }
        }
    }
    all
}

/// T2.11: the same board seen from the other side.
pub fn from_the_other_side(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let turn = |name: &str| {
        if name.to_uppercase() == name { name.to_lowercase() } else { name.to_uppercase() }
    };
    let castle: usize = words[6].parse().expect("a space");
    let [left, middle, right] = [turn(words[2]), turn(words[1]), turn(words[0])];
    format!("{left} {middle} {right} {} {} castle {}", words[4], words[3], 29 - castle)
}

/// T2.10: the largest area of all assemblies.
pub fn largest_area(pieces: &Pieces) -> usize {
    let mut largest = 0;
    for set in 0..64 {
        let dealt = [("A", set % 4), ("B", set / 4 % 4), ("C", set / 16)];
        let dealt = dealt.map(|(letter, number)| format!("{letter}{}", number + 1));
        for text in all_boards(pieces, &dealt) {
            let text = text.trim_start_matches("board ");
            // The castle does not change the areas: one of its three spaces is enough.
            let colours: Vec<&str> = text.split(' ').take(3).flat_map(|name| laid(pieces, name)).collect();
            if text
                .ends_with(&format!("castle {}", colours.iter().position(|c| *c == COLOURS[0]).unwrap_or(0)))
            {
                let board = Board::read(pieces, text);
                largest = largest.max(board.area.iter().map(BTreeSet::len).max().unwrap_or(0));
            }
        }
    }
    largest
}
