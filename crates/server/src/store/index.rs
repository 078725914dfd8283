//! Finding tables.

use super::Store;
use super::error::StoreError;
use super::summary::{COLUMNS, Status, Summary};
use sqlx::Row as _;
use sqlx::any::AnyRow;

/// How many there are of what.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Tables that wait for players.
    pub open: i64,
    /// Tables that are being played.
    pub playing: i64,
    /// Tables that were played to their end.
    pub over: i64,
    /// Tables that were given up.
    pub closed: i64,
    /// People, without those who left.
    pub people: i64,
    /// Calls that have not been sent yet.
    pub calls: i64,
}

impl Store {
    /// The tables where somebody sits: first those where it is their turn, and the most recent first.
    pub async fn tables_of(&self, user: &str, limit: i64) -> Result<Vec<Summary>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM tables JOIN (SELECT table_id, CAST(SUM(bit) AS BIGINT) AS bits FROM seats \
             WHERE user_id = $1 GROUP BY table_id) AS mine ON mine.table_id = tables.table_id \
             ORDER BY CASE WHEN (tables.to_act & mine.bits) <> 0 THEN 0 ELSE 1 END, tables.touched DESC, \
             tables.table_id LIMIT $2"
        );
        let rows = sqlx::query(&sql).bind(user).bind(limit).fetch_all(&self.inner.connected.read).await?;
        rows.iter().map(Summary::of_row).collect()
    }

    /// Tables that everybody may see, the most recent first (by [`Summary::since`]): those that are listed, and of
    /// those that are over all that are not private. `before` goes on where an earlier answer ended.
    pub async fn listed(
        &self,
        status: Status,
        game: Option<&str>,
        limit: i64,
        before: Option<i64>,
    ) -> Result<Vec<Summary>, StoreError> {
        let seen = if status == Status::Over { "private = 0" } else { "private = 0 AND listed = 1" };
        let which = if game.is_some() { "AND game = $4" } else { "" };
        let sql = format!(
            "SELECT {COLUMNS} FROM tables WHERE status = $1 AND since < $2 AND {seen} {which} \
             ORDER BY since DESC, table_id LIMIT $3"
        );
        let mut query = sqlx::query(&sql).bind(status.word()).bind(before.unwrap_or(i64::MAX)).bind(limit);
        if let Some(game) = game {
            query = query.bind(game);
        }
        let rows = query.fetch_all(&self.inner.connected.read).await?;
        rows.iter().map(Summary::of_row).collect()
    }

    /// All tables of a status, private ones too, the most recent first: for administrators.
    pub async fn every_table(
        &self,
        status: Status,
        limit: i64,
        before: Option<i64>,
    ) -> Result<Vec<Summary>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM tables WHERE status = $1 AND since < $2 ORDER BY since DESC, table_id LIMIT $3"
        );
        let query = sqlx::query(&sql).bind(status.word()).bind(before.unwrap_or(i64::MAX)).bind(limit);
        let rows = query.fetch_all(&self.inner.connected.read).await?;
        rows.iter().map(Summary::of_row).collect()
    }

    /// The tables that somebody made and that have not begun.
    pub async fn open_tables_by(&self, owner: &str) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT table_id FROM tables WHERE status = 'open' AND owner = $1")
            .bind(owner)
            .fetch_all(&self.inner.connected.read)
            .await?;
        names(&rows)
    }

    /// How many games somebody has played to the end.
    pub async fn games_of(&self, user: &str) -> Result<i64, StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(DISTINCT seats.table_id) FROM seats JOIN tables ON tables.table_id = seats.table_id \
             WHERE seats.user_id = $1 AND tables.status = 'over'",
        )
        .bind(user)
        .fetch_one(&self.inner.connected.read)
        .await?;
        Ok(row.try_get(0)?)
    }

    /// A table in brief.
    pub async fn summary(&self, table: &str) -> Result<Option<Summary>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM tables WHERE table_id = $1");
        let row = sqlx::query(&sql).bind(table).fetch_optional(&self.inner.connected.read).await?;
        row.as_ref().map(Summary::of_row).transpose()
    }

    /// The tables where somebody is out of time, the longest first.
    pub async fn due(&self, now: i64) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT table_id FROM tables WHERE deadline IS NOT NULL AND deadline <= $1 ORDER BY deadline, table_id",
        )
        .bind(now)
        .fetch_all(&self.inner.connected.read)
        .await?;
        names(&rows)
    }

    /// The tables where a bot has been to act since before `older_than`: whoever should have let it play is gone.
    pub async fn bots_due(&self, older_than: i64) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT table_id FROM tables WHERE bot_due = 1 AND touched < $1 ORDER BY touched, table_id",
        )
        .bind(older_than)
        .fetch_all(&self.inner.connected.read)
        .await?;
        names(&rows)
    }

    /// How many there are of what.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        let mut counts = Counts::default();
        let rows = sqlx::query("SELECT status, COUNT(*) FROM tables GROUP BY status")
            .fetch_all(&self.inner.connected.read)
            .await?;
        for row in rows {
            let count: i64 = row.try_get(1)?;
            match Status::of_word(&row.try_get::<String, _>(0)?)? {
                Status::Open => counts.open = count,
                Status::Playing => counts.playing = count,
                Status::Over => counts.over = count,
                Status::Closed => counts.closed = count,
            }
        }
        let row = sqlx::query(
            "SELECT (SELECT COUNT(*) FROM users WHERE deleted = 0), (SELECT COUNT(*) FROM calls WHERE sent IS NULL)",
        )
        .fetch_one(&self.inner.connected.read)
        .await?;
        counts.people = row.try_get(0)?;
        counts.calls = row.try_get(1)?;
        Ok(counts)
    }
}

fn names(rows: &[AnyRow]) -> Result<Vec<String>, StoreError> {
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}
