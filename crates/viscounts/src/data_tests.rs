//! The printed matter of `data/` is in order: every file is read with the crate's own readers.

use crate::printed::Printed;

#[test]
fn all_files_are_in_order() {
    if let Err(error) = Printed::load() {
        panic!("data/{error}");
    }
}
