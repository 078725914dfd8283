//! What an action asks for is what it takes: workers and silver, in every mode (B5.3, B5.4, B12.1, B15.6, X-TEAM-9 …).
//!
//! A payment was once asked for and not taken: states stayed consistent, so no law saw it. Here every listed action of random games is
//! tried with fewer workers and less silver than its player has. It must be refused exactly below what its events say was paid, and the
//! events must say what the state shows.

use crate::common::{
    Table, all_tables, automa_tables, mode_tables, shield_and_route_tables, team_and_solo_tables, vine_tables,
};
use demesne_burgundy::{Action, Burgundy, Event, State};
use demesne_game::{Game, Notation, Quick, Random, Seat, Step, ToAct};
use std::collections::BTreeMap;

/// Games of each table.
fn games() -> u64 {
    std::env::var("DEMESNE_GAMES").ok().and_then(|n| n.parse::<u64>().ok()).unwrap_or(50).div_ceil(50)
}

/// The same state with so many workers and so much silver in the seat's hand.
fn with(state: &State, seat: Seat, workers: u16, silver: u16) -> State {
    let mut other = *state;
    let estate = other.estate_mut(seat);
    (estate.workers, estate.silver) = (workers, silver);
    other
}

/// What a seat pays, and what it gains in all, by the events of its action.
fn told(events: &[Event], seat: Seat, game: &Burgundy) -> ([u16; 2], [i32; 2]) {
    let (mut paid, mut sum) = ([0; 2], [0; 2]);
    for event in events {
        let (who, n, kind) = match *event {
            Event::Workers(who, n) => (who, n, 0),
            Event::Silver(who, n) => (who, n, 1),
            _ => continue,
        };
        // Partners pay from one hand (X-TEAM-9).
        if who == seat || game.allies(seat).contains(who) {
            sum[kind] += i32::from(n);
            paid[kind] += n.min(0).unsigned_abs();
        }
    }
    (paid, sum)
}

fn check(game: &Burgundy, state: &State, seat: Seat, action: Action, seen: &mut BTreeMap<String, u64>) {
    let text = game.action_text(action);
    let mut events = Vec::new();
    let mut after = *state;
    let step = Step::seat(seat, action);
    game.play(&mut after, step, &mut events).unwrap_or_else(|e| panic!("{text} is listed: {e}"));
    let (paid, sum) = told(&events, seat, game);
    let (before, now) = (state.estate(seat), after.estate(seat));
    let changed = [(before.workers, now.workers), (before.silver, now.silver)];
    for (kind, (before, now)) in changed.into_iter().enumerate() {
        assert_eq!(i32::from(now) - i32::from(before), sum[kind], "{text}: {events:?}");
    }
    // Workers are paid for dice; below the price the action is refused, at the price it is not.
    let legal = |workers, silver| game.is_legal(&with(state, seat, workers, silver), step);
    let [workers, silver] = paid;
    assert!(
        legal(workers, silver),
        "{text} is refused with the {workers} workers and {silver} silver that it costs"
    );
    for fewer in 0..workers {
        assert!(!legal(fewer, before.silver), "{text} is paid with {workers} workers and legal with {fewer}");
    }
    for less in 0..silver {
        assert!(!legal(before.workers, less), "{text} is paid with {silver} silver and legal with {less}");
    }
    if workers > 0 || silver > 0 {
        let verb = text.split(' ').next().unwrap_or_default();
        let how = ["white", "private", "mark"].into_iter().filter(|word| text.split(' ').any(|w| w == *word));
        let key = how.fold(verb.to_owned(), |key, word| format!("{key} {word}"));
        *seen.entry(key).or_default() += 1;
    }
}

fn play(game: &Burgundy, seed: u64, seen: &mut BTreeMap<String, u64>) {
    let mut rng = Quick::new(seed);
    let (mut state, mut list) = (game.start(), Vec::new());
    loop {
        let step = match game.to_act(&state) {
            ToAct::Nobody => return,
            ToAct::Chance => Step::chance(game.sample(&state, &mut rng)),
            to_act => {
                let Some(seat) = to_act.first_seat() else { return };
                list.clear();
                game.legal_actions(&state, seat, &mut list);
                // A few of many: over all games every kind comes up often.
                for _ in 0..list.len().min(6) {
                    let action = list[rng.below(list.len() as u32) as usize];
                    check(game, &state, seat, action, seen);
                }
                let takes = list.iter().copied().filter(|action| matches!(action, Action::Place { .. }));
                let places: Vec<Action> = takes.collect();
                let from = if places.is_empty() || rng.below(2) == 0 { &list } else { &places };
                Step::seat(seat, from[rng.below(from.len() as u32) as usize])
            }
        };
        game.apply(&mut state, step, &mut demesne_game::Ignore);
    }
}

#[test]
fn b5_3_b5_4_x_team_9_what_is_asked_for_is_taken() {
    let (modes, _) = mode_tables();
    let more = [shield_and_route_tables(), automa_tables(), vine_tables(), team_and_solo_tables()];
    let tables: Vec<Table> =
        all_tables().into_iter().chain(modes).chain(more.into_iter().flatten()).collect();
    let mut seen = BTreeMap::new();
    for table in &tables {
        let game = Burgundy::from_setup(&table.lines).expect("a table");
        for number in 0..games() {
            play(&game, table.index * 1_000 + number, &mut seen);
        }
    }
    println!("{} tables: {seen:?}", tables.len());
    for what in [
        "take",
        "place",
        "sell",
        "plant",
        "buy",
        "hire",
        "recruit",
        "shield",
        "tribute",
        "gain",
        "take white",
        "place white",
        "place private",
        "sell white",
    ] {
        assert!(seen.contains_key(what), "nothing was paid for: {what}; {seen:?}");
    }
}
