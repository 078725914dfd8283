//! Printed matter: what `data/*.toml` says of tiles, main board and tables.

use crate::{Colour, Edition, Tile, duchy::BoardSet, tally::LARGEST, tile::FACES};
use demesne_game::TextError;
use serde::{Deserialize, de::DeserializeOwned};
use std::collections::BTreeMap;

/// How many tiles of each face a supply holds.
pub type Counts = [u8; FACES];

/// A space of a depot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DepotSpace {
    /// The colour of the tile that is put there.
    pub colour: Colour,
    /// The least number of players that uses it.
    pub players: u8,
}

/// A tile that an expansion adds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AddedTile {
    /// The name of the expansion.
    pub expansion: String,
    /// The tile.
    pub tile: Tile,
    /// How many with a back of the front's colour.
    pub normal: u8,
    /// How many with a black back.
    pub black: u8,
}

/// A two-sided board: the ids of both sides, and how many copies there are (B2.11).
pub type TwoSided = ([String; 2], u8);

/// All printed matter but the duchies.
#[derive(Clone, Debug)]
pub struct Printed {
    /// Tiles whose back has the colour of the front.
    pub normal: Counts,
    /// Tiles with a black back.
    pub black: Counts,
    /// The tiles that expansions add to both supplies: the name of the expansion, and how many with which back.
    pub added: Vec<AddedTile>,
    /// Inns (X-INN-1).
    pub inns: u8,
    /// Goods of each number.
    pub goods: u8,
    /// The six depots, spaces in reading order.
    pub depots: [[DepotSpace; 4]; 6],
    /// The eight spaces of the black depot in reading order, each with the least number of players that uses it.
    pub black_depot: [u8; 8],
    /// The last space of the turn-order track; the first is 0.
    pub track_end: u8,
    /// Points of a completed region by size; index 0 is unused.
    pub region_size: [u16; LARGEST + 1],
    /// Points of a completed region by phase.
    pub phase: [u16; 5],
    /// The large bonus tile of a colour.
    pub bonus_large: u16,
    /// The small one.
    pub bonus_small: u16,
    /// Points for each goods tile sold.
    pub goods_sold: u16,
    /// Monastery 15: points for each kind of goods sold.
    pub per_kind_sold: i32,
    /// Monastery 26: points for each bonus tile.
    pub per_bonus_tile: i32,
    /// The depot, number of players and phases (a bit each) where a castle space takes a mine.
    pub mine_for_castle: (usize, u8, u8),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TilesFile {
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "source")]
    _source: String,
    goods_of_each_number: u8,
    inns: u8,
    tile: Vec<TileLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileLine {
    names: Vec<String>,
    normal: u8,
    black: u8,
    /// The expansion that the tiles come with; none for those of the base game.
    expansion: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "source")]
    _source: String,
    depots: [[String; 4]; 6],
    mine_for_castle: MineForCastle,
    black_depot: BlackDepot,
    turn_order: TurnOrder,
}

#[derive(Deserialize)]
struct MineForCastle {
    depot: usize,
    players: u8,
    phases: String,
}

#[derive(Deserialize)]
struct BlackDepot {
    rows: Vec<Vec<u8>>,
}

#[derive(Deserialize)]
struct TurnOrder {
    spaces: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TablesFile {
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "source")]
    _source: String,
    region_size: [u16; LARGEST],
    phase: [u16; 5],
    bonus_large: [u16; 3],
    bonus_small: [u16; 3],
    goods_sold: [u16; 3],
    /// By edition and set.
    two_sided: BTreeMap<String, BTreeMap<String, Vec<TwoSidedLine>>>,
    monasteries: BTreeMap<String, MonasteryPoints>,
}

#[derive(Deserialize)]
struct TwoSidedLine {
    sides: [String; 2],
    copies: u8,
}

#[derive(Deserialize)]
struct MonasteryPoints {
    kinds_sold: i32,
    bonus_tiles: i32,
}

impl Printed {
    /// What is in the box of an edition, for a number of players (2 to 4).
    pub fn load(edition: Edition, players: u8) -> Result<Printed, TextError> {
        let tiles: TilesFile = read("tiles.toml", include_str!("../data/tiles.toml"))?;
        let board: BoardFile = read("main_board.toml", include_str!("../data/main_board.toml"))?;
        let tables = tables()?;
        let by_players = |list: [u16; 3]| list[usize::from(players.clamp(2, 4)) - 2];
        let monasteries = tables
            .monasteries
            .get(edition.name())
            .ok_or_else(|| TextError::new(format!("tables.toml lacks [monasteries.{}]", edition.name())))?;
        let (normal, black, added) = counts(&tiles.tile)?;
        let mut region_size = [0; LARGEST + 1];
        region_size[1..].copy_from_slice(&tables.region_size);
        let mine = &board.mine_for_castle;
        let phases = mine.phases.bytes().fold(0, |set, phase| set | 1 << (phase - b'A'));
        Ok(Printed {
            normal,
            black,
            added,
            inns: tiles.inns,
            goods: tiles.goods_of_each_number,
            depots: depots(&board.depots)?,
            black_depot: black_depot(&board.black_depot.rows)?,
            track_end: board.turn_order.spaces - 1,
            region_size,
            phase: tables.phase,
            bonus_large: by_players(tables.bonus_large),
            bonus_small: by_players(tables.bonus_small),
            goods_sold: by_players(tables.goods_sold),
            per_kind_sold: monasteries.kinds_sold,
            per_bonus_tile: monasteries.bonus_tiles,
            mine_for_castle: (mine.depot - 1, mine.players, phases),
        })
    }

