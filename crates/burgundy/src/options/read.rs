//! Reading options from setup lines.

use super::{
    Castles, Chateautoma, Duchies, Expansion, Expansions, Level, Options, RouteOrder, Solo, Team, VineTypes,
};
use crate::{
    Burgundy, Edition,
    duchy::{BoardSet, Duchy},
    tile::parse_vine,
};
use demesne_game::{OptionLine, SetupLine, TextError, read_options, take_rules};

/// Every option: its key, the values it takes, and what it does. Help texts and error messages are made of it.
pub const CATALOGUE: &[OptionLine] = &[
    OptionLine { key: "edition", values: "se, 2011", what: "whose rules are played" },
    OptionLine {
        key: "players",
        values: "1, 2, 3, 4",
        what: "how many play, the Châteautoma included; 1 with \"solo\" only",
    },
    OptionLine {
        key: "duchies",
        values: "same BOARD, random, chosen BOARD BOARD …",
        what: "one board for all, a drawn two-sided one for each, or one named for each person",
    },
    OptionLine {
        key: "boards",
        values: "1-10, 11-18, 19-22, 23-30",
        what: "the set that duchies come from where none is named",
    },
    OptionLine {
        key: "castles",
        values: "together, open",
        what: "starting castles chosen at the same time, or (2011) openly in turn order",
    },
    OptionLine {
        key: "expansions",
        values: "none, all, or some of: tiles white inns posts routes shields vineyards",
        what: "the expansions of the Special Edition",
    },
    OptionLine {
        key: "connection",
        values: "yes, no",
        what: "the castle connection and the castle purchase, with boards 11 to 18 only",
    },
    OptionLine {
        key: "route-order",
        values: "random, chosen",
        what: "whether players order the tiles of their trade routes",
    },
    OptionLine {
        key: "vine-types",
        values: "all, fewer, without TYPE …",
        what: "fewer types of vines with 2 or 3 players: drawn, or named (green blue red purple yellow white)",
    },
    OptionLine {
        key: "team",
        values: "basic, advanced",
        what: "four players in two teams (p1 and p3, p2 and p4), on boards 31a-32a or 31b-32b",
    },
    OptionLine { key: "solo", values: "33, 34", what: "one player alone, on this board" },
    OptionLine {
        key: "target",
        values: "5, 10, … 100",
        what: "solo: where the target marker starts; 50 where it is not said",
    },
    OptionLine {
        key: "chateautoma",
        values: "novice, experienced, expert",
        what: "the automated opponent takes the last seat, at this level",
    },
    OptionLine { key: "modifiers", values: "some of: A B C D", what: "the modifiers of the Châteautoma" },
    OptionLine {
        key: "board NAME",
        values: "rows of a board, joined by \" / \"",
        what: "a board of your own, to be named in duchies",
    },
];

impl Options {
    /// Reads setup lines. What is not named keeps its default; what is unknown or impossible is refused.
    pub fn from_lines(lines: &[SetupLine]) -> Result<Options, TextError> {
        let (rules, lines) = take_rules::<Burgundy>(lines)?;
        let mut options = Options { rules, ..Options::default() };
        let mut read = Reading::default();
        read_options(CATALOGUE, &lines, |key, value| options.set(&mut read, key, value))?;
        options.settle(&read, |key| lines.iter().any(|line| line.key == key))?;
        options.check()?;
        Ok(options)
    }

    /// Sets an option; `false` where it has no such value.
    fn set(&mut self, read: &mut Reading, key: &str, value: &str) -> Result<bool, TextError> {
        if let Some(name) = key.strip_prefix("board ") {
            // Read here so that an error names this line; kept as text so that records stay as written.
            let duchy = Duchy::from_one_line(name, value)?;
            self.own_boards.push((name.into(), duchy.rows_text()));
            return Ok(true);
        }
        if key == "players" && !matches!(value, "1" | "2" | "3" | "4") {
            let why = format!("B2.1: \"{value}\" players cannot play; 2, 3 or 4 can");
            return Err(TextError::new(why));
        }
        Ok(self.take(read, key, value).is_some())
    }

