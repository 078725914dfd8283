//! Hands and decks: drawing, turning up, discarding, shuffling, and what everybody knows of them (V17, V20).

use crate::{
    Atom, Event, Viscounts,
    card::{Card, CardSet, Drawn},
    icon::Icon,
    state::{Player, State},
    task::{Fate, Task},
};
use demesne_game::{Seat, Sink};

/// V2.18, V17.2: cards of a hand.
pub(crate) const HAND: u8 = 3;
/// V17.12: nobody has fewer cards.
pub(crate) const FEWEST: u8 = 3;

impl Player {
    /// What everybody can tell from the numbers of cards: with an empty deck the hand is known.
    #[inline]
    pub(crate) fn reckon(&mut self) {
        if self.deck_size == 0 {
            self.sure = self.unseen;
        }
        let unknown = self.hand_size.saturating_sub(self.sure.len());
        self.drawn = self.drawn.min(unknown);
        if unknown == 0 || self.late.is_empty() {
            (self.late, self.drawn) = (CardSet::EMPTY, 0);
        }
    }

    /// A card leaves the hand, for all to see.
    #[inline]
    pub(crate) fn leave_hand(&mut self, card: Card) {
        self.hand.remove(card);
        self.unseen.remove(card);
        self.hand_size -= 1;
        if self.late.contains(card) {
            self.late.remove(card);
            self.drawn = self.drawn.saturating_sub(1);
        }
        self.sure.remove(card);
        self.reckon();
    }

    /// A card leaves the deck, for all to see (V20.5).
    #[inline]
    pub(crate) fn leave_deck(&mut self, card: Card) {
        self.deck.remove(card);
        self.unseen.remove(card);
        self.late.remove(card);
        self.deck_size -= 1;
        self.reckon();
    }

    /// The cards that can be in the hand, besides those that are for sure.
    pub(crate) fn perhaps_in_hand(&self) -> CardSet {
        if self.hand_size == self.sure.len() {
            return CardSet::EMPTY;
        }
        let unsure = self.unseen.without(self.sure);
        if self.drawn == 0 { unsure.without(self.late) } else { unsure }
    }

    /// Whether a card may be in the hand, as far as is known here.
    pub(crate) fn may_hold(&self, card: Card, known: bool) -> bool {
        match known {
            true => self.hand.contains(card),
            false => self.sure.contains(card) || self.perhaps_in_hand().contains(card),
        }
    }

    /// The cards that may be in the hand, as far as is known here.
    pub(crate) fn holdable(&self, known: bool) -> CardSet {
        if known { self.hand } else { self.sure.or(self.perhaps_in_hand()) }
    }
}

impl Viscounts {
    /// V17.2: the hand limit.
    #[inline]
    pub(crate) fn hand_limit(&self, state: &State, seat: Seat) -> u8 {
        let workshop = state.player(seat).has_built(crate::Building::LARGER_HAND);
        HAND + u8::from(workshop) + u8::from(state.leader == Some(seat))
    }

    /// V5.5, V8.8: criminal icons on the cards of a board; of the solo opponent on its schemes.
    #[inline]
    pub(crate) fn criminals(&self, state: &State, seat: Seat) -> u8 {
        if self.is_solo(seat) {
            return state
                .solo
                .board()
                .map(|scheme| self.printed.solo.schemes[scheme.index()].header.of(Icon::Criminal))
                .sum();
        }
        state.player(seat).board().map(|card| self.printed.card(card).icons.of(Icon::Criminal)).sum()
    }

    /// V17.7: the discard pile becomes the deck, which is empty.
    pub(crate) fn refill(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        debug_assert_eq!(state.player(seat).deck_size, 0, "V17.6: only an empty deck is refilled");
        self.shuffle(state, seat, sink);
    }

