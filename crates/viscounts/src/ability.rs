//! The ability grammar (V26): a townsfolk is data, never code.

use crate::{
    atom::Atoms,
    building::{RESOURCES, Resource},
    icon::{Icon, Icons},
};

/// A primary action (V10.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Act {
    /// Trade (V11).
    Trade,
    /// Build (V12).
    Build,
    /// Place workers (V13).
    Workers,
    /// Transcribe (V14).
    Transcribe,
}

/// How many primary actions there are.
pub const ACTS: usize = 4;

impl Act {
    /// All of them.
    pub const ALL: [Act; ACTS] = [Act::Trade, Act::Build, Act::Workers, Act::Transcribe];

    /// Its name in data and notation (V10.3).
    pub const fn name(self) -> &'static str {
        ["trade", "build", "workers", "transcribe"][self as usize]
    }

    /// Reads a name.
    pub fn parse(name: &str) -> Option<Act> {
        Act::ALL.into_iter().find(|act| act.name() == name)
    }

    /// V10.3: the icons that it needs.
    #[inline]
    pub const fn icon(self) -> Icon {
        match self {
            Act::Trade => Icon::Merchant,
            Act::Build => Icon::Builder,
            Act::Workers => Icon::Noble,
            Act::Transcribe => Icon::Cleric,
        }
    }

    /// V10.3: what buys a missing icon.
    #[inline]
    pub const fn currency(self) -> Currency {
        match self {
            Act::Trade => Currency::Silver,
            Act::Build => Currency::Stone,
            Act::Workers => Currency::Gold,
            Act::Transcribe => Currency::Ink,
        }
    }

    /// V10.1: whether it is for outer spaces.
    pub const fn is_outer(self) -> bool {
        matches!(self, Act::Trade | Act::Build)
    }
}

/// What is spent: ink, stone, gold, or silver.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Currency {
    /// Ink.
    Ink,
    /// Stone.
    Stone,
    /// Gold.
    Gold,
    /// Silver, which is no resource (V1.10).
    Silver,
}

/// How many currencies there are.
pub const CURRENCIES: usize = RESOURCES + 1;

impl Currency {
    /// All of them.
    pub const ALL: [Currency; CURRENCIES] =
        [Currency::Ink, Currency::Stone, Currency::Gold, Currency::Silver];

    /// Its name in data and notation.
    pub const fn name(self) -> &'static str {
        ["ink", "stone", "gold", "silver"][self as usize]
    }

    /// Reads a name.
    pub fn parse(name: &str) -> Option<Currency> {
        Currency::ALL.into_iter().find(|currency| currency.name() == name)
    }

    /// The resource that it is.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Currency::Ink => Some(Resource::Ink),
            Currency::Stone => Some(Resource::Stone),
            Currency::Gold => Some(Resource::Gold),
            Currency::Silver => None,
        }
    }
}

/// When an ability acts (V26.2), `funding` apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trigger {
    /// V26.3.
    Played,
    /// V26.4.
    Dropped,
    /// V26.5.
    After(Act),
    /// V26.6.
    FlipDebt,
    /// V26.7.
    GainDebt,
    /// V26.8.
    Collision,
}

/// What a use of a funding ability costs (V26.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// So many merchant icons, which are not used up (V26.11).
    Merchants(u8),
    /// So much of a currency.
    Spend(Currency, u8),
}

/// V26.9: a further way to reach the icons of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Funding {
    /// For which action.
    pub act: Act,
    /// What a use costs.
    pub cost: Cost,
    /// How many icons of the action's kind it grants.
    pub icons: u8,
    /// Whether once in an action.
    pub once: bool,
}

/// The most alternatives of an effect.
pub const ALTERNATIVES: usize = 2;
/// The most funding rules of a card: Emma has two (V26.17).
pub const FUNDINGS: usize = 2;

/// A choice of bundles (V26.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    bundles: [Atoms; ALTERNATIVES],
}

impl Effect {
    /// These alternatives; none where they are too many or too few.
    pub fn new(bundles: &[Atoms]) -> Option<Effect> {
        let mut effect = Effect { bundles: [Atoms::NONE; ALTERNATIVES] };
        if bundles.is_empty()
            || bundles.len() > ALTERNATIVES
            || bundles.iter().any(|bundle| bundle.is_empty())
        {
            return None;
        }
        effect.bundles[..bundles.len()].copy_from_slice(bundles);
        Some(effect)
    }

    /// The alternatives.
    #[inline]
    pub fn alternatives(self) -> impl Iterator<Item = Atoms> {
        self.bundles.into_iter().filter(|bundle| !bundle.is_empty())
    }

    /// The bundle, where there is nothing to choose.
    #[inline]
    pub fn only(self) -> Option<Atoms> {
        self.bundles[1].is_empty().then_some(self.bundles[0])
    }

    /// The first alternative.
    #[inline]
    pub const fn first(self) -> Atoms {
        self.bundles[0]
    }

    /// V4.7: whether it gives corruption.
    pub fn corrupts(self) -> bool {
        self.bundles.iter().any(|bundle| bundle.contains(crate::atom::Atom::Corruption))
    }
}

/// What is printed on a townsfolk (V1.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Townsfolk {
    /// Its silver value.
    pub silver: u8,
    /// Its icons.
    pub icons: Icons,
    /// What hiring or dismissing it does; nothing on heroes and starting cards.
    pub hire: Atoms,
    /// The ability that acts, and when.
    pub ability: Option<(Trigger, Effect)>,
    /// The ability that helps to pay.
    pub funding: [Option<Funding>; FUNDINGS],
}
