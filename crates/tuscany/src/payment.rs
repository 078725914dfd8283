//! What a placement costs: two needs, each met by a card of the colour, by a pair of another colour, or by a worker (T7.7 to T7.15).

use crate::{
    Cards, Colour, Tuscany,
    action::Payment,
    colour::COLOURS,
    state::{Estate, State},
};
use demesne_game::{Illegal, Seat};
use std::cmp::Reverse;

/// T7.7: how many needs a placement has.
const NEEDS: u8 = 2;

impl Tuscany {
    /// T7.7: whether a seat can pay for a placement on a colour. Where the hand is hidden: whether it might.
    #[inline]
    pub(crate) fn can_pay(&self, state: &State, seat: Seat, colour: Colour) -> bool {
        let estate = state.estate(seat);
        if estate.workers >= NEEDS {
            return true;
        }
        if !state.knows_hand(seat) {
            return self.might_pay(state, seat, colour);
        }
        self.unmet_needs(state, seat, colour) == 0
    }

    /// T7.7: how many needs of a placement on a colour the hand and the workers of a seat do not meet. The hand must be known.
    #[inline]
    pub fn unmet_needs(&self, state: &State, seat: Seat, colour: Colour) -> u8 {
        let estate = state.estate(seat);
        let mut met = estate.workers.min(NEEDS) + estate.hand[colour.index()].min(NEEDS);
        for other in Colour::ALL {
            if other != colour {
                // T7.10: with the option only pairs of different colours go together.
                let pairs = estate.hand[other.index()] / 2;
                met += if self.options.same_colour_pairs { pairs } else { pairs.min(1) };
            }
        }
        NEEDS.saturating_sub(met)
    }

    /// Whether a hidden hand can be one that pays.
    #[cold]
    fn might_pay(&self, state: &State, seat: Seat, colour: Colour) -> bool {
        let mut might = false;
        self.each_payment(&self.unseen(state), state.estate(seat).workers, colour, |payment| {
            might |= self.might_hold(state, seat, payment.cards);
        });
        might
    }

    /// Whether a hidden hand can hold some cards: they are nowhere to be seen, and all that must be in hidden hands still finds room
    /// there (T18.5).
    pub(crate) fn might_hold(&self, state: &State, seat: Seat, cards: Cards) -> bool {
        let (unseen, recalled) = (self.unseen(state), self.recalled(state));
        let hidden: u32 = self
            .every_seat()
            .filter(|&other| !state.knows_hand(other))
            .map(|other| u32::from(state.estate(other).cards))
            .sum();
        let elsewhere: u32 = Colour::ALL
            .into_iter()
            .map(|colour| u32::from(recalled[colour.index()].saturating_sub(cards.count(colour))))
            .sum();
        cards.len() <= state.estate(seat).cards
            && cards.within(&unseen)
            && elsewhere + u32::from(cards.len()) <= hidden
    }

    /// T7.8, T7.14: every legal payment for a placement on a colour, each once, those with few cards first.
    pub(crate) fn list_payments(&self, state: &State, seat: Seat, colour: Colour, out: impl FnMut(Payment)) {
        let Estate { hand, workers, .. } = state.estate(seat);
        self.each_payment(hand, *workers, colour, out);
    }

    /// The payments that some cards and workers allow.
    #[inline]
    pub(crate) fn each_payment(
        &self,
        hand: &[u8; COLOURS],
        workers: u8,
        colour: Colour,
        mut out: impl FnMut(Payment),
    ) {
        let own = hand[colour.index()];
        let mut pay = |cards: Cards, workers: u8| out(Payment { cards, workers });
        let one = Cards::of(colour, 1);
        // T7.9: a pair is never of the colour itself.
        let pairs =
            || Colour::ALL.into_iter().filter(move |&other| other != colour && hand[other.index()] >= 2);
        if own >= 2 {
            pay(Cards::of(colour, 2), 0);
        }
        if own >= 1 {
            pairs().for_each(|other| pay(one.and(Cards::of(other, 2)), 0));
        }
        if own >= 1 && workers >= 1 {
            pay(one, 1);
        }
        for first in pairs() {
            for second in pairs().filter(|&second| second >= first) {
                let fits = first != second || (hand[first.index()] >= 4 && self.options.same_colour_pairs);
                if fits {
                    pay(Cards::of(first, 2).and(Cards::of(second, 2)), 0);
                }
            }
        }
        if workers >= 1 {
            pairs().for_each(|other| pay(Cards::of(other, 2), 1));
        }
        if workers >= 2 {
            pay(Cards::NONE, 2);
        }
    }

