//! Devices and programs that somebody is signed in with.

use super::Store;
use super::error::StoreError;
use sqlx::Row as _;
use sqlx::any::AnyRow;

/// How a session is shown to the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SessionKind {
    /// A browser's cookie.
    Cookie,
    /// A program's token.
    Token,
}

impl SessionKind {
    /// The word that the database has for it.
    pub fn word(self) -> &'static str {
        match self {
            SessionKind::Cookie => "cookie",
            SessionKind::Token => "token",
        }
    }
}

/// A device or program that somebody is signed in with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// The hash of the secret; the secret itself is not kept.
    pub token_hash: String,
    /// Who.
    pub user: String,
    /// How it is shown.
    pub kind: SessionKind,
    /// What its owner knows it by.
    pub label: String,
    /// When it began.
    pub made: i64,
    /// When it was last used.
    pub seen: i64,
    /// Until when it counts.
    pub expires: i64,
}

const COLUMNS: &str = "token_hash, user_id, kind, label, made, seen, expires";

impl Store {
    /// Adds a session.
    pub async fn add_session(&self, session: &Session) -> Result<(), StoreError> {
        sqlx::query(&format!("INSERT INTO sessions ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7)"))
            .bind(session.token_hash.as_str())
            .bind(session.user.as_str())
            .bind(session.kind.word())
            .bind(session.label.as_str())
            .bind(session.made)
            .bind(session.seen)
            .bind(session.expires)
            .execute(&self.inner.connected.write)
            .await?;
        Ok(())
    }

    /// A session that still counts.
    pub async fn session(&self, token_hash: &str, now: i64) -> Result<Option<Session>, StoreError> {
        let row =
            sqlx::query(&format!("SELECT {COLUMNS} FROM sessions WHERE token_hash = $1 AND expires > $2"))
                .bind(token_hash)
                .bind(now)
                .fetch_optional(&self.inner.connected.read)
                .await?;
        row.as_ref().map(session_of_row).transpose()
    }

    /// Somebody's sessions, the one used last first.
    pub async fn sessions_of(&self, user: &str, now: i64) -> Result<Vec<Session>, StoreError> {
        let rows = sqlx::query(&format!(
            "SELECT {COLUMNS} FROM sessions WHERE user_id = $1 AND expires > $2 ORDER BY seen DESC, token_hash"
        ))
        .bind(user)
        .bind(now)
        .fetch_all(&self.inner.connected.read)
        .await?;
        rows.iter().map(session_of_row).collect()
    }

    /// A session was used, and counts until `expires` now.
    pub async fn touch_session(&self, token_hash: &str, seen: i64, expires: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE sessions SET seen = $2, expires = $3 WHERE token_hash = $1 AND seen <= $2")
            .bind(token_hash)
            .bind(seen)
            .bind(expires)
            .execute(&self.inner.connected.write)
            .await?;
        Ok(())
    }

    /// Ends one of somebody's sessions. `false`: it is not theirs, or gone.
    pub async fn drop_session(&self, user: &str, token_hash: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM sessions WHERE token_hash = $1 AND user_id = $2")
            .bind(token_hash)
            .bind(user)
            .execute(&self.inner.connected.write)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Ends all of somebody's sessions, except perhaps one.
    pub async fn drop_sessions(&self, user: &str, except: Option<&str>) -> Result<u64, StoreError> {
        let done = sqlx::query("DELETE FROM sessions WHERE user_id = $1 AND token_hash <> $2")
            .bind(user)
            // No hash is empty.
            .bind(except.unwrap_or(""))
            .execute(&self.inner.connected.write)
            .await?;
        Ok(done.rows_affected())
    }

    /// Forgets sessions, passkey challenges and address questions whose time is over.
    pub async fn drop_expired(&self, now: i64) -> Result<u64, StoreError> {
        let mut gone = 0;
        for table in ["sessions", "ceremonies", "confirmations"] {
            let done = sqlx::query(&format!("DELETE FROM {table} WHERE expires <= $1"))
                .bind(now)
                .execute(&self.inner.connected.write)
                .await?;
            gone += done.rows_affected();
        }
        Ok(gone)
    }
}

fn session_of_row(row: &AnyRow) -> Result<Session, StoreError> {
    let kind: String = row.try_get(2)?;
    let kind = [SessionKind::Cookie, SessionKind::Token]
        .into_iter()
        .find(|known| known.word() == kind)
        .ok_or_else(|| StoreError::Damaged(format!("a session is of the kind {kind:?}")))?;
    Ok(Session {
        token_hash: row.try_get(0)?,
        user: row.try_get(1)?,
        kind,
        label: row.try_get(3)?,
        made: row.try_get(4)?,
        seen: row.try_get(5)?,
        expires: row.try_get(6)?,
    })
}
