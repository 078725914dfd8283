//! States are small, and a random playout touches the heap for nothing.

use crate::common::{TABLES, table};
use demesne_game::{Events, Seed};
use demesne_trial::lean::{play_until, playout};
use demesne_viscounts::{Action, State, state::Stage};

#[test]
fn a_state_fits_in_two_kibibytes_and_an_action_in_sixteen_bytes() {
    println!("a state has {} bytes, an action {}", size_of::<State>(), size_of::<Action>());
    assert!(size_of::<State>() <= 2048, "a state has {} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 16, "an action has {} bytes", size_of::<Action>());
}

/// From the very first step on, the setup included.
#[test]
fn a_random_playout_allocates_nothing() {
    for (index, options) in (0..).zip(TABLES) {
        let game = table(options);
        for number in 0..8 {
            let mut events = Events::new(Seed::from_number(100 * index + number));
            let start = play_until(&game, &mut events, |state| state.stage != Stage::First);
            let taken = playout(&game, start, &mut events);
            assert!(taken.decisions > 20, "{options}: {taken:?}");
            assert_eq!(taken.allocations, 0, "{options}: {taken:?}");
        }
    }
}
