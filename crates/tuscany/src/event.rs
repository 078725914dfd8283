//! What an action made happen, for logs, animations and tests.

use crate::{Cards, Colour, Harvest, Item, Tile, Token, tally::Source};
use demesne_game::Seat;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Points on a track.
    Scored {
        /// Whose.
        seat: Seat,
        /// What for; it says which track.
        source: Source,
        /// How many.
        points: u16,
    },
    /// Cards were drawn; [`Cards::HIDDEN`] where the watcher may not see them, but their number is known.
    Drew(Seat, Cards, u8),
    /// A part of a draw is lost, since deck and discards are empty (T5.5).
    DrawLost(Seat, u8),
    /// The discarded game cards were shuffled into a new deck (T5.4).
    DeckShuffled,
    /// The discarded harvest cards were shuffled into a new deck (T11.2).
    HarvestShuffled,
    /// The neutral tiles of the removed pile were shuffled into a new neutral stack (T14.8).
    NeutralShuffled,
    /// A gap of the centre stays open (T14.9).
    GapStays,
    /// A tile was turned up from the own stack (with its number, T15.1) or from the neutral stack.
    TurnedUp(Tile, Option<u8>),
    /// A tile was stored (T6.1).
    Stored(Seat, Tile),
    /// A stored item was given up (T6.5).
    GaveUp(Seat, Item),
    /// All tiles of a colour went to the removed pile: five of one colour (T14.4), or an exchange (T6.13).
    Removed {
        /// The colour.
        colour: Colour,
        /// How many.
        count: u8,
        /// Whether it was a refresh.
        refresh: bool,
    },
    /// Cards and workers were paid (T7.6).
    Paid(Seat, Cards, u8),
    /// An item was placed.
    Placed(Seat, Item, u8),
    /// An area was completed (T8.2).
    AreaDone(Seat, Colour, u8),
    /// All spaces of a colour are covered, as the first, second … player (T13).
    ColourDone(Seat, Colour, u8),
    /// Marble gained or, if negative, spent.
    Marble(Seat, i8),
    /// Workers gained.
    Workers(Seat, u8),
    /// A wooden hex was stored (T10.1).
    Hex(Seat),
    /// A token was taken.
    Token(Seat, Token),
    /// A harvest card was revealed.
    Harvest(Seat, Harvest),
    /// Nothing fits a castle's effect (T4.4).
    CastlePassed(Seat),
    /// A phase ended, 1 to 3 (T15).
    PhaseEnd(u8),
    /// One more round will be played (T15.5).
    LastRound,
    /// The round limit is reached (T5.5).
    RoundLimit,
}
