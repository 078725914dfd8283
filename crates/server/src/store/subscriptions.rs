//! Browsers that may be called by web push.

use super::Store;
use super::error::StoreError;
use sqlx::Row as _;

/// A browser that may be called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subscription {
    /// Where its maker takes messages.
    pub endpoint: String,
    /// Whose browser it is.
    pub user: String,
    /// Its public key.
    pub p256dh: String,
    /// Its secret for the encryption of messages.
    pub auth: String,
    /// When it was added.
    pub made: i64,
}

impl Store {
    /// Adds a browser. One that somebody else used before is now this person's.
    pub async fn add_subscription(&self, subscription: &Subscription) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO push_subscriptions (endpoint, user_id, p256dh, auth, made) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, p256dh = excluded.p256dh, \
             auth = excluded.auth, made = excluded.made",
        )
        .bind(subscription.endpoint.as_str())
        .bind(subscription.user.as_str())
        .bind(subscription.p256dh.as_str())
        .bind(subscription.auth.as_str())
        .bind(subscription.made)
        .execute(&self.inner.connected.write)
        .await?;
        Ok(())
    }

    /// Somebody's browsers, the oldest first.
    pub async fn subscriptions_of(&self, user: &str) -> Result<Vec<Subscription>, StoreError> {
        let rows = sqlx::query(
            "SELECT endpoint, user_id, p256dh, auth, made FROM push_subscriptions WHERE user_id = $1 \
             ORDER BY made, endpoint",
        )
        .bind(user)
        .fetch_all(&self.inner.connected.read)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Subscription {
                    endpoint: row.try_get(0)?,
                    user: row.try_get(1)?,
                    p256dh: row.try_get(2)?,
                    auth: row.try_get(3)?,
                    made: row.try_get(4)?,
                })
            })
            .collect()
    }

    /// Takes all of somebody's browsers away.
    pub async fn drop_subscriptions(&self, user: &str) -> Result<u64, StoreError> {
        let done = sqlx::query("DELETE FROM push_subscriptions WHERE user_id = $1")
            .bind(user)
            .execute(&self.inner.connected.write)
            .await?;
        Ok(done.rows_affected())
    }

    /// Takes a browser away; the maker said that it is gone, or its owner wants no calls.
    pub async fn drop_subscription(&self, user: &str, endpoint: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM push_subscriptions WHERE endpoint = $1 AND user_id = $2")
            .bind(endpoint)
            .bind(user)
            .execute(&self.inner.connected.write)
            .await?;
        Ok(done.rows_affected() == 1)
    }
}