    /// V17.9: the discard pile is shuffled into what is left of the deck; V17.8 follows.
    pub(crate) fn shuffle(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let known = state.knows(seat);
        let player = state.player_mut(seat);
        let pile = std::mem::take(&mut player.discards);
        if known {
            player.deck = player.deck.or(pile);
        }
        // Before the pile comes in: what is neither there nor in the deck is in the hand.
        player.reckon();
        player.deck_size += pile.len();
        player.unseen = player.unseen.or(pile);
        // What was shuffled in before, with no card drawn since, is not in the hand either.
        let before = if player.drawn == 0 { player.late } else { CardSet::EMPTY };
        (player.late, player.drawn) = (before.or(pile), 0);
        player.reckon();
        sink.tell(|| Event::Shuffled(seat));
        // V17.8: one point, whatever the number of criminals.
        let atom = if self.criminals(state, seat) > 0 { Atom::Corruption } else { Atom::Virtue };
        self.shift(state, seat, atom, sink);
    }

    /// Makes sure that a card can be taken off the deck; whether one can (V17.6, V17.11).
    pub(crate) fn deck_ready(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) -> bool {
        let player = state.player(seat);
        if player.deck_size == 0 {
            if player.discards.is_empty() {
                return false;
            }
            self.refill(state, seat, sink);
        }
        true
    }

    /// V17.1: draws up to the limit; whether something is still to be drawn.
    pub(crate) fn draw_up(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) -> bool {
        let limit = self.hand_limit(state, seat);
        // V17.3
        let wanted = limit.saturating_sub(state.player(seat).hand_size);
        if wanted == 0 || !self.deck_ready(state, seat, sink) {
            return false;
        }
        let cards = wanted.min(state.player(seat).deck_size);
        state.tasks.push(Task::Draw(seat, cards));
        true
    }

    /// V17.5: cards come to the hand.
    pub(crate) fn apply_draw(
        &self,
        state: &mut State,
        seat: Seat,
        drawn: Drawn,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(Task::Draw(_, count)) = state.tasks.pop() else { return };
        let (known, set) = (state.knows(seat), drawn.set());
        let player = state.player_mut(seat);
        if known {
            player.deck = player.deck.without(set);
            player.hand = player.hand.or(set);
        }
        player.deck_size -= count;
        player.hand_size += count;
        player.drawn += count;
        player.reckon();
        sink.tell(|| Event::Drew(seat, drawn, count));
    }

    /// V20.5: the top card of a deck is turned up and meets its fate.
    pub(crate) fn apply_turn_up(&self, state: &mut State, card: Card, sink: &mut impl Sink<Event>) {
        let Some(Task::TurnUp(seat, fate)) = state.tasks.pop() else { return };
        state.player_mut(seat).leave_deck(card);
        match fate {
            Fate::Play => self.put_down(state, seat, card, sink),
            Fate::Discard => self.discard(state, seat, card, sink),
            Fate::Destroy => self.destroy(state, seat, card, sink),
        }
    }

    /// V6.14: a card goes to the discard pile.
    pub(crate) fn discard(&self, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        state.player_mut(seat).discards.insert(card);
        sink.tell(|| Event::Discarded(seat, card));
    }

    /// V6.15: a card leaves the game for its silver.
    pub(crate) fn destroy(&self, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Destroyed(seat, card));
        self.silver(state, seat, i16::from(self.printed.card(card).silver), sink);
    }

    /// Whether a `discard` can be done (V6.14, V17.10): there is a card in the hand, the deck or the discard pile.
    pub(crate) fn can_discard(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        // V2.23
        player.ready && (player.hand_size > 0 || self.has_top(state, seat))
    }

    /// Whether there is a top card, if need be after a shuffle.
    pub(crate) fn has_top(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        player.ready && (player.deck_size > 0 || !player.discards.is_empty())
    }

    /// Whether a `destroy` can be done: V17.12 leaves three cards.
    pub(crate) fn can_destroy(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        let something = !player.ready || player.hand_size > 0 || self.has_top(state, seat);
        something && player.cards() > FEWEST
    }
}
