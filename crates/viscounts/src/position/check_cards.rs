//! Each card is in one place, and what everybody knows of hands and decks can be so.

use super::{refuse, refuse_seat};
use crate::{
    Viscounts,
    card::{Card, CardSet},
    deck::FEWEST,
    state::{Beat, Dismissed, Player, Stage, State},
};
use demesne_game::{Facts, Seat, TextError};

/// V17.2: three cards, one more with Workshop 3, one more for the leader.
const LARGEST_HAND: u8 = 5;

impl Viscounts {
    pub(super) fn check_cards(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        let mut others: Vec<(Seat, CardSet)> = Vec::new();
        for seat in self.picked(state).filter(|&seat| !self.is_solo(seat)) {
            self.check_own_cards(facts, state, seat)?;
            self.check_slots(facts, state, seat)?;
            let player = state.player(seat);
            check_knowledge(player, state.knows(seat))
                .or_else(|(what, why)| refuse_seat(facts, seat, what, why))?;
            // V1.7: of neutral cards and heroes there is one.
            let own = player.own_cards().without(CardSet::STARTING);
            for &(other, cards) in &others {
                if let Some(card) = own.and(cards).iter().next() {
                    let what = place_of(player, card);
                    return refuse_seat(
                        facts,
                        seat,
                        what,
                        format!("V1.7: {other} and {seat} both have {}; it is there once", card.id()),
                    );
                }
            }
            others.push((seat, own));
            let pairs: CardSet = state.pairs.iter().map(|pair| pair.hero).collect();
            if let Some(hero) = own.and(pairs).iter().next() {
                return refuse(
                    facts,
                    "pairs",
                    format!("V2.11: {} is on offer, and {seat} has it", hero.id()),
                );
            }
            let tops: CardSet = state.tops.into_iter().collect();
            if let Some(card) = own.and(tops).iter().next() {
                return refuse(facts, "tops", format!("V1.7: {seat} has {}; it lies on no pile", card.id()));
            }
        }
        let heroes: Vec<Card> =
            state.pairs.iter().map(|pair| pair.hero).filter(|hero| hero.is_some()).collect();
        if heroes.iter().copied().collect::<CardSet>().len() as usize != heroes.len() {
            return refuse(facts, "pairs", "V2.11: each pair has a hero of its own");
        }
        if let Dismissed::Card(card) = state.dismissed {
            let somewhere = others.iter().any(|(_, cards)| cards.contains(card));
            if somewhere || state.tops.contains(&card) || state.buried.contains(card) {
                return refuse(
                    facts,
                    "dismissed",
                    format!("V10.11: {} left the game when it was dismissed", card.id()),
                );
            }
        }
        Ok(())
    }

    fn check_own_cards(&self, facts: &Facts<'_>, state: &State, seat: Seat) -> Result<(), TextError> {
        let player = state.player(seat);
        let mut found = CardSet::EMPTY;
        let hidden = if state.knows(seat) { CardSet::EMPTY } else { player.unseen };
        let slots = player.board().map(|card| ("slots", card));
        let sets =
            [("hand", player.hand), ("discards", player.discards), ("deck", player.deck), ("unseen", hidden)];
        let rest = sets.into_iter().flat_map(|(what, set)| set.iter().map(move |card| (what, card)));
        for (what, card) in slots.chain(rest) {
            if found.contains(card) {
                return refuse_seat(
                    facts,
                    seat,
                    what,
                    format!("V1.7: {seat} has {} once, and in one place", card.id()),
                );
            }
            found.insert(card);
        }
        let (hand, deck, unseen) = (player.hand_size, player.deck_size, player.unseen.len());
        if u16::from(hand) + u16::from(deck) != u16::from(unseen) {
            return refuse_seat(
                facts,
                seat,
                "unseen",
                format!(
                    "V20.2: {hand} cards in the hand and {deck} in the deck are not the {unseen} that are unseen"
                ),
            );
        }
        if hand > LARGEST_HAND {
            return refuse_seat(
                facts,
                seat,
                "hand",
                format!("V17.2: no hand has more than {LARGEST_HAND} cards"),
            );
        }
        if player.cards() < FEWEST {
            return refuse_seat(
                facts,
                seat,
                "deck",
                format!("V17.12: {seat} has {} cards; nobody has fewer than {FEWEST}", player.cards()),
            );
        }
        let dealt = [
            ("hand", hand > 0),
            ("discards", !player.discards.is_empty()),
            ("slots", player.board().count() > 0),
        ];
        if let Some((what, _)) = dealt.into_iter().find(|&(_, there)| there && !player.ready) {
            return refuse_seat(
                facts,
                seat,
                what,
                format!("V2.18: all cards of {seat} are in the deck before its first hand is drawn"),
            );
        }
        Ok(())
    }

