//! Law: any bytes, taken as choices, play a whole game in which every law holds.
#![no_main]

use demesne_burgundy::{Burgundy, Duchies, Edition, Options};
use demesne_game::{
    Game, Seed,
    laws::{Care, walk},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: [u8; 34]| {
    let mut seed = [0; 32];
    seed.copy_from_slice(&bytes[2..]);
    let options = Options {
        edition: if bytes[0] & 1 == 0 { Edition::First } else { Edition::Special },
        players: 2 + bytes[1] % 3,
        duchies: if bytes[0] & 2 == 0 { Duchies::Random } else { Duchies::Same("1".into()) },
        ..Options::default()
    };
    let game = Burgundy::new(options).expect("a legal table");
    walk(&game, game.start(), &Seed(seed), Care::Quick, |_, _, _| {});
});
