//! The vocabulary of effects (V6), and bundles of them (V7.4).

use crate::building::BuildingKind;

/// One effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Atom {
    /// V6.1: 1 ink.
    Ink,
    /// V6.2: 1 stone.
    Stone,
    /// V6.3: 1 gold.
    Gold,
    /// V6.4: 1 silver.
    Silver,
    /// V6.5: ink, stone or gold.
    AnyResource,
    /// V6.6: an unpaid debt.
    Debt,
    /// V6.7: an acquired deed.
    Deed,
    /// V6.8: an own unpaid debt is paid.
    FlipDebt,
    /// V6.9: an own acquired deed is approved.
    FlipDeed,
    /// V6.10: one of both.
    Flip,
    /// V6.11.
    Corruption,
    /// V6.12.
    Virtue,
    /// V6.13: the own cards in another order.
    Rearrange,
    /// V6.14: a card of hand or deck to the discard pile.
    Discard,
    /// V6.15: a card of hand or deck leaves the game for its silver.
    Destroy,
    /// V6.16: the discard pile is shuffled into the deck.
    Shuffle,
    /// V6.17: a visible townsfolk for nothing.
    FreeHire,
    /// V6.18: an own worker to the next section.
    CastleMove,
    /// V6.19: 1 worker on a section of choice.
    PlaceWorkers1,
    /// V6.19: 2 workers.
    PlaceWorkers2,
    /// V6.19: 3 workers.
    PlaceWorkers3,
    /// V6.19: 4 workers.
    PlaceWorkers4,
    /// V6.20: a Trading Post on any site.
    PlaceTradingPost,
    /// V6.20: a Guildhall.
    PlaceGuildhall,
    /// V6.20: a Workshop.
    PlaceWorkshop,
    /// V6.21: a visible manuscript of cost 3 or 4.
    FreeManuscript,
    /// V22.10: the solo opponent gains a future scheme.
    FutureScheme,
    /// V22.12: the solo opponent dismisses a townsfolk.
    FreeDismiss,
}

/// How many atoms there are.
pub const ATOMS: usize = 28;

const NAMES: [&str; ATOMS] = [
    "ink",
    "stone",
    "gold",
    "silver",
    "any_resource",
    "debt",
    "deed",
    "flip_debt",
    "flip_deed",
    "flip",
    "corruption",
    "virtue",
    "rearrange",
    "discard",
    "destroy",
    "shuffle",
    "free_hire",
    "castle_move",
    "place_workers 1",
    "place_workers 2",
    "place_workers 3",
    "place_workers 4",
    "place_building trading_post",
    "place_building guildhall",
    "place_building workshop",
    "free_manuscript",
    "future_scheme",
    "free_dismiss",
];

impl Atom {
    /// All atoms.
    pub const ALL: [Atom; ATOMS] = [
        Atom::Ink,
        Atom::Stone,
        Atom::Gold,
        Atom::Silver,
        Atom::AnyResource,
        Atom::Debt,
        Atom::Deed,
        Atom::FlipDebt,
        Atom::FlipDeed,
        Atom::Flip,
        Atom::Corruption,
        Atom::Virtue,
        Atom::Rearrange,
        Atom::Discard,
        Atom::Destroy,
        Atom::Shuffle,
        Atom::FreeHire,
        Atom::CastleMove,
        Atom::PlaceWorkers1,
        Atom::PlaceWorkers2,
        Atom::PlaceWorkers3,
        Atom::PlaceWorkers4,
        Atom::PlaceTradingPost,
        Atom::PlaceGuildhall,
        Atom::PlaceWorkshop,
        Atom::FreeManuscript,
        Atom::FutureScheme,
        Atom::FreeDismiss,
    ];

    /// Its name in data.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    /// Reads a name.
    pub fn parse(name: &str) -> Option<Atom> {
        Atom::ALL.into_iter().find(|atom| atom.name() == name)
    }

    /// V6.19: how many workers it places.
    pub const fn workers(self) -> Option<u8> {
        match self {
            Atom::PlaceWorkers1 => Some(1),
            Atom::PlaceWorkers2 => Some(2),
            Atom::PlaceWorkers3 => Some(3),
            Atom::PlaceWorkers4 => Some(4),
            _ => None,
        }
    }

    /// V6.20: what kind of building it places.
    pub const fn building(self) -> Option<BuildingKind> {
        match self {
            Atom::PlaceTradingPost => Some(BuildingKind::TradingPost),
            Atom::PlaceGuildhall => Some(BuildingKind::Guildhall),
            Atom::PlaceWorkshop => Some(BuildingKind::Workshop),
            _ => None,
        }
    }

