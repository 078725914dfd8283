//! What a table chooses before the game: edition, players, duchies, how starting castles are chosen.

use crate::{Edition, duchy::Duchy};
use demesne_game::{SetupLine, TextError};

/// B2.5: which duchies are used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Duchies {
    /// All players use the board with this id.
    Same(String),
    /// Each player draws a two-sided board and chooses the side (B2.11).
    Random,
    /// The table names one for each seat.
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
    /// The edition; default: the Special Edition.
    pub edition: Edition,
    /// 2 to 4 players; default 2.
    pub players: u8,
    /// Default: board 1 for all.
    pub duchies: Duchies,
    /// Default: together.
    pub castles: Castles,
    /// Boards that players brought along, as ids and rows in one line.
    pub own_boards: Vec<(String, String)>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            edition: Edition::Special,
            players: 2,
            duchies: Duchies::Same("1".into()),
            castles: Castles::Together,
            own_boards: Vec::new(),
        }
    }
}

/// Every option: its key, the values it takes, and what it does. Help texts and error messages are made of it.
pub const CATALOGUE: [(&str, &str, &str); 5] = [
    ("edition", "se, 2011", "whose rules are played"),
    ("players", "2, 3, 4", "how many play"),
    (
        "duchies",
        "same BOARD, random, chosen BOARD BOARD …",
        "one board for all, a drawn two-sided one for each, or one named for each seat",
    ),
    ("castles", "together, open", "starting castles chosen at the same time, or (2011) openly in turn order"),
    ("board NAME", "rows of a board, joined by \" / \"", "a board of your own, to be named in duchies"),
];

impl Options {
    /// Reads setup lines. What is not named keeps its default; what is unknown or impossible is refused.
    pub fn from_lines(lines: &[SetupLine]) -> Result<Options, TextError> {
        let mut options = Options::default();
        let mut seen: Vec<&str> = Vec::new();
        for SetupLine { key, value, line } in lines {
            if seen.contains(&key.as_str()) {
                return Err(place(
                    TextError::new(format!("the option \"{key}\" stands here twice; name it once")),
                    *line,
                ));
            }
            seen.push(key);
            options.set(key, value).map_err(|e| place(e, *line))?;
        }
        options.check()?;
        Ok(options)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), TextError> {
        let refused = |name: &str| {
            let (_, values, _) = CATALOGUE.iter().find(|(key, ..)| *key == name).unwrap_or(&CATALOGUE[0]);
            TextError::new(format!("\"{value}\" is no value of the option {name}; it takes: {values}"))
        };
        match key {
            "edition" => {
                self.edition = match value {
                    "se" => Edition::Special,
                    "2011" => Edition::First,
                    _ => return Err(refused("edition")),
                }
            }
            "players" => {
                self.players = match value {
                    "2" | "3" | "4" => value.as_bytes()[0] - b'0',
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
                    _ => return Err(refused("castles")),
                }
            }
            "duchies" => {
                let words: Vec<&str> = value.split_ascii_whitespace().collect();
                self.duchies = match words[..] {
                    ["random"] => Duchies::Random,
                    ["same", board] => Duchies::Same(board.into()),
                    ["chosen", ref boards @ ..] if !boards.is_empty() => {
                        Duchies::Chosen(boards.iter().map(|&b| b.into()).collect())
                    }
                    _ => return Err(refused("duchies")),
                }
            }
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

    /// Refuses what is impossible together.
    fn check(&self) -> Result<(), TextError> {
        if self.castles == Castles::Open && self.edition == Edition::Special {
            return Err(TextError::new(
                "B2.8: castles are chosen openly only in the 2011 edition; use \"castles: together\" or \"edition: 2011\"",
            ));
        }
        if let Duchies::Chosen(boards) = &self.duchies
            && boards.len() != usize::from(self.players)
        {
            return Err(TextError::new(format!(
                "B2.5: {} boards are chosen for {} players; name one for each seat",
                boards.len(),
                self.players
            )));
        }
        Ok(())
    }

    /// The options as setup lines, defaults spelled out.
    pub fn lines(&self) -> Vec<(String, String)> {
        let duchies = match &self.duchies {
            Duchies::Same(board) => format!("same {board}"),
            Duchies::Random => "random".into(),
            Duchies::Chosen(boards) => format!("chosen {}", boards.join(" ")),
        };
        let castles = match self.castles {
            Castles::Together => "together",
            Castles::Open => "open",
        };
        let mut lines = vec![
            ("edition".into(), self.edition.name().into()),
            ("players".into(), self.players.to_string()),
            ("duchies".into(), duchies),
            ("castles".into(), castles.into()),
        ];
        lines.extend(self.own_boards.iter().map(|(name, rows)| (format!("board {name}"), rows.clone())));
        lines
    }
}

fn place(error: TextError, line: usize) -> TextError {
    if line > 0 { error.on_line(line) } else { error }
}
