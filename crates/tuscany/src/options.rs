//! What a table chooses before the game (T19).

use crate::piece::{Hexes, PieceId, hexes_text, read_hexes};
use demesne_game::{OptionLine, Seat, SetupLine, TextError, read_options};

/// T17.5: how a tie is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TieBreak {
    /// Most empty spaces, then most green points.
    Spanish,
    /// Most empty spaces, then fewest green points, then fewest cards.
    English,
}

/// T10.3: when a wooden hex may be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FreshHex {
    /// In a later turn than the one in which it was gained.
    LaterTurn,
    /// In the same turn too.
    SameTurn,
}

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// T1.1: 2 to 4; default 2.
    pub players: u8,
    /// T3.6: the start player; drawn where none is named.
    pub first: Option<Seat>,
    /// T5.1: cards of a draw action: 3 or 2.
    pub draw_base: u8,
    /// T16.4: cards for a point at the end: 5 or 3.
    pub final_cards_per_point: u8,
    /// T17.5.
    pub tie_break: TieBreak,
    /// T10.3.
    pub fresh_hex: FreshHex,
    /// T7.10: whether two pairs of one colour are a payment.
    pub same_colour_pairs: bool,
    /// T5.5: the round after which a game ends.
    pub round_limit: u16,
    /// Region pieces that players brought along, in the place of printed ones.
    pub own_pieces: Vec<(PieceId, Hexes)>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 2,
            first: None,
            draw_base: 3,
            final_cards_per_point: 5,
            tie_break: TieBreak::Spanish,
            fresh_hex: FreshHex::LaterTurn,
            same_colour_pairs: true,
            round_limit: 200,
            own_pieces: Vec::new(),
        }
    }
}

/// The largest round limit.
const MOST_ROUNDS: u16 = 10_000;

/// Every option: its key, the values it takes, and what it does. Help texts and error messages are made of it.
pub const CATALOGUE: &[OptionLine] = &[
    OptionLine { key: "players", values: "2, 3, 4", what: "how many play" },
    OptionLine { key: "first", values: "random, p1, p2, p3, p4", what: "the start player" },
    OptionLine {
        key: "draw_base",
        values: "3, 2",
        what: "cards of a draw action; the first printing drew 2",
    },
    OptionLine {
        key: "final_cards_per_point",
        values: "5, 3",
        what: "cards left in the hand for a red point at the end",
    },
    OptionLine {
        key: "tie_break",
        values: "spanish, english",
        what: "whether a tie goes to more green points, or to fewer and then to fewer cards",
    },
    OptionLine {
        key: "fresh_hex",
        values: "later_turn, same_turn",
        what: "when a wooden hex can be placed that was gained in this turn",
    },
    OptionLine {
        key: "same_colour_pairs",
        values: "yes, no",
        what: "whether both pairs of a payment may have the same colour",
    },
    OptionLine {
        key: "round_limit",
        values: "a number from 1 to 10000",
        what: "the round after which a game ends that has not ended before; 200 where it is not said",
    },
    OptionLine {
        key: "piece NAME",
        values: "ten colours in columns of 3, 4 and 3, with \" / \" between the columns",
        what: "a region piece of your own in the place of A1 to C4",
    },
];

impl Options {
    /// Reads setup lines. What is not named keeps its default; what is unknown or impossible is refused.
    pub fn from_lines(lines: &[SetupLine]) -> Result<Options, TextError> {
        let mut options = Options::default();
        read_options(CATALOGUE, lines, |key, value| options.set(key, value))?;
        if let Some(first) = options.first.filter(|first| first.0 >= options.players) {
            let why = format!(
                "T3.6: {first} cannot be the start player of {0} players; name p1 to p{0}",
                options.players
            );
            let line = lines.iter().find(|line| line.key == "first").map_or(0, |line| line.line);
            return Err(if line > 0 { TextError::at(line, why) } else { TextError::new(why) });
        }
        Ok(options)
    }

    /// Sets one option; whether the value is one that it takes.
    fn set(&mut self, key: &str, value: &str) -> Result<bool, TextError> {
        match (key, value) {
            ("players", "2" | "3" | "4") => self.players = value.as_bytes()[0] - b'0',
            ("players", _) => {
                return Err(TextError::new(format!("T1.1: \"{value}\" players cannot play; 2, 3 or 4 can")));
            }
            ("first", "random") => self.first = None,
            ("first", seat) => match Seat::parse(seat) {
                Some(seat) => self.first = Some(seat),
                None => return Ok(false),
            },
            ("draw_base", "2") => self.draw_base = 2,
            ("draw_base", "3") => self.draw_base = 3,
            ("final_cards_per_point", "5") => self.final_cards_per_point = 5,
            ("final_cards_per_point", "3") => self.final_cards_per_point = 3,
            ("tie_break", "spanish") => self.tie_break = TieBreak::Spanish,
            ("tie_break", "english") => self.tie_break = TieBreak::English,
            ("fresh_hex", "later_turn") => self.fresh_hex = FreshHex::LaterTurn,
            ("fresh_hex", "same_turn") => self.fresh_hex = FreshHex::SameTurn,
            ("same_colour_pairs", "yes") => self.same_colour_pairs = true,
            ("same_colour_pairs", "no") => self.same_colour_pairs = false,
            ("round_limit", number) => match number.parse::<u16>() {
                Ok(limit) if (1..=MOST_ROUNDS).contains(&limit) && !number.starts_with('+') => {
                    self.round_limit = limit;
                }
                _ => return Ok(false),
            },
            (key, value) => match key.strip_prefix("piece ") {
                Some(name) => {
                    let id = PieceId::parse(name).ok_or_else(|| {
                        TextError::new(format!(
                            "\"{name}\" is no region piece; they are A1 to A4, B1 to B4, C1 to C4"
                        ))
                    })?;
                    self.own_pieces.push((id, read_hexes(id, value)?));
                }
                None => return Ok(false),
            },
        }
        Ok(true)
    }

    /// The options as setup lines, defaults spelled out.
    pub fn lines(&self) -> Vec<(String, String)> {
        let yes = |yes: bool| if yes { "yes" } else { "no" }.to_owned();
        let mut lines = vec![
            ("players".into(), self.players.to_string()),
            ("first".into(), self.first.map_or("random".into(), |seat| seat.to_string())),
            ("draw_base".into(), self.draw_base.to_string()),
            ("final_cards_per_point".into(), self.final_cards_per_point.to_string()),
            (
                "tie_break".into(),
                match self.tie_break {
                    TieBreak::Spanish => "spanish".into(),
                    TieBreak::English => "english".into(),
                },
            ),
            (
                "fresh_hex".into(),
                match self.fresh_hex {
                    FreshHex::LaterTurn => "later_turn".into(),
                    FreshHex::SameTurn => "same_turn".into(),
                },
            ),
            ("same_colour_pairs".into(), yes(self.same_colour_pairs)),
            ("round_limit".into(), self.round_limit.to_string()),
        ];
        lines.extend(
            self.own_pieces.iter().map(|(id, hexes)| (format!("piece {}", id.name()), hexes_text(hexes))),
        );
        lines
    }
}
