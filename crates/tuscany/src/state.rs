//! All that changes while a game is played: plain data, copied freely, without heap.

use crate::{
    Colour, Item, Token,
    assembly::{Assembly, Deal, SPACES},
    colour::{COLOURS, ColourSet},
    harvest::HARVESTS,
    storage::Storage,
    tally::Tally,
    task::Tasks,
    tile::{Pile, TILES},
    token::TOKENS,
};
pub use demesne_game::Eyes;
use demesne_game::{MAX_SEATS, Seat, Spaces};

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Chance draws the start player (T3.6).
    First,
    /// Chance turns up the centre (T3.7).
    Centre,
    /// Chance deals the hand of the player with this number, counted from the start player (T3.8, T18.7).
    Hands(u8),
    /// Chance deals the region pieces (T3.9).
    Pieces,
    /// Players lay out their boards at the same time (T3.9, T3.10).
    Boards,
    /// The boards are turned up.
    Reveal,
    /// Players take a token in turn (T3.11).
    Tokens,
    /// A player's turn (T4).
    Turn,
    /// The game is over.
    Over,
}

/// How far a turn has come (T4.2, T4.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Beat {
    /// The action of the turn is to be chosen, or is under way.
    First,
    /// It is done: a marble or the end (T12.2).
    Between,
    /// A marble was spent: the extra action is to be chosen, or is under way.
    Extra,
    /// It is done too: the end (T12.4).
    Last,
}

/// A choice that is hidden until all have chosen (T3.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Not made, or turned up already.
    Open,
    /// Made.
    Made(Assembly),
    /// Made, and hidden from whoever looks.
    Hidden,
}

/// Those who remember cards: each seat, and somebody who looks on.
pub const WATCHERS: usize = MAX_SEATS + 1;

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Estate {
    /// The pieces that were dealt.
    pub deal: Deal,
    /// The board, once it is turned up.
    pub board: Assembly,
    /// What lies on its spaces, the start castle among it.
    pub items: [Option<Item>; SPACES],
    /// The spaces that are covered (T1.17).
    pub covered: Spaces,
    /// The spaces that touch a covered one (T7.3).
    pub reach: Spaces,
    /// Colours whose bonus step is done (T13.4).
    pub completed: ColourSet,
    /// What is stored.
    pub storage: Storage,
    /// Bonus tokens by kind.
    pub tokens: [u8; TOKENS],
    /// Marble.
    pub marble: u8,
    /// Workers.
    pub workers: u8,
    /// The own tiles that are still face down (T3.4), by face: nobody knows their order.
    pub stack: [u8; TILES],
    /// How many own tiles were turned up: n of T15.1.
    pub turned: u8,
    /// Game cards by colour; nothing where they are hidden.
    pub hand: [u8; COLOURS],
    /// How many game cards there are (T18.3).
    pub cards: u8,
    /// Points.
    pub tally: Tally,
}

impl Estate {
    /// Before the setup.
    pub const EMPTY: Estate = Estate {
        deal: Deal::NONE,
        board: Assembly::UNKNOWN,
        items: [None; SPACES],
        covered: Spaces::EMPTY,
        reach: Spaces::EMPTY,
        completed: ColourSet::EMPTY,
        storage: Storage::EMPTY,
        tokens: [0; TOKENS],
        marble: 0,
        workers: 0,
        stack: [0; TILES],
        turned: 0,
        hand: [0; COLOURS],
        cards: 0,
        tally: Tally::ZERO,
    };

    /// How many tokens of a kind the player has.
    #[inline]
    pub const fn token(&self, token: Token) -> u8 {
        self.tokens[token as usize]
    }

    /// T6.2: how many storage spaces the player has.
    #[inline]
    pub const fn room(&self) -> u8 {
        1 + self.token(Token::Storage)
    }

    /// Whether a storage space is free.
    #[inline]
    pub const fn has_room(&self) -> bool {
        self.storage.len() < self.room()
    }

    /// How many spaces are empty (T17.2).
    pub const fn empty(&self) -> u32 {
        SPACES as u32 - self.covered.len()
    }
}

/// A moment of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// Through whose eyes it is seen.
    pub eyes: Eyes,
    /// Where the game stands.
    pub stage: Stage,
    /// How far the turn has come.
    pub beat: Beat,
    /// What is still to be done in it.
    pub tasks: Tasks,
    /// The start player.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The round, from 1 on.
    pub round: u16,
    /// The phase: 0 to 2.
    pub phase: u8,
    /// Whether the additional round is being played (T15.5).
    pub last_round: bool,
    /// Gaps of the centre that the active player has made and that are to be refilled (T9.3).
    pub gaps: u8,
    /// Wooden hexes that were gained in this turn (T10.3).
    pub fresh: u8,
    /// One entry a seat.
    pub estates: [Estate; MAX_SEATS],
    /// Boards that are not turned up yet.
    pub choices: [Choice; MAX_SEATS],
    /// The open tiles on the table (T14.1).
    pub centre: Pile,
    /// The removed pile (T14.5).
    pub removed: Pile,
    /// The neutral stack, by face: nobody knows its order.
    pub neutral: [u8; TILES],
    /// Tiles that left the game (T6.6, T14.8).
    pub gone: [u8; TILES],
    /// The deck of game cards, by colour: nobody knows its order; nothing where it is hidden.
    pub deck: [u8; COLOURS],
    /// How many game cards are in the deck.
    pub deck_size: u8,
    /// Discarded game cards.
    pub discards: [u8; COLOURS],
    /// The harvest deck, by kind.
    pub harvest: [u8; HARVESTS],
    /// Discarded harvest cards.
    pub harvest_discards: [u8; HARVESTS],
    /// For each seat, and for those who look on: cards that must be in the hands of others, since they were neither among the discards
    /// nor in the own hand when the deck was last shuffled, and have not been paid since (T5.4, T18.5).
    pub recalled: [[u8; COLOURS]; WATCHERS],
}

impl State {
    /// What a seat has.
    #[inline]
    pub fn estate(&self, seat: Seat) -> &Estate {
        &self.estates[seat.index()]
    }

    /// What a seat has, to change it.
    #[inline]
    pub fn estate_mut(&mut self, seat: Seat) -> &mut Estate {
        &mut self.estates[seat.index()]
    }

    /// How many tokens of a kind were taken.
    pub fn taken(&self, token: Token) -> u8 {
        self.estates.iter().map(|estate| estate.token(token)).sum()
    }

    /// How many players have completed a colour (T13.1, T13.2).
    pub fn completed(&self, colour: Colour) -> u8 {
        self.estates.iter().filter(|estate| estate.completed.contains(colour)).count() as u8
    }

    /// Whether the hand of a seat is known.
    #[inline]
    pub fn knows_hand(&self, seat: Seat) -> bool {
        self.eyes.see(seat)
    }
}