    /// X-SEQ-15: mixes the tiles of some expansions into the supplies.
    pub fn mix_in(&mut self, wanted: impl Fn(&AddedTile) -> bool) {
        for added in self.added.iter().filter(|added| wanted(added)) {
            self.normal[added.tile.index()] = added.normal;
            self.black[added.tile.index()] = added.black;
        }
    }

    /// The two-sided boards of a set, to draw from (B2.11, X-BOARD-1, X-CHAMP-1, X-POST-1). An edition without the set
    /// is refused.
    pub fn two_sided_of(edition: Edition, set: BoardSet) -> Result<Vec<TwoSided>, TextError> {
        tables()?.two_sided(edition, set)
    }

    /// How many tiles of a face are in the box, whatever their backs.
    pub fn in_box(&self, tile: Tile) -> u8 {
        self.normal[tile.index()] + self.black[tile.index()]
    }

    /// B1.5, B3.2: the colours of a depot's four spaces, `None` for those that the number of players does not use.
    pub fn depot_colours(&self, depot: usize, players: u8, phase: u8) -> [Option<Colour>; 4] {
        let (mine_depot, mine_players, mine_phases) = self.mine_for_castle;
        let swap = depot == mine_depot && players == mine_players && mine_phases >> phase & 1 != 0;
        self.depots[depot].map(|space| {
            let used = players >= space.players;
            used.then_some(if swap && space.colour == Colour::Castle { Colour::Mine } else { space.colour })
        })
    }
}

impl TablesFile {
    fn two_sided(&self, edition: Edition, set: BoardSet) -> Result<Vec<TwoSided>, TextError> {
        let boards = self.two_sided.get(edition.name()).and_then(|sets| sets.get(set.name()));
        let boards = boards.ok_or_else(|| {
            let (edition, set) = (edition.name(), set.name());
            TextError::new(format!(
                "the edition {edition} has no boards {set}; it has {}",
                self.sets(edition)
            ))
        })?;
        Ok(boards.iter().map(|board| (board.sides.clone(), board.copies)).collect())
    }

    /// The names of the sets of an edition.
    fn sets(&self, edition: &str) -> String {
        let sets = self.two_sided.get(edition).into_iter().flatten();
        sets.map(|(set, _)| set.as_str()).collect::<Vec<_>>().join(", ")
    }
}

fn tables() -> Result<TablesFile, TextError> {
    read("tables.toml", include_str!("../data/tables.toml"))
}

fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, TextError> {
    // By way of a table: read straight into its types, each file would bring a whole reader along, and browsers wait for every kilobyte.
    toml::from_str(text)
        .and_then(toml::Table::try_into)
        .map_err(|e| TextError::new(format!("{file}: {}", e.message())))
}

fn counts(lines: &[TileLine]) -> Result<(Counts, Counts, Vec<AddedTile>), TextError> {
    let (mut normal, mut black, mut added) = ([0; FACES], [0; FACES], Vec::new());
    for line in lines {
        for name in &line.names {
            let tile = Tile::parse(name)
                .filter(|tile| !tile.is_double() && !tile.is_wild())
                .ok_or_else(|| TextError::new(format!("tiles.toml: \"{name}\" is no tile of a supply")))?;
            if let Some(expansion) = &line.expansion {
                let (expansion, normal, black) = (expansion.clone(), line.normal, line.black);
                added.push(AddedTile { expansion, tile, normal, black });
                continue;
            }
            normal[tile.index()] = line.normal;
            black[tile.index()] = line.black;
        }
    }
    Ok((normal, black, added))
}

fn depots(lines: &[[String; 4]; 6]) -> Result<[[DepotSpace; 4]; 6], TextError> {
    let mut depots = [[DepotSpace { colour: Colour::Castle, players: 2 }; 4]; 6];
    for (depot, spaces) in depots.iter_mut().zip(lines) {
        for (space, text) in depot.iter_mut().zip(spaces) {
            let read = text.split_once(' ').and_then(|(colour, players)| {
                Some(DepotSpace { colour: Colour::parse(colour)?, players: players.parse().ok()? })
            });
            *space = read.ok_or_else(|| {
                TextError::new(format!("main_board.toml: \"{text}\" is no depot space; write \"ship 2\""))
            })?;
        }
    }
    Ok(depots)
}

fn black_depot(rows: &[Vec<u8>]) -> Result<[u8; 8], TextError> {
    let spaces: Vec<u8> = rows.iter().flatten().copied().collect();
    spaces.try_into().map_err(|_| TextError::new("main_board.toml: the black depot has eight spaces"))
}
