//! Law: setup lines that are read are written back and set up the same table; nothing panics. Seeds too.
#![no_main]

use demesne_burgundy::Burgundy;
use demesne_game::{Notation, Seed, SetupLine};
use demesne_tuscany::Tuscany;
use demesne_viscounts::Viscounts;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(seed) = Seed::parse(text) {
        assert_eq!(Seed::parse(&seed.to_string()), Ok(seed));
    }
    let line = |(key, value): (&str, &str)| SetupLine { key: key.into(), value: value.into(), line: 1 };
    let lines: Vec<SetupLine> = text.lines().filter_map(|l| l.split_once(": ").map(line)).collect();
    law::<Burgundy>(&lines);
    law::<Tuscany>(&lines);
    law::<Viscounts>(&lines);
});

fn law<G: Notation>(lines: &[SetupLine]) {
    let Ok(game) = G::from_setup(lines) else { return };
    let written = game.setup();
    let line =
        |(key, value): &(String, String)| SetupLine { key: key.clone(), value: value.clone(), line: 1 };
    let again: Vec<SetupLine> = written.iter().map(line).collect();
    let again = G::from_setup(&again).unwrap_or_else(|e| panic!("{e}\n{written:?}"));
    assert_eq!(again.setup(), written);
}
