//! Law: action text that is read is written back as the same action; nothing panics.
#![no_main]

use demesne_burgundy::Burgundy;
use demesne_game::{Notation, SetupLine};
use demesne_tuscany::Tuscany;
use demesne_viscounts::Viscounts;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

/// Tables whose actions differ in their text.
const TABLES: [&[(&str, &str)]; 5] = [
    &[("edition", "2011"), ("players", "4"), ("duchies", "random")],
    &[("expansions", "all"), ("duchies", "random")],
    &[("team", "basic")],
    &[("solo", "33")],
    &[("chateautoma", "novice"), ("players", "3")],
];

static GAMES: LazyLock<[Burgundy; 5]> = LazyLock::new(|| {
    TABLES.map(|table| {
        let line = |&(key, value): &(&str, &str)| SetupLine { key: key.into(), value: value.into(), line: 0 };
        let lines: Vec<SetupLine> = table.iter().map(line).collect();
        Burgundy::from_setup(&lines).expect("a legal table")
    })
});

static TUSCANY: LazyLock<Tuscany> = LazyLock::new(|| Tuscany::from_setup(&[]).expect("the default table"));
static VISCOUNTS: LazyLock<Viscounts> =
    LazyLock::new(|| Viscounts::from_setup(&[]).expect("the default table"));

fuzz_target!(|text: &str| {
    GAMES.iter().for_each(|game| law(game, text));
    law(&*TUSCANY, text);
    law(&*VISCOUNTS, text);
});

fn law<G: Notation>(game: &G, text: &str) {
    if let Ok(step) = game.parse_step(text) {
        let written = game.step_text(step);
        assert_eq!(game.parse_step(&written), Ok(step), "{written}");
    }
}
