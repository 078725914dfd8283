//! Points scored during play, by source.

/// Sources of points during play, besides the sizes of regions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum During {
    /// B9.2.
    Phases,
    /// B8.6.
    Livestock,
    /// B8.7.
    Watchtowers,
    /// B10.1.
    GoodsSold,
    /// B9.4.
    Bonuses,
    /// B15.7: monastery 7.
    Monastery7,
    /// X-POST-4, X-POST-6.
    BorderPosts,
    /// X-ROUTE-9: 4 points of a trade route.
    Routes,
    /// X-VINE-15: 4 points of a vineyard's bonus action.
    Vineyards,
    /// A9.2: the Châteautoma's completed cards.
    Cards,
    /// A7.14: the Châteautoma's boarding houses.
    BoardingHouses,
}

impl During {
    /// All of them.
    pub const ALL: [During; 11] = [
        During::Phases,
        During::Livestock,
        During::Watchtowers,
        During::GoodsSold,
        During::Bonuses,
        During::Monastery7,
        During::BorderPosts,
        During::Routes,
        During::Vineyards,
        During::Cards,
        During::BoardingHouses,
    ];

    /// The name of the source.
    #[inline]
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }
}

/// The names of the sources, in their order.
const NAMES: [&str; During::ALL.len()] = [
    "phases",
    "livestock",
    "watchtowers",
    "goods-sold",
    "bonuses",
    "monastery-7",
    "border-posts",
    "routes",
    "vineyards",
    "cards",
    "boarding-houses",
];

/// The largest size that a region can score as: 8 spaces, an inn and shield 17 (X-INN-9).
pub const LARGEST: usize = 10;

/// The names of the sources "regions of size n"; index 0 is unused.
pub const REGIONS: [&str; LARGEST + 1] = [
    "",
    "regions-1",
    "regions-2",
    "regions-3",
    "regions-4",
    "regions-5",
    "regions-6",
    "regions-7",
    "regions-8",
    "regions-9",
    "regions-10",
];

/// Points by source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tally {
    /// How many regions of each size were scored; index 0 is unused.
    pub regions: [u8; LARGEST + 1],
    /// X-BOARD-7: how many castles were bought back, for 5 points each.
    pub ransoms: u8,
    points: [u16; During::ALL.len()],
}

/// X-BOARD-7: what a castle that was cleared off the board costs, in points.
pub const RANSOM: u16 = 5;

impl Tally {
    /// Nothing scored.
    pub const ZERO: Tally = Tally { regions: [0; LARGEST + 1], ransoms: 0, points: [0; During::ALL.len()] };

    /// The points of a source.
    #[inline]
    pub const fn of(&self, source: During) -> u16 {
        self.points[source as usize]
    }

    /// Adds points to a source.
    #[inline]
    pub fn add(&mut self, source: During, points: u16) {
        self.points[source as usize] += points;
    }

    /// All points, given what each size of region is worth.
    pub fn total(&self, region_size: &[u16; LARGEST + 1]) -> i32 {
        let regions: i32 =
            self.regions.iter().zip(region_size).map(|(&n, &points)| i32::from(n) * i32::from(points)).sum();
        regions + self.points.iter().map(|&points| i32::from(points)).sum::<i32>()
            - i32::from(self.ransoms) * i32::from(RANSOM)
    }
}
