//! Points by source, on both tracks (T1.15).

use demesne_game::SeatScore;

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Source {
    /// Red: the first scoring (T16.1).
    Scoring1,
    /// Red: the second scoring.
    Scoring2,
    /// Red: the third scoring.
    Scoring3,
    /// Red: harvest cards (T11.3).
    Harvest,
    /// Red: a wooden hex for which there was no room (T10.2).
    NoRoom,
    /// Red: cards left in the hand (T16.4).
    Cards,
    /// Red: stored tiles (T16.4).
    StoredTiles,
    /// Red: stored wooden hexes (T16.4).
    StoredHexes,
    /// Red: marble left (T16.4).
    Marble,
    /// Red: workers left (T16.4).
    Workers,
    /// Green: completed areas (T8.2).
    Areas,
    /// Green: crops that are new to an area (T9.9, T10.6).
    Crops,
    /// Green: colour bonuses (T13).
    Colours,
    /// Green: storage tokens (T9.7).
    Storage,
    /// Green: harvest cards.
    GreenHarvest,
}

/// How many sources there are.
const SOURCES: usize = 15;
/// How many of them are on the red track; they come first.
const RED: usize = 10;

const NAMES: [&str; SOURCES] = [
    "scoring-1",
    "scoring-2",
    "scoring-3",
    "harvest",
    "no-room",
    "cards",
    "stored-tiles",
    "stored-hexes",
    "marble",
    "workers",
    "areas",
    "crops",
    "colours",
    "storage",
    "green-harvest",
];

impl Source {
    /// All sources, red ones first.
    pub const ALL: [Source; SOURCES] = [
        Source::Scoring1,
        Source::Scoring2,
        Source::Scoring3,
        Source::Harvest,
        Source::NoRoom,
        Source::Cards,
        Source::StoredTiles,
        Source::StoredHexes,
        Source::Marble,
        Source::Workers,
        Source::Areas,
        Source::Crops,
        Source::Colours,
        Source::Storage,
        Source::GreenHarvest,
    ];

    /// The source's name.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    /// Whether its points are on the red track.
    pub const fn is_red(self) -> bool {
        (self as usize) < RED
    }

    /// Reads a name.
    pub fn parse(text: &str) -> Option<Source> {
        Source::ALL.into_iter().find(|source| source.name() == text)
    }
}

/// The points of a seat, by source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tally([u16; SOURCES]);

impl Tally {
    /// T3.3: both tracks start at 0.
    pub const ZERO: Tally = Tally([0; SOURCES]);

    /// The points of a source.
    #[inline]
    pub const fn of(&self, source: Source) -> u16 {
        self.0[source as usize]
    }

    /// Adds points.
    #[inline]
    pub fn add(&mut self, source: Source, points: u16) {
        self.0[source as usize] += points;
    }

    /// The number on the red track.
    #[inline]
    pub fn red(&self) -> u16 {
        self.0[..RED].iter().sum()
    }

    /// The number on the green track.
    #[inline]
    pub fn green(&self) -> u16 {
        self.0[RED..].iter().sum()
    }

    /// The points of a track by source.
    pub fn list(&self, red: bool) -> SeatScore {
        let mut score = SeatScore::default();
        for source in Source::ALL.into_iter().filter(|source| source.is_red() == red) {
            score.add(source.name(), self.of(source).into());
        }
        score
    }
}