    /// Sets an option to a value that it has.
    fn take(&mut self, read: &mut Reading, key: &str, value: &str) -> Option<()> {
        let words: Vec<&str> = value.split_ascii_whitespace().collect();
        match key {
            "edition" => {
                self.edition = match value {
                    "se" => Edition::Special,
                    "2011" => Edition::First,
                    _ => return None,
                }
            }
            "players" => self.players = value.parse().ok()?,
            "castles" => {
                self.castles = match value {
                    "together" => Castles::Together,
                    "open" => Castles::Open,
                    _ => return None,
                }
            }
            "duchies" => {
                self.duchies = match words[..] {
                    ["random"] => Duchies::Random,
                    ["same", board] => Duchies::Same(board.into()),
                    ["chosen", ref boards @ ..] if !boards.is_empty() => {
                        Duchies::Chosen(boards.iter().map(|&b| b.into()).collect())
                    }
                    _ => return None,
                }
            }
            "boards" => self.boards = BoardSet::parse(value)?,
            "expansions" => self.expansions = expansions(&words)?,
            "connection" => self.connection = yes(value)?,
            "route-order" => {
                self.route_order = match value {
                    "random" => RouteOrder::Random,
                    "chosen" => RouteOrder::Chosen,
                    _ => return None,
                }
            }
            "vine-types" => self.vine_types = vine_types(&words)?,
            "team" => {
                self.team = match value {
                    "basic" => Some(Team::Basic),
                    "advanced" => Some(Team::Advanced),
                    _ => return None,
                }
            }
            "solo" => {
                self.solo = match value {
                    "33" | "34" => Some(Solo { board: value.parse().ok()?, target: 50 }),
                    _ => return None,
                }
            }
            "target" => {
                let target = value.parse::<u8>().ok().filter(|n| n % 5 == 0 && (5..=100).contains(n));
                read.target = Some(target?);
            }
            "chateautoma" => {
                self.chateautoma = Some(Chateautoma { level: Level::parse(value)?, modifiers: 0 });
            }
            "modifiers" => read.modifiers = Some(modifiers(&words)?),
            _ => return None,
        }
        Some(())
    }

    /// Brings together what was said in any order, and fills in what depends on it.
    fn settle(&mut self, read: &Reading, said: impl Fn(&str) -> bool) -> Result<(), TextError> {
        if let Some(target) = read.target {
            let Some(solo) = &mut self.solo else {
                return Err(TextError::new("X-SOLO-3: a target belongs to a solo game; add \"solo: 33\""));
            };
            solo.target = target;
        }
        if let Some(modifiers) = read.modifiers {
            let Some(automa) = &mut self.chateautoma else {
                return Err(TextError::new(
                    "A2.4: modifiers belong to the Châteautoma; add \"chateautoma: experienced\"",
                ));
            };
            automa.modifiers = modifiers;
        }
        if self.team.is_some() || self.solo.is_some() {
            if let Some(key) = ["duchies", "boards"].into_iter().find(|&key| said(key)) {
                return Err(TextError::new(format!(
                    "X-COMPAT-6: a team or solo game has its own board; leave \"{key}\" out"
                )));
            }
            if !said("players") {
                self.players = if self.solo.is_some() { 1 } else { 4 };
            }
            return Ok(());
        }
        // X-POST-1, X-SEQ-18: border posts bring their own boards where none are named.
        if !said("boards") && !said("duchies") && self.expansions.has(Expansion::Posts) {
            self.boards = BoardSet::Border;
        }
        if !said("boards") && !said("duchies") && self.connection {
            self.boards = BoardSet::Connection;
        }
        if !said("duchies") {
            self.duchies = match self.boards {
                BoardSet::Base => Duchies::Same("1".into()),
                // X-CHAMP-2.
                BoardSet::Championship => Duchies::Same("19".into()),
                BoardSet::Connection | BoardSet::Border => Duchies::Random,
            };
        }
        Ok(())
    }
}

/// What is said of something that may be named later.
#[derive(Default)]
struct Reading {
    target: Option<u8>,
    modifiers: Option<u8>,
}

fn yes(value: &str) -> Option<bool> {
    match value {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// Expansions by name, each once.
fn expansions(words: &[&str]) -> Option<Expansions> {
    match words {
        [] => None,
        ["none"] => Some(Expansions::NONE),
        ["all"] => Some(Expansions::ALL),
        names => {
            let mut set = Expansions::NONE;
            for name in names {
                let expansion = Expansion::parse(name).filter(|&expansion| !set.has(expansion))?;
                set = set.with(expansion);
            }
            Some(set)
        }
    }
}

fn vine_types(words: &[&str]) -> Option<VineTypes> {
    match words {
        ["all"] => Some(VineTypes::All),
        ["fewer"] => Some(VineTypes::Fewer),
        ["without", names @ ..] if !names.is_empty() => {
            let mut set = 0u8;
            for name in names {
                let vine = parse_vine(name).filter(|vine| set >> vine & 1 == 0)?;
                set |= 1 << vine;
            }
            Some(VineTypes::Without(set))
        }
        _ => None,
    }
}

/// Letters A to D, each once.
fn modifiers(words: &[&str]) -> Option<u8> {
    let mut set = 0u8;
    for word in words {
        match word.as_bytes() {
            [letter @ b'A'..=b'D'] if set >> (letter - b'A') & 1 == 0 => set |= 1 << (letter - b'A'),
            _ => return None,
        }
    }
    (set != 0).then_some(set)
}
