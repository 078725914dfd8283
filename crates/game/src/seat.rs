//! Who sits at the table, and who acts.

use std::fmt;

/// The most seats that any game of the house has.
pub const MAX_SEATS: usize = 4;

/// A place at the table, counted from 0 inside and from 1 in text: `p1` to `p4`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into an array with one entry a seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `n` seats.
    pub fn first(n: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..n).map(Seat)
    }

    /// Reads `p1` to `p4`.
    pub fn parse(text: &str) -> Option<Seat> {
        match text.as_bytes() {
            [b'p', n @ b'1'..=b'4'] => Some(Seat(n - b'1')),
            _ => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0 + 1)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this seat.
    #[inline]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The first `n` seats.
    pub const fn first(n: u8) -> SeatSet {
        SeatSet(((1u16 << n) - 1) as u8)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with the seat in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// The set without the seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether no seat is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&s| self.contains(s))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

/// Who may act now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToAct {
    /// These seats, in any order: more than one where the rulebook says "at the same time".
    Seats(SeatSet),
    /// Nobody decides: dice are rolled, tiles drawn, hidden choices turned up.
    Chance,
    /// The game is over.
    Nobody,
}

impl ToAct {
    /// One seat.
    #[inline]
    pub const fn seat(seat: Seat) -> ToAct {
        ToAct::Seats(SeatSet::one(seat))
    }

    /// The first seat that may act, if seats may.
    #[inline]
    pub fn first_seat(self) -> Option<Seat> {
        match self {
            ToAct::Seats(set) if set.0 != 0 => Some(Seat(set.0.trailing_zeros() as u8)),
            _ => None,
        }
    }
}

/// Who did something: a seat, or chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player's decision.
    Seat(Seat),
    /// A roll, a draw, a reveal. Written `*`.
    Chance,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => seat.fmt(f),
            Actor::Chance => f.write_str("*"),
        }
    }
}

/// Whose eyes look at a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player: what is public and what this seat alone knows.
    Seat(Seat),
    /// Somebody who looks on: what is public.
    Spectator,
    /// The table itself: everything.
    Everybody,
}

/// Through whose eyes a state is seen: everything, or what a viewer may know. A game whose views are states keeps it in them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eyes {
    /// The whole truth.
    All,
    /// A seat's view.
    Seat(Seat),
    /// The view of somebody who looks on.
    Spectator,
}

impl Eyes {
    /// The eyes of a viewer.
    pub const fn of(viewer: Viewer) -> Eyes {
        match viewer {
            Viewer::Seat(seat) => Eyes::Seat(seat),
            Viewer::Spectator => Eyes::Spectator,
            Viewer::Everybody => Eyes::All,
        }
    }

    /// Whose eyes they are.
    pub const fn viewer(self) -> Viewer {
        match self {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Spectator => Viewer::Spectator,
            Eyes::All => Viewer::Everybody,
        }
    }

    /// Whether these eyes see what is a seat's own.
    #[inline]
    pub fn see(self, seat: Seat) -> bool {
        match self {
            Eyes::All => true,
            Eyes::Seat(own) => own == seat,
            Eyes::Spectator => false,
        }
    }
}

/// One line of a game: who did what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step<A> {
    /// Who did it.
    pub by: Actor,
    /// What was done.
    pub action: A,
}

impl<A> Step<A> {
    /// A seat's decision.
    #[inline]
    pub const fn seat(seat: Seat, action: A) -> Step<A> {
        Step { by: Actor::Seat(seat), action }
    }

    /// What chance decided.
    #[inline]
    pub const fn chance(action: A) -> Step<A> {
        Step { by: Actor::Chance, action }
    }
}
