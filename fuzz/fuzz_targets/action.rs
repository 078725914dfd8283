//! Law: action text that is read is written back as the same action; nothing panics.
#![no_main]

use demesne_burgundy::{Burgundy, Duchies, Edition, Options};
use demesne_game::Notation;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static GAMES: LazyLock<[Burgundy; 2]> = LazyLock::new(|| {
    [(Edition::First, 4), (Edition::Special, 2)].map(|(edition, players)| {
        let options = Options { edition, players, duchies: Duchies::Random, ..Options::default() };
        Burgundy::new(options).expect("a legal table")
    })
});

fuzz_target!(|text: &str| {
    for game in GAMES.iter() {
        if let Ok(step) = game.parse_step(text) {
            let written = game.step_text(step);
            assert_eq!(game.parse_step(&written), Ok(step), "{written}");
        }
    }
});
