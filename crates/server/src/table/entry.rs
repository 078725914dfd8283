//! What a table's log holds: one entry for each thing that happened. Entries name people by their ids and never by name, so that
//! a deleted account leaves nothing behind.

use super::bots::FIRST_STAND_IN;
use demesne_game::{RULES_KEY, Seat};
use demesne_games::Kind;
use demesne_wire::{NewTable, OutOfTime, Pace, UndoPolicy};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What was agreed when the table was made. It never changes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Its options, defaults spelled out.
    pub setup: BTreeMap<String, String>,
    /// How much time there is.
    pub pace: Pace,
    /// What happens when a seat is out of time.
    pub out_of_time: OutOfTime,
    /// What can be taken back.
    pub undo: UndoPolicy,
    /// Only the invited come in, and the record is theirs alone.
    pub private: bool,
    /// Whether others may look on.
    pub spectators: bool,
    /// Whether the result counts for ratings.
    pub rated: bool,
}

impl Terms {
    /// The same terms for a new table, by the rules of today.
    pub fn renewed(&self) -> Terms {
        let mut terms = self.clone();
        if terms.setup.remove(RULES_KEY).is_some() {
            terms.rules = Kind::parse(&self.game).map_or(self.rules, Kind::rules);
        }
        terms
    }

    /// The same table once more, as a request.
    pub fn again(&self) -> NewTable {
        NewTable {
            game: self.game.clone(),
            setup: self.renewed().setup,
            pace: self.pace,
            out_of_time: self.out_of_time,
            undo: self.undo,
            private: self.private,
            spectators: self.spectators,
            rated: self.rated,
            seat: None,
            bots: BTreeMap::new(),
            start: false,
            id: None,
        }
    }
}

/// Who asked for something, and under which id: the same request again finds its answer by this.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Asked {
    /// The person.
    pub by: String,
    /// The id that the client gave.
    pub id: String,
}

/// Who sits at a seat from the beginning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody.
    Free,
    /// A person, by id.
    Person(String),
    /// A bot, by its level.
    Bot(String),
}

/// A seat in the log: its number from 0 on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct At(pub u8);

impl From<Seat> for At {
    fn from(seat: Seat) -> At {
        At(seat.0)
    }
}

impl At {
    /// The seat.
    pub fn seat(self) -> Seat {
        Seat(self.0)
    }
}

/// Logs have not always named the bot that plays on.
fn first_stand_in() -> String {
    FIRST_STAND_IN.into()
}

/// One entry of a table's log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Entry {
    /// The table was made; always the first entry.
    Made {
        /// Who asked.
        asked: Asked,
        /// What was agreed.
        terms: Terms,
        /// The key of the invitation.
        invite: String,
        /// Who sits there from the beginning.
        sitters: Vec<Sitter>,
    },
    /// Somebody sat down, or came back to a seat that a bot had kept.
    Sat {
        /// Who.
        asked: Asked,
        /// Where.
        seat: At,
    },
    /// A bot sat down.
    BotSat {
        /// Who let it.
        asked: Asked,
        /// Where.
        seat: At,
        /// Its level.
        level: String,
    },
    /// A seat became free before the start.
    Left {
        /// Who left, or whom the owner asked to.
        asked: Asked,
        /// Which.
        seat: At,
    },
    /// The game began.
    Started {
        /// Who started it.
        asked: Asked,
        /// The seed of all chance. Nobody is shown it before the end.
        seed: String,
        /// What chance did before the first decision.
        steps: Vec<String>,
    },
    /// A person acted.
    Played {
        /// Who.
        asked: Asked,
        /// At which seat.
        seat: At,
        /// The action, and what chance did after it.
        steps: Vec<String>,
    },
    /// A bot acted.
    BotPlayed {
        /// At which seat.
        seat: At,
        /// The action, and what chance did after it.
        steps: Vec<String>,
    },
    /// Steps were taken back: by their seat, or because the last one who was asked agreed.
    Undone {
        /// Who asked, or answered last.
        asked: Asked,
        /// Whose wish it was.
        seat: At,
        /// How many steps remain.
        length: usize,
    },
    /// Somebody asks all others to go further back.
    UndoAsked {
        /// Who.
        asked: Asked,
        /// At which seat.
        seat: At,
        /// How many steps would remain.
        length: usize,
    },
    /// Somebody answered; the others still have to, or nobody any more.
    UndoAnswered {
        /// Who.
        asked: Asked,
        /// At which seat.
        seat: At,
        /// Whether it agrees.
        agrees: bool,
    },
    /// Somebody said something; the words are kept apart, so that they can be deleted.
    Said {
        /// Who.
        asked: Asked,
    },
    /// A seat ran out of time.
    OutOfTime {
        /// Which.
        seat: At,
        /// The level of the bot that plays on where the game does.
        #[serde(default = "first_stand_in")]
        bot: String,
    },
    /// A seat resigned.
    Resigned {
        /// Who.
        asked: Asked,
        /// Which.
        seat: At,
        /// The level of the bot that plays on where the game does.
        #[serde(default = "first_stand_in")]
        bot: String,
    },
    /// A seat was handed over.
    HandedOver {
        /// Who took it.
        asked: Asked,
        /// Which.
        seat: At,
    },
    /// The table was closed before its end.
    Closed {
        /// By whom.
        asked: Asked,
    },
    /// The same people meet again.
    Rematch {
        /// Who asked.
        asked: Asked,
        /// The new table.
        table: String,
    },
}

impl Entry {
    /// Who asked for it, and under which id; nobody where a bot or the clock did it.
    pub fn asked(&self) -> Option<&Asked> {
        match self {
            Entry::Made { asked, .. }
            | Entry::Sat { asked, .. }
            | Entry::BotSat { asked, .. }
            | Entry::Left { asked, .. }
            | Entry::Started { asked, .. }
            | Entry::Played { asked, .. }
            | Entry::Undone { asked, .. }
            | Entry::UndoAsked { asked, .. }
            | Entry::UndoAnswered { asked, .. }
            | Entry::Said { asked }
            | Entry::Resigned { asked, .. }
            | Entry::HandedOver { asked, .. }
            | Entry::Closed { asked }
            | Entry::Rematch { asked, .. } => Some(asked),
            Entry::BotPlayed { .. } | Entry::OutOfTime { .. } => None,
        }
    }

    /// The steps in it.
    pub fn steps(&self) -> &[String] {
        match self {
            Entry::Started { steps, .. } | Entry::Played { steps, .. } | Entry::BotPlayed { steps, .. } => {
                steps
            }
            _ => &[],
        }
    }
}
