//! All that changes while a game is played: plain data, copied freely, without heap.

use crate::{
    building::{BUILDINGS, Building, BuildingKind, RESOURCES, Resource},
    card::{Card, CardSet},
    manuscript::{Manuscript, Ribbon, Tiles},
    scheme::{Scheme, SchemeSet},
    space::{Ring, SEGMENTS, SITES, Segment, Site, Space},
    task::Tasks,
};
pub use demesne_game::Eyes;
use demesne_game::{MAX_SEATS, Seat};

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Chance draws the start player (V2.10).
    First,
    /// Chance puts segments and castle together (V2.2, V2.3).
    Board,
    /// Chance turns up the townsfolk piles (V2.4).
    Townsfolk,
    /// Chance turns up the manuscript piles (V2.6).
    Manuscripts,
    /// Chance deals pairs of player card and hero (V2.11).
    Pairs,
    /// A player picks a pair (V2.12).
    Pick,
    /// The effects of the pair, then the first hand (V2.14 to V2.18).
    Prepare,
    /// A turn (V8.1).
    Turn,
    /// The game is over.
    Over,
}

/// How far a turn has come (V8.1): what comes next where nothing else is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Beat {
    /// Phase 1, step 1: cards move right.
    Drop,
    /// Phase 1, step 2: a card is played.
    Play,
    /// Phase 2.
    Move,
    /// Phase 3.
    Act,
    /// Phase 4: a townsfolk is hired, or the turn ends.
    Hire,
    /// Phase 4 is over: the turn ends.
    End,
    /// Phase 5.
    Collide,
    /// Phase 6.
    Draw,
}

/// The slots of a player board (V1.6).
pub const SLOTS: usize = 3;
/// V1.5: workers of a player.
pub const WORKERS: u8 = 20;
/// V4.1: the last space of the track of virtue and corruption.
pub const TRACK: u8 = 7;
/// More silver, or of a resource, than anybody ever needs (V20.6); counting ends there, so that sums stay small.
pub const MOST_GOODS: u16 = 9_999;
/// The same of debts and deeds of a kind.
pub const MOST_DOCUMENTS: u8 = 99;
/// The same of rounds.
pub const MOST_ROUNDS: u16 = 9_999;

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// The player card that was picked, 1 to 10; 0 before (V2.12).
    pub number: u8,
    /// Whether the deck is shuffled and the first hand drawn, or being drawn (V2.18). Before, all own cards are in `deck`.
    pub ready: bool,
    /// The cards on the board, left to right.
    pub slots: [Card; SLOTS],
    /// The hand; nothing where it is hidden.
    pub hand: CardSet,
    /// The deck, whose order nobody knows; nothing where it is hidden.
    pub deck: CardSet,
    /// The discard pile, which is open (V20.4).
    pub discards: CardSet,
    /// Hand and deck together: everybody knows which cards these are, but not which lie where.
    pub unseen: CardSet,
    /// The cards of the hand that everybody knows to be there: at the last shuffle the deck was empty.
    pub sure: CardSet,
    /// The cards that were shuffled into the rest of the deck the last time (V17.9): no more than `drawn` of them can be in the hand.
    pub late: CardSet,
    /// How many cards were drawn since, and can still be in the hand.
    pub drawn: u8,
    /// Cards in the hand.
    pub hand_size: u8,
    /// Cards in the deck.
    pub deck_size: u8,
    /// Silver.
    pub silver: u16,
    /// Ink, stone and gold.
    pub resources: [u16; RESOURCES],
    /// Unpaid debts.
    pub unpaid: u8,
    /// Paid debts.
    pub paid: u8,
    /// Acquired deeds.
    pub acquired: u8,
    /// Approved deeds.
    pub approved: u8,
    /// The space of the corruption marker (V4.1).
    pub corruption: u8,
    /// The space of the virtue marker.
    pub virtue: u8,
    /// Where the viscount stands.
    pub viscount: Space,
    /// The buildings on the board, by bit: their positions are revealed (V12.6).
    pub built: u16,
    /// Workers that are not in the castle.
    pub supply: u8,
    /// Workers on the first tier, by the segment beside.
    pub first: [u8; SEGMENTS],
    /// Workers on the second tier.
    pub second: [u8; SEGMENTS],
    /// Workers on the third tier.
    pub third: u8,
    /// Manuscripts.
    pub manuscripts: Tiles,
    /// Cleric bonus cards, by bit (V14.6).
    pub bonus: u8,
}

