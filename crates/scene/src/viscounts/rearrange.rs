//! Putting the cards of a board in another order (V6.13): slots are dragged, or touched one after the other and swapped.
//!
//! The sketch is the order, and the slot that was touched first. It begins as the cards lie; then the button leaves them there.

use super::{Viscount, keys, named::Named};
use crate::{Gesture, Key, Price, Sketch, Sketching, Way};
use demesne_game::{Game, Notation, Seat, Step};
use demesne_text::{Language, Shown};
use demesne_viscounts::{Action, Atom, Card, State, Viscounts, state::SLOTS, task::Task};

/// What a sketch of an order begins with.
const WORD: &str = "order";
/// So far a card is dragged for each slot, in the units of its panel. From slot to slot it is 94 on boards and 55 on phones: one number tells
/// one slot from two on both.
const APART: f32 = 72.0;

/// Whether a seat may put its cards in another order now.
pub(super) fn is_asked(view: &State, seat: Seat) -> bool {
    match view.tasks.top() {
        Some(Task::Gain(who, atoms)) => who == seat && atoms.first() == Some(Atom::Rearrange),
        _ => false,
    }
}

/// An order that is being made.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Order {
    cards: [Card; SLOTS],
    /// The slot that was touched, 1 to 3; 0 where none was.
    held: u8,
}

/// How the order stands that a seat makes.
pub(super) fn sketching(
    table: &Viscount<'_>,
    seat: Seat,
    sketch: Option<&Sketch>,
    language: Language,
) -> Option<Sketching> {
    let (game, view) = (table.game, table.view(seat));
    if !is_asked(&view, seat) {
        return None;
    }
    let now = Order { cards: view.player(seat).slots, held: 0 };
    let order = sketch.and_then(|sketch| read(game, &view, seat, sketch)).unwrap_or(now);
    let action = if order.cards == now.cards { Action::Skip } else { Action::Arrange(order.cards) };
    let comes_to = Way {
        action: game.action_text(action),
        then: Vec::new(),
        keys: Vec::new(),
        needs_first: false,
        price: Price::FREE,
        points: 0,
        says: game.deed(&view, seat, action, language),
        brings: None,
    };
    Some(Sketching {
        sketch: written(order),
        proposed: order.cards == now.cards,
        grips: slots(now.cards).map(|slot| keys::slot(seat, slot)).collect(),
        chosen: (order.held > 0).then(|| keys::slot(seat, order.held)).into_iter().collect(),
        comes_to: Ok(comes_to),
    })
}

/// What a gesture makes of it.
pub(super) fn resketch(
    table: &Viscount<'_>,
    seat: Seat,
    sketch: &Sketch,
    gesture: &Gesture,
) -> Option<Sketch> {
    let (game, view) = (table.game, table.view(seat));
    if !is_asked(&view, seat) {
        return None;
    }
    let order = read(game, &view, seat, sketch)?;
    let slot = |key: &Key| match Named::parse(key)? {
        Named::Slot(who, slot) if who == seat && holds(order.cards, slot) => Some(slot),
        _ => None,
    };
    let changed = match gesture {
        Gesture::Touch(key) => touched(order, slot(key)?),
        Gesture::Drag(key, (dx, _)) => {
            let from = slot(key)?;
            let to = (f32::from(from) + (dx / APART).round()).clamp(1.0, SLOTS as f32) as u8;
            if to == from || !holds(order.cards, to) {
                return None;
            }
            swapped(order, from, to)
        }
    };
    Some(written(changed))
}

/// The order of a sketch that a seat is making: what its board shows meanwhile.
pub(super) fn sketched(game: &Viscounts, view: &State, seat: Seat, sketch: &Sketch) -> Option<[Card; SLOTS]> {
    is_asked(view, seat).then(|| read(game, view, seat, sketch)).flatten().map(|order| order.cards)
}

/// The first slot that is touched is held, and let go by the same touch; the second one changes places with it.
fn touched(order: Order, slot: u8) -> Order {
    match order.held {
        0 => Order { held: slot, ..order },
        held if held == slot => Order { held: 0, ..order },
        held => swapped(order, held, slot),
    }
}

fn swapped(order: Order, one: u8, other: u8) -> Order {
    let mut cards = order.cards;
    cards.swap(usize::from(one) - 1, usize::from(other) - 1);
    Order { cards, held: 0 }
}

fn slots(cards: [Card; SLOTS]) -> impl Iterator<Item = u8> {
    (1..=SLOTS as u8).filter(move |&slot| holds(cards, slot))
}

fn holds(cards: [Card; SLOTS], slot: u8) -> bool {
    usize::from(slot).checked_sub(1).and_then(|place| cards.get(place)).is_some_and(|card| card.is_some())
}

fn written(order: Order) -> Sketch {
    let [one, two, three] = order.cards.map(Card::id);
    Sketch(format!("{WORD} {one} {two} {three} {}", order.held))
}

/// The order of a sketch; none where it is not one of the cards that lie there.
fn read(game: &Viscounts, view: &State, seat: Seat, sketch: &Sketch) -> Option<Order> {
    let words: Vec<&str> = sketch.0.strip_prefix(WORD)?.split_whitespace().collect();
    let [one, two, three, held] = words[..] else { return None };
    let card = |word: &str| if word == "-" { Some(Card::NONE) } else { Card::parse(word) };
    let cards = [card(one)?, card(two)?, card(three)?];
    let held = held.parse().ok().filter(|&held| held == 0 || holds(cards, held))?;
    let is_there = cards == view.player(seat).slots
        || game.check(view, Step::seat(seat, Action::Arrange(cards))).is_ok();
    is_there.then_some(Order { cards, held })
}
