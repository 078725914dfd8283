//! Icons: what funds primary actions and counts at the end (V5).

/// A kind of icon (V5.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Icon {
    /// Funds trades.
    Merchant,
    /// Funds buildings.
    Builder,
    /// Funds workers.
    Noble,
    /// Funds manuscripts.
    Cleric,
    /// Counts as any other kind in a primary action (V5.3), and brings corruption (V8.8).
    Criminal,
}

/// How many kinds there are.
pub const ICONS: usize = 5;

const NAMES: [&str; ICONS] = ["merchant", "builder", "noble", "cleric", "criminal"];

impl Icon {
    /// All kinds.
    pub const ALL: [Icon; ICONS] = [Icon::Merchant, Icon::Builder, Icon::Noble, Icon::Cleric, Icon::Criminal];

    /// Its name in data and notation.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    /// Reads a name.
    pub fn parse(name: &str) -> Option<Icon> {
        Icon::ALL.into_iter().find(|icon| icon.name() == name)
    }
}

/// So many icons of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Icons(pub [u8; ICONS]);

impl Icons {
    /// None.
    pub const NONE: Icons = Icons([0; ICONS]);

    /// How many of a kind.
    #[inline]
    pub const fn of(self, icon: Icon) -> u8 {
        self.0[icon as usize]
    }

    /// All of both.
    #[inline]
    #[must_use]
    pub fn and(self, others: Icons) -> Icons {
        let mut sum = self;
        for (count, more) in sum.0.iter_mut().zip(others.0) {
            *count += more;
        }
        sum
    }

    /// The icons by name, as data has them.
    pub fn iter(self) -> impl Iterator<Item = Icon> {
        Icon::ALL.into_iter().flat_map(move |icon| std::iter::repeat_n(icon, self.of(icon).into()))
    }
}

impl FromIterator<Icon> for Icons {
    fn from_iter<I: IntoIterator<Item = Icon>>(icons: I) -> Icons {
        let mut counts = Icons::NONE;
        for icon in icons {
            counts.0[icon as usize] += 1;
        }
        counts
    }
}