    /// V8.2, V8.5: slots fill from the left; slot 1 is empty while a card is to be played.
    fn check_slots(&self, facts: &Facts<'_>, state: &State, seat: Seat) -> Result<(), TextError> {
        let slots = state.player(seat).slots;
        let plays = state.stage == Stage::Turn && state.beat == Beat::Play && state.turn == seat;
        let [one, two, three] = slots.map(Card::is_some);
        if plays && one {
            return refuse_seat(
                facts,
                seat,
                "slots",
                "V8.2, V8.5: slot 1 is empty while a card is to be played; write - for it",
            );
        }
        if !two && three || !one && two && !plays {
            return refuse_seat(
                facts,
                seat,
                "slots",
                "V8.2: cards lie in the slots from the left, without a gap",
            );
        }
        if state.stage == Stage::Turn && state.turn == seat && state.beat != Beat::Play && !one {
            // V8.5; a puzzle that begins with the primary action may leave the slots out.
            return match facts.has(&format!("{seat} slots")) {
                true => {
                    refuse_seat(facts, seat, "slots", format!("V8.5: {seat} has played a card in this turn"))
                }
                false => Ok(()),
            };
        }
        Ok(())
    }
}

/// Where a player has a card, for errors.
fn place_of(player: &Player, card: Card) -> &'static str {
    match card {
        _ if player.slots.contains(&card) => "slots",
        _ if player.hand.contains(card) => "hand",
        _ if player.discards.contains(card) => "discards",
        _ if player.deck.contains(card) => "deck",
        _ => "unseen",
    }
}

/// V20: what everybody knows of a hand fits the numbers, and the cards where they are known.
fn check_knowledge(player: &Player, known: bool) -> Result<(), (&'static str, String)> {
    let (sure, late) = (player.sure, player.late);
    let wrong = |what: &'static str, why: &str| Err((what, why.to_owned()));
    if !sure.without(player.unseen).is_empty() || known && !sure.without(player.hand).is_empty() {
        return wrong("sure", "V20.2: what is surely in the hand is in the hand");
    }
    let Some(unsure) = player.hand_size.checked_sub(sure.len()) else {
        return wrong("sure", "V20.2: more cards are surely in the hand than it has");
    };
    if player.deck_size == 0 && sure != player.unseen {
        return wrong("sure", "V20.2: with an empty deck everybody knows the hand; leave it out");
    }
    if !late.without(player.unseen).is_empty() || !late.and(sure).is_empty() {
        return wrong(
            "late",
            "V17.9: what was shuffled in late is in hand or deck, and not surely in the hand",
        );
    }
    if unsure == 0 && !late.is_empty() {
        return wrong(
            "late",
            "V17.9: which cards are late says nothing where the whole hand is known; leave it out",
        );
    }
    if late.is_empty() && player.drawn > 0 {
        return wrong(
            "drawn",
            "V17.9: cards are counted after a shuffle into a deck with cards; say which were late",
        );
    }
    if player.drawn > unsure {
        return wrong("drawn", "V17.9: more cards were drawn than are in the hand and not known");
    }
    let early = unsure - player.drawn;
    let old = player.unseen.without(sure).without(late).len();
    if !late.is_empty() && (early > old || known && late.and(player.hand).len() > player.drawn) {
        return wrong("late", "V17.9: more late cards are in the hand than were drawn since the shuffle");
    }
    Ok(())
}
