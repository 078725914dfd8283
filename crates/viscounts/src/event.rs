//! What an action made happen, for logs, animations and tests.

use crate::{
    ability::Act,
    action::{Document, Tier},
    atom::Atom,
    building::{Building, Resource},
    card::{Card, Drawn},
    manuscript::{Manuscript, Ribbon},
    printed::SchemeOption,
    scheme::Scheme,
    space::{Segment, Site, Space},
};
use demesne_game::Seat;

/// One of the two cards that the end waits for (V18.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndCard {
    /// Debts lay on it.
    Poverty,
    /// Deeds lay on it.
    Prosperity,
}

/// Why the solo opponent cannot carry an option out (V24.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// It costs so much at least, and there are so many icons and resources together (V23.1).
    Price(u8, u16),
    /// No site of its space is empty (V23.2).
    Site,
    /// Too few workers, or no building, are left (V23.2, V23.4).
    Supply,
    /// There is nothing to flip (V22.15).
    Flip,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Silver gained or, if negative, paid.
    Silver(Seat, i16),
    /// A resource gained or, if negative, paid.
    Resource(Seat, Resource, i16),
    /// A debt was gained (V3.1).
    Debt(Seat),
    /// A deed was gained.
    Deed(Seat),
    /// A debt was paid, or a deed approved (V3.2).
    Flipped(Seat, Document),
    /// The Poverty or the Prosperity card is revealed (V3.7).
    Revealed(EndCard),
    /// The game will end with this round (V18.2).
    LastRound(u16),
    /// Markers moved: the spaces of corruption and virtue (V4).
    Virtue(Seat, u8, u8),
    /// The same by corruption.
    Corruption(Seat, u8, u8),
    /// An effect could not be done (V7.3).
    Lost(Seat, Atom),
    /// A card left slot 3 (V8.3).
    Dropped(Seat, Card),
    /// A card was played (V8.5).
    Played(Seat, Card),
    /// A card's ability acts.
    Ability(Seat, Card),
    /// A viscount moved, and what was paid for it (V9).
    Moved(Seat, Space, u8),
    /// A primary action was chosen.
    Acts(Seat, Act),
    /// A townsfolk was dismissed; none is the printed one (V10.8).
    Dismissed(Seat, Segment, Card),
    /// A townsfolk was hired (V15.4).
    Hired(Seat, Card),
    /// A card went to the discard pile (V6.14).
    Discarded(Seat, Card),
    /// A card left the game (V6.15).
    Destroyed(Seat, Card),
    /// A discard pile was shuffled into a deck (V17.7, V17.9).
    Shuffled(Seat),
    /// Cards were drawn; their number is known where they are hidden.
    Drew(Seat, Drawn, u8),
    /// The cards of a board have another order (V6.13).
    Arranged(Seat),
    /// A building stands on a site (V12.6).
    Built(Seat, Building, Site),
    /// A link between two sites was completed (V12.10).
    Linked(Site, Site),
    /// Workers were placed on the first tier (V13.4).
    Placed(Seat, Segment, u8),
    /// A worker moved inwards, from this tier (V13.6, V13.10).
    Inwards(Seat, Segment, Tier),
    /// A worker moved between sections.
    Sideways(Seat, Segment, Segment),
    /// A worker was removed (V13.14).
    Removed(Seat, Segment, Tier),
    /// Somebody took the castle leader card (V13.16).
    Leader(Seat),
    /// A manuscript was taken; none is the printed one (V14.2, V14.5).
    Took(Seat, Segment, Manuscript),
    /// Somebody took a cleric bonus card (V14.6).
    Bonus(Seat, Ribbon),
    /// Markers met on a space: its collision is resolved (V16.1).
    Collision(Seat, u8),
    /// The markers went back (V16.6).
    Reset(Seat),
    /// A townsfolk was turned up.
    Top(Segment, Card),
    /// A manuscript was turned up.
    Tile(Segment, Manuscript),
    /// The solo opponent turned up a scheme (V24.3).
    Scheme(Scheme),
    /// The solo opponent gained a future scheme (V22.10).
    Future(Scheme),
    /// The solo opponent passed an option of its scheme over (V24.5).
    PassedOver(Seat, SchemeOption, Obstacle),
    /// A round ended.
    RoundEnd(u16),
}
