//! Printed matter: what `data/*.toml` says of tiles, cards and tables.

use crate::{Colour, Harvest, Tile, colour::COLOURS, harvest::HARVESTS, tile::TILES};
use demesne_game::TextError;
use serde::{Deserialize, de::DeserializeOwned};
use std::collections::BTreeMap;

/// All printed matter but the region pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// T1.5: the tiles of each player besides the start castle.
    pub player: [u8; TILES],
    /// T1.6: the neutral tiles.
    pub neutral: [u8; TILES],
    /// T1.8: game cards by colour.
    pub cards: [u8; COLOURS],
    /// T1.9: harvest cards by kind.
    pub harvest: [u8; HARVESTS],
    /// T8.2: points of a completed area by its size; index 0 is unused.
    pub area: [u16; 4],
    /// T1.10: tokens of each kind.
    pub tokens: u8,
    /// T9.7: points of a storage token.
    pub storage: u16,
    /// T13.5: points for the first and the second who cover a colour.
    pub bonus: [[u16; 2]; COLOURS],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TilesFile {
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "source")]
    _source: String,
    tile: Vec<TileLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileLine {
    name: String,
    player: u8,
    neutral: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CountsFile {
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "source")]
    _source: String,
    count: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TablesFile {
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "source")]
    _source: String,
    area: [u16; 3],
    tokens: u8,
    storage: u16,
    bonus: BTreeMap<String, [u16; 2]>,
}

impl Printed {
    /// What is in the box.
    pub fn load() -> Result<Printed, TextError> {
        let tiles: TilesFile = read("tiles.toml", include_str!("../data/tiles.toml"))?;
        let tables: TablesFile = read("tables.toml", include_str!("../data/tables.toml"))?;
        let cards = counts("game_cards.toml", include_str!("../data/game_cards.toml"), |name| {
            Colour::parse(name).map(Colour::index)
        })?;
        let harvest = counts("harvest_cards.toml", include_str!("../data/harvest_cards.toml"), |name| {
            Harvest::parse(name).map(Harvest::index)
        })?;
        let (mut player, mut neutral) = ([0; TILES], [0; TILES]);
        for line in tiles.tile {
            let tile = Tile::parse(&line.name).ok_or_else(|| unknown("tiles.toml", &line.name))?;
            (player[tile.index()], neutral[tile.index()]) = (line.player, line.neutral);
        }
        let mut bonus = [[0; 2]; COLOURS];
        for (name, points) in tables.bonus {
            let colour = Colour::parse(&name).ok_or_else(|| unknown("tables.toml", &name))?;
            bonus[colour.index()] = points;
        }
        let [one, two, three] = tables.area;
        let area = [0, one, two, three];
        let printed = Printed {
            player,
            neutral,
            cards,
            harvest,
            area,
            tokens: tables.tokens,
            storage: tables.storage,
            bonus,
        };
        printed.check()?;
        Ok(printed)
    }

    /// The totals that the rulebook gives: 21 + 1 tiles a player, 32 neutral ones, 122 and 27 cards.
    fn check(&self) -> Result<(), TextError> {
        let sum = |counts: &[u8]| counts.iter().map(|&n| u32::from(n)).sum::<u32>();
        for (what, rule, found, wanted) in [
            ("tiles of a player", "T1.5", sum(&self.player), 21),
            ("neutral tiles", "T1.4", sum(&self.neutral), 32),
            ("game cards", "T1.8", sum(&self.cards), 122),
            ("harvest cards", "T1.9", sum(&self.harvest), 27),
        ] {
            if found != wanted {
                return Err(TextError::new(format!("the data has {found} {what}; {rule} has {wanted}")));
            }
        }
        Ok(())
    }

    /// How many tiles of a face are in the box of a number of players, but for start castles.
    #[inline]
    pub fn in_box(&self, tile: Tile, players: u8) -> u8 {
        self.player[tile.index()] * players + self.neutral[tile.index()]
    }
}

fn counts<const N: usize>(
    file: &str,
    text: &str,
    index: impl Fn(&str) -> Option<usize>,
) -> Result<[u8; N], TextError> {
    let read: CountsFile = read(file, text)?;
    let mut counts = [0; N];
    for (name, n) in read.count {
        counts[index(&name).ok_or_else(|| unknown(file, &name))?] = n;
    }
    Ok(counts)
}

fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, TextError> {
    // By way of a table, for the size of the client: see Burgundy's.
    toml::from_str(text)
        .and_then(toml::Table::try_into)
        .map_err(|error| TextError::new(format!("{file}: {}", error.message())))
}

fn unknown(file: &str, name: &str) -> TextError {
    TextError::new(format!("{file}: \"{name}\" is nothing of this game"))
}
