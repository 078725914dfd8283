//! All that changes while a game is played: plain data, copied freely, without heap.

use crate::{
    Tile,
    automa::Automa,
    open::OpenStack,
    post::Posts,
    printed::Counts,
    route::Route,
    shield::Shields,
    solo::SoloTrack,
    storage::Storage,
    tally::Tally,
    team::Private,
    track::Track,
    vine::{Vines, Vineyard},
};
use demesne_game::{MAX_SEATS, Seat, Spaces};

/// How many spaces a standard duchy has.
pub const DUCHY: usize = 37;
/// How many cities a standard duchy has at the most.
pub const CITIES: usize = 12;
/// The value of a board or a space that is not known or not chosen yet.
pub const UNKNOWN: u8 = u8::MAX;

/// Where the game stands: which step comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Chance draws the first player (B2.6).
    First,
    /// Chance draws a two-sided board for each player (B2.11).
    Boards,
    /// Chance deals the Châteautoma's first left card, and then its right one (A2.5, A2.6).
    FirstCard(u8),
    /// Chance draws the building of modifier B (A15.6).
    FirstBuilding,
    /// Chance lays out the shields of the depot with this number, 0 to 5 (X-SHIELD-A).
    Shields(u8),
    /// Chance deals the route tiles of the seat with this number (X-ROUTE-1).
    Route(u8),
    /// Players order their route tiles, in turn order (X-ROUTE-2).
    RouteOrders,
    /// Chance draws the types of vines that are out (X-VINE-4).
    VineTypes,
    /// Chance deals each person a vine bonus tile (X-VINE-3).
    VineGifts,
    /// Chance draws three goods for the player with this number (B2.3).
    Gift(u8),
    /// Players choose the side of their board at the same time (B2.11, SE).
    Sides,
    /// The chosen sides are turned up.
    RevealSides,
    /// Players choose the space of their starting castle (B2.8).
    Castles,
    /// The chosen castle spaces are turned up.
    RevealCastles,
    /// Chance fills the depot with this number, 0 to 5 (B3.2).
    Depot(u8),
    /// Chance fills the black depot.
    Black,
    /// Chance fills the vine depot, and then the vine shop (X-VINE-5).
    VineDepot,
    /// Chance fills the vine shop.
    VineShop,
    /// Chance lays the phase's goods on the round spaces (B3.4).
    Goods,
    /// All dice are rolled (B4.1).
    Roll,
    /// A player's turn (B5).
    Turn,
    /// The Châteautoma's turn begins with the roll of its die (A5.1).
    AutomaDie,
    /// Chance deals the Châteautoma a new card: 0 for the left place, 1 for the right one (A9.9).
    Card(u8),
    /// Shields 14 and 15 act at the end of a phase (X-SEQ-7, step 1); `order` and `turn` say whose.
    Levies,
    /// Tribute is paid at the end of a phase (X-SEQ-7, step 2); `order` and `turn` say by whom.
    Tribute,
    /// After phase E: the holder of shield 6 who has chosen nobody yet chooses (X-SHIELD-6.1).
    LastCopy,
    /// The game is over.
    Over,
}

impl Stage {
    /// Whether it is a player's turn: the question asked most, so it is one comparison.
    #[inline]
    pub const fn is_turn(self) -> bool {
        matches!(self, Stage::Turn)
    }

    /// Whether a player acts as in a turn: open effects are resolved, placements and purchases made.
    #[inline]
    pub const fn in_turn(self) -> bool {
        matches!(self, Stage::Turn | Stage::Levies | Stage::Tribute | Stage::LastCopy)
    }

    /// Whether `order` and `turn` say whose answer is awaited.
    #[inline]
    pub const fn has_order(self) -> bool {
        self.in_turn() || self.in_round() || matches!(self, Stage::RouteOrders)
    }

    /// Whether no player has goods yet (B2.3).
    pub const fn before_gifts(self) -> bool {
        self.before_phase_a()
            && !matches!(self, Stage::Sides | Stage::RevealSides | Stage::Castles | Stage::RevealCastles)
    }

    /// Whether a round is being played: dice lie, turns have an order.
    #[inline]
    pub const fn in_round(self) -> bool {
        matches!(self, Stage::Turn | Stage::AutomaDie | Stage::Card(_))
    }

