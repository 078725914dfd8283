//! Hands, decks, slots and discard pile of a position; what is not said of a player's cards lies in the deck.

use super::{EMPTY, NOTHING, refuse, refuse_seat};
use crate::{
    Viscounts,
    card::{CARDS, Card, CardSet, HEROES},
    notation::read_cards,
    state::{SLOTS, State},
    task::Task,
};
use demesne_game::{Facts, MAX_SEATS, Seat, TextError, Words};

/// A hand or a deck: which cards, or how many where they are hidden.
#[derive(Clone, Copy)]
enum Pile {
    Cards(CardSet),
    Hidden(u8),
}

impl Viscounts {
    pub(super) fn read_own_cards(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        let mut decks: [Option<Pile>; MAX_SEATS] = [None; MAX_SEATS];
        let mut named = state.pairs.iter().map(|pair| pair.hero).collect::<CardSet>();
        for seat in self.picked(state).filter(|&seat| !self.is_solo(seat)) {
            let key = |what: &str| format!("{seat} {what}");
            let known = state.knows(seat);
            let slots = facts.with(&key("slots"), read_slots)?.unwrap_or([Card::NONE; SLOTS]);
            let discards = facts.with(&key("discards"), read_cards)?.unwrap_or(CardSet::EMPTY);
            let hand = facts.with(&key("hand"), |words| read_pile(words, known))?;
            let deck = facts.with(&key("deck"), |words| read_pile(words, known))?;
            let unseen = facts.with(&key("unseen"), read_cards)?;
            if known && unseen.is_some() {
                return refuse_seat(
                    facts,
                    seat,
                    "unseen",
                    "V20.1: nothing of these cards is hidden here; name the hand and the deck",
                );
            }
            let player = state.player_mut(seat);
            (player.slots, player.discards) = (slots, discards);
            match hand {
                None => {}
                Some(Pile::Cards(cards)) => (player.hand, player.hand_size) = (cards, cards.len()),
                Some(Pile::Hidden(size)) => player.hand_size = size,
            }
            if let (Some(Pile::Cards(cards)), _) | (_, Some(cards)) = (deck, unseen) {
                player.unseen = player.hand.or(cards);
            }
            decks[seat.index()] = deck;
            named = named.or(player.hand).or(player.own_cards());
        }
        for seat in self.picked(state).filter(|&seat| !self.is_solo(seat)) {
            let deck = decks[seat.index()];
            if !facts.has(&format!("{seat} unseen")) && !matches!(deck, Some(Pile::Cards(_))) {
                self.complete_deck(state, seat, &mut named);
            }
            let (known, draws) = (state.knows(seat), self.draws_first_hand(state, seat));
            let waits = state.turn == seat && state.stage == crate::state::Stage::Prepare && !draws;
            let player = state.player_mut(seat);
            player.ready = !waits;
            if known {
                player.deck = match deck {
                    Some(Pile::Cards(cards)) => cards,
                    _ => player.unseen.without(player.hand),
                };
                player.deck_size = player.deck.len();
            } else {
                player.deck_size = match deck {
                    Some(Pile::Hidden(size)) => size,
                    _ => player.unseen.len().saturating_sub(player.hand_size),
                };
            }
        }
        for seat in self.picked(state).filter(|&seat| !self.is_solo(seat)) {
            self.read_knowledge(facts, state, seat)?;
        }
        Ok(())
    }

    /// V2.18: whether a seat draws its first hand now.
    pub(super) fn draws_first_hand(&self, state: &State, seat: Seat) -> bool {
        matches!(state.tasks.top(), Some(Task::Draw(other, _)) if other == seat)
    }

    /// What is not said of a player's cards: the starting ones and a hero that nobody else has are in the deck.
    fn complete_deck(&self, state: &mut State, seat: Seat, named: &mut CardSet) {
        let player = state.player_mut(seat);
        let own = player.own_cards().or(player.hand);
        let mut rest = CardSet::STARTING.without(own);
        if !own.iter().any(Card::is_hero) {
            let free = (1..=HEROES).map(Card::hero).find(|&hero| !named.contains(hero));
            rest.insert(free.unwrap_or(Card::NONE));
        }
        *named = named.or(rest);
        player.unseen = rest.or(player.hand);
    }

    /// What everybody knows of a hand and a deck (V20).
    fn read_knowledge(&self, facts: &Facts<'_>, state: &mut State, seat: Seat) -> Result<(), TextError> {
        let key = |what: &str| format!("{seat} {what}");
        let player = state.player_mut(seat);
        let sure = facts.with(&key("sure"), read_cards)?;
        // With an empty deck the hand is known.
        player.sure = match sure {
            Some(sure) => sure,
            None if player.deck_size == 0 => player.unseen,
            None => CardSet::EMPTY,
        };
        player.late = facts.with(&key("late"), read_cards)?.unwrap_or(CardSet::EMPTY);
        let drawn = facts.with(&key("drawn"), |words| words.number("a number of drawn cards", 0, 5))?;
        player.drawn = drawn.unwrap_or(0) as u8;
        Ok(())
    }

    pub(super) fn check_solo_cards(&self, facts: &Facts<'_>) -> Result<(), TextError> {
        let Some(solo) = self.solo_seat() else { return Ok(()) };
        for what in super::PERSON_KEYS {
            let key = format!("{solo} {what}");
            if facts.has(&key) {
                return refuse(
                    facts,
                    &key,
                    format!(
                        "V21.3, V22.7: {solo} is the solo opponent, which has no townsfolk and no silver"
                    ),
                );
            }
        }
        Ok(())
    }
}

/// `s1 - n12`: what lies in the slots, from the left.
fn read_slots(words: &mut Words<'_>) -> Result<[Card; SLOTS], TextError> {
    let mut slots = [Card::NONE; SLOTS];
    if words.take(NOTHING) {
        return Ok(slots);
    }
    let mut nth = 0;
    loop {
        let what = "a townsfolk such as s1 or n12, or - for an empty slot";
        let card =
            words.parse(what, |word| if word == EMPTY { Some(Card::NONE) } else { Card::parse(word) })?;
        *slots.get_mut(nth).ok_or_else(|| TextError::new("V1.6: a player board has three slots"))? = card;
        nth += 1;
        if words.peek().is_none() {
            return Ok(slots);
        }
    }
}

/// Cards by name, or `3 hidden` where they are hidden.
fn read_pile(words: &mut Words<'_>, known: bool) -> Result<Pile, TextError> {
    let hidden = words.peek().is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
    match (hidden, known) {
        (true, true) => Err(TextError::new("V20.1: nothing is hidden here; name the cards, such as s1 n12")),
        (false, false) => {
            Err(TextError::new("V20.1: these cards are hidden here; say how many, such as \"3 hidden\""))
        }
        (true, false) => {
            let size = words.number("a number of cards", 0, CARDS.into())? as u8;
            words.parse("the word hidden", |word| (word == "hidden").then_some(()))?;
            Ok(Pile::Hidden(size))
        }
        (false, true) => Ok(Pile::Cards(read_cards(words)?)),
    }
}
