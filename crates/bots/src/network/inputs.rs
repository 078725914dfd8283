//! What a network is told about a position: a few of many numbers, the rest being zero.

/// The features of a position that are not zero, as places and values.
///
/// It is filled anew for every position and keeps its memory.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    list: Vec<(u16, f32)>,
}

impl Inputs {
    /// Nothing told yet.
    pub fn new() -> Inputs {
        Inputs { list: Vec::with_capacity(256) }
    }

    /// Forgets everything.
    #[inline]
    pub fn clear(&mut self) {
        self.list.clear();
    }

    /// A number at a place. Places that are named twice add up.
    #[inline]
    pub fn add(&mut self, place: usize, value: f32) {
        if value != 0.0 {
            self.list.push((place as u16, value));
        }
    }

    /// A fact that holds.
    #[inline]
    pub fn set(&mut self, place: usize) {
        self.list.push((place as u16, 1.0));
    }

    /// A small count as a fact: one of `places` places from `first` on; larger counts share the last.
    #[inline]
    pub fn one_of(&mut self, first: usize, places: usize, count: usize) {
        self.set(first + count.min(places - 1));
    }

    /// What was told.
    #[inline]
    pub fn list(&self) -> &[(u16, f32)] {
        &self.list
    }
}

/// Gives each group of features its first place: `groups! { TIME: 25, SILVER: 13 }` makes constants of both and their sum, `TOTAL`.
macro_rules! groups {
    (@ $at:expr;) => {
        /// How many features there are.
        pub(crate) const TOTAL: usize = $at;
    };
    (@ $at:expr; $(#[$why:meta])* $name:ident: $size:expr, $($rest:tt)*) => {
        $(#[$why])*
        pub(super) const $name: usize = $at;
        $crate::network::groups!(@ $at + $size; $($rest)*);
    };
    ($($all:tt)*) => { $crate::network::groups!(@ 0; $($all)*); };
}
pub(crate) use groups;
