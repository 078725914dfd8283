//! States that differ only in what a viewer may not know.

use demesne_game::{Ignore, Notation, Quick, Step, ToAct, Viewer, laws::check_twins};

/// Twins look alike to a viewer, and so do some steps from them, and what comes of those.
///
/// # Panics
/// Where a viewer can tell one from the other.
pub fn stay_twins<G: Notation>(game: &G, one: &G::State, other: &G::State, viewer: Viewer) {
    check_twins(game, one, other, viewer);
    let steps: Vec<Step<G::Action>> = match game.to_act(one) {
        ToAct::Nobody => return,
        ToAct::Chance => vec![Step::chance(game.sample(one, &mut Quick::new(7)))],
        ToAct::Seats(seats) => {
            let mut list = Vec::new();
            let seat = seats.iter().next().expect("somebody is to act");
            game.legal_actions(one, seat, &mut list);
            list.truncate(3);
            list.into_iter().map(|action| Step::seat(seat, action)).collect()
        }
    };
    for step in steps.into_iter().filter(|&step| game.is_legal(other, step)) {
        let seen = [one, other].map(|state| game.step_text(game.seen(state, step, viewer)));
        assert_eq!(seen[0], seen[1], "{viewer:?}");
        let (mut one, mut other) = (*one, *other);
        game.apply(&mut one, step, &mut Ignore);
        game.apply(&mut other, step, &mut Ignore);
        check_twins(game, &one, &other, viewer);
    }
}
