//! Law: a record that is read is written back the same; replaying and verifying any of it never panics.
#![no_main]

use demesne_burgundy::Burgundy;
use demesne_game::ReadRecord;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(read) = ReadRecord::<Burgundy>::read(text) else { return };
    let written = read.record.write(&read.game);
    let again = ReadRecord::<Burgundy>::read(&written).unwrap_or_else(|e| panic!("{e}\n{written}"));
    assert_eq!(again.record, read.record);
    let _ = read.check();
    let _ = read.verify();
});
