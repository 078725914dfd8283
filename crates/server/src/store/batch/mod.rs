//! One transaction with the appends of many tables in it. Each database has its own way to be quick at that: PostgreSQL
//! is sent few statements with many rows, SQLite does many small ones without leaving its thread.

pub(super) mod postgres;
pub(super) mod sqlite;

use super::append::{Append, Appended};
use super::error::{StoreError, is_passing};
use super::summary::Summary;
use std::collections::HashMap;

/// A statement that inserts rows: what stands before them, how many columns they have, what stands behind them.
struct Insert {
    before: &'static str,
    columns: usize,
    after: &'static str,
}

const LOG: Insert = Insert {
    before: "INSERT INTO log (table_id, seq, at, body) VALUES",
    columns: 4,
    after: "ON CONFLICT (table_id, seq) DO NOTHING",
};
const WORDS: Insert = Insert {
    before: "INSERT INTO words (table_id, seq, user_id, words) VALUES",
    columns: 4,
    after: "ON CONFLICT (table_id, seq) DO NOTHING",
};
const TABLES: Insert = Insert {
    before: "INSERT INTO tables (table_id, head, game, status, listed, private, rated, owner, setup, pace, made, \
             touched, since, deadline, bot_due, result, seats, to_act) VALUES",
    columns: 18,
    after: "ON CONFLICT (table_id) DO UPDATE SET head = excluded.head, game = excluded.game, status = excluded.status, \
            listed = excluded.listed, private = excluded.private, rated = excluded.rated, owner = excluded.owner, \
            setup = excluded.setup, pace = excluded.pace, made = excluded.made, touched = excluded.touched, \
            since = CASE WHEN tables.status = excluded.status THEN tables.since ELSE excluded.since END, \
            deadline = excluded.deadline, bot_due = excluded.bot_due, result = excluded.result, \
            seats = excluded.seats, to_act = excluded.to_act WHERE excluded.head >= tables.head",
};
const SEATS: Insert = Insert {
    before: "INSERT INTO seats (table_id, seat, bit, user_id) VALUES",
    columns: 4,
    after: "ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id",
};
const RATED: Insert = Insert {
    before: "INSERT INTO rated_games (table_id, game, at, places, counted) VALUES",
    columns: 5,
    after: "ON CONFLICT (table_id) DO NOTHING",
};

/// Why a batch was not written.
pub(super) enum Fault {
    /// Nothing was written; it may be worth another try.
    Before {
        /// Why.
        error: StoreError,
        /// Whether the same may well succeed when it is tried again.
        passing: bool,
    },
    /// It failed while it was being committed: whether it was written is unknown.
    Unknown(StoreError),
    /// A backup was restored, and the database has this generation now. Nothing was written.
    Restored(String),
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Fault {
        Fault::Before { passing: is_passing(&error), error: error.into() }
    }
}

/// Who sits where as this process last wrote it. The rows of `seats` need not be touched when that is known to hold
/// still: nobody else wrote since, if the entry before is the one that it is known from.
#[derive(Default)]
pub(super) struct Seatings {
    known: HashMap<String, (i64, String)>,
}

/// More tables than a process has open at once; the others are asked for.
const MOST_KNOWN: usize = 8192;

impl Seatings {
    pub(super) fn forget(&mut self) {
        self.known.clear();
    }

    fn learn(&mut self, news: Vec<(String, i64, String)>) {
        if self.known.len() + news.len() > MOST_KNOWN {
            self.forget();
        }
        for (table, head, seating) in news {
            self.known.insert(table, (head, seating));
        }
    }

    /// Who sat at a table before an entry, if that is known.
    fn before(&self, brief: &Brief<'_>) -> Option<&str> {
        let (head, seating) = self.known.get(brief.table)?;
        (head + 1 == brief.summary.head).then_some(seating.as_str())
    }
}

/// A summary on its way, under the table's own name.
struct Brief<'a> {
    table: &'a str,
    summary: &'a Summary,
    seating: String,
}

/// The last word on each table: a statement must not meet a table twice.
fn briefs<'a>(winners: &[&'a Append]) -> Vec<Brief<'a>> {
    let mut briefs: Vec<Brief<'a>> = winners
        .iter()
        .filter_map(|append| {
            let summary = append.summary.as_ref()?;
            Some(Brief { table: &append.table, summary, seating: summary.seating() })
        })
        .collect();
    briefs.sort_by_key(|brief| (brief.table, std::cmp::Reverse(brief.summary.head)));
    briefs.dedup_by_key(|brief| brief.table);
    briefs
}

/// The appends by table and number, each number of a table once. Two processes that lock rows in the same order wait
/// for each other, but never in a circle.
fn in_order(appends: &[Append]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..appends.len()).collect();
    order.sort_by_key(|&which| (appends[which].table.as_str(), appends[which].seq));
    order.dedup_by_key(|which| (appends[*which].table.as_str(), appends[*which].seq));
    order
}

/// The answers to appends of which these were written.
fn answers(appends: &[Append], winners: &[usize]) -> Vec<Appended> {
    let mut answers = vec![Appended::Taken; appends.len()];
    for &which in winners {
        answers[which] = Appended::Done;
    }
    answers
}
