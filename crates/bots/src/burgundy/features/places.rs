//! Where each group of features has its first place.

use crate::network::groups;
use demesne_burgundy::tile::FACES;

/// Kinds of regions, by size and by how many spaces are still empty: 1 to 8 of each.
pub(super) const REGION_KINDS: usize = 36;
/// Numbers of monasteries, and 0.
pub(super) const MONASTERIES: usize = 30;

groups! {
    /// Seats at the table, the Châteautoma included: 1 to 4.
    PLAYERS: 4,
    /// The Special Edition.
    SPECIAL: 1,
    /// The round of the game.
    ROUND: 25,
    /// How much is still to come.
    LEFT: 1,
    /// Before the own turn, in it, after it, between rounds.
    MOMENT: 4,
    /// Players who are still to move in this round.
    WAITING: 4,
    /// The own unused dice by what they show.
    DICE: 6,
    /// How many they are.
    UNUSED: 3,
    /// Whether the purchase of this turn is made.
    BOUGHT: 1,
    /// Effects that are open, by kind.
    OPEN: 32,
    /// Silver.
    SILVER: 13,
    SILVER_SUM: 1,
    /// Workers.
    WORKERS: 11,
    WORKERS_SUM: 1,
    /// The three stacks of goods, the largest first.
    STACKS: 21,
    GOODS_SUM: 1,
    /// Goods that an unused die sells.
    SALES: 1,
    /// Kinds of goods sold, and how many in all.
    SOLD_KINDS: 7,
    SOLD_SUM: 1,
    /// How many tiles are stored.
    STORED: 5,
    /// Which.
    STORED_FACES: FACES,
    STORED_DOUBLES: 1,
    /// Stored tiles that can be placed: somewhere in reach, with an unused die, nowhere at all.
    FITTING: 3,
    /// Mines, and what they will still bring.
    MINES: 2,
    /// Effects of monasteries, and the same by the time that is left.
    EFFECTS: MONASTERIES,
    LASTING: MONASTERIES,
    /// What monasteries would score now.
    WORTH: MONASTERIES,
    /// Buildings in the duchy by kind.
    BUILDINGS: 10,
    /// Regions that are not complete, by colour and kind.
    REGIONS: 6 * REGION_KINDS,
    /// The same, where an empty space of the region is in reach.
    NEAR: 6 * REGION_KINDS,
    /// What the last empty space of a region in reach would score now, by colour.
    FINISH: 6,
    /// The same for stored tiles: all, with an unused die; for tiles in the depots: the best, with an unused die; for the black depot.
    GAINS: 5,
    /// Livestock that would score: stored, in the depots, with an unused die.
    HERDS: 3,
    /// Spaces covered in all.
    COVERED: 1,
    /// Empty spaces of a colour, by which bonus tile is left for it.
    COLOURS: 6 * 3 * 8,
    /// Empty spaces in reach, by colour and number.
    REACH: 36,
    /// The best pasture for each species, if one more tile is placed.
    PASTURES: 5,
    SPECIES: 5,
    /// Spaces in reach for each kind of building.
    SITES: 10,
    /// Tiles in the depots, by depot and colour.
    DEPOTS: 36,
    /// Tiles of each face in the depots, and in the black one.
    FACES_THERE: FACES,
    BLACK_THERE: FACES,
    /// Colours that an unused die takes.
    TAKES: 6,
    /// Goods in the depots that a ship would bring: of the best depot, of all, of those to come.
    CARGO: 3,
    /// The place in the turn order, the own space on the track, the distance to the first.
    ORDER: 4,
    TRACK: 2,
    /// For each colour the fewest empty spaces of a rival.
    RACES: 6 * 8,
    /// The lead over the best rival.
    LEAD: 1,
    /// Stored tiles of the rivals.
    RIVALS_STORED: 1,
    /// Shields, and the same by the time that is left.
    SHIELDS: 19,
    SHIELDS_LASTING: 19,
    /// Shields that are still to be had.
    SHIELDS_THERE: 1,
    /// Trade route: spaces filled, empty, and what the next ones want and the player has.
    ROUTE: 4,
    /// Vineyard: tiles, bonus tiles, points now, tiles to be had.
    VINES: 4,
    /// Border posts: joined or not, large tile left, small tile left.
    POSTS: 3,
    /// Inns to be had.
    INNS: 1,
    /// A team game.
    TEAM: 1,
    /// Tiles in the private storage of a team's member.
    PRIVATE: 1,
    /// Alone: marker, target, how near they are, a bias.
    SOLO: 4,
    /// Beside the Châteautoma.
    BESIDE: 1,
    /// The Châteautoma itself: a bias, its level, its modifiers, its progress.
    AUTOMA: 16,
    /// What it would still score at the end of the game, its mines, and the spaces that will give it another turn.
    AUTOMA_COUNTS: 3,
    /// By colour: empty hexes of its left card, of its right card, spaces of its duchy that are not covered. Also told of whoever plays
    /// against it.
    AUTOMA_WANTS: 18,
}
