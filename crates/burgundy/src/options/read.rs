//! Reading options from setup lines.

use super::{
    Castles, Chateautoma, Duchies, Expansion, Expansions, Level, Options, RouteOrder, Solo, Team, VineTypes,
};
use crate::{
    Edition,
    duchy::{BoardSet, Duchy},
    tile::parse_vine,
};
use demesne_game::{SetupLine, TextError};

/// Every option: its key, the values it takes, and what it does. Help texts and error messages are made of it.
pub const CATALOGUE: [(&str, &str, &str); 15] = [
    ("edition", "se, 2011", "whose rules are played"),
    ("players", "1, 2, 3, 4", "how many play, the Châteautoma included; 1 with \"solo\" only"),
    (
        "duchies",
        "same BOARD, random, chosen BOARD BOARD …",
        "one board for all, a drawn two-sided one for each, or one named for each person",
    ),
    ("boards", "1-10, 11-18, 19-22, 23-30", "the set that duchies come from where none is named"),
    ("castles", "together, open", "starting castles chosen at the same time, or (2011) openly in turn order"),
    (
        "expansions",
        "none, all, or some of: tiles white inns posts routes shields vineyards",
        "the expansions of the Special Edition",
    ),
    ("connection", "yes, no", "the castle connection and the castle purchase, with boards 11 to 18 only"),
    ("route-order", "random, chosen", "whether players order the tiles of their trade routes"),
    (
        "vine-types",
        "all, fewer, without TYPE …",
        "fewer types of vines with 2 or 3 players: drawn, or named (green blue red purple yellow white)",
    ),
    (
        "team",
        "basic, advanced",
        "four players in two teams (p1 and p3, p2 and p4), on boards 31a-32a or 31b-32b",
    ),
    ("solo", "33, 34", "one player alone, on this board"),
    ("target", "5, 10, … 100", "solo: where the target marker starts; 50 where it is not said"),
    (
        "chateautoma",
        "novice, experienced, expert",
        "the automated opponent takes the last seat, at this level",
    ),
    ("modifiers", "some of: A B C D", "the modifiers of the Châteautoma"),
    ("board NAME", "rows of a board, joined by \" / \"", "a board of your own, to be named in duchies"),
];

impl Options {
    /// Reads setup lines. What is not named keeps its default; what is unknown or impossible is refused.
    pub fn from_lines(lines: &[SetupLine]) -> Result<Options, TextError> {
        let mut options = Options::default();
        let mut seen: Vec<&str> = Vec::new();
        let mut read = Reading::default();
        for SetupLine { key, value, line } in lines {
            if seen.contains(&key.as_str()) {
                return Err(place(
                    TextError::new(format!("the option \"{key}\" stands here twice; name it once")),
                    *line,
                ));
            }
            seen.push(key);
            options.set(&mut read, key, value).map_err(|e| place(e, *line))?;
        }
        options.settle(&read, &seen)?;
        options.check()?;
        Ok(options)
    }

    fn set(&mut self, read: &mut Reading, key: &str, value: &str) -> Result<(), TextError> {
        let refused = || {
            let (name, values, _) = CATALOGUE.iter().find(|(name, ..)| *name == key).unwrap_or(&CATALOGUE[0]);
            TextError::new(format!("\"{value}\" is no value of the option {name}; it takes: {values}"))
        };
        let words: Vec<&str> = value.split_ascii_whitespace().collect();
        match key {
            "edition" => {
                self.edition = match value {
                    "se" => Edition::Special,
                    "2011" => Edition::First,
                    _ => return Err(refused()),
                }
            }
            "players" => {
                self.players = match value {
                    "1" | "2" | "3" | "4" => value.as_bytes()[0] - b'0',
                    _ => {
                        return Err(TextError::new(format!(
                            "B2.1: \"{value}\" players cannot play; 2, 3 or 4 can"
                        )));
                    }
                }
            }
            "castles" => {
                self.castles = match value {
                    "together" => Castles::Together,
                    "open" => Castles::Open,
                    _ => return Err(refused()),
                }
            }
            "duchies" => {
                self.duchies = match words[..] {
                    ["random"] => Duchies::Random,
                    ["same", board] => Duchies::Same(board.into()),
                    ["chosen", ref boards @ ..] if !boards.is_empty() => {
                        Duchies::Chosen(boards.iter().map(|&b| b.into()).collect())
                    }
                    _ => return Err(refused()),
                }
            }
            "boards" => self.boards = BoardSet::parse(value).ok_or_else(refused)?,
            "expansions" => self.expansions = expansions(&words).ok_or_else(refused)?,
            "connection" => self.connection = yes(value).ok_or_else(refused)?,
            "route-order" => {
                self.route_order = match value {
                    "random" => RouteOrder::Random,
                    "chosen" => RouteOrder::Chosen,
                    _ => return Err(refused()),
                }
            }
            "vine-types" => self.vine_types = vine_types(&words).ok_or_else(refused)?,
            "team" => {
                self.team = match value {
                    "basic" => Some(Team::Basic),
                    "advanced" => Some(Team::Advanced),
                    _ => return Err(refused()),
                }
            }
            "solo" => {
                self.solo = match value {
                    "33" | "34" => Some(Solo { board: 30 + value.as_bytes()[1] - b'0', target: 50 }),
                    _ => return Err(refused()),
                }
            }
            "target" => {
                let target = value.parse::<u8>().ok().filter(|n| n % 5 == 0 && (5..=100).contains(n));
                read.target = Some(target.ok_or_else(refused)?);
            }
            "chateautoma" => {
                let level = Level::parse(value).ok_or_else(refused)?;
                self.chateautoma = Some(Chateautoma { level, modifiers: 0 });
            }
            "modifiers" => read.modifiers = Some(modifiers(&words).ok_or_else(refused)?),
            _ => match key.strip_prefix("board ") {
                Some(name) => {
                    // Read here so that an error names this line; kept as text so that records stay as written.
                    let duchy = Duchy::from_one_line(name, value)?;
                    self.own_boards.push((name.into(), duchy.rows_text()));
                }
                None => {
                    let keys: Vec<&str> = CATALOGUE.iter().map(|&(key, ..)| key).collect();
                    return Err(TextError::new(format!(
                        "\"{key}\" is no option of this game; the options are: {}",
                        keys.join(", ")
                    )));
                }
            },
        }
        Ok(())
    }

    /// Brings together what was said in any order, and fills in what depends on it.
    fn settle(&mut self, read: &Reading, seen: &[&str]) -> Result<(), TextError> {
        let said = |key: &str| seen.contains(&key);
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

fn place(error: TextError, line: usize) -> TextError {
    if line > 0 { error.on_line(line) } else { error }
}