    /// Whether the game has not come to phase A yet.
    pub const fn before_phase_a(self) -> bool {
        matches!(
            self,
            Stage::First
                | Stage::Boards
                | Stage::FirstCard(_)
                | Stage::FirstBuilding
                | Stage::Shields(_)
                | Stage::Route(_)
                | Stage::RouteOrders
                | Stage::VineTypes
                | Stage::VineGifts
                | Stage::Gift(_)
                | Stage::Sides
                | Stage::RevealSides
                | Stage::Castles
                | Stage::RevealCastles
        )
    }
}

/// A choice made at the same time as others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Not made yet.
    Open,
    /// Made, but not known to the viewer.
    Hidden,
    /// Made: a board, a castle space, or both; what is not asked is [`UNKNOWN`].
    Made {
        /// The index of the board.
        board: u8,
        /// The castle space.
        space: u8,
    },
}

/// What a player (in a team game: a team) owns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Estate {
    /// The spaces of the duchy that are covered.
    pub covered: Spaces,
    /// The spaces that touch a covered one.
    pub reach: Spaces,
    /// The monasteries in the duchy: bit n for monastery n.
    pub monasteries: u32,
    /// The monasteries whose effects hold: those in the duchy, and those that shield 6 copies.
    pub effects: u32,
    /// The shields on the castles: bit n for shield n (X-SHIELD-G).
    pub shields: u32,
    /// The index of the duchy's board, or of the drawn two-sided board while its side is not chosen.
    pub board: u8,
    /// Mines in the duchy.
    pub mines: u8,
    /// Tiles taken and not placed yet.
    pub storage: Storage,
    /// Goods in the goods storage, by number.
    pub goods: [u8; 6],
    /// Goods sold, by number.
    pub sold: [u8; 6],
    /// Silver.
    pub silver: u16,
    /// Workers.
    pub workers: u16,
    /// Points scored so far, by source.
    pub tally: Tally,
    /// The vineyard (X-VINE).
    pub vineyard: Vineyard,
}

impl Estate {
    /// An estate with nothing in it.
    pub const EMPTY: Estate = Estate {
        covered: Spaces::EMPTY,
        reach: Spaces::EMPTY,
        monasteries: 0,
        effects: 0,
        shields: 0,
        board: UNKNOWN,
        mines: 0,
        storage: Storage::EMPTY,
        goods: [0; 6],
        sold: [0; 6],
        silver: 0,
        workers: 0,
        tally: Tally::ZERO,
        vineyard: Vineyard::EMPTY,
    };

    /// B8.8: whether the effect of a monastery holds for this estate.
    #[inline]
    pub const fn has(&self, monastery: u8) -> bool {
        self.effects >> monastery & 1 != 0
    }

    /// Whether a shield is held (X-SHIELD-H).
    #[inline]
    pub const fn holds(&self, shield: u8) -> bool {
        self.shields >> shield & 1 != 0
    }

    /// How many kinds of goods are in the goods storage.
    #[inline]
    pub fn kinds(&self) -> u32 {
        self.kinds_mask().count_ones()
    }

    /// The kinds of goods in the goods storage, a bit each.
    #[inline]
    pub fn kinds_mask(&self) -> u8 {
        kinds_of(&self.goods)
    }
}

/// The numbers of which there are goods: bit n - 1 for number n.
#[inline]
pub fn kinds_of(goods: &[u8; 6]) -> u8 {
    goods.iter().enumerate().fold(0, |mask, (i, &n)| mask | u8::from(n > 0) << i)
}

