//! Walking through a game, one decision after another.

use demesne_bots::Moment;
use demesne_game::*;

/// What a seat may do.
pub fn legal<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut list = Vec::new();
    game.legal_actions(state, seat, &mut list);
    list
}

/// Plays so many steps, or to the end, and gives the last state. Whoever decides is told the truth, the moment as the seat sees it, and how many steps were played.
pub fn walk<G: Game>(
    game: &G,
    seed: u64,
    steps: usize,
    mut decide: impl FnMut(&G::State, Moment<'_, G>, usize, &mut Quick) -> G::Action,
) -> G::State {
    let (mut state, mut rng) = (game.start(), Quick::new(seed));
    for at in 0..steps {
        let step = match game.to_act(&state) {
            ToAct::Nobody => break,
            ToAct::Chance => Step::chance(game.sample(&state, &mut rng)),
            seats => {
                let seat = seats.first_seat().expect("somebody");
                let view = game.view(&state, Viewer::Seat(seat));
                let list = legal(game, &view, seat);
                let moment = Moment { game, view: &view, seat, legal: &list };
                Step::seat(seat, decide(&state, moment, at, &mut rng))
            }
        };
        game.apply(&mut state, step, &mut Ignore);
    }
    state
}
