//! The archive: recorded games replay to the same result for ever, and show everything that the game has.

use crate::show::{shown, wanted};
use demesne_trial::archive::{self, Shown};
use demesne_viscounts::Viscounts;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games")
}

#[test]
fn every_recorded_game_replays_to_its_result() {
    let records = archive::records::<Viscounts>(&folder());
    assert!(records.len() >= 10, "{} games", records.len());
    archive::check(&records);
    let seats: Shown = records.iter().flat_map(|(_, read)| read.record.names.clone()).collect();
    assert!(seats.contains("greedy") && seats.contains("random"), "{seats:?}");
}

#[test]
fn everything_of_the_game_is_in_the_archive() {
    let missing = archive::missing(&archive::records::<Viscounts>(&folder()), &wanted(), shown);
    assert!(
        missing.is_empty(),
        "no recorded game shows: {}",
        missing.into_iter().collect::<Vec<_>>().join(", ")
    );
}

/// Names the fewest games of a folder, more or less, that show all that is wanted and missing in the archive:
/// `DEMESNE_CANDIDATES=DIR cargo test -p demesne-viscounts --test all archive:: -- --ignored --nocapture`.
#[test]
#[ignore = "a tool to choose recorded games with"]
fn choose_games_for_the_archive() {
    let missing = archive::missing(&archive::records::<Viscounts>(&folder()), &wanted(), shown);
    archive::propose::<Viscounts>(missing, shown);
}
