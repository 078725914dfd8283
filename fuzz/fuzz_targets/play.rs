//! Law: any bytes, taken as options and choices, play a whole game in which every law holds.
#![no_main]

use demesne_burgundy::{Burgundy, Expansion};
use demesne_game::{
    Game, Notation, Seed, SetupLine,
    laws::{Care, walk},
};
use libfuzzer_sys::fuzz_target;

/// Ways to play, by three bits.
const MODES: [&[(&str, &str)]; 8] = [
    &[("edition", "2011"), ("duchies", "random")],
    &[("duchies", "same 1")],
    &[("boards", "11-18"), ("connection", "yes")],
    &[("boards", "23-30"), ("duchies", "random")],
    &[("team", "advanced")],
    &[("solo", "34")],
    &[("chateautoma", "experienced"), ("modifiers", "C")],
    &[("chateautoma", "expert"), ("modifiers", "A B D")],
];

fuzz_target!(|bytes: [u8; 35]| {
    let mut seed = [0; 32];
    seed.copy_from_slice(&bytes[3..]);
    let mode = bytes[0] % 8;
    let mut pairs: Vec<(&str, String)> =
        MODES[usize::from(mode)].iter().map(|&(key, value)| (key, value.into())).collect();
    if !matches!(mode, 4 | 5) {
        pairs.push(("players", (2 + bytes[1] % 3).to_string()));
    }
    let names: Vec<&str> =
        Expansion::ALL.into_iter().filter(|&e| bytes[2] >> e as u8 & 1 != 0).map(Expansion::name).collect();
    if !names.is_empty() {
        pairs.push(("expansions", names.join(" ")));
    }
    let lines: Vec<SetupLine> =
        pairs.into_iter().map(|(key, value)| SetupLine { key: key.into(), value, line: 0 }).collect();
    // What does not go together is refused, and that is all that is to be said about it.
    let Ok(game) = Burgundy::from_setup(&lines) else { return };
    walk(&game, game.start(), &Seed(seed), Care::Quick, |_, _, _| {});
});