    /// V7.1: whether a player may decline it.
    pub const fn is_optional(self) -> bool {
        matches!(self, Atom::Rearrange | Atom::Discard | Atom::Destroy | Atom::CastleMove)
    }
}

/// The most atoms of a bundle: a collision on space 7 (V16.7) has seven.
pub const LONGEST: usize = 8;

/// A bundle: effects one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Atoms {
    // One more than an atom's number, so that nothing is 0 and bundles compare and hash without a length.
    atoms: [u8; LONGEST],
}

impl Atoms {
    /// Nothing.
    pub const NONE: Atoms = Atoms { atoms: [0; LONGEST] };

    /// One effect.
    pub const fn one(atom: Atom) -> Atoms {
        let mut atoms = [0; LONGEST];
        atoms[0] = atom as u8 + 1;
        Atoms { atoms }
    }

    /// V7.4, V4.6: a bundle as it is resolved: from left to right, but all corruption before the first virtue. None where it is too long.
    pub fn bundle(list: &[Atom]) -> Option<Atoms> {
        let mut sorted: Vec<Atom> = list.to_vec();
        if let Some(virtue) = list.iter().position(|&atom| atom == Atom::Virtue) {
            let (late, rest): (Vec<Atom>, Vec<Atom>) =
                list[virtue..].iter().partition(|&&atom| atom == Atom::Corruption);
            sorted = [&list[..virtue], &late, &rest].concat();
        }
        if sorted.len() > LONGEST {
            return None;
        }
        let mut atoms = [0; LONGEST];
        for (place, atom) in atoms.iter_mut().zip(sorted) {
            *place = atom as u8 + 1;
        }
        Some(Atoms { atoms })
    }

    /// One effect so many times, as far as it goes.
    #[must_use]
    pub fn repeat(atom: Atom, times: usize) -> Atoms {
        let mut atoms = [0; LONGEST];
        atoms[..times.min(LONGEST)].fill(atom as u8 + 1);
        Atoms { atoms }
    }

    /// The bundle without an effect, and how often it was there.
    pub fn without(self, atom: Atom) -> (Atoms, usize) {
        let (mut rest, mut len) = (Atoms::NONE, 0);
        for other in self.iter().filter(|&other| other != atom) {
            rest.atoms[len] = other as u8 + 1;
            len += 1;
        }
        (rest, self.iter().count() - len)
    }

    /// The next effect.
    #[inline]
    pub fn first(self) -> Option<Atom> {
        Atom::ALL.get(usize::from(self.atoms[0]).wrapping_sub(1)).copied()
    }

    /// All but the next effect.
    #[inline]
    #[must_use]
    pub fn rest(self) -> Atoms {
        let mut atoms = [0; LONGEST];
        atoms[..LONGEST - 1].copy_from_slice(&self.atoms[1..]);
        Atoms { atoms }
    }

    /// Whether nothing is left.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.atoms[0] == 0
    }

    /// The effects in order.
    pub fn iter(self) -> impl Iterator<Item = Atom> {
        self.atoms.into_iter().map_while(|atom| Atom::ALL.get(usize::from(atom).wrapping_sub(1)).copied())
    }

    /// Whether it holds an effect.
    pub fn contains(self, atom: Atom) -> bool {
        self.atoms.contains(&(atom as u8 + 1))
    }

    /// The bundle in one word: `debt+flip_deed`; `nothing` where it is empty.
    pub fn text(self) -> String {
        let words: Vec<String> = self.iter().map(|atom| atom.name().replace(' ', ":")).collect();
        if words.is_empty() { "nothing".into() } else { words.join("+") }
    }

    /// Reads what [`Atoms::text`] writes.
    pub fn parse(text: &str) -> Option<Atoms> {
        if text == "nothing" {
            return Some(Atoms::NONE);
        }
        let atoms: Option<Vec<Atom>> =
            text.split('+').map(|word| Atom::parse(&word.replace(':', " "))).collect();
        let atoms = atoms?;
        // As it was written: a bundle that is half resolved keeps its order.
        if atoms.len() > LONGEST {
            return None;
        }
        let mut bundle = Atoms::NONE;
        for (place, atom) in bundle.atoms.iter_mut().zip(atoms) {
            *place = atom as u8 + 1;
        }
        Some(bundle)
    }
}
