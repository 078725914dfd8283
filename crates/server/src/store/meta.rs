//! Single values that the server keeps about itself: keys, secrets.

use super::Store;
use super::error::StoreError;
use sqlx::Row as _;

impl Store {
    /// The value of a key.
    pub async fn meta(&self, key: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT value FROM meta WHERE key = $1")
            .bind(key)
            .fetch_optional(&self.inner.connected.read)
            .await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    /// Sets the value of a key.
    pub async fn set_meta(&self, key: &str, value: &str) -> Result<(), StoreError> {
        own(key)?;
        sqlx::query("INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value")
            .bind(key)
            .bind(value)
            .execute(&self.inner.connected.write)
            .await?;
        Ok(())
    }

    /// The value of a key, which is this one unless it has another already. Of several processes that start at once
    /// all get the same.
    pub async fn meta_or(&self, key: &str, value: &str) -> Result<String, StoreError> {
        own(key)?;
        sqlx::query("INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING")
            .bind(key)
            .bind(value)
            .execute(&self.inner.connected.write)
            .await?;
        Ok(self.meta(key).await?.unwrap_or_else(|| value.to_owned()))
    }
}

/// Keys that the store alone sets.
pub(super) const OWN_KEYS: [&str; 2] = ["schema", "generation"];

fn own(key: &str) -> Result<(), StoreError> {
    match OWN_KEYS.contains(&key) {
        true => Err(StoreError::Unfit(format!("the key {key} is the store's own"))),
        false => Ok(()),
    }
}
