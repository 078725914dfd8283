//! Putting back what a backup holds, while servers go on.

use super::bulk::Bulk;
use super::connect::{self, Connected, Engine, Place, random_id};
use super::error::{StoreError, is_passing};
use super::migrate::migrate;
use super::notice::{self, Change};
use super::shape::{Kind, SHAPES};
use super::snapshot::{BackupReport, Reading, SavedRow};
use sqlx::{AnyConnection, Executor as _};
use std::path::Path;

/// Rows that are inserted together.
const MOST_ROWS: usize = 512;

/// Replaces all that is kept at a place by what a backup holds, in one transaction. The whole file is checked before
/// anything is changed. Servers that run on the place learn of it and read everything anew.
pub async fn restore(place: &Place, file: &Path) -> Result<BackupReport, StoreError> {
    let checked = check(file)?;
    sqlx::any::install_default_drivers();
    let connected = match place {
        Place::Embedded(directory) => {
            connect::make_directory(directory)?;
            connect::connect_embedded(directory).await?
        }
        Place::Postgres(address) => connect::connect_postgres(address).await?,
    };
    let report = replace(&connected, file, &checked).await;
    connected.close().await;
    report
}

/// Reads the whole file; the digest of its content, if it is whole.
fn check(file: &Path) -> Result<String, StoreError> {
    let mut reading = Reading::begin(file)?;
    while reading.next()?.is_some() {}
    Ok(reading.digest())
}

async fn replace(connected: &Connected, file: &Path, checked: &str) -> Result<BackupReport, StoreError> {
    migrate(connected).await?;
    let mut tries = 0;
    loop {
        tries += 1;
        match try_replace(connected, file, checked).await {
            Err(Fault::Database(error)) if tries < 3 && is_passing(&error) => {}
            Err(Fault::Database(error)) => return Err(error.into()),
            Err(Fault::Store(error)) => return Err(error),
            Ok(report) => return Ok(report),
        }
    }
}

enum Fault {
    Database(sqlx::Error),
    Store(StoreError),
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Fault {
        Fault::Database(error)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Store(error)
    }
}

async fn try_replace(connected: &Connected, file: &Path, checked: &str) -> Result<BackupReport, Fault> {
    let mut transaction = connected.begin().await?;
    if connected.engine == Engine::Postgres {
        // The log first, as those who append do: then nobody waits for another in a circle. Readers read on.
        let names: Vec<&str> = SHAPES.iter().rev().map(|shape| shape.name).collect();
        transaction.execute(format!("LOCK TABLE {} IN EXCLUSIVE MODE", names.join(", ")).as_str()).await?;
    }
    for shape in SHAPES.iter().rev() {
        let which = if shape.name == "meta" { "WHERE key NOT IN ('schema', 'generation')" } else { "" };
        sqlx::query(&format!("DELETE FROM {} {which}", shape.name)).execute(&mut *transaction).await?;
    }
    let mut reading = Reading::begin(file)?;
    let mut rows: Vec<SavedRow> = Vec::with_capacity(MOST_ROWS);
    while let Some(row) = reading.next()? {
        let other = rows.first().is_some_and(|first| first.shape.name != row.shape.name);
        if other || rows.len() == MOST_ROWS {
            insert(connected.engine, &mut transaction, &reading, &rows).await?;
            rows.clear();
        }
        rows.push(row);
    }
    insert(connected.engine, &mut transaction, &reading, &rows).await?;
    if reading.digest() != checked {
        return Err(StoreError::backup(file, "it was changed while it was being read").into());
    }
    sqlx::query("UPDATE meta SET value = $1 WHERE key = 'generation'")
        .bind(random_id()?)
        .execute(&mut *transaction)
        .await?;
    if connected.engine == Engine::Postgres {
        sqlx::query("SELECT pg_notify($1, $2)")
            .bind(notice::CHANNEL)
            .bind(notice::of_change(&random_id()?, &Change::Everything))
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(reading.report())
}

/// Inserts rows of one table.
async fn insert(
    engine: Engine,
    connection: &mut AnyConnection,
    reading: &Reading,
    rows: &[SavedRow],
) -> Result<(), sqlx::Error> {
    let Some(first) = rows.first() else { return Ok(()) };
    let columns = reading.columns(first.shape.name);
    let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
    let before = format!("INSERT INTO {} ({}) VALUES", first.shape.name, names.join(", "));
    let bulk = Bulk::rows(&before, columns.len(), "");
    for (range, sql) in bulk.split(engine, rows.len()) {
        let mut query = sqlx::query(sql);
        for row in &rows[range] {
            for (value, (_, kind)) in row.values.iter().zip(columns) {
                query = match kind {
                    Kind::Text => query.bind(value.as_str()),
                    Kind::Number => query.bind(value.as_i64()),
                };
            }
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}
