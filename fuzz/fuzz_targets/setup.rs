//! Law: setup lines that are read are written back and set up the same table; nothing panics. Seeds too.
#![no_main]

use demesne_burgundy::{Burgundy, Options};
use demesne_game::{Notation, Seed, SetupLine};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(seed) = Seed::parse(text) {
        assert_eq!(Seed::parse(&seed.to_string()), Ok(seed));
    }
    let line = |(key, value): (&str, &str)| SetupLine { key: key.into(), value: value.into(), line: 1 };
    let lines: Vec<SetupLine> = text.lines().filter_map(|l| l.split_once(": ").map(line)).collect();
    let Ok(options) = Options::from_lines(&lines) else { return };
    let written = options.lines();
    let again: Vec<SetupLine> = written.iter().map(|(k, v)| line((k.as_str(), v.as_str()))).collect();
    assert_eq!(Options::from_lines(&again), Ok(options));
    let _ = Burgundy::from_setup(&lines);
});
