//! All that lies on the table, as lists of things. Tiles go by their names in texts (`bank`, `cow3`, `m17`, `inn`, `face-down`,
//! `green-blue`), seats count from 0.

use super::board::{Board, Printed};
use std::{collections::BTreeMap, rc::Rc};

/// A tile by its name.
pub type Tile = String;

/// What the table chose (`docs/notation.md`, "Setup of Burgundy").
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The edition of 2011.
    pub old: bool,
    /// Everybody who plays, the Châteautoma included: what all numbers depend on. 2 in solo (X-SOLO-4), 4 in the team game.
    pub players: usize,
    /// How many seats are people: 1 in solo.
    pub people: usize,
    /// The Châteautoma has the last seat.
    pub automa: bool,
    pub team: bool,
    pub solo: bool,
    /// X-BOARD-3.
    pub connection: bool,
    pub tiles: bool,
    pub white: bool,
    pub inns: bool,
    pub posts: bool,
    pub routes: bool,
    pub shields: bool,
    pub vineyards: bool,
    /// X-SOLO-3.
    pub target: i32,
    /// All setup lines, for what only the set-up asks.
    pub lines: BTreeMap<String, String>,
}

/// A member of the table: what is each person's own, in the team game too.
#[derive(Clone, Debug, Default)]
pub struct Player {
    /// Unused dice in rising order.
    pub dice: Vec<u8>,
    /// X-TEAM-7.
    pub private: Vec<Tile>,
    /// B2.8: what was chosen and is not turned up: `19`, `@4`, `19@4`.
    pub choice: Option<String>,
    /// Points by source, by the names of `p1 points`, but in points (`docs/notation.md` counts some of them instead).
    pub points: BTreeMap<String, i32>,
    /// What final scoring brings, by source: positions do not say it.
    pub final_points: BTreeMap<String, i32>,
    /// How often each source that positions count (`regions-3`, `castles-bought`) has scored.
    pub counted: BTreeMap<String, i32>,
}

/// What belongs to a player, or to a team as a whole (X-TEAM-9).
#[derive(Clone, Debug, Default)]
pub struct Estate {
    /// B2.11: the sides of the drawn board while the side is open.
    pub sides: Vec<String>,
    pub board: Option<Rc<Board>>,
    /// By space, the first at 0.
    pub duchy: Vec<Option<Tile>>,
    pub silver: i32,
    pub workers: i32,
    pub goods: Vec<u8>,
    /// Sold goods, those on a trade route included, in the order in which they were sold.
    pub sold: Vec<u8>,
    /// Storage: hex tiles, double tiles (two spaces each), face-down tiles.
    pub storage: Vec<Tile>,
    pub shields: Vec<u8>,
    /// X-SHIELD-6: the estate whose monasteries count as own.
    pub copies: Option<usize>,
    /// Trade route tiles by number, left to right.
    pub route: Vec<u8>,
    /// X-POST-4 has scored.
    pub joined: bool,
    /// Vineyard: by space, the tile as it lies.
    pub vineyard: Vec<Option<Tile>>,
    pub vine_bonus: Vec<String>,
    /// Terraces that have had their turn (X-VINE-20), from 1.
    pub terraces: Vec<u8>,
}

/// The table.
#[derive(Clone, Debug, Default)]
pub struct World {
    pub table: Table,
    pub printed: Rc<Printed>,
    /// 0 for A.
    pub phase: usize,
    /// 1 to 5.
    pub round: usize,
    pub white_die: u8,
    /// Depots 1 to 6 at 0 to 5: places in reading order, as they are printed for the number of players.
    pub depots: [Vec<Option<Tile>>; 6],
    pub depot_goods: [Vec<u8>; 6],
    pub depot_shields: [Vec<u8>; 6],
    pub black: Vec<Option<Tile>>,
    pub inns: usize,
    pub round_goods: Vec<Option<u8>>,
    /// Tiles not drawn, and goods not drawn.
    pub supply: Vec<Tile>,
    pub black_supply: Vec<Tile>,
    pub goods_supply: Vec<u8>,
    /// X-BOARD-9.
    pub cleared_castles: usize,
    /// X-POST-6: who has the large and the small tile (an estate).
    pub post_tiles: [Option<usize>; 2],
    /// B2.4: who has the large and the small tile of a colour (an estate), by the colour's name.
    pub bonus_tiles: BTreeMap<String, [Option<usize>; 2]>,
    /// B1.6: the seven spaces of the track, on each the seats from the bottom to the top.
    pub track: Vec<Vec<usize>>,
    /// B4.3: the order of the running round, and whose turn it is.
    pub order: Vec<usize>,
    pub turn: usize,
    /// What comes next, by the word of positions (`turn`, `over`, …).
    pub moment: String,
    /// Effects that wait, the innermost last, by the words of positions (`extra`, `store:bank`).
    pub open: Vec<String>,
    /// Purchases of the running turn: `buy`, `hire`, and `mark` for shield 16.
    pub done: Vec<&'static str>,
    pub vine_depot: Vec<Option<Tile>>,
    pub vine_shop: Vec<Option<Tile>>,
    pub vine_bag: Vec<Tile>,
    pub vine_supply: Vec<String>,
    /// Types that are out.
    pub vine_out: Vec<String>,
    pub players: Vec<Player>,
    /// One a player; in the team game one a team: that of p1 and p3, that of p2 and p4.
    pub estates: Vec<Estate>,
    /// Solo: marker, target, whether the crane has counted.
    pub marker: i32,
    pub target: i32,
    pub crane_counted: bool,
    /// Solo: what lies open (X-SOLO-21).
    pub due: Vec<super::solo_due::Due>,
    /// What only the Châteautoma has.
    pub automa: super::automa::Automa,
}

impl World {
    /// X-TEAM-9: whose things a seat plays with.
    pub fn estate_of(&self, seat: usize) -> usize {
        if self.table.team { seat % 2 } else { seat }
    }
}
