//! The symbols: the sheet, and which symbol stands for what.

use demesne_burgundy::{Building, Colour, Edition, Tile, bonus::Bonus, tile::Face};
use std::borrow::Cow;

/// All symbols, each with an id that starts with `g-`, on a grid of 64. Put once into a page, they are there for `<use>`.
pub static SHEET: &str = include_str!("../data/glyphs.svg");

/// The chicken, under the id of the goat: all herds of the fourth species are made of it.
const CHICKEN: &str = include_str!("../data/chicken.svg");

/// The symbols of an edition: the fourth species is the goat, in 2011 the chicken (B1.2).
pub fn sheet(edition: Edition) -> Cow<'static, str> {
    match edition {
        Edition::Special => Cow::Borrowed(SHEET),
        Edition::First => {
            let goat = symbol(SHEET, "g-goat").unwrap_or_default();
            Cow::Owned(SHEET.replace(goat, CHICKEN.trim_end()))
        }
    }
}

/// The markup of a symbol of a sheet.
pub fn symbol<'s>(sheet: &'s str, id: &str) -> Option<&'s str> {
    let mut symbols = sheet.lines().filter(|line| line.starts_with("<symbol "));
    symbols.find(|line| line.strip_prefix(r#"<symbol id=""#).is_some_and(|rest| named(rest) == id))
}

/// The ids of the symbols that some markup shows, in the order in which it does, each once.
pub fn named_in(markup: &str) -> Vec<&str> {
    let mut ids = Vec::new();
    for rest in markup.split(r##"href="#"##).skip(1) {
        let id = named(rest);
        if id.starts_with("g-") && !ids.contains(&id) {
            ids.push(id);
        }
    }
    ids
}

fn named(rest: &str) -> &str {
    rest.split('"').next().unwrap_or_default()
}

/// What stands for a colour: on an empty space, beside bonus tiles.
pub const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Castle => "g-castle",
        Colour::Mine => "g-mine",
        Colour::Ship => "g-ship",
        Colour::Monastery => "g-monastery",
        Colour::Building => "g-building",
        Colour::Livestock => "g-livestock",
    }
}

/// What is on a tile. A double tile has two: this is the first, and [`halves`] has both.
pub const fn tile(tile: Tile) -> &'static str {
    match tile.face() {
        Face::Castle => "g-castle",
        Face::Mine => "g-mine",
        Face::Ship => "g-ship",
        Face::Monastery(number) => MONASTERIES[(number as usize - 1) % MONASTERIES.len()],
        Face::Building(kind) => building(kind),
        Face::Livestock(species, animals) => herd(species, animals),
        Face::Inn => "g-inn",
        Face::FaceDown => "g-hex",
        Face::Double(one, _) => vine(one),
    }
}

/// What is on the two hexes of a double tile (X-VINE).
pub const fn halves(tile: Tile) -> Option<[&'static str; 2]> {
    match tile.face() {
        Face::Double(one, other) => Some([vine(one), vine(other)]),
        _ => None,
    }
}

/// A kind of building.
pub const fn building(kind: Building) -> &'static str {
    match kind {
        Building::Warehouse => "g-warehouse",
        Building::Watchtower => "g-watchtower",
        Building::Workshop => "g-carpenter",
        Building::Church => "g-church",
        Building::Market => "g-market",
        Building::BoardingHouse => "g-boarding-house",
        Building::Bank => "g-bank",
        Building::CityHall => "g-city-hall",
        Building::WhiteCastle => "g-white-castle",
        Building::Crane => "g-crane",
    }
}

/// Animals of a species, as many as there are on the tile.
const fn herd(species: u8, animals: u8) -> &'static str {
    match (species, animals) {
        (0, 2) => "g-cow-2",
        (0, 3) => "g-cow-3",
        (0, _) => "g-cow-4",
        (1, 2) => "g-sheep-2",
        (1, 3) => "g-sheep-3",
        (1, _) => "g-sheep-4",
        (2, 2) => "g-pig-2",
        (2, 3) => "g-pig-3",
        (2, _) => "g-pig-4",
        (3, 2) => "g-goat-2",
        (3, 3) => "g-goat-3",
        (3, _) => "g-goat-4",
        _ => "g-geese-2",
    }
}

