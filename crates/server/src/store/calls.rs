//! The queue of calls to people who are away.

use super::Store;
use super::error::StoreError;
use sqlx::Row as _;
use sqlx::any::AnyRow;

/// A call that is to be sent.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Call {
    /// Its id. An id that tells what the call is about keeps two processes from queuing it twice.
    pub id: String,
    /// Who is called.
    pub user: String,
    /// Which table it is about.
    pub table: Option<String>,
    /// What it is about.
    pub kind: String,
    /// More about it, as JSON.
    pub details: String,
    /// When it happened.
    pub at: i64,
    /// When it is to be sent.
    pub due: i64,
    /// How often it was tried in vain.
    pub tries: i64,
}

/// How long a process has for sending a call before another one may try.
const CLAIM: i64 = 60_000;

impl Store {
    /// Queues a call. `false`: there was one of this id.
    pub async fn add_call(&self, call: &Call) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "INSERT INTO calls (id, user_id, table_id, kind, details, at, due, tries) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING",
        )
        .bind(call.id.as_str())
        .bind(call.user.as_str())
        .bind(call.table.as_deref())
        .bind(call.kind.as_str())
        .bind(call.details.as_str())
        .bind(call.at)
        .bind(call.due)
        .bind(call.tries)
        .execute(&self.inner.connected.write)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Queues a call unless so many of its kind about its table wait for the same person already. `false`: they do, or
    /// there was one of this id.
    pub async fn queue_call(&self, call: &Call, most: i64) -> Result<bool, StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(*) FROM calls WHERE user_id = $1 AND table_id = $2 AND kind = $3 AND sent IS NULL \
             AND claimed_until <= $4",
        )
        .bind(call.user.as_str())
        .bind(call.table.as_deref().unwrap_or(""))
        .bind(call.kind.as_str())
        .bind(call.at)
        .fetch_one(&self.inner.connected.write)
        .await?;
        if row.try_get::<i64, _>(0)? >= most {
            return Ok(false);
        }
        self.add_call(call).await
    }

    /// Whether a call is to be sent now. It only reads, so that asking often costs nothing.
    pub async fn is_call_due(&self, now: i64) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT 1 FROM calls WHERE sent IS NULL AND due <= $1 LIMIT 1")
            .bind(now)
            .fetch_optional(&self.inner.connected.read)
            .await?;
        Ok(row.is_some())
    }

    /// Calls that are to be sent now. They are this process's for a minute: no other one gets them meanwhile.
    pub async fn calls_due(&self, now: i64, limit: i64) -> Result<Vec<Call>, StoreError> {
        let rows = sqlx::query(
            "UPDATE calls SET claimed_by = $1, claimed_until = $2 WHERE id IN (SELECT id FROM calls \
             WHERE sent IS NULL AND due <= $3 AND claimed_until <= $3 ORDER BY due, id LIMIT $4) \
             AND sent IS NULL AND due <= $3 AND claimed_until <= $3 \
             RETURNING id, user_id, table_id, kind, details, at, due, tries",
        )
        .bind(self.inner.process.as_str())
        .bind(now.saturating_add(CLAIM))
        .bind(now)
        .bind(limit)
        .fetch_all(&self.inner.connected.write)
        .await?;
        let mut calls = rows.iter().map(call_of_row).collect::<Result<Vec<_>, _>>()?;
        calls.sort_by(|a, b| (a.due, &a.id).cmp(&(b.due, &b.id)));
        Ok(calls)
    }

    /// A call was sent.
    pub async fn call_sent(&self, id: &str, at: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE calls SET sent = $2 WHERE id = $1")
            .bind(id)
            .bind(at)
            .execute(&self.inner.connected.write)
            .await?;
        Ok(())
    }

    /// A call could not be sent, or is not to be sent yet: it waits until `due`.
    pub async fn call_again(&self, id: &str, due: i64, failed: bool) -> Result<(), StoreError> {
        sqlx::query("UPDATE calls SET due = $2, tries = tries + $3, claimed_by = NULL, claimed_until = 0 WHERE id = $1")
            .bind(id)
            .bind(due)
            .bind(i64::from(failed))
            .execute(&self.inner.connected.write)
            .await?;
        Ok(())
    }

    /// Drops what has not been sent yet to somebody about a table: they have seen it by themselves.
    pub async fn drop_calls(&self, user: &str, table: &str) -> Result<u64, StoreError> {
        let done = sqlx::query("DELETE FROM calls WHERE user_id = $1 AND table_id = $2 AND sent IS NULL")
            .bind(user)
            .bind(table)
            .execute(&self.inner.connected.write)
            .await?;
        Ok(done.rows_affected())
    }

    /// Forgets calls that were sent before a time.
    pub async fn drop_sent_calls(&self, before: i64) -> Result<u64, StoreError> {
        let done = sqlx::query("DELETE FROM calls WHERE sent IS NOT NULL AND sent < $1")
            .bind(before)
            .execute(&self.inner.connected.write)
            .await?;
        Ok(done.rows_affected())
    }
}

fn call_of_row(row: &AnyRow) -> Result<Call, StoreError> {
    Ok(Call {
        id: row.try_get(0)?,
        user: row.try_get(1)?,
        table: row.try_get(2)?,
        kind: row.try_get(3)?,
        details: row.try_get(4)?,
        at: row.try_get(5)?,
        due: row.try_get(6)?,
        tries: row.try_get(7)?,
    })
}
