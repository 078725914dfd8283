//! What processes on one PostgreSQL database tell each other.

use super::Inner;
use super::error::StoreError;
use serde::{Deserialize, Serialize};
use sqlx::postgres::PgListener;
use std::sync::Weak;
use std::time::Duration;
use tokio::sync::mpsc;

/// The channel of NOTIFY and LISTEN. The statements in `batch.rs` name it too.
pub(super) const CHANNEL: &str = "demesne";

/// PostgreSQL takes payloads below 8000 bytes.
const MOST_BYTES: usize = 7800;

/// Something that another process did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// A table has an entry of this number now.
    Table {
        /// The table.
        table: String,
        /// The number of the entry.
        seq: i64,
    },
    /// Somebody's name, settings or account changed.
    Person {
        /// Who.
        user: String,
    },
    /// Something happened at a table of somebody who may be at another process: nothing about themselves changed.
    Ring {
        /// Who.
        user: String,
    },
    /// Everything may have changed: caches are to be dropped.
    Everything,
}

/// A notice as it is sent.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Notice {
    from: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tables: Vec<(String, i64)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    person: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ring: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    everything: bool,
}

impl Notice {
    fn text(&self) -> String {
        // Numbers and texts always can be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The notices of entries, as few as hold them all.
pub(super) fn of_tables<'a>(process: &str, entries: impl Iterator<Item = (&'a str, i64)>) -> Vec<String> {
    let mut notices = Vec::new();
    let mut next = Notice { from: process.to_owned(), ..Notice::default() };
    let mut bytes = 100;
    for (table, seq) in entries {
        // Brackets, quotes, commas and a number; and a character can take six bytes where it is escaped.
        let more = table.chars().map(|c| if c.is_ascii_graphic() { 2 } else { 6 }).sum::<usize>() + 30;
        if bytes + more > MOST_BYTES {
            notices.push(next.text());
            next.tables.clear();
            bytes = 100;
        }
        bytes += more;
        next.tables.push((table.to_owned(), seq));
    }
    if !next.tables.is_empty() {
        notices.push(next.text());
    }
    notices
}

/// A change as a notice.
pub(super) fn of_change(process: &str, change: &Change) -> String {
    let mut notice = Notice { from: process.to_owned(), ..Notice::default() };
    match change {
        Change::Table { table, seq } => notice.tables.push((table.clone(), *seq)),
        Change::Person { user } => notice.person = Some(user.clone()),
        Change::Ring { user } => notice.ring = Some(user.clone()),
        Change::Everything => notice.everything = true,
    }
    let text = notice.text();
    if text.len() <= MOST_BYTES {
        return text;
    }
    Notice { from: process.to_owned(), everything: true, ..Notice::default() }.text()
}

/// What a notice of another process says; nothing, if it is one's own or nobody's.
fn heard(process: &str, text: &str) -> Vec<Change> {
    let Ok(notice) = serde_json::from_str::<Notice>(text) else { return Vec::new() };
    if notice.from == process {
        return Vec::new();
    }
    let tables = notice.tables.into_iter().map(|(table, seq)| Change::Table { table, seq });
    let person = notice.person.into_iter().map(|user| Change::Person { user });
    let ring = notice.ring.into_iter().map(|user| Change::Ring { user });
    tables.chain(person).chain(ring).chain(notice.everything.then_some(Change::Everything)).collect()
}

/// Sends what is told outside of appends.
pub(super) async fn tell(inner: Weak<Inner>, mut changes: mpsc::UnboundedReceiver<Change>) {
    while let Some(change) = changes.recv().await {
        let Some(inner) = inner.upgrade() else { return };
        let sent = sqlx::query("SELECT pg_notify('demesne', $1)")
            .bind(of_change(&inner.process, &change))
            .execute(&inner.connected.write)
            .await;
        if let Err(error) = sent {
            // The others lose their connection too, and look again at everything when they have it back.
            tracing::warn!(error = %StoreError::from(error), "other processes could not be told of a change");
        }
    }
}

/// Begins to listen.
pub(super) async fn connect(address: &str) -> Result<PgListener, StoreError> {
    let mut listener = PgListener::connect(address).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes on what others tell. A connection that breaks is made again, for ever.
pub(super) async fn listen(inner: Weak<Inner>, address: String, mut listener: PgListener) {
    loop {
        if let Err(error) = hear(&inner, &mut listener).await {
            tracing::warn!(%error, "the connection to other processes is lost");
        }
        drop(listener);
        let mut wait = Duration::from_millis(100);
        listener = loop {
            match connect(&address).await {
                Ok(listener) => break listener,
                Err(_) => tokio::time::sleep(wait).await,
            }
            wait = (wait * 2).min(Duration::from_secs(5));
        };
        let Some(inner) = inner.upgrade() else { return };
        tracing::info!("the connection to other processes is back");
        if !inner.look_at_generation().await {
            inner.send(Change::Everything);
        }
    }
}

/// How long nothing may be heard before the connection is tried.
const SILENCE: Duration = Duration::from_secs(20);

/// Listens until the connection is lost.
async fn hear(inner: &Weak<Inner>, listener: &mut PgListener) -> Result<(), StoreError> {
    listener.eager_reconnect(false);
    loop {
        match tokio::time::timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => {
                let Some(inner) = inner.upgrade() else { return Ok(()) };
                for change in heard(&inner.process, notification.payload()) {
                    // A generation that is news has said already that everything changed.
                    if change != Change::Everything || !inner.look_at_generation().await {
                        inner.send(change);
                    }
                }
            }
            Ok(Ok(None)) => return Err(StoreError::Unreachable("it hung up".into())),
            Ok(Err(error)) => return Err(error.into()),
            Err(_) => {
                // A peer that vanished without a word is noticed only by asking.
                let asked = sqlx::query("SELECT 1").execute(&mut *listener);
                match tokio::time::timeout(SILENCE, asked).await {
                    Ok(asked) => asked.map(|_| ())?,
                    Err(_) => return Err(StoreError::Unreachable("it does not answer".into())),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_fit_and_hold_everything() {
        let entries: Vec<(String, i64)> = (0..2000).map(|n| (format!("tä\"ble-{n}"), i64::MAX - n)).collect();
        let notices = of_tables("me", entries.iter().map(|(table, seq)| (table.as_str(), *seq)));
        assert!(notices.len() > 1);
        assert!(notices.iter().all(|notice| notice.len() < 8000));
        let heard: Vec<Change> = notices.iter().flat_map(|notice| heard("you", notice)).collect();
        let said: Vec<Change> =
            entries.into_iter().map(|(table, seq)| Change::Table { table, seq }).collect();
        assert_eq!(heard, said);
    }

    #[test]
    fn own_notices_and_strange_ones_are_no_news() {
        assert!(heard("me", &of_change("me", &Change::Everything)).is_empty());
        assert!(heard("me", "not a notice").is_empty());
        assert!(heard("me", "{}").is_empty());
        let person = Change::Person { user: "u".into() };
        assert_eq!(heard("me", &of_change("you", &person)), [person]);
        let ring = Change::Ring { user: "u".into() };
        assert_eq!(heard("me", &of_change("you", &ring)), [ring]);
    }

    #[test]
    fn what_does_not_fit_becomes_everything() {
        let change = Change::Person { user: "u".repeat(9000) };
        assert_eq!(heard("me", &of_change("you", &change)), [Change::Everything]);
    }
}
