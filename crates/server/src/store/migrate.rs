//! Bringing a database up to date. Each step is a transaction of its own, and only one process takes it.

use super::connect::{Connected, Engine};
use super::error::StoreError;
use sqlx::{AnyConnection, Executor as _, Row as _};

/// The steps, in order; a step's number is its place, counted from 1. A step that has been released never changes.
/// Later steps only add: a backup of an older schema is then restored by leaving out what it does not have.
const STEPS: [&str; 3] = [
    include_str!("migrations/0001_tables.sql"),
    include_str!("migrations/0002_people.sql"),
    include_str!("migrations/0003_calls.sql"),
];

/// The schema version that this program works with.
pub const SCHEMA: i64 = STEPS.len() as i64;

/// Any number will do, as long as nobody else on the database uses it.
const MIGRATION_LOCK: i64 = 0x6465_6d65_736e_6501;

/// Takes all steps that the database has not taken yet.
pub(super) async fn migrate(connected: &Connected) -> Result<(), StoreError> {
    loop {
        let mut transaction = connected.begin().await?;
        if connected.engine == Engine::Postgres {
            sqlx::query("SELECT pg_advisory_xact_lock($1)")
                .bind(MIGRATION_LOCK)
                .execute(&mut *transaction)
                .await?;
        }
        sqlx::query("CREATE TABLE IF NOT EXISTS meta (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)")
            .execute(&mut *transaction)
            .await?;
        let found = schema(&mut transaction).await?;
        if found > SCHEMA {
            return Err(StoreError::Newer { found, known: SCHEMA });
        }
        if found == SCHEMA {
            sqlx::query(
                "INSERT INTO meta (key, value) VALUES ('generation', $1) ON CONFLICT (key) DO NOTHING",
            )
            .bind(super::connect::random_id()?)
            .execute(&mut *transaction)
            .await?;
            transaction.commit().await?;
            return Ok(());
        }
        let step = usize::try_from(found).ok().and_then(|found| STEPS.get(found));
        let Some(step) = step else {
            return Err(StoreError::Damaged(format!("its schema version is {found}")));
        };
        transaction.execute(connected.engine.dialect(step).as_str()).await?;
        sqlx::query(
            "INSERT INTO meta (key, value) VALUES ('schema', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        )
        .bind((found + 1).to_string())
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
    }
}

/// The schema version of a database that has a table `meta`; 0 where nothing was written yet.
pub(super) async fn schema(connection: &mut AnyConnection) -> Result<i64, StoreError> {
    let row = sqlx::query("SELECT value FROM meta WHERE key = 'schema'").fetch_optional(connection).await?;
    let Some(row) = row else { return Ok(0) };
    let value: String = row.try_get(0)?;
    value.parse().map_err(|_| StoreError::Damaged(format!("its schema version is {value}")))
}
