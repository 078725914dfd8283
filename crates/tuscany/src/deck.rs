//! The decks: drawing game cards and harvest cards, and shuffling discards into new decks (T5, T11).

use crate::{
    Cards, Colour, Event, Harvest, Tuscany,
    colour::COLOURS,
    harvest::HARVESTS,
    state::{Eyes, State, WATCHERS},
    task::Task,
};
use demesne_game::{Illegal, MAX_SEATS, Random, Seat, Sink, supply};

/// T3.8: game cards of a starting hand.
pub(crate) const STARTING_HAND: u8 = 5;

impl Tuscany {
    /// T5.4, T5.5: makes sure that a game card can be drawn; whether one can.
    pub(crate) fn deck_ready(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        if state.deck_size > 0 {
            return true;
        }
        let size = supply::count(&state.discards) as u8;
        if size == 0 {
            return false;
        }
        self.recall(state);
        if state.eyes == Eyes::All {
            state.deck = state.discards;
        }
        state.deck_size = size;
        state.discards = [0; COLOURS];
        sink.tell(|| Event::DeckShuffled);
        true
    }

    /// T18.5: when the discards are shuffled the deck is empty, so what lies neither there nor in the own hand is in the hands of the
    /// others.
    fn recall(&self, state: &mut State) {
        let held: [u8; COLOURS] =
            std::array::from_fn(|colour| self.printed.cards[colour] - state.discards[colour]);
        for watcher in 0..WATCHERS {
            let own = match watcher {
                MAX_SEATS => [0; COLOURS],
                seat => state.estates[seat].hand,
            };
            let sees = match state.eyes {
                Eyes::All => watcher < usize::from(self.options.players) || watcher == MAX_SEATS,
                Eyes::Seat(seat) => seat.index() == watcher,
                Eyes::Spectator => watcher == MAX_SEATS,
            };
            if sees {
                state.recalled[watcher] = std::array::from_fn(|colour| held[colour] - own[colour]);
            }
        }
    }

    /// T11.2: makes sure that a harvest card can be revealed.
    pub(crate) fn harvest_ready(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if supply::count(&state.harvest) == 0 {
            state.harvest = std::mem::replace(&mut state.harvest_discards, [0; HARVESTS]);
            sink.tell(|| Event::HarvestShuffled);
        }
    }

    /// How many cards are drawn at once: what is asked for, as far as the deck goes (T5.4: the rest after a shuffle).
    pub(crate) fn draw_size(&self, state: &State, wanted: u8) -> u8 {
        wanted.min(state.deck_size)
    }

    pub(crate) fn sample_cards(&self, state: &State, wanted: u8, rng: &mut impl Random) -> Cards {
        let mut deck = state.deck;
        let mut cards = Cards::NONE;
        for _ in 0..self.draw_size(state, wanted) {
            if let Some(colour) = supply::draw(&mut deck, rng) {
                cards = cards.and(Cards::of(Colour::ALL[colour], 1));
            }
        }
        cards
    }

    pub(crate) fn check_cards(
        &self,
        state: &State,
        (expected, wanted): (Seat, u8),
        seat: Seat,
        cards: Cards,
    ) -> Result<(), Illegal> {
        let rule = "T5.1";
        if seat != expected {
            return Illegal::err(rule, format!("it is {expected} who draws cards now"));
        }
        if cards == Cards::HIDDEN {
            return match state.knows_hand(seat) {
                true => Illegal::err("T18.4", format!("the cards that {seat} draws must be named")),
                false => Ok(()),
            };
        }
        let size = self.draw_size(state, wanted);
        if cards.len() != size {
            return Illegal::err(rule, format!("{size} cards are drawn now, not {}", cards.len()));
        }
        if !state.knows_hand(seat) {
            return Illegal::err("T18.4", format!("the cards that {seat} draws are hidden: write ?"));
        }
        let deck = if state.eyes == Eyes::All { state.deck } else { self.loose(state) };
        match Colour::ALL.into_iter().find(|&colour| cards.count(colour) > deck[colour.index()]) {
            None => Ok(()),
            Some(colour) => Illegal::err(
                rule,
                format!("the deck has not {} {} cards", cards.count(colour), colour.name()),
            ),
        }
    }

    pub(crate) fn apply_cards(
        &self,
        state: &mut State,
        (seat, wanted): (Seat, u8),
        cards: Cards,
        sink: &mut impl Sink<Event>,
    ) {
        let size = self.draw_size(state, wanted);
        state.deck_size -= size;
        if cards != Cards::HIDDEN {
            if state.eyes == Eyes::All {
                cards.take(&mut state.deck);
            }
            cards.put(&mut state.estate_mut(seat).hand);
        }
        state.estate_mut(seat).cards += size;
        sink.tell(|| Event::Drew(seat, cards, size));
    }

    /// T11.1: a harvest card is revealed, acts, and goes to the discards.
    pub(crate) fn apply_harvest(
        &self,
        state: &mut State,
        seat: Seat,
        card: Harvest,
        sink: &mut impl Sink<Event>,
    ) {
        if let Some(Task::Harvest(n)) = state.tasks.top() {
            state.tasks.replace(Task::Harvest(n - 1));
        }
        state.harvest[card.index()] -= 1;
        state.harvest_discards[card.index()] += 1;
        self.reap(state, seat, card, sink);
    }
}
