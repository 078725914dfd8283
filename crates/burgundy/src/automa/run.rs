//! Its turn (A4): six steps, each finished before the next begins.

use super::{AutomaStep, Card, symbols::Symbols};
use crate::{
    Burgundy, Event, Expansion,
    state::{Stage, State},
};
use demesne_game::{Seat, Sink};

/// A turn that is being run.
pub(super) struct Run<'a, S> {
    pub game: &'a Burgundy,
    pub state: &'a mut State,
    pub sink: &'a mut S,
    pub seat: Seat,
    /// The place of the selected card (A3.3).
    pub selected: usize,
    /// The place of the other card; none in an extra turn (A15.11).
    pub other: Option<usize>,
    /// The symbols that were covered and are not resolved yet.
    pub symbols: Symbols,
}

/// The six depots clockwise from one on (A5.2).
pub(super) fn clockwise(start: u8) -> impl Iterator<Item = usize> {
    (0..6).map(move |i| (usize::from(start) + i) % 6)
}

impl<'a, S: Sink<Event>> Run<'a, S> {
    /// A3.3: the white die selects a card.
    pub fn new(game: &'a Burgundy, state: &'a mut State, sink: &'a mut S) -> Run<'a, S> {
        let selected = usize::from(state.white > 4);
        let seat = game.automa_seat().unwrap_or(Seat(0));
        Run { game, state, sink, seat, selected, other: Some(1 - selected), symbols: Symbols::NONE }
    }

    /// Steps 1 to 4; then cards are dealt, or the turn is closed.
    pub fn turn(&mut self, die: u8) {
        let (white, place) = (self.state.white, self.selected);
        let card = self.state.automa.cards[place].card;
        self.tell(|| AutomaStep::Turn { die, white, place: place as u8, card });
        self.choose_and_place(super::Search::Die, die - 1, place, false);
        self.resolve_symbols();
        let completed = self.complete_cards();
        if self.game.on(Expansion::Shields) {
            // A16.13: whoever copies its monasteries has those that came.
            self.game.copy_monasteries(self.state);
        }
        match completed {
            true => self.next_card(),
            false => self.close(false),
        }
    }

    /// The depot of the white die.
    pub fn white(&self) -> u8 {
        self.state.white - 1
    }

    /// What is printed on the card at a place.
    pub fn printed(&self, place: usize) -> &'a Card {
        self.game.county.card(self.state.automa.cards[place].card)
    }

    /// Whether the card at a place has an empty hex.
    pub fn has_room(&self, place: usize) -> bool {
        self.state.automa.cards[place].empty_hexes(self.printed(place)).next().is_some()
    }

    pub fn tell(&mut self, step: impl FnOnce() -> AutomaStep) {
        self.sink.tell(|| Event::Automa(step()));
    }

    pub fn silver(&mut self, n: u16) {
        self.game.gain_silver(self.state, self.seat, n, self.sink);
    }

    pub fn score(&mut self, source: crate::tally::During, points: u16) {
        self.game.score(self.state, self.seat, source, points, self.sink);
    }

    /// A9.9, A9.10: the next empty place is filled, left before right; a deck that has run out is made anew.
    pub fn next_card(&mut self) {
        let automa = &mut self.state.automa;
        let Some(place) = automa.cards.iter().position(|card| card.card == 0) else {
            return self.close(true);
        };
        if automa.deck == 0 {
            automa.deck = std::mem::take(&mut automa.discards);
            self.tell(|| AutomaStep::Reshuffles);
        }
        self.state.stage = Stage::Card(place as u8);
    }
}