/// A type of vines, from 0 on: the glyph in whose colour it is named.
pub const fn vine(vine: u8) -> &'static str {
    ["g-vine-5", "g-vine-3", "g-vine-2", "g-vine-1", "g-vine-4", "g-vine-6"][vine as usize % 6]
}

/// Goods of a number, 1 to 6.
pub const fn goods(number: u8) -> &'static str {
    GOODS[(number as usize + 5) % 6]
}

/// A die that shows a number, 1 to 6.
pub const fn die(number: u8) -> &'static str {
    DICE[(number as usize + 5) % 6]
}

/// A shield, 1 to 18 (X-SHIELD).
pub const fn shield(number: u8) -> &'static str {
    SHIELDS[(number as usize + SHIELDS.len() - 1) % SHIELDS.len()]
}

/// What a covered space of a vineyard or a trade route brings: the building or castle that does the same (X-VINE-14, X-ROUTE-4).
pub const fn bonus(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Silver => "g-bank",
        Bonus::Workers => "g-boarding-house",
        Bonus::Points => "g-watchtower",
        Bonus::Action => "g-castle",
        Bonus::Building => "g-carpenter",
        Bonus::MineMonasteryCastle => "g-church",
        Bonus::ShipLivestock => "g-market",
        Bonus::Sell => "g-warehouse",
        Bonus::Place => "g-city-hall",
        Bonus::BlackOrShop => "g-black-depot",
        Bonus::VineDepot => "g-vine-1",
    }
}

/// A worker.
pub const WORKER: &str = "g-worker";
/// A silver coin.
pub const SILVER: &str = "g-silver";
/// Points.
pub const POINTS: &str = "g-vp";
/// The large and the small bonus tile of a colour (B9.4).
pub const BONUS_TILES: [&str; 2] = ["g-bonus-large", "g-bonus-small"];
/// A border post (X-POST).
pub const POST: &str = "g-border-post";
/// A trade route (X-ROUTE).
pub const ROUTE: &str = "g-trade-route";
/// A marker of the turn-order track; its flag has the ink `--ga`.
pub const TURN_MARKER: &str = "g-turn-marker";
/// A round that is over.
pub const ROUND_DONE: &str = "g-round-done";
/// A free place of a storage.
pub const STORAGE: &str = "g-storage";
/// The Châteautoma.
pub const AUTOMA: &str = "g-bot";
/// A shield, whichever it is: on county cards (A16.14) and where the Châteautoma's are counted.
pub const ANY_SHIELD: &str = "g-shield";
/// A double tile, whichever it is, likewise (A8.5).
pub const ANY_VINE: &str = "g-vine-1";
/// A sale by a county card (A8.1).
pub const SALE: &str = "g-warehouse";

const GOODS: [&str; 6] = ["g-good-1", "g-good-2", "g-good-3", "g-good-4", "g-good-5", "g-good-6"];
const DICE: [&str; 6] = ["g-die-1", "g-die-2", "g-die-3", "g-die-4", "g-die-5", "g-die-6"];

/// The emblems of the monasteries, 1 to 29 (B15, X-TILE).
#[rustfmt::skip]
const MONASTERIES: [&str; 29] = [
    "g-mon-1", "g-mon-2", "g-mon-3", "g-mon-4", "g-mon-5", "g-mon-6", "g-mon-7", "g-mon-8", "g-mon-9", "g-mon-10",
    "g-mon-11", "g-mon-12", "g-mon-13", "g-mon-14", "g-mon-15", "g-mon-16", "g-mon-17", "g-mon-18", "g-mon-19",
    "g-mon-20", "g-mon-21", "g-mon-22", "g-mon-23", "g-mon-24", "g-mon-25", "g-mon-26", "g-mon-27", "g-mon-28",
    "g-mon-29",
];

/// The shields, 1 to 18.
#[rustfmt::skip]
const SHIELDS: [&str; 18] = [
    "g-shield-1", "g-shield-2", "g-shield-3", "g-shield-4", "g-shield-5", "g-shield-6", "g-shield-7", "g-shield-8",
    "g-shield-9", "g-shield-10", "g-shield-11", "g-shield-12", "g-shield-13", "g-shield-14", "g-shield-15",
    "g-shield-16", "g-shield-17", "g-shield-18",
];
