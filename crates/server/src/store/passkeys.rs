//! Passkeys and the challenges that are on their way.

use super::Store;
use super::error::StoreError;
use sqlx::Row as _;
use sqlx::any::AnyRow;

/// A key that somebody signs in with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passkey {
    /// The key's own id.
    pub credential_id: String,
    /// Whose it is.
    pub user: String,
    /// What its owner knows it by.
    pub label: String,
    /// What its signatures are checked with.
    pub public_key: String,
    /// How often it has signed, as far as it says.
    pub sign_count: i64,
    /// When it was added.
    pub made: i64,
    /// When it was last used.
    pub used: Option<i64>,
}

/// A challenge that waits for its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ceremony {
    /// Its id.
    pub id: String,
    /// Whose it is, where that is known.
    pub user: Option<String>,
    /// What the answer is checked with, as JSON.
    pub state: String,
    /// Until when an answer counts.
    pub expires: i64,
}

const COLUMNS: &str = "credential_id, user_id, label, public_key, sign_count, made, used";

impl Store {
    /// Adds a passkey. `false`: it is known already.
    pub async fn add_passkey(&self, passkey: &Passkey) -> Result<bool, StoreError> {
        let sql = format!(
            "INSERT INTO passkeys ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (credential_id) DO NOTHING"
        );
        let done = sqlx::query(&sql)
            .bind(passkey.credential_id.as_str())
            .bind(passkey.user.as_str())
            .bind(passkey.label.as_str())
            .bind(passkey.public_key.as_str())
            .bind(passkey.sign_count)
            .bind(passkey.made)
            .bind(passkey.used)
            .execute(&self.inner.connected.write)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// A passkey by its id.
    pub async fn passkey(&self, credential_id: &str) -> Result<Option<Passkey>, StoreError> {
        let row = sqlx::query(&format!("SELECT {COLUMNS} FROM passkeys WHERE credential_id = $1"))
            .bind(credential_id)
            .fetch_optional(&self.inner.connected.read)
            .await?;
        row.as_ref().map(passkey_of_row).transpose()
    }

    /// Somebody's passkeys, the oldest first.
    pub async fn passkeys_of(&self, user: &str) -> Result<Vec<Passkey>, StoreError> {
        let rows = sqlx::query(&format!(
            "SELECT {COLUMNS} FROM passkeys WHERE user_id = $1 ORDER BY made, credential_id"
        ))
        .bind(user)
        .fetch_all(&self.inner.connected.read)
        .await?;
        rows.iter().map(passkey_of_row).collect()
    }

    /// A passkey was used. `false`: its count has gone on meanwhile, so this use is not the newest one, or it is gone.
    pub async fn use_passkey(
        &self,
        credential_id: &str,
        sign_count: i64,
        at: i64,
    ) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE passkeys SET sign_count = $2, used = $3 WHERE credential_id = $1 AND (sign_count < $2 OR sign_count = 0)",
        )
        .bind(credential_id)
        .bind(sign_count)
        .bind(at)
        .execute(&self.inner.connected.write)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Takes one of somebody's passkeys away. `false`: it is not theirs, or gone.
    pub async fn drop_passkey(&self, user: &str, credential_id: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM passkeys WHERE credential_id = $1 AND user_id = $2")
            .bind(credential_id)
            .bind(user)
            .execute(&self.inner.connected.write)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Keeps a challenge.
    pub async fn add_ceremony(&self, ceremony: &Ceremony) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO ceremonies (id, user_id, state, expires) VALUES ($1, $2, $3, $4)")
            .bind(ceremony.id.as_str())
            .bind(ceremony.user.as_deref())
            .bind(ceremony.state.as_str())
            .bind(ceremony.expires)
            .execute(&self.inner.connected.write)
            .await?;
        Ok(())
    }

    /// Takes a challenge: it is answered once, however often somebody tries.
    pub async fn take_ceremony(&self, id: &str, now: i64) -> Result<Option<Ceremony>, StoreError> {
        let row = sqlx::query("DELETE FROM ceremonies WHERE id = $1 RETURNING id, user_id, state, expires")
            .bind(id)
            .fetch_optional(&self.inner.connected.write)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let ceremony = Ceremony {
            id: row.try_get(0)?,
            user: row.try_get(1)?,
            state: row.try_get(2)?,
            expires: row.try_get(3)?,
        };
        Ok((ceremony.expires > now).then_some(ceremony))
    }
}

fn passkey_of_row(row: &AnyRow) -> Result<Passkey, StoreError> {
    Ok(Passkey {
        credential_id: row.try_get(0)?,
        user: row.try_get(1)?,
        label: row.try_get(2)?,
        public_key: row.try_get(3)?,
        sign_count: row.try_get(4)?,
        made: row.try_get(5)?,
        used: row.try_get(6)?,
    })
}
