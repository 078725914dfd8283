//! What can go wrong with what the server keeps, in sentences for people.

use std::fmt;
use std::path::{Path, PathBuf};

/// Why something could not be kept or read. Every variant shows as one sentence; none holds a password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StoreError {
    /// The data directory cannot be made or used.
    Directory {
        /// The directory.
        path: PathBuf,
        /// What the system says.
        cause: String,
    },
    /// Another server works on this data directory.
    Held {
        /// The directory.
        path: PathBuf,
    },
    /// There is no database to back up.
    Missing {
        /// The directory that should hold one.
        path: PathBuf,
    },
    /// The address of a PostgreSQL database cannot be read.
    Address(String),
    /// The database does not answer.
    Unreachable(String),
    /// The database was written by a newer program.
    Newer {
        /// The schema version of the database.
        found: i64,
        /// The newest one that this program knows.
        known: i64,
    },
    /// The database was written by an older program and has not been brought up to date.
    Older {
        /// The schema version of the database.
        found: i64,
        /// The one that this program works with.
        known: i64,
    },
    /// A backup was restored meanwhile: what the caller knew of the table is no longer true.
    Restored,
    /// The store was closed.
    Closed,
    /// Something that no database can keep, such as a text with a NUL character.
    Unfit(String),
    /// The database holds something that this program did not write.
    Damaged(String),
    /// The database refused or failed. Whether it was written is unknown.
    Failed(String),
    /// The server cannot start, for a reason that has nothing to do with what it keeps: a whole sentence.
    Start(String),
    /// A backup file cannot be read or written.
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        cause: String,
    },
    /// A backup file is not whole, or not a backup.
    Backup {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        cause: String,
    },
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Directory { path, cause } => {
                write!(f, "The data directory {} cannot be used: {cause}.", path.display())
            }
            StoreError::Held { path } => write!(
                f,
                "Another server is running on the data directory {}: stop it, or choose another directory.",
                path.display()
            ),
            StoreError::Missing { path } => write!(
                f,
                "There is no database in {}: name the data directory of a server that has been started once.",
                path.display()
            ),
            StoreError::Address(cause) => write!(
                f,
                "The database address cannot be read ({cause}): it should look like \
                 postgres://user:password@host:5432/name."
            ),
            StoreError::Unreachable(cause) => write!(f, "The database cannot be reached: {cause}."),
            StoreError::Newer { found, known } => write!(
                f,
                "The database was written by a newer version of Demesne (schema {found}, this program knows up to \
                 {known}): use that version or a later one."
            ),
            StoreError::Older { found, known } => write!(
                f,
                "The database is of an older version of Demesne (schema {found}, this program works with {known}): \
                 start the server of this version once, it brings the database up to date."
            ),
            StoreError::Restored => {
                write!(f, "A backup was restored meanwhile: load the table again and look where it stands.")
            }
            StoreError::Closed => {
                write!(f, "The server is stopping and keeps nothing any more: try again soon.")
            }
            StoreError::Unfit(cause) => write!(f, "This cannot be kept: {cause}."),
            StoreError::Damaged(cause) => {
                write!(f, "The database holds something that Demesne did not write: {cause}.")
            }
            StoreError::Failed(cause) => write!(f, "The database failed: {cause}."),
            StoreError::Start(sentence) => f.write_str(sentence),
            StoreError::File { path, cause } => {
                write!(f, "The backup file {} cannot be used: {cause}.", path.display())
            }
            StoreError::Backup { path, cause } => {
                write!(f, "{} cannot be restored, and nothing was changed: {cause}.", path.display())
            }
        }
    }
}

impl std::error::Error for StoreError {}

impl StoreError {
    pub(super) fn directory(path: &Path, cause: impl fmt::Display) -> StoreError {
        StoreError::Directory { path: path.to_owned(), cause: cause.to_string() }
    }

    pub(super) fn file(path: &Path, cause: impl fmt::Display) -> StoreError {
        StoreError::File { path: path.to_owned(), cause: cause.to_string() }
    }

    pub(super) fn backup(path: &Path, cause: impl fmt::Display) -> StoreError {
        StoreError::Backup { path: path.to_owned(), cause: cause.to_string() }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::PoolTimedOut => {
                StoreError::Unreachable("it had no free connection for too long".into())
            }
            sqlx::Error::Io(cause) => StoreError::Unreachable(cause.to_string()),
            sqlx::Error::Tls(cause) => StoreError::Unreachable(cause.to_string()),
            // An address can hold a password, so its parts are never repeated.
            sqlx::Error::Configuration(_) => {
                StoreError::Address("it has a part that is not understood".into())
            }
            sqlx::Error::ColumnDecode { index, source } => {
                StoreError::Damaged(format!("column {index}: {source}"))
            }
            sqlx::Error::Database(cause) => match cause.code().as_deref() {
                // Wrong password, no such role or database, too many connections, starting or stopping.
                Some("28P01" | "28000" | "3D000" | "53300" | "57P01" | "57P02" | "57P03") => {
                    StoreError::Unreachable(cause.message().to_owned())
                }
                Some("22021" | "22P05") => {
                    StoreError::Unfit("a text holds a character that no database keeps".into())
                }
                _ => StoreError::Failed(cause.message().to_owned()),
            },
            other => StoreError::Failed(other.to_string()),
        }
    }
}

/// Whether the same transaction may well succeed when it is tried again.
pub(super) fn is_passing(error: &sqlx::Error) -> bool {
    match error {
        // PostgreSQL: serialization failure, deadlock, lock not available. SQLite: busy and locked, with their kinds.
        sqlx::Error::Database(cause) => matches!(
            cause.code().as_deref(),
            Some(
                "40001" | "40P01" | "55P03" | "57P01" | "57P02" | "57P03" | "5" | "6" | "261" | "517" | "773"
            )
        ),
        sqlx::Error::Io(_) | sqlx::Error::WorkerCrashed => true,
        _ => false,
    }
}
