//! What players decide and what chance decides.

use crate::{
    ability::{Act, CURRENCIES},
    atom::Atoms,
    building::{Building, Resource},
    card::{Card, Drawn},
    manuscript::Manuscript,
    scheme::Scheme,
    space::{SEGMENTS, Segment, Site, Space},
    state::{PAIRS, Pair, SLOTS},
};
use demesne_game::Seat;

/// What is paid: so much ink, stone, gold and silver (V10.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Payment(pub [u16; CURRENCIES]);

impl Payment {
    /// Nothing.
    pub const NONE: Payment = Payment([0; CURRENCIES]);
}

/// What can be flipped (V3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Document {
    /// An unpaid debt.
    Debt,
    /// An acquired deed.
    Deed,
}

/// A tier of the castle from which workers can be removed (V13.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Tier {
    /// The outermost.
    First,
    /// The one inside it.
    Second,
}

/// A step of play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Chance: the start player (V2.10).
    First(Seat),
    /// Chance: the segments clockwise from the one that holds space 1, and the section of the castle beside that one (V2.2, V2.3).
    Board([Segment; SEGMENTS], u8),
    /// Chance: the visible townsfolk, by segment (V2.4).
    Townsfolk([Card; SEGMENTS]),
    /// Chance: the visible manuscripts, by segment (V2.6).
    Manuscripts([Manuscript; SEGMENTS]),
    /// Chance: the pairs on offer, in the order of their player cards (V2.11).
    Pairs([Pair; PAIRS]),
    /// Chance: cards are drawn; [`Drawn::HIDDEN`] in the eyes of the others (V20.1).
    Draw(Seat, Drawn),
    /// Chance: the top card of a deck is turned up (V20.5).
    TurnUp(Card),
    /// Chance: the next townsfolk of a pile.
    Top(Segment, Card),
    /// Chance: the next manuscript of a pile.
    Tile(Segment, Manuscript),
    /// Chance: the solo opponent's next scheme.
    Scheme(Scheme),
    /// Chance: a future scheme for the solo opponent.
    Future(Scheme),
    /// Chance: a scheme of the solo opponent's pile that nobody has seen before the end (V25.2).
    Stranger(Scheme),

    /// A pair, by its player card (V2.12).
    Pick(u8),
    /// A card of the hand is played (V8.5).
    Play(Card),
    /// The viscount moves (V9.2).
    Move(Space),
    /// A primary action (V10.1).
    Act(Act),
    /// No primary action (V10.2).
    Rest,
    /// The townsfolk of the segment is dismissed (V10.8).
    Dismiss,
    /// It is not.
    Keep,
    /// So many exchanges (V11.3).
    Exchange(u8),
    /// Which building (V12.5).
    Build(Building),
    /// So many workers (V13.2).
    Workers(u8),
    /// A manuscript; none is the printed one (V14.1, V14.5, V14.12).
    Take(Manuscript),
    /// How it is paid (V10.6).
    Pay(Payment),
    /// Where a building goes (V12.2).
    Site(Site),
    /// Which link is gained first, by the site at its other end (V12.13).
    Link(Site),

    /// Which resource (V6.5).
    Gain(Resource),
    /// What is flipped (V3.5).
    Flip(Document),
    /// Which of several bundles (V7.5).
    Choose(Atoms),
    /// Which ability next (V7.7).
    Next(Card),
    /// The cards of the board in another order (V6.13).
    Arrange([Card; SLOTS]),
    /// A card of the hand is discarded; none is the top card of the deck (V6.14).
    Discard(Card),
    /// A card of the hand is destroyed; none is the top card of the deck (V6.15).
    Destroy(Card),
    /// A townsfolk is hired (V15.1, V6.17).
    Hire(Card),
    /// A worker moves from a section to the next (V6.18).
    CastleMove(Segment, Segment),
    /// On which section workers are placed (V13.20).
    Section(Segment),
    /// Which section of the castle is resolved next (V13.9).
    Resolve(Segment),
    /// Where the only worker that is left goes (V13.8).
    Spread(Segment),
    /// Which worker leaves a section that is over-crowded (V13.13).
    Remove(Segment, Tier, Seat),
    /// An effect is declined (V7.1).
    Skip,
    /// The end of the turn (V7.11).
    End,
}