impl Player {
    /// V2.9: before the setup.
    pub const EMPTY: Player = Player {
        number: 0,
        ready: false,
        slots: [Card::NONE; SLOTS],
        hand: CardSet::EMPTY,
        deck: CardSet::EMPTY,
        discards: CardSet::EMPTY,
        unseen: CardSet::EMPTY,
        sure: CardSet::EMPTY,
        late: CardSet::EMPTY,
        drawn: 0,
        hand_size: 0,
        deck_size: 0,
        silver: 0,
        resources: [0; RESOURCES],
        unpaid: 0,
        paid: 0,
        acquired: 0,
        approved: 0,
        corruption: 1,
        virtue: TRACK,
        viscount: Space::NONE,
        built: 0,
        supply: WORKERS,
        first: [0; SEGMENTS],
        second: [0; SEGMENTS],
        third: 0,
        manuscripts: Tiles::EMPTY,
        bonus: 0,
    };

    /// Whether a building is on the main board, so that its position is revealed.
    #[inline]
    pub const fn has_built(&self, building: Building) -> bool {
        self.built >> building.0 & 1 == 1
    }

    /// The buildings on the main board.
    pub fn buildings(&self) -> impl Iterator<Item = Building> + use<> {
        let built = self.built;
        Building::all().filter(move |building| built >> building.0 & 1 == 1)
    }

    /// How many buildings of a kind are on the main board.
    pub fn built_of(&self, kind: BuildingKind) -> u8 {
        kind.buildings().filter(|&building| self.has_built(building)).count() as u8
    }

    /// Whether a building is left on the player board.
    pub const fn has_building_left(&self) -> bool {
        self.built != (1 << BUILDINGS) - 1
    }

    /// The cards in the slots.
    #[inline]
    pub fn board(&self) -> impl Iterator<Item = Card> + use<> {
        self.slots.into_iter().filter(|card| card.is_some())
    }

    /// How many cards the player has in hand, deck, discard pile and slots (V17.12).
    #[inline]
    pub fn cards(&self) -> u8 {
        self.unseen.len() + self.discards.len() + self.board().count() as u8
    }

    /// All own townsfolk, wherever they are.
    pub fn own_cards(&self) -> CardSet {
        self.unseen.or(self.discards).or(self.board().collect())
    }

    /// How much there is of a resource.
    #[inline]
    pub const fn resource(&self, resource: Resource) -> u16 {
        self.resources[resource as usize]
    }

    /// Whether the player holds a cleric bonus card.
    pub const fn has_bonus(&self, ribbon: Ribbon) -> bool {
        self.bonus >> ribbon as u8 & 1 == 1
    }

    /// V4.3: whether the markers have met.
    #[inline]
    pub const fn has_met(&self) -> bool {
        self.corruption == self.virtue
    }

    /// Workers in the castle.
    pub fn in_castle(&self) -> u8 {
        self.first.iter().sum::<u8>() + self.second.iter().sum::<u8>() + self.third
    }
}

/// What the solo opponent has besides (V21.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Solo {
    /// The schemes on its board, left to right.
    pub slots: [Scheme; SLOTS],
    /// The schemes of its draw pile that are known, in an order that nobody knows.
    pub pile: SchemeSet,
    /// V21.9: how many future schemes lie unseen in its draw pile besides.
    pub strangers: u8,
    /// Its discard pile.
    pub discards: SchemeSet,
    /// The future schemes that nobody has seen: in the future pile, or as strangers in the draw pile.
    pub future: SchemeSet,
}

impl Solo {
    /// Where there is none.
    pub const NONE: Solo = Solo {
        slots: [Scheme::NONE; SLOTS],
        pile: SchemeSet::EMPTY,
        strangers: 0,
        discards: SchemeSet::EMPTY,
        future: SchemeSet::EMPTY,
    };

    /// How many schemes lie in its draw pile.
    pub const fn pile_size(&self) -> u8 {
        self.pile.len() + self.strangers
    }

