//! Bringing what is in SQLite's write-ahead log home into the database, beside those who append and not in their way.

use super::Inner;
use std::sync::Weak;
use std::time::Duration;

/// How often the log is brought home. It is longest on a busy server: then this is some thousand pages.
const EVERY: Duration = Duration::from_secs(1);

/// Brings the log home again and again. It copies pages and waits for the disk, which takes tens of milliseconds: a
/// commit that had to do it would make all who wait for it slow. What is left for the one commit that starts the log
/// from its beginning again (`wal_autocheckpoint`) is little then.
pub(super) async fn run(inner: Weak<Inner>) {
    loop {
        tokio::time::sleep(EVERY).await;
        let Some(inner) = inner.upgrade() else { return };
        // PASSIVE waits for nobody. A reader in the way means that some pages come home the next time.
        let done = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_optional(&inner.connected.read).await;
        if let Err(why) = done
            && !inner.is_closed()
        {
            tracing::warn!(%why, "the write-ahead log could not be brought home now");
        }
    }
}
