//! The townsfolk of a seat: on its board, in its hand where that is known, in its deck and its discard pile.

use super::places;
use crate::{network::Inputs, viscounts::worth};
use demesne_game::Seat;
use demesne_viscounts::{State, Viscounts, card::CARDS};

pub(super) fn tell(game: &Viscounts, state: &State, seat: Seat, out: &mut Inputs) {
    let player = state.player(seat);
    for (slot, card) in player.slots.into_iter().enumerate().filter(|(_, card)| card.is_some()) {
        out.set(places::SLOTS_HOLD + usize::from(CARDS) * slot + card.index());
    }
    let worths = worth::townsfolk(game.printed());
    // Somebody else's hand may be hidden; which cards hand and deck hold together is known to all.
    if state.knows(seat) {
        let mut hand = 0.0;
        for card in player.hand.iter() {
            out.set(places::HAND + card.index());
            hand += worths[card.index()];
        }
        out.add(places::CARD_WORTH + 1, hand / 6.0);
    }
    player.unseen.iter().for_each(|card| out.set(places::UNSEEN + card.index()));
    player.discards.iter().for_each(|card| out.set(places::DISCARDS + card.index()));
    let own = player.own_cards();
    out.one_of(places::CARDS_IN_ALL, 16, usize::from(own.len()).saturating_sub(3));
    out.one_of(places::HAND_SIZE, 6, player.hand_size.into());
    out.one_of(places::DECK_SIZE, 8, player.deck_size.into());
    if !own.is_empty() {
        let mean = own.iter().map(|card| worths[card.index()]).sum::<f32>() / f32::from(own.len());
        out.add(places::CARD_WORTH, mean / 2.0);
    }
}
