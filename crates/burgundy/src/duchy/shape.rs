//! The standard duchy (B1.4): seven rows of hexes, their die numbers, and how many spaces there are of each colour.

use crate::colour::Colour;
use demesne_game::Hex;

/// How many spaces each row has.
pub(super) const WIDTHS: [usize; 7] = [4, 5, 6, 7, 6, 5, 4];

/// The die numbers that all known boards have, row by row. A board of players' own may have others.
pub const NUMBERS: [&str; 7] = ["6543", "21654", "543123", "6126541", "254312", "61256", "3413"];

/// How many spaces of each colour a duchy has, in the order in which people say it.
pub type Counts = [(Colour, u8); 6];

/// The counts of a standard duchy. The lands of a solo board have as many together.
pub const COUNTS: Counts = [
    (Colour::Building, 12),
    (Colour::Monastery, 6),
    (Colour::Ship, 6),
    (Colour::Livestock, 6),
    (Colour::Castle, 4),
    (Colour::Mine, 3),
];

/// The counts of a team's duchy (X-TEAM-5).
pub const TEAM_COUNTS: Counts = [
    (Colour::Building, 24),
    (Colour::Monastery, 12),
    (Colour::Ship, 12),
    (Colour::Livestock, 12),
    (Colour::Castle, 7),
    (Colour::Mine, 6),
];

/// The largest region for which the game has points.
pub(super) const LARGEST_REGION: u8 = 8;

/// The hex at a place of a row. Rows are centred, so each begins half a hex from the next.
pub(super) fn hex_at(row: usize, place: usize) -> Hex {
    let indent = row.abs_diff(WIDTHS.len() / 2);
    Hex { row: row as i16, x: (indent + 2 * place) as i16 }
}

/// "12 building, 6 monastery, 6 ship, 6 livestock, 4 castle and 3 mine".
pub(super) fn counts_in_words(counts: &Counts) -> String {
    let words: Vec<String> =
        counts.iter().map(|(colour, count)| format!("{count} {}", colour.name())).collect();
    let (last, rest) = words.split_last().map_or(("", &words[..]), |(last, rest)| (last.as_str(), rest));
    format!("{} and {last}", rest.join(", "))
}