/// A moment of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What belongs to whom. A seat's estate is found by [`State::estate`].
    pub estates: [Estate; MAX_SEATS],
    /// The tiles in the duchies, [`DUCHY`] places for each; a duchy of 73 spaces takes the places of two.
    pub tiles: [Option<Tile>; MAX_SEATS * DUCHY],
    /// The kinds of buildings in each city, [`CITIES`] places for each duchy.
    pub cities: [u16; MAX_SEATS * CITIES],
    /// Tiles not drawn yet whose back has the colour of the front, by face.
    pub supply: Counts,
    /// Black-backed tiles not drawn yet, by face.
    pub black_supply: Counts,
    /// Goods not drawn yet, by number.
    pub goods_supply: [u8; 6],
    /// Tiles in the six depots, in reading order.
    pub depots: [[Option<Tile>; 4]; 6],
    /// Tiles in the black depot, in reading order.
    pub black: [Option<Tile>; 8],
    /// Goods in the depots, by number.
    pub depot_goods: [[u8; 6]; 6],
    /// Goods on the round spaces: 1 to 6, 0 once they lie in a depot.
    pub round_goods: [u8; 5],
    /// Who has the large and the small bonus tile of each colour: 0 for nobody, else 1 + the estate.
    pub bonus: [[u8; 2]; 6],
    /// The turn-order track.
    pub track: Track,
    /// The order of the running round: it does not change when a ship moves a marker (B4.3).
    pub order: [Seat; MAX_SEATS],
    /// Each player's dice; 0 for a die that is used.
    pub dice: [[u8; 2]; MAX_SEATS],
    /// The white die; 0 before the first roll.
    pub white: u8,
    /// What comes next.
    pub stage: Stage,
    /// The phase, 0 to 4 for A to E.
    pub phase: u8,
    /// The round of the phase, 0 to 4.
    pub round: u8,
    /// Whose turn of the round it is, as an index into `order`.
    pub turn: u8,
    /// Whether the purchase of this turn is made (B12.1).
    pub bought: bool,
    /// Whether monastery 6 (SE) was used in this turn.
    pub hired: bool,
    /// Effects that wait for the player whose turn it is, the innermost last.
    pub open: OpenStack,
    /// Choices made at the same time, until they are turned up.
    pub choices: [Choice; MAX_SEATS],
    /// Whether this is what a seat or a spectator sees: choices of others may then be made without being known.
    pub veiled: bool,
    /// X-TEAM: whether p1 and p3, and p2 and p4, share an estate.
    pub paired: bool,
    /// The index of each seat's estate. It follows from `paired`; looking it up is quicker than working it out.
    pub homes: [u8; MAX_SEATS],
    /// X-TEAM-7: what each seat of a team game stores for itself.
    pub private: [Private; MAX_SEATS],
    /// Inns on the inn space (X-INN-1).
    pub inns: u8,
    /// X-BOARD-9: castles that were cleared off the board and can be bought back.
    pub cleared_castles: u8,
    /// Border posts (X-POST).
    pub posts: Posts,
    /// Shields that are not taken yet (X-SHIELD).
    pub shields: Shields,
    /// Trade routes, by seat (X-ROUTE).
    pub routes: [Route; MAX_SEATS],
    /// Vine depot, shop, bag (X-VINE).
    pub vines: Vines,
    /// Marker and target (X-SOLO).
    pub solo: SoloTrack,
    /// The Châteautoma.
    pub automa: Automa,
}

impl State {
    /// Where a seat's estate is, and its places in the pools of tiles and cities. Partners of a team have one, and a
    /// duchy of 73 spaces has the places of two.
    #[inline]
    pub const fn estate_index(&self, seat: Seat) -> usize {
        self.homes[seat.0 as usize & 3] as usize & 3
    }

    /// The estate of a seat. With one estate a seat this is the seat's own; partners of a team share one.
    #[inline]
    pub fn estate(&self, seat: Seat) -> &Estate {
        &self.estates[self.estate_index(seat)]
    }

    /// The estate of a seat, to be changed.
    #[inline]
    pub fn estate_mut(&mut self, seat: Seat) -> &mut Estate {
        &mut self.estates[self.estate_index(seat)]
    }

    /// The points that a seat has scored: each partner of a team has a marker of its own (X-TEAM-11).
    #[inline]
    pub fn tally(&self, seat: Seat) -> &Tally {
        &self.estates[seat.index()].tally
    }

    /// The points of a seat, to be changed.
    #[inline]
    pub fn tally_mut(&mut self, seat: Seat) -> &mut Tally {
        &mut self.estates[seat.index()].tally
    }

    /// Who owns what a seat owns, as bonus tiles name it: 1 + the first seat that shares the estate.
    #[inline]
    pub const fn owner(&self, seat: Seat) -> u8 {
        1 + if self.paired { seat.0 & 1 } else { seat.0 }
    }

    /// The seat whose turn it is.
    #[inline]
    pub fn on_turn(&self) -> Seat {
        self.order[usize::from(self.turn) % MAX_SEATS]
    }

    /// The tile on a space of a seat's duchy.
    #[inline]
    pub fn tile(&self, seat: Seat, space: u8) -> Option<Tile> {
        self.tiles[self.estate_index(seat) * DUCHY + usize::from(space)]
    }

    /// The tiles in a seat's duchy, in the order of its spaces.
    #[inline]
    pub fn duchy_tiles(&self, seat: Seat) -> &[Option<Tile>] {
        let places = if self.paired { 2 * DUCHY } else { DUCHY };
        &self.tiles[self.estate_index(seat) * DUCHY..][..places]
    }
}
