//! Phase 4, hiring; piles of townsfolk (V15).

use crate::{
    Action, Atom, Atoms, Building, Event, Viscounts, card::Card, space::Segment, state::State, task::Task,
};
use demesne_game::{Illegal, Seat, Sink};

impl Viscounts {
    /// The townsfolk that a seat could hire in phase 4, if it has the silver.
    pub(crate) fn for_hire(&self, state: &State, seat: Seat) -> Option<Card> {
        let card = state.tops[state.segment(seat).index()];
        (card.is_some() && state.player(seat).silver >= self.printed.card(card).silver.into()).then_some(card)
    }

    pub(crate) fn check_hire(&self, state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
        let top = state.tops[state.segment(seat).index()];
        if !top.is_some() {
            return Illegal::err("V15.7", "the pile is empty, and the printed townsfolk cannot be hired");
        }
        if card != top {
            return Illegal::err(
                "V15.1",
                format!("{} is not the top townsfolk of the segment; {} is", card.id(), top.id()),
            );
        }
        let (cost, silver) = (self.printed.card(card).silver, state.player(seat).silver);
        match silver >= cost.into() {
            true => Ok(()),
            false => Illegal::err("V15.1", format!("{} costs {cost} silver; {seat} has {silver}", card.id())),
        }
    }

    /// V15.1: the hire of phase 4.
    pub(crate) fn hire_for_silver(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        self.silver(state, seat, -i16::from(self.printed.card(card).silver), sink);
        self.hire(state, seat, card, sink);
    }

    /// V15.4: the card goes to the discard pile, its effect is resolved, then Workshop 1.
    pub(crate) fn hire(&self, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let Some(place) = state.tops.iter().position(|&top| top == card) else { return };
        let known = state.knows(seat);
        let player = state.player_mut(seat);
        if player.ready {
            player.discards.insert(card);
        } else {
            // V2.23: it will be shuffled with the others.
            if known {
                player.deck.insert(card);
            }
            player.unseen.insert(card);
            player.deck_size += 1;
        }
        sink.tell(|| Event::Hired(seat, card));
        state.tasks.push(Task::Hired(seat));
        state.tasks.gain(seat, self.printed.card(card).hire);
        self.uncover(state, Segment(place as u8));
    }

    /// V12.23: Workshop 1 acts on every hire.
    pub(crate) fn after_hire(&self, state: &mut State, seat: Seat) {
        state.tasks.pop();
        if state.player(seat).has_built(Building::HIRE_DISCARD) {
            state.tasks.gain(seat, Atoms::one(Atom::Discard));
        }
    }

    /// V15.3: the top townsfolk of a segment is gone, the next one will be turned up.
    pub(crate) fn uncover(&self, state: &mut State, segment: Segment) {
        state.tops[segment.index()] = Card::NONE;
        if state.under[segment.index()] > 0 {
            state.tasks.push(Task::TurnTownsfolk(segment));
        }
    }

    pub(crate) fn list_hire(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.for_hire(state, seat).map(Action::Hire));
        out.push(Action::End);
    }
}
