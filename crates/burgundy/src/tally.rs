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
}

impl During {
    /// All of them.
    pub const ALL: [During; 6] = [
        During::Phases,
        During::Livestock,
        During::Watchtowers,
        During::GoodsSold,
        During::Bonuses,
        During::Monastery7,
    ];

    /// The name of the source.
    pub const fn name(self) -> &'static str {
        ["phases", "livestock", "watchtowers", "goods-sold", "bonuses", "monastery-7"][self as usize]
    }
}

/// The names of the sources "regions of size n"; index 0 is unused.
pub const REGIONS: [&str; 9] = [
    "",
    "regions-1",
    "regions-2",
    "regions-3",
    "regions-4",
    "regions-5",
    "regions-6",
    "regions-7",
    "regions-8",
];

/// Points by source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tally {
    /// How many regions of each size were scored; index 0 is unused.
    pub regions: [u8; 9],
    points: [u16; During::ALL.len()],
}

impl Tally {
    /// Nothing scored.
    pub const ZERO: Tally = Tally { regions: [0; 9], points: [0; During::ALL.len()] };

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
    pub fn total(&self, region_size: &[u16; 9]) -> i32 {
        let regions: i32 =
            self.regions.iter().zip(region_size).map(|(&n, &points)| i32::from(n) * i32::from(points)).sum();
        regions + self.points.iter().map(|&points| i32::from(points)).sum::<i32>()
    }
}
