//! What an action is called: no two of a list alike, and what it costs is what is paid.

use super::walk;
use demesne_game::{Actor, Game, Seat, Viewer};
use demesne_text::{Language, Shown};
use demesne_viscounts::{Act, Action, Event, Viscounts, ability::Cost, task::Task};
use std::collections::BTreeSet;

#[test]
fn no_two_actions_are_said_alike() {
    let (mut lists, mut faults) = (0, BTreeSet::new());
    walk(3, |game, state, step| {
        let Some(Actor::Seat(seat)) = step.map(|step| step.by) else { return };
        let view = game.view(state, Viewer::Seat(seat));
        let mut list = Vec::new();
        game.legal_actions(&view, seat, &mut list);
        lists += 1;
        for language in Language::ALL {
            let said: BTreeSet<String> =
                list.iter().map(|&action| game.deed(&view, seat, action, language)).collect();
            if said.len() < list.len() {
                faults.insert(format!("{list:?}: {said:?}"));
            }
            for text in said {
                let good = text.starts_with(char::is_uppercase)
                    && !text.ends_with('.')
                    && !text.contains(['_', '"', '{'])
                    && !text.contains("  ");
                if !good {
                    faults.insert(text);
                }
            }
        }
    });
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(lists > 2_000, "{lists}");
}

/// The price of a move, a dismissal and a hire, and what is missing for a payment.
#[test]
fn prices_are_what_is_paid() {
    let (mut dear, mut free, mut missing) = ([0; 3], 0, 0);
    walk(2, |game, state, step| {
        let Some(step) = step else { return };
        let Actor::Seat(seat) = step.by else { return };
        if let Some(Task::Payment(act, _)) = state.tasks.top() {
            missing += u32::from(check_missing(game, state, seat, act));
        }
        let place = match step.action {
            Action::Move(_) => 0,
            Action::Dismiss => 1,
            Action::Hire(_) => 2,
            _ => return,
        };
        let (mut after, mut events) = (*state, Vec::new());
        game.play(&mut after, step, &mut events).expect("a step of a game");
        // What comes of it may bring silver again: the first event of silver that is paid is the price.
        let paid = events
            .iter()
            .find_map(|event| match event {
                Event::Silver(who, n) if *who == seat && *n < 0 => Some(n.unsigned_abs()),
                _ => None,
            })
            .unwrap_or(0);
        let price = game.price(state, seat, step.action, Language::English);
        let wanted = if paid == 0 { String::new() } else { format!("{paid} silver") };
        assert_eq!(price, wanted, "{step:?}");
        if paid > 0 { dear[place] += 1 } else { free += 1 }
    });
    assert!(dear.iter().all(|&count| count > 20) && free > 100, "{dear:?} {free}");
    assert!(missing > 0, "no question for a payment was checked");
}

/// Whether the question for a payment could be compared with what can be paid; it must agree.
fn check_missing(game: &Viscounts, state: &demesne_viscounts::State, seat: Seat, act: Act) -> bool {
    let mut list = Vec::new();
    game.legal_actions(state, seat, &mut list);
    let plain = |action: &Action| match action {
        Action::Pay(payment) => {
            let amount = payment.0[act.currency() as usize];
            (payment.0.iter().sum::<u16>() == amount).then_some(amount)
        }
        _ => None,
    };
    // Where a unit counts for two, the amount is another.
    let once = state.player(seat).board().flat_map(|card| game.printed().card(card).funding).flatten();
    let doubled = once.filter(|funding| funding.once && matches!(funding.cost, Cost::Spend(..))).count() > 0;
    let Some(amount) = list.iter().find_map(plain).filter(|_| !doubled) else { return false };
    let question = game.question(state, seat, &list, Language::English).join(" ");
    let words = format!("the missing {amount}?");
    assert!(question.ends_with(&words), "{question}: {list:?}");
    true
}

/// V12.15, V26.9: what an effect gives away lacks nothing, and where several things pay for what is missing, all of them are said.
#[test]
fn what_is_missing_is_said_with_all_that_pays_for_it() {
    let (mut free, mut single, mut several) = (0, 0, 0);
    walk(3, |game, state, step| {
        let Some(Actor::Seat(seat)) = step.map(|step| step.by) else { return };
        let mut list = Vec::new();
        game.legal_actions(state, seat, &mut list);
        for action in list {
            let note = game.aside(state, seat, action, Language::English);
            match (state.tasks.top(), action) {
                (Some(Task::Gain(..) | Task::Site { .. }), Action::Build(_) | Action::Take(_)) => {
                    assert!(!note.contains("missing"), "{action:?}: {note}");
                    free += 1;
                }
                (Some(Task::Amount(_)), _) if note.contains("missing (") => {
                    let mut after = *state;
                    game.apply(&mut after, demesne_game::Step::seat(seat, action), &mut demesne_game::Ignore);
                    let asked = matches!(after.tasks.top(), Some(Task::Payment(..)));
                    let paid = note.split("missing (").nth(1).unwrap_or_default();
                    let names_several = paid.contains(" or ") || paid.contains("ways to pay");
                    assert_eq!(asked, names_several, "{action:?}: {note}");
                    if asked { several += 1 } else { single += 1 }
                }
                _ => {}
            }
        }
    });
    assert!(free > 20 && single > 50 && several > 5, "{free} {single} {several}");
}
