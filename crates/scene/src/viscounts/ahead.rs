//! What would come of a way: it is played on a copy of what its seat knows, so that no rule is told twice.
//!
//! All previews come from here: workers that move inwards step by step, links that would close, where markers would stand, what a collision
//! at the end of the turn brings.

use super::{Viscount, payment, ways};
use crate::{Key, Marks, Way};
use demesne_game::{Game, Ignore, Notation, Quick, Seat, Step, ToAct};
use demesne_text::Language;
use demesne_viscounts::{Action, Card, Event, Payment, Space, State, Viscounts, task::Task};

/// What comes of a way before chance, or somebody, decides anything about it.
pub(super) struct Ahead {
    /// The moment after it.
    pub(super) state: State,
    /// What happened on the way there, in order.
    pub(super) events: Vec<Event>,
}

/// What would come of a way.
pub(super) fn of_way(game: &Viscounts, view: &State, seat: Seat, way: &Way) -> Ahead {
    let (mut state, mut events) = (*view, Vec::new());
    for text in std::iter::once(&way.action).chain(&way.then) {
        // Where it may be paid in several ways, the cheapest is shown.
        if let Some(cheapest) =
            payment::asked(&state, seat).and_then(|_| payment::cheapest(game, &state, seat))
        {
            game.apply(&mut state, Step::seat(seat, Action::Pay(cheapest)), &mut events);
        }
        let Ok(action) = game.parse_action(text) else { break };
        let step = Step::seat(seat, action);
        if game.check(&state, step).is_err() {
            break;
        }
        game.apply(&mut state, step, &mut events);
    }
    Ahead { state, events }
}

/// What would come of what is held and pointed at, where that says one way.
pub(super) fn pointed(table: &Viscount<'_>, view: &State, seat: Seat, marks: &Marks) -> Option<(Way, Ahead)> {
    let preview = marks.preview.as_ref()?;
    let touched = |key: &Key| key == preview || marks.chosen.contains(key);
    let all = ways::ways(table, seat, Language::English);
    let mut meant = all.into_iter().filter(|way| {
        way.keys.contains(preview)
            && marks.chosen.iter().all(|key| way.keys.contains(key))
            && way.keys.iter().all(touched)
    });
    let way = meant.next()?;
    if meant.any(|other| !other.does_as(&way)) {
        return None;
    }
    let ahead = of_way(table.game, view, seat, &way);
    Some((way, ahead))
}

/// What the end of the turn would bring; none where the seat cannot end it now.
pub(super) fn ending(game: &Viscounts, view: &State, seat: Seat) -> Option<Ahead> {
    let step = Step::seat(seat, Action::End);
    if game.check(view, step).is_err() {
        return None;
    }
    let (mut state, mut events) = (*view, Vec::new());
    game.apply(&mut state, step, &mut events);
    Some(Ahead { state, events })
}

/// The spaces that a viscount reaches once a card is played, and the silver that each costs; nothing where the card cannot be played now.
pub(super) fn reach_with(game: &Viscounts, view: &State, seat: Seat, card: Card) -> Vec<(Space, u8)> {
    let step = Step::seat(seat, Action::Play(card));
    if game.check(view, step).is_err() {
        return Vec::new();
    }
    let mut state = *view;
    game.apply(&mut state, step, &mut Ignore);
    let mut spaces = Vec::new();
    if state.played == card {
        game.reach(&state, seat, |space, silver| spaces.push((space, silver)));
    }
    spaces
}

/// The moment after somebody was dismissed, when it is chosen what is done; none where nobody can be dismissed. Which townsfolk lies there
/// then is drawn by chance, and matters for nothing that is looked at here. What the effect asks on the way is declined, or answered somehow.
pub(super) fn dismissed(game: &Viscounts, state: &State, seat: Seat) -> Option<State> {
    /// The next townsfolk is turned up, and an effect or two.
    const MOST: usize = 8;
    let step = Step::seat(seat, Action::Dismiss);
    if game.check(state, step).is_err() {
        return None;
    }
    let (mut after, mut rng) = (*state, Quick::new(0));
    game.apply(&mut after, step, &mut Ignore);
    for _ in 0..MOST {
        let next = match game.to_act(&after) {
            ToAct::Chance => Step::chance(game.sample(&after, &mut rng)),
            asked if asked == ToAct::seat(seat) => {
                if matches!(after.tasks.top(), Some(Task::Amount(_))) {
                    return Some(after);
                }
                let answers = ways::legal(game, &after, seat);
                let declined = answers.iter().find(|answer| **answer == Action::Skip);
                Step::seat(seat, *declined.or(answers.first())?)
            }
            _ => return None,
        };
        game.apply(&mut after, next, &mut Ignore);
    }
    None
}

/// How an action that was chosen is paid for, where there is only one way to pay; none where there are several, or nothing is paid.
pub(super) fn only_payment(game: &Viscounts, state: &State, seat: Seat, action: Action) -> Option<Payment> {
    let Some(Task::Amount(act)) = state.tasks.top() else { return None };
    let mut payments = Vec::new();
    let needed = game.needed(state, seat, act, ways::chosen(action));
    game.funds(state, seat, act).payments(needed, |payment| payments.push(payment));
    match payments[..] {
        [only] => Some(only),
        _ => None,
    }
}
