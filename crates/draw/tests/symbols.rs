//! Everything that a table can show has a symbol of the sheet, and no two tiles look alike.

use demesne_burgundy::{Building, Colour, Edition, Tile, bonus::Bonus, tile::DOUBLES};
use demesne_draw::{glyphs, pen::At, tile};
use std::collections::{BTreeSet, HashMap};

fn ids(edition: Edition) -> BTreeSet<String> {
    let sheet = glyphs::sheet(edition);
    sheet
        .split(r#"<symbol id=""#)
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .map(str::to_owned)
        .collect()
}

/// Every hex tile and every double tile.
fn tiles() -> impl Iterator<Item = Tile> {
    Tile::all().chain((0..DOUBLES).filter_map(Tile::from_double_index))
}

#[test]
fn every_symbol_that_is_named_is_in_the_sheet() {
    let mut named: Vec<&str> = tiles().map(glyphs::tile).collect();
    named.extend(tiles().filter_map(glyphs::halves).flatten());
    named.extend(Colour::ALL.map(glyphs::colour));
    named.extend(Building::ALL.map(glyphs::building));
    named.extend(Bonus::ALL.map(glyphs::bonus));
    named.extend((1..=6).flat_map(|number| [glyphs::goods(number), glyphs::die(number)]));
    named.extend((1..=18).map(glyphs::shield));
    named.extend((0..6).map(glyphs::vine));
    named.extend(glyphs::BONUS_TILES);
    named.extend([
        glyphs::WORKER,
        glyphs::SILVER,
        glyphs::POINTS,
        glyphs::POST,
        glyphs::ROUTE,
        glyphs::TURN_MARKER,
        glyphs::ROUND_DONE,
        glyphs::STORAGE,
        glyphs::AUTOMA,
        glyphs::ANY_SHIELD,
        glyphs::ANY_VINE,
        glyphs::SALE,
    ]);
    for edition in [Edition::Special, Edition::First] {
        let there = ids(edition);
        assert_eq!(there.len(), 134);
        for id in &named {
            assert!(there.contains(*id), "{id} is not in the sheet");
            assert!(
                glyphs::symbol(&glyphs::sheet(edition), id).is_some_and(|s| s.ends_with("</symbol>")),
                "{id}"
            );
        }
    }
}

#[test]
fn symbols_are_those_of_their_number() {
    assert_eq!([1, 6].map(glyphs::goods), ["g-good-1", "g-good-6"]);
    assert_eq!([1, 6].map(glyphs::die), ["g-die-1", "g-die-6"]);
    assert_eq!([1, 18].map(glyphs::shield), ["g-shield-1", "g-shield-18"]);
    for number in 1..=29 {
        assert_eq!(glyphs::tile(Tile::monastery(number)), format!("g-mon-{number}"));
    }
    for (species, name) in (0..4).zip(["cow", "sheep", "pig", "goat"]) {
        for animals in 2..=4 {
            assert_eq!(glyphs::tile(Tile::livestock(species, animals)), format!("g-{name}-{animals}"));
        }
    }
}

#[test]
fn no_two_tiles_look_alike() {
    for s in [12.0, 24.0, 56.0] {
        let mut seen = HashMap::new();
        for face in tiles() {
            let mut picture = String::new();
            tile::layers(&mut picture, face, s);
            let before = seen.insert(picture, face);
            assert_eq!(before, None, "{face:?} looks like it");
            let mut placed = String::new();
            tile::tile(&mut placed, face, At::new(1.0, 2.0, s));
            assert!(placed.starts_with(r#"<g class="tile" data-t=""#));
        }
        assert_eq!(seen.len(), 57 + DOUBLES);
    }
}

#[test]
fn colour_is_never_the_only_sign() {
    // What is left of tiles and goods without any colour still tells them apart: their symbols do.
    let hex: BTreeSet<&str> = Tile::all().map(glyphs::tile).collect();
    assert_eq!(hex.len(), Tile::all().count());
    let goods: BTreeSet<&str> = (1..=6).map(glyphs::goods).collect();
    let vines: BTreeSet<&str> = (0..6).map(glyphs::vine).collect();
    assert_eq!((goods.len(), vines.len()), (6, 6));
}

#[test]
fn the_fourth_species_is_the_edition_s() {
    let title = |edition| {
        let sheet = glyphs::sheet(edition);
        glyphs::symbol(&sheet, "g-goat").expect("the fourth species").contains("Chickens")
    };
    assert_eq!([Edition::Special, Edition::First].map(title), [false, true], "B1.2");
}
