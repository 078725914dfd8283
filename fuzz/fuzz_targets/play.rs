//! Law: any bytes, taken as options and choices, play a whole game in which every law holds.
#![no_main]

use demesne_burgundy::{Burgundy, Expansion};
use demesne_game::{
    Game, Notation, Seed, SetupLine,
    laws::{Care, walk},
};
use demesne_tuscany::Tuscany;
use demesne_viscounts::Viscounts;
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
    // Every tenth table is one of Tuscany, and as many are of Viscounts.
    let mode = bytes[0] % 10;
    match mode {
        8 => return tuscany(&Seed(seed), bytes[1], bytes[2]),
        9 => return viscounts(&Seed(seed), bytes[1], bytes[2]),
        _ => {}
    }
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

/// A table of Tuscany, its options by bits.
fn tuscany(seed: &Seed, players: u8, options: u8) {
    let pairs = [
        ("players", ["2", "3", "4"][usize::from(players % 3)]),
        ("draw_base", ["3", "2"][usize::from(options & 1)]),
        ("final_cards_per_point", ["5", "3"][usize::from(options >> 1 & 1)]),
        ("tie_break", ["spanish", "english"][usize::from(options >> 2 & 1)]),
        ("fresh_hex", ["later_turn", "same_turn"][usize::from(options >> 3 & 1)]),
        ("same_colour_pairs", ["yes", "no"][usize::from(options >> 4 & 1)]),
        ("round_limit", ["200", "20"][usize::from(options >> 5 & 1)]),
    ];
    let lines = pairs.map(|(key, value)| SetupLine { key: key.into(), value: value.into(), line: 0 });
    let game = Tuscany::from_setup(&lines).expect("all options go together");
    walk(&game, game.start(), seed, Care::Quick, |_, _, _| {});
}

/// A table of Viscounts: two to four people, or one against a solo opponent.
fn viscounts(seed: &Seed, players: u8, options: u8) {
    let mut pairs = vec![("players", ["2", "3", "4"][usize::from(players % 3)])];
    if let Some(board) = ["cleric", "builder", "noble", "cards"].get(usize::from(players / 3 % 8)) {
        pairs = vec![("solo", *board), ("difficulty", ["0", "1", "2", "3"][usize::from(options % 4)])];
    }
    let lines: Vec<SetupLine> = (pairs.into_iter())
        .map(|(key, value)| SetupLine { key: key.into(), value: value.into(), line: 0 })
        .collect();
    let game = Viscounts::from_setup(&lines).expect("all options go together");
    walk(&game, game.start(), seed, Care::Quick, |_, _, _| {});
}
