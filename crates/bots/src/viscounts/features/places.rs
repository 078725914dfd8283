//! Where each group of features has its first place.

use crate::{network::groups, viscounts::by_hand};
use demesne_viscounts::{
    ability::ACTS,
    atom::ATOMS,
    building::BUILDINGS,
    card::CARDS,
    icon::ICONS,
    manuscript::MANUSCRIPTS,
    scheme::SCHEMES,
    space::{SEGMENTS, SPACES},
};

/// Cards, tiles and buildings as sizes of groups.
const CARDS_: usize = CARDS as usize;
const TILES: usize = MANUSCRIPTS as usize;
const NINE: usize = BUILDINGS as usize;
/// Kinds of tasks.
pub(super) const TASK_KINDS: usize = 16;
/// Leads from −4 to 4.
pub(super) const LEADS: usize = 9;
/// Pairs of spaces of both markers.
pub(super) const MARKERS: usize = 49;

groups! {
    /// 2, 3, 4 players; against the solo opponent, and which one.
    PLAYERS: 4,
    SOLO: 4,
    /// The seat is the solo opponent itself.
    IS_SOLO: 1,
    STAGE: 3,
    LEFT: 3,
    ROUND: 1,
    /// Debts and deeds on the cards that end the game; turns after the last one is known.
    POVERTY: 19,
    PROSPERITY: 21,
    LAST_TURNS: 4,
    /// Whose turn: the own, the next, later ones.
    TURN: 3,
    BEAT: 8,
    /// What is under way, by kind; whether it is the own turn; effects that wait for the seat.
    TASKS: TASK_KINDS,
    WAITING: ATOMS,
    ACT: ACTS,
    SILVER: 16,
    RESOURCES: 3 * 9,
    UNPAID: 8,
    PAID: 9,
    ACQUIRED: 10,
    APPROVED: 9,
    MARKERS_AT: MARKERS,
    /// Icons of the own actions now: by kind and number; those that stay for the next turn; lasting ones.
    ICONS_NOW: ICONS * 8,
    ICONS_NEXT: ICONS * 6,
    ICONS_LASTING: ICONS * 3,
    /// All own icons, wherever the cards are.
    ICONS_ALL: ICONS,
    SLOTS_HOLD: 3 * CARDS_,
    HAND: CARDS_,
    UNSEEN: CARDS_,
    DISCARDS: CARDS_,
    CARDS_IN_ALL: 16,
    HAND_SIZE: 6,
    DECK_SIZE: 8,
    CARD_WORTH: 2,
    VISCOUNT: 15,
    /// The townsfolk and the manuscript of the own segment; those of all piles.
    TOP_HERE: CARDS_,
    TOPS: CARDS_,
    TILE_HERE: TILES,
    TILES_UP: TILES,
    PILES_EMPTY: 2,
    BUILT: NINE,
    BUILT_OF: 3 * 4,
    /// Own workers: in the supply, by the reward of their section, on the third tier.
    SUPPLY: 1,
    FIRST: SEGMENTS * 3,
    SECOND: SEGMENTS * 3,
    THIRD: 6,
    /// Two workers of the first tier at the own segment, and neighbours of a pair that have a worker.
    FIRST_HERE: 3,
    RIVALS_FIRST: SEGMENTS,
    RIVALS_SECOND: SEGMENTS,
    RIVALS_HERE: 4,
    /// Nobody, the own seat, a rival.
    LEADER: 3,
    LEADER_BEHIND: 4,
    MANUSCRIPTS_OWN: TILES,
    RIBBONS_OWN: 4 * 5,
    /// Bonus cards: own, and those that nobody has by the own number of that colour.
    BONUS: 4,
    BONUS_OPEN: 4 * 3,
    /// Empty sites by their effect, and beside the own viscount; what could be built where the viscount stands.
    SITES_EMPTY: ATOMS,
    SITES_HERE: ATOMS,
    SITES_FREE: 1,
    /// Leads in approved deeds and paid debts, and by the chance that they count.
    LEAD_DEEDS: LEADS,
    LEAD_DEBTS: LEADS,
    LEADS_COUNT: 2,
    /// What the hand-made rules say beyond the points, and its parts.
    BY_HAND: 1,
    BY_HAND_PARTS: by_hand::PARTS,
    /// The rivals, on the mean: silver, resources, unpaid, paid, acquired, approved, buildings, workers of three tiers, manuscripts, cards,
    /// icons on the board.
    RIVALS: 13,
    RIVALS_ICONS: ICONS,
    /// The best rival's points ahead.
    AHEAD: 2,
    /// The markers of the rivals.
    RIVALS_MARKERS: MARKERS,
    /// How many steps the next rival's viscount is away: sharing a space lets rivals rearrange.
    RIVAL_HERE: 1,
    /// Schemes of the solo opponent: on its board, in its pile, in its discard pile; unseen ones.
    SCHEMES_UP: 3 * SCHEMES,
    SCHEMES_PILE: SCHEMES,
    SCHEMES_OUT: SCHEMES,
    STRANGERS: 1,
    PAIRS_LEFT: 1,
    /// What the best action on each space would bring, clockwise from the own segment: in the turn at hand, in the next one.
    OFFERS_NOW: SPACES,
    OFFERS_NEXT: SPACES,
}