    /// T7.8 to T7.13: why something is no payment for a placement on a colour.
    pub(crate) fn check_payment(
        &self,
        state: &State,
        seat: Seat,
        colour: Colour,
        payment: Payment,
    ) -> Result<(), Illegal> {
        let Payment { cards, workers } = payment;
        let mut met = workers;
        let mut same = false;
        for other in Colour::ALL {
            let count = cards.count(other);
            if other == colour {
                met = met.saturating_add(count);
            } else if count % 2 != 0 {
                return Illegal::err(
                    "T7.7",
                    format!(
                        "{} cards count in pairs here, and {count} cannot be paired; a need is met by a {} card, two equal cards of another colour, or a worker",
                        other.name(),
                        colour.name()
                    ),
                );
            } else {
                same |= count >= 4;
                met = met.saturating_add(count / 2);
            }
        }
        if met != NEEDS {
            return Illegal::err(
                "T7.12",
                format!("a placement costs exactly {NEEDS} needs; this meets {met}"),
            );
        }
        if same && !self.options.same_colour_pairs {
            return Illegal::err("T7.10", "at this table the two pairs must have different colours");
        }
        let estate = state.estate(seat);
        if workers > estate.workers {
            return Illegal::err("T7.5", format!("{seat} has {} of {workers} workers", estate.workers));
        }
        if !state.knows_hand(seat) {
            return match self.might_hold(state, seat, cards) {
                true => Ok(()),
                false => Illegal::err("T7.5", format!("{seat} cannot have these cards")),
            };
        }
        match Colour::ALL.into_iter().find(|&other| cards.count(other) > estate.hand[other.index()]) {
            None => Ok(()),
            Some(other) => Illegal::err(
                "T7.5",
                format!("{seat} has fewer than {} {} cards", cards.count(other), other.name()),
            ),
        }
    }

    /// The payment that costs least: fewest cards and workers, a worker counted as two cards; of equal ones that with fewest workers,
    /// then that whose pairs come from the colours of which most is left. For whoever proposes one; any other may be chosen (T7.14).
    pub fn cheapest_payment(&self, state: &State, seat: Seat, colour: Colour) -> Option<Payment> {
        let hand = state.estate(seat).hand;
        let mut best = None;
        self.list_payments(state, seat, colour, |payment| {
            // Cards of the colour itself say nothing: payments of the same price and workers have as many of them.
            let pairs = || Colour::ALL.into_iter().filter(|&c| c != colour && payment.cards.count(c) > 0);
            let left = || pairs().map(|c| hand[c.index()] - payment.cards.count(c));
            let price = payment.cards.len() + 2 * payment.workers;
            let cost = (price, payment.workers, Reverse(left().min()), Reverse(left().max()));
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, payment));
            }
        });
        best.map(|(_, payment)| payment)
    }

    /// T7.6: pays. Whoever watches learns the cards.
    pub(crate) fn pay(&self, state: &mut State, seat: Seat, payment: Payment) {
        let Payment { cards, workers } = payment;
        let known = state.knows_hand(seat);
        let estate = state.estate_mut(seat);
        estate.workers -= workers;
        estate.cards -= cards.len();
        if known {
            cards.take(&mut estate.hand);
        }
        cards.put(&mut state.discards);
        for (watcher, recalled) in state.recalled.iter_mut().enumerate() {
            if watcher != seat.index() {
                for colour in Colour::ALL {
                    let left = &mut recalled[colour.index()];
                    *left = left.saturating_sub(cards.count(colour));
                }
            }
        }
    }
}
