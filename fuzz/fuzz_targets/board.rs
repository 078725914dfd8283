//! Law: a board that is read can be written in one line and is read back the same; nothing panics.
#![no_main]

use demesne_burgundy::duchy::{Duchy, read_file, read_maps};
use demesne_tuscany::piece;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for (id, hexes) in piece::read_file(text).unwrap_or_default() {
        assert_eq!(piece::read_hexes(id, &piece::hexes_text(&hexes)), Ok(hexes));
    }
    if let Ok(entries) = read_file(text) {
        for entry in entries {
            let again = Duchy::from_one_line(&entry.duchy.id, &entry.duchy.rows_text());
            let again = again.expect("what was read is a board");
            assert_eq!((&again.colour, &again.number), (&entry.duchy.colour, &entry.duchy.number));
        }
    }
    // Maps come with the game only, but their reader must not panic either.
    let _ = read_maps(text);
    if let Ok(duchy) = Duchy::from_one_line("fuzz", text) {
        let again = Duchy::from_one_line("fuzz", &duchy.rows_text()).expect("what was written is a board");
        assert_eq!(again, duchy);
    }
});
