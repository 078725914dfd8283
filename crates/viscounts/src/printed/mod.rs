//! Printed matter: what `data/*.toml` says of cards, tiles, boards and tables.

use crate::{
    ability::{ALTERNATIVES, Act, Cost, Currency, Effect, FUNDINGS, Funding, Townsfolk, Trigger},
    atom::{Atom, Atoms},
    building::{BUILDING_KINDS, Building, BuildingKind, Resource},
    card::{CARDS, Card},
    icon::{Icon, Icons},
    manuscript::{MANUSCRIPTS, Manuscript, RIBBONS, Ribbon, Tiles},
    scheme::{SCHEMES, Scheme, SchemeSet},
    space::SEGMENTS,
};
use demesne_game::TextError;

mod files;
mod read;
mod solo;

pub use solo::{Focus, Reveal, SchemeOption, SoloBoard, SoloPrinted, SoloScheme, SoloTrigger};

/// What a manuscript counts at the end (V19.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Own ink, stone and gold left.
    Resource,
    /// Own silver left.
    Silver,
    /// Own buildings on the board.
    Building,
    /// Own manuscripts.
    Manuscript,
    /// Own approved deeds.
    ApprovedDeed,
    /// Own paid debts.
    PaidDebt,
    /// Own workers in the castle.
    Worker,
    /// Own icons of a kind.
    Icon(Icon),
}

/// What a manuscript is for (V14.2, V14.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Writ {
    /// An effect when it is taken.
    Effect(Atoms),
    /// Points at the end: `vp` for each `per` of what is counted.
    Score {
        /// Points.
        vp: u8,
        /// For each so many.
        per: u8,
        /// Of what.
        of: Counted,
    },
}

/// What is printed on a manuscript.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Its cost in cleric icons.
    pub cost: u8,
    /// The colour of its ribbon.
    pub ribbon: Ribbon,
    /// Whether its back is grey (V2.6).
    pub grey: bool,
    /// What it is for.
    pub writ: Writ,
}

/// A player card (V2.14 to V2.21).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerCard {
    /// Resources.
    pub gains: Atoms,
    /// Silver.
    pub silver: u8,
    /// Deeds.
    pub deeds: u8,
    /// Debts.
    pub debts: u8,
    /// The effect at its bottom.
    pub extra: Atoms,
    /// V2.20: whether a building of the extra effect goes beside the own viscount.
    pub own_space: bool,
}

/// The building sites of a segment on the side in use (V12.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sites {
    /// How many there are.
    pub count: u8,
    /// How many of them lie left of the river.
    pub left: u8,
    /// Their effects.
    pub effects: [Atom; 5],
    /// The link from each site to the next one clockwise; the last one leads to the next segment. Nothing where there is none.
    pub links: [Atoms; 5],
}

/// What is printed on a segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SegmentPrint {
    /// V11.2: merchant icons for an exchange on the left and on the right space.
    pub rates: [u8; 2],
    /// What an exchange gives.
    pub gains: [Atom; 2],
    /// V10.13: the printed townsfolk, without an ability.
    pub townsfolk: Townsfolk,
    /// V14.5: the cost of the printed manuscript.
    pub manuscript_cost: u8,
    /// And its effect.
    pub manuscript: Atoms,
    /// The sites on the side for 1 and 2 players, and on the one for 3 and 4.
    pub sites: [Sites; 2],
}

/// Which rivals gain something in a collision (V16.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rivals {
    /// Those with a criminal.
    WithCriminal,
    /// All.
    All,
    /// Those without a criminal.
    WithoutCriminal,
}

/// A space of the virtue and corruption track (V16.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CollisionSpace {
    /// What the active player gains.
    pub active: Atoms,
    /// Which rivals gain.
    pub who: Rivals,
    /// What they gain.
    pub rivals: Atoms,
}

/// A kind of building (V12.4, V12.19 to V12.26).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuildingPrint {
    /// Its cost in builder icons.
    pub cost: u8,
    /// Points of 1, 2 and 3 of the kind.
    pub points: [u8; 3],
    /// Icons of its three positions when they are revealed.
    pub icons: [Icons; 3],
}

/// Tables of the castle and of the player board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tables {
    /// V13.7.
    pub second_tier: [Effect; SEGMENTS],
    /// V13.10.
    pub third_tier: Atoms,
    /// V13.14: what a removed worker of the first tier brings.
    pub removed_first: Atoms,
    /// V13.14: and of the second.
    pub removed_second: Atoms,
    /// V13.18.
    pub worker_points: [u8; 3],
    /// V13.2: noble icons for 1 to 4 workers.
    pub nobles: [u8; 4],
    /// V13.17: points of the castle leader.
    pub leader: u8,
    /// V14.6: points of a cleric bonus card.
    pub bonus_card: u8,
    /// V14.7: its icons by colour.
    pub bonus_icons: [Icons; RIBBONS],
    /// V5.6: icons of slots 2 and 3 while they are empty.
    pub slots: [Icons; 2],
    /// V3.10: unpaid debt, paid debt, acquired deed, approved deed.
    pub documents: [i8; 4],
    /// V19.8: the most, second most, third most.
    pub majority: [u8; 3],
    /// V12.4, V12.26.
    pub buildings: [BuildingPrint; BUILDING_KINDS],
    /// V16.7.
    pub collision: [CollisionSpace; 7],
}

/// All printed matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// Townsfolk, by [`Card`].
    pub cards: [Townsfolk; CARDS as usize],
    /// Their names, as the sources have them in English.
    pub names: Vec<String>,
    /// Manuscripts, by [`Manuscript`].
    pub tiles: [Tile; MANUSCRIPTS as usize],
    /// The grey-backed ones (V2.6).
    pub grey: Tiles,
    /// The manuscripts of each ribbon.
    pub ribbons: [Tiles; RIBBONS],
    /// V14.8: points of sets of 1 to 4 ribbons.
    pub sets: [u8; RIBBONS],
    /// Player cards 1 to 10.
    pub player_cards: [PlayerCard; 10],
    /// V2.25: debts on Poverty for 1 to 4 players.
    pub poverty: [u8; 4],
    /// V2.25: deeds on Prosperity.
    pub prosperity: [u8; 4],
    /// The segments.
    pub segments: [SegmentPrint; SEGMENTS],
    /// Castle and player board.
    pub tables: Tables,
    /// The solo opponent.
    pub solo: SoloPrinted,
}

impl Printed {
    /// What is in the box.
    pub fn load() -> Result<Printed, TextError> {
        read::printed()
    }

    /// A townsfolk.
    #[inline]
    pub fn card(&self, card: Card) -> &Townsfolk {
        &self.cards[card.index()]
    }

    /// A manuscript.
    #[inline]
    pub fn tile(&self, tile: Manuscript) -> &Tile {
        &self.tiles[tile.index()]
    }

    /// The icons of a revealed building position (V12.19 to V12.22).
    #[inline]
    pub fn building_icons(&self, building: Building) -> Icons {
        self.tables.buildings[building.kind() as usize].icons[usize::from(building.position()) - 1]
    }
}
