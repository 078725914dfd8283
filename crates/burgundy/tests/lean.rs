//! States are small, and a random playout touches the heap for nothing.

use crate::common::{all_tables, shield_and_route_tables, team_and_solo_tables};
use demesne_burgundy::{Action, Burgundy, State, state::Stage};
use demesne_game::{Events, Notation, Seed};
use demesne_trial::lean::{play_until, playout};

#[test]
fn a_state_fits_in_two_kibibytes_and_an_action_in_ten_bytes() {
    println!("a state has {} bytes, an action {}", size_of::<State>(), size_of::<Action>());
    assert!(size_of::<State>() <= 2048, "a state has {} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 10, "an action has {} bytes", size_of::<Action>());
}

/// From the first roll on: sides and castles are chosen once a game and may list boards.
#[test]
fn a_random_playout_allocates_nothing() {
    for table in all_tables().into_iter().chain(shield_and_route_tables()).chain(team_and_solo_tables()) {
        let game = Burgundy::from_setup(&table.lines).expect("a legal table");
        let mut events = Events::new(Seed::from_number(table.index));
        let first_roll = play_until(&game, &mut events, |state| matches!(state.stage, Stage::Roll));
        let taken = playout(&game, first_roll, &mut events);
        assert!(taken.decisions > 100);
        assert_eq!(taken.allocations, 0, "{taken:?}");
    }
}
