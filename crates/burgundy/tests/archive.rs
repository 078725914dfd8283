//! The archive: `tests/games/` replays to the same result for ever, and shows everything that the game has.

use demesne_burgundy::{Action, Burgundy, Edition, Tile};
use demesne_game::{Game, Notation, ReadRecord};
use demesne_trial::archive::{check, records};
use std::{collections::BTreeSet, path::Path};

fn archive() -> Vec<(String, ReadRecord<Burgundy>)> {
    records(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games"))
}

#[test]
fn every_recorded_game_replays_to_its_result() {
    let archive = archive();
    assert!(archive.len() >= 30, "{} games", archive.len());
    check(&archive);
}

#[test]
fn b14_3_b14_4_every_way_to_end_is_in_the_archive() {
    let mut found = BTreeSet::new();
    for (_, read) in archive() {
        let Some(outcome) = read.check().ok().and_then(|end| read.game.outcome(&end)) else { continue };
        let players = read.game.seats();
        let edition = read.game.options().edition.name();
        found.insert(format!("{edition} {players} {}", outcome.places[0].tie_break.unwrap_or("points")));
        for place in &outcome.places[1..] {
            if let Some(rule) = place.tie_break {
                found.insert(format!("lower rank {rule}"));
            }
        }
    }
    for edition in ["2011", "se"] {
        for players in 2..=4 {
            for end in ["points", "B14.3", "B14.4"] {
                let wanted = format!("{edition} {players} {end}");
                assert!(found.contains(&wanted), "no recorded game ends as {wanted}");
            }
        }
    }
    assert!(found.contains("lower rank B14.3") && found.contains("lower rank B14.4"), "{found:?}");
}

#[test]
fn every_tile_is_placed_and_every_action_occurs_in_the_archive() {
    let (mut placed, mut verbs, mut tables) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (_, read) in archive() {
        let edition = read.game.options().edition;
        tables.extend(read.game.setup().into_iter().map(|(key, value)| {
            let first = value.split(' ').next().unwrap_or("").to_owned();
            if key.starts_with("board ") { "own board".into() } else { format!("{key} {first}") }
        }));
        if !read.record.start.is_empty() {
            tables.insert("from a position".into());
        }
        for step in &read.record.steps {
            let text = read.game.action_text(step.action);
            verbs.insert(text.split(' ').next().unwrap_or("").to_owned());
            match step.action {
                Action::Place { tile, .. } => {
                    placed.insert((edition.name(), tile));
                }
                Action::Ship { depots, .. } if depots.count_ones() == 2 => {
                    verbs.insert("ship from two depots".into());
                }
                Action::BuyFrom { .. } => {
                    verbs.insert("buy from a depot".into());
                }
                _ => {}
            }
        }
    }
    for edition in [Edition::First, Edition::Special] {
        for tile in base_tiles() {
            assert!(
                placed.contains(&(edition.name(), tile)),
                "{} is never placed: {edition:?}",
                tile.name(edition)
            );
        }
    }
    let wanted = [
        "side",
        "castle",
        "take",
        "place",
        "sell",
        "workers",
        "buy",
        "hire",
        "ship",
        "discard",
        "skip",
        "end",
        "first",
        "boards",
        "gift",
        "reveal",
        "depot",
        "black",
        "goods",
        "roll",
        "ship from two depots",
        "buy from a depot",
    ];
    for verb in wanted {
        assert!(verbs.contains(verb), "no recorded game has \"{verb}\"");
    }
    let wanted = [
        "duchies same",
        "duchies random",
        "duchies chosen",
        "castles open",
        "castles together",
        "own board",
        "from a position",
    ];
    for table in wanted {
        assert!(tables.contains(table), "no recorded game has \"{table}\"");
    }
}

/// The tiles of the base game.
fn base_tiles() -> impl Iterator<Item = Tile> {
    let game = Burgundy::new(demesne_burgundy::Options::default()).expect("the default table");
    Tile::all().filter(move |&tile| game.printed().in_box(tile) > 0)
}
