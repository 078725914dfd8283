//! What is printed on the route tiles: `data/trade_routes.toml`.

use demesne_game::TextError;
use serde::Deserialize;

/// How many route tiles there are.
pub const ROUTE_TILES: usize = 12;

/// The bonuses that route tiles show, by their names in files (X-ROUTE-9).
const BONUSES: [&str; 8] = [
    "silver_2",
    "workers_4",
    "vp_4",
    "extra_action",
    "take_building",
    "take_mine_monastery_castle",
    "take_ship_livestock",
    "sell_goods",
];

/// What is printed on route tiles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrintedRoutes {
    /// X-ROUTE-1: how many tiles each player gets with 2, 3 and 4 players.
    pub dealt: [u8; 3],
    /// The tiles: three spaces each, with the number of the goods and the name of the bonus.
    pub tiles: [[(u8, &'static str); 3]; ROUTE_TILES],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoutesFile {
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(rename = "source")]
    _source: String,
    dealt: [u8; 3],
    tile: Vec<TileLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileLine {
    provenance: String,
    spaces: [String; 3],
}

/// Reads and checks the file.
pub fn printed_routes() -> Result<PrintedRoutes, TextError> {
    let fail = |why: String| TextError::new(format!("trade_routes.toml: {why}"));
    let file: RoutesFile = toml::from_str(include_str!("../../data/trade_routes.toml"))
        .and_then(toml::Table::try_into)
        .map_err(|e| fail(e.message().into()))?;
    let lines = <[TileLine; ROUTE_TILES]>::try_from(file.tile)
        .map_err(|tiles| fail(format!("there are {ROUTE_TILES} route tiles, not {}", tiles.len())))?;
    let mut tiles = [[(0, ""); 3]; ROUTE_TILES];
    for (tile, line) in tiles.iter_mut().zip(&lines) {
        if !["found", "own"].contains(&line.provenance.as_str()) {
            return Err(fail(format!(
                "\"{}\" is no provenance of a tile; write found or own",
                line.provenance
            )));
        }
        for (space, text) in tile.iter_mut().zip(&line.spaces) {
            *space = read_space(text)
                .ok_or_else(|| fail(format!("\"{text}\" is no space of a route; write \"1 silver_2\"")))?;
        }
    }
    let most = ROUTE_TILES as u8;
    if (2..).zip(file.dealt).any(|(players, dealt)| dealt > 5 || players * dealt > most) {
        return Err(fail(format!(
            "the {ROUTE_TILES} tiles do not suffice for what is dealt, or more than 5 are"
        )));
    }
    Ok(PrintedRoutes { dealt: file.dealt, tiles })
}

fn read_space(text: &str) -> Option<(u8, &'static str)> {
    let (number, bonus) = text.split_once(' ')?;
    let number = number.parse().ok().filter(|n| (1..=6).contains(n))?;
    Some((number, BONUSES.into_iter().find(|name| *name == bonus)?))
}
