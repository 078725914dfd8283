//! The log of a table: appending to it and reading it.

use super::error::StoreError;
use super::ratings::RatedGame;
use super::summary::Summary;
use super::{Order, Store};
use sqlx::Row as _;
use std::sync::atomic::Ordering;
use tokio::sync::oneshot;

/// One entry of a table's log, with what is derived from it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The entry's number: the number of the entry before it, plus one.
    pub seq: i64,
    /// When it happened.
    pub at: i64,
    /// The entry itself, for ever.
    pub body: String,
    /// What somebody said; it can be deleted later, the entry cannot.
    pub words: Option<String>,
    /// Who said it; with that person these words go.
    pub speaker: Option<String>,
    /// How the table stands after this entry.
    pub summary: Option<Summary>,
    /// The result of a rated game, where this entry ends one.
    pub rated: Option<RatedGame>,
    /// What [`Store::epoch`] was before the table was loaded. With it, an append that was thought of before a backup
    /// was restored is always refused; without it, only one that is on its way while the store learns of that.
    pub epoch: Option<u64>,
}

/// How an append ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appended {
    /// It is on disk.
    Done,
    /// The table had an entry of this number already; nothing of this append was written.
    Taken,
}

/// An entry of a table's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Its number.
    pub seq: i64,
    /// When it happened.
    pub at: i64,
    /// The entry itself.
    pub body: String,
    /// What somebody said, unless that was deleted.
    pub words: Option<String>,
}

/// An append on its way to the disk.
pub(super) struct Job {
    pub(super) append: Append,
    pub(super) answer: oneshot::Sender<Result<Appended, StoreError>>,
}

/// The longest id of a table that fits into a message to other processes.
const LONGEST_ID: usize = 200;

impl Store {
    /// Writes an entry, and answers when it is on disk. After an error other than [`StoreError::Restored`] and
    /// [`StoreError::Unfit`] it is unknown whether it was written: read the log to find out.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        check(&append)?;
        let (answer, answered) = oneshot::channel();
        self.inner.queued.fetch_add(1, Ordering::Relaxed);
        if self.orders.send(Order::Append(Box::new(Job { append, answer }))).await.is_err() {
            self.inner.queued.fetch_sub(1, Ordering::Relaxed);
            return Err(StoreError::Closed);
        }
        answered.await.unwrap_or(Err(StoreError::Closed))
    }

    /// The entries of a table with numbers above `after`, in order.
    pub async fn log(&self, table: &str, after: i64) -> Result<Vec<Row>, StoreError> {
        let rows = sqlx::query(
            "SELECT log.seq, log.at, log.body, words.words FROM log \
             LEFT JOIN words ON words.table_id = log.table_id AND words.seq = log.seq \
             WHERE log.table_id = $1 AND log.seq > $2 ORDER BY log.seq",
        )
        .bind(table)
        .bind(after)
        .fetch_all(&self.inner.connected.read)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Row {
                    seq: row.try_get(0)?,
                    at: row.try_get(1)?,
                    body: row.try_get(2)?,
                    words: row.try_get(3)?,
                })
            })
            .collect()
    }

    /// How often this process has learnt that a backup was restored. See [`Append::epoch`].
    pub fn epoch(&self) -> u64 {
        self.inner.content().epoch
    }
}

/// What no database would take must not make a whole batch fail.
fn check(append: &Append) -> Result<(), StoreError> {
    if append.table.is_empty() || append.table.len() > LONGEST_ID {
        return Err(StoreError::Unfit(format!("the id of a table has 1 to {LONGEST_ID} characters")));
    }
    let summary = append.summary.as_ref();
    let texts = [Some(&append.table), Some(&append.body), append.words.as_ref(), append.speaker.as_ref()]
        .into_iter()
        .chain(summary.into_iter().flat_map(Summary::texts))
        .chain(append.rated.iter().flat_map(|rated| [Some(&rated.table), Some(&rated.game)]));
    for text in texts.flatten() {
        if text.contains('\0') {
            return Err(StoreError::Unfit("a text holds a NUL character".into()));
        }
    }
    Ok(())
}
