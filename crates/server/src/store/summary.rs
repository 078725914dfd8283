//! A table in brief: what lists and clocks need to know without reading its log.

use super::error::StoreError;
use serde::{Deserialize, Serialize};
use sqlx::Row as _;
use sqlx::any::AnyRow;

/// Where a table stands.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Status {
    /// Waiting for players.
    #[default]
    Open,
    /// Being played.
    Playing,
    /// Played to its end.
    Over,
    /// Given up before its end.
    Closed,
}

impl Status {
    /// All of them.
    pub const ALL: [Status; 4] = [Status::Open, Status::Playing, Status::Over, Status::Closed];

    /// The word that the database has for it.
    pub fn word(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Closed => "closed",
        }
    }

    pub(super) fn of_word(word: &str) -> Result<Status, StoreError> {
        Status::ALL
            .into_iter()
            .find(|status| status.word() == word)
            .ok_or_else(|| StoreError::Damaged(format!("a table has the status {word:?}")))
    }
}

/// A table in brief, derived from its log up to `head`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Summary {
    /// The table.
    pub table: String,
    /// The number of the last entry that is told of here.
    pub head: i64,
    /// The game's name.
    pub game: String,
    /// Where it stands.
    pub status: Status,
    /// Whether it is shown in lists.
    pub listed: bool,
    /// Whether only those who were invited may see it.
    pub private: bool,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Who made it.
    pub owner: String,
    /// The setup, as its makers wrote it.
    pub setup: String,
    /// The pace, as its makers wrote it.
    pub pace: String,
    /// When it was made.
    pub made: i64,
    /// When something last happened.
    pub touched: i64,
    /// Since when it has its status. The store finds that out itself: what an append says here is not read.
    pub since: i64,
    /// When somebody runs out of time.
    pub deadline: Option<i64>,
    /// Whether a bot is to act.
    pub bot_due: bool,
    /// The result, once there is one.
    pub result: Option<String>,
    /// The seats, in order.
    pub seats: Vec<SeatRow>,
}

/// A seat of a table in brief.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeatRow {
    /// Its number, below 63.
    pub seat: u8,
    /// Who sits there.
    pub user: Option<String>,
    /// Which bot sits there.
    pub bot: Option<String>,
    /// Whether it is this seat's turn.
    pub to_act: bool,
}

impl SeatRow {
    /// The seat as one bit of a set.
    pub(super) fn bit(&self) -> i64 {
        1 << self.seat.min(62)
    }
}

/// A seat without its turn: this changes seldom, a turn changes all the time.
#[derive(Serialize, Deserialize)]
struct Seating {
    seat: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    user: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
}

/// The columns of `tables`, in the order in which [`Summary::of_row`] reads them.
pub(super) const COLUMNS: &str = "tables.table_id, tables.head, tables.game, tables.status, tables.listed, \
     tables.private, tables.rated, tables.owner, tables.setup, tables.pace, tables.made, tables.touched, tables.since, \
     tables.deadline, tables.bot_due, tables.result, tables.seats, tables.to_act";

impl Summary {
    /// Who sits where, as the database keeps it.
    pub(super) fn seating(&self) -> String {
        let seats: Vec<Seating> = self
            .seats
            .iter()
            .map(|seat| Seating { seat: seat.seat, user: seat.user.clone(), bot: seat.bot.clone() })
            .collect();
        // Numbers and texts always can be written.
        serde_json::to_string(&seats).unwrap_or_default()
    }

    /// Whose turn it is, as a set of bits.
    pub(super) fn to_act(&self) -> i64 {
        self.seats.iter().filter(|seat| seat.to_act).fold(0, |set, seat| set | seat.bit())
    }

    /// All texts that reach the database as they are.
    pub(super) fn texts(&self) -> impl Iterator<Item = Option<&String>> {
        [Some(&self.game), Some(&self.owner), Some(&self.setup), Some(&self.pace), self.result.as_ref()]
            .into_iter()
            .chain(self.seats.iter().flat_map(|seat| [seat.user.as_ref(), seat.bot.as_ref()]))
    }

    pub(super) fn of_row(row: &AnyRow) -> Result<Summary, StoreError> {
        let flag = |column: usize| row.try_get::<i64, _>(column).map(|flag| flag != 0);
        let seats: String = row.try_get(16)?;
        let to_act: i64 = row.try_get(17)?;
        let seats: Vec<Seating> = serde_json::from_str(&seats)
            .map_err(|cause| StoreError::Damaged(format!("the seats of a table cannot be read ({cause})")))?;
        let seats = seats.into_iter().map(|seating| {
            let mut seat =
                SeatRow { seat: seating.seat, user: seating.user, bot: seating.bot, to_act: false };
            seat.to_act = to_act & seat.bit() != 0;
            seat
        });
        Ok(Summary {
            table: row.try_get(0)?,
            head: row.try_get(1)?,
            game: row.try_get(2)?,
            status: Status::of_word(&row.try_get::<String, _>(3)?)?,
            listed: flag(4)?,
            private: flag(5)?,
            rated: flag(6)?,
            owner: row.try_get(7)?,
            setup: row.try_get(8)?,
            pace: row.try_get(9)?,
            made: row.try_get(10)?,
            touched: row.try_get(11)?,
            since: row.try_get(12)?,
            deadline: row.try_get(13)?,
            bot_due: flag(14)?,
            result: row.try_get(15)?,
            seats: seats.collect(),
        })
    }
}
