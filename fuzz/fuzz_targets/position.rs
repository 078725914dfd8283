//! Law: a position that is read is written back the same, and can be played on to the end; nothing panics.
#![no_main]

use demesne_burgundy::Burgundy;
use demesne_game::{
    Game, Ignore, Notation, Quick, Random, Step, ToAct,
    record::{read_position, write_position},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok((game, state)) = read_position::<Burgundy>(text) else { return };
    let written = write_position(&game, &state);
    let (_, again) = read_position::<Burgundy>(&written).unwrap_or_else(|e| panic!("{e}\n{written}"));
    assert_eq!(again, state);
    let (mut state, mut rng, mut list) = (state, Quick::new(1), Vec::new());
    while !state.veiled {
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
});
