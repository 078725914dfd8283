//! Buildings and resources (V1.5, V1.10).

/// Ink, stone and gold (V1.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Resource {
    /// Pays for manuscripts.
    Ink,
    /// Pays for buildings.
    Stone,
    /// Pays for workers.
    Gold,
}

/// How many kinds of resources there are.
pub const RESOURCES: usize = 3;

impl Resource {
    /// All kinds.
    pub const ALL: [Resource; RESOURCES] = [Resource::Ink, Resource::Stone, Resource::Gold];

    /// Its name in data and notation.
    pub const fn name(self) -> &'static str {
        ["ink", "stone", "gold"][self as usize]
    }

    /// Reads a name.
    pub fn parse(name: &str) -> Option<Resource> {
        Resource::ALL.into_iter().find(|resource| resource.name() == name)
    }
}

/// A kind of building (V1.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum BuildingKind {
    /// Trading Post.
    TradingPost,
    /// Guildhall.
    Guildhall,
    /// Workshop.
    Workshop,
}

/// How many kinds there are.
pub const BUILDING_KINDS: usize = 3;
/// How many buildings of a kind a player has.
pub const OF_A_KIND: u8 = 3;
/// How many buildings a player has.
pub const BUILDINGS: u8 = 9;

impl BuildingKind {
    /// All kinds, in the order of the player board.
    pub const ALL: [BuildingKind; BUILDING_KINDS] =
        [BuildingKind::TradingPost, BuildingKind::Guildhall, BuildingKind::Workshop];

    /// Its name in data and notation.
    pub const fn name(self) -> &'static str {
        ["trading_post", "guildhall", "workshop"][self as usize]
    }

    /// Reads a name.
    pub fn parse(name: &str) -> Option<BuildingKind> {
        BuildingKind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Its three buildings, the left-most first.
    pub fn buildings(self) -> impl Iterator<Item = Building> {
        let first = self as u8 * OF_A_KIND;
        (first..first + OF_A_KIND).map(Building)
    }
}

/// One of the nine buildings of a player, named by the position that it covers (V12.5): 0 to 8 in the order of the player board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Building(pub u8);

impl Building {
    /// V12.17: a free step.
    pub const FREE_STEP: Building = Building(0);
    /// V12.18: dismissing costs 1 silver.
    pub const CHEAP_DISMISSAL: Building = Building(1);
    /// V12.23: `discard` on hiring.
    pub const HIRE_DISCARD: Building = Building(6);
    /// V12.24: `virtue` on collisions.
    pub const COLLISION_VIRTUE: Building = Building(7);
    /// V12.25: hand limit +1.
    pub const LARGER_HAND: Building = Building(8);

    /// All nine.
    pub fn all() -> impl Iterator<Item = Building> {
        (0..BUILDINGS).map(Building)
    }

    /// The nine in the order of the solo opponent's board (V21.4).
    pub fn solo_order() -> impl Iterator<Item = Building> {
        [BuildingKind::Guildhall, BuildingKind::TradingPost, BuildingKind::Workshop]
            .into_iter()
            .flat_map(BuildingKind::buildings)
    }

    /// Its kind.
    #[inline]
    pub const fn kind(self) -> BuildingKind {
        match self.0 / OF_A_KIND {
            0 => BuildingKind::TradingPost,
            1 => BuildingKind::Guildhall,
            _ => BuildingKind::Workshop,
        }
    }

    /// Its place among its kind, 1 to 3 from the left.
    pub const fn position(self) -> u8 {
        self.0 % OF_A_KIND + 1
    }

    /// Its name: `workshop-2`.
    pub fn name(self) -> String {
        format!("{}-{}", self.kind().name(), self.position())
    }

    /// Reads a name.
    pub fn parse(name: &str) -> Option<Building> {
        Building::all().find(|building| building.name() == name)
    }
}
