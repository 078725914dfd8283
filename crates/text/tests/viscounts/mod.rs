//! The texts of Viscounts: whole games as everybody reads them, deeds, the chronicle, refusals, and how things stand.

mod chronicle;
mod deeds;
mod hidden;
mod moments;
mod reading;
mod refusals;

use crate::common;
use demesne_game::{Events, Game, Ignore, Quick, Random, Seed, Step, ToAct};
use demesne_viscounts::{Action, State, Viscounts};

/// Tables of every number of seats, and every board of the solo opponent.
const TABLES: &[&str] = &[
    "",
    "players=3",
    "players=4 first=p2",
    "solo=cleric",
    "solo=builder difficulty=1",
    "solo=noble difficulty=3",
    "solo=cards difficulty=2",
];

/// How far a game may go: nobody at random has to come to an end.
const LONG: u32 = 6_000;

/// Plays some games on every table at random, and shows each step with the state before it, and the end.
fn walk(games: u64, mut visit: impl FnMut(&Viscounts, &State, Option<Step<Action>>)) {
    for (table, options) in (0..).zip(TABLES) {
        let game: Viscounts = common::table(options);
        for number in 0..games {
            play(&game, 1000 * table + number, &mut visit);
        }
    }
}

/// One game: whoever decides takes any action, but seldom nothing at all, so that much happens.
fn play(game: &Viscounts, number: u64, visit: &mut impl FnMut(&Viscounts, &State, Option<Step<Action>>)) {
    let (mut state, mut rng) = (game.start(), Quick::new(number));
    let mut events = Events::new(Seed::from_number(number));
    let mut list = Vec::new();
    for _ in 0..LONG {
        let step = match game.to_act(&state) {
            ToAct::Nobody => break,
            ToAct::Chance => Step::chance(game.sample(&state, &mut events.next_event())),
            to_act => {
                let seat = to_act.first_seat().expect("somebody is to act");
                list.clear();
                game.legal_actions(&state, seat, &mut list);
                let idle = |action: &Action| matches!(action, Action::Rest | Action::End | Action::Skip);
                let busy: Vec<Action> = list.iter().copied().filter(|action| !idle(action)).collect();
                let from = if busy.is_empty() || rng.below(4) == 0 { &list } else { &busy };
                Step::seat(seat, from[rng.below(from.len() as u32) as usize])
            }
        };
        visit(game, &state, Some(step));
        game.play(&mut state, step, &mut Ignore).unwrap_or_else(|error| panic!("{step:?}: {error}"));
    }
    assert!(game.outcome(&state).is_some(), "game {number} was played to its end");
    visit(game, &state, None);
}
