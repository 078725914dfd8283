//! What can be agreed before a game.

use demesne_game::{OptionLine, Seat, SetupLine, TextError, read_options};

/// The board of the solo opponent (V21.2), in the order of `data/solo.toml`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Opponent {
    /// Transcribes.
    Cleric,
    /// Builds.
    Builder,
    /// Places workers.
    Noble,
    /// Flips debts and deeds.
    Cards,
}

impl Opponent {
    /// All four.
    pub const ALL: [Opponent; 4] = [Opponent::Cleric, Opponent::Builder, Opponent::Noble, Opponent::Cards];

    /// Its name in options.
    pub const fn name(self) -> &'static str {
        ["cleric", "builder", "noble", "cards"][self as usize]
    }

    /// Reads a name.
    pub fn parse(name: &str) -> Option<Opponent> {
        Opponent::ALL.into_iter().find(|opponent| opponent.name() == name)
    }
}

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// V1.1: how many people play; the solo opponent is none of them.
    pub players: u8,
    /// V2.10: the start player; none where chance draws one.
    pub first: Option<Seat>,
    /// V21.2: whom a single player plays against.
    pub solo: Option<Opponent>,
    /// V21.9: future schemes that are shuffled in.
    pub difficulty: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 2, first: None, solo: None, difficulty: 0 }
    }
}

/// Every option.
pub const CATALOGUE: &[OptionLine] = &[
    OptionLine {
        key: "players",
        values: "1, 2, 3, 4",
        what: "how many seats there are; the solo opponent has one of 2, and 1 plays against it",
    },
    OptionLine { key: "first", values: "random, p1, p2, p3, p4", what: "the start player" },
    OptionLine {
        key: "solo",
        values: "none, cleric, builder, noble, cards",
        what: "the board of a solo opponent, against whom p1 plays alone",
    },
    OptionLine {
        key: "difficulty",
        values: "0, 1, 2, 3",
        what: "future schemes that are shuffled into the solo opponent's pile",
    },
];

impl Options {
    /// Reads setup lines. What is not named keeps its default; what is unknown or impossible is refused.
    pub fn from_lines(lines: &[SetupLine]) -> Result<Options, TextError> {
        let mut options = Options::default();
        read_options(CATALOGUE, lines, |key, value| options.set(key, value))?;
        let said = |key: &str| lines.iter().find(|line| line.key == key);
        let refuse = |key: &str, why: String| match said(key).map_or(0, |line| line.line) {
            0 => Err(TextError::new(why)),
            line => Err(TextError::at(line, why)),
        };
        if options.players == 1 {
            if said("solo").is_some_and(|line| line.value == "none") {
                return refuse(
                    "solo",
                    "V1.1: one player plays against a solo opponent: cleric, builder, noble or cards".into(),
                );
            }
            options.solo.get_or_insert(Opponent::Cleric);
        }
        if options.solo.is_some() {
            if options.players > 2 {
                return refuse(
                    "solo",
                    format!("V1.1: with a solo opponent there are 2 seats, not {}", options.players),
                );
            }
            options.players = 1;
            // V21.1
            if options.first.is_some_and(|first| first != Seat(0)) {
                return refuse("first", "V21.1: against the solo opponent p1 is the start player".into());
            }
            options.first = Some(Seat(0));
        } else if options.difficulty > 0 {
            return refuse(
                "difficulty",
                "V21.9: the difficulty is for the solo opponent; say solo=cleric as well".into(),
            );
        }
        if let Some(first) = options.first.filter(|first| first.0 >= options.players) {
            return refuse(
                "first",
                format!(
                    "V2.10: {first} cannot be the start player of {0} players; name p1 to p{0}",
                    options.players
                ),
            );
        }
        Ok(options)
    }

    /// Sets one option; whether the value is one that it takes.
    fn set(&mut self, key: &str, value: &str) -> Result<bool, TextError> {
        match (key, value) {
            ("players", "1" | "2" | "3" | "4") => self.players = value.as_bytes()[0] - b'0',
            ("players", _) => {
                return Err(TextError::new(format!(
                    "V1.1: \"{value}\" players cannot play; 1, 2, 3 or 4 can"
                )));
            }
            ("first", "random") => self.first = None,
            ("first", seat) => match Seat::parse(seat) {
                Some(seat) => self.first = Some(seat),
                None => return Ok(false),
            },
            ("solo", "none") => self.solo = None,
            ("solo", name) => match Opponent::parse(name) {
                Some(opponent) => self.solo = Some(opponent),
                None => return Ok(false),
            },
            ("difficulty", "0" | "1" | "2" | "3") => self.difficulty = value.as_bytes()[0] - b'0',
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The options as setup lines, defaults spelled out.
    pub fn lines(&self) -> Vec<(String, String)> {
        vec![
            ("players".into(), self.seats().to_string()),
            ("first".into(), self.first.map_or("random".into(), |seat| seat.to_string())),
            ("solo".into(), self.solo.map_or("none".into(), |opponent| opponent.name().into())),
            ("difficulty".into(), self.difficulty.to_string()),
        ]
    }

    /// How many seats there are, the solo opponent's among them.
    pub const fn seats(&self) -> u8 {
        self.players + self.solo.is_some() as u8
    }
}
