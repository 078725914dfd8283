//! What a table chooses before the game: one typed set, with every reason why a combination is impossible.

mod compat;
mod expansions;
mod modes;
mod read;

pub use expansions::{Expansion, Expansions};
pub use modes::{Chateautoma, Level, Modifier, RouteOrder, Solo, Team, VineTypes};
pub use read::CATALOGUE;

use crate::{Edition, duchy::BoardSet, version};
use demesne_game::RULES_KEY;

/// B2.5: which duchies are used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Duchies {
    /// All players use the board with this id.
    Same(String),
    /// Each player draws a two-sided board and chooses the side (B2.11, X-BOARD-1).
    Random,
    /// The table names one for each person.
    Chosen(Vec<String>),
}

/// B2.8: how starting castles are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Castles {
    /// All at the same time, hidden until all are made.
    Together,
    /// 2011: openly, in turn order.
    Open,
}

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The version of the rules; default: the newest.
    pub rules: u32,
    /// The edition; default: the Special Edition.
    pub edition: Edition,
    /// 1 to 4 players, the Châteautoma included; default 2.
    pub players: u8,
    /// Default: board 1 for all, or what the set of boards gives.
    pub duchies: Duchies,
    /// X-SEQ-18: the set that random duchies are drawn from.
    pub boards: BoardSet,
    /// Default: together.
    pub castles: Castles,
    /// Boards that players brought along, as ids and rows in one line.
    pub own_boards: Vec<(String, String)>,
    /// X-SEQ-1: default none.
    pub expansions: Expansions,
    /// X-BOARD-3: the castle connection, with boards 11 to 18 only; default off.
    pub connection: bool,
    /// X-ROUTE-2.
    pub route_order: RouteOrder,
    /// X-VINE-4.
    pub vine_types: VineTypes,
    /// X-TEAM: four players in two teams.
    pub team: Option<Team>,
    /// X-SOLO: one player alone.
    pub solo: Option<Solo>,
    /// The Châteautoma at the last seat.
    pub chateautoma: Option<Chateautoma>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rules: version::NEWEST,
            edition: Edition::Special,
            players: 2,
            duchies: Duchies::Same("1".into()),
            boards: BoardSet::Base,
            castles: Castles::Together,
            own_boards: Vec::new(),
            expansions: Expansions::NONE,
            connection: false,
            route_order: RouteOrder::Random,
            vine_types: VineTypes::All,
            team: None,
            solo: None,
            chateautoma: None,
        }
    }
}

impl Options {
    /// How many people play: all seats but the Châteautoma's.
    pub const fn persons(&self) -> u8 {
        self.players - self.chateautoma.is_some() as u8
    }

    /// The options as setup lines. What the base game knows is spelled out always, the rest where it is in play.
    pub fn lines(&self) -> Vec<(String, String)> {
        let mut lines: Vec<(String, String)> = Vec::new();
        let mut add = |key: &str, value: String| lines.push((key.into(), value));
        add("edition", self.edition.name().into());
        add("players", self.players.to_string());
        if let Some(team) = self.team {
            add("team", team.name().into());
        } else if let Some(solo) = self.solo {
            add("solo", solo.board.to_string());
            add("target", solo.target.to_string());
        } else {
            add("duchies", self.duchies_text());
            if self.boards != BoardSet::Base {
                add("boards", self.boards.name().into());
            }
        }
        let castles = match self.castles {
            Castles::Together => "together",
            Castles::Open => "open",
        };
        add("castles", castles.into());
        if !self.expansions.is_empty() {
            let names: Vec<&str> = self.expansions.iter().map(Expansion::name).collect();
            add("expansions", names.join(" "));
        }
        if self.connection {
            add("connection", "yes".into());
        }
        if self.route_order == RouteOrder::Chosen {
            add("route-order", "chosen".into());
        }
        match self.vine_types {
            VineTypes::All => {}
            VineTypes::Fewer => add("vine-types", "fewer".into()),
            VineTypes::Without(types) => {
                let names = crate::tile::VINE_NAMES.iter().zip(0..);
                let out: Vec<&str> =
                    names.filter(|(_, bit)| types >> bit & 1 != 0).map(|(name, _)| *name).collect();
                add("vine-types", format!("without {}", out.join(" ")));
            }
        }
        if let Some(automa) = self.chateautoma {
            add("chateautoma", automa.level.name().into());
            if automa.modifiers != 0 {
                add("modifiers", automa.modifiers_text());
            }
        }
        if self.rules != version::NEWEST {
            add(RULES_KEY, self.rules.to_string());
        }
        lines.extend(self.own_boards.iter().map(|(name, rows)| (format!("board {name}"), rows.clone())));
        lines
    }

    fn duchies_text(&self) -> String {
        match &self.duchies {
            Duchies::Same(board) => format!("same {board}"),
            Duchies::Random => "random".into(),
            Duchies::Chosen(boards) => format!("chosen {}", boards.join(" ")),
        }
    }
}
