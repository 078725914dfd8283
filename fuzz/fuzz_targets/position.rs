//! Law: a position that is read is written back the same, and can be played on to the end; nothing panics.
#![no_main]

use demesne_burgundy::{Burgundy, State};
use demesne_game::{
    Ignore, Notation, Quick, Random, Step, ToAct,
    record::{read_position, write_position},
};
use demesne_tuscany::{Tuscany, state::Eyes};
use demesne_viscounts::{Viscounts, state::Eyes as Looks};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    law::<Burgundy>(text, |state: &State| !state.veiled);
    law::<Tuscany>(text, |state| state.eyes == Eyes::All);
    law::<Viscounts>(text, |state| state.eyes == Looks::All);
});

/// What somebody knows of a game is read back, but it is not whole enough to be played on.
fn law<G: Notation>(text: &str, whole: fn(&G::State) -> bool) {
    let Ok((game, state)) = read_position::<G>(text) else { return };
    let written = write_position(&game, &state);
    let (_, again) = read_position::<G>(&written).unwrap_or_else(|e| panic!("{e}\n{written}"));
    assert_eq!(again, state);
    let (mut state, mut rng, mut list) = (state, Quick::new(1), Vec::new());
    while whole(&state) {
        let step = match game.to_act(&state) {
            ToAct::Nobody => break,
            ToAct::Chance => Step::chance(game.sample(&state, &mut rng)),
            seats => {
                let seat = seats.first_seat().expect("somebody is to act");
                list.clear();
                game.legal_actions(&state, seat, &mut list);
                Step::seat(seat, list[rng.below(list.len() as u32) as usize])
            }
        };
        let text = game.step_text(step);
        game.play(&mut state, step, &mut Ignore).unwrap_or_else(|e| panic!("{text}: {e}\n{written}"));
    }
}