    /// How many schemes lie in the future pile.
    pub const fn future_size(&self) -> u8 {
        self.future.len() - self.strangers
    }

    /// The schemes on its board.
    pub fn board(&self) -> impl Iterator<Item = Scheme> + use<> {
        self.slots.into_iter().filter(|scheme| scheme.is_some())
    }
}

/// What was dismissed for the primary action that is under way (V10.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dismissed {
    /// Nothing.
    Nothing,
    /// A townsfolk.
    Card(Card),
    /// The printed townsfolk of the segment (V10.13).
    Printed,
}

/// What stands on a site: nothing, or somebody's building.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Plot(u8);

impl Plot {
    /// Nothing.
    pub const EMPTY: Plot = Plot(0);

    /// A building of a seat.
    pub const fn new(seat: Seat, building: Building) -> Plot {
        Plot(1 + seat.0 * BUILDINGS + building.0)
    }

    /// Whose building stands there, and which.
    #[inline]
    pub const fn get(self) -> Option<(Seat, Building)> {
        match self.0.checked_sub(1) {
            None => None,
            Some(n) => Some((Seat(n / BUILDINGS), Building(n % BUILDINGS))),
        }
    }

    /// Whether nothing stands there.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The most pairs on offer: as many as players, and one (V2.11).
pub const PAIRS: usize = MAX_SEATS + 1;

/// A pair on offer: the number of a player card and a hero; 0 and none where it is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pair {
    /// The player card, 1 to 10.
    pub number: u8,
    /// The hero.
    pub hero: Card,
}

impl Pair {
    /// No pair.
    pub const NONE: Pair = Pair { number: 0, hero: Card::NONE };
}

/// A moment of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Whose knowledge this is.
    pub eyes: Eyes,
    /// Where the game stands.
    pub stage: Stage,
    /// How far the turn has come.
    pub beat: Beat,
    /// What is to be done before that goes on.
    pub tasks: Tasks,
    /// The start player.
    pub first: Seat,
    /// Whose turn it is; in the setup who picks.
    pub turn: Seat,
    /// The round, from 1.
    pub round: u16,
    /// The last round, once it is known; 0 before (V18.2).
    pub last_round: u16,
    /// How the board lies.
    pub ring: Ring,
    /// The visible townsfolk, by segment.
    pub tops: [Card; SEGMENTS],
    /// How many townsfolk lie under each of them.
    pub under: [u8; SEGMENTS],
    /// The neutral townsfolk that lie under others, in piles and an order that nobody knows (V20.3).
    pub buried: CardSet,
    /// The visible manuscripts, by segment.
    pub tiles: [Manuscript; SEGMENTS],
    /// How many manuscripts lie under each of them.
    pub tiles_under: [u8; SEGMENTS],
    /// The manuscripts that lie under others.
    pub buried_tiles: Tiles,
    /// What stands on the building sites.
    pub sites: [Plot; SITES],
    /// The pairs on offer in the setup.
    pub pairs: [Pair; PAIRS],
    /// Debts left on the Poverty card; with none it is revealed (V3.7).
    pub poverty: u8,
    /// Deeds left on the Prosperity card.
    pub prosperity: u8,
    /// Who has the castle leader card (V13.16).
    pub leader: Option<Seat>,
    /// What was dismissed for the action that is under way.
    pub dismissed: Dismissed,
    /// The card that was played this turn (V9.5); none before and after the movement.
    pub played: Card,
    /// What players have; the solo opponent has the last seat.
    pub players: [Player; MAX_SEATS],
    /// The schemes of the solo opponent.
    pub solo: Solo,
}

impl State {
    /// What a seat has.
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// What a seat has, to be changed.
    #[inline]
    pub const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Whether the cards of a seat's hand and deck are known here.
    #[inline]
    pub fn knows(&self, seat: Seat) -> bool {
        self.eyes.see(seat)
    }

    /// What stands on a site.
    #[inline]
    pub const fn plot(&self, site: Site) -> Plot {
        self.sites[site.index()]
    }

    /// The segment of a seat's viscount.
    #[inline]
    pub const fn segment(&self, seat: Seat) -> Segment {
        self.player(seat).viscount.segment()
    }
}
