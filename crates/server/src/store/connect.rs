//! Reaching the database: directory, lock, addresses, pools.

use super::error::StoreError;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{Any, AnyPool, ConnectOptions as _, Connection as _, Executor as _, Transaction};
use std::fmt;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use std::time::Duration;

/// Where a server keeps what it knows.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// An embedded database in this data directory.
    Embedded(PathBuf),
    /// The address of a PostgreSQL database.
    Postgres(String),
}

// The address holds a password, and what is shown ends in logs.
impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Embedded(path) => f.debug_tuple("Embedded").field(path).finish(),
            Place::Postgres(_) => f.write_str("Postgres(…)"),
        }
    }
}

/// Which database speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Engine {
    Sqlite,
    Postgres,
}

impl Engine {
    /// The few words that each database has for itself stand in the migrations as comments.
    pub(super) fn dialect(self, sql: &str) -> String {
        match self {
            Engine::Sqlite => sql.replace("/* by key */", "WITHOUT ROWID"),
            // Free space in each page lets an update stay in it, without touching an index.
            Engine::Postgres => sql.replace("/* roomy */", "WITH (fillfactor = 60)"),
        }
    }
}

/// A database that answers.
pub(super) struct Connected {
    pub(super) engine: Engine,
    /// SQLite: exactly one connection, so that writers queue here and not in the file.
    pub(super) write: AnyPool,
    pub(super) read: AnyPool,
}

impl Connected {
    /// A writing transaction.
    pub(super) async fn begin(&self) -> Result<Transaction<'static, Any>, sqlx::Error> {
        match self.engine {
            // A transaction that starts by reading could not become a writing one once another process wrote.
            Engine::Sqlite => self.write.begin_with("BEGIN IMMEDIATE").await,
            Engine::Postgres => self.write.begin().await,
        }
    }

    pub(super) async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
    }
}

/// The file of an embedded database.
pub(super) fn database_file(directory: &Path) -> PathBuf {
    directory.join("demesne.sqlite")
}

/// Makes the data directory, for its owner alone.
pub(super) fn make_directory(path: &Path) -> Result<(), StoreError> {
    if path.is_dir() {
        return Ok(());
    }
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path).map_err(|cause| StoreError::directory(path, cause))
}

/// Holds the data directory against a second server, until the file is dropped or the process ends.
pub(super) fn hold(directory: &Path) -> Result<File, StoreError> {
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(directory.join("lock"))
        .map_err(|cause| StoreError::directory(directory, cause))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(fs::TryLockError::WouldBlock) => Err(StoreError::Held { path: directory.to_owned() }),
        Err(fs::TryLockError::Error(cause)) => Err(StoreError::directory(directory, cause)),
    }
}

/// How a connection to an embedded database is prepared that writes. Tables that are played change the same pages again
/// and again: a long write-ahead log brings each of them home once. Mostly `checkpoint` does that; a commit does it only
/// when the log has become this long nevertheless.
pub(super) const WRITING: &str = "PRAGMA busy_timeout = 15000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
     PRAGMA foreign_keys = ON; PRAGMA secure_delete = FAST; PRAGMA cache_size = -16000; \
     PRAGMA wal_autocheckpoint = 16000";

/// Connects to an embedded database; the directory is there already.
pub(super) async fn connect_embedded(directory: &Path) -> Result<Connected, StoreError> {
    let file = std::path::absolute(database_file(directory))
        .map_err(|cause| StoreError::directory(directory, cause))?;
    let Some(path) = file.to_str() else {
        return Err(StoreError::directory(directory, "its name is not UTF-8"));
    };
    let options = AnyConnectOptions::from_str(&format!("sqlite://{}?mode=rwc", escaped(path)))
        .map_err(|_| StoreError::directory(directory, "its name cannot be made an address"))?
        .disable_statement_logging();
    let pool = |connections: u32, pragmas: &'static str| {
        AnyPoolOptions::new()
            .max_connections(connections)
            .min_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            // A file does not hang up.
            .test_before_acquire(false)
            .after_connect(move |connection, _| {
                Box::pin(async move { connection.execute(pragmas).await.map(|_| ()) })
            })
    };
    let write = pool(1, WRITING)
        .connect_with(options.clone())
        .await
        .map_err(|cause| StoreError::directory(directory, StoreError::from(cause)))?;
    // The file exists now and is in WAL mode, so readers never write.
    let read = pool(4, "PRAGMA busy_timeout = 15000; PRAGMA query_only = ON")
        .connect_with(options)
        .await
        .map_err(|cause| StoreError::directory(directory, StoreError::from(cause)))?;
    Ok(Connected { engine: Engine::Sqlite, write, read })
}

/// How long PostgreSQL may take to answer.
const PATIENCE: Duration = Duration::from_secs(15);

/// Connects to PostgreSQL.
pub(super) async fn connect_postgres(address: &str) -> Result<Connected, StoreError> {
    if !address.starts_with("postgres://") && !address.starts_with("postgresql://") {
        return Err(StoreError::Address("it does not start with postgres://".into()));
    }
    let options = AnyConnectOptions::from_str(address)
        .map_err(|_| StoreError::Address("it is not a URL".into()))?
        .disable_statement_logging();
    // A pool would try again and again, and then not say what was wrong.
    match tokio::time::timeout(PATIENCE, options.connect()).await {
        Ok(connection) => connection?.close().await?,
        Err(_) => return Err(StoreError::Unreachable("it did not answer in time".into())),
    }
    let pool =
        AnyPoolOptions::new().max_connections(10).acquire_timeout(PATIENCE).connect_with(options).await?;
    Ok(Connected { engine: Engine::Postgres, write: pool.clone(), read: pool })
}

/// Everything in a path that a URL would read otherwise.
fn escaped(path: &str) -> String {
    let mut text = String::with_capacity(path.len());
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'_' | b'-' | b'~' => {
                text.push(char::from(byte))
            }
            _ => text.push_str(&format!("%{byte:02X}")),
        }
    }
    text
}

/// 128 random bits as text.
pub(super) fn random_id() -> Result<String, StoreError> {
    let mut bytes = [0u8; 16];
    getrandom::fill(&mut bytes)
        .map_err(|cause| StoreError::Failed(format!("the system gives no random numbers ({cause})")))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
