//! Where each group of features has its first place.

use crate::network::groups;
use demesne_tuscany::{colour::COLOURS, tile::TILES};

/// Kinds of areas by size, 1 to 3, and by how many of their spaces are empty.
pub(super) const AREA_KINDS: usize = 6;

groups! {
    /// Seats: 2 to 4.
    PLAYERS: 3,
    PHASE: 3,
    LAST_ROUND: 1,
    LEFT: 2,
    /// Own tiles turned up, and those of whoever has most.
    TURNED: 25,
    MOST_TURNED: 25,
    /// The board is laid out but not turned up.
    CHOSEN: 1,
    /// Whose turn: the own, the next, later ones.
    TURN: 3,
    BEAT: 4,
    /// What is under way in the own turn, by kind.
    TASKS: 13,
    /// A promised number of cards, of harvest cards.
    PROMISED: 2,
    /// Cards by number, colours of which there is one, a pair, more.
    CARDS: 13,
    HAND: COLOURS * 3,
    PAIRS: 5,
    WORKERS: 7,
    MARBLE: 7,
    TOKENS: 5 * 5,
    /// The same by the time that is left.
    LASTING: 5,
    /// Storage spaces that are free.
    ROOM: 4,
    STORED: TILES,
    HEXES: 4,
    /// Stored items that have a space in reach, that can also be paid, that have none at all.
    FITTING: 3,
    /// Green points, and by how often they will still count.
    GREEN: 2,
    /// Areas that are not complete, by colour; and those in reach.
    AREAS: COLOURS * AREA_KINDS,
    NEAR: COLOURS * AREA_KINDS,
    COVERED: 1,
    /// Empty spaces of a colour, by how many players have completed it.
    COLOURS_LEFT: COLOURS * 3 * 6,
    /// Empty spaces in reach by colour.
    REACH: COLOURS * 4,
    /// Crops that an open farm in reach still lacks.
    CROPS: 1,
    /// Tiles in the centre, and those of the own stack.
    CENTRE: TILES,
    STACK: TILES,
    /// Tiles of the centre that would fit now.
    WELCOME: 1,
    /// The best rival: green points, red points ahead, cards, stored items.
    RIVAL: 4,
    /// For each colour the fewest empty spaces of a rival.
    RACES: COLOURS * 6,
    /// What the hand-made rules say beyond the points.
    BY_HAND: 1,
    /// What a placement still lacks of its two needs, by colour: of a stored tile, of a tile in the centre, where a space is in reach.
    STORED_LACKS: COLOURS * 3,
    OFFERED_LACKS: COLOURS * 3,
    /// What such a placement would score at once, by colour; and the best of all that is stored and paid, stored, in the centre, for a hex.
    SCORES: COLOURS,
    BEST_SCORES: 4,
    /// Tokens by the spaces that they still work for, and by the time that is left.
    TOKENS_AT_WORK: 6,
    /// The parts of what the hand-made rules say: goods, tokens, areas, what is under way.
    BY_HAND_PARTS: 4,
    /// The rivals: tiles turned up by whoever has most; tokens, workers, marble, hexes, spaces covered, stored tiles that fit, areas that lack
    /// one tile, on the mean.
    RIVALS_TURNED: 25,
    RIVALS_TOKENS: 5,
    RIVALS_MEANS: 6,
    /// How good a board is by hand-made rules, while nothing lies on it but the start castle.
    OUTLOOK: 1,
    /// Spaces in reach, and their colours, by number.
    OPEN: 13,
    OPEN_COLOURS: 9,
    /// Empty spaces by colour that lie one step beyond reach, two, and more.
    BEYOND: COLOURS * 3,
    /// Areas one step beyond reach, by colour.
    NEXT_AREAS: COLOURS * AREA_KINDS,
    /// Empty spaces by colour around the castles to come, and how many of them nothing else opens.
    AROUND_CASTLES: COLOURS * 2,
    /// What the best free tile of a castle would score at once: of a stored castle, of one in the centre.
    CHAINS: 2,
    /// The most new crops that a tile would bring: a stored one, one in the centre.
    NEW_CROPS: 2,
}
