//! Paying for a placement, card by card (T7.5 to T7.14).
//!
//! The sketch is what was picked, one key after the other. It begins with the cheapest payment.

use super::{Tuscan, keys, named::Named, one_by_one, side_by_side};
use crate::{Gesture, Key, Price, Sketch, Sketching, Way};
use demesne_game::{Game, Notation, Seat, Step};
use demesne_text::{Language, Shown};
use demesne_tuscany::{Action, Cards, Colour, Payment, State, Tuscany, task::Task};

/// What a sketch of a payment begins with.
const WORD: &str = "pay";
/// What stands between two picks.
const BETWEEN: &str = "; ";
/// T7.7: a placement never takes more workers.
const MOST_WORKERS: u8 = 2;

/// How the payment stands that a seat has to make.
pub(super) fn sketching(
    table: &Tuscan<'_>,
    seat: Seat,
    sketch: Option<&Sketch>,
    language: Language,
) -> Option<Sketching> {
    let view = table.view(seat);
    let colour = asked(table, &view, seat)?;
    let cheapest = table.game.cheapest_payment(&view, seat, colour)?;
    let proposal = picks(&view, seat, cheapest);
    let chosen = sketch.and_then(|sketch| read(&view, seat, sketch)).unwrap_or_else(|| proposal.clone());
    let payment = paid(&chosen);
    let action = Action::Pay(payment);
    let comes_to = match table.game.check(&view, Step::seat(seat, action)) {
        Ok(()) => Ok(Way {
            action: table.game.action_text(action),
            then: Vec::new(),
            keys: Vec::new(),
            needs_first: false,
            price: Price { workers: payment.workers, ..Price::FREE },
            points: 0,
            says: table.game.deed(&view, seat, action, language),
            brings: None,
        }),
        Err(illegal) => Err(Tuscany::refused(&illegal, language)),
    };
    Some(Sketching {
        sketch: written(&chosen),
        proposed: paid(&proposal) == payment,
        grips: grips(&view, seat),
        chosen,
        comes_to,
    })
}

/// What a touch makes of it: a card or a worker is picked, or no longer.
pub(super) fn resketch(table: &Tuscan<'_>, seat: Seat, sketch: &Sketch, gesture: &Gesture) -> Option<Sketch> {
    let view = table.view(seat);
    asked(table, &view, seat)?;
    let Gesture::Touch(key) = gesture else { return None };
    let mut chosen = read(&view, seat, sketch)?;
    if !grips(&view, seat).contains(key) {
        return None;
    }
    match chosen.iter().position(|picked| picked == key) {
        Some(place) => drop(chosen.remove(place)),
        None => chosen.push(key.clone()),
    }
    Some(written(&chosen))
}

/// The colour that a seat has to pay for, if it has.
fn asked(table: &Tuscan<'_>, view: &State, seat: Seat) -> Option<Colour> {
    match view.tasks.top() {
        Some(Task::Payment(_, space)) if view.turn == seat => {
            Some(table.game.colour_of(view.estate(seat).board, space))
        }
        _ => None,
    }
}

/// All that can be picked.
fn grips(view: &State, seat: Seat) -> Vec<Key> {
    let estate = view.estate(seat);
    let seen = side_by_side(&estate.hand);
    let cards: Vec<Key> = one_by_one(&seen).map(|(colour, copy)| keys::card(seat, colour, copy)).collect();
    cards
        .into_iter()
        .chain((0..estate.workers.min(MOST_WORKERS)).map(|copy| keys::worker(seat, copy)))
        .collect()
}

/// The picks of a payment: of like cards those that lie on top, so that they are seen to rise.
fn picks(view: &State, seat: Seat, payment: Payment) -> Vec<Key> {
    let (cards, seen) = (payment.cards.counts(), side_by_side(&view.estate(seat).hand));
    let on_top = |(colour, copy): (Colour, u8)| {
        let last = seen[colour.index()].saturating_sub(1);
        keys::card(seat, colour, last.saturating_sub(copy))
    };
    let cards: Vec<Key> = one_by_one(&cards).map(on_top).collect();
    cards.into_iter().chain((0..payment.workers).map(|copy| keys::worker(seat, copy))).collect()
}

/// The payment of some picks.
fn paid(picks: &[Key]) -> Payment {
    let mut payment = Payment { cards: Cards::NONE, workers: 0 };
    for pick in picks {
        match Named::parse(pick) {
            // A payment holds at most 15 cards of a colour; that many are far too many.
            Some(Named::Card(_, colour, _)) if payment.cards.count(colour) < 15 => {
                payment.cards = payment.cards.and(Cards::of(colour, 1));
            }
            Some(Named::Worker(..)) => payment.workers += 1,
            _ => {}
        }
    }
    payment
}

/// T7.7: what something that was picked stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stands {
    /// A card of the colour, for itself.
    Itself,
    /// A pair, or a worker, in the place of a card of the colour; of the pair the second card says it.
    For(Colour),
    /// The first card of a pair.
    Pair,
    /// Half of a pair, which is nothing yet.
    Half,
}

/// What a pick stands for among all that was picked for a space of a colour; nothing where it was not picked.
pub(super) fn stands(picks: &[Key], key: &str, wanted: Colour) -> Option<Stands> {
    let place = picks.iter().position(|pick| pick == key)?;
    let colour = match Named::parse(key)? {
        Named::Worker(..) => return Some(Stands::For(wanted)),
        Named::Card(_, colour, _) => colour,
        _ => return None,
    };
    if colour == wanted {
        return Some(Stands::Itself);
    }
    let like = |pick: &&Key| matches!(Named::parse(pick), Some(Named::Card(_, other, _)) if other == colour);
    let (before, all) = (picks[..place].iter().filter(like).count(), picks.iter().filter(like).count());
    Some(match (before % 2, before + 1 < all) {
        (1, _) => Stands::For(wanted),
        (_, true) => Stands::Pair,
        (_, false) => Stands::Half,
    })
}

fn written(picks: &[Key]) -> Sketch {
    Sketch(format!("{WORD} {}", picks.join(BETWEEN)))
}

/// The picks of a sketch; none where it is no payment, or one of things that are not there.
fn read(view: &State, seat: Seat, sketch: &Sketch) -> Option<Vec<Key>> {
    let picks = sketch.0.strip_prefix(WORD)?.trim();
    let picks: Vec<Key> = picks.split(BETWEEN).filter(|pick| !pick.is_empty()).map(str::to_owned).collect();
    let grips = grips(view, seat);
    picks.iter().all(|pick| grips.contains(pick)).then_some(picks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn t7_7_pairs_and_workers_stand_for_a_card_of_the_colour() {
        let seat = Seat(0);
        let card = |colour, copy| keys::card(seat, colour, copy);
        let picks = vec![
            card(Colour::Orange, 2),
            card(Colour::Grey, 0),
            card(Colour::Orange, 0),
            keys::worker(seat, 0),
            card(Colour::Orange, 1),
        ];
        let stands = |key: &str| stands(&picks, key, Colour::Grey);
        assert_eq!(stands(&picks[0]), Some(Stands::Pair));
        assert_eq!(stands(&picks[1]), Some(Stands::Itself));
        assert_eq!(stands(&picks[2]), Some(Stands::For(Colour::Grey)));
        assert_eq!(stands(&picks[3]), Some(Stands::For(Colour::Grey)));
        assert_eq!(stands(&picks[4]), Some(Stands::Half), "the third is one too many");
        assert_eq!(stands(&card(Colour::Red, 0)), None);
        assert_eq!(stands(&keys::worker(seat, 1)), None);
    }
}
