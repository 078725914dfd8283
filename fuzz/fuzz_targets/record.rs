//! Law: a record that is read is written back the same; replaying and verifying any of it never panics.
#![no_main]

use demesne_burgundy::Burgundy;
use demesne_game::{Notation, ReadRecord};
use demesne_tuscany::Tuscany;
use demesne_viscounts::Viscounts;
use libfuzzer_sys::fuzz_target;

fn law<G: Notation>(text: &str) {
    let Ok(read) = ReadRecord::<G>::read(text) else { return };
    let written = read.record.write(&read.game);
    let again = ReadRecord::<G>::read(&written).unwrap_or_else(|e| panic!("{e}\n{written}"));
    assert_eq!(again.record, read.record);
    let _ = read.check();
    let _ = read.verify();
}

fuzz_target!(|text: &str| {
    law::<Burgundy>(text);
    law::<Tuscany>(text);
    law::<Viscounts>(text);
});
