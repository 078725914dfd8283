//! The two editions.

/// The edition whose rules are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edition {
    /// The first edition, of 2011.
    First,
    /// The Special Edition.
    Special,
}

impl Edition {
    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::First => "2011",
            Edition::Special => "se",
        }
    }
}
