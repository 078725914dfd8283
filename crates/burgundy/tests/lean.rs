//! States are small, and a random playout touches the heap for nothing.

mod common;

use common::{all_tables, shield_and_route_tables, team_and_solo_tables};
use demesne_burgundy::{Action, Burgundy, State};
use demesne_game::{Events, Game, Ignore, Notation, Quick, Random, Seed, Step, ToAct};

#[test]
fn a_state_fits_in_two_kibibytes_and_an_action_in_ten_bytes() {
    println!("a state has {} bytes, an action {}", size_of::<State>(), size_of::<Action>());
    assert!(size_of::<State>() <= 2048, "a state has {} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 10, "an action has {} bytes", size_of::<Action>());
}

/// From the first roll on: sides and castles are chosen once a game and may list boards.
fn playout(game: &Burgundy, mut state: State, events: &mut Events, list: &mut Vec<Action>) -> u32 {
    let mut rng = Quick::new(1);
    let mut decisions = 0;
    loop {
        let step = match game.to_act(&state) {
            ToAct::Nobody => return decisions,
            ToAct::Chance => Step::chance(game.sample(&state, &mut events.next_event())),
            seats => {
                let Some(seat) = seats.first_seat() else { return decisions };
                list.clear();
                game.legal_actions(&state, seat, list);
                decisions += 1;
                Step::seat(seat, list[rng.below(list.len() as u32) as usize])
            }
        };
        // A copy for each step, as a search would make it.
        let mut next = state;
        game.play(&mut next, step, &mut Ignore).expect("a legal step");
        state = next;
    }
}

#[test]
fn a_random_playout_allocates_nothing() {
    for table in all_tables().into_iter().chain(shield_and_route_tables()).chain(team_and_solo_tables()) {
        let game = Burgundy::from_setup(&table.lines).expect("a legal table");
        let mut events = Events::new(Seed::from_number(table.index));
        let mut list = Vec::with_capacity(4096);
        let mut state = game.start();
        while !matches!(state.stage, demesne_burgundy::state::Stage::Roll) {
            let step = match game.to_act(&state) {
                ToAct::Chance => Step::chance(game.sample(&state, &mut events.next_event())),
                seats => {
                    let seat = seats.first_seat().expect("somebody is to act");
                    list.clear();
                    game.legal_actions(&state, seat, &mut list);
                    Step::seat(seat, list[0])
                }
            };
            game.play(&mut state, step, &mut Ignore).expect("a legal step");
        }
        let mut decisions = 0;
        let info = allocation_counter::measure(|| decisions = playout(&game, state, &mut events, &mut list));
        assert!(decisions > 100);
        assert_eq!(info.count_total, 0, "{decisions} decisions made {} allocations", info.count_total);
    }
}
