//! What happens at a table, as one viewer may know it.

use crate::Person;
use serde::{Deserialize, Serialize};

/// One entry of a table's log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Event {
    /// Its number at this table, from 1 on without gaps.
    pub seq: i64,
    /// When it was written.
    pub at: i64,
    /// What happened.
    #[serde(flatten)]
    pub what: Happening,
    /// Who may act after it: none before the start and after the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to_act: Vec<String>,
    /// How the game ended, on the event that ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<Over>,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Happening {
    /// The table was made.
    Made {
        /// By whom.
        by: Person,
    },
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: String,
        /// Who.
        who: Person,
    },
    /// A bot sat down.
    BotSat {
        /// Where.
        seat: String,
        /// Its level.
        level: String,
    },
    /// A seat became free.
    Left {
        /// Which.
        seat: String,
    },
    /// The game began.
    Started {
        /// SHA-256 of the seed of all chance.
        commitment: String,
        /// What chance did before the first decision.
        steps: Vec<String>,
        /// How many steps were played with these.
        length: usize,
    },
    /// A seat acted, and what chance did after it.
    Played {
        /// Who acted.
        seat: String,
        /// The steps, as this viewer saw them.
        steps: Vec<String>,
        /// How many steps were played with these.
        length: usize,
    },
    /// Steps were taken back.
    Undone {
        /// By whom.
        seat: String,
        /// How many steps remain.
        length: usize,
    },
    /// Somebody asks to go further back.
    UndoAsked {
        /// Who.
        seat: String,
        /// How many steps would remain.
        length: usize,
    },
    /// Somebody refused to go back; when the last agrees, `undone` follows instead.
    UndoAnswered {
        /// Who.
        seat: String,
        /// Whether it agrees.
        agrees: bool,
    },
    /// Somebody said something. The text is gone when its author deleted the account.
    Said {
        /// Who.
        who: Person,
        /// What.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
    /// A seat ran out of time; a bot plays on for it, or it has resigned, as the table decided.
    OutOfTime {
        /// Which.
        seat: String,
        /// The level of the bot that plays on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// A seat resigned. Where the game goes on, a bot plays for it.
    Resigned {
        /// Which.
        seat: String,
        /// The level of the bot that plays on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// A seat was handed to somebody else.
    HandedOver {
        /// Which.
        seat: String,
        /// To whom.
        who: Person,
    },
    /// The table was closed before its end.
    Closed {
        /// By whom.
        by: Person,
    },
    /// The same people meet again at another table.
    Rematch {
        /// Its id.
        table: String,
    },
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Over {
    /// The result as records say it, or who resigned.
    pub result: String,
    /// All seats, best first.
    pub ranks: Vec<Rank>,
    /// The seed of all chance: it can be checked now.
    pub seed: String,
}

/// A place in the final ranking.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rank {
    /// The place, 1 for the best; several may share it.
    pub place: usize,
    /// Who stands there.
    pub seats: Vec<String>,
    /// Their points.
    pub points: i32,
    /// Whether they won.
    pub won: bool,
}
